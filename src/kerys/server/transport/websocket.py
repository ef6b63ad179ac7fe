"""WebSockets under uvicorn (`ws=WebSocket`): little memory for each, no task, and one write for all there is to say.

What the bytes mean is the business of the library `websockets` (its Sans-I/O layer). The handshake is asked of the
application as usual (ASGI), so the guard sees it; the application takes the connection over with
`websocket_of(scope).accept(listener)`. From then on the listener is called, and calls.
"""

import asyncio
import logging
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
from kerys.server.transport.handshake import Server, refusal_in, scope_of
from kerys.server.transport.refusal_log import refusal_log

_HELD: Final = "kerys.websocket"  # where the scope of a handshake has its WebSocket
_CLOSE_WITHIN: Final = 10.0  # seconds until a connection that should close is cut
_SILENT: Final = 20.0  # seconds without a byte until a ping, and again until the client counts as dead
_MOST_EARLY: Final = 65_536  # bytes before the application has accepted
_SLICE: Final = 4_096  # bytes looked at together, so that too many frames are noticed in time
_DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_QUIET: Final = logging.getLogger("kerys.websockets")
_QUIET.setLevel(logging.CRITICAL)  # what clients do wrong is counted and limited, not told one by one


def frame(data: bytes) -> bytes:
    """A message of ours as it goes over the line. The library takes several times as long."""
    length = len(data)
    if length < 126:
        return bytes((0x81, length)) + data
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + data
    return b"\x81\x7f" + length.to_bytes(8, "big") + data


class Listener(Protocol):
    """Whom a WebSocket tells what happens."""

    def message_received(self, data: bytes) -> None:
        """A message has come."""

    def writing_resumed(self) -> None:
        """What was written has gone; more may be."""

    def disconnected(self) -> None:
        """The connection is over."""


def websocket_of(scope: Any) -> "WebSocket":
    found: WebSocket = scope[_HELD]
    return found


