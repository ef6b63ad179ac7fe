"""Alchemist (9, W5): give one own coloured gem, take one of another colour. May be declined after playing."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, PASS_ID, first_of
from kerys.engine.agenda import SOURCE_CARD
from kerys.engine.cards.character import FOUR_COLOURS, Character
from kerys.engine.choices import Choices
from kerys.engine.facts import GEM_TAKEN
from kerys.engine.pieces import BIT, COLOURS
from kerys.engine.rules.moves import give_gem
from kerys.engine.state import State, tell

GIVE: Final[i64] = 0
TAKE: Final[i64] = 1


def coloured_gems(state: State, seat: i64) -> i64:
    """The colours a seat has gems of, as a mask."""
    mask: i64 = 0
    for colour in range(COLOURS):
        if state.gems(seat, colour) > 0:
            mask |= BIT[colour]
    return mask


class Alchemist(Character):
    def usable(self, state: State, seat: i64) -> bool:
        return coloured_gems(state, seat) != 0

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, GIVE)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        if stage == GIVE:
            choices.add(PASS_ID)
            choices.add_masked(GEM_ID, coloured_gems(state, seat))
        else:
            choices.add_masked(GEM_ID, FOUR_COLOURS & ~BIT[before])

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        if answer == PASS_ID:
            return
        if stage == GIVE:
            self.ask(state, seat, TAKE, first_of(answer))
            return
        give_gem(state, seat, before, self.number)
        state.add_gem(seat, first_of(answer))
        tell(state, GEM_TAKEN, seat, first_of(answer), SOURCE_CARD)
