"""Rogue (12, any own window): give two own gems, black allowed, for one black gem or 3 points."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, PRIZE_BLACK, PRIZE_ID, first_of
from kerys.engine.agenda import SOURCE_CARD
from kerys.engine.cards.character import Character
from kerys.engine.choices import Choices
from kerys.engine.facts import FOR_CHARACTER, GEM_TAKEN
from kerys.engine.pieces import BIT, BLACK
from kerys.engine.rules.moves import give_gem, score
from kerys.engine.state import State, tell

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
REWARD: Final[i64] = 2
_BLACK_OR_POINTS: Final[i64] = 0b110


class Rogue(Character):
    def usable(self, state: State, seat: i64) -> bool:
        gems: i64 = 0
        for gem in range(5):
            gems += state.gems(seat, gem)
        return gems >= 2

    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, FIRST)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        if stage == REWARD:
            choices.add_masked(PRIZE_ID, _BLACK_OR_POINTS)
            return
        mask: i64 = 0
        for gem in range(5):
            if state.gems(seat, gem) > 0:
                mask |= BIT[gem]
        choices.add_masked(GEM_ID, mask)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        if stage != REWARD:
            give_gem(state, seat, first_of(answer), self.number)
            self.ask(state, seat, stage + 1)
        elif first_of(answer) == PRIZE_BLACK:
            state.add_gem(seat, BLACK)
            tell(state, GEM_TAKEN, seat, BLACK, SOURCE_CARD)
        else:
            score(state, seat, 3, FOR_CHARACTER + self.number)
