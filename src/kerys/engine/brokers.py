"""A broker on the board, packed into one number.

    value 3 bits · face 1 · owner 3 · placer 3 · place 6 · turn 3 · knowers 6 · possible 5 · marked 1

The place stays with the position in the board's list and the rest moves: when two brokers swap places they swap
everything but that. `possible` is what *everybody* knows the value to be among; `knowers` are the viewers who know
it exactly. `turn` is the turn in which the broker was placed as one of the turn's two (0: otherwise). The mark comes
last because it is rare: all other brokers stay below 2^30, above which uncompiled Python calculates slower.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.numbers import vec
from kerys.engine.pieces import ALL_VALUES, BIT

PLACE_BITS: Final[i64] = 63 << 10
MARK: Final[i64] = 1 << 30
_VALUE_BITS: Final[i64] = 7
FACE_UP: Final[i64] = 8
BUT_KNOWLEDGE: Final[i64] = (1 << 30) | ((1 << 19) - 1)
# `knowers` and `possible` of a broker that only a seat knows, by seat; and of one that everybody knows, by value.
KNOWN_TO_SEAT: Final = vec[i64]([1 << seat << 19 | 31 << 25 for seat in range(5)])
KNOWN_TO_ALL: Final = vec[i64]([63 << 19 | (1 << value & 31) << 25 for value in range(8)])


def broker(
    value: i64, face: i64, owner: i64, placer: i64, place: i64, turn: i64, knowers: i64, possible: i64
) -> i64:
    return (
        value
        | (face << 3)
        | (owner << 4)
        | (placer << 7)
        | (place << 10)
        | (turn << 16)
        | (knowers << 19)
        | (possible << 25)
    )


def value_of(piece: i64) -> i64:
    return piece & 7


def face_of(piece: i64) -> i64:
    return (piece >> 3) & 1


def owner_of(piece: i64) -> i64:
    return (piece >> 4) & 7


def placer_of(piece: i64) -> i64:
    return (piece >> 7) & 7


def place_of(piece: i64) -> i64:
    return (piece >> 10) & 63


def marked(piece: i64) -> bool:
    """Whether a Mercenary marked it."""
    return piece & MARK != 0


def turn_of(piece: i64) -> i64:
    return (piece >> 16) & 7


def knowers_of(piece: i64) -> i64:
    return (piece >> 19) & 63


def possible_of(piece: i64) -> i64:
    return (piece >> 25) & 31


def at_place(piece: i64, place: i64) -> i64:
    """The same broker somewhere else."""
    return (piece & ~PLACE_BITS) | (place << 10)


def with_mark(piece: i64) -> i64:
    return piece | MARK


def seen_by(piece: i64, viewer: i64) -> i64:
    """The same broker after a viewer looked at it."""
    return piece | (BIT[viewer] << 19)


def with_value(piece: i64, value: i64) -> i64:
    """The same broker with another value: UNKNOWN for who may not know, or an imagined one."""
    return (piece & ~_VALUE_BITS) | value


def seen_by_all(piece: i64) -> i64:
    """The same broker turned up."""
    return (piece & BUT_KNOWLEDGE) | FACE_UP | KNOWN_TO_ALL[piece & 7]


# --- A broker in the throne room: value 3 bits · there 1 · knowers 6 · possible 5 ------------------------------


def throne_broker(value: i64, knowers: i64, possible: i64) -> i64:
    return value | 8 | (knowers << 4) | (possible << 10)


def throne_knowers(slot: i64) -> i64:
    return (slot >> 4) & 63


def throne_possible(slot: i64) -> i64:
    return (slot >> 10) & ALL_VALUES
