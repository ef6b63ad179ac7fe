"""The numbers of cards that rules, records and bots ask for by name; a card that nobody asks for needs none."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.cards import CHARACTER_NUMBERS, EVENT_NUMBERS

# --- Characters ---
ALCHEMIST: Final[i64] = CHARACTER_NUMBERS["alchemist"]
BANKER: Final[i64] = CHARACTER_NUMBERS["banker"]
CAPTAIN: Final[i64] = CHARACTER_NUMBERS["captain"]
CARDINAL: Final[i64] = CHARACTER_NUMBERS["cardinal"]
SPY: Final[i64] = CHARACTER_NUMBERS["spy"]
HERALD: Final[i64] = CHARACTER_NUMBERS["herald"]
ILLUSIONIST: Final[i64] = CHARACTER_NUMBERS["illusionist"]
INTRIGUER: Final[i64] = CHARACTER_NUMBERS["intriguer"]
JEWELLER: Final[i64] = CHARACTER_NUMBERS["jeweller"]
MAGICIAN: Final[i64] = CHARACTER_NUMBERS["magician"]
MERCHANT: Final[i64] = CHARACTER_NUMBERS["merchant"]
MERCENARY: Final[i64] = CHARACTER_NUMBERS["mercenary"]
QUEEN: Final[i64] = CHARACTER_NUMBERS["queen"]
PRINCE: Final[i64] = CHARACTER_NUMBERS["prince"]
KING: Final[i64] = CHARACTER_NUMBERS["king"]
CUSTOMS_OFFICER: Final[i64] = CHARACTER_NUMBERS["customs-officer"]
FINANCIER: Final[i64] = CHARACTER_NUMBERS["financier"]
ROYAL_GUARD: Final[i64] = CHARACTER_NUMBERS["royal-guard"]
IMITATOR: Final[i64] = CHARACTER_NUMBERS["imitator"]
INVESTOR: Final[i64] = CHARACTER_NUMBERS["investor"]
FAVOURITE: Final[i64] = CHARACTER_NUMBERS["favourite"]
MONK: Final[i64] = CHARACTER_NUMBERS["monk"]
POPE: Final[i64] = CHARACTER_NUMBERS["pope"]
PHILOSOPHER: Final[i64] = CHARACTER_NUMBERS["philosopher"]
PROFESSOR: Final[i64] = CHARACTER_NUMBERS["professor"]
ROGUE: Final[i64] = CHARACTER_NUMBERS["rogue"]
SMUGGLER: Final[i64] = CHARACTER_NUMBERS["smuggler"]

# --- Events ---
DIPLOMATIC_MISSION: Final[i64] = EVENT_NUMBERS["diplomatic-mission"]
SMUGGLING: Final[i64] = EVENT_NUMBERS["smuggling"]
MEDIATION: Final[i64] = EVENT_NUMBERS["mediation"]
DEMOCRACY: Final[i64] = EVENT_NUMBERS["democracy"]
ENRICHMENT: Final[i64] = EVENT_NUMBERS["enrichment"]
INCOGNITO: Final[i64] = EVENT_NUMBERS["incognito"]
INDISCRETION: Final[i64] = EVENT_NUMBERS["indiscretion"]
SHIPWRECK: Final[i64] = EVENT_NUMBERS["shipwreck"]
QUARANTINE: Final[i64] = EVENT_NUMBERS["quarantine"]
RESTRICTION: Final[i64] = EVENT_NUMBERS["restriction"]
REVOLT: Final[i64] = EVENT_NUMBERS["revolt"]
SPECULATION: Final[i64] = EVENT_NUMBERS["speculation"]
TRANSPARENCY: Final[i64] = EVENT_NUMBERS["transparency"]
