"""A player's report: accuracy by kind of decision, turning points, style."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from kerys.coach.decisions import FINE, GRADES, UNJUDGED, Judgement
from kerys.coach.moments import FinishedGame, Moment
from kerys.coach.win_chance import Outcome
from kerys.engine.actions import PLACE, first_of, id_of, kind_of, third_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.tables import DISTRICT_OF, MARKET, SMUGGLING_PLACES

KINDS: Final = ("bid", "order", "placing", "cards", "gems", "market")
_TURNING_POINTS: Final = 5


def report_of(
    seat: int, finished: FinishedGame, judged: Sequence[tuple[Moment, Judgement]], graph: Sequence[Outcome]
) -> dict[str, Any]:
    """Return a seat's report as plain data."""
    own = [(moment, judgement) for moment, judgement in judged if moment.seat == seat]
    return {
        "seat": SEAT_NAMES[seat],
        "lost": round(sum(judgement.loss for _, judgement in own), 4),
        "accuracy": accuracy(own),
        "turning_points": turning_points(seat, finished, graph),
        "style": style(moment for moment in finished.moments if moment.seat == seat),
    }


def accuracy(own: Sequence[tuple[Moment, Judgement]]) -> dict[str, dict[str, Any]]:
    """Return for every kind of decision how many there were of each grade, and the mean loss."""
    found: dict[str, dict[str, Any]] = {}
    names = [FINE, *(grade for grade, _ in reversed(GRADES))]
    for kind in KINDS:
        judgements = [
            judgement for moment, judgement in own if moment.kind == kind and judgement.grade != UNJUDGED
        ]
        if judgements:
            grades = {name: sum(judgement.grade == name for judgement in judgements) for name in names}
            loss = sum(judgement.loss for judgement in judgements) / len(judgements)
            found[kind] = {"decisions": len(judgements), **grades, "mean_loss": round(loss, 4)}
    return found


def turning_points(seat: int, finished: FinishedGame, graph: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Return the moments after which a seat's chance to win had changed most, in the game's order."""
    steps = []
    moments = finished.moments
    for number, moment in enumerate(moments):
        if number + 1 < len(moments) and moments[number + 1].state is moment.state:
            continue  # sealed answers count together, with the last of them
        before, after = graph[number].chances[seat], graph[number + 1].chances[seat]
        steps.append((abs(after - before), number, before, after))
    largest = sorted(sorted(steps, reverse=True)[:_TURNING_POINTS], key=lambda step: step[1])
    return [
        {
            "number": moments[number].number,
            "round": moments[number].round,
            "seat": SEAT_NAMES[moments[number].seat],
            "answer": moments[number].answer,
            "before": round(before, 4),
            "after": round(after, 4),
        }
        for _, number, before, after in largest
    ]


def style(moments: Any) -> dict[str, float]:
    """Return which shares of a seat's brokers went face down and to the market, and how concentrated the others are.

    Concentration is the chance that two brokers drawn from those in districts stand in the same one.
    """
    hidden = market = total = 0
    districts: defaultdict[int, int] = defaultdict(int)
    for moment in moments:
        id_ = id_of(moment.answer)
        if moment.question != "place" or kind_of(id_) != PLACE:
            continue
        total += 1
        hidden += first_of(id_) & 1 == 0
        place = third_of(id_)
        if place < MARKET:
            districts[moment.round * 8 + DISTRICT_OF[place]] += 1
        else:
            market += place < SMUGGLING_PLACES
    by_round: defaultdict[int, list[int]] = defaultdict(list)
    for key, count in districts.items():
        by_round[key // 8].append(count)
    pairs = [
        sum(n * (n - 1) for n in counts) / (sum(counts) * (sum(counts) - 1))
        for counts in by_round.values()
        if sum(counts) > 1
    ]
    return {
        "hidden": round(hidden / total, 4) if total else 0.0,
        "market": round(market / total, 4) if total else 0.0,
        "concentration": round(sum(pairs) / len(pairs), 4) if pairs else 0.0,
    }
