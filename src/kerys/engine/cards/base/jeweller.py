"""Jeweller (9, W5): take two coloured gems of choice, the same or different."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, first_of
from kerys.engine.agenda import SOURCE_CARD
from kerys.engine.cards.character import FOUR_COLOURS, Character
from kerys.engine.choices import Choices
from kerys.engine.facts import GEM_TAKEN
from kerys.engine.state import State, tell

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1


class Jeweller(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, FIRST)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        choices.add_masked(GEM_ID, FOUR_COLOURS)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        state.add_gem(seat, first_of(answer))
        tell(state, GEM_TAKEN, seat, first_of(answer), SOURCE_CARD)
        if stage == FIRST:
            self.ask(state, seat, SECOND)
