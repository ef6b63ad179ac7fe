"""Prince and King (9): 4 and 5 points the moment they are won, also for the neutral (10.5)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.characters.base import Character
from kerys.engine.facts import FOR_KING, FOR_PRINCE
from kerys.engine.pieces import AT_ONCE, KING, PRINCE
from kerys.engine.rules.moves import score
from kerys.engine.state import State


class Royal(Character):
    def play(self, state: State, seat: i64) -> None:
        if self.number == KING:
            score(state, seat, 5, FOR_KING)
        else:
            score(state, seat, 4, FOR_PRINCE)


PRINCE_CARD: Final[Character] = Royal(PRINCE, (AT_ONCE,), copyable=False)
KING_CARD: Final[Character] = Royal(KING, (AT_ONCE,), copyable=False)
