"""Spy (9, W1): up to three looks at face-down brokers of others, at own decision points of this placement phase.

The looks are offered beside the other options of such a question (`offer_looks`), and once more when all have placed.
Never at the neutral's brokers (15.18) nor in a revolt (15.15); the throne room may be looked into (11.3).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import LOOK_ID, SPOT_START, first_of, second_of
from kerys.engine.brokers import FACE_UP, owner_of, seen_by, throne_knowers, value_of
from kerys.engine.cards.character import Character
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.choices import Choices
from kerys.engine.facts import LOOKED
from kerys.engine.layout import BOARD, BROKERS, LOOKS, THRONE
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT
from kerys.engine.rules.places import district_with
from kerys.engine.state import State, tell_to
from kerys.engine.tables import BORDERS, N_PLACES, THRONE_ROOM

_NOBODY_CAME: Final = vec[i64]([0] * int(N_PLACES))


def offer_looks(state: State, seat: i64, choices: Choices) -> None:
    """Add what this seat may look at now, if it has looks left."""
    cells = state.cells
    if cells[LOOKS + seat] == 0:
        return
    in_revolt = district_with(state, REVOLT)
    came_before = _NOBODY_CAME[:]  # by place
    for piece in cells[BOARD : BOARD + cells[BROKERS]]:
        place = (piece >> 10) & 63  # place_of; a call for every broker costs too much
        n = came_before[place]
        came_before[place] = n + 1
        if piece & FACE_UP == 0:
            owner = (piece >> 4) & 7
            others = owner != seat and owner < state.rules.seats
            if others and (place >= BORDERS or in_revolt & BIT[place] == 0):
                choices.add(LOOK_ID + SPOT_START[place] + n)
    if not state.rules.kings_favour:
        return
    for other in range(state.rules.seats):
        for slot in range(4):
            if other != seat and state.throne(other, slot) != 0:
                choices.add(LOOK_ID + SPOT_START[THRONE_ROOM + other] + slot)


def look(state: State, seat: i64, answer: i64) -> None:
    """The Spy's player, and nobody else, learns a value."""
    state.cells[LOOKS + seat] -= 1
    place = first_of(answer)
    n = second_of(answer)
    if place >= THRONE_ROOM:
        owner = place - THRONE_ROOM
        slot = state.throne(owner, n)
        state.cells[THRONE + owner * 4 + n] = slot | (BIT[seat] << 4)
        tell_to(state, throne_knowers(slot) | BIT[seat], LOOKED, seat, place, n, value_of(slot), owner)
        return
    i = state.find_broker(place, n)
    piece = seen_by(state.broker(i), seat)
    state.set_broker(i, piece)
    tell_to(state, BIT[seat] | BIT[owner_of(piece)], LOOKED, seat, place, n, value_of(piece), owner_of(piece))


class Spy(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[LOOKS + seat] = 3
