"""Everything on the screen is of one moment: whoever is asked sees the game as the question finds it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from tests.server.helpers.server import Address
from tests.web.staged import Stage
from tests.web.test_counting import SHOWN, STEP, answer, heard

# What is drawn of the game, in the shape of `drawn_of`.
DRAWN = """() => ({
    quotations: [...document.querySelectorAll('.quotation-number')].map((one) => Number(one.textContent)),
    points: Object.fromEntries([...document.querySelectorAll('[data-seat] .points')]
        .map((one) => [one.closest('[data-seat]').dataset.seat, Number(one.textContent)])),
    gems: Object.fromEntries([...document.querySelectorAll('[data-seat] .gem-row')].map((row) => [
        row.closest('[data-seat]').dataset.seat,
        [...row.querySelectorAll('li > span:first-of-type')].map((one) => Number(one.textContent)),
    ])),
    round: Number(document.querySelector('.where').dataset.round),
    phase: document.querySelector('.where').dataset.phase,
    brokers: document.querySelectorAll('.board .all-brokers .broker:not(.ghost)').length,
    last: Number([...document.querySelectorAll('.log .fact')].at(-1)?.dataset.number),
})"""
GEMS = ("blue", "green", "yellow", "red", "black")


@pytest.fixture
def stage(browser: Browser, address: Address) -> Iterator[Stage]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB"
    )
    context.clock.install(time=0)
    found = Stage(context, address)
    found.page.clock.pause_at(60)
    yield found
    context.close()
    assert found.complaints == []


def drawn_of(game: Game, stage: Stage, seat: int | None) -> dict[str, Any]:
    view = game.view(seat)
    return {
        "quotations": list(view["quotations"].values()),
        "points": {one["name"]: one["points"] for one in view["seats"]},
        "gems": {one["name"]: [one["gems"][gem] for gem in GEMS] for one in view["seats"]},
        "round": view["round"],
        "phase": view["phase"],
        "brokers": len(view["brokers"]),
        "last": stage.facts - 1,
    }


def asked(page: Page) -> bool:
    return page.get_attribute(".asking", "data-yours") == "true"


@pytest.mark.parametrize("patient", [True, False], ids=["waiting", "skipping"])
def test_every_question_stands_beside_the_game_it_is_about(stage: Stage, patient: bool) -> None:
    """Others answer at once; the seat that looks has the counting told, or skips it."""
    game, rng, me = Game(players=3, seed=4), random.Random(4), 0
    stage.show(game, me)
    heard(stage)
    told = 0
    while game.view(None)["round"] < 3:
        if me not in game.waiting:
            answer(game, rng)
            continue
        stage.tell(game, me)
        heard(stage)
        if stage.page.is_visible(SHOWN):
            told += 1
            assert not asked(stage.page), f"asked during {stage.page.inner_text(SHOWN + ' h2')}"
            assert not stage.page.is_visible(".confirm") or stage.page.is_disabled(".confirm")
            if not patient:
                stage.page.click("[data-key=to-question]")
                stage.page.clock.run_for(20)
        while stage.page.is_visible(SHOWN):
            stage.page.clock.run_for(STEP)
        assert asked(stage.page)
        assert stage.page.evaluate(DRAWN) == drawn_of(game, stage, me)
        game.play(me, rng.choice(game.options(me)))
    assert told > 1


def test_whoever_has_a_running_clock_is_asked_at_once(stage: Stage) -> None:
    game, rng, me = Game(players=3, seed=4), random.Random(4), 0
    stage.clocks = [{"seat": SEAT_NAMES[me], "left": 60.0, "running": True}]
    stage.show(game, me)
    heard(stage)
    while game.view(None)["round"] < 2 or me not in game.waiting:
        answer(game, rng)
    stage.tell(game, me)
    heard(stage)
    assert asked(stage.page) and not stage.page.is_visible(SHOWN)
    assert stage.page.evaluate(DRAWN) == drawn_of(game, stage, me)
