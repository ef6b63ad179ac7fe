"""The rules page: complete in every language, searchable, every part with an address of its own."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.server.web.static_files import WEB
from kerys.words import languages
from kerys.words.patterns import patterns
from tests.web.conftest import NewPerson, Person
from tools.make_rules_pictures import OUT, pictures, written


def opened(person: Person, path: str = "/rules") -> Page:
    page = person.open(path)
    page.wait_for_selector(".rules-section#glossary")
    return page


def test_the_pictures_are_what_the_engine_makes() -> None:
    assert OUT.read_text(encoding="utf-8") == written(pictures())


@pytest.mark.parametrize("language", languages())
def test_every_section_card_and_event_is_there(somebody: NewPerson, language: str) -> None:
    page = opened(somebody(locale=language))
    messages = patterns(language)
    paragraphs = [
        name for name in messages if name.startswith("rules-") and name.rpartition("-")[2].isdigit()
    ]
    assert len(paragraphs) > 60
    for name in paragraphs:
        assert page.locator(f"#{name.removeprefix('rules-')}").count() == 1, name
    for card in PALACE_CARD_NAMES:
        assert page.inner_text(f"#card-{card} h4") == messages[f"card-{card}"][""]
    for event in EVENT_NAMES:
        assert page.inner_text(f"#event-{event} h4") == messages[f"event-{event}"][""]
    text = page.inner_text("main")
    assert "{" not in text
    assert "rules-" not in text
    assert page.get_attribute("html", "lang") == language
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_search_finds_and_hides(somebody: NewPerson) -> None:
    page = opened(somebody())
    page.fill("#rules-search", "MERCENARY counts 5")
    page.wait_for_selector("#card-spy", state="hidden")
    assert page.is_visible("#card-mercenary")
    assert page.is_hidden("#setup")
    assert "passage" in page.inner_text(".rules-found")
    assert page.evaluate("CSS.highlights.get('rules-search').size") > 0
    page.fill("#rules-search", "no such words anywhere")
    assert page.inner_text(".rules-found") == "Nothing found."
    page.fill("#rules-search", "")
    assert page.is_visible("#card-spy")
    assert page.is_visible("#setup")


def test_search_does_not_mind_accents(somebody: NewPerson) -> None:
    page = opened(somebody(locale="fr"))
    page.fill("#rules-search", "evenement")
    assert page.locator(".rules-entry:not([hidden])").count() > 0


def test_links_lead_to_a_card_and_to_a_section(somebody: NewPerson) -> None:
    person = somebody()
    page = opened(person, "/rules#card-spy")
    page.wait_for_function("() => document.activeElement?.id === 'card-spy'")
    box = page.locator("#card-spy").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 400
    page.click(".rules-contents a[href='#end']")
    page.wait_for_function("() => document.activeElement?.id === 'end'")
    assert page.url.endswith("/rules#end")


def test_pictures_are_drawn_by_the_boards_code(somebody: NewPerson) -> None:
    page = opened(somebody())
    assert page.locator(".rules-picture .board").count() == 5
    sums = page.evaluate(
        "[...document.querySelectorAll('#counting .corner-sum')].map((one) => one.textContent)"
    )
    assert sorted(sums) == ["5", "6", "8", "9"]
    # A picture is not a place to play: nothing in it takes the focus.
    assert page.locator(".rules-picture .board:not([inert])").count() == 0


def test_the_picture_data_is_small() -> None:
    assert Path(WEB, "pages/rules/pictures.json").stat().st_size < 40_000
    assert json.loads(OUT.read_text(encoding="utf-8"))["events"] == list(EVENT_NAMES)
