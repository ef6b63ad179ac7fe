"""HTTP under uvicorn (`http=Http`): what is no request at all gets the headers of every reply too, and nobody may hold
a connection without asking for something, too many of them at all, or ask without end."""

import asyncio
from typing import Final

from httptools import HttpParserError, HttpParserUpgrade
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kerys.server import metrics
from kerys.server.http.guard import Guard, guard_of, is_proxy
from kerys.server.logs import log

_ASK_WITHIN: Final = 30.0  # seconds until the request is there, with its body
_MOST_ASIDE: Final = 65_536  # bytes of a request beside its body, give or take what arrives together
_CHUNK: Final = 16  # bytes of them that are free with each part of a body: a chunk has its length before it


class Http(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _aside: int = 0  # bytes of a request, until it is complete, that are not its body
    _in_head: bool = True

    _guard: Guard
    _peer: str
    _proxy: bool  # believed: it sees itself to how many wait

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else "unknown"
        guard = guard_of(self.app)
        assert guard is not None
        self._guard, self._proxy = guard, is_proxy(self.app, self._peer)
        self._wait()
        if self._guard.waiting[self._peer] > self._guard.most_waiting:
            metrics.refused.labels("too-many").inc()
            transport.abort()

    def _wait(self, *, wait: bool = True) -> None:
        if not self._proxy and wait != (self._timer is not None):
            self._guard.count_waiting(self._peer, 1 if wait else -1)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(_ASK_WITHIN, self.transport.abort) if wait else None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Like uvicorn's, but not every wrong request is worth a reply and a line in the log."""
        if self.timeout_keep_alive_task is not None:
            self._unset_keepalive_if_required()
            self._wait()  # an empty line alone is no request yet
        self._aside += len(data)
        try:
            self.parser.feed_data(data)
        except HttpParserError:
            self._refuse("This is no HTTP request.")
        except HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        else:
            if self._aside > _MOST_ASIDE:
                self._refuse("Too long a request.")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what comes after the body would be taken for a header that nobody has checked
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._aside = max(0, self._aside - len(body) - _CHUNK)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._aside = 0
        self._wait(wait=False)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(wait=False)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(wait=False)
        super().connection_lost(exc)

    def _refuse(self, why: str) -> None:
        """It counts as a request; who sent too many hears nothing, and nothing is heard of them."""
        metrics.refused.labels("bad-request").inc()
        if self._guard.limits.allow("requests", self._peer):
            log.warning("bad-request", why=why)
            head = "".join(f"{name}: {value}\r\n" for name, value in self._guard.headers.items())
            self.transport.write(
                f"HTTP/1.1 400 Bad Request\r\n{head}cache-control: no-store\r\ncontent-type: text/plain\r\n"
                f"content-length: {len(why)}\r\nconnection: close\r\n\r\n{why}".encode()
            )
        self.transport.close()
