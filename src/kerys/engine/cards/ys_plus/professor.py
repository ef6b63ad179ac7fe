"""Professor (12, W4): name a district; each own broker there counts 1 more (not in a revolt). Two of them add up."""

from mypy_extensions import i64

from kerys.engine.actions import DISTRICT_ID, first_of
from kerys.engine.cards.character import Character
from kerys.engine.choices import Choices
from kerys.engine.facts import DISTRICT_NAMED
from kerys.engine.layout import PROFESSORS
from kerys.engine.pieces import BIT
from kerys.engine.state import State, tell


def adds(state: State, party: i64, district: i64) -> i64:
    """What each broker of a party in a district counts more; majorities ask this."""
    return (state.cells[PROFESSORS + party] >> (4 * district)) & 15


class Professor(Character):
    def play(self, state: State, seat: i64) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        choices.add_masked(DISTRICT_ID, BIT[state.rules.districts] - 1)

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        state.cells[PROFESSORS + seat] += BIT[4 * first_of(answer)]
        tell(state, DISTRICT_NAMED, seat, first_of(answer))
