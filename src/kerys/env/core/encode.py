"""Observations: what one viewer knows of a state, as the bytes that `layout` describes.

Everything is read from `known_to`, the one whitelist of what a viewer may know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kerys.engine import actions, agenda
from kerys.engine import layout as cells_at
from kerys.engine.actions import first_of, kind_of, second_of
from kerys.engine.brokers import MARK, knowers_of, throne_knowers, throne_possible
from kerys.engine.cards.numbers import MAGICIAN
from kerys.engine.knowledge import SPECULATION_UNKNOWN, known_to
from kerys.engine.machine import NOBODY, next_seat
from kerys.engine.options import Rules
from kerys.engine.pieces import BIT, SPECTATOR, UNKNOWN, size
from kerys.engine.state import State
from kerys.engine.tables import BORDERS as FIRST_BORDER
from kerys.engine.tables import SHIP_LARGE, SHIP_SMALL_A, SHIP_SMALL_B
from kerys.env.core.layout import (
    BROKERS,
    CLOSED,
    DOWN_COUNTS,
    EVENTS_AT,
    EVENTS_NOW,
    FIRST_QUESTION,
    FREE_CELLS,
    HAND,
    KNOWN_BROKERS,
    KNOWN_SUMS,
    KNOWN_THRONE,
    N_WORDS,
    NEUTRAL,
    NEUTRAL_HAND,
    OFFER,
    OPTIONS,
    PALACE_CARDS,
    QUESTION_ARGUMENTS,
    QUESTION_CARD,
    QUESTION_KIND,
    QUOTATIONS,
    ROW_GEMS,
    S_CARDS,
    S_FRONT,
    S_GEMS,
    S_NEUTRAL_SHOWN,
    S_NEW_CARDS,
    S_PROFESSORS,
    S_SHOWN,
    S_STATUS,
    S_THRONE,
    SEALED,
    SEAT,
    SEAT_WORDS,
    SEATS,
    SEEN_CHARACTERS,
    SEEN_EVENTS,
    SEEN_SHIPS,
    SEIZED,
    SHIP_COUNTS,
    SHIPS,
    STACKS,
    TIME,
    TO_MOVE,
    UP_SUMS,
    WINNERS,
)

# A byte's bits as eight bytes, lowest first; and bytes 0 to 7 with a 1 in them.
_SPREAD: Final = vec[i64]([sum(1 << 8 * n for n in range(8) if byte >> n & 1) for byte in range(256)])
_BYTE: Final = vec[i64]([1 << 8 * n for n in range(8)])
_SHIP: Final = vec[i64](
    [
        1 + large + (1 << 8 * (1 + a)) + (1 << 8 * (1 + b))
        for large, a, b in zip(list(SHIP_LARGE), list(SHIP_SMALL_A), list(SHIP_SMALL_B), strict=True)
    ]
)
_NEUTRAL_PARTY: Final[i64] = 5


class Encoder:
    """Writes observations of any game into rows of words; keeps only what saves time."""

    rules: Rules | None
    options: i64
    more_options: i64

    def __init__(self) -> None:
        self.rules = None
        self.options = 0
        self.more_options = 0

    def write(self, state: State, viewer: i64, out: vec[i64], first: i64) -> None:
        """Write what a viewer (a seat, or SPECTATOR) knows into the words from `first` on."""
        for word in range(first, first + N_WORDS):
            out[word] = 0
        if state.rules is not self.rules:
            self._read_options(state.rules)
        out[first + OPTIONS] = self.options
        out[first + OPTIONS + 1] = self.more_options
        known = known_to(state, viewer)
        _write_course(known, viewer, out, first)
        _write_question(known, viewer, out, first)
        _write_board(known, out, first)
        _write_stacks(known, out, first)
        seats = known.rules.seats
        base = viewer if viewer < SPECTATOR else 0
        for place in range(SEATS):
            if place < seats:
                _write_seat(known, _seat_at(place, base, seats), out, first + SEAT + SEAT_WORDS * place)
        if seats == 2:
            _write_neutral(known, out, first)
        _write_brokers(known, viewer, out, first)
        if viewer < SPECTATOR:
            _write_private(known, viewer, out, first)

    def _read_options(self, rules: Rules) -> None:
        options = rules.options
        self.rules = rules
        self.options = (
            _BYTE[rules.seats - 2]
            | (_BYTE[4] if rules.districts == 4 else 0)
            | (_BYTE[5] if rules.kings_favour else 0)
            | (_BYTE[6] if options.express else 0)
            | (_BYTE[7] if rules.ys_plus else 0)
        )
        self.more_options = (
            (_BYTE[0] if rules.events else 0)
            | (_BYTE[1] if options.ship_deck == "twelve-white" else 0)
            | (_BYTE[2] if rules.magician_any else 0)
            | (_counts(rules.neutral_brokers) << 24)
        )


def _seat_at(place: i64, base: i64, seats: i64) -> i64:
    """Return the seat that is `place` seats after the viewer's."""
    seat = base + place
    return seat - seats if seat >= seats else seat


