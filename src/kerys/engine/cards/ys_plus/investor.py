"""Investor (12, W4): name a colour; it takes first place among the columns, a second Investor's colour the second.

Ranking the columns asks `INVESTED` in the order of naming; the same colour twice counts once (15.9).
"""

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, first_of
from kerys.engine.cards.character import FOUR_COLOURS, Character
from kerys.engine.choices import Choices
from kerys.engine.facts import KIND_NAMED
from kerys.engine.layout import INVESTED
from kerys.engine.state import State, tell


class Investor(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        choices.add_masked(GEM_ID, FOUR_COLOURS)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        colour = first_of(answer)
        if state.cells[INVESTED] == 0:
            state.cells[INVESTED] = colour + 1
        elif state.cells[INVESTED] != colour + 1:
            state.cells[INVESTED + 1] = colour + 1
        tell(state, KIND_NAMED, seat, self.number, colour)
