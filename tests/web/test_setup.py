"""Tables with every option and any clock can be made on the page; only what fits the number of players is offered."""

from typing import Any

from playwright.sync_api import Page

from kerys.engine.options import OPTION_NAMES
from tests.web.conftest import NewPerson, Person
from tests.web.test_axe import problems

FORM = ".new-table"


def players(page: Page, count: int, form: str = FORM) -> None:
    page.click(f"{form} .segments label:has(input[value='{count}'])")


def option(page: Page, name: str, form: str = FORM) -> Any:
    return page.locator(f"{form} [data-option={name}]")


def made(anna: Person) -> dict[str, Any]:
    """The table that the page made, as the server has it."""
    anna.page.click(f"{FORM} button[type=submit]")
    anna.page.wait_for_selector(".lobby-seats")
    table: dict[str, Any] = anna.ask(f"/api/tables/{anna.page.url.rpartition('/')[2]}")["table"]
    return table


def test_a_table_of_three_with_everything_otherwise(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    page = anna.open("/")
    assert not option(page, "chat").is_visible(), "the first sight is simple"
    page.click(f"{FORM} .more summary")
    players(page, 3)
    for name in ("districts", "ship_deck", "magician"):
        option(page, name).check()
    option(page, "chat").uncheck()
    page.select_option(f"{FORM} .clock-choice", "own-bank")
    page.get_by_role("spinbutton", name="Minutes for each").fill("45")
    page.get_by_role("spinbutton", name="Seconds more with each answer").fill("20")
    table = made(anna)
    chosen = {"players": 3, "districts": 3, "ship_deck": "twelve-white", "magician": "any"}
    assert chosen.items() <= table["options"].items()
    assert not table["chat"]
    assert table["clock"] == {"bank": 2700, "increment": 20, "per_answer": 0}
    # What was chosen is there again, and in sight.
    page = anna.open("/")
    assert option(page, "magician").is_checked() and option(page, "magician").is_visible()


def test_a_table_of_two_with_other_neutral_brokers_and_hours(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    page = anna.open("/")
    page.click(f"{FORM} .more summary")
    players(page, 2)
    assert not option(page, "districts").is_visible()
    for number, value in ((1, "1"), (2, "3"), (3, "4")):
        page.locator(FORM).get_by_label(f"Value of neutral broker {number}").select_option(value)
    page.select_option(f"{FORM} .clock-choice", "own-answer")
    page.get_by_label("Unit of time").select_option(label="hours")
    page.get_by_role("spinbutton", name="How much for each answer").fill("36")
    table = made(anna)
    assert table["options"]["neutral"] == [4, 3, 1, 0]
    assert table["clock"] == {"bank": 0, "increment": 0, "per_answer": 129600}


def test_only_what_fits_is_offered_and_asked_for(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    page = anna.open("/")
    page.click(f"{FORM} .more summary")
    page.click(f"{FORM} .variants summary")
    players(page, 3)
    option(page, "districts").check()
    option(page, "ship_deck").check()
    page.check(f"{FORM} [data-variant=express]")
    assert not option(page, "ship_deck").is_visible(), "Express leaves all ships with a white gem out"
    players(page, 4)
    assert not option(page, "districts").is_visible()
    assert page.locator(f"{FORM} .neutral").is_hidden()
    # A clock without any time is not sent.
    page.select_option(f"{FORM} .clock-choice", "own-bank")
    page.get_by_role("spinbutton", name="Minutes for each").fill("0")
    page.click(f"{FORM} button[type=submit]")
    assert page.evaluate("location.pathname") == "/"
    assert page.evaluate("document.activeElement.matches('.own-clock input:invalid')")
    page.select_option(f"{FORM} .clock-choice", "fast")
    table = made(anna)
    assert (table["options"]["districts"], table["options"]["ship_deck"]) == (4, "four-white")
    assert table["clock"] == {"bank": 600, "increment": 5, "per_answer": 0}


def test_against_bots_too(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    page = anna.open("/")
    assert not option(page, "magician", ".play-now").is_visible()
    page.click(".play-now .variants > summary")
    page.click(".play-now .more summary")
    assert option(page, "chat", ".play-now").count() == 0
    option(page, "magician", ".play-now").check()
    page.click(".play-now button[type=submit]")
    anna.wait_for_question()
    table = anna.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert table["options"]["magician"] == "any"


def test_every_option_of_the_game_can_be_chosen(somebody: NewPerson) -> None:
    page = somebody("Anna").open("/")
    page.wait_for_selector(FORM)
    there = set(
        page.locator(f"{FORM} [data-variant]").evaluate_all("all => all.map(one => one.dataset.variant)")
    )
    there |= set(
        page.locator(f"{FORM} [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    )
    assert set(OPTION_NAMES) - there == {"players", "neutral"}, "which have inputs of their own"
    assert page.locator(f"{FORM} .neutral select").count() == 4


def test_axe_finds_nothing_wrong_with_it(somebody: NewPerson) -> None:
    anna = somebody(
        "Anna", bypass_csp=True, locale="de", color_scheme="dark", viewport={"width": 360, "height": 640}
    )
    page = anna.open("/")
    for summary in page.locator(f"{FORM} summary").all():
        summary.click()
    players(page, 2)
    for own in ("own-bank", "own-answer"):
        page.select_option(f"{FORM} .clock-choice", own)
        assert problems(anna) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
