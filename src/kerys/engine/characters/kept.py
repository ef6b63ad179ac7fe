"""Favourite, Pope and Smuggler (12): never played; they count at the end by being held (15.10).

Favourite: 2 more in the throne room's sum. Pope: wins every tie of gem counts. Smuggler: 5 points with 8 or more
black gems. The final count asks `holds`.
"""

from typing import Final

from kerys.engine.characters.base import Character
from kerys.engine.pieces import FAVOURITE, KEPT, POPE, SMUGGLER

FAVOURITE_CARD: Final[Character] = Character(FAVOURITE, (KEPT,), copyable=False)
POPE_CARD: Final[Character] = Character(POPE, (KEPT,), copyable=False)
SMUGGLER_CARD: Final[Character] = Character(SMUGGLER, (KEPT,), copyable=False)
