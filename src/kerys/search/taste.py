"""The few dozen numbers the rules of thumb are made of, and the table of chances that follows from them.

They were found by letting greedy bots with slightly different numbers play against each other; what bids and
the turn order are worth, by playing rounds out after each of them.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.numbers import vec

# --- What the numbers mean --------------------------------------------------------------------------------
PRICE: Final[i64] = 0  # 0-4: what a broker of each value costs to place
SCALE_NOW: Final[i64] = 5  # points of lead that make a contest safe when nothing is to come …
SCALE_COMING: Final[i64] = 6  # … and for each broker an opponent will still place
SHIFT_NOW: Final[i64] = 7  # points by which one must lead for an even chance …
SHIFT_COMING: Final[i64] = 8
EMPTY: Final[i64] = 9  # the sum to expect in a contest where nobody is yet, for each broker to come
AREA: Final[i64] = 10  # how much an area's prize counts
SHIP: Final[i64] = 11  # … a ship's gems
ROW: Final[i64] = 12  # … a row's gem
COLUMN: Final[i64] = 13  # … moving a quotation by a column
BIDDER: Final[i64] = 14  # what being the highest bidder is worth
CARD: Final[i64] = 15  # how much of a character's worth counts
DOWN_HIGH: Final[i64] = 16  # for a 3 or 4 face down
DOWN_ZERO: Final[i64] = 17  # for a 0 face down
BID_SUM: Final[i64] = 18  # what a point of the bid's sum is worth
BID_BEND: Final[i64] = 19  # and how quickly less
ORDER: Final[i64] = 20  # what each place later in the turn order is worth
HURT: Final[i64] = 21  # how much a loss of others counts
N_NUMBERS: Final[i64] = 22

FOUND: Final[tuple[float, ...]] = (
    *(0.2, 1.2, 2.2, 3.2, 4.3),
    *(0.8, 0.22, 0.2, 0.1, 0.3),
    *(1.0, 1.0, 1.0, 0.25, 2.0, 1.0),
    *(0.2, 0.2, 3.3, 0.22, 0.1, 0.3),
)

STAGES: Final[i64] = 9  # brokers an opponent will still place: 0 to 8
QUARTERS: Final[i64] = 4  # sums are kept in quarters of a point
_REACH: Final[i64] = 80
_WIDTH: Final[i64] = 161


@mypyc_attr(acyclic=True)
class Taste:
    """A set of numbers, ready for use."""

    numbers: vec[float]
    chances: vec[float]
    empties: vec[i64]  # the sum of others to expect where nobody is yet, in quarters, by stage

    def __init__(self, numbers: tuple[float, ...] = FOUND) -> None:
        if len(numbers) != N_NUMBERS:
            raise ValueError(f"a taste has {N_NUMBERS} numbers, not {len(numbers)}")
        self.numbers = vec[float](list(numbers))
        chances: list[float] = []
        for stage in range(9):
            scale = max(0.05, numbers[SCALE_NOW] + numbers[SCALE_COMING] * stage)
            shift = numbers[SHIFT_NOW] + numbers[SHIFT_COMING] * stage
            for quarters in range(-80, 81):
                chances.append(1.0 / (1.0 + exp(max(-30.0, min(30.0, (shift - quarters / 4) / scale)))))
        self.chances = vec[float](chances)
        self.empties = vec[i64]([int(4 * numbers[EMPTY] * stage) - 2 for stage in range(9)])

    def chance(self, stage: i64, lead: i64) -> float:
        """Return the probability that a lead (in quarters) lasts while opponents place this many brokers each."""
        if lead > _REACH:
            lead = _REACH
        elif lead < -_REACH:
            lead = -_REACH
        return self.chances[stage * _WIDTH + lead + _REACH]
