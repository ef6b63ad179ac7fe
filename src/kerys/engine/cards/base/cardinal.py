"""Cardinal (9, W1): all this phase a turn may be up and down, or down and down, never two up (15.5).

Placing asks `may_place_two_down`; with a revolt, one of two face-down brokers of a turn must stand elsewhere (15.15).
"""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.layout import CARDINAL_PLAYED, EFFECTS
from kerys.engine.state import State


def may_place_two_down(state: State, seat: i64) -> bool:
    return state.has_effect(seat, CARDINAL_PLAYED)


class Cardinal(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[EFFECTS + seat] |= CARDINAL_PLAYED
