"""A private browser and server for screenshots and measurements of the page."""

import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from kerys.engine.errors import KerysError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

_PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
_ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
_REQUIREMENTS: Final = (
    "this needs playwright and a chromium: `pip install playwright`, "
    "and on Debian or Ubuntu `apt install chromium`"
)


@contextmanager
def private_browser() -> Iterator[tuple["Playwright", "Browser"]]:
    """Start the system's chromium in headless mode."""
    program = next((found for name in _PROGRAMS if (found := shutil.which(name))), None)
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  (an optional dependency)
    except ImportError:
        program = None
    if program is None:
        raise KerysError(_REQUIREMENTS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_ARGUMENTS)
        yield playwright, browser
        browser.close()


@contextmanager
def private_server(bot_pace: float = 0.0) -> Iterator[str]:
    """Run a server with an empty database on a free port, in a thread of this process."""
    import uvicorn  # noqa: PLC0415

    from kerys.server.app import application  # noqa: PLC0415
    from kerys.server.settings import Settings  # noqa: PLC0415
    from kerys.server.transport.websocket import WebSocket  # noqa: PLC0415

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=folder,
            browser=False,
            max_tables=1000,
            max_tables_per_address=1000,
            max_public_tables_per_address=1000,
            requests="100000/minute",
            imports="100000/minute",
            log_level="error",
            bot_pace=bot_pace,
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
