"""A server for a test: in a thread of this process, or as a process that can be killed."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from kerys.server.app import application
from kerys.server.environment import World
from kerys.server.settings import Settings
from kerys.server.transport.http import HttpProtocol
from kerys.server.transport.websocket import WebSocket

FAST: dict[str, Any] = {
    "bot_pace": 0.0,
    "bot_workers": 1,
    "requests": "100000/minute",
    "messages": "100000/minute",
    "sign_ins": "1000/minute",
    "guests": "100000/minute",
    "password_guesses": "1000/minute",
    "new_tables": "100000/minute",
    "imports": "1000/minute",
    "chat_lines": "1000/minute",
    "max_tables": 1000,
    "max_tables_per_address": 100_000,
    "max_public_tables_per_address": 100_000,
    "max_sockets_per_address": 5000,
    "browser": False,
}


@dataclass(frozen=True)
class Address:
    host: str
    port: int

    @property
    def http(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://{self.host}:{self.port}"


@contextmanager
def serving(data: Path, world: World | None = None, **settings: Any) -> Iterator[Address]:
    """A server in a thread, on a free port."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    chosen = Settings(**{**FAST, "data": str(data), **settings})
    config = uvicorn.Config(
        application(chosen, world),
        loop="asyncio",  # uvloop does not like to end in a thread
        log_level="error",
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        ws=WebSocket,
        ws_max_size=16_384,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(chosen.proxy),
        forwarded_allow_ips=chosen.proxy or None,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    assert server.started
    try:
        yield Address("127.0.0.1", listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(15)
        listening.close()


class ServerProcess:
    """`kerys serve` as a process of its own."""

    def __init__(self, data: Path, log: Path, **settings: Any) -> None:
        self.settings = {**FAST, "data": str(data), **settings}
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self.address = Address("127.0.0.1", free_port())

    def start(self) -> None:
        flags: list[str] = []
        for name, value in {**self.settings, "port": self.address.port}.items():
            text = ("on" if value else "off") if isinstance(value, bool) else str(value)
            flags += ["--" + name.replace("_", "-"), text]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "kerys", "serve", *flags], stdout=log, stderr=log
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(self.address.http + "/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                os.kill(self.process.pid, how)
            self.process.wait(20)
            self.process = None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
