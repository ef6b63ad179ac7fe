"""Viewer sessions whose socket is a list."""

import asyncio
from collections.abc import Coroutine, Sequence
from types import SimpleNamespace
from typing import Any, cast

from kerys.server.live.commands import refused
from kerys.server.live.session import Identity, Services, ViewerSession
from kerys.server.live.table import LiveTable
from kerys.server.protocol.messages import Hello
from kerys.server.refusals import Refusal


class ListSocket:
    """A WebSocket whose messages end up in a list."""

    closing = False
    blocked_since: float | None = None
    blocked_for = 0.0

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, messages: Sequence[bytes]) -> None:
        self.sent += messages

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def start_task(self, work: Coroutine[Any, Any, None]) -> object:
        return asyncio.ensure_future(work)

    def close(self, code: int, reason: str) -> None: ...
    def abort(self) -> None: ...
    def check_alive(self) -> None: ...


async def _stranger() -> Identity:
    return Identity()


class TestSession:
    """A session of somebody who watches a table at a time that the test decides."""

    __test__ = False

    def __init__(self, live: LiveTable, person: str, hello: Hello, socket: ListSocket | None = None) -> None:
        self.now = 30.0
        self.socket = socket or ListSocket()
        registry = SimpleNamespace(environment=SimpleNamespace(now=lambda: self.now))
        services = Services(*cast("Any", (registry, None, None, None, None)))
        self.session = ViewerSession(services, self.socket, live.id, "", _stranger)
        self.session.person = person
        self.session.watch(live, hello)

    def messages(self, now: float) -> list[bytes]:
        """Return what is sent now."""
        self.now = now
        self.socket.sent = []
        self.session.flush()
        return self.socket.sent

    def refuse(self, code: str, reason: str) -> None:
        live, client = self.session._live, self.session._client
        assert live is not None and client is not None
        refusal = Refusal(code, reason)
        self.session.reply(refused(live.table, self.session.person, "key", refusal, client.sentences))

    def change_language(self, language: str) -> None:
        assert self.session._client is not None
        self.session._client.change_language(language)

    @property
    def has_all(self) -> bool:
        live, client = self.session._live, self.session._client
        assert live is not None and client is not None
        return client.has_entry(live.last_durable)
