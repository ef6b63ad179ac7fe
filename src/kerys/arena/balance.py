"""How fair the game is: what finished games say about seats, turn order, leads and scores."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean, quantiles
from typing import Any, Final

from kerys.arena.statistics import Scores, share_interval
from kerys.arena.telling import kind_of_game
from kerys.engine.options import Options
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES
from kerys.game import Game

ROUNDS: Final = 4
BIN: Final = 5  # points in one column of a histogram


@dataclass(frozen=True)
class Course:
    """How one game went."""

    settings: Options
    points: list[int]  # everybody's, the neutral's last
    winners: list[int]
    orders: list[dict[int, int]]  # for each round, the place in the turn order that each seat took
    standings: list[list[int]]  # everybody's points after each round, then at the end

    def share(self, party: int) -> float:
        return 1 / len(self.winners) if party in self.winners else 0.0

    def leaders(self) -> list[int | None]:
        """Who led after each round and won at the end; None: nobody alone."""
        found: list[int | None] = []
        for points in self.standings[:-1]:
            best = max(points)
            found.append(points.index(best) if points.count(best) == 1 else None)
        return [*found, self.winners[0] if len(self.winners) == 1 else None]

    def lead_changes(self) -> int:
        """How often another one than before led alone, from round to round and at the end."""
        alone = [leader for leader in self.leaders() if leader is not None]
        return sum(before != after for before, after in pairwise(alone))


def course_of(game: Game) -> Course:
    """A finished game, told by its facts."""
    names = [*SEAT_NAMES[: game.seats], NEUTRAL_NAME]
    parties = len(game.points)
    points = [0] * parties
    orders: list[dict[int, int]] = []
    standings: list[list[int]] = []
    final = False
    for fact in game.facts():
        kind = fact["fact"]
        if kind == "round-began":
            if orders:
                standings.append(list(points))
            orders.append({})
        elif kind == "order-taken":
            orders[-1][names.index(fact["party"])] = fact["order"]
        elif kind != "won" and "points" in fact:
            if kind == "colour-scored" and not final:  # the final count begins with the colours
                final = True
                standings.append(list(points))
            points[names.index(fact["party"])] += fact["points"]
    standings.append(list(points))
    return Course(game.settings, list(map(int, game.points)), game.winners, orders, standings)


@dataclass
class Balance:
    """The games of one kind, added up."""

    settings: Options
    games: int = 0
    seats: list[Scores] = field(default_factory=list)
    neutral: Scores = field(default_factory=Scores)
    orders: list[list[Scores]] = field(default_factory=list)  # by round and place in the turn order
    changes: Counter[int] = field(default_factory=Counter)
    leader_wins: list[Scores] = field(default_factory=list)  # by round
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        players = self.settings.players
        self.seats = [Scores() for _ in range(players)]
        self.orders = [[Scores() for _ in range(players)] for _ in range(ROUNDS)]
        self.leader_wins = [Scores() for _ in range(ROUNDS)]

    def add(self, course: Course) -> None:
        players = self.settings.players
        self.games += 1
        for seat in range(players):
            self.seats[seat].add(course.share(seat))
        self.neutral.add(course.share(players))
        for round_, taken in enumerate(course.orders):
            for seat, order in taken.items():
                self.orders[round_][order - 1].add(course.share(seat))
        self.changes[course.lead_changes()] += 1
        for round_, leader in enumerate(course.leaders()[:-1]):
            if leader is not None:
                self.leader_wins[round_].add(course.share(leader))
        ranked = sorted(course.points, reverse=True)
        self.scores += course.points[:players]
        self.winning.append(ranked[0])
        self.margins.append(ranked[0] - ranked[1])

    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "kind": kind_of_game(self.settings),
            "options": {**self.settings.as_dict(), "neutral": list(self.settings.neutral)},
            "games": self.games,
            "win_share_by_seat": {SEAT_NAMES[seat]: _share(each) for seat, each in enumerate(self.seats)},
            "win_share_by_turn_order": [
                {str(place + 1): _share(each) for place, each in enumerate(round_)} for round_ in self.orders
            ],
            "lead_changes": {str(n): self.changes[n] / self.games for n in range(max(self.changes) + 1)},
            "leader_wins": [_share(each) for each in self.leader_wins],
            "scores": _spread(self.scores),
            "winning_scores": _spread(self.winning),
            "margins": _spread(self.margins),
        }
        if self.settings.players == 2:
            told["win_share_by_seat"][NEUTRAL_NAME] = _share(self.neutral)
        return told


def _share(scores: Scores) -> dict[str, float]:
    found = share_interval(scores, 1)
    return {"share": round(found.mean, 6), "low": round(found.low, 6), "high": round(found.high, 6)}


def _spread(values: Sequence[int]) -> dict[str, Any]:
    """Mean, quartiles, extremes and a histogram."""
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    bins = Counter(value // BIN for value in values)
    return {
        "mean": round(mean(values), 3),
        "quartiles": quarters,
        "least": min(values),
        "most": max(values),
        "histogram": {str(BIN * n): bins[n] for n in range(min(bins), max(bins) + 1)},
    }


def balances(courses: Iterable[Course]) -> list[Balance]:
    """One for each kind of game, in the order in which they come."""
    found: dict[Options, Balance] = {}
    for course in courses:
        found.setdefault(course.settings, Balance(course.settings)).add(course)
    return list(found.values())
