"""Imitator (12, R): right after another player's character, play it as if it were that card.

The rules of reacting are in `rules/windows.py`; the copied card does the rest, with its own limits for the copier.
"""

from typing import Final

from kerys.engine.characters.base import Character
from kerys.engine.pieces import IMITATOR, REACTION

CARD: Final[Character] = Character(IMITATOR, (REACTION,), copyable=False)
