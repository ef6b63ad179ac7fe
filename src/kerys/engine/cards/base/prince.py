"""Prince (9): 4 points the moment the card is won, also for the neutral (10.5)."""

from mypy_extensions import i64

from kerys.engine.cards.character import Character
from kerys.engine.facts import FOR_CHARACTER
from kerys.engine.rules.moves import score
from kerys.engine.state import State


class Prince(Character):
    def play(self, state: State, seat: i64) -> None:
        score(state, seat, 4, FOR_CHARACTER + self.number)
