"""Who knows what (14): the state as one viewer knows it, with everything else left out.

`known_to` is the whitelist. Public sections are copied whole; of each secret section exactly what the viewer may know;
the deal never. Views, belief and imagined states are made from its result alone, so that nothing behind it can leak.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.brokers import (
    knowers_of,
    throne_broker,
    throne_knowers,
    throne_possible,
    value_of,
    with_value,
)
from kerys.engine.chance import empty_deal
from kerys.engine.layout import (
    BOARD,
    BROKERS,
    FRONT,
    HAND,
    PUBLIC,
    SCREENS,
    SEALED,
    SECTIONS,
    SHOWN,
    SPARES,
    SPECULATIONS,
    THRONE,
)
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, SPECTATOR, UNKNOWN, distinct, one, popcount, size
from kerys.engine.state import State, empty_cells

SEALED_UNKNOWN: Final[i64] = 4095  # an answer was given, but not which
SPECULATION_UNKNOWN: Final[i64] = 6
_PUBLIC_CELLS: Final = vec[i64](
    [begin + i for _, begin, length, audience in SECTIONS if audience == PUBLIC for i in range(length)]
)
_NO_DEAL: Final = empty_deal()  # one for all, as nobody changes a deal


def known_to(state: State, viewer: i64) -> State:
    """The state with UNKNOWN wherever the viewer (a seat, or SPECTATOR) may not know."""
    known = State(state.rules, _NO_DEAL, empty_cells())
    cells = known.cells
    true = state.cells
    for n in range(len(_PUBLIC_CELLS)):
        i = _PUBLIC_CELLS[n]
        cells[i] = true[i]
    for screen in range(SCREENS):
        own = (screen == viewer and viewer < SPECTATOR) or screen == 5 + viewer
        hand = state.cells[HAND + screen]
        cells[HAND + screen] = hand if own else unknown_brokers(hand)
    for i in range(THRONE, THRONE + 20):
        slot = state.cells[i]
        if slot != 0:
            cells[i] = slot if throne_knowers(slot) & BIT[viewer] != 0 else with_value(slot, UNKNOWN)
    for i in range(state.cells[BROKERS]):
        piece = state.cells[BOARD + i]
        cells[BOARD + i] = piece if knowers_of(piece) & BIT[viewer] != 0 else with_value(piece, UNKNOWN)
    for seat in range(state.rules.seats):
        sealed = state.cells[SEALED + seat]
        speculation = state.cells[SPECULATIONS + seat]
        cells[SEALED + seat] = SEALED_UNKNOWN if sealed != 0 and seat != viewer else sealed
        hidden = speculation != 0 and seat != viewer and not state.over
        cells[SPECULATIONS + seat] = SPECULATION_UNKNOWN if hidden else speculation
    return known


def unknown_brokers(brokers: i64) -> i64:
    """A handful of which only the number is known."""
    return size(brokers) * one(UNKNOWN)


def full_set(state: State, screen: i64) -> i64:
    """14.4: everything a screen has in this round, wherever it is: the set, and the spare 2s taken."""
    if screen >= 5:
        return state.rules.neutral_brokers
    return state.rules.brokers + state.cells[SPARES] * one(2)


def learn_throne_room(state: State) -> None:
    """At the end of a round everybody has seen what a seat had this round, so what is missing is in the throne room.

    14.4: what follows for certain is public. It narrows `possible`, never `knowers`.
    """
    for seat in range(state.rules.seats):
        unseen = full_set(state, seat) - state.cells[FRONT + seat] - state.cells[SHOWN + seat]
        for slot in range(4):
            piece = state.throne(seat, slot)
            if piece != 0 and popcount(throne_possible(piece)) == 1:
                unseen -= one(value_of(piece))
        values = distinct(unseen)
        for slot in range(4):
            piece = state.throne(seat, slot)
            if piece != 0 and popcount(throne_possible(piece)) > 1:
                possible = throne_possible(piece) & values
                state.cells[THRONE + seat * 4 + slot] = throne_broker(
                    value_of(piece), throne_knowers(piece), possible
                )
