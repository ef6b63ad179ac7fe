"""All WebSockets of a process: how many there may be, and which are closed."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from kerys.server import metrics
from kerys.server.live.session import Identity, Services, ViewerSession
from kerys.server.refusals import Refusal
from kerys.server.transport.addresses import client_address
from kerys.server.transport.handshake import refuse_handshake
from kerys.server.transport.websocket import websocket_of
from kerys.server.web.cookies import token_in
from kerys.server.web.requests import Api, is_table_id

PATH: Final = "/ws/tables/"
_WATCH: Final = 5.0  # seconds between two looks at all of them


class Sockets:
    """All WebSockets of this process.

    An application of its own beside the one for HTTP: each layer between would be paid for at every message.
    """

    def __init__(self, api: Api) -> None:
        self.api = api
        self._services = Services(api.registry, api.seating, api.limits, api.moderation, observer=self)
        self._open: set[ViewerSession] = set()
        self._by_address: Counter[str] = Counter()
        self._watching: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept or refuse a client that wants to connect."""
        await receive()
        address = client_address(scope)
        refusal = self._refusal(address, scope["path"])
        if refusal is not None:
            await refuse_handshake(scope, send, refusal)
            return
        if self._watching is None:
            self._watching = asyncio.ensure_future(self._watch())
        socket = websocket_of(scope)
        table_id = str(scope["path"][len(PATH) :])
        session = ViewerSession(self._services, socket, table_id, address, self._authenticate(scope))
        self._open.add(session)
        self._by_address[address] += 1
        metrics.sockets.set(len(self._open))
        socket.accept(session)

    def _authenticate(self, scope: Scope) -> Callable[[], Awaitable[Identity]]:
        """Return a function that finds out whose cookie a client has, to be called at the hello."""
        token = token_in(HTTPConnection(scope).cookies, self.api.settings)

        async def authenticate() -> Identity:
            login = await self.api.accounts.session(token)
            if login is None:
                return Identity()
            return Identity(login.person.id, login.person.name, login.hash)

        return authenticate

    def session_ended(self, session: ViewerSession) -> None:
        address = session.address
        self._open.discard(session)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        metrics.sockets.set(len(self._open))

    def _refusal(self, address: str, path: str) -> Refusal | None:
        settings = self.api.settings
        if len(self._open) >= settings.max_sockets:
            return Refusal("too-many", "Too many are connected just now; please try again later.")
        if self._by_address[address] >= settings.max_sockets_per_address:
            return Refusal("too-many", "Too many connections from your address.")
        if path.startswith(PATH) and is_table_id(path[len(PATH) :]):
            return None
        return Refusal("not-found", f"WebSockets are at {PATH} and the id of a table.")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_WATCH)
            now = time.monotonic()
            for session in list(self._open):
                if self.api.moderation.blocks(session.address):
                    session.close_banned()
                session.check(now)
