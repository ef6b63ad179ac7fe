"""Customs Officer (12, W4): name a colour or white; the ships hand out no such gem this round (not in a revolt).

Sharing out asks `seized`. The market is untouched, the Diplomatic Mission's ship is not (15.12).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, first_of
from kerys.engine.cards.character import FOUR_COLOURS, Character
from kerys.engine.choices import Choices
from kerys.engine.facts import KIND_NAMED
from kerys.engine.layout import CUSTOMS
from kerys.engine.pieces import BIT
from kerys.engine.state import State, tell

_WHITE_BIT: Final[i64] = 0b100000


def seized(state: State, kind: i64) -> bool:
    return state.cells[CUSTOMS] & BIT[kind] != 0


class CustomsOfficer(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        choices.add_masked(GEM_ID, FOUR_COLOURS | _WHITE_BIT)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        state.cells[CUSTOMS] |= BIT[first_of(answer)]
        tell(state, KIND_NAMED, seat, self.number, first_of(answer))
