"""Tables of chances: what a lead of today is worth at the end, by how much is still to come.

Gems and quotations change by sums of many small things, so their differences are taken as normal; the
spreads are those of games between bots (docs/bots.md says how they were measured).
"""

from math import erf, exp, sqrt
from typing import Final

from mypy_extensions import i64

from kerys.engine.numbers import vec
from kerys.engine.tables import BLACK_POINTS, FAVOUR_POINTS

LEVELS: Final[i64] = 5  # rounds to go: 0 to 4, a round that has not been counted included
_GEM_SPREAD: Final = 1.55  # of the difference of two parties' gems of one colour, for one round
_QUOTATION_SPREAD: Final = 2.3  # of the difference of two colours' quotations
_THRONE_SPREAD: Final = 1.5
_BLACK_A_ROUND: Final = 0.85  # black gems a party wins in a round


def _below(limit: float, spread: float) -> float:
    """Return the probability that a normally distributed number is below a limit."""
    if spread == 0.0:
        return 1.0 if limit > 0.0 else 0.0
    return 0.5 * (1.0 + erf(limit / (spread * sqrt(2.0))))


def _poisson(mean: float, n: int) -> float:
    chance = exp(-mean)
    for k in range(1, n + 1):
        chance *= mean / k
    return chance


def _expected_black(black: int, left: int) -> float:
    mean = _BLACK_A_ROUND * left
    total = 0.0
    for more in range(12):
        total += _poisson(mean, more) * float(BLACK_POINTS[min(black + more, 7)])
    return total


_SPAN: Final[i64] = 20  # leads beyond this are as good as this
_WIDTH: Final[i64] = 41

_CAUGHT: Final = vec[float](
    [_below(0.5 - lead, _GEM_SPREAD * sqrt(left)) for left in range(5) for lead in range(-20, 21)]
)
_OVERTAKEN: Final = vec[float](
    [
        _below(0.5 - lead if left == 0 else -lead, _QUOTATION_SPREAD * sqrt(left))
        for left in range(5)
        for lead in range(-20, 21)
    ]
)
_OUTBID: Final = vec[float](
    [_below(-lead, max(_THRONE_SPREAD * sqrt(left), 0.1)) for left in range(5) for lead in range(-20, 21)]
)
_BLACK: Final = vec[float]([_expected_black(black, left) for left in range(5) for black in range(9)])
_FAVOUR: Final = vec[float]([float(points) for points in FAVOUR_POINTS] + [0.0])


def _cell(left: i64, lead: i64) -> i64:
    if lead > _SPAN:
        lead = _SPAN
    elif lead < -_SPAN:
        lead = -_SPAN
    return left * _WIDTH + lead + _SPAN


def caught(left: i64, lead: i64) -> float:
    """Return the probability that a seat `lead` gems of a colour behind has at least as many at the end (7.3: ties
    hurt).
    """
    return _CAUGHT[_cell(left, lead)]


def overtaken(left: i64, lead: i64) -> float:
    """Return the probability that a colour `lead` spaces behind ends up ranked above."""
    return _OVERTAKEN[_cell(left, lead)]


def outbid(left: i64, lead: i64) -> float:
    """Return the probability that a seat `lead` points behind in the throne room ends up ahead."""
    return _OUTBID[_cell(left, lead)]


def black_worth(left: i64, black: i64) -> float:
    """Return the expected final score of this many black gems."""
    black = min(black, 8)
    return _BLACK[left * 9 + black]


def favour_worth(place: float) -> float:
    """King's Favour's points for an expected place, from 0."""
    n: i64 = 0
    while n < 4 and place >= 1.0:
        place -= 1.0
        n += 1
    return _FAVOUR[n] + (_FAVOUR[n + 1] - _FAVOUR[n]) * place
