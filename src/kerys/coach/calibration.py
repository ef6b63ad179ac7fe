"""Measuring the coach on finished games: are its chances right, its luck fair, its blame justified?"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Final

from kerys.coach.compare import Comparison, mean_and_error
from kerys.coach.decisions import FINE, GRADES, USUAL_EFFORT, judge_moment
from kerys.coach.luck import luck_of
from kerys.coach.moments import finished_game
from kerys.coach.report import style
from kerys.coach.win_chance import SHARPNESS, raw_outcome, sharpened

FLAGGED: Final = 0.05  # a loss that counts as one …
CONFIRMED: Final = 0.025  # … and what a longer pair must still find
_LONGER: Final = 10


@dataclass(frozen=True)
class Work:
    """What is measured of each game."""

    record: str
    every: int = 6  # the chances of each so-many-th moment
    judged: int = 0  # how many decisions are judged
    playouts: int = 32
    luck: bool = True
    seed: int = 0


@dataclass
class Findings:
    """What one or several games show."""

    games: int = 0
    chances: list[tuple[int, list[float], list[float]]] = field(default_factory=list)  # round, raw, shares
    luck: list[list[float]] = field(default_factory=list)  # by game and seat
    losses: list[tuple[float, float]] = field(default_factory=list)  # of judged decisions: loss, error
    grades: Counter[str] = field(default_factory=Counter)
    confirmations: list[tuple[float, float]] = field(default_factory=list)  # flagged loss, longer pair
    styles: dict[str, list[dict[str, float]]] = field(default_factory=dict)  # by player's name

    def add(self, other: "Findings") -> None:
        """Take in what another game shows."""
        self.games += other.games
        self.chances += other.chances
        self.luck += other.luck
        self.losses += other.losses
        self.grades += other.grades
        self.confirmations += other.confirmations
        for name, styles in other.styles.items():
            self.styles.setdefault(name, []).extend(styles)


def measure(work: Work) -> Findings:
    """Measure one game."""
    finished = finished_game(work.record)
    found = Findings(games=1)
    moments = finished.moments
    for moment in moments[:: work.every]:
        raw = raw_outcome(moment.state, None, work.playouts, work.seed)
        found.chances.append((moment.round, raw.chances, finished.shares))
    if work.luck:
        found.luck.append([luck.luck for luck in luck_of(finished, work.seed, work.playouts)])
    for seat, name in finished.game.names.items():
        found.styles.setdefault(name, []).append(style(each for each in moments if each.seat == seat))
    step = max(1, len(moments) // max(1, work.judged))
    for moment in moments[step // 2 :: step][: work.judged]:
        judgement = judge_moment(moment, work.seed)
        found.losses.append((judgement.loss, judgement.error))
        found.grades[judgement.grade] += 1
        if judgement.loss > FLAGGED and judgement.grade != FINE:
            longer = Comparison(moment.view, [judgement.answer, judgement.best], work.seed + 77)
            longer.run(_LONGER * USUAL_EFFORT.pair)
            again, _ = longer.difference(judgement.best, judgement.answer)
            found.confirmations.append((judgement.loss, again))
    return found


# --- Figures --------------------------------------------------------------------------------------------------


def brier(pairs: Sequence[tuple[list[float], list[float]]]) -> float:
    """Return the mean squared difference of chances and results."""
    squares = [(p - y) ** 2 for chances, shares in pairs for p, y in zip(chances, shares, strict=True)]
    return sum(squares) / len(squares)


def slope(pairs: Sequence[tuple[list[float], list[float]]]) -> float:
    """Return the slope of a logistic regression of results on chances: 1 is right, below 1 is too sure."""
    points = [(_logit(p), y) for chances, shares in pairs for p, y in zip(chances, shares, strict=True)]
    a, b = 0.0, 1.0
    for _ in range(25):  # Newton's method
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, y in points:
            p = 1 / (1 + exp(-(a + b * x)))
            w = p * (1 - p)
            g0 += y - p
            g1 += (y - p) * x
            h00 += w
            h01 += w * x
            h11 += w * x * x
        determinant = h00 * h11 - h01 * h01
        if determinant < 1e-12:
            break
        a += (h11 * g0 - h01 * g1) / determinant
        b += (h00 * g1 - h01 * g0) / determinant
    return b


def _logit(p: float) -> float:
    p = min(max(p, 1e-4), 1 - 1e-4)
    return log(p / (1 - p))


def fitted_sharpness(findings: Findings) -> tuple[float, ...]:
    """Return the sharpness of each round that makes the results likeliest."""
    best = []
    for round_ in range(1, 5):
        cases = [(raw, shares) for each, raw, shares in findings.chances if each == round_]
        grid = [0.4 + 0.05 * n for n in range(53)]
        surprises = [(_surprise(cases, power), power) for power in grid]
        best.append(round(min(surprises)[1], 2) if cases else 1.0)
    return tuple(best)


def _surprise(cases: Iterable[tuple[list[float], list[float]]], power: float) -> float:
    total = 0.0
    for raw, shares in cases:
        chances = sharpened(raw, 1, (power,) * 4)
        total -= sum(y * log(max(p, 1e-6)) for p, y in zip(chances, shares, strict=True))
    return total


def figures(findings: Findings) -> dict[str, Any]:
    """Return all figures as plain data."""
    pairs = {
        round_: [(sharpened(raw, round_), shares) for each, raw, shares in findings.chances if each == round_]
        for round_ in range(1, 5)
    }
    everything = [pair for of_round in pairs.values() for pair in of_round]
    judged = sum(findings.grades.values())
    confirmed = sum(again > CONFIRMED for _, again in findings.confirmations)
    return {
        "games": findings.games,
        "moments": len(everything),
        "brier": round(brier(everything), 4),
        "slopes": {str(round_): round(slope(of_round), 3) for round_, of_round in pairs.items() if of_round},
        "sharpness": list(SHARPNESS),
        "fitted": list(fitted_sharpness(findings)),
        "luck": [
            {"seat": seat, "mean": round(mean, 4), "error": round(error, 4)}
            for seat, (mean, error) in enumerate(_luck_means(findings))
        ],
        "judged": judged,
        "grades": {name: round(findings.grades[name] / judged, 4) for name in (FINE, *_grade_names())}
        if judged
        else {},
        "quantiles": {str(part): round(_quantile(findings, part), 4) for part in (0.88, 0.96, 0.99)}
        if judged
        else {},
        "flagged": len(findings.confirmations),
        "confirmed": round(confirmed / len(findings.confirmations), 4) if findings.confirmations else None,
        "styles": {name: _mean_style(styles) for name, styles in sorted(findings.styles.items())},
    }


def _grade_names() -> list[str]:
    return [name for name, _ in reversed(GRADES)]


def _luck_means(findings: Findings) -> Iterator[tuple[float, float]]:
    for seat in range(min((len(each) for each in findings.luck), default=0)):
        yield mean_and_error([each[seat] for each in findings.luck])


def _quantile(findings: Findings, part: float) -> float:
    """Return the loss that so many of the judged decisions stay below; what may be chance counts as none."""
    sure = sorted(loss if loss > 1.645 * error else 0.0 for loss, error in findings.losses)
    return sure[min(len(sure) - 1, int(part * len(sure)))]


def _mean_style(styles: Sequence[dict[str, float]]) -> dict[str, float]:
    return {name: round(sum(each[name] for each in styles) / len(styles), 4) for name in styles[0]}


def report_lines(found: dict[str, Any]) -> Iterator[str]:
    """Yield the figures as lines."""
    slopes = ", ".join(f"{value} in round {round_}" for round_, value in found["slopes"].items())
    yield f"{found['games']} games, {found['moments']} moments"
    yield f"Brier score {found['brier']}; slopes {slopes}"
    yield f"sharpness in use {found['sharpness']}, best for these games {found['fitted']}"
    for luck in found["luck"]:
        yield f"mean luck of seat {luck['seat']}: {luck['mean']:+.4f}, standard error {luck['error']}"
    if found["judged"]:
        grades = ", ".join(f"{name} {share:.1%}" for name, share in found["grades"].items())
        yield f"{found['judged']} decisions judged: {grades}"
        yield f"losses that 88, 96 and 99 % stay below: {list(found['quantiles'].values())}"
        if found["flagged"]:
            yield f"{found['flagged']} losses above {FLAGGED}, {found['confirmed']:.1%} confirmed (above {CONFIRMED})"
    for name, style_ in found["styles"].items():
        yield f"style of {name}: " + ", ".join(f"{key} {value:.2f}" for key, value in style_.items())
