"""What set scores say: a 95 % interval clustered by deal, and a sequential test.

A *set score* is what an entrant won in all games of one deal, averaged: a number from 0 to 1. Games of one
deal resemble each other, deals do not, so everything here counts sets, not games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log, pi, sqrt, tan
from statistics import NormalDist

CONFIDENCE = 0.95
_LEAST_SETS = 20  # the sequential test says nothing before: a variance needs a few sets …
_LEAST_LOST = 6  # … and so many lost games (or won, if those are rarer); without them it looks too small
_DOUBT = 5  # sets' worth of plain binomial variance mixed into what the test has seen


@dataclass(frozen=True)
class Interval:
    """An average and where the truth is 95 times in 100."""

    mean: float
    low: float
    high: float


class Scores:
    """Set scores added up one by one: how many, their mean and variance."""

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
        """Of one set score; 0 while there are fewer than two."""
        if self.count < 2:
            return 0.0
        return max(0.0, self._squares - self.count * self.mean**2) / (self.count - 1)


def share_interval(scores: Scores, games: int) -> Interval:
    """The interval of a win share; `games` is how many games each set score averages.

    Wilson's interval with the number of *independent* games that would scatter as the sets do. That number
    is at most the number of games, and where no set differs from another (all won, or a single set) it is
    the number of sets: nothing is known then of how alike the games of a deal are.
    """
    sets, mean = scores.count, scores.mean
    if sets == 0:
        return Interval(0.0, 0.0, 1.0)
    spread = scores.variance / sets
    n = float(sets)
    if spread > 1e-12:
        n = min(mean * (1 - mean) / spread, float(sets * games))
    z = student(1 - (1 - CONFIDENCE) / 2, max(1, sets - 1))
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(max(0.0, mean * (1 - mean) / n) + z * z / (4 * n * n))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def student(part: float, freedom: int) -> float:
    """The quantile of Student's t: exact for one and two degrees of freedom, then by its expansion from the
    normal one.
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
    """Where a sequential test stands."""

    sets: int
    least: int  # sets before anything is said
    ratio: float  # the logarithm of the likelihood ratio
    lower: float
    upper: float

    @property
    def accepted(self) -> int | None:
        """Which hypothesis holds, 0 or 1; None while it is open."""
        if self.sets < self.least or self.lower < self.ratio < self.upper:
            return None
        return 1 if self.ratio >= self.upper else 0


@dataclass(frozen=True)
class Sprt:
    """A generalised sequential probability ratio test: is the win share `low`, or is it `high`?

    Each error happens at most about one time in twenty. It looks after every set, so the run may end as
    soon as it has an answer.
    """

    low: float
    high: float
    error: float = 0.04  # not 0.05: the scatter is estimated, which costs a little

    def verdict(self, scores: Scores, games: int) -> Verdict:
        """After these set scores, each the average of so many games."""
        bound = log((1 - self.error) / self.error)
        sets, mean = scores.count, scores.mean
        middle = (self.low + self.high) / 2
        # How much more sets scatter than independent games would. A few may look alike by chance, and that
        # must not count as certainty; and the scatter is taken at the middle between the hypotheses, since
        # where the mean happens to be low the variance is low too, which would favour one of them.
        seen = max(0, sets - 1)
        guess = (sets * mean + _DOUBT * middle) / (sets + _DOUBT)
        alike = (seen * scores.variance / _plain(guess, games) + _DOUBT) / (seen + _DOUBT)
        variance = alike * _plain(middle, games)
        ratio = sets * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        least = max(_LEAST_SETS, ceil(_LEAST_LOST / min(middle, 1 - middle)))
        return Verdict(sets, least, ratio, -bound, bound)


def _plain(share: float, games: int) -> float:
    """The variance of a set score if its games had nothing in common."""
    return share * (1 - share) / games
