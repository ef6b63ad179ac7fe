"""Financier (12, W4): commercial areas pay 1; with a Merchant in the same round 3 (see merchant.commercial_pays)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.characters.base import Character
from kerys.engine.layout import COMMERCE, FINANCIER_PLAYED
from kerys.engine.pieces import FINANCIER, START_OF_COUNTING
from kerys.engine.state import State


class Financier(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[COMMERCE] |= FINANCIER_PLAYED


CARD: Final[Character] = Financier(FINANCIER, (START_OF_COUNTING,))
