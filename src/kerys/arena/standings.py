"""The standings of a match: win shares, ranks, points and times of its entrants."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kerys.arena.plan import Plan, seatings
from kerys.arena.play import GameResult
from kerys.arena.statistics import Interval, Scores, Sprt, Verdict, share_interval
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES


@dataclass
class _Sum:
    """Sums over an entrant's games; an entrant on several seats counts once per seat."""

    games: int = 0
    share: float = 0.0
    rank: float = 0.0
    lead: int = 0
    points: int = 0
    decisions: int = 0
    faults: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, result: GameResult, seat: int) -> None:
        self.games += 1
        self.share += result.share(seat)
        self.rank += result.rank(seat)
        self.lead += result.lead(seat)
        self.points += result.points[seat]
        self.decisions += result.decisions[seat]
        self.faults += sum(fault[0] == seat for fault in result.faults)
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])


class Row:
    """One row of the standings: an entrant and the games that count for it."""

    def __init__(self, index: int, label: str, among: str, players: int) -> None:
        self.index = index
        self.label = label
        self.among = among  # the opponent whose copies fill all other seats; empty for any opponents
        self.total = _Sum()
        self.by_seat = [_Sum() for _ in range(players)]
        self.scores = Scores()  # of complete sets

    @property
    def name(self) -> str:
        return f"{self.label} alone among {self.among}" if self.among else self.label

    def seats_of(self, result: GameResult) -> list[int]:
        """List the seats of a game that count for this row."""
        seats = [seat for seat, index in enumerate(result.seats) if index == self.index]
        return [] if self.among and len(seats) != 1 else seats

    def add_set(self, games: Sequence[GameResult]) -> None:
        shares: list[float] = []
        for result in games:
            for seat in self.seats_of(result):
                self.total.add(result, seat)
                self.by_seat[seat].add(result, seat)
                shares.append(result.share(seat))
        self.scores.add(sum(shares) / len(shares))

    @property
    def seats_per_set(self) -> int:
        return self.total.games // max(1, self.scores.count)

    @property
    def interval(self) -> Interval:
        return share_interval(self.scores, max(1, self.seats_per_set))


class Standings:
    """The standings after all complete sets so far."""

    def __init__(self, plan: Plan, sprt: Sprt | None = None) -> None:
        self.plan = plan
        self.sprt = sprt
        self.sets = 0
        self.games = 0
        self.neutral = 0.0  # victories of the neutral seat
        self.faults: list[tuple[str, str]] = []  # label of the entrant, description
        self.labels = [entrant.label for entrant in plan.players()]
        self.games_per_set = len(seatings(plan))
        self._incomplete_set: list[GameResult] = []
        self.rows = self._rows()

    def _rows(self) -> list[Row]:
        players = self.plan.settings.players
        if len(self.labels) != 2 or players == 2:
            return [Row(index, label, "", players) for index, label in enumerate(self.labels)]
        alone = (0,) if self.plan.one_way else (0, 1)
        return [Row(index, self.labels[index], self.labels[1 - index], players) for index in alone]

    def add(self, result: GameResult) -> bool:
        """Add the next game; return True if it completed a set."""
        self._incomplete_set.append(result)
        if len(self._incomplete_set) < self.games_per_set:
            return False
        for row in self.rows:
            row.add_set(self._incomplete_set)
        for game in self._incomplete_set:
            self.games += 1
            self.neutral += game.share(self.plan.settings.players)
            self.faults += [(self.labels[game.seats[seat]], str(text)) for seat, text in game.faults]
        self._incomplete_set.clear()
        self.sets += 1
        return True

    def add_all(self, results: Iterable[GameResult]) -> "Standings":
        for result in results:
            self.add(result)
        return self

    @property
    def parity(self) -> float:
        """The expected win share if all entrants were equally strong."""
        return 1 / self.plan.settings.players

    @property
    def verdict(self) -> Verdict | None:
        """The state of the sequential test, computed from the set scores of the first row."""
        if self.sprt is None:
            return None
        return self.sprt.verdict(self.rows[0].scores, max(1, self.rows[0].seats_per_set))

    @property
    def decided(self) -> bool:
        verdict = self.verdict
        return verdict is not None and verdict.accepted is not None

    def data(self) -> dict[str, Any]:
        """Return the standings as plain data; measured times are separate, under `timing`."""
        data: dict[str, Any] = {
            "plan": self.plan.data(),
            "sets": self.sets,
            "games": self.games,
            "parity": self.parity,
            "entrants": [_row_data(row) for row in self.rows],
        }
        if self.plan.settings.players == 2:
            data[NEUTRAL_NAME] = self.neutral / max(1, self.games)
        verdict = self.verdict
        if self.sprt is not None and verdict is not None:
            data["sprt"] = {
                "hypotheses": [self.sprt.low, self.sprt.high],
                "ratio": round(verdict.ratio, 4),
                "bounds": [round(verdict.lower, 4), round(verdict.upper, 4)],
                "accepted": verdict.accepted,
            }
        data["faults"] = [{"entrant": label, "fault": fault} for label, fault in self.faults]
        data["timing"] = {row.name: timing_of(row) for row in self.rows}
        return data


def _row_data(row: Row) -> dict[str, Any]:
    total, interval = row.total, row.interval
    games = max(1, total.games)
    return {
        "name": row.name,
        "entrant": row.label,
        "games": total.games,
        "win_share": round(interval.mean, 6),
        "low": round(interval.low, 6),
        "high": round(interval.high, 6),
        "rank": round(total.rank / games, 4),
        "lead": round(total.lead / games, 3),
        "points": round(total.points / games, 3),
        "faults": total.faults,
        "by_seat": {
            SEAT_NAMES[seat]: round(sums.share / max(1, sums.games), 6)
            for seat, sums in enumerate(row.by_seat)
        },
        "decisions": total.decisions,
    }


def timing_of(row: Row) -> dict[str, float]:
    decisions = max(1, row.total.decisions)
    return {
        "mean_ms": round(1000 * row.total.seconds / decisions, 3),
        "slowest_ms": round(1000 * row.total.slowest, 3),
    }
