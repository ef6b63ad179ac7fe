"""axe finds nothing wrong with rules, first game and replay; in every language, theme and size in the long runs."""

from collections.abc import Callable
from typing import Final

import pytest

from kerys.words import languages
from tests.web.conftest import NewPerson, Person
from tests.web.positions import finished
from tests.web.test_axe import problems


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


PAGES: Final[tuple[Callable[[Person], None], ...]] = (rules, first_game, replay)


def check(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, *, phone: bool
) -> None:
    size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
    person = somebody("Ann", locale=language, color_scheme=theme, reduced_motion="reduce", viewport=size)
    show(person)
    assert problems(person) == []


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
