"""Banker (9, W5): one colour +1, another -1; both must be done, also where the end of the track cancels it (15.4)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import LOWER_ID, RAISE_ID, first_of
from kerys.engine.cards.character import FOUR_COLOURS, Character
from kerys.engine.choices import Choices
from kerys.engine.facts import MOVED_BY_CHARACTER
from kerys.engine.pieces import BIT
from kerys.engine.rules.moves import change_quotation
from kerys.engine.state import State

RAISE: Final[i64] = 0
LOWER: Final[i64] = 1


class Banker(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, RAISE)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        if stage == RAISE:
            choices.add_masked(RAISE_ID, FOUR_COLOURS)
        else:
            choices.add_masked(LOWER_ID, FOUR_COLOURS & ~BIT[before])

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        colour = first_of(answer)
        if stage == RAISE:
            change_quotation(state, colour, 1, MOVED_BY_CHARACTER + self.number, seat)
            self.ask(state, seat, LOWER, colour)
        else:
            change_quotation(state, colour, -1, MOVED_BY_CHARACTER + self.number, seat)
