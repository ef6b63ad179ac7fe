"""The WebSocket of one viewer at one table."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kerys.server import metrics
from kerys.server.answering import answer, say
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
_SEND_WITHIN: Final = 30.0
_LONGEST: Final = 4_000  # bytes of a client's message
_MOST_MISTAKES: Final = 20


class Sockets:
    """All WebSockets of this process."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self._open = 0
        self._by_address: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """From the first to the last byte of a connection."""
        address = client_of(socket.scope)
        settings = self.api.settings
        if (
            self._open >= settings.max_sockets
            or self._by_address[address] >= settings.max_sockets_per_address
        ):
            metrics.refused.labels("too-many").inc()
            await socket.close(1013, "too-many")
            return
        self._open += 1
        self._by_address[address] += 1
        metrics.sockets.set(self._open)
        try:
            await socket.accept()
            await Connection(self.api, socket).run()
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # gone
        except TimeoutError:
            await _close(socket, 1008, "too slow")
        except Exception as error:
            log.error("socket-failed", error=type(error).__name__)
            await _close(socket, 1011, "failed")
        finally:
            self._open -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            metrics.sockets.set(self._open)


class Connection:
    def __init__(self, api: Api, socket: WebSocket) -> None:
        self.api = api
        self.hub = api.hub
        self.socket = socket
        self.table_id = str(socket.path_params["id"])
        self.session: Session | None = None
        self.viewer: Viewer | None = None
        self._mistakes = 0
        self._who = f"{client_of(socket.scope)}/{id(self)}"

    async def run(self) -> None:
        try:
            self.session = await self.api.people.session(self.socket.cookies.get(COOKIE, ""))
            async with asyncio.timeout(_HELLO_WITHIN):
                hello = await self._read()
            if not isinstance(hello, Hello):
                raise Refusal("no-hello", "The first message must be a hello.")
            self.viewer = await self._admitted(hello)
        except Refusal as refusal:
            await self._give_up(refusal)
            return
        except StorageAway:
            await self._give_up(storage_away())
            return
        sending = asyncio.ensure_future(self._send_on(self.viewer))
        listening = asyncio.ensure_future(self._listen(self.viewer))
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.viewer.loaded.viewers.discard(self.viewer)
            self.viewer.loaded.used = self.hub.world.now()
            for task in (sending, listening):
                task.cancel()
            results = await asyncio.gather(sending, listening, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

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
        await self.socket.send_text(encode(Problem(code=refusal.code, reason=refusal.reason)).decode())
        await self.socket.close(1008, refusal.code)

    # --- Out ------------------------------------------------------------------------------------------------
    async def _send_on(self, viewer: Viewer) -> None:
        while True:
            await viewer.waking.wait()
            viewer.waking.clear()
            if viewer.overrun or viewer.ended:
                await self.socket.close(1008, "signed-out" if viewer.ended else "too-many")
                return
            try:
                async with self.hub.hold(self.table_id):
                    messages = viewer.messages(self.hub.world.now())
            except StorageAway:
                await asyncio.sleep(1.0)  # the database is away; try again, the client keeps what it has
                viewer.wake()
                continue
            async with asyncio.timeout(_SEND_WITHIN):
                for message in messages:
                    await self.socket.send_text(message)

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
                    await self.socket.close(1008, "too many mistakes")
                    return
                viewer.problem(refusal.code, refusal.reason)
            except StorageAway:
                gone = storage_away()
                viewer.problem(gone.code, gone.reason)

    async def _read(self) -> AnyFromClient:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
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


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, OSError):
        await socket.close(code, reason)
