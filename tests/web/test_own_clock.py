"""On a phone too, the own time and the way back stand beside the question."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from kerys.game import Game
from tests.server.helpers.server import Address
from tests.web.staged import Stage, table_of

CLOCK = ".asking .own-clock"
WARNING = ".asking [aria-live=assertive]"
IN_SIGHT = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}"""


@pytest.fixture(params=[(360, 640), (1280, 800)], ids=["phone", "desk"])
def stage(request: pytest.FixtureRequest, browser: Browser, address: Address) -> Iterator[Stage]:
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
    )
    context.clock.install(time=0)
    found = Stage(context, address)
    found.page.clock.pause_at(60)
    yield found
    context.close()
    assert found.complaints == []


def asked(stage: Stage, left: float) -> Game:
    """Blue is to place brokers, and has so much time."""
    game, rng = Game(players=3, seed=1), random.Random(1)
    while game.view(None)["phase"] != "placement" or game.waiting != [0]:
        seat = game.waiting[0]
        game.play(seat, rng.choice(game.options(seat)))
    stage.clocks = [{"seat": "blue", "left": left, "running": True}]
    stage.show(game, 0)
    drawn(stage.page, ".asking[data-yours=true]")
    return game


def drawn(page: Page, selector: str) -> None:
    while page.locator(selector).count() == 0:
        page.clock.run_for(10)


def test_the_own_time_is_beside_the_question(stage: Stage) -> None:
    page = stage.page
    asked(stage, 75.5)
    assert page.inner_text(f"{CLOCK} .clock").startswith("1:1")
    assert page.evaluate(IN_SIGHT, CLOCK)
    said = []
    for _ in range(75):
        said.append(page.text_content(WARNING))
        page.clock.run_for(1000)
    assert page.inner_text(f"{CLOCK} .clock") in ("0:00", "0:01")
    assert page.locator(f"{CLOCK} .short").count() == 1
    # Not each second.
    assert list(dict.fromkeys(said)) == ["", "You have one minute left.", "You have 10 seconds left."]


def test_nobody_without_a_clock_sees_one(stage: Stage) -> None:
    game = asked(stage, 75)
    stage.clocks = []
    stage.show(game, 0)
    stage.page.clock.run_for(100)
    stage.page.wait_for_selector(CLOCK, state="hidden")


def test_the_way_back_is_beside_the_question(stage: Stage) -> None:
    page = stage.page
    game = asked(stage, 9)
    assert not page.is_visible(".come-back")
    seats = table_of(game)["seats"]
    seats[0]["away"] = True
    stage.tell_table(game, 0, seats=seats)
    drawn(page, ".asking[data-away=true]")
    assert page.evaluate(IN_SIGHT, ".come-back")
    assert not page.is_visible(CLOCK)
    page.click(".come-back")
    while not any(one["type"] == "back" for one in stage.heard):
        page.clock.run_for(10)
    seats[0]["away"] = False
    stage.tell_table(game, 0, seats=seats)
    drawn(page, ".asking[data-away=false]")
    assert not page.is_visible(".come-back")
