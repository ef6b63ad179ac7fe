"""The counting step by step: at its own pace, resumed after a question and a reload, up to the final count."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kerys.game import Game
from kerys.words import Words
from tests.server.helpers.server import Address
from tests.web.staged import Stage

SHOWN = ".counting:not([hidden])"
STEP = 20_000  # milliseconds in which any step is told
ALL_PLUS: dict[str, Any] = {"kings_favour": True, "ys_plus_characters": True, "events": True}


@pytest.fixture
def stage(browser: Browser, address: Address) -> Iterator[Stage]:
    """Its time stands still unless a test lets it run."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
    )
    context.clock.install(time=0)
    found = Stage(context, address)
    found.page.clock.pause_at(60)  # seconds
    yield found
    context.close()
    assert found.complaints == []


def before(game: Game, phase: str) -> Game:
    """The game before the answer with which a phase begins."""
    rng, record = random.Random(1), game.record
    while game.view(None)["phase"] != phase:
        record = game.record
        answer(game, rng)
    return Game.from_record(record)


def answer(game: Game, rng: random.Random) -> None:
    seat = game.waiting[0]
    game.play(seat, rng.choice(game.options(seat)))


def tell(stage: Stage, game: Game) -> None:
    stage.tell(game, None)
    heard(stage)


def heard(stage: Stage) -> None:
    """The page has heard what was sent, and drawn it, or holds it back until it is told."""
    newest = """() => {
        const log = document.querySelector('.log');
        return Number(log?.querySelector('.fact:last-child')?.dataset.number) + Number(log?.dataset.held);
    }"""
    while stage.page.evaluate(newest) != stage.facts - 1:
        stage.page.clock.run_for(1)
    stage.page.clock.run_for(20)


def title(page: Page) -> str:
    return page.inner_text(f"{SHOWN} h2")


def press(page: Page, key: str) -> None:
    page.click(f"{SHOWN} [data-key={key}]")
    page.clock.run_for(20)


def begin(stage: Stage, seed: int = 3) -> Game:
    """The first district is counted, and somebody is asked for a gem."""
    game = before(Game(players=4, seed=seed), "counting")
    stage.show(game, None)
    heard(stage)
    answer(game, random.Random(1))
    tell(stage, game)
    assert title(stage.page) == "District 1"
    return game


def test_messages_do_not_hold_a_step(stage: Stage) -> None:
    game = begin(stage)
    for _ in range(STEP // 500):
        stage.tell(game, None)
        stage.page.clock.run_for(500)
    assert not stage.page.is_visible(SHOWN)


def test_a_step_has_its_time_however_fast_the_next_one_comes(stage: Stage) -> None:
    game = begin(stage)
    rng = random.Random(2)
    while game.view(None)["phase"] == "counting":
        answer(game, rng)
        tell(stage, game)
    assert title(stage.page) == "District 1"
    stage.page.clock.run_for(1000)
    assert title(stage.page) == "District 1"
    told = []
    while stage.page.is_visible(SHOWN):
        told.append(title(stage.page))
        press(stage.page, "page-counting-next")
    market = ["Rows of the market", "Columns of the market", "Highest bidder of the market"]
    assert told == [*(f"District {n}" for n in (1, 2, 3, 4)), *market]


def test_it_goes_on_after_a_long_question(stage: Stage) -> None:
    game = begin(stage)
    stage.page.clock.run_for(STEP)
    assert not stage.page.is_visible(SHOWN)
    answer(game, random.Random(1))
    tell(stage, game)
    # What came of the district first, then the next one.
    assert title(stage.page) == "District 1"
    assert stage.page.locator(f"{SHOWN} .counting-results li").count() > 0
    press(stage.page, "page-counting-skip")
    answer(game, random.Random(1))
    tell(stage, game)
    assert not stage.page.is_visible(SHOWN)


def test_what_somebody_asked_for_stays(stage: Stage) -> None:
    """A placement ends the counting that nobody looks at, but not one that was paused or is repeated."""
    game, rng = begin(stage), random.Random(2)
    while game.view(None)["round"] == 1:
        answer(game, rng)
    tell(stage, game)
    press(stage.page, "page-counting-skip")
    stage.page.click("[data-key=page-counting-again]")
    press(stage.page, "page-counting-pause")
    game = before(game, "placement")
    answer(game, rng)
    while not any(fact["fact"] == "placed" for fact in game.facts(stage.facts)):
        answer(game, rng)
    tell(stage, game)
    stage.page.clock.run_for(STEP)
    assert title(stage.page) == "District 1"
    press(stage.page, "page-counting-on")
    stage.page.clock.run_for(STEP)
    assert not stage.page.is_visible(SHOWN) or title(stage.page) != "District 1"


def test_a_reload_finds_the_step_again(stage: Stage) -> None:
    game, rng = begin(stage), random.Random(2)
    while game.view(None)["phase"] == "counting":
        answer(game, rng)
    tell(stage, game)
    press(stage.page, "page-counting-next")
    press(stage.page, "page-counting-pause")
    stage.page.reload()
    stage.page.wait_for_selector("[role=status]", state="attached")
    stage.show(game, None)
    heard(stage)
    stage.page.clock.run_for(STEP)
    assert title(stage.page) == "District 2"


def quotations_shown(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".quotation-number").all_text_contents()]


