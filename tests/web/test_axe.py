"""axe finds nothing wrong on any page, in any theme; English and German always, everything in the long runs."""

from collections.abc import Callable
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from kerys.words import languages
from tests.web.conftest import NewPerson, Person
from tests.web.positions import finished


def complaints(page: Page) -> list[str]:
    """What axe says, one line for each element."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def home(person: Person) -> None:
    person.open("/").wait_for_selector("main h1")


def rules(person: Person) -> None:
    person.open("/rules").wait_for_selector("#glossary")


def first_game(person: Person) -> None:
    page = person.open("/first-game")
    page.wait_for_selector(".guide-text p")
    for _ in range(10):
        page.click(".guide-buttons button:nth-child(2)")
    page.wait_for_selector(".guide-hand")


def replay(person: Person) -> None:
    table = person.ask("/api/records", record=finished(3, 4, kings_favour=True))["id"]
    person.open(f"/replay/{table}?step=9999").wait_for_selector(".replay-result .chart")


def table(person: Person) -> None:
    person.play_table(players=4, kings_favour=True)


PAGES: Final[tuple[Callable[[Person], None], ...]] = (home, rules, first_game, replay, table)


def check(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, *, phone: bool
) -> None:
    size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
    person = somebody("Ann", locale=language, color_scheme=theme, reduced_motion="reduce", viewport=size)
    show(person)
    assert complaints(person.page) == []


# The colours do not depend on the language, nor the words on the size: three runs of each page see it all.
@pytest.mark.parametrize(
    ("theme", "language", "phone"), [("light", "en", False), ("dark", "en", False), ("light", "de", True)]
)
@pytest.mark.parametrize("show", PAGES)
def test_page(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, phone: bool
) -> None:
    check(somebody, show, theme, language, phone=phone)


@pytest.mark.soak
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("show", PAGES)
def test_page_in_every_language_theme_and_size(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, phone: bool
) -> None:
    check(somebody, show, theme, language, phone=phone)
