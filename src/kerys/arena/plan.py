"""The plan of a match: sets of games, each set one deal played in all its seatings.

A plan is plain data, so that games can be played by other processes and machines, and a folder can be
checked for holding the same match.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import kerys
from kerys.arena.entrants import Entrant, entrants
from kerys.engine.errors import KerysError
from kerys.engine.options import Options, options

_FINGERPRINTED = ("engine", "search", "bots")  # the packages that decide how a game goes


@dataclass(frozen=True)
class Plan:
    """The settings of a match. Equal plans play the same games."""

    entrants: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    budget: str | None = None
    one_way: bool = False

    def checked(self) -> "Plan":
        """Return the plan with all options written out; raise an error if it cannot be played."""
        settings = options(**self.options)
        entrants(self.entrants, self.budget)
        if len(self.entrants) > settings.players:
            raise KerysError(
                f"{len(self.entrants)} entrants do not fit on {settings.players} seats; "
                "`kerys ladder` plays larger pools"
            )
        if self.one_way and len(self.entrants) != 2:
            raise KerysError("--one-way is for two entrants: the first alone among copies of the second")
        return Plan(self.entrants, _plain(settings), self.seed, self.budget, self.one_way)

    @property
    def settings(self) -> Options:
        return options(**self.options)

    def players(self) -> tuple[Entrant, ...]:
        return entrants(self.entrants, self.budget)

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "entrants": list(self.entrants)}


@dataclass(frozen=True)
class PlannedGame:
    """One game of a match, still to be played."""

    plan: Plan
    set: int
    game: int  # number within the set
    seats: tuple[int, ...]  # the entrant on each seat


def _plain(settings: Options) -> dict[str, Any]:
    return {**settings.as_dict(), "neutral": list(settings.neutral)}


def seatings(plan: Plan) -> list[tuple[int, ...]]:
    """List the games of a set: for each game the entrant on every seat.

    Two entrants: the first sits alone on each seat in turn, then the second does. More entrants: they sit
    round the table in all rotations, each of them first in turn. Every entrant gets every seat equally often.
    """
    players, count = plan.settings.players, len(plan.entrants)
    if count == 2:
        alone = [(a, seat) for a in (0, 1) if a == 0 or not plan.one_way for seat in range(players)]
        tables = [tuple(a if at == seat else 1 - a for at in range(players)) for a, seat in alone]
    else:
        tables = [
            tuple(((at + turn) % players + shift) % count for at in range(players))
            for shift in range(count)
            for turn in range(players)
        ]
    return list(dict.fromkeys(tables))


def planned_games(plan: Plan, sets: int) -> Iterator[PlannedGame]:
    """Yield all games of a match, in order."""
    tables = seatings(plan)
    for number in range(sets):
        for game, seats in enumerate(tables):
            yield PlannedGame(plan, number, game, seats)


def derive_seed(*parts: object) -> int:
    """Hash names and numbers into a seed; different parts give unrelated seeds."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def code_fingerprint() -> str:
    """Hash the code that plays, because games of two versions of a bot must not be mixed."""
    digest = blake2b(digest_size=8)
    root = Path(str(kerys.__file__)).parent
    for package in _FINGERPRINTED:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
