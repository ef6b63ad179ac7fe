"""`kerys screenshots`: take pictures of every page, theme, language and size, and of every kind of decision."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kerys.bench.browser import private_browser, private_server

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Browser, Page

SIZES: Final = {
    "phone": (360, 640),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "large": (2560, 1440),
}
THEMES: Final = ("light", "dark")


@dataclass(frozen=True)
class Picture:
    """One picture: its page, language, theme and size, and what is done before it is taken."""

    name: str
    path: str
    language: str
    theme: str
    size: str
    ready: str
    """CSS selector of an element that must be on the page."""
    steps: int = 0
    """Number of steps to advance in the first game."""
    shows: str = ""
    """CSS selector of the step of the counting to be shown after an answer."""


def add_screenshots(commands: Any) -> None:
    """Add the parser of the command."""
    parser = commands.add_parser(
        "screenshots",
        help="take pictures of the page",
        description="Take pictures of every page, theme, language and size, and of every kind of decision, from "
        "a fixed set of games.",
    )
    parser.add_argument("--out", metavar="DIR", default="screenshots", help="the output folder (screenshots)")
    parser.add_argument(
        "--only",
        metavar="WORD",
        nargs="+",
        default=[],
        help="only pictures whose names contain all these words, for instance: --only table de dark phone",
    )
    parser.add_argument("--list", action="store_true", help="only print the names")


def screenshots(chosen: argparse.Namespace) -> int:
    """Run the command."""
    out = Path(chosen.out)
    with private_server() as address, private_browser() as (playwright, browser):
        person = playwright.request.new_context(base_url=address)
        wanted = [
            one for one in _pictures(person) if all(f"-{word}-" in f"-{one.name}-" for word in chosen.only)
        ]
        if chosen.list:
            print("\n".join(one.name for one in wanted))
        elif not wanted:
            print(
                "kerys: no picture name contains all these words; --list prints the names.", file=sys.stderr
            )
            return 2
        else:
            out.mkdir(parents=True, exist_ok=True)
            for one in wanted:
                _picture(browser, person, address, one, out)
                print(out / f"{one.name}.png")
    return 0


# --- All pictures --------------------------------------------------------------------------------------------------


def _pictures(person: "APIRequestContext") -> list[Picture]:
    """List all pictures and upload the games that they need to the server."""
    from kerys.cli.screenshot_games import before, decisions, finished, placing  # noqa: PLC0415
    from kerys.words import languages  # noqa: PLC0415

    _post(person, "/api/me", name="Ann")
    playing = _import(person, placing(players=4, kings_favour=True))
    large = _import(person, placing(players=5, kings_favour=True, ys_plus_characters=True, events=True))
    over = _import(person, finished(players=4, kings_favour=True))
    pages = [
        ("home", "/", ".play-now", 0),
        ("rules", "/rules", ".rules-section", 0),
        ("rules-characters", "/rules#characters", ".rules-section", 0),
        ("first-game", "/first-game", ".guide", 0),
        ("first-game-placing", "/first-game", ".guide", 13),
        ("first-game-counting", "/first-game", ".guide", 27),
        ("first-game-end", "/first-game", ".guide", 38),
        ("table", f"/table/{playing}", ".board", 0),
        ("table-five", f"/table/{large}", ".board", 0),
        ("table-over", f"/table/{over}", ".account-sum", 0),
        ("replay", f"/replay/{over}?step=85", ".replay-controls", 0),
        ("replay-end", f"/replay/{over}?step=9999", ".replay-result", 0),
    ]
    pictures = [
        Picture(f"{name}-{language}-{theme}-{size}", path, language, theme, size, ready, steps)
        for name, path, ready, steps in pages
        for language in languages()
        for theme in THEMES
        for size in SIZES
    ]
    # Each of these needs its own table, because the answer that starts the counting is given on the page.
    for name, phase, shows in (("counting", "counting", ".sums"), ("final-count", "finished", ".points-bar")):
        record = before(phase)
        pictures += [
            Picture(
                f"{name}-{language}-light-{size}",
                f"/table/{_import(person, record)}",
                language,
                "light",
                size,
                ".confirm",
                shows=shows,
            )
            for language in languages()
            for size in ("phone", "laptop")
        ]
    for moment in decisions():
        path = f"/table/{_import(person, moment.record)}"
        pictures += [
            Picture(f"decision-{moment.name}-en-light-{size}", path, "en", "light", size, ".board")
            for size in ("phone", "laptop")
        ]
    return pictures


def _picture(browser: "Browser", person: "APIRequestContext", address: str, one: Picture, out: Path) -> None:
    width, height = SIZES[one.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=one.language,
        color_scheme="dark" if one.theme == "dark" else "light",
        reduced_motion="reduce",
        # Home, rules and first game are shown to a new visitor; tables and replays to a player of the table.
        storage_state=person.storage_state() if one.path.startswith(("/table", "/replay")) else None,
        has_touch=one.size == "phone",
    )
    page = context.new_page()
    page.goto(address + one.path)
    page.wait_for_selector(one.ready)
    for _ in range(one.steps):
        page.click(".guide-buttons > button:nth-child(2)")
    if one.shows:
        _count(page, one.shows)
    _settle(page)
    page.screenshot(path=out / f"{one.name}.png")
    context.close()


def _count(page: "Page", shows: str) -> None:
    """Give any answer and pause the counting that follows at a step."""
    page.click(".all-answers summary")
    page.click(".answers button >> nth=0")
    page.click(".confirm:not(:disabled)")
    page.click(".counting [data-key=page-counting-pause]")
    while page.locator(f".counting {shows}").count() == 0:
        page.click(".counting [data-key=page-counting-next]")


def _settle(page: "Page") -> None:
    """Wait until everything is loaded and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


# --- The games ------------------------------------------------------------------------------------------------------


def _post(person: "APIRequestContext", path: str, **body: Any) -> Any:
    reply = person.post(path, data=body, headers={"content-type": "application/json"})
    return reply.json()


def _import(person: "APIRequestContext", record: str) -> str:
    return str(_post(person, "/api/records", record=record, title="Ys")["id"])
