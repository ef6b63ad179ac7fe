"""Statistics of set scores: a 95 % interval clustered by deal, and a sequential test.

A *set score* is an entrant's average win share over all games of one deal, a number from 0 to 1. Games of the
same deal are correlated, deals are independent, so everything here counts sets, not games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log, pi, sqrt, tan
from statistics import NormalDist

CONFIDENCE = 0.95
_MIN_SETS = 20  # no verdict before: estimating a variance needs a few sets …
_MIN_LOST = 6  # … and some lost games (or won ones, if those are rarer), or the estimate is too small
_PRIOR_SETS = 5  # weight, in sets, of the binomial variance mixed into the estimated one


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Scores:
    """Running count, mean and variance of set scores."""

    def __init__(self, scores: Sequence[float] = ()) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0
        for score in scores:
            self.add(score)

    def add(self, score: float) -> None:
        self.count += 1
        self._sum += score
        self._squares += score * score

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The sample variance of the set scores; 0 if there are fewer than two."""
        if self.count < 2:
            return 0.0
        return max(0.0, self._squares - self.count * self.mean**2) / (self.count - 1)


def share_interval(scores: Scores, games: int) -> Interval:
    """Return the interval of a win share; `games` is the number of games averaged in each set score.

    This is Wilson's interval with the effective number of *independent* games, derived from the variance of
    the set scores. That number is at most the number of games. If all set scores are equal (all won, or only
    one set), the correlation within a deal is unknown, and the number of sets is used instead.
    """
    sets, mean = scores.count, scores.mean
    if sets == 0:
        return Interval(0.0, 0.0, 1.0)
    spread = scores.variance / sets
    n = float(sets)
    if spread > 1e-12:
        n = min(mean * (1 - mean) / spread, float(sets * games))
    z = student_t_quantile(1 - (1 - CONFIDENCE) / 2, max(1, sets - 1))
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(max(0.0, mean * (1 - mean) / n) + z * z / (4 * n * n))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def student_t_quantile(part: float, freedom: int) -> float:
    """Return the quantile of Student's t: exact for one and two degrees of freedom, else expanded from the
    normal quantile.
    """
    if freedom == 1:
        return tan(pi * (part - 0.5))
    if freedom == 2:
        return (2 * part - 1) / sqrt(2 * part * (1 - part))
    z = NormalDist().inv_cdf(part)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum((term / float(freedom**power) for power, term in enumerate(terms)), 0.0)


# --- The sequential test ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """The state of a sequential test."""

    sets: int
    min_sets: int  # no hypothesis is accepted before
    ratio: float  # the logarithm of the likelihood ratio
    lower: float
    upper: float

    @property
    def accepted(self) -> int | None:
        """The accepted hypothesis, 0 or 1; None while undecided."""
        if self.sets < self.min_sets or self.lower < self.ratio < self.upper:
            return None
        return 1 if self.ratio >= self.upper else 0


@dataclass(frozen=True)
class Sprt:
    """A generalised sequential probability ratio test: is the win share `low`, or is it `high`?

    The probability of each kind of error is at most about 5 %. The test is evaluated after every set, so the
    run can end as soon as it is decided.
    """

    low: float
    high: float
    error: float = 0.04  # not 0.05, because the variance is only an estimate

    def verdict(self, scores: Scores, games: int) -> Verdict:
        """Evaluate the test for these set scores, each the average of `games` games."""
        bound = log((1 - self.error) / self.error)
        sets, mean = scores.count, scores.mean
        middle = (self.low + self.high) / 2
        # Overdispersion: the variance of the set scores relative to that of independent games. The prior keeps
        # a few sets that happen to agree from counting as certainty. The variance is taken at the middle
        # between the hypotheses, because a low mean has a low variance, which would favour one of them.
        freedom = max(0, sets - 1)
        smoothed = (sets * mean + _PRIOR_SETS * middle) / (sets + _PRIOR_SETS)
        relative = scores.variance / _binomial_variance(smoothed, games)
        dispersion = (freedom * relative + _PRIOR_SETS) / (freedom + _PRIOR_SETS)
        variance = dispersion * _binomial_variance(middle, games)
        ratio = sets * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        min_sets = max(_MIN_SETS, ceil(_MIN_LOST / min(middle, 1 - middle)))
        return Verdict(sets, min_sets, ratio, -bound, bound)


def _binomial_variance(share: float, games: int) -> float:
    """The variance of a set score if its games were independent."""
    return share * (1 - share) / games
