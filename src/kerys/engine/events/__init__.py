"""The Ys+ events; `EVENTS[number]` is the kind of card."""

from typing import Final

from kerys.engine.events import (
    diplomatic_mission,
    district_changes,
    mediation,
    placement_bans,
    smuggling,
    speculation,
)
from kerys.engine.events.base import Event

EVENTS: Final[list[Event]] = [
    diplomatic_mission.CARD,
    smuggling.CARD,
    mediation.CARD,
    district_changes.DEMOCRACY_CARD,
    district_changes.ENRICHMENT_CARD,
    placement_bans.INCOGNITO_CARD,
    district_changes.INDISCRETION_CARD,
    district_changes.SHIPWRECK_CARD,
    district_changes.QUARANTINE_CARD,
    placement_bans.RESTRICTION_CARD,
    district_changes.REVOLT_CARD,
    speculation.CARD,
    placement_bans.TRANSPARENCY_CARD,
]
