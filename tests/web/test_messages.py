"""The page says nothing that is not in the catalogue, and fills its messages in as the server would."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kerys.server.web.static_files import WEB
from kerys.words import Words, languages
from kerys.words.patterns import patterns
from tests.web.offline import offline_page

# Parts of names that are put together from what the server sends, by their beginning.
MADE_UP = re.compile(r"`((?:page|picture|replay|phase|card|event|seat|gem|place|face)-[a-z0-9-]*)\$")


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("*.js")))


def test_every_message_the_page_names_is_there() -> None:
    found = patterns("en")
    named = set(re.findall(r'"((?:page|picture|replay)-[a-z0-9-]+)(?:\.[a-z-]+)?"', sources()))
    assert len(named) > 100
    # Some are keys of elements or classes and only look like messages.
    classes = set(re.findall(r'class: "([^"]+)"', sources()))
    assert {
        name for name in named if name not in found and not any(name in one.split() for one in classes)
    } == set()


def test_every_message_of_the_page_is_named_somewhere() -> None:
    text = sources()
    beginnings = tuple(set(MADE_UP.findall(text)))
    unused = [name for name in patterns("en") if name.startswith("page-") and name not in text]
    assert [name for name in unused if not name.startswith(beginnings)] == []


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    return offline_page(browser)


def filled_by_browser(page: Page, language: str, wanted: list[tuple[str, dict[str, Any]]]) -> list[str]:
    found: list[str] = page.evaluate(
        """async ([language, wanted]) => {
            const { Words } = await import("/app/words.js");
            const words = await Words.load(language);
            return wanted.map(([id, args]) => words.text(id, args));
        }""",
        [language, wanted],
    )
    return found


@pytest.mark.parametrize("language", languages())
def test_browser_and_server_fill_messages_in_alike(page: Page, language: str) -> None:
    wanted: list[tuple[str, dict[str, Any]]] = []
    for n in (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 112):
        wanted += [
            ("page-points", {"points": n}),
            ("page-state-open", {"free": n}),
            ("page-behind-screen", {"hidden": n, "many": n % 3, "values": "1, 2"}),
            ("page-throne", {"count": n}),
            ("fact-scored", {"party": "Anna", "points": n, "reason": "market", "where": 1}),
        ]
    wanted += [(name, {}) for name, one in patterns(language).items() if isinstance(one, str)]
    words = Words(language)
    assert filled_by_browser(page, language, wanted) == [
        words.say(name, **arguments) for name, arguments in wanted
    ]


@pytest.mark.parametrize("language", languages())
def test_places_have_the_names_that_the_server_gives_them(page: Page, language: str) -> None:
    places = [
        "1/harbour",
        "4/palace",
        "market/3/red",
        "smuggling/2",
        "2/commercial-palace",
        "2-3/palace",
        "throne/blue",
    ]
    found = page.evaluate(
        """async ([language, places]) => {
            const { Words } = await import("/app/words.js");
            const words = await Words.load(language);
            return places.map((place) => words.place(place));
        }""",
        [language, places],
    )
    words = Words(language)
    assert found == [words.place(place) for place in places]


def test_patterns_are_plain_data() -> None:
    for language in languages():
        assert json.loads(json.dumps(patterns(language))) == patterns(language)
