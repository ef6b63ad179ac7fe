"""Asking: one HTTP request with who asks. `Route` says what a request must look like.

Protocol.md is made from it.
"""

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
from kerys.server.transport.guard import Limits
from kerys.server.transport.responses import SMALL, body_of, reply, reply_to_refusals
from kerys.server.web.cookies import is_old, set_cookie, token_in

_LONGEST_AGENT: Final = 500  # characters of a user agent that are looked at


@dataclass(frozen=True)
class Api:
    """All that requests need."""

    hub: Hub
    accounts: Accounts
    seating: Seating
    settings: Settings
    limits: Limits


@dataclass
class Asking:
    api: Api
    request: Request
    session: Session | None
    token: str | None = None  # a new session's token for the cookie; empty: end it

    @property
    def person(self) -> Person:
        """The asker, who must be at least a guest."""
        if self.session is None:
            raise Refusal("sign-in", "Say who you are first (POST /api/me makes you a guest).")
        return self.session.person

    @property
    def person_id(self) -> str:
        return "" if self.session is None else self.session.person.id

    @property
    def table_id(self) -> str:
        table_id = str(self.request.path_params["id"])
        if not is_table_id(table_id):
            raise no_table()
        return table_id

    @property
    def label(self) -> str:
        """Something by which people recognise their sessions."""
        return device_of(self.request.headers.get("user-agent", "")[:_LONGEST_AGENT]).label

    def limit(self, what: str) -> None:
        if not self.api.limits.allow(what, client_address(self.request.scope)):
            raise Refusal("too-many", "Too many attempts; please wait a little.")


Handler = Callable[[Asking, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    reply: Any
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    most: int = SMALL

    @property
    def summary(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())

    def endpoint(self, api: Api) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            body = None if self.body is None else await body_of(request, self.body, self.most)
            token = token_in(request.cookies, api.settings)
            session = await api.accounts.session(token)
            asking = Asking(api, request, session)
            try:
                response = reply(await self.handler(asking, body))
            except Refusal as refusal:
                table = request.path_params.get("id", "")
                raise await api.hub.told_of(refusal, table, asking.person_id) from None
            if asking.token is None and session is not None and is_old(request.cookies, api.settings):
                asking.token = token
            if asking.token is not None:
                set_cookie(response, asking.token, api.settings)
            return response

        return reply_to_refusals(answer)


def is_table_id(text: str) -> bool:
    """Whether a table could have this id; others are not even looked for."""
    return text.isascii() and text.isalnum() and len(text) <= 20
