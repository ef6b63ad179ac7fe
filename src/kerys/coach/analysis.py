"""The analysis of a finished game: win chances, judged decisions, luck and skill, as plain data."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Final

from kerys.coach.decisions import FINE, UNJUDGED, USUAL_EFFORT, Effort, Judgement, judge_moment
from kerys.coach.explain import Explanation, explain
from kerys.coach.luck import Luck, luck_of
from kerys.coach.moments import FinishedGame, Moment, finished_game
from kerys.coach.report import report_of
from kerys.coach.win_chance import Outcome, final_outcome, outcome
from kerys.engine.errors import KerysError
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES

SCHEMA: Final = 1  # raised when the meaning or a name of the data changes
_CHUNK: Final = 8  # moments that a worker process gets at a time
Verdict = tuple[Judgement, Explanation | None]
Progress = Callable[[int, int], None]  # how many steps are done, of how many


@dataclass(frozen=True)
class Judged:
    """A decision with its judgement."""

    moment: Moment
    judgement: Judgement
    why: Explanation | None  # of a loss


@dataclass(frozen=True)
class Analysis:
    """All that the coach has to say about a game."""

    finished: FinishedGame
    seed: int
    viewer: int | None  # whose knowledge the graph is drawn from; None: what everybody knew
    graph: list[Outcome]  # before each moment, and at the end
    decisions: list[Judged]
    luck: list[Luck]

    def data(self) -> dict[str, Any]:
        """Return the analysis as plain data, as docs/coach.md describes it."""
        game = self.finished.game
        names = [*SEAT_NAMES[: game.seats], NEUTRAL_NAME][: len(game.points)]
        return {
            "schema": SCHEMA,
            "seed": self.seed,
            "seats": names,
            "viewer": None if self.viewer is None else SEAT_NAMES[self.viewer],
            "graph": [
                {
                    "answer": number,
                    "round": round_,
                    "chances": [_short(chance) for chance in one.chances],
                    "points": [_short(points) for points in one.points],
                }
                for (number, round_), one in zip(self._graph_points(), self.graph, strict=True)
            ],
            "decisions": [_decision_data(judged) for judged in self.decisions],
            "luck": [_luck_data(seat, luck) for seat, luck in enumerate(self.luck)],
            "reports": [
                report_of(
                    seat,
                    self.finished,
                    [(each.moment, each.judgement) for each in self.decisions],
                    self.graph,
                )
                for seat in sorted({judged.moment.seat for judged in self.decisions})
            ],
        }

    def _graph_points(self) -> list[tuple[int, int]]:
        moments = self.finished.moments
        return [(each.number, each.round) for each in moments] + [
            (len(self.finished.game.answers), moments[-1].round)
        ]


def analyse(
    record: str,
    *,
    seats: Sequence[int] | None = None,
    viewer: int | None = None,
    seed: int = 0,
    effort: Effort = USUAL_EFFORT,
    playouts: int = 32,
    jobs: int = 1,
    on_progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished game; raise `UnfinishedGame` if it is still running.

    `seats` are those whose decisions are judged (all), `viewer` the seat from whose knowledge the graph of win chances
    is drawn (what everybody knew). The same record and seed give the same analysis, however many jobs share the work.
    """
    finished = finished_game(record)
    chosen = range(finished.game.seats) if seats is None else _checked_seats(finished, seats)
    judged = [number for number, moment in enumerate(finished.moments) if moment.seat in chosen]
    total = len(judged) + 2
    progress = on_progress or (lambda done, of: None)
    progress(0, total)
    graph = win_chances(finished, viewer, playouts, seed)
    progress(1, total)
    luck = luck_of(finished, seed, playouts)
    progress(2, total)
    decisions: list[Judged] = []
    verdicts = _verdicts(finished, record, judged, seed, effort, jobs)
    for number, (judgement, why) in zip(judged, verdicts, strict=True):
        decisions.append(Judged(finished.moments[number], judgement, why))
        progress(2 + len(decisions), total)
    return Analysis(finished, seed, viewer, graph, decisions, luck)


def win_chances(finished: FinishedGame, viewer: int | None, playouts: int, seed: int = 0) -> list[Outcome]:
    """Return what was expected before each moment, from one seat's or everybody's (None) knowledge, and what came."""
    expected: list[Outcome] = []
    last: Moment | None = None
    for moment in finished.moments:
        if last is None or moment.state is not last.state:  # sealed answers share a moment
            latest = outcome(moment.state, viewer, playouts, seed)
        expected.append(latest)
        last = moment
    return [*expected, final_outcome(finished.game.points, finished.shares)]


def _checked_seats(finished: FinishedGame, seats: Sequence[int]) -> Sequence[int]:
    for seat in seats:
        if not 0 <= seat < finished.game.seats:
            raise KerysError(f"there is no seat {seat}; this game has seats 0 to {finished.game.seats - 1}")
    return seats


def _verdicts(
    finished: FinishedGame, record: str, numbers: list[int], seed: int, effort: Effort, jobs: int
) -> Iterable[Verdict]:
    """Yield the judgements of some moments and why, in their order."""
    if jobs <= 1:
        yield from (_verdict(finished.moments[number], seed, effort) for number in numbers)
        return
    parts = [numbers[begin : begin + _CHUNK] for begin in range(0, len(numbers), _CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(judge_part, record, part, seed, effort) for part in parts]
        for part in waiting:
            yield from part.result()


def judge_part(record: str, numbers: list[int], seed: int, effort: Effort) -> list[Verdict]:
    """Judge some moments of a game, in a worker process."""
    moments = finished_game(record).moments
    return [_verdict(moments[number], seed, effort) for number in numbers]


def _verdict(moment: Moment, seed: int, effort: Effort) -> Verdict:
    judgement = judge_moment(moment, seed, effort)
    if judgement.grade in (FINE, UNJUDGED):
        return judgement, None
    return judgement, explain(moment.view, judgement.answer, judgement.best, effort.explain, seed)


# --- As data --------------------------------------------------------------------------------------------------


def _short(number: float) -> float:
    return round(number, 4)


def _decision_data(judged: Judged) -> dict[str, Any]:
    moment, judgement = judged.moment, judged.judgement
    numbers = asdict(judgement)
    return {
        "number": moment.number,
        "round": moment.round,
        "seat": SEAT_NAMES[moment.seat],
        "kind": moment.kind,
        "question": moment.question,
        **{name: _short(each) if isinstance(each, float) else each for name, each in numbers.items()},
        "low": _short(judgement.low),
        "high": _short(judgement.high),
        "why": None if judged.why is None else judged.why.data(),
    }


def _luck_data(seat: int, luck: Luck) -> dict[str, Any]:
    """Return luck and skill, rounded so that they still add up."""
    deals, bids, hidden = _short(luck.deals), _short(luck.bids), _short(luck.hidden)
    start, result = _short(luck.start), _short(luck.result)
    all_luck = _short(deals + bids + hidden)
    return {
        "seat": SEAT_NAMES[seat],
        "start": start,
        "result": result,
        "luck": all_luck,
        "skill": _short(result - start - all_luck),
        "deals": deals,
        "bids": bids,
        "hidden": hidden,
        "by_round": {str(round_): _short(each) for round_, each in sorted(luck.by_round.items())},
    }
