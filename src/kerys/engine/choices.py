"""The legal answers to one question, as runs of ids.

A run is a first id, a mask of places and a mask of values: legal are the ids `first + 50 * value + place` for each bit
of both. For answers that are not placings the value mask is just 1. A placing has some 250 options but only one run or
two, so counting them, picking the k-th and testing one is cheap; the full list is made only when somebody asks.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from kerys.engine.actions import BOXED_IDS, N_ACTIONS
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, nth_bit, popcount
from kerys.engine.tables import N_PLACES

# Numbers a run: first id, mask of places, mask of values, number of places, number of answers.
_ROW: Final[i64] = 5
_NO_RUNS: Final = vec[i64]([0] * 480)  # 96 runs: a question's placings and cards, and a look at every broker
_NO_IDS: Final = vec[i64]([0] * 1200)  # more than any question has options


def _put_ids(ids: vec[i64], at: i64, first: i64, mask: i64) -> None:
    while mask != 0:
        if mask & 1 != 0:
            ids[at] = first
            at += 1
        mask >>= 1
        first += 1


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
        self.add_masked(answer, 1)

    def add_masked(self, first: i64, mask: i64) -> None:
        """Legal are the ids `first + n` for each bit n of the mask."""
        if mask == 0:
            return
        count = popcount(mask)
        n = self.used
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
        first: i64 = runs[n]
        values: i64 = runs[n + 2]
        if values != 1:  # a row of places after the other, each for one value
            places: i64 = runs[n + 3]
            row: i64 = k // places
            k -= row * places
            first += nth_bit(values, row) * N_PLACES
        return first + nth_bit(runs[n + 1], k)

    def allows(self, answer: i64) -> bool:
        runs = self.runs
        n: i64 = 0
        while n < self.used:
            offset = answer - runs[n]
            values = runs[n + 2]
            while values != 0:
                if values & 1 != 0 and 0 <= offset < 62 and runs[n + 1] & BIT[offset] != 0:
                    return True
                values >>= 1
                offset -= N_PLACES
            n += _ROW
        return False

    def ids(self) -> list[int]:
        """All legal ids."""
        boxed = BOXED_IDS
        ids: list[object] = [boxed[id] for id in self.packed_ids()]
        return cast("list[int]", ids)

    def packed_ids(self) -> vec[i64]:
        """The same as packed numbers."""
        ids = _NO_IDS[: self.count]
        runs = self.runs
        filled: i64 = 0
        n: i64 = 0
        while n < self.used:
            row = runs[n]
            values = runs[n + 2]
            places = runs[n + 3]
            first_row: i64 = 0
            begin: i64 = -1  # where the first value's ids stand; the others repeat them a row further
            while values != 0:
                if values & 1 != 0:
                    if begin < 0:
                        begin = filled
                        first_row = row
                        _put_ids(ids, filled, row, runs[n + 1])
                    else:
                        for i in range(places):
                            ids[filled + i] = ids[begin + i] + row - first_row
                    filled += places
                values >>= 1
                row += N_PLACES
            n += _ROW
        return ids

    def mask(self) -> bytes:
        """One byte for every id of the table: 1 where it is legal."""
        flags = bytearray(N_ACTIONS)
        for answer in self.ids():
            flags[answer] = 1
        return bytes(flags)
