"""API requests: `ApiRequest` is one HTTP request with its session, `Route` declares method, path, body and reply."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.responses import Response

from kerys.server import metrics
from kerys.server.accounts.accounts import Accounts, Session
from kerys.server.accounts.devices import device_of
from kerys.server.domain.replay import ReplayCache
from kerys.server.environment import origin_hash
from kerys.server.live.registry import Hub
from kerys.server.live.seating import Seating
from kerys.server.refusals import Refusal, no_table
from kerys.server.settings import Settings
from kerys.server.storage import Person
from kerys.server.transport.addresses import client_address, client_site
from kerys.server.transport.rate_limits import RateLimits
from kerys.server.transport.responses import SMALL_BODY, read_body, reply, reply_to_refusals
from kerys.server.web.cookies import is_old, set_cookie, token_in
from kerys.server.web.guesses import PasswordGuesses

_MAX_USER_AGENT: Final = 500  # characters of a user agent that are parsed


@dataclass(frozen=True)
class Api:
    """Everything that handlers need."""

    hub: Hub
    accounts: Accounts
    seating: Seating
    settings: Settings
    limits: RateLimits
    replays: ReplayCache = field(default_factory=ReplayCache)
    guesses: PasswordGuesses = field(init=False)
    _creating: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        object.__setattr__(self, "guesses", PasswordGuesses(self.limits))

    def creating_from(self, origin: str) -> asyncio.Lock:
        """Return the lock under which tables are made from one network, so that each request sees the one before."""
        return self._creating.setdefault(origin, asyncio.Lock())


@dataclass
class ApiRequest:
    """One request as handlers see it."""

    api: Api
    http: Request
    session: Session | None
    token: str | None = None  # a new session token for the cookie; empty to delete it

    @property
    def person(self) -> Person:
        """The person behind the request, who must be at least a guest."""
        if self.session is None:
            raise Refusal("sign-in", "Say who you are first (POST /api/me makes you a guest).")
        return self.session.person

    @property
    def person_id(self) -> str:
        return "" if self.session is None else self.session.person.id

    @property
    def table_id(self) -> str:
        table_id = str(self.http.path_params["id"])
        if not is_table_id(table_id):
            raise no_table()
        return table_id

    @property
    def label(self) -> str:
        """The name of the browser and system, by which people recognise their sessions."""
        return device_of(self.http.headers.get("user-agent", "")[:_MAX_USER_AGENT]).label

    @property
    def address(self) -> str:
        return client_address(self.http.scope)

    @property
    def origin(self) -> str:
        """A keyed hash of the network that the request comes from: it is stored with tables, the address is not."""
        return origin_hash(self.api.hub.doors.secret, client_site(self.http.scope))

    @asynccontextmanager
    async def creating_table(self, *, public: bool) -> AsyncIterator[None]:
        """Refuse a new table if too many were made from this network; within the context no other one is made from it."""
        self.limit("new_tables")
        settings, store = self.api.settings, self.api.hub.store
        async with self.api.creating_from(self.origin):
            unfinished, waiting = await store.count_tables_from(self.origin)
            if unfinished >= settings.max_tables_per_address:
                metrics.limits_hit.labels("max_tables_per_address").inc()
                raise Refusal("too-many", "There are too many unfinished tables from your address.")
            if public and waiting >= settings.max_public_tables_per_address:
                metrics.limits_hit.labels("max_public_tables_per_address").inc()
                raise Refusal(
                    "too-many",
                    "There are too many public tables from your address that wait for players; start or leave some.",
                )
            yield

    def limit(self, action: str) -> None:
        """Refuse the request if its address does this too often."""
        if not self.api.limits.allow(action, self.address):
            raise Refusal("too-many", "Too many attempts; please wait a little.")


Handler = Callable[[ApiRequest, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One route: its handler, the types of its body and reply, and its query parameters."""

    method: str
    path: str
    handler: Handler
    reply: Any
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    limit: int = SMALL_BODY  # bytes of the body

    @property
    def summary(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())

    def endpoint(self, api: Api) -> Callable[[Request], Awaitable[Response]]:
        async def answer(http: Request) -> Response:
            body = None if self.body is None else await read_body(http, self.body, self.limit)
            token = token_in(http.cookies, api.settings)
            session = await api.accounts.session(token)
            request = ApiRequest(api, http, session)
            try:
                response = reply(await self.handler(request, body))
            except Refusal as refusal:
                table = http.path_params.get("id", "")
                raise await api.hub.told_of(refusal, table, request.person_id) from None
            if request.token is None and session is not None and is_old(http.cookies, api.settings):
                request.token = token
            if request.token is not None:
                set_cookie(response, request.token, api.settings)
            return response

        return reply_to_refusals(answer)


def is_table_id(text: str) -> bool:
    """Return whether a table could have this id; others are not even looked up."""
    return text.isascii() and text.isalnum() and len(text) <= 20
