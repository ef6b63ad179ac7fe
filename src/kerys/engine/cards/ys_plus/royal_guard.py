"""Royal Guard (12, W2 or W3): place one own front broker face up on the board, besides the turn's two.

One broker fewer stands in front from then on (15.6). Never into a revolt (15.15); on a border with the Philosopher.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import FROM_FRONT, place_run, second_of, third_of
from kerys.engine.cards.character import Character
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.cards.ys_plus import philosopher
from kerys.engine.choices import Choices
from kerys.engine.pieces import UP, distinct, popcount
from kerys.engine.rules.moves import put_broker
from kerys.engine.rules.places import district_with, open_places
from kerys.engine.state import State

_NO_TURN: Final[i64] = 0  # its broker is not one of "the two just placed"


def places_for_guard(state: State, seat: i64) -> i64:
    areas = open_places(state, seat, UP) & ~district_with(state, REVOLT)
    return areas | philosopher.borders_for(state, seat, areas)


class RoyalGuard(Character):
    def usable(self, state: State, seat: i64) -> bool:
        return state.front(seat) != 0 and places_for_guard(state, seat) != 0

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        places = places_for_guard(state, seat)
        values = distinct(state.front(seat))
        n = popcount(places)
        choices.add_run(place_run(FROM_FRONT + UP, 0), places, values, n, n * popcount(values))

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        philosopher.use_border(state, seat, third_of(answer))
        put_broker(state, seat, FROM_FRONT + UP, second_of(answer), third_of(answer), _NO_TURN)