class WebSocket(asyncio.Protocol):
    most_frames = 1_000  # in a second; also pings and empty ones cost time

    __slots__ = (
        "_app",
        "_connections",
        "_early",
        "_fragments",
        "_frames",
        "_heard_at",
        "_kind",
        "_listener",
        "_loop",
        "_paused",
        "_pinged",
        "_protocol",
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
        self._app: tuple[Config, dict[str, Any]] | None = (config, app_state)  # until it has taken over
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        guard = guard_of(config.loaded_app)
        headers = {} if guard is None else guard.headers
        self._protocol = Server(headers, max_size=config.ws_max_size, logger=_QUIET)
        self._request: Request | None = None
        self._early = b""  # what came before the connection was accepted
        self._kind = Opcode.CONT  # of the message whose fragments are coming in
        self._fragments = b""
        self._listener: Listener | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard_at = self._loop.time()
        self._frames = (0, 0)  # the second, and how many came in it
        self._paused = self._pinged = False
        self.blocked_since: float | None = None  # the client does not take what is sent
        self.closing = False

    # --- The handshake --------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._connections.add(self)

    def _asked(self, request: Request) -> None:
        """The request is there: check it and ask the application."""
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        assert self._app is not None
        config, app_state = self._app
        self._app, self._request = None, request
        scope = scope_of(request, config, app_state, self._transport)
        scope[_HELD] = self
        self.start_task(self._run(config.loaded_app, scope))

    def _no_handshake(self) -> None:
        """What the library refuses counts as a request; who sent too many hears nothing."""
        assert self._app is not None
        self.closing = True
        guard, peer = guard_of(self._app[0].loaded_app), get_remote_addr(self._transport)  # type: ignore[arg-type]
        address = network_of(peer[0] if peer else "")
        refusal_log.count("bad-request", address)
        if guard is not None and not guard.limits.allow("requests", address):
            self.abort()

    def start_task(self, work: Any) -> asyncio.Task[None]:
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
            self._reject(self._protocol.refused(failure(), HTTPStatus.INTERNAL_SERVER_ERROR))

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Any) -> None:
        """All that ASGI is used for is to refuse."""
        if message["type"] != "websocket.close":
            raise RuntimeError("a WebSocket is accepted with websocket_of(scope).accept")
        self._reject(self._protocol.refused(refusal_in(message)))

    def _reject(self, response: Response) -> None:
        self._protocol.send_response(response)
        self.closing = True
        self._flush()

    def accept(self, listener: Listener) -> None:
        """The application takes the connection over."""
        if self.closing:  # the client has gone meanwhile
            listener.disconnected()
            return
        assert self._request is not None
        self._protocol.send_response(self._protocol.accept(self._request))
        self._listener, self._request = listener, None
        # The library's parser holds on to the request as long as it lives; a new one begins with the frames.
        assert not self._protocol.reader.buffer  # what came after the request is in `_early`
        self._protocol.parser = self._protocol.parse()
        next(self._protocol.parser)
        early, self._early = self._early, b""
        self._flush()
        if early:
            self.data_received(early)

    # --- In -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self._heard_at, self._pinged = self._loop.time(), False
        for begin in range(0, len(data), _SLICE):
            self._look_at(data[begin : begin + _SLICE])

    def _look_at(self, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        if self._request is not None:  # a client need not wait for our answer, but the library does
            self._early += data
            if len(self._early) > _MOST_EARLY:
                self.abort()
            return
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        self._count(len(events))
        for event in events:
            if isinstance(event, Request):
                self._asked(event)
            elif isinstance(event, Frame):
                self._take(event)
        if self._protocol.handshake_exc is not None and not self.closing:
            self._no_handshake()
        self._flush()

    def _count(self, frames: int) -> None:
        second = int(self._heard_at)
        before = self._frames[1] if self._frames[0] == second else 0
        self._frames = (second, before + frames)
        if before + frames > self.most_frames and self.closing:
            self.abort()
        elif before + frames > self.most_frames:
            self._protocol.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.closing = True

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def _take(self, event: Frame) -> None:
        """A message, or a part of one; the library itself answers pings and a goodbye."""
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

    def pause(self, *, pause: bool = True) -> None:
        """Let the client wait with what it sends, or no longer."""
        self._paused = pause
        self._read_or_wait()

    def _read_or_wait(self) -> None:
        """Who does not take our answers is not heard either: pings, which the library answers, would pile up."""
        if self._transport is None or self._transport.is_closing():
            return
        if self._paused or self.blocked_since is not None:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    # --- Out ------------------------------------------------------------------------------------------------
    def write(self, data: bytes) -> None:
        """Send frames as they are."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def _flush(self) -> None:
        """Send what the library has to say; no bytes are its sign that nothing more will come."""
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self.write(data)
            else:
                self._transport.close()
        if self._protocol.close_expected() and self._timer is None:
            self.closing = True
            self._timer = self._loop.call_later(_CLOSE_WITHIN, self.abort)

    @property
    def blocked_for(self) -> float:
        """Seconds that the client has not taken what is sent."""
        return 0.0 if self.blocked_since is None else self._loop.time() - self.blocked_since

    def pause_writing(self) -> None:
        self.blocked_since = self._loop.time()
        self._read_or_wait()

    def resume_writing(self) -> None:
        self.blocked_since = None
        self._read_or_wait()
        if self._listener is not None and not self.closing:
            self._listener.writing_resumed()

    # --- The end --------------------------------------------------------------------------------------------
    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and wait a little for the client's."""
        if not self.closing and self._protocol.state is OPEN:
            self._protocol.send_close(code, reason)
            self.closing = True
            self.pause(pause=False)
            self._flush()

    def abort(self) -> None:
        """End the connection without a word."""
        self.closing = True
        if self._transport is not None:
            self._transport.abort()

    def check_alive(self) -> None:
        """To be called now and then: pings a silent client and cuts a dead one."""
        silent = self._loop.time() - self._heard_at
        if silent > 2 * _SILENT and self._pinged:
            self.abort()
        elif silent > _SILENT and not self._pinged and not self.closing and self.blocked_since is None:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._flush()

    def shutdown(self) -> None:
        """The server ends (uvicorn calls this)."""
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
    """Whether it is UTF-8; the library leaves that to us."""
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
