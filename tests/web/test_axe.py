"""axe finds nothing wrong with any of these pages, light or dark, in any language."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from kerys.words import languages
from tests.web.conftest import NewPerson, Person


def problems(person: Person) -> list[str]:
    response = Axe().run(person.page).response
    assert len(response["passes"]) > 10, "axe has not looked at anything"
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in response["violations"]
        for node in one["nodes"][:3]
    ]


# Every language and both themes; colours do not depend on the language.
LOOKS = [
    *((language, ("light", "dark")[n % 2]) for n, language in enumerate(languages())),
    ("en", "light"),
    ("en", "dark"),
]


@pytest.mark.parametrize(("language", "theme"), sorted(set(LOOKS)))
def test_home_and_table(somebody: NewPerson, language: str, theme: str) -> None:
    anna = somebody("Anna", color_scheme=theme, locale=language, bypass_csp=True)
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_counting_and_end(somebody: NewPerson, theme: str) -> None:
    anna = somebody("Anna", color_scheme=theme, bypass_csp=True)
    table = anna.lay_table(2, players=3)
    anna.open(f"/table/{table}").wait_for_selector(".qr")
    assert problems(anna) == []
    anna.play_table(players=2)
    anna.play_on_until(".counting:not([hidden])", 3)
    assert problems(anna) == []
    anna.play_on_until(".ending", 3)
    anna.page.wait_for_selector(".account-sum")
    assert problems(anna) == []
