"""Texts of the `help` command during a game."""

from typing import Final

from kerys.engine.cards import (
    CHARACTER_CARDS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    GEM_CARD_NAME,
    PALACE_CARD_NAMES,
)
from kerys.engine.options import Options, rules_of
from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, SEAT_NAMES, WINDOW_NAMES
from kerys.views.tokens import GEM_LETTERS, SEAT_LETTERS
from kerys.words import Words

_COMMANDS: Final = ("table", "facts", "options", "game", "signs", "card", "cards", "quit")
_GAME: Final = ("goal", "bid", "place", "city", "market", "cards")


def help_about(words: Words, topic: str, options: Options) -> list[str]:
    """Return the help lines for a topic: empty, `game`, `signs`, `cards`, or the name of a card or event."""
    if not topic:
        render = words.names.catalogue.render
        return [words.say("help-commands"), *(f"  {render('help-commands', {}, name)}" for name in _COMMANDS)]
    if topic == "game":
        return [words.say(f"help-game-{part}") for part in _GAME]
    if topic == "signs":
        return _signs(words)
    if topic == "cards":
        return [_card(words, name) for name in _cards_of(options)] + (
            [_event(words, name) for name in EVENT_NAMES] if options.events else []
        )
    name = _find_card(words, topic)
    if name is None:
        return [words.say("help-unknown", topic=topic[:40])]
    if name in PALACE_CARD_NAMES:
        return [_card(words, name), words.card_details(name)]
    return [_event(words, name), words.event_details(name)]


def _signs(words: Words) -> list[str]:
    seats = [f"{SEAT_LETTERS[name]} {words.seat(name)}" for name in (*SEAT_NAMES, NEUTRAL_NAME)]
    gems = [f"{GEM_LETTERS[name]} {words.gem(name)}" for name in GEM_NAMES]
    return [
        words.say("help-signs-seats", list=words.listed(seats, style="unit")),
        words.say("help-signs-gems", list=words.listed(gems, style="unit")),
        words.say("help-signs-brokers"),
        words.say("help-signs-prizes"),
    ]


def _cards_of(options: Options) -> list[str]:
    return [CHARACTER_NAMES[card] for card in rules_of(options).characters] + [GEM_CARD_NAME]


def _find_card(words: Words, topic: str) -> str | None:
    """Find a card or event by its token or its name in the reader's language; a prefix is enough."""
    wanted = topic.lower().replace(" ", "-")
    for begins in (str.__eq__, str.startswith):
        for name in PALACE_CARD_NAMES:
            if begins(name, wanted) or begins(words.card(name).lower().replace(" ", "-"), wanted):
                return name
        for name in EVENT_NAMES:
            if begins(name, wanted) or begins(words.event(name).lower().replace(" ", "-"), wanted):
                return name
    return None


def _card(words: Words, name: str) -> str:
    windows = next((card.windows for card in CHARACTER_CARDS if card.name == name), ())
    names = [WINDOW_NAMES[window] for window in windows] or ["at once"]
    when = words.listed([words.window(window) for window in names])
    return words.say("help-card", card=words.card(name), when=when, effect=words.card_effect(name))


def _event(words: Words, name: str) -> str:
    return words.say("help-event", event=words.event(name), effect=words.event_effect(name))
