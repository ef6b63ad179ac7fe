"""The cards: every set that can be played with, and what follows from the declarations.

A further expansion is a folder beside these and one line in `SETS`. Numbers go by the order of the declarations, so new
cards come last: a new set at the end of `SETS`, a new card at the end of the last set.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.cards import base, ys_plus
from kerys.engine.cards.declared import CardSet, CharacterCard, EventCard
from kerys.engine.numbers import vec
from kerys.engine.pieces import AT_ONCE

SETS: Final[tuple[CardSet, ...]] = (
    base.SET,
    ys_plus.SET,
)

# --- Characters ----------------------------------------------------------------------------------------------
CHARACTER_CARDS: Final[tuple[CharacterCard, ...]] = tuple(card for box in SETS for card in box.characters)
CHARACTER_NAMES: Final = tuple(card.name for card in CHARACTER_CARDS)
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTER_NAMES)}
N_CHARACTERS: Final[i64] = len(CHARACTER_NAMES)
# What can lie in a palace: a character, or in round 4 the blue-edged gem card.
GEM_CARD: Final[i64] = len(CHARACTER_NAMES)
GEM_CARD_NAME: Final = "gem-card"
GEM_CARD_WORTH: Final = 4.0
PALACE_CARD_NAMES: Final = (*CHARACTER_NAMES, GEM_CARD_NAME)

# --- Events --------------------------------------------------------------------------------------------------
EVENT_CARDS: Final[tuple[EventCard, ...]] = tuple(card for box in SETS for card in box.events)
EVENT_NAMES: Final = tuple(card.name for card in EVENT_CARDS)
EVENT_NUMBERS: Final = {name: number for number, name in enumerate(EVENT_NAMES)}
N_EVENTS: Final[i64] = len(EVENT_NAMES)


def _in_window(window: int) -> int:
    return sum(1 << number for number, card in enumerate(CHARACTER_CARDS) if window in card.windows)


# The cards of each window as a mask, so that a seat without any of them is passed over at once.
PLAYED_IN: Final = vec[i64]([_in_window(window) for window in range(6)])
PLAYED_AT_ONCE: Final[i64] = _in_window(int(AT_ONCE))
COPYABLE: Final[i64] = sum(1 << number for number, card in enumerate(CHARACTER_CARDS) if card.copyable)

# A card of a stack is a number below 64 (`chance.EVENT_CARD`, `chance.NO_CARD`), and a deal tells one double apart.
if len(CHARACTER_NAMES) > 32 or len(EVENT_NAMES) > 30:
    raise ValueError("there are more than 32 characters or 30 events")
if [card.name for card in EVENT_CARDS if card.copies != 1] != ["smuggling"]:
    raise ValueError("Smuggling alone is there twice")
if len({*CHARACTER_NAMES, *EVENT_NAMES}) < len(CHARACTER_NAMES) + len(EVENT_NAMES):
    raise ValueError("two cards have the same name")
