"""Magician (9, W3): swap the places of two own brokers on the board (setting `magician`: any two), up or down as they
are. No points for entering the market.

With King's Favour one of the two may come from the throne room, the same owner's (11.3): it comes out face down, the
other goes in face down (15.11).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import BROKER_ID, SPOT_START, first_of, second_of
from kerys.engine.brokers import (
    at_place,
    broker,
    face_of,
    knowers_of,
    owner_of,
    place_of,
    possible_of,
    throne_broker,
    throne_knowers,
    throne_possible,
    value_of,
)
from kerys.engine.cards.character import Character, add_spot
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.choices import Choices
from kerys.engine.facts import SWAPPED
from kerys.engine.layout import THRONE
from kerys.engine.pieces import BIT, DOWN
from kerys.engine.rules.places import (
    NO_BROKER,
    district_with,
    forbidden_by_events,
    may_be_moved,
    open_places,
)
from kerys.engine.state import State, tell
from kerys.engine.tables import BORDERS, SIDE_A, SIDE_B, THRONE_ROOM

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
_THRONE: Final[i64] = 64  # a throne slot as a pick: 64 + 4 * seat + slot; below that a broker of the board


def in_reach(state: State, seat: i64, i: i64) -> bool:
    piece = state.broker(i)
    return (state.rules.magician_any or owner_of(piece) == seat) and may_be_moved(state, piece)


def fits(state: State, owner: i64, face: i64, place: i64, moving: i64, leaving: i64) -> bool:
    """Whether a broker may stand where another one leaves."""
    if place >= BORDERS:
        sides = open_places(state, owner, face, moving, leaving) & ~district_with(state, REVOLT)
        return sides & (BIT[SIDE_A[place]] | BIT[SIDE_B[place]]) != 0
    return forbidden_by_events(state, owner, face, moving, leaving) & BIT[place] == 0


def may_swap(state: State, i: i64, j: i64) -> bool:
    """Whether two brokers of the board may take each other's places."""
    one = state.broker(i)
    other = state.broker(j)
    if place_of(one) == place_of(other):
        return False
    if owner_of(one) != owner_of(other) and (place_of(one) >= BORDERS or place_of(other) >= BORDERS):
        return False  # a border stays with the Philosopher who used it
    return fits(state, owner_of(one), face_of(one), place_of(other), i, j) and fits(
        state, owner_of(other), face_of(other), place_of(one), j, i
    )


def may_swap_with_throne(state: State, i: i64) -> bool:
    """15.11: what comes out lies face down."""
    piece = state.broker(i)
    return fits(state, owner_of(piece), DOWN, place_of(piece), i, NO_BROKER)


def has_partner(state: State, seat: i64, i: i64) -> bool:
    for j in range(state.n_brokers()):
        if j != i and in_reach(state, seat, j) and may_swap(state, i, j):
            return True
    owner = owner_of(state.broker(i))
    return owner < state.rules.seats and state.throne(owner, 0) != 0 and may_swap_with_throne(state, i)


class Magician(Character):
    def usable(self, state: State, seat: i64) -> bool:
        for i in range(state.n_brokers()):
            if in_reach(state, seat, i) and has_partner(state, seat, i):
                return True
        return False

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, FIRST)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        for i in range(state.n_brokers()):
            if in_reach(state, seat, i) and self._pairs(state, seat, stage, before, i):
                add_spot(choices, state, i)
        for owner in range(state.rules.seats):
            if stage == SECOND and (before >= _THRONE or owner_of(state.broker(before)) != owner):
                continue
            for slot in range(4):
                if state.throne(owner, slot) != 0 and self._throne_pairs(state, seat, stage, before, owner):
                    choices.add(BROKER_ID + SPOT_START[THRONE_ROOM + owner] + slot)

    def _pairs(self, state: State, seat: i64, stage: i64, before: i64, i: i64) -> bool:
        """Whether the i-th broker may be picked now."""
        if stage == FIRST:
            return has_partner(state, seat, i)
        if before >= _THRONE:
            return owner_of(state.broker(i)) == (before - _THRONE) >> 2 and may_swap_with_throne(state, i)
        return i != before and may_swap(state, before, i)

    def _throne_pairs(self, state: State, seat: i64, stage: i64, before: i64, owner: i64) -> bool:
        """Whether a broker of this owner in the throne room may be picked now."""
        if stage == SECOND:
            return may_swap_with_throne(state, before)
        for i in range(state.n_brokers()):
            if (
                owner_of(state.broker(i)) == owner
                and in_reach(state, seat, i)
                and may_swap_with_throne(state, i)
            ):
                return True
        return False

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        place = first_of(answer)
        n = second_of(answer)
        picked = (
            _THRONE + (place - THRONE_ROOM) * 4 + n if place >= THRONE_ROOM else state.find_broker(place, n)
        )
        if stage == FIRST:
            self.ask(state, seat, SECOND, picked)
            return
        if before < _THRONE:
            board_place = place_of(state.broker(before))
            tell(state, SWAPPED, seat, board_place, state.nth_at_place(before), place, n)
        else:
            tell(
                state,
                SWAPPED,
                seat,
                THRONE_ROOM + ((before - _THRONE) >> 2),
                (before - _THRONE) & 3,
                place,
                n,
            )
        if before >= _THRONE:
            swap_with_throne(state, picked, before - _THRONE)
        elif picked >= _THRONE:
            swap_with_throne(state, before, picked - _THRONE)
        else:
            swap(state, before, picked)


def swap(state: State, i: i64, j: i64) -> None:
    """The brokers change places, also in the order of arrival."""
    one = state.broker(i)
    other = state.broker(j)
    state.set_broker(i, at_place(other, place_of(one)))
    state.set_broker(j, at_place(one, place_of(other)))


def swap_with_throne(state: State, i: i64, slot: i64) -> None:
    """The mark of a Mercenary goes with its broker and has no meaning in the throne room."""
    piece = state.broker(i)
    owner = owner_of(piece)
    throne = state.cells[THRONE + slot]
    state.cells[THRONE + slot] = throne_broker(value_of(piece), knowers_of(piece), possible_of(piece))
    out = broker(
        value_of(throne),
        DOWN,
        owner,
        owner,
        place_of(piece),
        0,
        throne_knowers(throne),
        throne_possible(throne),
    )
    state.set_broker(i, out)
