"""A browser for the tests of the page, a server for it to talk to, and people who sit in front of it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.helpers.server import Address, serving
from tests.web.offline import ARGUMENTS, CHROMIUM

AUTOPILOT: Final = (Path(__file__).parent / "autopilot.js").read_text()
# Every WebSocket of a page, so that a test can break it.
_WATCH_SOCKETS: Final = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.sockets.push(this); }
    };
"""
SLOW: Final = 90_000  # milliseconds for a whole game on a busy machine


class SharedBrowser:
    """The one browser of this process: started for the first test that needs it.

    It is closed before a module whose first test does not: while playwright is at work, no test could run an event loop.
    """

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        if self._browser is None:
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            self._stack.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._stack.close()


_shared: Final = SharedBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    same_module = nextitem is not None and nextitem.path == item.path
    if not same_module and "browser" not in getattr(nextitem, "fixturenames", ()):
        _shared.close()


@pytest.fixture(scope="module")
def browser() -> Browser:
    if not Path(CHROMIUM).exists():
        pytest.skip("chromium is not installed")
    return _shared.get()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serving(tmp_path_factory.mktemp("web")) as found:
        yield found


class Person:
    """Somebody in front of a browser of their own."""

    def __init__(self, context: BrowserContext, address: Address) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.add_init_script(_WATCH_SOCKETS)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address.http + path)
        return self.page

    # --- Tables -----------------------------------------------------------------------------------------------
    def ask(self, path: str, **body: Any) -> Any:
        """A request with this person's session, as the page would make it."""
        reply = self.context.request.post(
            self.address.http + path, data=json.dumps(body), headers={"content-type": "application/json"}
        )
        assert reply.ok, reply.text()
        return reply.json()

    def enter(self, name: str) -> "Person":
        self.ask("/api/me", name=name)
        return self

    def lay_table(self, people: int = 1, level: str = "pupil", **options: Any) -> str:
        """A public table with this person, free seats for others, and bots in the rest."""
        bots = options.get("players", 4) - people
        seats = [*[{"kind": "person"}] * people, *[{"kind": "bot", "level": level}] * bots]
        return str(self.ask("/api/tables", options=options, seats=seats, public=True)["id"])

    def play_table(self, level: str = "pupil", **options: Any) -> str:
        """A game against bots that has begun, opened."""
        table = self.lay_table(1, level, **options)
        self.ask(f"/api/tables/{table}/start")
        self.open(f"/table/{table}")
        self.wait_for_question()
        return table

    # --- Playing ----------------------------------------------------------------------------------------------
    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".asking[data-yours=true]", timeout=30_000)

    def autopilot(self, seed: int = 0, *, list_: bool = False, until: str = "") -> None:
        self.page.evaluate(AUTOPILOT, {"seed": seed, "list": list_, "until": until})

    def play_on_until(self, selector: str, seed: int = 0, *, list_: bool = False) -> None:
        """Answer something, again and again, until there is such an element."""
        self.autopilot(seed, list_=list_, until=selector)
        self.page.wait_for_function("() => window.autopilot.stopped", timeout=SLOW)

    def last_fact(self) -> int:
        """The number of the newest line of the log; only so many of them stand in the page."""
        return int(
            self.page.evaluate("document.querySelector('.log .fact:last-child')?.dataset.number ?? -1")
        )

    def wait_for_news(self, last: int) -> None:
        self.page.wait_for_function(
            "last => Number(document.querySelector('.log .fact:last-child')?.dataset.number) > last",
            arg=last,
            timeout=SLOW,
        )

    def place_brokers(self, click: str = "click") -> None:
        """Compose a turn, one broker after the other, with the mouse or with a finger (`tap`)."""
        page = self.page
        while True:
            page.wait_for_selector(".asking[data-waiting=false]")
            if page.is_enabled(".confirm"):
                return
            getattr(page.locator(".asking [data-broker]:not(:disabled)").first, click)()
            if page.locator("[data-face][aria-pressed=true]").count() == 0:
                getattr(page.locator("[data-face]:not(:disabled)").first, click)()
            composed = page.locator(".composed li").count()
            getattr(page.locator(".board [data-place].legal").first, click)()
            page.wait_for_function(
                """before => document.querySelectorAll('.composed li').length > before
                    || document.querySelector('.confirm:not(:disabled)')""",
                arg=composed,
            )

    def confirm(self) -> None:
        self.page.click(".confirm")

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)

    def break_connection(self) -> None:
        """Until the page has a new one: before it notices, everything looks as if nothing had happened."""
        before = self.page.evaluate("(window.sockets.at(-1).close(), window.sockets.length)")
        self.page.wait_for_function(
            "before => window.sockets.length > before && window.sockets.at(-1).readyState === 1",
            arg=before,
            timeout=SLOW,
        )


NewPerson = Callable[..., Person]


@pytest.fixture
def somebody(browser: Browser, address: Address) -> Iterator[NewPerson]:
    """Makes people; when the test is over none of their pages may have complained."""
    people: list[Person] = []

    def new(name: str = "", **settings: Any) -> Person:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **settings})
        context.set_default_timeout(20_000)
        person = Person(context, address)
        people.append(person)
        return person.enter(name) if name else person

    yield new
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
