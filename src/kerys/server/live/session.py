"""ViewerSession: one client that watches one table over a WebSocket.

Nothing queues up for a slow client: its next message is built when the last one has been sent, out of how things stand
then. A session has a task only while there is something to do.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from kerys.server import metrics
from kerys.server.encoding.updates import ClientCopy
from kerys.server.live.commands import answer, preview, say
from kerys.server.live.registry import TableRegistry
from kerys.server.live.seating import Seating
from kerys.server.live.table import LiveTable, TableState
from kerys.server.logs import log
from kerys.server.protocol.messages import (
    Answer,
    AnyFromClient,
    AnyToClient,
    ComeBack,
    GoAway,
    Hello,
    Ping,
    Pong,
    Preview,
    Problem,
    Refused,
    Say,
    Speak,
    Taken,
    decode,
    encode,
)
from kerys.server.refusals import Refusal, storage_unavailable
from kerys.server.storage import StorageUnavailable

_HELLO_WITHIN: Final = 10.0  # seconds
_SEND_WITHIN: Final = 30.0
_LONGEST: Final = 4_000  # bytes of a client's message
_MOST_MISTAKES: Final = 20
_MOST_WAITING: Final = 8  # messages in the inbox until the client has to wait
_MOST_REPLIES: Final = 50  # a client that sends without reading what it gets back is disconnected


class SessionState(Enum):
    GREETING = auto()  # the client has not said hello yet
    WATCHING = auto()
    REVOKED = auto()  # signed out elsewhere, or no longer allowed to watch; closed at the next flush
    FLOODED = auto()  # too many replies wait; closed at the next flush
    DISCONNECTED = auto()


class Socket(Protocol):
    """The WebSocket of a session, as `transport` has it."""

    closing: bool
    blocked_since: float | None  # since when the client does not take what is sent

    @property
    def blocked_for(self) -> float: ...

    def send(self, messages: Sequence[bytes]) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def start_task(self, work: Coroutine[Any, Any, None]) -> object: ...
    def close(self, code: int, reason: str) -> None: ...
    def abort(self) -> None: ...
    def check_alive(self) -> None: ...


class RateLimits(Protocol):
    def allow(self, action: str, client: str) -> bool: ...


class Identity(NamedTuple):
    """Who a client is; all empty for strangers."""

    person: str = ""
    name: str = ""
    login: str = ""  # hash of the token


class Moderation(Protocol):
    def refuse_muted(self, person: str) -> None: ...


class SessionObserver(Protocol):
    def session_ended(self, session: "ViewerSession") -> None: ...


@dataclass(frozen=True)
class Services:
    """What all sessions of a process need."""

    registry: TableRegistry
    seating: Seating
    limits: RateLimits
    moderation: Moderation
    observer: SessionObserver


class ViewerSession:
    __slots__ = (
        "_authenticate",
        "_client",
        "_flush_scheduled",
        "_inbox",
        "_live",
        "_mistakes",
        "_name",
        "_pongs",
        "_processing",
        "_replies",
        "_services",
        "_since",
        "_socket",
        "_waiting_for_table",
        "address",
        "invitation",
        "login",
        "person",
        "state",
        "table_id",
    )

    def __init__(
        self,
        services: Services,
        socket: Socket,
        table_id: str,
        address: str,
        authenticate: Callable[[], Awaitable[Identity]],
    ) -> None:
        self.state = SessionState.GREETING
        self.table_id = table_id
        self.address = address
        self.person = self._name = self.login = ""
        self.invitation: int | None = None
        self._services = services
        self._socket = socket
        self._authenticate: Callable[[], Awaitable[Identity]] | None = authenticate  # until the hello
        self._since = time.monotonic()
        self._mistakes = 0
        self._live: LiveTable | None = None  # after the hello
        self._client: ClientCopy | None = None
        self._inbox: list[bytes] = []
        self._replies: list[bytes] = []
        self._pongs: list[bytes] = []
        self._processing = self._flush_scheduled = self._waiting_for_table = False

    # --- The life of a session ------------------------------------------------------------------------------
    def check(self, now: float) -> None:
        """Disconnect a client that does not read, says no hello, or is dead; to be called now and then."""
        if self._socket.blocked_for > _SEND_WITHIN:
            self._socket.abort()
        elif self.state is SessionState.GREETING and now - self._since > _HELLO_WITHIN:
            self._socket.close(1008, "too slow")
        self._socket.check_alive()

    def close_banned(self) -> None:
        """Close the connection: its address was banned while it was open."""
        self._socket.close(1008, "banned")

    def disconnected(self) -> None:
        """The connection is over; an answer that is being committed is committed all the same."""
        self.state = SessionState.DISCONNECTED
        if self._live is not None:
            self._live.viewers.discard(self)
            self._live.last_used = self._services.registry.environment.now()
        self._services.observer.session_ended(self)

    def watch(self, live: LiveTable, hello: Hello) -> None:
        """Begin to send what happens at a table."""
        self._live, self._client = live, ClientCopy(hello)
        self.state = SessionState.WATCHING
        live.viewers.add(self)
        self.schedule_flush()

    def revoke(self) -> None:
        if self.state is SessionState.WATCHING:
            self.state = SessionState.REVOKED
            self.schedule_flush()

    async def _greet(self, hello: AnyFromClient) -> None:
        if not isinstance(hello, Hello):
            raise Refusal("no-hello", "The first message must be a hello.")
        assert self._authenticate is not None
        self.person, self._name, self.login = await self._authenticate()
        self._authenticate = None
        registry = self._services.registry
        try:
            async with registry.hold(self.table_id) as live:
                if registry.access.is_invitation(live.table, hello.invitation):
                    self.invitation = live.table.invitations
                refusal = registry.access.watch_refusal(live.table, self)
                if refusal is not None:
                    raise refusal
                if self._socket.closing:
                    return
                self.watch(live, hello)
                if registry.logins.has_ended(self.login, self.person):  # while we waited
                    self.revoke()
        except Refusal as refusal:
            raise await registry.visible_refusal(refusal, self.table_id, self.person) from None

    def _dismiss(self, live: LiveTable) -> None:
        """Close a revoked session with the reason."""
        refusal = None
        if live.loaded is not None:
            refusal = self._services.registry.access.watch_refusal(live.loaded, self)
        if refusal is None:
            self._socket.close(1008, "signed-out")
        else:
            self._give_up(refusal)

    def _give_up(self, refusal: Refusal) -> None:
        metrics.refused.labels(refusal.code).inc()
        self._socket.send([encode(Problem(code=refusal.code, reason=refusal.reason))])
        self._socket.close(1008, refusal.code)

    def _fail(self, error: Exception) -> None:
        log.error("socket-failed", error=type(error).__name__)
        self._socket.close(1011, "failed")

    # --- Out ------------------------------------------------------------------------------------------------
    def reply(self, message: AnyToClient) -> None:
        """Send a message to this client alone; it goes out before anything that happens later.

        An acknowledgement goes out at once: before the update for anybody is built.
        """
        if isinstance(message, Refused | Problem):
            metrics.refused.labels(message.code).inc()
        (self._pongs if isinstance(message, Pong) else self._replies).append(encode(message))
        if len(self._replies) + len(self._pongs) > _MOST_REPLIES and self.state is SessionState.WATCHING:
            self.state = SessionState.FLOODED
        if isinstance(message, Taken):
            self.flush(updates=False)
        else:
            self.schedule_flush()

    def resend_all(self) -> None:
        if self._client is not None:
            self._client.need_all()
            self.schedule_flush()

    def schedule_flush(self) -> None:
        """Flush soon; everything that comes up until then goes out together."""
        if not self._flush_scheduled:
            self._flush_scheduled = True
            asyncio.get_running_loop().call_soon(self._scheduled_flush)

    def _scheduled_flush(self) -> None:
        self._flush_scheduled = False
        self.flush()

    writing_resumed = schedule_flush

    def flush(self, *, updates: bool = True) -> None:
        """Send what there is to send: replies, and what changed at the table unless `updates` is false.

        While an entry is being written nobody may look at the table. A client that has everything before it still
        gets its replies, so that their delay does not tell that somebody answers.
        """
        live, client, socket = self._live, self._client, self._socket
        if live is None or client is None or socket.closing:
            return
        if self.state is SessionState.FLOODED:
            socket.close(1008, "too-many")
        elif self.state is SessionState.REVOKED:
            self._dismiss(live)
        elif socket.blocked_since is not None:
            return
        elif live.state is TableState.READY:
            try:
                self._send(live, client, updates=updates)
            except Exception as error:
                self._fail(error)
        else:
            current = client.has_entry(live.last_durable)
            if current or live.state is TableState.UNLOADED:  # also that the database is away, say
                replies, self._replies, self._pongs = [*self._replies, *self._pongs], [], []
                socket.send(replies)
            if not current and not self._waiting_for_table:
                self._waiting_for_table = True
                socket.start_task(self._flush_when_ready(live, client))

    def _send(self, live: LiveTable, client: ClientCopy, *, updates: bool) -> None:
        messages, self._replies = self._replies, []
        if updates:
            seat, now = live.table.seat_of(self.person), self._services.registry.environment.now()
            messages += client.messages(live.payloads(), seat, now)
            messages += self._pongs  # after everything that had happened before the ping
            self._pongs = []
        self._socket.send(messages)

    async def _flush_when_ready(self, live: LiveTable, client: ClientCopy) -> None:
        try:
            while not self._socket.closing:
                try:
                    async with live.lock:
                        await self._services.registry.journal.load(live)
                        if self.state is SessionState.REVOKED:
                            self._dismiss(live)
                        else:
                            self._send(live, client, updates=True)
                        return
                except StorageUnavailable:
                    await asyncio.sleep(1.0)  # the client keeps what it has
                except Refusal as refusal:  # another process wrote what cannot be read
                    self._give_up(refusal)
                    return
        except Exception as error:
            self._fail(error)
        finally:
            self._waiting_for_table = False

    # --- In -------------------------------------------------------------------------------------------------
    def message_received(self, data: bytes) -> None:
        self._inbox.append(data)
        if len(self._inbox) == _MOST_WAITING:
            self._socket.pause_reading()
        if not self._processing:
            self._processing = True
            self._socket.start_task(self._process())

    async def _process(self) -> None:
        """Handle the messages in the inbox, one after the other."""
        try:
            while self._inbox:
                messages, self._inbox = self._inbox, []
                for data in messages:
                    if self._socket.closing:
                        return
                    await self._receive(data)
                if len(messages) >= _MOST_WAITING:
                    self._socket.resume_reading()
        except Exception as error:
            self._fail(error)
        finally:
            self._processing = False

    async def _receive(self, data: bytes) -> None:
        key = ""
        try:
            message = _decoded(data)
            key = message.key if isinstance(message, Answer | Say) else ""
            if self._live is None:
                await self._greet(message)
            elif not self._allowed("messages"):
                raise Refusal("too-many", "Too many messages; please wait a little.")
            else:
                await self._handle(self._live, message)
        except (Refusal, StorageUnavailable) as error:
            refusal = error if isinstance(error, Refusal) else storage_unavailable()
            self._mistakes += isinstance(error, Refusal)
            if self._live is None:
                self._give_up(refusal)
            elif self._mistakes > _MOST_MISTAKES:
                self._socket.close(1008, "too many mistakes")
            else:
                self.reply(Problem(code=refusal.code, reason=refusal.reason, key=key))

    def _allowed(self, action: str) -> bool:
        """Tell whether the rate limits allow it; strangers are limited by their address."""
        return self._services.limits.allow(action, self.person or self.address)

    async def _handle(self, live: LiveTable, message: AnyFromClient) -> None:
        if isinstance(message, Ping):
            self.reply(Pong(number=message.number))
            return
        if isinstance(message, Say):
            self._services.moderation.refuse_muted(self.person)
            if not self._allowed("chat_lines"):
                raise Refusal("too-many", "That was a lot of chat; please wait a little.")
        journal, client = self._services.registry.journal, self._client
        assert client is not None
        reply: AnyToClient | None = None
        async with live.lock:
            await journal.load(live)
            if self.state is SessionState.REVOKED:
                return
            match message:
                case Answer():
                    reply = await answer(journal, live, self.person, message, client.sentences)
                case Preview():
                    reply = preview(live.table, self.person, message, client.sentences)
                case Say():
                    reply = await say(journal, live, self.person, self._name, message)
                case GoAway():
                    await self._services.seating.away(live, self.person)
                case ComeBack():
                    await self._services.seating.back(live, self.person)
                case Speak():
                    client.change_language(message.language)
                    self.schedule_flush()
                case Hello():
                    client.restart(message)
                    self.schedule_flush()
            if reply is not None:
                self.reply(reply)


def _decoded(data: bytes) -> AnyFromClient:
    if len(data) > _LONGEST:
        raise Refusal("too-large", f"A message has at most {_LONGEST} bytes.")
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", f"That was not understood: {str(error)[:200]}") from None
