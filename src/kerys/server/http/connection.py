"""The WebSocket of one viewer at one table."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from kerys.server import metrics
from kerys.server.answering import answer, preview, say
from kerys.server.http.asking import COOKIE, Api
from kerys.server.http.guard import client_of
from kerys.server.logs import log
from kerys.server.people import Session
from kerys.server.protocol.wire import (
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
from kerys.server.refusals import Refusal, no_table, storage_away
from kerys.server.storage import StorageAway
from kerys.server.viewer import Viewer

_HELLO_WITHIN: Final = 10.0
PATH: Final = "/ws/tables/"
_LONGEST: Final = 4_000  # bytes of a client's message
_MOST_MISTAKES: Final = 20


class Gone(Exception):
    """The client has gone away."""


class Connection:
    def __init__(self, api: Api, scope: Scope, receive: Receive, send: Send) -> None:
        self.api = api
        self.hub = api.hub
        self.table_id = str(scope["path"][len(PATH) :])
        self.session: Session | None = None
        self.sending_since: float | None = None
        self._receive = receive
        self._send = send
        self._token = HTTPConnection(scope).cookies.get(COOKIE, "")
        self._who = f"{client_of(scope)}/{id(self)}"
        self._mistakes = 0
        self._task = asyncio.current_task()
        self._late = False

    def let_go(self) -> None:
        self._late = True
        if self._task is not None:
            self._task.cancel()

    async def serve(self) -> None:
        try:
            await self._send({"type": "websocket.accept"})
            await self._run()
        except (Gone, OSError, RuntimeError):
            pass
        except asyncio.CancelledError:
            if not self._late:
                raise
        except Exception as error:
            log.error("socket-failed", error=type(error).__name__)
            await self._close(1011, "failed")

    async def _run(self) -> None:
        try:
            self.session = await self.api.people.session(self._token)
            async with asyncio.timeout(_HELLO_WITHIN):
                hello = await self._read()
            if not isinstance(hello, Hello):
                raise Refusal("no-hello", "The first message must be a hello.")
            viewer = await self._admitted(hello)
        except Refusal as refusal:
            await self._give_up(refusal)
            return
        except StorageAway:
            await self._give_up(storage_away())
            return
        except TimeoutError:
            await self._close(1008, "too slow")
            return
        try:
            async with asyncio.TaskGroup() as both:
                sending = both.create_task(self._send_on(viewer))
                await self._listen(viewer)
                sending.cancel()
        except BaseExceptionGroup as group:
            raise group.exceptions[0] from None
        finally:
            viewer.loaded.viewers.discard(viewer)
            viewer.loaded.used = self.hub.world.now()

    async def _admitted(self, hello: Hello) -> Viewer:
        person = "" if self.session is None else self.session.person.id
        async with self.hub.hold(self.table_id) as loaded:
            table = loaded.table
            self.hub.admit(table, person, hello.invitation)
            if table.seat_of(person) is None and person != table.host and not table.setup.spectators:
                raise no_table()
            viewer = Viewer(loaded, person, hello)
            viewer.session = "" if self.session is None else self.session.hash
            loaded.viewers.add(viewer)
            return viewer

    async def _give_up(self, refusal: Refusal) -> None:
        metrics.refused.labels(refusal.code).inc()
        problem = encode(Problem(code=refusal.code, reason=refusal.reason))
        await self._send({"type": "websocket.send", "text": problem.decode()})
        await self._close(1008, refusal.code)

    async def _close(self, code: int, reason: str) -> None:
        with suppress(RuntimeError, OSError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    # --- Out ------------------------------------------------------------------------------------------------
    async def _send_on(self, viewer: Viewer) -> None:
        loaded, send = viewer.loaded, self._send
        while True:
            await viewer.waking.wait()
            viewer.waking.clear()
            if viewer.overrun or viewer.ended:
                await self._close(1008, "signed-out" if viewer.ended else "too-many")
                return
            if loaded.readable:
                messages = viewer.messages(self.hub.world.now())
            else:
                try:
                    async with self.hub.hold(self.table_id):
                        messages = viewer.messages(self.hub.world.now())
                except StorageAway:
                    await asyncio.sleep(1.0)  # the database is away; the client keeps what it has
                    viewer.wake()
                    continue
            self.sending_since = time.monotonic()
            messages.reverse()
            while messages:  # none of them is kept while we wait for the next ones
                await send({"type": "websocket.send", "text": messages.pop().decode()})
            self.sending_since = None

    # --- In -------------------------------------------------------------------------------------------------
    async def _listen(self, viewer: Viewer) -> None:
        while True:
            try:
                message = await self._read()
                if not self.api.limits.allow("messages", self._who):
                    raise Refusal("too-many", "Too many messages; please wait a little.")
                await self._take(viewer, message)
            except Refusal as refusal:
                self._mistakes += 1
                if self._mistakes > _MOST_MISTAKES:
                    await self._close(1008, "too many mistakes")
                    return
                viewer.problem(refusal.code, refusal.reason)
            except StorageAway:
                gone = storage_away()
                viewer.problem(gone.code, gone.reason)

    async def _read(self) -> AnyFromClient:
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Gone
        data = received.get("text") or received.get("bytes") or b""
        if len(data) > _LONGEST:
            raise Refusal("too-large", f"A message has at most {_LONGEST} bytes.")
        try:
            return decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-message", f"That was not understood: {str(error)[:200]}") from None

    async def _take(self, viewer: Viewer, message: AnyFromClient) -> None:
        if isinstance(message, Ping):
            viewer.reply(Pong(number=message.number))
            return
        if isinstance(message, Say) and not self.api.limits.allow("chat", viewer.person or self._who):
            raise Refusal("too-many", "That was a lot of chat; please wait a little.")
        async with self.hub.hold(self.table_id) as loaded:
            match message:
                case Answer():
                    await answer(self.hub, viewer, message)
                case Preview():
                    preview(viewer, message)
                case Say():
                    name = "" if self.session is None else self.session.person.name
                    seat = viewer.seat
                    await say(
                        self.hub, viewer, name if seat is None else loaded.table.seats[seat].name, message
                    )
                case GoAway():
                    await self.api.seating.away(loaded, viewer.person)
                case ComeBack():
                    await self.api.seating.back(loaded, viewer.person)
                case Speak():
                    viewer.speak(message.language)
                case Hello():
                    viewer.greet(message)
