"""The gestures: pick, drag, confirm, take back; by mouse, finger and keyboard."""

import re

from playwright.sync_api import Page, TimeoutError

from tests.web.conftest import SLOW, NewPerson, Person

BROKER = ".asking [data-broker]:not(:disabled)"
LIT = ".board [data-place].legal"


def at_placing(person: Person, seed: int = 1) -> None:
    """A game in which this person is about to place a broker."""
    person.play_table(players=3)
    person.play_on_until(".asking[data-yours=true] [data-broker]", seed)


def test_a_turn_is_composed_on_the_board_and_can_be_taken_back(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    at_placing(anna)
    page = anna.page
    assert page.is_disabled(".confirm")
    page.locator(BROKER).first.click()
    page.click("[data-face=down]")
    page.locator(LIT).first.click()
    assert page.is_enabled(".confirm")
    assert page.locator(".board .ghost").count() > 0
    chosen = anna.text(".confirming .chosen")
    page.click(".take-back")
    page.wait_for_selector(".confirm:disabled")
    assert page.locator(".board .ghost").count() == 0
    last = anna.last_fact()
    # In the other order: first the place, then the broker and its face.
    page.locator(LIT).nth(1).click()
    page.locator(BROKER).first.click()
    page.click("[data-face=up]")
    assert anna.text(".confirming .chosen") != chosen
    anna.confirm()
    anna.wait_for_news(last)
    assert page.locator(".log .fact-placed").count() > 0


def test_a_broker_can_be_dragged_to_a_place(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    at_placing(anna)
    page = anna.page
    tile, place = page.locator(BROKER).last, page.locator(f'{LIT}[data-place="1/palace"]')
    start, end = tile.bounding_box(), place.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 60, steps=3)
    assert page.locator(".dragged").count() == 1
    middle = place.evaluate("""one => {
        const box = one.getBoundingClientRect();
        for (let x = box.left + 3; x < box.right; x += 7) for (let y = box.top + 3; y < box.bottom; y += 7)
            if (document.elementFromPoint(x, y)?.closest('[data-place]') === one) return [x, y];
        return null;
    }""")
    page.mouse.move(middle[0], middle[1], steps=5)
    page.mouse.up()
    assert page.locator(".dragged").count() == 0
    page.click("[data-face]:not(:disabled)")
    assert re.search(r"palace 1", anna.text(".confirming .chosen"))


def test_a_sealed_bid_can_be_replaced(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=2)
    ben.ask(f"/api/tables/{table}/join", seat=None)
    anna.ask(f"/api/tables/{table}/start")
    page = anna.open(f"/table/{table}")
    anna.wait_for_question()
    for bid, told in (((0, 1), "0 and 0"), ((0, 10), "0 and 4")):
        for n in bid:
            page.locator("[data-bid]").nth(n).click()
        anna.confirm()
        page.wait_for_function(
            "text => document.querySelector('.given')?.textContent.includes(text)", arg=told
        )
    spoken = page.locator("[data-seat=blue]").inner_text()
    assert "has answered" in spoken


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset.key ?? ''"))


def tab_to(page: Page, wanted: str) -> None:
    """Go on with Tab until what has the focus is wanted (a beginning of its key)."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page).startswith(wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def press(page: Page, wanted: str, done: str, count: int = 1) -> None:
    """Go to something, press Enter, and wait until it had its effect; on a busy machine once more."""
    for _ in range(4):
        tab_to(page, wanted)
        page.keyboard.press("Enter")
        try:
            page.wait_for_function(
                "([done, count]) => document.querySelectorAll(done).length >= count",
                arg=[done, count],
                timeout=6000,
            )
            return
        except TimeoutError:
            page.evaluate("document.querySelector('.asked').focus()")
    raise AssertionError(f"Enter on {wanted} has no effect")


def answer_by_keyboard(person: Person) -> None:
    page = person.page
    page.evaluate("document.querySelector('.asked').focus()")  # where a new question puts the focus
    if page.locator("[data-bid]").count():
        press(page, "bid-", "[data-bid][aria-pressed=true]")
        press(page, "bid-", "[data-bid][aria-pressed=true]", 2)
    elif page.locator(BROKER).count():
        press(page, "broker-", ".asking [data-broker][aria-pressed=true]")
        if page.locator("[data-face][aria-pressed=true]").count() == 0:
            press(page, "face-", "[data-face][aria-pressed=true]")
        tab_to(page, "place")
        page.keyboard.press("ArrowDown")
    else:
        press(page, "pick-", ".pick[aria-pressed=true]")
    page.wait_for_selector(".confirm:not(:disabled)", timeout=SLOW)
    tab_to(page, "confirm")
    page.keyboard.press("Enter")


def test_a_game_by_keyboard_alone(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    page.wait_for_selector(".play-now")
    # From the first visit to the table: two players, then “Play now”.
    page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement?.name") == "now-players":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(".asking[data-yours=true]", timeout=30_000)
    done = -1
    for _ in range(200):
        page.wait_for_selector(".asking[data-yours=true] .gesture:not([inert]) button, .ending", timeout=SLOW)
        if page.locator(".ending").count():
            break
        answer_by_keyboard(anna)
        page.wait_for_function(
            """() => document.querySelector('.ending') || document.querySelector('.confirm:not(:disabled)') === null""",
            timeout=SLOW,
        )
        done += 1
    assert page.locator(".ending").count() == 1
    assert done > 20