def test_whoever_moves_a_quotation_sees_them_as_they_are(stage: Stage) -> None:
    """The counting that is being told began with other quotations: the question waits for it."""
    for seed in range(1, 50):
        game, rng = before(Game(players=3, seed=seed), "counting"), random.Random(seed)
        told = Game.from_record(game.record)
        answer(game, rng)
        while game.view(None)["phase"] == "counting" and not asked_to_move(game):
            answer(game, rng)
        if asked_to_move(game) and game.view(None)["quotations"] != told.view(None)["quotations"]:
            break
    seat = game.waiting[0]
    stage.show(told, seat)
    heard(stage)
    stage.tell(game, seat)
    heard(stage)
    assert title(stage.page) == "District 1"
    assert quotations_shown(stage.page) == list(told.view(None)["quotations"].values())
    assert stage.page.get_attribute(".asking", "data-yours") == "false"
    stage.page.click("[data-key=to-question]")
    stage.page.clock.run_for(20)
    assert stage.page.get_attribute(".asking", "data-yours") == "true"
    assert quotations_shown(stage.page) == list(game.view(None)["quotations"].values())


def asked_to_move(game: Game) -> bool:
    return bool(game.waiting) and any(text.startswith("raise") for text in game.options(game.waiting[0]))


@pytest.mark.parametrize(("players", "options"), [(4, ALL_PLUS), (2, {})])
def test_the_final_count(stage: Stage, players: int, options: dict[str, Any]) -> None:
    page = stage.page
    game = before(Game(players=players, seed=3, **options), "finished")
    stage.show(game, None)
    heard(stage)
    answer(game, random.Random(1))
    tell(stage, game)
    stage.tell_table(game, None, stage="over", winners=["blue"])
    facts = game.facts()
    press(page, "page-counting-pause")
    while "Final count" not in title(page):
        press(page, "page-counting-next")
    told: list[str] = []
    points: dict[str, int] = {}
    while page.is_visible(SHOWN):
        assert page.locator(".ending").count() == 0
        told.append(title(page).splitlines()[-1])
        points = dict(zip(parties_shown(page), totals_shown(page), strict=True))
        # The panels beside the board do not run ahead.
        panels = page.locator(".seats article").evaluate_all("all => all.map((one) => one.ariaLabel)")
        beside = dict(zip(panels, page.locator(".seats .points").all_inner_texts(), strict=True))
        assert {party: int(beside[party]) for party in points} == points
        press(page, "page-counting-next")
    words = Words()
    colours = dict.fromkeys(fact["gem"] for fact in facts if fact["fact"] == "colour-scored")
    ranked = [f"{words.gem(gem)}, quoted no. {n}" for n, gem in enumerate(colours, 1)]
    assert told[:5] == [*ranked, "Black gems"]
    assert told[5:] == (["King’s Favour", "Speculation"] if options else [])
    assert list(points.values()) == list(game.points)
    # The result, and all of it once more.
    assert page.locator(".ending").count() == 1
    page.click(".ending [data-key=page-counting-again]")
    page.clock.run_for(20)
    assert page.locator(".ending").count() == 0
    press(page, "page-show-result")
    assert page.locator(".ending").count() == 1


FINAL_LINES = ".log :is(.fact-colour-scored, .fact-black-scored, .fact-won)"
READ_OUT = "() => document.querySelector('[role=log]').textContent"


