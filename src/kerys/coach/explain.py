"""Why one answer is better than another: who wins which contest how often in the imagined rounds."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from kerys.coach.compare import Comparison
from kerys.engine.facts import STOOD, FactLog
from kerys.views.facts import known_facts, named_fact
from kerys.views.project import View

USUAL_ROUNDS: Final = 100
_NOTABLE: Final = 0.08  # a smaller difference of frequencies explains nothing
_MOST_REASONS: Final = 2


@dataclass(frozen=True)
class Reason:
    """How often the seat comes first in a contest after either answer."""

    contest: str  # as facts name it
    where: int | str | None
    better: float  # after the better answer, as a part of all imagined rounds
    answer: float  # after the answer that was given


@dataclass(frozen=True)
class Explanation:
    """What the imagined rounds after two answers show."""

    answer: str
    better: str
    loss: float  # of the chance to win
    error: float
    points: float  # expected at the end, that the better answer brings more
    reasons: list[Reason]  # the largest differences first; may be empty

    def data(self) -> dict[str, Any]:
        """Return the explanation as plain data."""
        reasons = [
            {
                "contest": reason.contest,
                "where": reason.where,
                "better": round(reason.better, 4),
                "answer": round(reason.answer, 4),
            }
            for reason in self.reasons
        ]
        return {"points": round(self.points, 4), "reasons": reasons}


def explain(view: View, answer: str, better: str, rounds: int = USUAL_ROUNDS, seed: int = 0) -> Explanation:
    """Explain to the seat of a view what a better answer brings, from paired playouts alone."""
    assert view.viewer is not None
    comparison = Comparison(view, [answer, better], seed, rounds, logged=True)
    comparison.run(rounds)
    seat, seats = view.viewer, int(view.known.rules.seats)
    given = _firsts(comparison.logs(answer), seat, seats)
    rival = _firsts(comparison.logs(better), seat, seats)
    reasons = [
        Reason(contest, where, rival[contest, where] / rounds, given[contest, where] / rounds)
        for contest, where in {**given, **rival}
    ]
    notable = [reason for reason in reasons if abs(reason.better - reason.answer) >= _NOTABLE]
    notable.sort(key=lambda reason: (-abs(reason.better - reason.answer), reason.contest, str(reason.where)))
    loss, error = comparison.difference(better, answer)
    points = comparison.value(better).points - comparison.value(answer).points
    return Explanation(answer, better, loss, error, points, notable[:_MOST_REASONS])


def _firsts(logs: list[FactLog], seat: int, seats: int) -> Counter[tuple[str, Any]]:
    """Count in how many rounds a seat comes first in each contest."""
    found: Counter[tuple[str, Any]] = Counter()
    for log in logs:
        standings = [
            fact for fact in log.facts if fact[0] == STOOD and fact[2][2] == seat and fact[2][4] == 1
        ]
        for known in known_facts(standings, 0, seat):
            fact = named_fact(known, 0, seats)
            found[fact["contest"], fact["where"]] += 1
    return found
