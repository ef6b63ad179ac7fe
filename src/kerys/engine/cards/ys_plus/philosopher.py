"""Philosopher (12, W1): this phase up to two own brokers may be placed on borders between touching areas.

When all have placed, before W4, the owner says for each which side it belongs to (`rules/phase3_placement.py`).
"""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.layout import BORDER_RIGHTS
from kerys.engine.rules.places import open_borders
from kerys.engine.state import State
from kerys.engine.tables import BORDERS


def borders_for(state: State, seat: i64, areas: i64) -> i64:
    """The borders a seat may place on now, given the areas open to that broker."""
    if state.cells[BORDER_RIGHTS + seat] == 0:
        return 0
    return open_borders(state, areas)


def use_border(state: State, seat: i64, place: i64) -> None:
    if place >= BORDERS:
        state.cells[BORDER_RIGHTS + seat] -= 1


class Philosopher(Character):
    def play(self, state: State, seat: i64) -> None:
        state.cells[BORDER_RIGHTS + seat] = 2
