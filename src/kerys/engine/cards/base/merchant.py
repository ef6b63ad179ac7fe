"""Merchant (9, W4) and Financier (12, W4): what a commercial area pays this round.

3 as printed; 5 with a Merchant, 1 with a Financier, 3 with both; copies add nothing (15.9). Neither reaches a
district in revolt (15.15).
"""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.layout import COMMERCE, FINANCIER_PLAYED, MERCHANT_PLAYED
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State


def commercial_pays(state: State, district: i64) -> i64:
    """The points for a commercial area; phase 4 asks this."""
    played = state.cells[COMMERCE]
    if played == 0 or played == MERCHANT_PLAYED | FINANCIER_PLAYED or event_rules(state, REVOLT, district):
        return 3
    return 5 if played == MERCHANT_PLAYED else 1


class Merchant(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[COMMERCE] |= MERCHANT_PLAYED
