"""The WebSocket of one viewer at one table."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope

from kerys.server import metrics
from kerys.server.accounts.accounts import Session
from kerys.server.domain.names import name_at
from kerys.server.domain.table import Table
from kerys.server.encoding.viewer import Viewer
from kerys.server.live.commands import answer, preview, say
from kerys.server.logs import log
from kerys.server.protocol.messages import (
    Answer,
    AnyFromClient,
    ComeBack,
    GoAway,
    Hello,
    Ping,
    Pong,
    Preview,
    Problem,
    Say,
    Speak,
    decode,
    encode,
)
from kerys.server.refusals import Refusal, storage_unavailable
from kerys.server.storage import StorageUnavailable
from kerys.server.transport.addresses import client_address
from kerys.server.transport.websocket import frame, websocket_of
from kerys.server.web.cookies import token_in
from kerys.server.web.requests import Api

_HELLO_WITHIN: Final = 10.0
_SEND_WITHIN: Final = 30.0
PATH: Final = "/ws/tables/"
_LONGEST: Final = 4_000  # bytes of a client's message
_MOST_MISTAKES: Final = 20
_MOST_WAITING: Final = 8  # messages that may wait until the client has to


class Connection:
    """Listens to a WebSocket and tells it what there is to tell. It has a task only while there is something to do."""

    __slots__ = (
        "_inbox",
        "_left",
        "_mistakes",
        "_name",
        "_since",
        "_socket",
        "_telling",
        "_token",
        "_viewer",
        "_who",
        "_working",
        "address",
        "api",
        "hub",
        "table_id",
    )

    def __init__(self, api: Api, scope: Scope, left: "Callable[[Connection], None]") -> None:
        self.api = api
        self.hub = api.hub
        self.address = client_address(scope)
        self.table_id = str(scope["path"][len(PATH) :])
        self._name = ""
        self._socket = websocket_of(scope)
        self._token = token_in(HTTPConnection(scope).cookies, api.settings)
        self._who = self.address  # who is limited: strangers by their address
        self._mistakes = 0
        self._left = left
        self._since = time.monotonic()
        self._viewer: Viewer | None = None  # after the hello
        self._inbox: list[bytes] = []
        self._working = self._telling = False

    def look_after(self, now: float) -> None:
        """To be called now and then: lets go whoever does not take what is sent, says no hello, or is dead."""
        socket = self._socket
        if socket.blocked_for > _SEND_WITHIN:
            socket.abort()
        elif self._viewer is None and now - self._since > _HELLO_WITHIN:
            socket.close(1008, "too slow")
        socket.check_alive()

    def disconnected(self) -> None:
        """The connection is over; an answer that is being kept is kept."""
        self._leave()
        self._left(self)

    def _leave(self) -> None:
        if self._viewer is not None:
            self.hub.doors.leave(self._viewer)
            self._viewer.loaded.used = self.hub.world.now()

    async def _careful(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        log.error("socket-failed", error=type(error).__name__)
        self._socket.close(1011, "failed")

    # --- Out ------------------------------------------------------------------------------------------------
    def writing_resumed(self) -> None:
        if self._viewer is not None:
            self._viewer.wake()

    def tell(self, news: bool) -> None:
        """Send what there is to tell the viewer; a slow one hears later how things stand then."""
        viewer, socket = self._viewer, self._socket
        if viewer is None or socket.closing:
            return
        if viewer.overrun:
            socket.close(1008, "too-many")
        elif viewer.ended:
            self._let_go(viewer)
        elif socket.blocked_since is None:
            if not viewer.loaded.readable:
                if viewer.has_all or viewer.loaded.current is None:  # also that the database is away, say
                    self._write(viewer.only_replies())
                if not viewer.has_all and not self._telling:
                    self._telling = True
                    self._socket.start_task(self._careful(self._tell_when_readable()))
                return
            try:
                self._send(viewer, news=news)
            except Exception as error:
                self._failed(error)

    def _send(self, viewer: Viewer, *, news: bool = True) -> None:
        self._write(viewer.messages(self.hub.world.now(), news=news))

    def _write(self, messages: list[bytes]) -> None:
        if messages:
            self._socket.write(b"".join(map(frame, messages)))

    def _let_go(self, viewer: Viewer) -> None:
        """Signed out elsewhere, or no longer somebody who may watch this table."""
        if viewer.loaded.current is None or self.hub.doors.may_watch(viewer):
            self._socket.close(1008, "signed-out")
        else:
            self._give_up(self.hub.doors.why_not(viewer))

    async def _tell_when_readable(self) -> None:
        viewer = self._viewer
        try:
            while viewer is not None and not self._socket.closing:
                try:
                    async with self.hub.hold(self.table_id):
                        if viewer.ended:
                            self._let_go(viewer)
                        else:
                            self._send(viewer)
                        return
                except StorageUnavailable:
                    await asyncio.sleep(1.0)  # the database is away; the client keeps what it has
                except Refusal as refusal:  # another process wrote what cannot be read
                    self._give_up(refusal)
                    return
        finally:
            self._telling = False

    # --- In -------------------------------------------------------------------------------------------------
    def message_received(self, data: bytes) -> None:
        self._inbox.append(data)
        if len(self._inbox) == _MOST_WAITING:
            self._socket.pause()
        if not self._working:
            self._working = True
            self._socket.start_task(self._careful(self._work()))

    async def _work(self) -> None:
        """Take what has come, one after the other."""
        try:
            while self._inbox:
                messages, self._inbox = self._inbox, []
                for data in messages:
                    if self._socket.closing:
                        return
                    await self._take_in(data)
                if len(messages) >= _MOST_WAITING:
                    self._socket.pause(pause=False)
        finally:
            self._working = False

    async def _take_in(self, data: bytes) -> None:
        viewer, key = self._viewer, ""
        try:
            message = _read(data)
            key = message.key if isinstance(message, Answer | Say) else ""
            if viewer is None:
                await self._hello(message)
                return
            if not self.api.limits.allow("messages", self._who):
                raise Refusal("too-many", "Too many messages; please wait a little.")
            await self._take(viewer, message)
        except (Refusal, StorageUnavailable) as error:
            refusal = error if isinstance(error, Refusal) else storage_unavailable()
            if viewer is None:
                self._give_up(refusal)
                return
            self._mistakes += isinstance(error, Refusal)
            if self._mistakes > _MOST_MISTAKES:
                self._socket.close(1008, "too many mistakes")
            else:
                viewer.problem(refusal.code, refusal.reason, key)

    async def _hello(self, hello: AnyFromClient) -> None:
        if not isinstance(hello, Hello):
            raise Refusal("no-hello", "The first message must be a hello.")
        session = await self.api.accounts.session(self._token)
        self._token = person = ""
        if session is not None:
            person, self._name = session.person.id, session.person.name
        self._who = person or self.address
        try:
            await self._enter(person, session, hello)
        except Refusal as refusal:
            raise await self.hub.told_of(refusal, self.table_id, person) from None

    async def _enter(self, person: str, session: Session | None, hello: Hello) -> None:
        async with self.hub.hold(self.table_id) as loaded:
            viewer = Viewer(loaded, person, hello, self.tell)
            viewer.session = "" if session is None else session.hash
            self.hub.doors.enter(viewer, hello.invitation)
            self._viewer = viewer
            viewer.ended = self.hub.has_ended(viewer.session, person)  # while we waited
        if self._socket.closing:
            self._leave()

    def _give_up(self, refusal: Refusal) -> None:
        metrics.refused.labels(refusal.code).inc()
        self._socket.write(frame(encode(Problem(code=refusal.code, reason=refusal.reason))))
        self._socket.close(1008, refusal.code)

    async def _take(self, viewer: Viewer, message: AnyFromClient) -> None:
        if isinstance(message, Ping):
            viewer.reply(Pong(number=message.number))
            return
        if isinstance(message, Say) and not self.api.limits.allow("chat_lines", self._who):
            raise Refusal("too-many", "That was a lot of chat; please wait a little.")
        async with self.hub.hold(self.table_id) as loaded:
            if viewer.ended:
                return
            match message:
                case Answer():
                    await answer(self.hub, viewer, message)
                case Preview():
                    preview(viewer, message)
                case Say():
                    await say(self.hub, viewer, self._name_at(loaded.table, viewer), message)
                case GoAway():
                    await self.api.seating.away(loaded, viewer.person)
                case ComeBack():
                    await self.api.seating.back(loaded, viewer.person)
                case Speak():
                    viewer.speak(message.language)
                case Hello():
                    viewer.greet(message)

    def _name_at(self, table: Table, viewer: Viewer) -> str:
        if viewer.seat is not None:
            return table.seats[viewer.seat].name
        if viewer.person and viewer.person == table.host:
            return table.host_name  # as it is now; ours is from when the connection was made
        return name_at(table, viewer.person, self._name) if viewer.person else ""


def _read(data: bytes) -> AnyFromClient:
    if len(data) > _LONGEST:
        raise Refusal("too-large", f"A message has at most {_LONGEST} bytes.")
    try:
        return decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", f"That was not understood: {str(error)[:200]}") from None
