"""Intriguer (9, W4): wins every tie of this round (not in a revolt, 15.15) and orders tied columns."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.characters.base import Character
from kerys.engine.layout import EFFECTS, INTRIGUER_PLAYED
from kerys.engine.pieces import INTRIGUER, START_OF_COUNTING
from kerys.engine.state import State


def wins_ties(state: State, seat: i64) -> bool:
    return state.has_effect(seat, INTRIGUER_PLAYED)


class Intriguer(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[EFFECTS + seat] |= INTRIGUER_PLAYED


CARD: Final[Character] = Intriguer(INTRIGUER, (START_OF_COUNTING,), copyable=False)
