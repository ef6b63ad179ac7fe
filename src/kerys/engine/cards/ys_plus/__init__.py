"""The twelve characters (RULES.md 12) and thirteen events (13) of Ys+, in the order of their numbers.

Cards with the effect "rules" have no file of their own; the rules ask for them:

* Imitator: right after another player's character, play it as if it were that card (`rules/windows.py`).
* Favourite: 2 more in the throne room's sum. Pope: wins every tie of gem counts. Smuggler: 5 points with 8 or more black
  gems. They are never played and count at the end by being held (15.10, `rules/end_of_game.py`).
* Democracy: every broker in the district counts 1 (`rules/majority.py`).
* Enrichment: every gem won in the district gives 1 point (`rules/moves.py`).
* Shipwreck: no ship is drawn for the harbour (`rules/phase1_preparation.py`).
* Quarantine: only the ship pays and no character is turned up (`rules/phase1_preparation.py`, `rules/phase4_city.py`).
* Revolt: no character has any effect in the district (15.15, `rules/places.py`).
* Indiscretion: columns move +4, +2, -1, -2 (`rules/phase4_market.py`).
* Incognito: only face-down brokers may be placed in the district; a broker that has to be placed face up stays face up.
  Transparency: only face-up ones. Restriction: at most two brokers a player, the neutral being one more
  (`rules/places.py`).
"""

from typing import Final

from kerys.engine.cards.declared import (
    NOTHING,
    NOWHERE,
    NUMBERED,
    PLACE,
    CardSet,
    CharacterCard,
    EventCard,
)
from kerys.engine.pieces import (
    AFTER_TURN,
    ANY_WINDOW,
    BEFORE_TURN,
    KEPT,
    REACTION,
    START_OF_COUNTING,
    START_OF_PLACEMENT,
)

SET: Final = CardSet(
    "ys_plus",
    option="ys_plus_characters",
    characters=(
        CharacterCard("customs-officer", (START_OF_COUNTING,), 2.0, questions=(NOTHING,), rule="12"),
        CharacterCard("financier", (START_OF_COUNTING,), 1.5, rule="12"),
        CharacterCard("royal-guard", (BEFORE_TURN, AFTER_TURN), 4.0, questions=(NOTHING,), rule="12"),
        CharacterCard("imitator", (REACTION,), 2.5, copyable=False, effect="rules", rule="12"),
        CharacterCard("investor", (START_OF_COUNTING,), 3.0, questions=(NOTHING,), rule="12"),
        CharacterCard(
            "favourite", (KEPT,), 2.0, copyable=False, needs="kings_favour", effect="rules", rule="12"
        ),
        CharacterCard(
            "monk", (START_OF_COUNTING,), 4.0, questions=(NOTHING, NOTHING), scores=PLACE, rule="12"
        ),
        CharacterCard("pope", (KEPT,), 4.0, copyable=False, effect="rules", rule="12"),
        CharacterCard("philosopher", (START_OF_PLACEMENT,), 3.5, rule="12"),
        CharacterCard("professor", (START_OF_COUNTING,), 3.5, questions=(NOTHING,), rule="12"),
        CharacterCard(
            "rogue", ANY_WINDOW, 2.0, questions=(NOTHING, NOTHING, NOTHING), scores=NOWHERE, rule="12"
        ),
        CharacterCard("smuggler", (KEPT,), 1.0, copyable=False, effect="rules", rule="12"),
    ),
    events=(
        EventCard("diplomatic-mission", local=False),
        EventCard("smuggling", local=False, copies=2, scores=NUMBERED, effect="own"),
        EventCard("mediation", local=False),
        EventCard("democracy", local=True),
        EventCard("enrichment", local=True, scores=NUMBERED),
        EventCard("incognito", local=True),
        EventCard("indiscretion", local=False),
        EventCard("shipwreck", local=True),
        EventCard("quarantine", local=True),
        EventCard("restriction", local=True),
        EventCard("revolt", local=True),
        EventCard("speculation", local=False),
        EventCard("transparency", local=True),
    ),
)
