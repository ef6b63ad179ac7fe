"""Phase 5, only with King's Favour: one front broker of everybody goes into the throne room for good (11.1)."""

from mypy_extensions import i64

from kerys.engine.actions import FAVOUR_ID, first_of
from kerys.engine.agenda import ASK_FAVOUR
from kerys.engine.brokers import throne_broker
from kerys.engine.choices import Choices
from kerys.engine.facts import FAVOUR_GIVEN
from kerys.engine.knowledge import learn_throne_room
from kerys.engine.layout import FRONT, PHASE, SEALED, THRONE
from kerys.engine.pieces import BIT, KINGS_FAVOUR, distinct, lowest, one, popcount
from kerys.engine.state import State, tell_to


def favours(state: State) -> None:
    if state.rules.kings_favour:
        learn_throne_room(state)
        state.cells[PHASE] = KINGS_FAVOUR
        state.plan(ASK_FAVOUR)
        for seat in range(state.rules.seats):
            values = distinct(state.front(seat))
            if popcount(values) == 1:  # nothing to choose, so nobody waits for this seat
                state.cells[SEALED + seat] = 1 + FAVOUR_ID + lowest(values)


def favour_options(state: State, seat: i64, choices: Choices) -> None:
    choices.add_masked(FAVOUR_ID, distinct(state.front(seat)))


def settle_favour(state: State, seat: i64, answer: i64) -> None:
    value = first_of(answer)
    front = state.front(seat)
    state.cells[FRONT + seat] = front - one(value)
    slot = state.round - 1
    state.cells[THRONE + seat * 4 + slot] = throne_broker(value, BIT[seat], distinct(front))
    tell_to(state, BIT[seat], FAVOUR_GIVEN, seat, state.round, value)
