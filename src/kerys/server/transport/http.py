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

_REQUEST_TIMEOUT: Final = 30.0  # seconds until a request has arrived, with its body
_MAX_OVERHEAD: Final = 65_536  # bytes of a request besides its body, roughly
_CHUNK: Final = (
    16  # bytes of overhead that are free with each part of a body: a chunk is preceded by its length
)
_READ_TIMEOUT: Final = 30.0  # seconds until the client has read what was written
_MAX_PIPELINED: Final = 32  # requests that may wait behind the one being answered
_MALFORMED: Final = "This is not a valid HTTP request."


class _Rejected(Exception):
    """A request that is not read any further, nor anything after it."""


class HttpProtocol(HttpToolsProtocol):
    _request_timer: asyncio.TimerHandle | None = None  # runs until a request has arrived
    _read_timer: asyncio.TimerHandle | None = None  # runs until the client has read the reply
    _running: RequestResponseCycle | None = None
    _overhead: int = 0  # bytes of the incomplete request that are not its body
    _in_head: bool = True
    _last_reply: bytes | None = None  # sent when the requests ahead are answered; nothing more is read

    _guard: Guard
    _peer: str
    _counted: bool  # connections of a trusted proxy are not counted: it limits its clients itself

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        guard, peer = guard_of(self.app), self.client[0] if self.client else ""
        assert guard is not None
        self._guard, self._peer = guard, network_of(peer)
        self._counted = not is_proxy(self.app, peer)
        self._expect_request()
        if self._counted and not guard.connected(self._peer):
            refusal_log.count("too-many", self._peer)
            transport.abort()

    def _expect_request(self, *, expect: bool = True) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
        self._request_timer = self.loop.call_later(_REQUEST_TIMEOUT, self.transport.abort) if expect else None

    def _release(self) -> None:
        """Stop timers and counting: the connection has ended or is no longer HTTP."""
        self._expect_request(expect=False)
        self._expect_reading(expect=False)
        if self._counted:
            self._counted = False
            self._guard.disconnected(self._peer)

    # --- In -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Like uvicorn's, but malformed requests count towards the rate limit instead of being logged."""
        if self._last_reply is not None:
            return
        if self.timeout_keep_alive_task is not None:
            self._unset_keepalive_if_required()
            self._expect_request()  # an empty line alone is not a request yet
        self._overhead += len(data)
        try:
            self._read(data)
        except HttpParserError as error:
            self._refuse(str(error.__context__) if isinstance(error.__context__, _Rejected) else _MALFORMED)
        else:
            if self._overhead > _MAX_OVERHEAD:
                self._refuse("The request is too long.")

    def _read(self, data: bytes) -> None:
        """Feed the parser, which stops after a head with an upgrade, to whatever protocol, and would drop the body.

        Only upgrades to a WebSocket are done. Other clients, such as Java's, which offer HTTP/2 with every request, sent
        an ordinary request: its head is parsed again without the offer, and its body follows.
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
            self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn sets it
            self.parser.feed_data(b"".join([*head, b"\r\n"]))

    def _hand_over(self, rest: bytes) -> None:
        """Hand the connection over to the WebSocket protocol, with the bytes after the handshake."""
        self._release()
        self.handle_websocket_upgrade()
        if rest:
            self.transport.get_protocol().data_received(rest)  # type: ignore[attr-defined]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # trailers would pass for headers that nobody has checked
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self.parser.should_upgrade():
            self._check_upgrade()
        elif len(self.pipeline) >= _MAX_PIPELINED:
            raise _Rejected(f"At most {_MAX_PIPELINED} requests may wait for the one ahead of them.")
        else:
            super().on_headers_complete()

    def _check_upgrade(self) -> None:
        self.scope["method"] = self.parser.get_method().decode("ascii")
        if self.scope["method"] == "CONNECT":
            raise _Rejected("This server is not a proxy: it does not answer CONNECT.")
        if not self._should_upgrade():
            return
        if any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers):
            raise _Rejected(
                "The handshake of a WebSocket has no body: no Content-Length, no Transfer-Encoding."
            )
        if self._busy() or self.flow.write_paused:
            raise _Rejected("A WebSocket cannot begin before the requests ahead of it are answered.")

    def on_body(self, body: bytes) -> None:
        self._overhead = max(0, self._overhead - len(body) - _CHUNK)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._overhead = 0
        if self.parser.should_upgrade():  # only its head has been parsed
            return
        self._expect_request(expect=False)
        super().on_message_complete()

    # --- Out ------------------------------------------------------------------------------------------------
    def _busy(self) -> bool:
        """Return whether a complete request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle  # none until the first request
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Run the application; sending to a connection that is closing is not a failure."""

        async def wrapped(scope: Any, receive: Any, send: Any) -> None:
            async def send_if_open(message: Any) -> None:
                cycle.disconnected = cycle.disconnected or self.transport.is_closing()
                await send(message)

            await app(scope, receive, send_if_open)

        self._running = cycle
        super()._start_asgi_task(cycle, wrapped)

    def on_response_complete(self) -> None:
        self._running = None
        super().on_response_complete()
        self._expect_reading()  # also what stays below the high-water mark
        if self._last_reply is not None and not self._busy():
            self._finish(self._last_reply)

    def _expect_reading(self, *, expect: bool = True) -> None:
        """Start or stop the timer within which the client must read, even if the connection is closing."""
        if self._read_timer is not None:
            self._read_timer.cancel()
        expect = expect and self.transport.get_write_buffer_size() > 0
        self._read_timer = self.loop.call_later(_READ_TIMEOUT, self._abort_slow) if expect else None

    def _abort_slow(self) -> None:
        self._read_timer = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect_reading()

    def _refuse(self, why: str) -> None:
        """Refuse a malformed request and read nothing more; beyond the rate limit, without a reply.

        The requests ahead of it are answered first.
        """
        self._expect_request(expect=False)
        refusal_log.count("bad-request", self._peer)
        self._last_reply = b""
        if self._guard.limits.allow("requests", self._peer):
            self._last_reply = refusal_bytes(Refusal("bad-request", why), self._guard.headers)
        if not self._busy():
            self._finish(self._last_reply)

    def _finish(self, reply: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(reply)
            self._expect_reading()
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self.pipeline.clear()
        if self._running is not None:  # uvicorn informs only the last of the waiting ones
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)
