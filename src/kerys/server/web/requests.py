"""API requests: `ApiRequest` is one HTTP request with its session, `Route` declares method, path, body and reply."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from kerys.server.accounts.accounts import Accounts, Session
from kerys.server.accounts.devices import device_of
from kerys.server.live.registry import Hub
from kerys.server.live.seating import Seating
from kerys.server.refusals import Refusal, no_table
from kerys.server.settings import Settings
from kerys.server.storage import Person
from kerys.server.transport.addresses import client_address
from kerys.server.transport.guard import RateLimits
from kerys.server.transport.responses import SMALL_BODY, read_body, reply, reply_to_refusals
from kerys.server.web.cookies import is_old, set_cookie, token_in

_MAX_USER_AGENT: Final = 500  # characters of a user agent that are parsed


@dataclass(frozen=True)
class Api:
    """Everything that handlers need."""

    hub: Hub
    accounts: Accounts
    seating: Seating
    settings: Settings
    limits: RateLimits


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

    def limit(self, action: str) -> None:
        """Refuse the request if its address does this too often."""
        if not self.api.limits.allow(action, client_address(self.http.scope)):
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
