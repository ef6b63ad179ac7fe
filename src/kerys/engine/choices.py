"""The legal answers to one question, as runs: a first id and a mask of which of the following ids are legal.

A placing has some 250 options but only a dozen runs, so counting them, picking the k-th and testing one is cheap;
the full list is made only when somebody asks for it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kerys.engine.actions import BOXED_IDS, N_ACTIONS
from kerys.engine.pieces import BIT, lowest, popcount

_MAX_RUNS: Final[i64] = 160
_NO_RUNS: Final = vec[i64]([0] * 160)


@mypyc_attr(acyclic=True)
class Choices:
    """Filled by a question, read by whoever answers it; may be used again and again."""

    count: i64
    runs: i64
    firsts: vec[i64]
    masks: vec[i64]
    counts: vec[i64]

    def __init__(self) -> None:
        self.count = 0
        self.runs = 0
        self.firsts = _NO_RUNS[:]
        self.masks = _NO_RUNS[:]
        self.counts = _NO_RUNS[:]

    def clear(self) -> None:
        self.count = 0
        self.runs = 0

    def add(self, answer: i64) -> None:
        """One more legal answer."""
        self.add_run(answer, 1, 1)

    def add_masked(self, first: i64, mask: i64) -> None:
        """Legal are the ids `first + n` for each bit n of the mask."""
        if mask != 0:
            self.add_run(first, mask, popcount(mask))

    def add_run(self, first: i64, mask: i64, count: i64) -> None:
        """The same where the count is known already."""
        n = self.runs
        self.firsts[n] = first
        self.masks[n] = mask
        self.counts[n] = count
        self.runs = n + 1
        self.count += count

    def kth(self, k: i64) -> i64:
        """The k-th legal id, from 0."""
        n: i64 = 0
        while k >= self.counts[n]:
            k -= self.counts[n]
            n += 1
        mask = self.masks[n]
        while k > 0:
            mask &= mask - 1
            k -= 1
        return self.firsts[n] + lowest(mask)

    def allows(self, answer: i64) -> bool:
        for n in range(self.runs):
            offset = answer - self.firsts[n]
            if 0 <= offset < 62 and self.masks[n] & BIT[offset] != 0:
                return True
        return False

    def ids(self) -> list[int]:
        """All legal ids."""
        ids: list[int] = []
        for n in range(self.runs):
            first = self.firsts[n]
            mask = self.masks[n]
            while mask != 0:
                if mask & 1 != 0:
                    ids.append(BOXED_IDS[first])
                mask >>= 1
                first += 1
        return ids

    def mask(self) -> bytes:
        """One byte for every id of the table: 1 where it is legal."""
        flags = bytearray(N_ACTIONS)
        for answer in self.ids():
            flags[answer] = 1
        return bytes(flags)
