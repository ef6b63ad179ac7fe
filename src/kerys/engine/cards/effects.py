"""What the cards do: `CHARACTERS[number]` and `EVENTS[number]`, one file for each card with its own effect."""

from importlib import import_module
from typing import Any, Final

from kerys.engine.cards import CHARACTER_NUMBERS, EVENT_NUMBERS, SETS
from kerys.engine.cards.character import Character
from kerys.engine.cards.event import Event


def _class_of(folder: str, name: str) -> Any:
    """Return the class of a card from its file: `customs-officer` is `CustomsOfficer` in `customs_officer.py`."""
    module = import_module(f"kerys.engine.cards.{folder}.{name.replace('-', '_')}")
    return getattr(module, name.title().replace("-", ""))


def _characters() -> list[Character]:
    cards: list[Character] = []
    for box in SETS:
        for card in box.characters:
            kind = _class_of(box.folder, card.name) if card.effect == "own" else Character
            cards.append(kind(CHARACTER_NUMBERS[card.name]))
    return cards


def _events() -> list[Event]:
    cards: list[Event] = []
    for box in SETS:
        for card in box.events:
            kind = _class_of(box.folder, card.name) if card.effect == "own" else Event
            cards.append(kind(EVENT_NUMBERS[card.name]))
    return cards


CHARACTERS: Final[list[Character]] = _characters()
EVENTS: Final[list[Event]] = _events()