def _place_of_seat(seat: i64, base: i64, seats: i64) -> i64:
    """Return the reverse: how many seats after the viewer's a seat is."""
    return seat - base if seat >= base else seat - base + seats


def _party(owner: i64, base: i64, seats: i64) -> i64:
    """Return the same for a party; the neutral is always the sixth."""
    return _NEUTRAL_PARTY if owner >= seats else _place_of_seat(owner, base, seats)


def _counts(brokers: i64) -> i64:
    """Turn counts of four bits into counts of a byte; the unknown ones are left out."""
    return (
        (brokers & 15)
        | ((brokers & 0xF0) << 4)
        | ((brokers & 0xF00) << 8)
        | ((brokers & 0xF000) << 12)
        | ((brokers & 0xF0000) << 16)
    )


def _write_flags(mask: i64, words: i64, out: vec[i64], first: i64) -> None:
    """Write the bits of a mask as bytes."""
    for word in range(first, first + words):
        out[word] = _SPREAD[mask & 255]
        mask >>= 8


def _write_flag(n: i64, out: vec[i64], first: i64) -> None:
    out[first + (n >> 3)] = _BYTE[n & 7]


def _clamped(points: i64) -> i64:
    return 0 if points < 0 else 255 if points > 255 else points


# --- The table --------------------------------------------------------------------------------------------------
def _write_course(known: State, viewer: i64, out: vec[i64], first: i64) -> None:
    cells = known.cells
    seats = known.rules.seats
    base = viewer if viewer < SPECTATOR else 0
    commerce = cells[cells_at.COMMERCE]
    if known.round > 0:
        out[first + TIME] = _BYTE[known.round - 1]
    out[first + TIME] |= (
        (cells[cells_at.SMUGGLINGS] << 32)
        | ((commerce & 1) << 40)
        | ((commerce >> 1) << 48)
        | (cells[cells_at.SPARES] << 56)
    )
    if known.phase > 0:
        out[first + TIME + 1] = _BYTE[known.phase - 1]
    winners: i64 = 0
    for party in range(known.rules.parties):
        if cells[cells_at.WINNERS] & BIT[party] != 0:
            winners |= _BYTE[_party(party, base, seats)]
    out[first + WINNERS] = winners


def _write_question(known: State, viewer: i64, out: vec[i64], first: i64) -> None:
    seat = next_seat(known)
    if seat == NOBODY:
        return
    seats = known.rules.seats
    base = viewer if viewer < SPECTATOR else 0
    out[first + TO_MOVE] = _BYTE[_place_of_seat(seat, base, seats)]
    step = known.top()
    kind = agenda.kind_of_step(step)
    a = agenda.a_of_step(step)
    b = agenda.b_of_step(step)
    c = agenda.c_of_step(step)
    _write_flag(kind - FIRST_QUESTION, out, first + QUESTION_KIND)
    arguments: i64 = 0
    if kind == agenda.ASK_REACTION:
        arguments = (1 + _place_of_seat(b, base, seats)) << 40
        b = 0
        _write_flag(a, out, first + QUESTION_CARD)
    elif kind == agenda.ASK_CARD:
        _write_flag(a, out, first + QUESTION_CARD)
        if a == MAGICIAN and b > 0 and c >= 64:  # a broker of the throne room, by seat
            c = 64 + 4 * _place_of_seat((c - 64) >> 2, base, seats) + ((c - 64) & 3)
    elif kind < agenda.FIRST_ASK:
        arguments = _BYTE[6]
    out[first + QUESTION_ARGUMENTS] = arguments | a | (b << 8) | ((c & 0xFFFFFF) << 16)


