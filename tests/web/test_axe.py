"""axe finds nothing wrong with home, table, lobby, counting and end.

A few looks always run. Every language, theme and size is the axe matrix (marker `full`; docs/testing.md).
"""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe

from kerys.words import languages
from tests.web.conftest import NewPerson, Person

SIZES: Final = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 640}}
every_language = pytest.mark.parametrize("language", languages())
both_themes = pytest.mark.parametrize("theme", ["light", "dark"])
both_sizes = pytest.mark.parametrize("size", SIZES)


def problems(person: Person) -> list[str]:
    response = Axe().run(person.page).response
    assert len(response["passes"]) > 10, "axe has not looked at anything"
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in response["violations"]
        for node in one["nodes"][:3]
    ]


def visitor(somebody: NewPerson, theme: str, language: str, size: str) -> Person:
    return somebody("Anna", color_scheme=theme, locale=language, viewport=SIZES[size], bypass_csp=True)


def check_home_and_table(anna: Person, language: str) -> None:
    page = anna.open("/")
    page.wait_for_selector(".play-now")
    page.click(".play-now summary")
    assert problems(anna) == []
    anna.play_table(players=3)
    assert page.get_attribute("html", "lang") == language
    assert problems(anna) == []
    anna.play_on_until(".asking[data-yours=true] [data-broker]", 1)
    anna.place_brokers()
    assert problems(anna) == []


def check_lobby_counting_and_end(anna: Person) -> None:
    table = anna.lay_table(2, players=3)
    anna.open(f"/table/{table}").wait_for_selector(".qr")
    assert problems(anna) == []
    anna.play_table(players=2)
    anna.play_on_until(".counting:not([hidden])", 3)
    assert problems(anna) == []
    anna.play_on_until(".ending", 3)
    anna.page.wait_for_selector(".account-sum")
    assert problems(anna) == []


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark")])
def test_home_and_table(somebody: NewPerson, language: str, theme: str) -> None:
    check_home_and_table(visitor(somebody, theme, language, "desktop"), language)


def test_lobby_counting_and_end(somebody: NewPerson) -> None:
    check_lobby_counting_and_end(visitor(somebody, "dark", "en-GB", "desktop"))


@pytest.mark.full
@both_sizes
@every_language
@both_themes
def test_home_and_table_in_every_look(somebody: NewPerson, theme: str, language: str, size: str) -> None:
    check_home_and_table(visitor(somebody, theme, language, size), language)


@pytest.mark.full
@both_sizes
@every_language
@both_themes
def test_lobby_counting_and_end_in_every_look(
    somebody: NewPerson, theme: str, language: str, size: str
) -> None:
    check_lobby_counting_and_end(visitor(somebody, theme, language, size))
