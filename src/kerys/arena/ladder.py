"""Ladder: games between all combinations of a pool of bots, and the ratings computed from them."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Any

from kerys.arena.executors import Executor
from kerys.arena.folder import Folder
from kerys.arena.match import results_in_order
from kerys.arena.plackett_luce import Orders, Rating, rate
from kerys.arena.plan import Plan, PlannedGame, derive_seed
from kerys.arena.play import GameResult
from kerys.arena.statistics import Interval, Scores, share_interval
from kerys.bots.levels import LEVELS
from kerys.engine.errors import KerysError

_LONG_SEARCH = 1_000  # iterations for the strongest level: with its time limit the games were not repeatable


def default_pool() -> tuple[str, ...]:
    """Return `random` and all levels."""
    levels = [
        f"{level.name}:iterations={_LONG_SEARCH}" if level.iterations > _LONG_SEARCH else level.name
        for level in LEVELS
    ]
    return ("random", *levels)


def checked_pool(plan: Plan) -> Plan:
    """Check a plan which, unlike a match, may have more entrants than seats."""
    if len(set(plan.entrants)) < len(plan.entrants):
        raise KerysError("each entrant may appear only once in a pool")
    if len(plan.entrants) < 2:
        raise KerysError("a pool needs at least two entrants")
    plan.players()
    settings = Plan(plan.entrants[:1], plan.options, plan.seed, plan.budget).checked().options
    return Plan(plan.entrants, settings, plan.seed, plan.budget)


def planned_ladder_games(plan: Plan, sets: int) -> Iterator[PlannedGame]:
    """Yield the games: each deal is result by one combination in all rotations, each combination equally often.

    A pool smaller than the table is filled up with copies, starting with a different entrant each time.
    """
    pool, seats = len(plan.entrants), plan.settings.players
    for number in range(sets):
        groups = list(combinations(range(pool), min(pool, seats)))
        turn, at = divmod(number, len(groups))
        random.Random(derive_seed("mixtures", plan.seed, turn)).shuffle(groups)
        group = list(groups[at])
        random.Random(derive_seed("order", plan.seed, number)).shuffle(group)
        table = [group[seat % len(group)] for seat in range(seats)]
        for game in range(seats):
            yield PlannedGame(plan, number, game, tuple(table[game:] + table[:game]))


def order_of(result: GameResult) -> list[list[int]]:
    """Return the final order of the entrants, best first, with tied ones in one group."""
    seats = sorted(range(len(result.seats)), key=result.rank)
    return [[result.seats[seat] for seat in tied] for _, tied in groupby(seats, key=result.rank)]


@dataclass(frozen=True)
class Rung:
    """One entrant's line on the ladder."""

    label: str
    rating: Rating
    share: Interval
    rank: float
    games: int
    faults: int


@dataclass(frozen=True)
class Ladder:
    """The ratings of a pool for one set of options, best first."""

    plan: Plan
    sets: int
    games: int
    rungs: list[Rung]
    ahead: dict[str, dict[str, float]]  # how often the first label finished ahead of the second

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
    plan: Plan,
    sets: int,
    folder: Folder,
    executor: Executor,
    on_set: Callable[[int], None] = lambda sets: None,
) -> Ladder:
    """Play the games missing from the folder, then compute the ratings.

    `on_set` is called after every game with the number of complete sets.
    """
    results: list[GameResult] = []
    for result in results_in_order(planned_ladder_games(plan, sets), folder, executor):
        results.append(result)
        on_set(len(results) // plan.settings.players)
    return rate_games(plan, results)


def rate_games(plan: Plan, games: Sequence[GameResult]) -> Ladder:
    """Compute the ladder from the results of these games."""
    labels = [entrant.label for entrant in plan.players()]
    count = len(labels)
    orders: list[Orders] = []
    shares = [Scores() for _ in labels]
    ranks, seats, faults = [0.0] * count, [0] * count, [0] * count
    ahead = [[0.0] * count for _ in labels]
    meetings = [[0] * count for _ in labels]
    for _, deal in groupby(games, key=lambda result: result.set):
        deal_orders = Orders()
        won: dict[int, list[float]] = {}
        for result in deal:
            deal_orders.add(order_of(result))
            for seat, index in enumerate(result.seats):
                won.setdefault(index, []).append(result.share(seat))
                ranks[index] += result.rank(seat)
                seats[index] += 1
                faults[index] += sum(fault[0] == seat for fault in result.faults)
                for other, rival in enumerate(result.seats):
                    difference = result.rank(other) - result.rank(seat)
                    ahead[index][rival] += 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0
                    meetings[index][rival] += 1
        for index, each in won.items():
            shares[index].add(sum(each) / len(each))
        orders.append(deal_orders)
    ratings = rate(orders, count, plan.seed)
    rungs = [
        Rung(
            labels[n],
            ratings[n],
            share_interval(shares[n], max(1, seats[n] // max(1, shares[n].count))),
            ranks[n] / max(1, seats[n]),
            seats[n],
            faults[n],
        )
        for n in range(count)
    ]
    return Ladder(
        plan,
        len(orders),
        len(games),
        sorted(rungs, key=lambda rung: -rung.rating.rating),
        {
            labels[a]: {
                labels[b]: ahead[a][b] / meetings[a][b] for b in range(count) if b != a and meetings[a][b]
            }
            for a in range(count)
        },
    )
