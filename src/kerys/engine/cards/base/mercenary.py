"""Mercenary (9, W3): mark one of the two brokers just placed; it counts 5 everywhere in this round's counting.

A copied Mercenary marks one of the copier's two latest brokers (12). Majorities ask `COUNTS_AS`.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import first_of, second_of
from kerys.engine.brokers import owner_of, turn_of, with_mark
from kerys.engine.cards.character import Character, add_spot
from kerys.engine.choices import Choices
from kerys.engine.facts import MARKED
from kerys.engine.state import State, tell

COUNTS_AS: Final[i64] = 5


def latest_turn(state: State, seat: i64) -> i64:
    """The last turn in which a seat placed brokers that are still on the board; 0 if it has not."""
    latest: i64 = 0
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        if owner_of(piece) == seat and turn_of(piece) > latest:
            latest = turn_of(piece)
    return latest


class Mercenary(Character):
    def usable(self, state: State, seat: i64) -> bool:
        return latest_turn(state, seat) != 0

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        latest = latest_turn(state, seat)
        for i in range(state.n_brokers()):
            piece = state.broker(i)
            if owner_of(piece) == seat and turn_of(piece) == latest:
                add_spot(choices, state, i)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        i = state.find_broker(first_of(answer), second_of(answer))
        state.set_broker(i, with_mark(state.broker(i)))
        tell(state, MARKED, seat, first_of(answer), second_of(answer))
