"""The pieces of the game as small numbers, with the rulebook's names beside them.

Seats, gems, brokers, characters and events are `i64` in the engine so that a state stays flat; the names
here are the tokens of the answer notation, not sentences (those live in `kerys.words`).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.numbers import vec

# --- Seats (RULES: "blue, orange, violet, yellow, green in that order") ---------------------------------
MAX_SEATS: Final[i64] = 5
SEAT_NAMES: Final = ("blue", "orange", "violet", "yellow", "green")
NEUTRAL_NAME: Final = "neutral"
NEUTRAL: Final[i64] = 2  # with two players the neutral is the third party, after the two seats
SPECTATOR: Final[i64] = 5  # the viewer who sits nowhere

# --- Gems: four colours left to right on the board, then black and white ---------------------------------
BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
RED: Final[i64] = 3
BLACK: Final[i64] = 4
WHITE: Final[i64] = 5
COLOURS: Final[i64] = 4
GEM_NAMES: Final = ("blue", "green", "yellow", "red", "black", "white")

# --- Brokers --------------------------------------------------------------------------------------------
VALUES: Final[i64] = 5  # 0 to 4
UNKNOWN: Final[i64] = 5  # stands where a viewer may not know the value; never in a full state
DOWN: Final[i64] = 0
UP: Final[i64] = 1
FACE_NAMES: Final = ("down", "up")

# A handful of brokers is packed as counts, four bits a value (the sixth group counts unknown ones).
FULL_SET: Final[i64] = 0x2_3_1_3_2  # 2.2: 0,0,1,1,1,2,3,3,3,4,4
SHORT_SET: Final[i64] = 0x2_2_1_2_2  # 2.3: one 1 and one 3 fewer
ALL_VALUES: Final[i64] = 0b11111  # a broker that may be anything

# --- Windows (8.4) in which characters are played -----------------------------------------------------------
START_OF_PLACEMENT: Final[i64] = 1  # W1
BEFORE_TURN: Final[i64] = 2  # W2
AFTER_TURN: Final[i64] = 3  # W3
START_OF_COUNTING: Final[i64] = 4  # W4
END_OF_COUNTING: Final[i64] = 5  # W5
REACTION: Final[i64] = 6  # R
AT_ONCE: Final[i64] = 7  # takes effect when won
KEPT: Final[i64] = 8  # never played, counts by being held
ANY_WINDOW: Final[tuple[int, ...]] = (
    START_OF_PLACEMENT,
    BEFORE_TURN,
    AFTER_TURN,
    START_OF_COUNTING,
    END_OF_COUNTING,
)
WINDOW_NAMES: Final = ("", "W1", "W2", "W3", "W4", "W5", "R", "at once", "kept")

# --- Phases, for showing where in the round we are ------------------------------------------------------------
PREPARATION: Final[i64] = 1
TURN_ORDER: Final[i64] = 2
PLACEMENT: Final[i64] = 3
COUNTING: Final[i64] = 4
KINGS_FAVOUR: Final[i64] = 5
FINISHED: Final[i64] = 6
PHASE_NAMES: Final = ("", "preparation", "turn-order", "placement", "counting", "kings-favour", "finished")

# --- Bits -----------------------------------------------------------------------------------------------------
# `1 << n` with an i64 n is a 32-bit shift in compiled code, so single bits come from this table.
BIT: Final = vec[i64]([1 << n for n in range(63)])
BITS_IN_BYTE: Final = vec[i64]([bin(byte).count("1") for byte in range(256)])
NTH_IN_BYTE: Final = vec[i64](
    [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n] for byte in range(256) for n in range(8)]
)
ALL_VIEWERS: Final[i64] = 0b111111  # the five seats and the spectator


def popcount(mask: i64) -> i64:
    """How many bits are set, in a mask of any size below 2^63."""
    if mask < 256:
        return BITS_IN_BYTE[mask]
    n = BITS_IN_BYTE[mask & 255] + BITS_IN_BYTE[(mask >> 8) & 255] + BITS_IN_BYTE[(mask >> 16) & 255]
    mask >>= 24
    while mask != 0:
        n += BITS_IN_BYTE[mask & 255]
        mask >>= 8
    return n


def lowest(mask: i64) -> i64:
    """The number of the lowest set bit."""
    n: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        n = 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        n += 16
    if mask & 0xFF == 0:
        mask >>= 8
        n += 8
    if mask & 0xF == 0:
        mask >>= 4
        n += 4
    if mask & 3 == 0:
        mask >>= 2
        n += 2
    return n + 1 - (mask & 1)


if __file__.endswith(".py"):  # not compiled: Python has a faster one
    globals()["popcount"] = int.bit_count


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, from 0; a byte at a time."""
    base: i64 = 0
    count = BITS_IN_BYTE[mask & 255]
    while n >= count:
        n -= count
        mask >>= 8
        base += 8
        count = BITS_IN_BYTE[mask & 255]
    return base + NTH_IN_BYTE[(mask & 255) * 8 + n]


# Of a packed handful's brokers of the values 0 to 2, and of 3 and 4: which values there are, and their sum.
_IN_LOW: Final = vec[i64]([sum(1 << v for v in range(3) if n >> 4 * v & 15) for n in range(4096)])
_IN_HIGH: Final = vec[i64]([sum(8 << v for v in range(2) if n >> 4 * v & 15) for n in range(256)])
_SUM_OF_LOW: Final = vec[i64]([(n >> 4 & 15) + 2 * (n >> 8) for n in range(4096)])
_SUM_OF_HIGH: Final = vec[i64]([3 * (n & 15) + 4 * (n >> 4) for n in range(256)])


def how_many(brokers: i64, value: i64) -> i64:
    """Brokers of one value in a packed handful."""
    return (brokers >> (value * 4)) & 15


def size(brokers: i64) -> i64:
    """How many brokers a packed handful holds, unknown ones included."""
    return (
        (brokers & 15)
        + ((brokers >> 4) & 15)
        + ((brokers >> 8) & 15)
        + ((brokers >> 12) & 15)
        + ((brokers >> 16) & 15)
        + ((brokers >> 20) & 15)
    )


def total(brokers: i64) -> i64:
    """The sum of the values of a packed handful."""
    return _SUM_OF_LOW[brokers & 4095] + _SUM_OF_HIGH[(brokers >> 12) & 255]


def one(value: i64) -> i64:
    """A packed handful of a single broker."""
    return BIT[value * 4]


def packed(values: list[int]) -> i64:
    """A packed handful from plain values."""
    brokers: i64 = 0
    for value in values:
        brokers += BIT[value * 4]
    return brokers


def unpacked(brokers: i64) -> list[int]:
    """The values of a packed handful, ascending (UNKNOWN for each unknown one)."""
    values: list[int] = []
    for value in range(VALUES + 1):
        for _ in range(how_many(brokers, value)):
            values.append(value)
    return values


def distinct(brokers: i64) -> i64:
    """The values that occur in a packed handful, as a mask of five bits."""
    return _IN_LOW[brokers & 4095] | _IN_HIGH[(brokers >> 12) & 255]


def repeated(brokers: i64) -> i64:
    """The values that occur at least twice, in the same way."""
    return distinct((brokers >> 1) & 0x77777)  # half of each count
