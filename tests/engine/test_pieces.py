"""The small bit arithmetic everything rests on, against the plainest possible versions."""

import itertools
import random

from kerys.engine.pieces import (
    BITS_IN_BYTE,
    distinct,
    how_many,
    lowest,
    nth_bit,
    packed,
    popcount,
    repeated,
    size,
    total,
    unpacked,
)


def test_bits_of_masks() -> None:
    rng = random.Random(1)
    for _ in range(5000):
        mask = rng.getrandbits(rng.choice([5, 8, 20, 50]))
        bits = [bit for bit in range(56) if mask >> bit & 1]
        assert popcount(mask) == len(bits)
        assert [nth_bit(mask, n) for n in range(len(bits))] == bits
        if bits:
            assert lowest(mask) == bits[0]
    assert [BITS_IN_BYTE[byte] for byte in range(256)] == [bin(byte).count("1") for byte in range(256)]


def test_handfuls_of_brokers() -> None:
    for counts in itertools.product(range(7), repeat=5):
        values = [value for value, count in enumerate(counts) for _ in range(count)]
        brokers = packed(values)
        assert distinct(brokers) == sum(1 << value for value, count in enumerate(counts) if count)
        assert repeated(brokers) == sum(1 << value for value, count in enumerate(counts) if count >= 2)
        assert [how_many(brokers, value) for value in range(5)] == list(counts)
        assert (size(brokers), total(brokers)) == (len(values), sum(values))
        assert unpacked(brokers) == values
