"""Captain (9, W4): swap the ships of two harbours. Not where a ship was wrecked or a revolt is on (13.3, 15.15)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import DISTRICT_ID, first_of
from kerys.engine.cards.character import Character
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.choices import Choices
from kerys.engine.facts import SHIPS_SWAPPED
from kerys.engine.layout import SHIP_AT
from kerys.engine.pieces import BIT, popcount
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State, tell

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1


def reachable_harbours(state: State) -> i64:
    """The districts whose ship the Captain can reach, as a mask."""
    mask: i64 = 0
    for district in range(state.rules.districts):
        if state.cells[SHIP_AT + district] != 0 and not event_rules(state, REVOLT, district):
            mask |= BIT[district]
    return mask


class Captain(Character):
    def usable(self, state: State, seat: i64) -> bool:
        return popcount(reachable_harbours(state)) >= 2

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, FIRST)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        harbours = reachable_harbours(state)
        choices.add_masked(DISTRICT_ID, harbours if stage == FIRST else harbours & ~BIT[before])

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        district = first_of(answer)
        if stage == FIRST:
            self.ask(state, seat, SECOND, district)
            return
        cells = state.cells
        ship = cells[SHIP_AT + before]
        cells[SHIP_AT + before] = cells[SHIP_AT + district]
        cells[SHIP_AT + district] = ship
        tell(state, SHIPS_SWAPPED, seat, before, district)
