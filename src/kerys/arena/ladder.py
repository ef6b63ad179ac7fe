"""A pool of bots in all mixtures, and the ratings that follow."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Any

from kerys.arena.executors import Executor
from kerys.arena.folder import Folder
from kerys.arena.match import played_in_order
from kerys.arena.plackett_luce import Orders, Rating, rate
from kerys.arena.plan import Item, Plan, number_from
from kerys.arena.play import Played
from kerys.arena.statistics import Interval, Scores, share_interval
from kerys.bots.levels import LEVELS
from kerys.engine.errors import KerysError

_LONG_SEARCH = 1_000  # iterations of the strongest level here: its clock would make the games unrepeatable


def usual_pool() -> tuple[str, ...]:
    """`random` and all levels."""
    levels = [
        f"{level.name}:iterations={_LONG_SEARCH}" if level.iterations > _LONG_SEARCH else level.name
        for level in LEVELS
    ]
    return ("random", *levels)


def checked_pool(plan: Plan) -> Plan:
    """A plan whose entrants may be more than fit at a table."""
    if len(set(plan.entrants)) < len(plan.entrants):
        raise KerysError("a pool has every entrant once")
    if len(plan.entrants) < 2:
        raise KerysError("a pool needs at least two entrants")
    plan.players()
    settings = Plan(plan.entrants[:1], plan.options, plan.seed, plan.budget).checked().options
    return Plan(plan.entrants, settings, plan.seed, plan.budget)


def ladder_items(plan: Plan, sets: int) -> Iterator[Item]:
    """Each deal is played by one mixture of the pool in all rotations; every mixture comes equally often.

    A pool smaller than the table fills it with copies, beginning with another one each time.
    """
    pool, seats = len(plan.entrants), plan.settings.players
    for number in range(sets):
        mixtures = list(combinations(range(pool), min(pool, seats)))
        turn, at = divmod(number, len(mixtures))
        random.Random(number_from("mixtures", plan.seed, turn)).shuffle(mixtures)
        mixture = list(mixtures[at])
        random.Random(number_from("order", plan.seed, number)).shuffle(mixture)
        table = [mixture[seat % len(mixture)] for seat in range(seats)]
        for game in range(seats):
            yield Item(plan, number, game, tuple(table[game:] + table[:game]))


def order_of(played: Played) -> list[list[int]]:
    """The final order of the seats' entrants, best first; those who are level together."""
    seats = sorted(range(len(played.seats)), key=played.rank)
    return [[played.seats[seat] for seat in level] for _, level in groupby(seats, key=played.rank)]


@dataclass(frozen=True)
class Rung:
    """What a ladder says about one entrant."""

    label: str
    rating: Rating
    share: Interval
    rank: float
    games: int
    faults: int


@dataclass(frozen=True)
class Ladder:
    """The ratings of a pool in one kind of game, best first."""

    plan: Plan
    sets: int
    games: int
    rungs: list[Rung]
    ahead: dict[str, dict[str, float]]  # how often one finished ahead of another, by their labels

    def data(self) -> dict[str, Any]:
        return {
            "plan": self.plan.data(),
            "sets": self.sets,
            "games": self.games,
            "ratings": [
                {
                    "entrant": rung.label,
                    "rating": round(rung.rating.rating, 1),
                    "low": round(rung.rating.low, 1),
                    "high": round(rung.rating.high, 1),
                    "win_share": round(rung.share.mean, 6),
                    "win_share_low": round(rung.share.low, 6),
                    "win_share_high": round(rung.share.high, 6),
                    "rank": round(rung.rank, 4),
                    "games": rung.games,
                    "faults": rung.faults,
                }
                for rung in self.rungs
            ],
            "ahead": {
                one: {other: round(share, 4) for other, share in shares.items()}
                for one, shares in self.ahead.items()
            },
        }


def run_ladder(
    plan: Plan, sets: int, folder: Folder, executor: Executor, tell: Callable[[int], None] = lambda sets: None
) -> Ladder:
    """Play what the folder lacks, then rate."""
    games: list[Played] = []
    for played in played_in_order(ladder_items(plan, sets), folder, executor):
        games.append(played)
        tell(len(games) // plan.settings.players)
    return rated(plan, games)


def rated(plan: Plan, games: Sequence[Played]) -> Ladder:
    """The ladder that follows from these games."""
    labels = [entrant.label for entrant in plan.players()]
    many = len(labels)
    orders: list[Orders] = []
    shares = [Scores() for _ in labels]
    ranks, seats, faults = [0.0] * many, [0] * many, [0] * many
    ahead = [[0.0] * many for _ in labels]
    met = [[0] * many for _ in labels]
    for _, deal in groupby(games, key=lambda played: played.set):
        found = Orders()
        won: dict[int, list[float]] = {}
        for played in deal:
            found.add(order_of(played))
            for seat, index in enumerate(played.seats):
                won.setdefault(index, []).append(played.share(seat))
                ranks[index] += played.rank(seat)
                seats[index] += 1
                faults[index] += sum(fault[0] == seat for fault in played.faults)
                for other, rival in enumerate(played.seats):
                    difference = played.rank(other) - played.rank(seat)
                    ahead[index][rival] += 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0
                    met[index][rival] += 1
        for index, each in won.items():
            shares[index].add(sum(each) / len(each))
        orders.append(found)
    ratings = rate(orders, many, plan.seed)
    rungs = [
        Rung(
            labels[n],
            ratings[n],
            share_interval(shares[n], max(1, seats[n] // max(1, shares[n].count))),
            ranks[n] / max(1, seats[n]),
            seats[n],
            faults[n],
        )
        for n in range(many)
    ]
    return Ladder(
        plan,
        len(orders),
        len(games),
        sorted(rungs, key=lambda rung: -rung.rating.rating),
        {
            labels[a]: {labels[b]: ahead[a][b] / met[a][b] for b in range(many) if b != a and met[a][b]}
            for a in range(many)
        },
    )
