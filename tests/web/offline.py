"""A browser page with our files and words but no server: what the drawings make of a view."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route

from kerys.server.web.static_files import WEB
from kerys.words import languages
from kerys.words.patterns import patterns

HOST: Final = "http://kerys.test"
CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
_STYLES: Final = "".join(re.findall(r'<link rel="stylesheet".*?>', (WEB / "index.html").read_text()))
_EMPTY: Final = f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kerys</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
{_STYLES}</head>
<body><main id="app"></main></body></html>"""


def offline_page(browser: Browser, *, width: int = 1280, height: int = 900, theme: str = "light") -> Page:
    """An empty page that can import our modules; `await words("de")` gives words, `board` is drawn by `draw`."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.route("**/*", _answer)
    page.goto(f"{HOST}/empty")
    page.evaluate(
        """async (theme) => {
            document.documentElement.dataset.theme = theme;
            const { Words } = await import("/app/words.js");
            const { Board } = await import("/draw/board.js");
            window.said = [];
            window.open_board = async (language) => {
                window.words = await Words.load(language);
                window.board = new Board({
                    words: window.words,
                    onPlace: (place) => window.said.push(place),
                    onBroker: (broker) => window.said.push(broker),
                    onDistrict: (district) => window.said.push(district),
                });
                document.getElementById("app").replaceChildren(window.board.element);
            };
            await window.open_board("en");
        }""",
        theme,
    )
    return page


def draw(page: Page, view: dict[str, Any], marks: dict[str, Any] | None = None) -> None:
    """Draw a view on the page's board; lists of marks become sets."""
    page.evaluate(
        """([view, marks]) => {
            for (const name of ["legal", "pick", "districts"]) if (marks[name]) marks[name] = new Set(marks[name]);
            window.board.update(view, marks);
        }""",
        [view, marks or {}],
    )


def _answer(route: Route) -> None:
    path = route.request.url.removeprefix(HOST).split("?")[0]
    if path == "/empty":
        route.fulfill(body=_EMPTY, content_type="text/html")
        return
    if path.startswith("/words/"):
        language = path.removeprefix("/words/").removesuffix(".json")
        words = {"language": language, "languages": languages(), "messages": patterns(language)}
        route.fulfill(body=json.dumps(words), content_type="application/json")
        return
    file = WEB / path.lstrip("/")
    if file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=_TYPES.get(file.suffix, "text/plain"))
    else:
        route.fulfill(status=404, body="")