def _write_board(known: State, out: vec[i64], first: i64) -> None:
    cells = known.cells
    track: i64 = 0
    for colour in range(4):
        track |= cells[cells_at.QUOTATIONS + colour] << (8 * colour)
        track |= cells[cells_at.COLUMNS + colour] << (32 + 8 * colour)
    out[first + QUOTATIONS] = track
    for harbour in range(5):
        ship = cells[cells_at.SHIP_AT + harbour]
        if ship > 0:
            out[first + SHIPS + harbour] = _SHIP[ship - 1]
    for n in range(4):
        card = cells[cells_at.PALACE_CARD + n]
        if card > 0:
            _write_flag(card - 1, out, first + PALACE_CARDS + 4 * n)
        event = cells[cells_at.EVENT_AT + n]
        if event > 0:
            _write_flag(event - 1, out, first + EVENTS_AT + 2 * n)
        gem = cells[cells_at.ROW_GEM + n]
        if gem > 0:
            out[first + ROW_GEMS + n] = _BYTE[gem - 1]
    offer = cells[cells_at.OFFER]
    out[first + OFFER] = _counts(offer) | (((offer >> 20) & 15) << 40)
    _write_flags(cells[cells_at.CLOSED], 2, out, first + CLOSED)
    out[first + SEIZED] = (
        _SPREAD[cells[cells_at.CUSTOMS] & 63]
        | (cells[cells_at.INVESTED] << 48)
        | (cells[cells_at.INVESTED + 1] << 56)
    )
    _write_flags(cells[cells_at.EVENTS_NOW], 2, out, first + EVENTS_NOW)
    _write_flags(cells[cells_at.FREE_CELLS] >> 12, 2, out, first + FREE_CELLS)


def _write_stacks(known: State, out: vec[i64], first: i64) -> None:
    cells = known.cells
    stacks: i64 = 0
    before: i64 = cells[cells_at.SHIPS_DRAWN] << 32
    for n in range(4):
        stacks |= cells[cells_at.STACK_TOP + n] << (8 * n)
        stacks |= cells[cells_at.STACK_CHARACTERS + n] << (32 + 8 * n)
        before |= cells[cells_at.SHIPS_BEFORE + n] << (8 * n)
    out[first + STACKS] = stacks
    out[first + SHIP_COUNTS] = before
    _write_flags(cells[cells_at.SEEN_CHARACTERS], 4, out, first + SEEN_CHARACTERS)
    _write_flags(cells[cells_at.SEEN_EVENTS], 2, out, first + SEEN_EVENTS)
    for n in range(cells[cells_at.SHIPS_DRAWN]):
        out[first + SEEN_SHIPS + (n >> 3)] |= cells[cells_at.SEEN_SHIPS + n] << (8 * (n & 7))


# --- Seats ------------------------------------------------------------------------------------------------------
def _write_seat(known: State, seat: i64, out: vec[i64], first: i64) -> None:
    """Write the fifteen words of a seat; all of them are public."""
    cells = known.cells
    status = (
        1
        | (_clamped(cells[cells_at.POINTS + seat]) << 8)
        | (size(cells[cells_at.HAND + seat]) << 16)
        | (cells[cells_at.PLAYED + seat] << 32)
        | (cells[cells_at.LOOKS + seat] << 40)
        | (cells[cells_at.BORDER_RIGHTS + seat] << 48)
    )
    if cells[cells_at.SEALED + seat] != 0:
        status |= _BYTE[7]
    if known.rules.seats == 2:
        status |= size(cells[cells_at.HAND + 5 + seat]) << 24
        out[first + S_NEUTRAL_SHOWN] = _counts(cells[cells_at.SHOWN + 5 + seat])
    out[first + S_STATUS] = status
    out[first + S_GEMS] = (
        _gems(known, seat)
        | (cells[cells_at.ORDER_CARD + seat] << 40)
        | (cells[cells_at.NEXT_ORDER + seat] << 48)
    )
    _write_flags(cells[cells_at.CARDS + seat], 4, out, first + S_CARDS)
    _write_flags(cells[cells_at.NEW_CARDS + seat], 4, out, first + S_NEW_CARDS)
    out[first + S_FRONT] = _counts(cells[cells_at.FRONT + seat]) | (
        _SPREAD[cells[cells_at.EFFECTS + seat] & 7] << 40
    )
    out[first + S_SHOWN] = _counts(cells[cells_at.SHOWN + seat])
    speculation = cells[cells_at.SPECULATIONS + seat]
    if speculation != 0 and not known.over:
        speculation = SPECULATION_UNKNOWN
    out[first + S_PROFESSORS] = (_counts(cells[cells_at.PROFESSORS + seat]) & 0xFFFFFFFF) | (
        speculation << 32
    )
    throne: i64 = 0
    for slot in range(4):
        piece = cells[cells_at.THRONE + seat * 4 + slot]
        if piece != 0:
            value = piece & 7 if throne_knowers(piece) & BIT[SPECTATOR] != 0 else UNKNOWN
            throne |= ((1 + value) << (8 * slot)) | (throne_possible(piece) << (32 + 8 * slot))
    out[first + S_THRONE] = throne


