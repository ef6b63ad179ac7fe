"""What is played: sets of games, each set one deal with all its seatings. A plan says it all as plain data,
so that work can go to other processes and machines and a folder can tell whether it holds the same match.
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

_PLAYED_BY = ("engine", "search", "bots")  # the packages that decide how a game goes


@dataclass(frozen=True)
class Plan:
    """A match. Two plans that are equal play the same games."""

    entrants: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    budget: str | None = None
    one_way: bool = False

    def checked(self) -> "Plan":
        """The plan with all options written out; refuses what cannot be played."""
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
class Item:
    """One game to play."""

    plan: Plan
    set: int
    game: int  # of this set
    seats: tuple[int, ...]  # the entrant on each seat


def _plain(settings: Options) -> dict[str, Any]:
    return {**settings.as_dict(), "neutral": list(settings.neutral)}


def seatings(plan: Plan) -> list[tuple[int, ...]]:
    """The games of a set: which entrant sits where.

    Two entrants: one alone on each seat in turn, then the other. More: they sit round the table, on every
    seat and with every one of them first. Every entrant gets every seat equally often.
    """
    players, many = plan.settings.players, len(plan.entrants)
    if many == 2:
        alone = [(a, seat) for a in (0, 1) if a == 0 or not plan.one_way for seat in range(players)]
        found = [tuple(a if at == seat else 1 - a for at in range(players)) for a, seat in alone]
    else:
        found = [
            tuple(((at + turn) % players + shift) % many for at in range(players))
            for shift in range(many)
            for turn in range(players)
        ]
    return list(dict.fromkeys(found))


def items(plan: Plan, sets: int) -> Iterator[Item]:
    """All games, in order."""
    tables = seatings(plan)
    for number in range(sets):
        for game, seats in enumerate(tables):
            yield Item(plan, number, game, seats)


def number_from(*parts: object) -> int:
    """A seed out of names and numbers, unrelated for any two of them."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def code_print() -> str:
    """A fingerprint of the code that plays: games of two versions of a bot must not be mixed."""
    digest = blake2b(digest_size=8)
    root = Path(str(kerys.__file__)).parent
    for package in _PLAYED_BY:
        for path in sorted((root / package).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
