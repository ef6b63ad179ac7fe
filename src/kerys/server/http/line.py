"""HTTP under uvicorn (`http=Http`): what is no request at all gets the headers of every reply too, and nobody may hold
a connection without asking for something, or without taking the answer, too many of them at all, or ask without end."""

import asyncio
from typing import Final

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kerys.server import metrics
from kerys.server.http.guard import Guard, guard_of, is_proxy
from kerys.server.http.replies import refusal_bytes
from kerys.server.logs import log
from kerys.server.refusals import Refusal

_ASK_WITHIN: Final = 30.0  # seconds until the request is there, with its body
_MOST_ASIDE: Final = 65_536  # bytes of a request beside its body, give or take what arrives together
_CHUNK: Final = 16  # bytes of them that are free with each part of a body: a chunk has its length before it
_NO_REQUEST: Final = "This is no HTTP request."


class _NotRead(Exception):
    """A request that is not read on, nor anything behind it."""


class Http(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None
    _aside: int = 0  # bytes of a request, until it is complete, that are not its body
    _in_head: bool = True
    _last_words: bytes | None = (
        None  # what is still said when the requests before are answered; nothing more is heard
    )

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

    # --- In -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Like uvicorn's, but not every wrong request is worth a reply and a line in the log."""
        if self._last_words is not None:
            return
        if self.timeout_keep_alive_task is not None:
            self._unset_keepalive_if_required()
            self._wait()  # an empty line alone is no request yet
        self._aside += len(data)
        try:
            self._read(data)
        except HttpParserError as error:
            self._refuse(str(error.__context__) if isinstance(error.__context__, _NotRead) else _NO_REQUEST)
        else:
            if self._aside > _MOST_ASIDE:
                self._refuse("Too long a request.")

    def _read(self, data: bytes) -> None:
        """The parser stops behind a head that speaks of an upgrade, whatever to, and would drop the body.

        Only to a WebSocket we do upgrade. Others, such as Java's clients, which offer HTTP/2 with every request, have
        asked an ordinary question: its head is read again without the offer, and what follows is its body.
        """
        while data:
            try:
                self.parser.feed_data(data)
                return
            except HttpParserUpgrade as upgrade:
                data = data[upgrade.args[0] :]
            if self._should_upgrade():
                self._hand_over(data)
                return
            head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/"]
            head += [self.parser.get_http_version().encode(), b"\r\n"]
            for name, value in self.headers:
                head += [name, b": ", value, b"\r\n"] if name != b"upgrade" else []
            self.parser = HttpRequestParser(self)
            self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn has it
            self.parser.feed_data(b"".join([*head, b"\r\n"]))

    def _hand_over(self, rest: bytes) -> None:
        """From here on it is a WebSocket's connection, also what has come behind the handshake."""
        self._wait(wait=False)
        self.handle_websocket_upgrade()
        if rest:
            self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what comes after the body would be taken for a header that nobody has checked
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self.parser.should_upgrade():
            self._check_upgrade()
        else:
            super().on_headers_complete()

    def _check_upgrade(self) -> None:
        self.scope["method"] = self.parser.get_method().decode("ascii")
        if self.scope["method"] == "CONNECT":
            raise _NotRead("This server is no proxy: it does not answer CONNECT.")
        if not self._should_upgrade():
            return
        if any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers):
            raise _NotRead(
                "The handshake of a WebSocket has no body: no Content-Length, no Transfer-Encoding."
            )
        if self._busy() or self.flow.write_paused:
            raise _NotRead("A WebSocket cannot begin before the requests ahead of it are answered.")

    def on_body(self, body: bytes) -> None:
        self._aside = max(0, self._aside - len(body) - _CHUNK)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._aside = 0
        if self.parser.should_upgrade():  # only its head has been read
            return
        self._wait(wait=False)
        super().on_message_complete()

    # --- Out ------------------------------------------------------------------------------------------------
    def _busy(self) -> bool:
        """Whether a request is being answered that is there with its body."""
        cycle: RequestResponseCycle | None = self.cycle  # none until the first request
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._last_words is not None and not self._busy():
            self._end(self._last_words)

    def _refuse(self, why: str) -> None:
        """It counts as a request; who sent too many hears nothing, and nothing is heard of them.

        Those ahead of it get their answers first.
        """
        self._wait(wait=False)
        metrics.refused.labels("bad-request").inc()
        self._last_words = b""
        if self._guard.limits.allow("requests", self._peer):
            log.warning("bad-request", why=why)
            self._last_words = refusal_bytes(Refusal("bad-request", why), self._guard.headers)
        if not self._busy():
            self._end(self._last_words)

    def _end(self, words: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(words)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(wait=False)
        super().connection_lost(exc)
