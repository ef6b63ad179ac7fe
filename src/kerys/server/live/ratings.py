"""Ratings: openskill's Plackett-Luce, apart for each number of players. Bots are rated too, by level."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from kerys.server.domain.table import Table
from kerys.server.storage import Rating, Store


def rated_names(table: Table) -> list[str]:
    """Who is rated in each seat: a person's id, or the level of a bot."""
    return [seat.person or f"bot:{seat.level}" for seat in table.seats]


async def new_ratings(store: Store, table: Table, points: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game.

    Nothing if the table was not rated, or somebody played against themselves.
    """
    names = rated_names(table)
    if not table.setup.rated or table.imported or len(set(names)) < len(names):
        return []
    players = len(names)
    known = {one.person: one for one in await store.ratings(names, players)}
    model = PlackettLuce()
    before = [
        [model.rating(mu=known[name].mu, sigma=known[name].sigma) if name in known else model.rating()]
        for name in names
    ]
    after = model.rate(before, scores=[float(points[seat]) for seat in range(players)])
    return [
        Rating(name, players, team[0].mu, team[0].sigma, known[name].games + 1 if name in known else 1)
        for name, team in zip(names, after, strict=True)
    ]
