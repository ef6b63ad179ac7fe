"""The legal answers to one question, as runs of ids.

A run is a first id, a mask of places and a mask of values: legal are the ids `first + 50 * value + place` for each bit
of both. For answers that are not placings the value mask is just 1. A placing has some 250 options but only one run or
two, so counting them, picking the k-th and testing one is cheap; the full list is made only when somebody asks.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from kerys.engine.actions import BOXED_IDS, N_ACTIONS
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, BITS_IN_BYTE, NTH_IN_BYTE, popcount
from kerys.engine.tables import N_PLACES

# Numbers a run: first id, mask of places, mask of values, number of places, number of answers.
_ROW: Final[i64] = 5
_VALUES: Final[i64] = 10  # bits in a mask of values: five face down, five face up
_NO_RUNS: Final = vec[i64]([0] * 480)  # 96 runs: a question's placings and cards, and a look at every broker
# Where the row of the n-th value of a mask begins, by mask and n: 50 * value.
_ROW_OF_VALUE: Final = vec[i64](
    [
        ([50 * value for value in range(10) if mask >> value & 1] + [0] * 10)[n]
        for mask in range(1 << 10)
        for n in range(10)
    ]
)


@mypyc_attr(acyclic=True)
class _Places:
    """The places of the latest mask, kept because the next question often has the same."""

    mask: i64
    places: vec[i64]

    def __init__(self) -> None:
        self.mask = 0
        self.places = vec[i64]()

    def of(self, mask: i64) -> vec[i64]:
        if mask != self.mask:
            places = _NO_RUNS[: popcount(mask)]
            self.mask = mask
            self.places = places
            at: i64 = 0
            place: i64 = 0
            while mask != 0:
                if mask & 1 != 0:
                    places[at] = place
                    at += 1
                mask >>= 1
                place += 1
        return self.places


_PLACES: Final = _Places()


@mypyc_attr(acyclic=True)
class Choices:
    """Filled by a question, read by whoever answers it; may be used again and again."""

    count: i64
    used: i64  # numbers in use in `runs`
    runs: vec[i64]

    def __init__(self) -> None:
        self.count = 0
        self.used = 0
        self.runs = _NO_RUNS[:]

    def clear(self) -> None:
        self.count = 0
        self.used = 0

    def add(self, answer: i64) -> None:
        """One more legal answer."""
        self.add_run(answer, 1, 1, 1, 1)

    def add_masked(self, first: i64, mask: i64) -> None:
        """Legal are the ids `first + n` for each bit n of the mask."""
        if mask == 0:
            return
        count = popcount(mask)
        n = self.used  # add_run, written out
        runs = self.runs
        runs[n] = first
        runs[n + 1] = mask
        runs[n + 2] = 1
        runs[n + 3] = count
        runs[n + 4] = count
        self.used = n + _ROW
        self.count += count

    def add_run(self, first: i64, mask: i64, values: i64, places: i64, count: i64) -> None:
        """The same for several values; `places` and `count` are the numbers of places and of answers."""
        n = self.used
        runs = self.runs
        runs[n] = first
        runs[n + 1] = mask
        runs[n + 2] = values
        runs[n + 3] = places
        runs[n + 4] = count
        self.used = n + _ROW
        self.count += count

    def kth(self, k: i64) -> i64:
        """The k-th legal id, from 0."""
        runs = self.runs
        n: i64 = 0
        count: i64 = runs[4]
        while k >= count:
            k -= count
            n += _ROW
            count = runs[n + 4]
        id: i64 = runs[n]
        values: i64 = runs[n + 2]
        if values != 1:  # a row of places after the other, each for one value
            places: i64 = runs[n + 3]
            row: i64 = k // places
            k -= row * places
            id += _ROW_OF_VALUE[values * _VALUES + row]
        mask: i64 = runs[n + 1]
        count = BITS_IN_BYTE[mask & 255]
        while k >= count:  # pieces.nth_bit, written out: every random decision comes here
            k -= count
            mask >>= 8
            id += 8
            count = BITS_IN_BYTE[mask & 255]
        return id + NTH_IN_BYTE[(mask & 255) * 8 + k]

    def allows(self, answer: i64) -> bool:
        runs = self.runs
        n: i64 = 0
        while n < self.used:
            place = answer - runs[n]
            values = runs[n + 2]
            value: i64 = 0
            if values != 1 and place >= 0:
                value = place // N_PLACES
                place -= value * N_PLACES
            if (
                0 <= place < 62
                and value < _VALUES
                and values & BIT[value] != 0
                and runs[n + 1] & BIT[place] != 0
            ):
                return True
            n += _ROW
        return False

    def ids(self) -> list[int]:
        """All legal ids."""
        boxed = BOXED_IDS
        ids: list[object] = [None] * int(self.count)
        runs = self.runs
        at: i64 = 0
        n: i64 = 0
        while n < self.used:
            id = runs[n]
            values = runs[n + 2]
            if values == 1:
                mask = runs[n + 1]
                while mask != 0:
                    if mask & 1 != 0:
                        ids[at] = boxed[id]
                        at += 1
                    mask >>= 1
                    id += 1
            else:
                places = _PLACES.of(runs[n + 1])
                while values != 0:
                    if values & 1 != 0:
                        for place in places:
                            ids[at] = boxed[id + place]
                            at += 1
                    values >>= 1
                    id += N_PLACES
            n += _ROW
        return cast("list[int]", ids)

    def mask(self) -> bytes:
        """One byte for every id of the table: 1 where it is legal."""
        flags = bytearray(N_ACTIONS)
        for answer in self.ids():
            flags[answer] = 1
        return bytes(flags)
