"""The gestures: pick, drag, confirm, take back; by mouse, finger and keyboard."""

import re

from playwright.sync_api import Page

from tests.web.conftest import SLOW, NewPerson, Person

BROKER = ".asking [data-broker]:not(:disabled)"
LIT = ".board [data-place].legal"


def at_placing(person: Person, seed: int = 1) -> None:
    """A game in which this person is about to place a broker."""
    person.play_table(players=3)
    person.play_on_until(".asking[data-yours=true] [data-broker]", seed)


def pick_broker(person: Person, place: int, face: str = "") -> None:
    page = person.page
    page.locator(BROKER).first.click()
    if face:
        page.click(f"[data-face={face}]")
    page.locator(LIT).nth(place).click()


def composed(person: Person, count: int, *, ready: bool) -> None:
    """Wait until so many brokers stand on the board unconfirmed, and no other question is on its way."""
    person.page.wait_for_function(
        """([count, ready]) => document.querySelectorAll('.board .ghost').length === count
            && document.querySelector('.asking').dataset.waiting === 'false'
            && document.querySelector('.confirm').disabled !== ready""",
        arg=[count, ready],
    )


def test_a_turn_is_composed_on_the_board_and_can_be_taken_back(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    at_placing(anna)
    page, last = anna.page, anna.last_fact()
    composed(anna, 0, ready=False)
    pick_broker(anna, 0, "down")
    composed(anna, 1, ready=False)
    assert "second" in anna.text(".asked")
    assert page.is_disabled("[data-face=down]"), "the second broker goes the other way up"
    pick_broker(anna, 1)
    composed(anna, 2, ready=True)
    first, second = anna.text(".composed li"), anna.text(".confirming .chosen")
    # The last one back, then the first as well.
    page.click(".take-back")
    composed(anna, 1, ready=False)
    page.click(".take-back")
    composed(anna, 0, ready=False)
    assert page.is_disabled(".take-back")
    # In the other order: first the place, then the broker and its face. The first back, the second stays.
    page.locator(LIT).nth(1).click()
    page.locator(BROKER).first.click()
    page.click("[data-face=up]")
    composed(anna, 1, ready=False)
    pick_broker(anna, 2)
    composed(anna, 2, ready=True)
    stays = anna.text(".confirming .chosen")
    assert {anna.text(".composed li"), stays}.isdisjoint({first, second})
    page.click("[data-key=take-back-0]")
    composed(anna, 1, ready=False)
    assert anna.text(".composed li").startswith(stays)
    pick_broker(anna, 3)
    composed(anna, 2, ready=True)
    assert anna.last_fact() == last, "nothing is sent before it is confirmed"
    anna.confirm()
    page.wait_for_function(
        """last => [...document.querySelectorAll('.log .fact-placed')]
            .filter((one) => Number(one.dataset.number) > last).length >= 2""",
        arg=last,
    )


def test_a_neutral_broker_is_composed_with_the_turn(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.play_table(players=2)
    anna.play_on_until(".asking[data-yours=true] [data-broker]", 1)
    last = anna.last_fact()
    for n in range(3):
        pick_broker(anna, n, "up" if n == 0 else "")
        composed(anna, n + 1, ready=n == 2)
    anna.page.reload()
    composed(anna, 3, ready=True)
    anna.confirm()
    anna.wait_for_news(last)
    anna.page.wait_for_function("() => document.querySelectorAll('.board .ghost').length === 0")


def test_a_reload_while_the_turn_is_being_sent_goes_on_with_it(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    table = anna.play_table(players=2)
    anna.play_on_until(".asking[data-yours=true] [data-broker]", 1)
    for n in range(3):
        pick_broker(anna, n, "up" if n == 0 else "")
        composed(anna, n + 1, ready=n == 2)
    texts = anna.page.evaluate(
        "table => JSON.parse(sessionStorage.getItem(`kerys-choice-${table}`)).texts", table
    )
    placed = ".log .fact-placed"
    before = anna.page.locator(placed).count()  # the bot may have been first
    # The page is gone the moment the first of the answers is sent.
    anna.page.evaluate("""() => {
        const socket = window.sockets.at(-1), send = socket.send;
        socket.send = (data) => { send.call(socket, data); location.reload(); };
        document.querySelector('.confirm').click();
    }""")
    anna.page.wait_for_function(
        "([placed, count]) => document.querySelectorAll(placed).length >= count",
        arg=[placed, before + 3],
        timeout=SLOW,
    )
    anna.wait_for_question()
    record = anna.context.request.get(f"{anna.address.http}/api/tables/{table}/record").json()["record"]
    lines = [line.removeprefix("blue ") for line in record.splitlines()]
    assert [lines.count(text) for text in texts] == [1, 1, 1]


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
    page.wait_for_selector(".composed li")
    assert re.search(r"palace 1", anna.text(".composed li"))


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
    """Go to something, press Enter, and wait until it had its effect."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([done, count]) => document.querySelectorAll(done).length >= count", arg=[done, count], timeout=SLOW
    )


def place_by_keyboard(page: Page) -> None:
    """The brokers of a turn one after the other; the third place of the list, so that the arrows go through it."""
    while page.locator(".confirm:disabled").count():
        press(page, "broker-", ".asking [data-broker][aria-pressed=true]")
        if page.locator("[data-face][aria-pressed=true]").count() == 0:
            press(page, "face-", "[data-face][aria-pressed=true]")
        tab_to(page, "place")
        for _ in range(3):
            page.keyboard.press("ArrowDown")
        page.wait_for_function("() => document.querySelector('.place-choice').selectedIndex === 3")
        before = page.locator(".composed li").count()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => document.querySelectorAll('.composed li').length > before
                || document.querySelector('.confirm:not(:disabled)')""",
            arg=before,
            timeout=SLOW,
        )


def answer_by_keyboard(person: Person) -> None:
    page = person.page
    if page.locator("[data-bid]").count():
        press(page, "bid-", "[data-bid][aria-pressed=true]")
        press(page, "bid-", "[data-bid][aria-pressed=true]", 2)
    elif page.locator(BROKER).count():
        place_by_keyboard(page)
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
