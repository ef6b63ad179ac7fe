"""Queen (9, W2): close one city area until its district has been counted; nobody enters, nobody leaves.

Places ask for the closed areas (`rules/places.py`). A district in revolt cannot be closed (15.15).
"""

from mypy_extensions import i64

from kerys.engine.actions import CLOSE_ID, first_of
from kerys.engine.cards.character import Character
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.choices import Choices
from kerys.engine.facts import AREA_CLOSED
from kerys.engine.layout import CLOSED
from kerys.engine.pieces import BIT
from kerys.engine.rules.places import district_with
from kerys.engine.state import State, tell


class Queen(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        open_areas = state.rules.city & ~state.cells[CLOSED] & ~district_with(state, REVOLT)
        choices.add_masked(CLOSE_ID, open_areas)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        state.cells[CLOSED] |= BIT[first_of(answer)]
        tell(state, AREA_CLOSED, seat, first_of(answer))
