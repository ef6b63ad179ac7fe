"""What a character does: the base class of every character with a file of its own.

When it is played, what it asks and what it is worth is declared in the list of its set (`declared.CharacterCard`). Its
class says whether its owner has a legal way to use it (8.6) and what happens when it is played. A card that needs
targets pushes `ask(...)` steps; each such question has a stage number, its options and what its answer does.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import BROKER_ID, SPOT_START
from kerys.engine.agenda import ASK_CARD
from kerys.engine.brokers import place_of
from kerys.engine.choices import Choices
from kerys.engine.pieces import BIT
from kerys.engine.state import State

FOUR_COLOURS: Final[i64] = 0b1111


class Character:
    """One character card."""

    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def usable(self, state: State, seat: i64) -> bool:
        """8.6: a card whose owner has no legal way to use it is not offered."""
        return True

    def play(self, state: State, seat: i64) -> None:
        """The card's effect, or the first of its questions."""

    def options(self, state: State, seat: i64, stage: i64, before: i64, choices: Choices) -> None:
        """The legal answers to one of the card's questions; `before` is what the earlier one settled."""

    def answer(self, state: State, seat: i64, stage: i64, before: i64, answer: i64) -> None:
        """What an answer to one of the card's questions does."""

    def ask(self, state: State, seat: i64, stage: i64, before: i64 = 0) -> None:
        """Put one of the card's questions on the agenda."""
        state.plan(ASK_CARD, seat, self.number, stage, before)


def add_spot(choices: Choices, state: State, i: i64, first: i64 = BROKER_ID) -> None:
    """Offer the i-th broker of the board, named by its place and order of arrival there."""
    place = place_of(state.broker(i))
    choices.add(first + SPOT_START[place] + state.nth_at_place(i))


def bits(*numbers: int) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= BIT[number]
    return mask
