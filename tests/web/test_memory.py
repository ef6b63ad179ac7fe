"""Somebody who watches for hours: what the page holds does not grow. Hours are shortened by telling everything fast."""

import random
from typing import Any

from playwright.sync_api import Browser, CDPSession

from kerys.game import Game
from tests.server.helpers.server import Address
from tests.web.staged import Stage


def watch_a_game(stage: Stage, seed: int) -> int:
    """A whole game as a spectator is told it: everything once, then the news of each answer."""
    game, rng = Game(players=5, seed=seed, kings_favour=True), random.Random(seed)
    stage.show(game, None)
    while not game.over:
        for _ in range(8):
            if not game.over:
                seat = game.waiting[0]
                game.play(seat, rng.choice(game.options(seat)))
        stage.tell(game, None)
        stage.page.evaluate("() => new Promise(requestAnimationFrame)")
    return stage.facts


def held(session: CDPSession) -> dict[str, Any]:
    session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return {"nodes": counted["nodes"], "listeners": counted["jsEventListeners"], "bytes": used}


def test_watching_for_hours_takes_no_more_memory(browser: Browser, address: Address) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    stage = Stage(context, address)
    session = context.new_cdp_session(stage.page)
    for seed in range(2):
        assert watch_a_game(stage, seed) > 400
    before = held(session)
    for seed in range(2, 5):
        watch_a_game(stage, seed)
    after = held(session)
    assert stage.page.locator(".log li").count() <= 150
    assert stage.complaints == []
    context.close()
    # A game ends with more or fewer brokers and cards in sight than another, but there is no growth from game to game.
    assert after["nodes"] < before["nodes"] * 1.25
    assert after["listeners"] < before["listeners"] * 1.25
    assert after["bytes"] < before["bytes"] * 1.25