def final_count(stage: Stage) -> Game:
    """All is counted and somebody has won; the telling is paused at its first step."""
    game = before(Game(players=3, seed=5), "finished")
    stage.show(game, None)
    heard(stage)
    answer(game, random.Random(1))
    tell(stage, game)
    stage.tell_table(game, None, stage="over", winners=["blue"])
    press(stage.page, "page-counting-pause")
    return game


def test_the_log_does_not_run_ahead_of_the_final_count(stage: Stage) -> None:
    page = stage.page
    final_count(stage)
    won = "wins with"
    shown: list[int] = []
    while page.is_visible(SHOWN):
        assert won not in page.inner_text(".log") and won not in page.evaluate(READ_OUT)
        shown.append(page.locator(FINAL_LINES).count())
        press(page, "page-counting-next")
    # Three seats, four colours and the black gems: each step brings its lines, the end the last one.
    assert [lines for lines in shown if lines] == [3, 6, 9, 12, 15]
    assert won in page.locator(".log .fact").last.inner_text() and won in page.evaluate(READ_OUT)
    # Whoever looks again has heard it.
    page.click(".ending [data-key=page-counting-again]")
    page.clock.run_for(20)
    assert page.locator(FINAL_LINES).count() == 16


def test_the_log_has_everything_when_the_final_count_is_skipped(stage: Stage) -> None:
    final_count(stage)
    press(stage.page, "page-show-result")
    assert stage.page.locator(FINAL_LINES).count() == 16


def test_a_reload_and_another_language_do_not_give_the_winner_away(stage: Stage) -> None:
    page = stage.page
    game = final_count(stage)
    while "Final count" not in title(page):
        press(page, "page-counting-next")
    page.evaluate(
        """() => new MutationObserver(() => { window.given ||= document.querySelector('.fact-won, .ending'); })
            .observe(document, {childList: true, subtree: true})"""
    )
    page.select_option(".bar select", "nl")
    while page.locator(f"{SHOWN} >> text=Eindtelling").count() == 0:
        page.clock.run_for(20)
    page.clock.run_for(100)
    assert page.evaluate("!window.given && document.querySelectorAll('.log .fact').length > 0")
    page.reload()
    page.wait_for_selector("[role=status]", state="attached")
    stage.show(game, None)
    stage.tell_table(game, None, stage="over", winners=["blue"])
    heard(stage)
    assert page.locator(FINAL_LINES).count() == 3
    assert page.locator(".ending").count() == 0


def test_each_step_of_the_final_count_adds_its_points(stage: Stage) -> None:
    page = stage.page
    game = before(Game(players=3, seed=5), "finished")
    stage.show(game, None)
    heard(stage)
    answer(game, random.Random(1))
    tell(stage, game)
    press(page, "page-counting-pause")
    totals: list[int] = []
    scored = [fact for fact in game.facts() if fact["fact"] in ("colour-scored", "black-scored")]
    while page.is_visible(SHOWN):
        if "Final count" in title(page):
            gained = [fact["points"] for fact in scored[:3]]
            del scored[:3]
            now = totals_shown(page)
            if totals:
                assert now == [had + more for had, more in zip(totals, gained, strict=True)]
            totals = now
        press(page, "page-counting-next")
    assert (scored, totals) == ([], list(game.points))


def test_whoever_wants_no_counting_has_the_result_at_once(stage: Stage) -> None:
    stage.page.evaluate("localStorage.setItem('kerys', JSON.stringify({counting: false}))")
    stage.page.reload()
    stage.page.wait_for_selector("[role=status]", state="attached")
    game = before(Game(players=3, seed=5), "finished")
    stage.show(game, None)
    heard(stage)
    answer(game, random.Random(1))
    tell(stage, game)
    stage.tell_table(game, None, stage="over", winners=["blue"])
    while stage.page.locator(".ending").count() == 0:
        stage.page.clock.run_for(20)
    assert not stage.page.is_visible(SHOWN)


def totals_shown(page: Page) -> list[int]:
    return [int(text) for text in page.locator(f"{SHOWN} td strong").all_inner_texts()]


def parties_shown(page: Page) -> list[str]:
    return page.locator(f"{SHOWN} tbody th > span").all_inner_texts()
