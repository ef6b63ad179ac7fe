"""The page changes while somebody uses it: a click is not lost, and whoever reads keeps their place."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from kerys.game import Game
from tests.server.helpers.server import Address
from tests.web.positions import moments
from tests.web.staged import Stage, table_of

LARGE: ViewportSize = {"width": 2560, "height": 1440}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 640}
FROM_END = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


@pytest.fixture
def stage(browser: Browser, address: Address) -> Iterator[Stage]:
    context = browser.new_context(viewport=LARGE, reduced_motion="reduce")
    found = Stage(context, address)
    yield found
    context.close()
    assert found.complaints == []


def third_round(seed: int = 1) -> Game:
    return next(game for game in moments(4, seed) if game.view(None)["round"] == 3)


def test_a_click_is_not_lost_when_somebody_sits_down_meanwhile(stage: Stage) -> None:
    page, game = stage.page, third_round()
    stage.show(game, 0)
    seats = table_of(game)["seats"]
    seats[0]["away"] = True
    stage.tell_table(game, 0, seats=seats)
    page.hover("[data-key=page-come-back]")
    page.mouse.down()
    seats[1]["name"] = "Ben"
    stage.tell_table(game, 0, seats=seats)
    page.wait_for_selector("[data-seat=orange] >> text=Ben")
    page.mouse.up()
    page.wait_for_timeout(50)
    assert [one["type"] for one in stage.heard].count("back") == 1


@pytest.mark.parametrize("sizes", [(LARGE, LAPTOP, LARGE), (LAPTOP, PHONE, LAPTOP)], ids=["desk", "phone"])
def test_the_log_stays_at_its_end_at_every_size(stage: Stage, sizes: tuple[ViewportSize, ...]) -> None:
    page, game = stage.page, third_round()
    stage.show(game, None)
    page.wait_for_selector(".log .fact")
    for size in sizes:
        page.set_viewport_size(size)
        if page.is_visible("#tab-1"):
            page.click("#tab-1")
        page.wait_for_timeout(100)
        assert page.evaluate(FROM_END) < 40, size


def test_whoever_reads_further_up_is_not_pulled_away(stage: Stage) -> None:
    page, game = stage.page, third_round()
    stage.show(game, None)
    page.wait_for_selector(".log .fact")
    page.set_viewport_size(LAPTOP)
    page.wait_for_timeout(100)
    page.hover(".log")
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => ({FROM_END})() > 500")
    page.wait_for_timeout(100)
    page.set_viewport_size({"width": 1366, "height": 700})
    page.wait_for_timeout(100)
    assert page.evaluate(FROM_END) > 200
