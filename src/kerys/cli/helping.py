"""What `help` says in a game."""

from typing import Final

from kerys.engine.characters import CHARACTERS
from kerys.engine.options import Options, rules_of
from kerys.engine.pieces import (
    CHARACTER_NAMES,
    EVENT_NAMES,
    GEM_NAMES,
    NEUTRAL_NAME,
    SEAT_NAMES,
    WINDOW_NAMES,
)
from kerys.views.tokens import GEM_LETTERS, SEAT_LETTERS
from kerys.words import Words

_COMMANDS: Final = ("table", "facts", "options", "game", "signs", "card", "cards", "quit")
_GAME: Final = ("goal", "bid", "place", "city", "market", "cards")


def help_about(words: Words, topic: str, options: Options) -> list[str]:
    """The lines that explain a topic: none, `game`, `signs`, `cards`, or a card's or event's name."""
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
    found = _named(words, topic)
    if found is None:
        return [words.say("help-unknown", topic=topic[:40])]
    if found in CHARACTER_NAMES:
        return [_card(words, found), words.card_details(found)]
    return [_event(words, found), words.event_details(found)]


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
    return [CHARACTER_NAMES[card] for card in rules_of(options).characters] + ["gem-card"]


def _named(words: Words, topic: str) -> str | None:
    """A card or event by its token or its name in the reader's language; its beginning is enough."""
    wanted = topic.lower().replace(" ", "-")
    for begins in (str.__eq__, str.startswith):
        for name in CHARACTER_NAMES:
            if begins(name, wanted) or begins(words.card(name).lower().replace(" ", "-"), wanted):
                return name
        for name in EVENT_NAMES:
            if begins(name, wanted) or begins(words.event(name).lower().replace(" ", "-"), wanted):
                return name
    return None


def _card(words: Words, name: str) -> str:
    number = CHARACTER_NAMES.index(name)
    windows = CHARACTERS[number].windows if number < len(CHARACTERS) else ()
    names = [WINDOW_NAMES[window] for window in windows] or ["at once"]
    when = words.listed([words.window(window) for window in names])
    return words.say("help-card", card=words.card(name), when=when, effect=words.card_effect(name))


def _event(words: Words, name: str) -> str:
    return words.say("help-event", event=words.event(name), effect=words.event_effect(name))
