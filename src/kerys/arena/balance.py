"""Balance of the game: statistics of finished games by seat, turn order, lead and score."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean, quantiles
from typing import Any, Final

from kerys.arena.match_report import kind_of_game
from kerys.arena.statistics import Scores, share_interval
from kerys.engine.options import Options
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES
from kerys.game import Game

ROUNDS: Final = 4
BIN: Final = 5  # points in one column of a histogram


@dataclass(frozen=True)
class GameHistory:
    """Turn order and points of one finished game, round by round."""

    settings: Options
    points: list[int]  # of all parties, the neutral seat last
    winners: list[int]
    orders: list[dict[int, int]]  # for each round, the place in the turn order by seat
    standings: list[list[int]]  # points of all parties after each round, then at the end

    def share(self, party: int) -> float:
        return 1 / len(self.winners) if party in self.winners else 0.0

    def leaders(self) -> list[int | None]:
        """List the sole leader after each round, then the sole winner; None where there is a tie."""
        leaders: list[int | None] = []
        for points in self.standings[:-1]:
            best = max(points)
            leaders.append(points.index(best) if points.count(best) == 1 else None)
        return [*leaders, self.winners[0] if len(self.winners) == 1 else None]

    def lead_changes(self) -> int:
        """Count how often the sole leader changed, from round to round and at the end."""
        alone = [leader for leader in self.leaders() if leader is not None]
        return sum(before != after for before, after in pairwise(alone))


def history_of(game: Game) -> GameHistory:
    """Derive the history of a finished game from its facts."""
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
    return GameHistory(game.settings, list(map(int, game.points)), game.winners, orders, standings)


@dataclass
class Balance:
    """Statistics of all games played with the same options."""

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

    def add(self, history: GameHistory) -> None:
        players = self.settings.players
        self.games += 1
        for seat in range(players):
            self.seats[seat].add(history.share(seat))
        self.neutral.add(history.share(players))
        for round_, taken in enumerate(history.orders):
            for seat, order in taken.items():
                self.orders[round_][order - 1].add(history.share(seat))
        self.changes[history.lead_changes()] += 1
        for round_, leader in enumerate(history.leaders()[:-1]):
            if leader is not None:
                self.leader_wins[round_].add(history.share(leader))
        ranked = sorted(history.points, reverse=True)
        self.scores += history.points[:players]
        self.winning.append(ranked[0])
        self.margins.append(ranked[0] - ranked[1])

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
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
            data["win_share_by_seat"][NEUTRAL_NAME] = _share(self.neutral)
        return data


def _share(scores: Scores) -> dict[str, float]:
    interval = share_interval(scores, 1)
    return {"share": round(interval.mean, 6), "low": round(interval.low, 6), "high": round(interval.high, 6)}


def _spread(values: Sequence[int]) -> dict[str, Any]:
    """Return mean, quartiles, extremes and a histogram."""
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    bins = Counter(value // BIN for value in values)
    return {
        "mean": round(mean(values), 3),
        "quartiles": quarters,
        "least": min(values),
        "most": max(values),
        "histogram": {str(BIN * n): bins[n] for n in range(min(bins), max(bins) + 1)},
    }


def balances(histories: Iterable[GameHistory]) -> list[Balance]:
    """Group the games by their options, in order of first appearance."""
    by_options: dict[Options, Balance] = {}
    for history in histories:
        by_options.setdefault(history.settings, Balance(history.settings)).add(history)
    return list(by_options.values())
