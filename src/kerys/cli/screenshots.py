"""`kerys screenshots`: pictures of every page, theme, language and size, and of every kind of decision."""

import argparse
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Browser, Page

SIZES: Final = {
    "phone": (360, 640),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "large": (2560, 1440),
}
THEMES: Final = ("light", "dark")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
NEEDED: Final = (
    "kerys screenshots needs playwright and a chromium: `pip install playwright`, and on Debian or Ubuntu "
    "`apt install chromium`."
)


@dataclass(frozen=True)
class Picture:
    """One picture: where it is taken, how large, and which keys are pressed before."""

    name: str
    path: str
    language: str
    theme: str
    size: str
    ready: str
    """What must be on the page, as a CSS selector."""
    steps: int = 0
    """How often the first game is told to go on."""


def add_screenshots(commands: Any) -> None:
    """The command's parser."""
    parser = commands.add_parser(
        "screenshots",
        help="take pictures of the page",
        description="Take pictures of every page, theme, language and size, and of every kind of decision, from "
        "games that are always the same.",
    )
    parser.add_argument("--out", metavar="DIR", default="screenshots", help="where they go (screenshots)")
    parser.add_argument(
        "--only",
        metavar="WORD",
        nargs="+",
        default=[],
        help="only pictures whose name has all these words, for instance: --only table de dark phone",
    )
    parser.add_argument("--list", action="store_true", help="print the names and take none")


def screenshots(chosen: argparse.Namespace) -> int:
    """Run the command."""
    with _own_server() as address:
        try:
            return _take(chosen, address)
        except ImportError:
            print(f"kerys: {NEEDED}", file=sys.stderr)
            return 2


def _take(chosen: argparse.Namespace, address: str) -> int:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only this command needs it)

    program = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if program is None:
        raise ImportError("chromium")
    out = Path(chosen.out)
    with sync_playwright() as playwright:
        person = playwright.request.new_context(base_url=address)
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        wanted = [
            one for one in _pictures(person) if all(word in one.name.split("-") for word in chosen.only)
        ]
        if chosen.list:
            print("\n".join(one.name for one in wanted))
        elif not wanted:
            print("kerys: no picture has all these words; --list prints the names.", file=sys.stderr)
            return 2
        else:
            out.mkdir(parents=True, exist_ok=True)
            for one in wanted:
                _picture(browser, person, address, one, out)
                print(out / f"{one.name}.png")
        browser.close()
    return 0


# --- What there is to see ------------------------------------------------------------------------------------------


def _pictures(person: "APIRequestContext") -> list[Picture]:
    """All pictures; the games they need are at the server when this returns."""
    from kerys.cli.screenshot_games import decisions, finished, placing  # noqa: PLC0415
    from kerys.words import languages  # noqa: PLC0415

    _post(person, "/api/me", name="Ann")
    playing = _import(person, placing(players=4, kings_favour=True))
    large = _import(person, placing(players=5, kings_favour=True, ys_plus_characters=True, events=True))
    over = _import(person, finished(players=4, kings_favour=True))
    pages = [
        ("home", "/", "main h1", 0),
        ("rules", "/rules", ".rules-section", 0),
        ("rules-characters", "/rules#characters", ".rules-section", 0),
        ("first-game", "/first-game", ".guide", 0),
        ("first-game-placing", "/first-game", ".guide", 13),
        ("first-game-counting", "/first-game", ".guide", 27),
        ("first-game-end", "/first-game", ".guide", 38),
        ("table", f"/table/{playing}", ".board", 0),
        ("table-five", f"/table/{large}", ".board", 0),
        ("table-over", f"/table/{over}", "main", 0),
        ("replay", f"/replay/{over}?step=85", ".replay-controls", 0),
        ("replay-end", f"/replay/{over}?step=9999", ".replay-result", 0),
    ]
    found = [
        Picture(f"{name}-{language}-{theme}-{size}", path, language, theme, size, ready, steps)
        for name, path, ready, steps in pages
        for language in languages()
        for theme in THEMES
        for size in SIZES
    ]
    for moment in decisions():
        path = f"/table/{_import(person, moment.record)}"
        found += [
            Picture(f"decision-{moment.name}-en-light-{size}", path, "en", "light", size, ".board")
            for size in ("phone", "laptop")
        ]
    return found


def _picture(browser: "Browser", person: "APIRequestContext", address: str, one: Picture, out: Path) -> None:
    width, height = SIZES[one.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=one.language,
        color_scheme="dark" if one.theme == "dark" else "light",
        reduced_motion="reduce",
        # Home, rules and first game as a stranger sees them; tables and replays as the one who sits there.
        storage_state=person.storage_state() if one.path.startswith(("/table", "/replay")) else None,
        has_touch=one.size == "phone",
    )
    page = context.new_page()
    page.goto(address + one.path)
    page.wait_for_selector(one.ready, state="attached")
    for _ in range(one.steps):
        page.click(".guide-buttons > button:nth-child(2)")
    _settle(page)
    page.screenshot(path=out / f"{one.name}.png")
    context.close()


def _settle(page: "Page") -> None:
    """Wait until everything has come and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


# --- The server they are taken from -----------------------------------------------------------------------------------


def _post(person: "APIRequestContext", path: str, **body: Any) -> Any:
    reply = person.post(path, data=body, headers={"content-type": "application/json"})
    return reply.json()


def _import(person: "APIRequestContext", record: str) -> str:
    return str(_post(person, "/api/records", record=record, title="Ys")["id"])


@contextmanager
def _own_server() -> Iterator[str]:
    """A server of its own, on a free port and an empty database, in a thread of this process."""
    import uvicorn  # noqa: PLC0415

    from kerys.server.app import application  # noqa: PLC0415
    from kerys.server.http.websocket import WebSocket  # noqa: PLC0415
    from kerys.server.settings import Settings  # noqa: PLC0415

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=folder, browser=False, max_tables=1000, requests="100000/minute", log_level="error"
        )
        config = uvicorn.Config(application(settings, None), loop="asyncio", log_level="error", ws=WebSocket)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(15)
            listening.close()
