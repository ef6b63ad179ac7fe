"""What people stumble over: long names, large letters, small screens, a server that is away, a lost focus."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route

from kerys.game import Game
from kerys.server.storage import Append, StorageUnavailable
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.server import Address
from tests.web.conftest import NewPerson
from tests.web.staged import Stage
from tests.web.test_counting import answer, before

LONG: Final = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
SIDEWAYS: Final = "document.documentElement.scrollWidth - screen.width"
LARGE_LETTERS: Final = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture
def phone(browser: Browser, address: Address) -> Iterator[Stage]:
    context = browser.new_context(**PHONE, reduced_motion="reduce", locale="de-DE")
    found = Stage(context, address)
    yield found
    context.close()
    assert found.complaints == []


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.dataset.key || 'nowhere'"))


# --- Sizes ----------------------------------------------------------------------------------------------------
def test_a_long_name_widens_no_page(somebody: NewPerson) -> None:
    anna, ben = somebody("W" * 24), somebody(**PHONE)
    table = anna.ask("/api/tables", options={"players": 2}, title=LONG, public=True)["id"]
    ben.open("/").wait_for_selector(f"[data-table='{table}']")
    assert ben.page.evaluate(SIDEWAYS) <= 0
    ben.open(f"/table/{table}").wait_for_selector("[data-key=sit-1]")
    assert ben.page.evaluate(SIDEWAYS) <= 0
    ben.page.tap("[data-key=sit-1]")
    ben.page.fill("dialog input", "M" * 24)
    assert ben.page.evaluate(SIDEWAYS) <= 0
    ben.page.tap("dialog button.main")
    ben.page.wait_for_selector("[data-key=sit-1]", state="detached")
    ben.page.wait_for_selector("[data-key=page-leave]")
    assert ben.page.evaluate(SIDEWAYS) <= 0
    anna.ask(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    anna.wait_for_question()
    seat = anna.page.locator(".seat").first.bounding_box()
    board = anna.page.locator(".board-part").bounding_box()
    assert seat and board and seat["x"] + seat["width"] <= board["x"]
    # A word that is longer than the chat is wide.
    anna.page.fill(".chat form input", 3 * LONG)
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".chat-lines li")
    wide = "document.querySelector('.chat-lines').scrollWidth - document.querySelector('.chat-lines').clientWidth"
    assert anna.page.evaluate(wide) <= 0


@pytest.mark.parametrize(
    ("width", "height", "large"), [(640, 360, False), (360, 640, True), (1366, 768, True)]
)
def test_the_question_is_never_cut_off(somebody: NewPerson, width: int, height: int, *, large: bool) -> None:
    anna = somebody("Anna", viewport={"width": width, "height": height}, locale="de-DE")
    anna.play_table(players=2)
    if large:
        anna.page.evaluate(LARGE_LETTERS)
    for element in ("document.documentElement", "document.querySelector('.asking')"):
        assert anna.page.evaluate(f"{element}.scrollWidth - {element}.clientWidth") <= 0
    city = anna.page.locator("svg.city").bounding_box()
    assert city and city["width"] >= 300


def test_all_sums_of_a_counting_fit_on_a_phone(phone: Stage) -> None:
    """However the ties are decided: what was cut off was the last of the contests."""
    page, rng, decided = phone.page, random.Random(1), 0
    game = before(Game(players=4, seed=3), "counting")
    phone.show(game, None)
    while game.view(None)["round"] == 1:
        answer(game, rng)
    phone.tell(game, None)
    page.wait_for_selector(".counting:not([hidden]) .sums")
    page.tap("[data-key=page-counting-pause]")
    while page.is_visible(".counting"):
        decided += page.locator(".ties li").count()
        for box in page.locator(".counting .wide-table").all():
            assert box.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
        page.tap("[data-key=page-counting-next]")
        page.wait_for_timeout(20)
    assert decided


# --- Where one is ---------------------------------------------------------------------------------------------
def test_on_a_phone_the_result_comes_into_sight(phone: Stage) -> None:
    game = before(Game(players=3, seed=5), "finished")
    phone.show(game, None)
    phone.page.wait_for_selector(".seat")
    phone.page.evaluate("document.querySelector('.tabs').scrollIntoView()")
    answer(game, random.Random(1))
    phone.tell(game, None)
    phone.tell_table(game, None, stage="over", winners=["blue"])
    phone.page.tap("[data-key=page-show-result]")
    phone.page.wait_for_selector(".ending h1")
    phone.page.wait_for_function(
        "() => { const { top } = document.querySelector('.ending h1').getBoundingClientRect();"
        " return top >= 0 && top < innerHeight / 2; }"
    )
    assert focused(phone.page) == "ending"
    # Whoever looks at the table instead sees it from its beginning.
    phone.page.tap("[data-key=page-look-at-table]")
    phone.page.wait_for_selector(".ending", state="detached")
    assert phone.page.evaluate("scrollY") == 0
    assert focused(phone.page) == "asked"


def test_the_focus_follows_from_page_to_page(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    page.locator(".bar a[href='/rules']").press("Enter")
    page.wait_for_selector(".rules")
    assert focused(page) == "main"
    page.focus(".bar .language")
    page.select_option(".bar .language", "de")
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    page.wait_for_function("() => document.activeElement.dataset.key === 'language'")


def test_a_dialog_goes_with_its_page(somebody: NewPerson) -> None:
    page = somebody().open("/")
    page.click(".bar a[href='/rules']")
    page.wait_for_selector(".rules")
    page.click("[data-key=settings]")
    page.go_back()
    page.wait_for_selector(".play-now")
    assert page.locator("dialog").count() == 0


def test_whoever_may_not_be_notified_is_told(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.click("[data-key=settings]")
    page.click("dialog input[name=notify]")
    page.wait_for_selector("dialog .note")
    assert not page.is_checked("dialog input[name=notify]")


def test_whoever_writes_in_the_chat_hears_what_is_asked(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.play_table(players=2)
    page = anna.page
    # Clicks of a program leave the focus where it is.
    page.focus(".chat form input")
    for button in ("[data-key=bid-0]", "[data-key=bid-1]", ".confirm"):
        page.wait_for_selector(f"{button}:not(:disabled)")
        page.evaluate("button => document.querySelector(button).click()", button)
    page.wait_for_selector(".asking[data-yours=true] .gesture:not([inert]) :is(.pick, [data-broker])")
    page.wait_for_function(
        "() => [...document.querySelector('.unseen[role=log]').children].some("
        "(said) => said.textContent === document.querySelector('.asked').textContent)"
    )


def test_the_focus_stays_with_whoever_saves_a_name(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    page.fill(".account input", "Anna-Wilhelmine Freifrau von und zu")
    page.keyboard.press("Enter")
    # As many letters as the server takes, and what it made of them is said.
    page.wait_for_selector(".note:has-text('Anna-Wilhelmine Freifrau')")
    assert focused(page) == "name"


def test_the_lists_at_home_are_not_drawn_anew_under_the_finger(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    table = anna.lay_table(1, players=2)
    page = anna.page
    page.clock.install()
    anna.open("/").wait_for_selector(f"[data-table='{table}']")
    page.evaluate("window.before = document.querySelector('.table-entry')")
    with page.expect_response("**/api/tables"):
        page.clock.run_for(9000)
    page.wait_for_timeout(50)
    assert page.evaluate("window.before.isConnected")


def test_whoever_is_sent_away_is_told_and_the_host_keeps_the_focus(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=3)
    ben.ask(f"/api/tables/{table}/join", seat=1)
    page = anna.open(f"/table/{table}")
    ben.open(f"/table/{table}").wait_for_selector(".lobby-seats")
    page.locator("[data-key=send-away-1]").press("Enter")
    ben.page.wait_for_selector(".note")
    page.wait_for_selector("[data-key=sit-1]")
    page.wait_for_function("() => document.activeElement !== document.body")


# --- What is not there ----------------------------------------------------------------------------------------
def test_a_page_that_could_not_be_loaded_can_be_tried_again(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    away = True

    def answer_if_there(route: Route) -> None:
        if away:
            route.abort()
        else:
            route.continue_()

    page.wait_for_selector(".play-now")
    page.route("**/pages/first_game.js", answer_if_there)
    page.route("**/api/about", answer_if_there)
    page.click(".bar a[href='/first-game']")
    page.click("main button")
    page.wait_for_selector("main button")
    away = False
    page.click("main button")
    page.wait_for_selector(".guide")
    anna.complaints.clear()  # the browser says aloud what it could not load


def test_whoever_must_go_without_a_connection_is_told(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.play_table(players=2)
    anna.page.evaluate(
        "() => { window.sockets.at(-1).close(); document.querySelector('[data-key=page-go-away]').click(); }"
    )
    anna.page.wait_for_selector(".note[role=alert]")


def test_an_answer_that_the_database_did_not_keep_is_sent_again(
    somebody: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, tries = SqliteBackend.append, list[str]()

    async def away() -> bool:
        raise StorageUnavailable("the connection was lost")

    def appended(backend: SqliteBackend, entry: Append) -> "asyncio.Future[bool]":
        tries.append(entry.body)
        return asyncio.ensure_future(away()) if len(tries) == 1 else append(backend, entry)

    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=2)
    ben.ask(f"/api/tables/{table}/join", seat=None)
    anna.ask(f"/api/tables/{table}/start")
    page = anna.open(f"/table/{table}")
    anna.wait_for_question()
    monkeypatch.setattr(SqliteBackend, "append", appended)
    for n in (0, 1):
        page.locator("[data-bid]").nth(n).click()
    anna.confirm()
    page.wait_for_selector(".note")  # that the database is away
    page.wait_for_function("() => document.querySelector('.given')?.textContent.includes('0 and 0')")
    assert [tries[0].count("bid 0 0"), tries[1]] == [1, tries[0]]


def test_where_there_is_no_table_is_a_way_home(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/table/nonsense")
    page.click("main a[href='/']")
    page.wait_for_selector(".play-now")
    assert page.locator(".note").count() == 0
    anna.complaints.clear()  # that the table was not found


def test_a_file_that_is_too_large_is_not_even_read(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    file: Any = {"name": "large.record", "mimeType": "text/plain", "buffer": b"x" * 3_000_000}
    page.set_input_files(".importing input[type=file]", file)
    page.wait_for_selector(".note")
    assert page.input_value(".importing textarea") == ""
