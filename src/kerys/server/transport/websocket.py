"""WebSocket protocol for uvicorn (`ws=WebSocket`): little memory per connection, no task, few writes.

The library `websockets` parses the bytes (its Sans-I/O layer). The handshake goes through the application as usual
(ASGI), so the guard sees it. The application takes the connection over with `websocket_of(scope).accept(listener)`; from
then on events go to the listener.
"""

import asyncio
import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN

from kerys.server.logs import log
from kerys.server.refusals import failure
from kerys.server.transport.addresses import network_of
from kerys.server.transport.guard import guard_of
from kerys.server.transport.handshake import HandshakeProtocol, refusal_in, scope_of
from kerys.server.transport.refusal_log import refusal_log

_SCOPE_KEY: Final = "kerys.websocket"  # of the WebSocket in the scope of its handshake
_CLOSE_TIMEOUT: Final = 10.0  # seconds until a connection that should close is aborted
_PING_AFTER: Final = 20.0  # seconds without a byte until a ping, and again until the client counts as dead
_MAX_EARLY: Final = 65_536  # bytes before the application has accepted
_SLICE: Final = 4_096  # bytes parsed at a time, so that too many frames are noticed early
_DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_SILENT_LOGGER: Final = logging.getLogger("kerys.websockets")
_SILENT_LOGGER.setLevel(logging.CRITICAL)  # clients' mistakes are counted and limited, not logged one by one


def frame(data: bytes) -> bytes:
    """Return a message as a WebSocket frame. The library takes several times as long."""
    length = len(data)
    if length < 126:
        return bytes((0x81, length)) + data
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + data
    return b"\x81\x7f" + length.to_bytes(8, "big") + data


class Listener(Protocol):
    """Receives the events of a WebSocket."""

    def message_received(self, data: bytes) -> None:
        """A message has arrived."""

    def writing_resumed(self) -> None:
        """The write buffer has drained; more may be written."""

    def disconnected(self) -> None:
        """The connection has ended."""


def websocket_of(scope: Any) -> "WebSocket":
    websocket: WebSocket = scope[_SCOPE_KEY]
    return websocket


