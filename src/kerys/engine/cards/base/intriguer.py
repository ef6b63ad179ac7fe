"""Intriguer (9, W4): wins every tie of this round (not in a revolt, 15.15) and orders tied columns."""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.layout import EFFECTS, INTRIGUER_PLAYED
from kerys.engine.state import State


def wins_ties(state: State, seat: i64) -> bool:
    return state.has_effect(seat, INTRIGUER_PLAYED)


class Intriguer(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[EFFECTS + seat] |= INTRIGUER_PLAYED
