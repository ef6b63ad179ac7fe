"""Incognito, Transparency, Restriction: who may stand in a district this round. `rules/places.py` asks for them.

Incognito (D): only face-down brokers may be placed here; a broker that has to be placed face up stays face up.
Transparency (D): only face-up ones. Restriction (D): at most two brokers a player, the neutral being one more.
"""

from typing import Final

from kerys.engine.events.base import Event
from kerys.engine.pieces import INCOGNITO, RESTRICTION, TRANSPARENCY

INCOGNITO_CARD: Final[Event] = Event(INCOGNITO, local=True)
TRANSPARENCY_CARD: Final[Event] = Event(TRANSPARENCY, local=True)
RESTRICTION_CARD: Final[Event] = Event(RESTRICTION, local=True)
