"""Illusionist (9, W1): all this phase a front broker may be one of a turn's two; one from behind replaces it openly.

Placing asks `may_place_from_front`; never into a revolt (15.15).
"""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.layout import EFFECTS, ILLUSIONIST_PLAYED
from kerys.engine.state import State


def may_place_from_front(state: State, seat: i64) -> bool:
    return state.has_effect(seat, ILLUSIONIST_PLAYED)


class Illusionist(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[EFFECTS + seat] |= ILLUSIONIST_PLAYED