def _gems(known: State, party: i64) -> i64:
    gems: i64 = 0
    for gem in range(5):
        gems |= known.gems(party, gem) << (8 * gem)
    return gems


def _write_neutral(known: State, out: vec[i64], first: i64) -> None:
    points = _clamped(known.points(2))
    out[first + NEUTRAL] = 1 | (points << 8) | (_gems(known, 2) << 16)


# --- Brokers ----------------------------------------------------------------------------------------------------
def _write_brokers(known: State, viewer: i64, out: vec[i64], first: i64) -> None:
    """Write the brokers on the board, and by place their sums and numbers."""
    cells = known.cells
    seats = known.rules.seats
    base = viewer if viewer < SPECTATOR else 0
    for n in range(cells[cells_at.BROKERS]):
        piece = cells[cells_at.BOARD + n]
        place = (piece >> 10) & 63
        owner = _party((piece >> 4) & 7, base, seats)
        value = piece & 7
        public = knowers_of(piece) & BIT[SPECTATOR] != 0
        out[first + BROKERS + n] = (
            (1 + place)
            | ((1 + owner) << 8)
            | ((1 + _place_of_seat((piece >> 7) & 7, base, seats)) << 16)
            | ((1 + ((piece >> 3) & 1)) << 24)
            | ((1 + (value if public else UNKNOWN)) << 32)
            | ((1 if piece & MARK != 0 else 0) << 40)
            | (((piece >> 25) & 31) << 48)
            | (((piece >> 16) & 7) << 56)
        )
        if place < FIRST_BORDER:
            if public:
                out[first + UP_SUMS + place] += value << (8 * owner)
            else:
                out[first + DOWN_COUNTS + place] += _BYTE[owner]


def _write_private(known: State, viewer: i64, out: vec[i64], first: i64) -> None:
    """Write what only the viewer knows."""
    cells = known.cells
    seats = known.rules.seats
    out[first + HAND] = _counts(cells[cells_at.HAND + viewer])
    if seats == 2:
        out[first + NEUTRAL_HAND] = _counts(cells[cells_at.HAND + 5 + viewer])
    sealed = cells[cells_at.SEALED + viewer]
    word = cells[cells_at.SPECULATIONS + viewer] << 48
    if sealed != 0:
        kind = kind_of(sealed - 1)
        if kind == actions.BID:
            word |= _BYTE[first_of(sealed - 1)] + _BYTE[second_of(sealed - 1)]
        elif kind == actions.FAVOUR:
            word |= _BYTE[first_of(sealed - 1)]
        else:
            word |= (1 + first_of(sealed - 1)) << 40
    out[first + SEALED] = word
    for n in range(cells[cells_at.BROKERS]):
        piece = cells[cells_at.BOARD + n]
        value = piece & 7
        if value == UNKNOWN:
            continue
        out[first + KNOWN_BROKERS + (n >> 3)] |= (1 + value) << (8 * (n & 7))
        place = (piece >> 10) & 63
        if place < FIRST_BORDER and knowers_of(piece) & BIT[SPECTATOR] == 0:
            owner = _party((piece >> 4) & 7, viewer, seats)
            out[first + KNOWN_SUMS + place] += value << (8 * owner)
    for i in range(seats * 4):
        piece = cells[cells_at.THRONE + i]
        if piece != 0 and piece & 7 != UNKNOWN:
            at = 4 * _place_of_seat(i >> 2, viewer, seats) + (i & 3)
            out[first + KNOWN_THRONE + (at >> 3)] |= (1 + (piece & 7)) << (8 * (at & 7))


# --- For callers ------------------------------------------------------------------------------------------------
class Observer:
    """One observation at a time, in words that are overwritten by the next; numpy reads them in place."""

    words: vec[i64]
    _encoder: Encoder

    def __init__(self) -> None:
        self.words = vec[i64]([0] * int(N_WORDS))
        self._encoder = Encoder()

    def observe(self, state: State, viewer: int) -> None:
        """Write what a seat, or SPECTATOR, knows of a state."""
        self._encoder.write(state, viewer, self.words, 0)
