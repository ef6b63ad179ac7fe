"""axe finds nothing wrong with rules, first game and replay; every look is part of the axe matrix (marker `full`)."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.web.conftest import NewPerson, Person
from tests.web.positions import finished
from tests.web.test_axe import both_sizes, both_themes, every_language, problems, visitor


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


def check(person: Person, show: Callable[[Person], None]) -> None:
    show(person)
    assert problems(person) == []


# The colours do not depend on the language, nor the words on the size: one look at each page finds most of it.
@pytest.mark.parametrize(
    ("show", "theme", "language", "size"),
    [
        (rules, "light", "en", "desktop"),
        (first_game, "dark", "en", "desktop"),
        (replay, "light", "de", "phone"),
    ],
)
def test_page(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, size: str
) -> None:
    check(visitor(somebody, theme, language, size), show)


@pytest.mark.full
@both_sizes
@every_language
@both_themes
@pytest.mark.parametrize("show", PAGES)
def test_page_in_every_language_theme_and_size(
    somebody: NewPerson, show: Callable[[Person], None], theme: str, language: str, size: str
) -> None:
    check(visitor(somebody, theme, language, size), show)
