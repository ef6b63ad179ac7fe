"""Speculation: before the bids everyone secretly picks a colour or none.

At the end: +3 if it is the best-quoted, -2 if not, 0 for none. The neutral does not speculate (13.4).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import NO_COLOUR, SPECULATE_ID, first_of
from kerys.engine.agenda import ASK_SPECULATION
from kerys.engine.cards.numbers import SPECULATION
from kerys.engine.choices import Choices
from kerys.engine.facts import SPECULATED
from kerys.engine.layout import SPECULATIONS
from kerys.engine.pieces import BIT
from kerys.engine.state import State, tell_to

_FOUR_AND_NONE: Final[i64] = 0b11111


def begin(state: State) -> None:
    if state.event_in_force(SPECULATION):
        state.plan(ASK_SPECULATION)


def options(choices: Choices) -> None:
    choices.add_masked(SPECULATE_ID, _FOUR_AND_NONE)


def settle(state: State, seat: i64, answer: i64) -> None:
    state.cells[SPECULATIONS + seat] = first_of(answer) + 1
    tell_to(state, BIT[seat], SPECULATED, seat, first_of(answer))


def points(state: State, seat: i64, best_colour: i64) -> i64:
    """What a seat's pick is worth at the end."""
    picked = state.cells[SPECULATIONS + seat] - 1
    if picked < 0 or picked == NO_COLOUR:
        return 0
    return 3 if picked == best_colour else -2
