"""Events that change what a district or the columns pay; the rules ask for them where they count.

Democracy (D): every broker here counts 1 (`majority.worth`). Enrichment (D): every gem won here gives 1 point
(`moves.win_gem`). Shipwreck (D): no ship is drawn for this harbour (`phase1_preparation`). Quarantine (D): only the
ship pays and no character is turned up (`phase1_preparation`, `phase4_city`). Revolt (D): no character card has any
effect here (15.15). Indiscretion: columns move +4, +2, -1, -2 (`phase4_market`).
"""

from typing import Final

from kerys.engine.events.base import Event
from kerys.engine.pieces import DEMOCRACY, ENRICHMENT, INDISCRETION, QUARANTINE, REVOLT, SHIPWRECK

DEMOCRACY_CARD: Final[Event] = Event(DEMOCRACY, local=True)
ENRICHMENT_CARD: Final[Event] = Event(ENRICHMENT, local=True)
SHIPWRECK_CARD: Final[Event] = Event(SHIPWRECK, local=True)
QUARANTINE_CARD: Final[Event] = Event(QUARANTINE, local=True)
REVOLT_CARD: Final[Event] = Event(REVOLT, local=True)
INDISCRETION_CARD: Final[Event] = Event(INDISCRETION, local=False)
