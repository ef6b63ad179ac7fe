"""The fifteen characters of the base game (RULES.md 9), in the order of their numbers."""

from typing import Final

from kerys.engine.cards.declared import (
    BROKER,
    BROKER_OR_THRONE,
    COLOUR,
    DISTRICT,
    NOTHING,
    NOWHERE,
    CardSet,
    CharacterCard,
)
from kerys.engine.pieces import (
    AFTER_TURN,
    AT_ONCE,
    BEFORE_TURN,
    END_OF_COUNTING,
    START_OF_COUNTING,
    START_OF_PLACEMENT,
)

SET: Final = CardSet(
    "base",
    always=True,
    characters=(
        CharacterCard("alchemist", (END_OF_COUNTING,), 3.0, questions=(NOTHING, COLOUR)),
        CharacterCard("banker", (END_OF_COUNTING,), 2.5, questions=(NOTHING, COLOUR), moves_quotations=True),
        CharacterCard("captain", (START_OF_COUNTING,), 2.0, questions=(NOTHING, DISTRICT)),
        CharacterCard("cardinal", (START_OF_PLACEMENT,), 2.5),
        CharacterCard("spy", (START_OF_PLACEMENT,), 3.0),
        CharacterCard("herald", (START_OF_COUNTING,), 3.0, questions=(NOTHING, BROKER)),
        CharacterCard("illusionist", (START_OF_PLACEMENT,), 3.0),
        CharacterCard("intriguer", (START_OF_COUNTING,), 3.0, copyable=False),
        CharacterCard("jeweller", (END_OF_COUNTING,), 7.0, questions=(NOTHING, NOTHING)),
        CharacterCard("magician", (AFTER_TURN,), 3.0, questions=(NOTHING, BROKER_OR_THRONE)),
        CharacterCard("merchant", (START_OF_COUNTING,), 2.5),
        CharacterCard("mercenary", (AFTER_TURN,), 4.0, questions=(NOTHING,)),
        CharacterCard("queen", (BEFORE_TURN,), 3.0, questions=(NOTHING,)),
        CharacterCard("prince", (AT_ONCE,), 4.0, copyable=False, scores=NOWHERE),
        CharacterCard("king", (AT_ONCE,), 5.0, copyable=False, scores=NOWHERE),
    ),
)
