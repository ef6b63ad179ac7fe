"""The characters: one small file each; `CHARACTERS[number]` is the card."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.characters import (
    alchemist,
    banker,
    captain,
    cardinal,
    customs_officer,
    financier,
    herald,
    illusionist,
    imitator,
    intriguer,
    investor,
    jeweller,
    kept,
    magician,
    mercenary,
    merchant,
    monk,
    philosopher,
    professor,
    queen,
    rogue,
    royal_guard,
    royals,
    spy,
)
from kerys.engine.characters.base import Character
from kerys.engine.numbers import vec

CHARACTERS: Final[list[Character]] = [
    alchemist.CARD,
    banker.CARD,
    captain.CARD,
    cardinal.CARD,
    spy.CARD,
    herald.CARD,
    illusionist.CARD,
    intriguer.CARD,
    jeweller.CARD,
    magician.CARD,
    merchant.CARD,
    mercenary.CARD,
    queen.CARD,
    royals.PRINCE_CARD,
    royals.KING_CARD,
    customs_officer.CARD,
    financier.CARD,
    royal_guard.CARD,
    imitator.CARD,
    investor.CARD,
    kept.FAVOURITE_CARD,
    monk.CARD,
    kept.POPE_CARD,
    philosopher.CARD,
    professor.CARD,
    rogue.CARD,
    kept.SMUGGLER_CARD,
]


def _cards_of_window(window: int) -> int:
    return sum(1 << int(card.number) for card in CHARACTERS if window in card.windows)


# The cards of each window as a mask, so that a seat without any of them is passed over at once.
PLAYED_IN: Final = vec[i64]([_cards_of_window(window) for window in range(6)])
COPYABLE: Final[i64] = sum(1 << int(card.number) for card in CHARACTERS if card.copyable)
