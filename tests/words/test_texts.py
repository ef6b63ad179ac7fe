"""The texts that explain the game: complete, and in accord with the engine."""

import re

import pytest

from kerys.engine.cards import CHARACTER_CARDS, EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, SEAT_NAMES, WINDOW_NAMES
from kerys.words import Words, languages
from tests.words.reading import Seen, wording
from tests.words.samples import messages_by_file, patterns

SECTIONS = (
    *("overview", "setup", "order", "placing", "counting", "market", "characters", "events", "end"),
    *("variants", "two-players", "three-players", "five-players", "ys-plus", "hidden", "glossary"),
)


@pytest.mark.parametrize("language", languages())
def test_the_rules_have_a_title_and_numbered_paragraphs_in_every_section(language: str) -> None:
    found: dict[str, list[str]] = {}
    for name in messages_by_file(language)["rules.ftl"]:
        match = re.fullmatch(r"rules-(.+)-(title|\d+)", name)
        assert match, name
        found.setdefault(match[1], []).append(match[2])
    assert tuple(found) == SECTIONS
    for section, parts in found.items():
        assert parts == ["title", *(str(n) for n in range(1, len(parts)))] and len(parts) > 1, section


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", ["rules.ftl", "cards.ftl", "events.ftl"])
def test_every_language_gives_the_same_figures(language: str, file: str) -> None:
    for name in messages_by_file("en")[file]:
        for form, english in patterns("en")[name].items():
            here = patterns(language)[name][form]
            assert english is not None and here is not None
            figures = [sorted(re.findall(r"\d+", wording(pattern))) for pattern in (english, here)]
            assert figures[0] == figures[1], f"{name}.{form}"


@pytest.mark.parametrize("language", languages())
def test_a_card_says_when_it_is_played(language: str) -> None:
    """Its windows are those that the engine knows."""
    for number, name in enumerate(PALACE_CARD_NAMES):
        windows = CHARACTER_CARDS[number].windows if number < len(CHARACTER_CARDS) else ()
        expected = [WINDOW_NAMES[window].replace(" ", "-") for window in windows] or ["at-once"]
        when = patterns(language)[f"card-{name}"]["when"]
        assert when is not None
        assert Seen(when).messages == [f"window-{window}" for window in expected], name


@pytest.mark.parametrize("language", languages())
def test_cards_and_events_are_different_things(language: str) -> None:
    words = Words(language)
    for named, effect, names in (
        (words.card, words.card_effect, PALACE_CARD_NAMES),
        (words.event, words.event_effect, EVENT_NAMES),
    ):
        assert len({named(name) for name in names}) == len({effect(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", languages())
def test_letters_on_gems_and_seats_differ(language: str) -> None:
    say = Words(language).say
    gems = {say("picture-gem-letter", gem=name) for name in GEM_NAMES}
    seats = {say("picture-seat-letter", seat=name) for name in (*SEAT_NAMES, NEUTRAL_NAME)}
    assert len(gems) == len(GEM_NAMES) and len(seats) == len(SEAT_NAMES) + 1
    assert all(len(letter) == 1 for letter in gems | seats)


@pytest.mark.parametrize("language", languages())
def test_pictures_name_seats_as_sentences_do(language: str) -> None:
    words = Words(language)
    for name in (*SEAT_NAMES, NEUTRAL_NAME):
        assert words.say("picture-seat", seat=name) == words.seat(name)
