"""Financier (12, W4): commercial areas pay 1; with a Merchant in the same round 3 (see merchant.commercial_pays)."""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.layout import COMMERCE, FINANCIER_PLAYED
from kerys.engine.state import State


class Financier(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[COMMERCE] |= FINANCIER_PLAYED
