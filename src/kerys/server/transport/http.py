"""Hardened HTTP protocol for uvicorn (`http=HttpProtocol`).

Malformed requests get the headers of every other reply and count towards the rate limit. Requests that do not end,
clients that do not read their answers, and too many connections are cut off.
"""

import asyncio
from typing import Any, Final

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kerys.server.refusals import Refusal
from kerys.server.transport.addresses import network_of
from kerys.server.transport.guard import Guard, guard_of, is_proxy
from kerys.server.transport.refusal_log import refusal_log
from kerys.server.transport.responses import refusal_bytes

_ASK_WITHIN: Final = 30.0  # seconds until the request is there, with its body
_MOST_ASIDE: Final = 65_536  # bytes of a request beside its body, give or take what arrives together
_CHUNK: Final = 16  # bytes of them that are free with each part of a body: a chunk has its length before it
_TAKE_WITHIN: Final = 30.0  # seconds until the client has taken what was written
_MOST_QUEUED: Final = 32  # requests that may wait behind the one that is being answered
_NO_REQUEST: Final = "This is no HTTP request."


class _NotRead(Exception):
    """A request that is not read on, nor anything behind it."""


class HttpProtocol(HttpToolsProtocol):
    _timer: asyncio.TimerHandle | None = None  # runs while the client has to ask
    _slow: asyncio.TimerHandle | None = None  # runs while the client has to take an answer
    _running: RequestResponseCycle | None = None
    _aside: int = 0  # bytes of a request, until it is complete, that are not its body
    _in_head: bool = True
    _last_words: bytes | None = None  # said when those ahead are answered; nothing more is heard

    _guard: Guard
    _peer: str
    _counted: bool  # not those of a proxy that is believed: it sees itself to how many there are

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        guard, peer = guard_of(self.app), self.client[0] if self.client else ""
        assert guard is not None
        self._guard, self._peer = guard, network_of(peer)
        self._counted = not is_proxy(self.app, peer)
        self._wait()
        if self._counted and not guard.connected(self._peer):
            refusal_log.count("too-many", self._peer)
            transport.abort()

    def _wait(self, *, wait: bool = True) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(_ASK_WITHIN, self.transport.abort) if wait else None

    def _leave(self) -> None:
        """The connection is over, or no longer for HTTP."""
        self._wait(wait=False)
        self._take(take=False)
        if self._counted:
            self._counted = False
            self._guard.disconnected(self._peer)

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
        self._leave()
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
        elif len(self.pipeline) >= _MOST_QUEUED:
            raise _NotRead(f"At most {_MOST_QUEUED} requests may wait for the one ahead of them.")
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

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Whoever has gone misses nothing: what is sent to a connection that is closing is no failure."""

        async def asked(scope: Any, receive: Any, send: Any) -> None:
            async def answer(message: Any) -> None:
                cycle.disconnected = cycle.disconnected or self.transport.is_closing()
                await send(message)

            await app(scope, receive, answer)

        self._running = cycle
        super()._start_asgi_task(cycle, asked)

    def on_response_complete(self) -> None:
        self._running = None
        super().on_response_complete()
        self._take()  # also what stays below the mark where writing pauses
        if self._last_words is not None and not self._busy():
            self._end(self._last_words)

    def _take(self, *, take: bool = True) -> None:
        """What is written is to be taken in time, be it that the connection closes already behind it."""
        if self._slow is not None:
            self._slow.cancel()
        take = take and self.transport.get_write_buffer_size() > 0
        self._slow = self.loop.call_later(_TAKE_WITHIN, self._cut_slow) if take else None

    def _cut_slow(self) -> None:
        self._slow = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._take()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._take()

    def _refuse(self, why: str) -> None:
        """It counts as a request; who sent too many hears nothing, and nothing is heard of them.

        Those ahead of it get their answers first.
        """
        self._wait(wait=False)
        refusal_log.count("bad-request", self._peer)
        self._last_words = b""
        if self._guard.limits.allow("requests", self._peer):
            self._last_words = refusal_bytes(Refusal("bad-request", why), self._guard.headers)
        if not self._busy():
            self._end(self._last_words)

    def _end(self, words: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(words)
            self._take()
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.pipeline.clear()
        if self._running is not None:  # uvicorn tells only the last of those that wait
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)
