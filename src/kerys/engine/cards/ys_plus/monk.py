"""Monk (12, W4): take up to two own brokers off the board behind the screen and score their printed values."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import PASS_ID, first_of, second_of
from kerys.engine.brokers import owner_of, value_of
from kerys.engine.cards.character import Character, add_spot
from kerys.engine.choices import Choices
from kerys.engine.facts import FOR_CHARACTER, TAKEN_OFF
from kerys.engine.rules.moves import score, take_back
from kerys.engine.rules.places import may_be_moved
from kerys.engine.state import State, tell

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1


def removable(state: State, seat: i64, i: i64) -> bool:
    return owner_of(state.broker(i)) == seat and may_be_moved(state, state.broker(i))


def any_removable(state: State, seat: i64) -> bool:
    for i in range(state.n_brokers()):
        if removable(state, seat, i):
            return True
    return False


class Monk(Character):
    def usable(self, state: State, seat: i64) -> bool:
        return any_removable(state, seat)

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, FIRST)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        choices.add(PASS_ID)
        for i in range(state.n_brokers()):
            if removable(state, seat, i):
                add_spot(choices, state, i)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        if answer == PASS_ID:
            return
        place = first_of(answer)
        i = state.find_broker(place, second_of(answer))
        piece = state.broker(i)
        tell(state, TAKEN_OFF, seat, place, second_of(answer), value_of(piece))
        state.drop_broker(i)
        take_back(state, piece, seen=True)  # the points tell everybody its value
        score(state, seat, value_of(piece), FOR_CHARACTER + self.number, place)
        if stage == FIRST and any_removable(state, seat):
            self.ask(state, seat, SECOND)
