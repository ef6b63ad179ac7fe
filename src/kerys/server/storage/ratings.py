"""Statements and queries about ratings."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kerys.server.storage.backend import Backend, Statement

_RATING: Final = (
    "INSERT INTO ratings (person, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (person, players) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
_RATED_GAME: Final = "INSERT INTO rated_games (person, players, number, table_id) VALUES (?, ?, ?, ?)"


class Rating(NamedTuple):
    """A person's rating in games with this many players."""

    person: str
    players: int
    mu: float
    sigma: float
    games: int


class RatingStore:
    """The part of `Store` about ratings."""

    backend: Backend

    async def ratings(self, people: Sequence[str], players: int | None = None) -> list[Rating]:
        if not people:
            return []
        marks = ", ".join("?" * len(people))
        query = f"SELECT person, players, mu, sigma, games FROM ratings WHERE person IN ({marks})"
        parameters: list[Any] = list(people)
        if players is not None:
            query += " AND players = ?"
            parameters.append(players)
        return [Rating(*row) for row in await self.backend.read(query, *parameters)]


def rating_statements(table: str, ratings: Sequence[Rating]) -> list[Statement]:
    """Store new ratings after a game; the unique key of `rated_games` refuses one that is out of date."""
    statements: list[Statement] = []
    for rating in sorted(ratings):  # sorted, so that two processes cannot deadlock
        statements.append((_RATED_GAME, (rating.person, rating.players, rating.games, table)))
        statements.append((_RATING, rating))
    return statements
