"""The replay: step by step and by phase, by button, slider and key, as anybody knew it; links, download."""

from pathlib import Path
from typing import Any

import pytest

from kerys import Game
from tests.web.conftest import NewPerson, Person
from tests.web.positions import finished

RECORD = finished(3, 4, kings_favour=True)


@pytest.fixture
def viewer(somebody: NewPerson) -> tuple[Person, str]:
    person = somebody("Ann")
    return person, str(person.ask("/api/records", record=RECORD)["id"])


def step_of(person: Person) -> int:
    return int(person.page.input_value(".replay-slider"))


def go(person: Person, step: int) -> None:
    person.page.wait_for_function(
        "(step) => document.querySelector('.replay-slider')?.value === String(step)", arg=step
    )


def test_by_button_key_and_slider(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}")
    go(person, 0)
    page.click(".control.next")
    go(person, 1)
    page.keyboard.press("ArrowRight")
    go(person, 2)
    page.keyboard.press("ArrowLeft")
    go(person, 1)
    page.keyboard.press("End")
    go(person, int(page.get_attribute(".replay-slider", "max") or 0))
    page.wait_for_selector(".replay-result .chart")
    page.keyboard.press("Home")
    go(person, 0)
    page.locator(".replay-slider").fill("40")
    go(person, 40)
    assert "step=40" in page.url


def test_by_phase(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}")
    go(person, 0)
    seen = [person.text(".replay-when")]
    for _ in range(5):
        before = step_of(person)
        page.click(".control.nextPhase")
        page.wait_for_function(
            "(step) => Number(document.querySelector('.replay-slider').value) > step", arg=before
        )
        seen.append(person.text(".replay-when"))
    assert seen == [
        "Round 1: turn order",
        "Round 1: placing brokers",
        "Round 1: counting",
        "Round 1: King’s Favour",
        "Round 2: turn order",
        "Round 2: placing brokers",
    ]
    before = step_of(person)
    page.click(".control.backPhase")
    page.wait_for_function(
        "(step) => Number(document.querySelector('.replay-slider').value) < step", arg=before
    )
    assert person.text(".replay-when") == "Round 2: turn order"


def test_it_plays_by_itself_and_stops(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}?step=20")
    go(person, 20)
    page.select_option(".replay-buttons select", "4")
    page.click(".control.play")
    page.wait_for_function("() => Number(document.querySelector('.replay-slider').value) >= 22")
    page.click(".control.play")
    stopped = step_of(person)
    page.wait_for_timeout(700)
    assert step_of(person) == stopped


def placing_step() -> int:
    """The first moment at which something lies face down."""
    game = Game.from_record(RECORD)
    answers = [text for _, text, forced in game.answers if not forced]
    return next(n + 1 for n, text in enumerate(answers) if " down " in text)


def shown_values(person: Person) -> list[str]:
    values: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.board .all-brokers .broker-value')].map((one) => one.textContent)"
    )
    return values


def test_each_viewer_sees_what_they_knew(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    step = placing_step() + 8
    replay: Any = {}
    for who in ("open", "spectator", "blue"):
        page = person.open(f"/replay/{table}?step={step}&as={who}")
        go(person, step)
        replay[who] = shown_values(person)
        assert page.input_value(".replay-as select") == who
    assert "?" not in replay["open"]
    assert replay["spectator"].count("?") > replay["blue"].count("?") > 0
    page.select_option(".replay-as select", "open")
    page.wait_for_function(
        "() => ![...document.querySelectorAll('.board .broker-value')].some((one) => one.textContent === '?')"
    )
    assert "as=" not in page.url


def test_a_link_leads_to_the_moment(viewer: tuple[Person, str], somebody: NewPerson) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}?step=33&as=violet")
    go(person, 33)
    page.keyboard.press("ArrowRight")
    go(person, 34)
    stranger = somebody()
    stranger.open(page.url.replace(person.address.http, ""))
    go(stranger, 34)
    assert stranger.page.input_value(".replay-as select") == "violet"
    assert shown_values(stranger) == shown_values(person)


def test_sentences_stand_beside_it_and_lead_there(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}?step=5")
    page.wait_for_selector(".replay-moment[data-step='60']")
    assert page.get_attribute(".replay-moment[aria-current]", "data-step") == "5"
    page.click(".replay-moment[data-step='60'] .replay-sentence")
    go(person, 60)
    assert page.get_attribute(".replay-moment[aria-current]", "data-step") == "60"


def test_the_record_can_be_downloaded(viewer: tuple[Person, str], tmp_path: Path) -> None:
    person, table = viewer
    page = person.open(f"/replay/{table}")
    go(person, 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    kept = tmp_path / "record.txt"
    download.value.save_as(kept)
    assert kept.read_text(encoding="utf-8") == RECORD


def test_numbers_that_do_not_fit_do_no_harm(viewer: tuple[Person, str]) -> None:
    person, table = viewer
    person.open(f"/replay/{table}?step=99999")
    person.page.wait_for_selector(".replay-result .chart")
    person.open(f"/replay/{table}?step=-4")
    go(person, 0)
    person.open(f"/replay/{table}?step=abc")
    go(person, 0)


def test_a_game_that_is_not_there_says_so(somebody: NewPerson) -> None:
    person = somebody("Ann")
    for path in ("/replay/nothere", "/replay/" + person.lay_table(2, players=2)):
        person.open(path)
        person.page.wait_for_selector("text=There is no finished game here")
    person.complaints.clear()  # the browser itself tells of the refused request


def test_on_a_phone_nothing_scrolls_sideways(somebody: NewPerson) -> None:
    person = somebody("Ann", viewport={"width": 360, "height": 640})
    table = person.ask("/api/records", record=RECORD)["id"]
    for step in (0, 60, 9999):
        person.open(f"/replay/{table}?step={step}")
        person.page.wait_for_selector(".replay-count:not(:empty)")
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
