"""`kerys bench page`: time of the page from receiving a message until everything is drawn.

Bots play a five-player game with all of Ys+ while a browser shows one seat. Each update is measured inside the page:
handling the message, drawing, and layout.
"""

import argparse
import json
import statistics
from typing import TYPE_CHECKING, Any, Final

from kerys.bench.browser import private_browser, private_server
from kerys.engine.errors import KerysError

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Page

_PACE: Final = 0.15  # seconds between the bots' answers, so that each of them is an update
_FULL: Final = 30  # brokers on a full board
_LONGEST_GAME: Final = 300_000  # milliseconds
_SIZES: Final = {"phone": (360, 640), "laptop": (1366, 768), "large": (2560, 1440)}
# Each message is timed until the picture after it is laid out; what comes before that belongs to the same update.
_WATCH: Final = """
    window.updates = [];
    let spent = 0, socket = null;
    const timed = (act) => (...given) => {
        const began = performance.now();
        try { return act(...given); } finally { spent += performance.now() - began; }
    };
    const wait = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => wait((at) => {
        timed(() => { draw(at); document.body.getBoundingClientRect(); })();
        const brokers = document.querySelectorAll(".board .brokers > g").length;
        if (spent > 0 && socket) window.updates.push({ spent, brokers });
        spent = 0;
    });
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); socket = this; window.leave = () => this.send('{"type":"away"}'); }
        set onmessage(listener) { super.onmessage = timed(listener); }
    };
"""


def main(chosen: argparse.Namespace) -> int:
    """Measure and print the figures."""
    with private_server(bot_pace=_PACE) as address, private_browser() as (playwright, browser):
        person = playwright.request.new_context(base_url=address)
        figures_by_size = {}
        for name, (width, height) in _SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, storage_state=_signed_in(person)
            )
            page = context.new_page()
            figures_by_size[name] = _figures(_updates(page, f"{address}/table/{_new_table(person)}"))
            context.close()
    if chosen.json:
        print(json.dumps(figures_by_size))
        return 0
    for name, figures in figures_by_size.items():
        print(
            f"{name}: {figures['updates']} updates of a game of five with all of Ys+, milliseconds for one:"
        )
        for what in ("all", "full"):
            label = "all of them" if what == "all" else f"with {_FULL} brokers or more"
            median, slow, slowest = (figures[what][key] for key in ("median", "p95", "slowest"))
            print(f"  {label}: median {median:.1f}, 95 % within {slow:.1f}, slowest {slowest:.1f}")
    return 0


def _signed_in(person: "APIRequestContext") -> Any:
    _post(person, "/api/me", name="Ann")
    return person.storage_state()


def _new_table(person: "APIRequestContext") -> str:
    options = {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True}
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 4]
    table = str(_post(person, "/api/tables", options=options, seats=seats)["id"])
    _post(person, f"/api/tables/{table}/start")
    return table


def _post(person: "APIRequestContext", path: str, **body: Any) -> Any:
    reply = person.post(path, data=body, headers={"content-type": "application/json"})
    if not reply.ok:
        raise KerysError(f"the server refused {path}: {reply.text()}")
    return reply.json()


def _updates(page: "Page", address: str) -> list[dict[str, float]]:
    """Let bots play the game to its end, on this seat too, and return the time of each update."""
    page.add_init_script(_WATCH)
    page.goto(address)
    page.wait_for_selector(".asking[data-yours=true]")
    page.evaluate("() => { window.updates.length = 0; window.leave(); }")
    page.wait_for_selector(".ending", timeout=_LONGEST_GAME)
    updates: list[dict[str, float]] = page.evaluate("window.updates")
    return updates


def _figures(updates: list[dict[str, float]]) -> dict[str, Any]:
    return {
        "updates": len(updates),
        "all": _summary([one["spent"] for one in updates]),
        "full": _summary([one["spent"] for one in updates if one["brokers"] >= _FULL]),
    }


def _summary(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {
        "median": statistics.median(ordered),
        "p95": ordered[int(len(ordered) * 0.95)],
        "slowest": ordered[-1],
    }
