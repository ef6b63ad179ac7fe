"""The drawings: every place of the answers is there, everything has its own picture, sums are right."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kerys import Game
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.words import Words
from tests.web.offline import draw, offline_page
from tests.web.positions import GAMES, PLUS, moments


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    found = offline_page(browser)
    yield found
    found.close()


def places_in(options: list[str]) -> set[str]:
    """The places that answers name: `place 3 down 1/harbour`, `to 2/palace`, `close 3/harbour`."""
    named = [text.split() for text in options]
    return {words[-1] for words in named if words[0] in ("place", "to", "close")}


def all_places(page: Page) -> set[str]:
    return set(
        page.evaluate("[...document.querySelectorAll('[data-place]')].map((one) => one.dataset.place)")
    )


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_of_an_answer_is_on_the_board(page: Page, players: int, options: dict[str, Any]) -> None:
    seen: set[str] = set()
    for n, game in enumerate(moments(players, 3, **options)):
        if not game.waiting:
            break
        wanted = places_in(game.options(game.waiting[0]))
        if wanted and (n % 20 == 0 or not wanted <= seen):
            seat = game.waiting[0]
            draw(page, game.view(seat).data, {"legal": sorted(wanted)})
            lit = page.evaluate(
                "[...document.querySelectorAll('.place.legal')].map((one) => one.dataset.place)"
            )
            assert set(lit) == wanted
        seen |= wanted
    assert len(seen) > 12


def test_a_press_in_the_middle_of_a_place_meets_it(page: Page) -> None:
    """The middle of its box: where voices, screen readers and automatic hands press."""
    for players, options in GAMES:
        game = next(moments(players, 1, **options))
        draw(
            page, game.view(0).data, {"legal": ["1/harbour-commercial", "1-2/palace", "2/commercial-palace"]}
        )
        missed = page.evaluate(
            """[...document.querySelectorAll('.board [data-place]')].filter((place) => {
                place.scrollIntoView({block: 'center'});
                const box = place.getBoundingClientRect();
                return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== place;
            }).map((place) => place.dataset.place)"""
        )
        assert missed == []


def test_click_enter_and_space_say_which_place(page: Page) -> None:
    game = next(moments(4, 1))
    draw(page, game.view(0).data, {"legal": ["1/harbour", "market/2/red"]})
    page.evaluate("window.said.length = 0")
    page.click("[data-place='1/harbour']")
    page.focus("[data-place='market/2/red']")
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert page.evaluate("window.said") == ["1/harbour", "market/2/red", "market/2/red"]


def test_arrow_keys_walk_over_the_board(page: Page) -> None:
    draw(page, next(moments(4, 1)).view(0).data)
    page.focus("[data-place='market/1/blue']")
    walked = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement.dataset.place"))
    assert walked == ["market/1/green", "market/2/green", "market/2/blue"]


def test_brokers_that_may_be_picked_are_buttons(page: Page) -> None:
    game = Game.from_scenario(
        "kerys scenario 1\nplayers 4\nkings-favour on\nround 2\nturn 3 blue\nblue throne 3\n"
        "orange throne 1\nviolet throne 0\nyellow throne 4\n"
        "at 1/harbour orange 3 down, blue 4, market/2/red blue 0 down\n"
    )
    draw(page, game.view(0).data, {"pick": [1, 2, "throne/blue/1"]})
    page.evaluate("window.said.length = 0")
    for one in page.query_selector_all("[data-broker]"):
        assert one.get_attribute("role") == "button"
        assert one.get_attribute("aria-label")
        one.click()
    assert sorted(page.evaluate("window.said"), key=str) == [1, 2, "throne/blue/1"]


def test_what_is_composed_is_drawn_as_a_ghost(page: Page) -> None:
    view = next(moments(4, 1)).view(0).data
    draw(page, view, {"ghost": [{"place": "2/palace", "seat": "blue", "value": 3, "face": "down"}]})
    assert page.locator(".broker.ghost").count() == 1
    draw(page, view)
    assert page.locator(".broker.ghost").count() == 0


def test_every_card_and_event_has_its_own_picture(page: Page) -> None:
    pictures = page.evaluate(
        """async (names) => {
            const { emblem } = await import("/draw/emblem.js");
            return names.map(([kind, name]) => emblem(kind, name).firstChild.innerHTML);
        }""",
        [["character", name] for name in PALACE_CARD_NAMES] + [["event", name] for name in EVENT_NAMES],
    )
    assert len(set(pictures)) == len(PALACE_CARD_NAMES) + len(EVENT_NAMES)
    assert all(picture.count("<path") >= 2 for picture in pictures)


def test_gems_and_seats_differ_without_their_colour(page: Page) -> None:
    outlines = page.evaluate(
        """async () => {
            const { gem } = await import("/draw/gem.js");
            const { seatSign } = await import("/draw/broker.js");
            const found = (picture, tag) => picture.querySelector(tag);
            const drawn = (picture) => [found(picture, "path").getAttribute("d"), found(picture, "text").textContent];
            return [["blue", "green", "yellow", "red", "black", "white"].map((name) => drawn(gem(name))),
                ["blue", "orange", "violet", "yellow", "green", "neutral"].map((name) => drawn(seatSign(name)))];
        }"""
    )
    for kind in outlines:
        assert len({outline for outline, _ in kind}) == len(kind)
        assert len({letter for _, letter in kind}) == len(kind)


@pytest.mark.parametrize(("players", "options"), [(4, {}), (5, PLUS), (2, {})])
def test_known_totals_are_what_is_counted(page: Page, players: int, options: dict[str, Any]) -> None:
    """Once a district lies open, the sums drawn are those the engine counts with."""
    compared = 0
    for seed in range(1, 5):
        told = 0
        for game in moments(players, seed, **options):
            facts = [fact for fact in game.facts(told) if fact["fact"] == "stood"]
            told = game.fact_count
            question = game.view(None)["question"]
            source = question and question.get("source")
            if not source or source["from"] != "ship":
                continue
            district = source["district"]
            sums = {
                fact["party"]: fact["sum"]
                for fact in facts
                if fact["contest"] == "district" and fact["where"] == district
            }
            if not sums:
                continue
            drawn = page.evaluate(
                """async ([view, district]) => {
                    const { totals } = await import("/draw/totals.js");
                    const here = view.brokers.filter((one) => one.place.startsWith(`${district}/`));
                    return [...totals(view, here)].map(([seat, one]) => [seat, one.sum, one.hidden]);
                }""",
                [game.view(None).data, district],
            )
            assert {seat: total for seat, total, _ in drawn} == sums
            assert all(hidden == 0 for _, _, hidden in drawn)
            compared += 1
    assert compared >= 8


def test_a_place_says_aloud_what_is_known_of_it(page: Page) -> None:
    game = Game.from_scenario(
        "kerys scenario 1\nplayers 4\nturn 4 blue\n"
        "at 1/harbour orange 3 down, orange 1, orange 0, orange 4 down, blue 4, 2/palace violet 2 down\n"
    )
    draw(page, game.view(None).data)
    assert (
        page.get_attribute("[data-place='1/harbour']", "aria-label")
        == "harbour 1: Blue 4 and Orange 1 + two hidden"
    )
    assert page.get_attribute("[data-place='2/palace']", "aria-label") == "palace 2: Violet one hidden"
    assert page.get_attribute("[data-place='3/palace']", "aria-label") == "palace 3: nobody there"
    texts = page.evaluate("[...document.querySelectorAll('.totals')].map((one) => one.textContent)")
    assert "B4O1+??" in texts
    assert "V?" in texts


def test_hidden_values_are_not_in_the_picture(page: Page) -> None:
    """A face-down broker of another seat shows a question mark and nothing else."""
    game = Game.from_scenario(
        "kerys scenario 1\nplayers 4\nturn 4 blue\nat 1/harbour orange 3 down, 2/palace violet 2 down, blue 4 down\n"
    )
    draw(page, game.view(0).data)
    values = page.evaluate(
        "[...document.querySelectorAll('.city .broker-value')].map((one) => one.textContent)"
    )
    assert sorted(values) == ["4", "?", "?"]


def test_everything_that_can_lie_on_the_table_is_drawn(page: Page) -> None:
    game = Game.from_scenario(
        "kerys scenario 1\nplayers 5\nevents on\nys-plus-characters on\nkings-favour on\nround 3\nturn 2 violet\n"
        "violet borders 1; throne 4, 1\nblue throne 1, 2\norange throne 3, 0\nyellow throne 0, 4\ngreen throne 4, 1\n"
        "event 1 smuggling, 2 diplomatic-mission, 3 shipwreck, 4 quarantine\nclosed 1/palace\ncentre red-blue-yellow\n"
        "ship 1 red-blue-green, 2 blue-yellow-red, 4 yellow-red-blue\npalace 1 pope, 2 monk\n"
        "row 0 blue, 1 white, 2 green, 3 blue\nat smuggling/1 blue 3, 1-2/harbour violet 4, 2/harbour green 1\n"
    )
    draw(page, game.view(2).data)
    for selector, count in {
        ".centre .ship": 1,
        ".corner .ship:not(.wreck)": 3,
        ".wreck": 1,
        ".padlock": 1,
        ".no-prize": 3,
        ".throne-room .broker": 10,
        ".smuggling .broker": 1,
        "[data-place='1-2/harbour']": 1,
        ".corner-event .emblem": 4,
        ".row-gem .gem": 4,
    }.items():
        assert page.locator(selector).count() == count, selector


def test_an_update_leaves_alone_what_has_not_changed(page: Page) -> None:
    view = next(moments(4, 2)).view(0).data
    draw(page, view)
    page.evaluate(
        """() => {
            window.changes = 0;
            new MutationObserver((list) => { window.changes += list.length; }).observe(
                window.board.element, { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )
    draw(page, view)
    page.wait_for_timeout(50)
    # Quotation markers are told their place again; nothing is built anew.
    assert page.evaluate("window.changes") < 30


def test_no_sideways_scrolling_on_a_phone_and_targets_are_large_enough(browser: Browser) -> None:
    page = offline_page(browser, width=360, height=640)
    for players, options in GAMES:
        draw(page, next(moments(players, 1, **options)).view(0).data)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = page.evaluate(
            """[...document.querySelectorAll('.board [data-place]')].filter((place) => {
                const box = place.getBoundingClientRect();
                return box.width < 40 || box.height < 40;
            }).map((place) => place.dataset.place)"""
        )
        assert small == []
    page.close()


def test_tips_say_what_a_thing_is_and_pays(page: Page) -> None:
    game = Game.from_scenario(
        "kerys scenario 1\nplayers 4\nturn 4 blue\nship 1 blue-green-red\npalace 1 spy\nrow 1 red\n"
        "quotations blue 12, green 3, yellow 8, red 9\n"
    )
    draw(page, game.view(0).data)
    for selector, words in {
        "[data-place='1/harbour']": "black gem",
        "[data-place='1/commercial']": "3 points",
        "[data-place='1/palace']": "Spy",
        "[data-place='market/1/green']": "1 point at once",
        ".corner-ship": "24 points",
        ".corner-card": "face-down brokers",
        ".row-gem": "wins a red gem",
        ".quotation-marker": "Quoted best at 12",
    }.items():
        assert words in tip_of(page, f"{selector} >> nth=0"), selector


LOCAL_EVENTS = ["democracy", "enrichment", "incognito", "restriction", "revolt", "transparency"]


@pytest.mark.parametrize("event", [*LOCAL_EVENTS, "quarantine"])
def test_an_areas_tip_tells_the_event_of_its_district(page: Page, event: str) -> None:
    game = Game.from_scenario(
        f"kerys scenario 1\nplayers 4\nevents on\nround 2\nturn 3 blue\nevent 1 {event}, 2 mediation\n"
    )
    draw(page, game.view(0).data)
    words = Words()
    for area in ("harbour", "commercial", "palace"):
        told = tip_of(page, f"[data-place='1/{area}']")
        assert words.event_effect(event) in told
        if event in LOCAL_EVENTS:
            assert words.event(event) in told
        # Next door, where another event lies that changes nothing in the areas, nothing is said of either.
        beside = tip_of(page, f"[data-place='2/{area}']")
        assert words.event_effect(event) not in beside
        assert words.event_effect("mediation") not in beside


def tip_of(page: Page, selector: str) -> str:
    page.mouse.move(0, 0)
    page.locator(selector).hover()
    page.wait_for_selector(".tip")
    told = page.inner_text(".tip")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")
    return told


def test_everything_that_tells_something_can_be_reached_by_keyboard(page: Page) -> None:
    view = (
        Game.from_scenario(
            "kerys scenario 1\nplayers 4\nturn 4 blue\nship 1 blue-green-red\npalace 1 spy\nrow 1 red\n"
        )
        .view(0)
        .data
    )
    stops = "[...document.querySelectorAll('.board [tabindex=\"0\"]:not([hidden])')].map((at) => at.dataset.place || '')"
    draw(page, view)
    assert len(page.evaluate(stops)) == 12 + 12 + 2 + 1 + 4  # areas, cells, ship and card, row, quotations
    draw(page, view, {"legal": ["2/harbour", "market/1/red"]})
    assert sorted(page.evaluate(stops)) == ["2/harbour", "market/1/red"]


def test_the_board_speaks_every_language(page: Page) -> None:
    view = next(moments(4, 1)).view(0).data
    spoken = set()
    for language in page.evaluate("window.words.languages"):
        page.evaluate("(language) => window.open_board(language)", language)
        draw(page, view)
        label = page.get_attribute("[data-place='1/harbour']", "aria-label") or ""
        assert not re.search(r"[{}]|picture-", label)
        spoken.add(label)
    assert len(spoken) == len(page.evaluate("window.words.languages"))
    page.evaluate("() => window.open_board('en')")


def test_tips_come_with_the_focus_and_with_a_long_press(browser: Browser) -> None:
    page = offline_page(browser, width=360, height=640)
    draw(page, next(moments(4, 1)).view(0).data)
    page.keyboard.press("Tab")
    page.focus("[data-place='1/harbour']")
    page.wait_for_selector(".tip")
    assert "black gem" in page.inner_text(".tip")
    page.evaluate("document.activeElement.blur()")
    page.wait_for_selector(".tip", state="detached")
    press = "(type) => document.querySelector(\"[data-place='2/palace']\").dispatchEvent("
    press += "new PointerEvent(type, {bubbles: true, pointerType: 'touch'}))"
    page.evaluate(press, "pointerdown")
    page.wait_for_selector(".tip")
    page.evaluate(press, "pointerup")
    assert "palace 2" in page.inner_text(".tip").lower()
    # A short press is no question.
    page.keyboard.press("Escape")
    page.evaluate(press, "pointerdown")
    page.evaluate(press, "pointerup")
    page.wait_for_timeout(600)
    assert page.locator(".tip").count() == 0
    page.close()
