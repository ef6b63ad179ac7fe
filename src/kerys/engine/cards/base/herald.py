"""Herald (9, W4): move one own broker to another legal place; into the market from elsewhere earns 1 point."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import TO_ID, first_of, second_of
from kerys.engine.brokers import owner_of, place_of
from kerys.engine.cards.character import Character, add_spot
from kerys.engine.choices import Choices
from kerys.engine.facts import FOR_MARKET
from kerys.engine.rules.moves import is_market, move_broker, score
from kerys.engine.rules.places import may_be_moved, places_to_move_to
from kerys.engine.state import State

WHICH: Final[i64] = 0
WHERE: Final[i64] = 1


def movable(state: State, seat: i64, i: i64) -> bool:
    piece = state.broker(i)
    return owner_of(piece) == seat and may_be_moved(state, piece) and places_to_move_to(state, i) != 0


class Herald(Character):
    def usable(self, state: State, seat: i64) -> bool:
        for i in range(state.n_brokers()):
            if movable(state, seat, i):
                return True
        return False

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, WHICH)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        if stage == WHERE:
            choices.add_masked(TO_ID, places_to_move_to(state, before))
            return
        for i in range(state.n_brokers()):
            if movable(state, seat, i):
                add_spot(choices, state, i)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        if stage == WHICH:
            self.ask(state, seat, WHERE, state.find_broker(first_of(answer), second_of(answer)))
            return
        place = first_of(answer)
        came_from_market = is_market(place_of(state.broker(before)))
        move_broker(state, before, place)
        if is_market(place) and not came_from_market:
            score(state, seat, 1, FOR_MARKET, place)
