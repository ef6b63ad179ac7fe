"""WebSockets under uvicorn (`ws=WebSocket`): little memory for each, no task, and one write for all there is to say.

The handshake is asked of the application as usual (ASGI), so the guard sees it; the application takes the connection
over with `websocket_of(scope).accept(listener)`. From then on the listener is called, and calls.
"""

import asyncio
import base64
import binascii
import hashlib
from http import HTTPStatus
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from kerys.server.http.frames import CLOSE, PING, PONG, BadFrame, Reader, checked_close, close_frame, frame
from kerys.server.logs import log

_HELD: Final = "kerys.websocket"  # where the scope of a handshake has its WebSocket
_MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_CLOSE_WITHIN: Final = 10.0  # seconds until a connection that should close is cut
_SILENT: Final = 20.0  # seconds without a byte until a ping, and again until the client counts as dead
_LONGEST_HEAD: Final = 65_536


class Listener(Protocol):
    """Whom a WebSocket tells what happens."""

    def heard(self, data: bytes) -> None:
        """A message has come."""

    def writable(self) -> None:
        """What was written has gone; more may be."""

    def gone(self) -> None:
        """The connection is over."""


def websocket_of(scope: Any) -> "WebSocket":
    found: WebSocket = scope[_HELD]
    return found


class WebSocket(asyncio.Protocol):
    __slots__ = (
        "_ask",
        "_connections",
        "_early",
        "_heard_at",
        "_key",
        "_listener",
        "_loop",
        "_pinged",
        "_reader",
        "_tasks",
        "_timer",
        "_transport",
        "blocked_since",
        "closing",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._ask: tuple[Config, dict[str, Any]] | None = (
            config,
            app_state,
        )  # until the application is asked
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._reader = Reader(config.ws_max_size)
        self._early: bytes | None = b""  # what came before the connection was accepted
        self._key = b""
        self._listener: Listener | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard_at = self._loop.time()
        self._pinged = False
        self.blocked_since: float | None = None  # the client does not take what is sent
        self.closing = False

    # --- The handshake --------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by its class
        self._connections.add(self)

    def _asked(self, config: Config, app_state: dict[str, Any], head: bytes) -> None:
        """The request is there: check it and ask the application."""
        line, *lines = head.split(b"\r\n")
        method, target, _ = line.split(b" ", 2)
        headers = [(name.lower(), value.strip()) for name, _, value in (one.partition(b":") for one in lines)]
        found = dict(headers)
        self._key = found.get(b"sec-websocket-key", b"")
        if found.get(b"sec-websocket-version") != b"13":
            self._reject(HTTPStatus.UPGRADE_REQUIRED, b"sec-websocket-version: 13\r\n")
        elif method != b"GET" or not _is_key(self._key):
            self._reject(HTTPStatus.BAD_REQUEST)
        else:
            path, _, query = target.partition(b"?")
            transport = self._transport
            scope = {
                "type": "websocket",
                "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
                "http_version": "1.1",
                "scheme": "wss" if is_ssl(transport) else "ws",  # type: ignore[arg-type]
                "server": get_local_addr(transport),  # type: ignore[arg-type]
                "client": get_remote_addr(transport),  # type: ignore[arg-type]
                "root_path": config.root_path,
                "path": config.root_path + unquote(path.decode("latin-1")),
                "raw_path": path,
                "query_string": query,
                "headers": headers,
                "subprotocols": [],
                "state": app_state.copy(),
                "extensions": {},
                _HELD: self,
            }
            self.begin(self._run(config.loaded_app, scope))

    def begin(self, work: Any) -> asyncio.Task[None]:
        """A task that the server waits for when it ends."""
        task: asyncio.Task[None] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._receive, self._send)
        except Exception as error:
            log.error("socket-failed", error=type(error).__name__)
        if self._listener is None and not self.closing:
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        """All that ASGI is used for is to refuse."""
        if message["type"] != "websocket.close":
            raise RuntimeError("a WebSocket is accepted with websocket_of(scope).accept")
        self._reject(HTTPStatus.FORBIDDEN)

    def _reject(self, status: HTTPStatus, more: bytes = b"") -> None:
        assert self._transport is not None
        line = b"HTTP/1.1 %d %b\r\n" % (status, status.phrase.encode())
        self.write(line + more + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.closing = True
        self._transport.close()

    def accept(self, listener: Listener) -> None:
        """The application takes the connection over."""
        proof = base64.b64encode(hashlib.sha1(self._key + _MAGIC).digest())
        self.write(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            b"sec-websocket-accept: %b\r\n\r\n" % proof
        )
        self._listener, self._key = listener, b""
        early, self._early = self._early, None
        if self.closing:  # the client has gone meanwhile
            listener.gone()
        elif early:
            self._take(early)

    # --- In -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self._heard_at, self._pinged = self._loop.time(), False
        if self._early is None:
            self._take(data)
            return
        self._early += data
        head, end, rest = self._early.partition(b"\r\n\r\n")
        if self._ask is not None and end:
            ask, self._ask, self._early = self._ask, None, rest
            self._asked(*ask, head)
        elif len(self._early) > _LONGEST_HEAD:
            self.cut()

    def _take(self, data: bytes) -> None:
        try:
            for kind, content in self._reader.messages(data):
                self._take_one(kind, content)
        except BadFrame as bad:  # what follows cannot be read any more
            self.close(bad.code, str(bad))
            if self._transport is not None:
                self._transport.close()

    def _take_one(self, kind: int, content: bytes) -> None:
        assert self._transport is not None and self._listener is not None
        if kind == CLOSE:
            code = checked_close(content)
            if not self.closing:
                self.close(1000 if code == 1005 else code, "")
            self._transport.close()
        elif kind == PING:
            if not self.closing and self.blocked_since is None:
                self.write(frame(content, PONG))
        elif kind != PONG and not self.closing:
            self._listener.heard(content)

    def pause(self) -> None:
        """Let the client wait with what it sends."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    # --- Out ------------------------------------------------------------------------------------------------
    def write(self, data: bytes) -> None:
        """Send frames as they are."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    @property
    def blocked_for(self) -> float:
        """Seconds that the client has not taken what is sent."""
        return 0.0 if self.blocked_since is None else self._loop.time() - self.blocked_since

    def pause_writing(self) -> None:
        self.blocked_since = self._loop.time()

    def resume_writing(self) -> None:
        self.blocked_since = None
        if self._listener is not None and not self.closing:
            self._listener.writable()

    # --- The end --------------------------------------------------------------------------------------------
    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and wait a little for the client's."""
        if not self.closing:
            self.write(close_frame(code, reason))
            self.closing = True
            self.resume()
            self._timer = self._loop.call_later(_CLOSE_WITHIN, self.cut)

    def cut(self) -> None:
        """End the connection without a word."""
        self.closing = True
        if self._transport is not None:
            self._transport.abort()

    def still_there(self) -> None:
        """To be called now and then: pings a silent client and cuts a dead one."""
        silent = self._loop.time() - self._heard_at
        if silent > 2 * _SILENT and self._pinged:
            self.cut()
        elif silent > _SILENT and not self._pinged and not self.closing and self.blocked_since is None:
            self._pinged = True
            self.write(frame(b"", PING))

    def shutdown(self) -> None:
        """The server ends (uvicorn calls this)."""
        self.close(1012, "the server ends")
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