class WebSocket(asyncio.Protocol):
    max_frames = 1_000  # per second; pings and empty frames cost time too

    __slots__ = (
        "_app",
        "_connections",
        "_early",
        "_fragments",
        "_frames",
        "_kind",
        "_listener",
        "_loop",
        "_paused",
        "_pinged",
        "_protocol",
        "_received_at",
        "_request",
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
        self._app: tuple[Config, dict[str, Any]] | None = (
            config,
            app_state,
        )  # until the application has accepted
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        guard = guard_of(config.loaded_app)
        headers = {} if guard is None else guard.headers
        self._protocol = HandshakeProtocol(headers, max_size=config.ws_max_size, logger=_SILENT_LOGGER)
        self._request: Request | None = None
        self._early = b""  # bytes that arrived before the connection was accepted
        self._kind = Opcode.CONT  # of the message whose fragments are coming in
        self._fragments = b""
        self._listener: Listener | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._received_at = self._loop.time()
        self._frames = (0, 0)  # the second, and how many came in it
        self._paused = self._pinged = False
        self.blocked_since: float | None = None  # the client does not read what we send
        self.closing = False

    # --- The handshake --------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        self._connections.add(self)

    def _handshake(self, request: Request) -> None:
        """Check a handshake and pass it to the application."""
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        assert self._app is not None
        config, app_state = self._app
        self._app, self._request = None, request
        scope = scope_of(request, config, app_state, self._transport)
        scope[_SCOPE_KEY] = self
        self.start_task(self._run(config.loaded_app, scope))

    def _refuse_handshake(self) -> None:
        """Count a handshake that the library refuses as a request; beyond the rate limit close without a reply."""
        assert self._app is not None
        self.closing = True
        guard, peer = guard_of(self._app[0].loaded_app), get_remote_addr(self._transport)  # type: ignore[arg-type]
        address = network_of(peer[0] if peer else "")
        refusal_log.count("bad-request", address)
        if guard is not None and not guard.limits.allow("requests", address):
            self.abort()

    def start_task(self, work: Any) -> asyncio.Task[None]:
        """Start a task that the server waits for when it shuts down."""
        task: asyncio.Task[None] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._receive, self._send)
        except Exception as error:
            log.error("websocket-failed", error=type(error).__name__)
        if self._listener is None and not self.closing:
            self._reject(self._protocol.refused(failure(), HTTPStatus.INTERNAL_SERVER_ERROR))

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        """Handle the one ASGI message that is used: a refusal."""
        if message["type"] != "websocket.close":
            raise RuntimeError("a WebSocket is accepted with websocket_of(scope).accept")
        self._reject(self._protocol.refused(refusal_in(message)))

    def _reject(self, response: Response) -> None:
        self._protocol.send_response(response)
        self.closing = True
        self._flush()

    def accept(self, listener: Listener) -> None:
        """Take the connection over on behalf of the application."""
        if self.closing:  # the client has disconnected meanwhile
            listener.disconnected()
            return
        assert self._request is not None
        self._protocol.send_response(self._protocol.accept(self._request))
        self._listener, self._request = listener, None
        # The library's parser references the request as long as it lives; a new one starts with the frames.
        assert not self._protocol.reader.buffer  # bytes after the request are in `_early`
        self._protocol.parser = self._protocol.parse()
        next(self._protocol.parser)
        early, self._early = self._early, b""
        self._flush()
        if early:
            self.data_received(early)

    # --- In -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self._received_at, self._pinged = self._loop.time(), False
        for begin in range(0, len(data), _SLICE):
            self._parse(data[begin : begin + _SLICE])

    def _parse(self, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        if self._request is not None:  # a client need not wait for our reply, but the library does
            self._early += data
            if len(self._early) > _MAX_EARLY:
                self.abort()
            return
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        self._count(len(events))
        for event in events:
            if isinstance(event, Request):
                self._handshake(event)
            elif isinstance(event, Frame):
                self._receive_frame(event)
        if self._protocol.handshake_exc is not None and not self.closing:
            self._refuse_handshake()
        self._flush()

    def _count(self, frames: int) -> None:
        second = int(self._received_at)
        before = self._frames[1] if self._frames[0] == second else 0
        self._frames = (second, before + frames)
        if before + frames > self.max_frames and self.closing:
            self.abort()
        elif before + frames > self.max_frames:
            self._protocol.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.closing = True

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def _receive_frame(self, event: Frame) -> None:
        """Take a message or a fragment of one; the library itself answers pings and close frames."""
        if event.opcode not in _DATA or self.closing or self._listener is None:
            return
        self._kind = self._kind if event.opcode is Opcode.CONT else event.opcode
        content = self._fragments + event.data if self._fragments else bytes(event.data)
        self._fragments = b"" if event.fin else content
        if event.fin and (self._kind is Opcode.BINARY or _is_text(content)):
            self._listener.message_received(content)
        elif event.fin:
            self._protocol.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.closing = True

    def pause_reading(self) -> None:
        self._paused = True
        self._update_reading()

    def resume_reading(self) -> None:
        self._paused = False
        self._update_reading()

    def _update_reading(self) -> None:
        """Read only from clients that read our replies; the pongs to their pings would pile up otherwise."""
        if self._transport is None or self._transport.is_closing():
            return
        if self._paused or self.blocked_since is not None:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    # --- Out ------------------------------------------------------------------------------------------------
    def send(self, messages: Sequence[bytes]) -> None:
        """Send messages, all in one write."""
        if messages:
            self.write(b"".join(map(frame, messages)))

    def write(self, data: bytes) -> None:
        """Send finished frames."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def _flush(self) -> None:
        """Send the library's pending output; empty bytes are its sign to close."""
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self.write(data)
            else:
                self._transport.close()
        if self._protocol.close_expected() and self._timer is None:
            self.closing = True
            self._timer = self._loop.call_later(_CLOSE_TIMEOUT, self.abort)

    @property
    def blocked_for(self) -> float:
        """Seconds since the client stopped reading what we send."""
        return 0.0 if self.blocked_since is None else self._loop.time() - self.blocked_since

    def pause_writing(self) -> None:
        self.blocked_since = self._loop.time()
        self._update_reading()

    def resume_writing(self) -> None:
        self.blocked_since = None
        self._update_reading()
        if self._listener is not None and not self.closing:
            self._listener.writing_resumed()

    # --- The end --------------------------------------------------------------------------------------------
    def close(self, code: int, reason: str) -> None:
        """Send a close frame and wait a little for the client's."""
        if not self.closing and self._protocol.state is OPEN:
            self._protocol.send_close(code, reason)
            self.closing = True
            self.resume_reading()
            self._flush()

    def abort(self) -> None:
        """End the connection without a close frame."""
        self.closing = True
        if self._transport is not None:
            self._transport.abort()

    def check_alive(self) -> None:
        """Ping a silent client and abort a dead one; called every few seconds."""
        silent = self._loop.time() - self._received_at
        if silent > 2 * _PING_AFTER and self._pinged:
            self.abort()
        elif silent > _PING_AFTER and not self._pinged and not self.closing and self.blocked_since is None:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._flush()

    def shutdown(self) -> None:
        """Close because the server shuts down (called by uvicorn)."""
        self.close(CloseCode.SERVICE_RESTART, "the server ends")
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = True
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.disconnected()


def _is_text(content: bytes) -> bool:
    """Return whether the content is UTF-8; the library leaves that check to us."""
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
