"""The application: everything put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from kerys.engine.actions import TEXTS
from kerys.server.accounts.accounts import Accounts
from kerys.server.bots.pool import Workers
from kerys.server.environment import World
from kerys.server.live.registry import Hub
from kerys.server.live.scheduler import Driver
from kerys.server.live.seating import Seating
from kerys.server.logs import log
from kerys.server.refusals import Refusal
from kerys.server.settings import Settings
from kerys.server.storage import Backend, StorageUnavailable, Store
from kerys.server.storage.sqlite import SqliteBackend
from kerys.server.transport.guard import Guard
from kerys.server.transport.rate_limits import RateLimits
from kerys.server.transport.responses import failed_reply, refusal_reply
from kerys.server.web.paths import Methods, not_found_paths, paths, wrong_method
from kerys.server.web.requests import Api
from kerys.server.web.routes import ROUTES
from kerys.server.web.sockets import Sockets
from kerys.server.web.static_files import health, metrics_text, page, page_words
from kerys.words import Words


def backend_for(settings: Settings, *, server: bool = False) -> Backend:
    """Return the database of the settings; `server`: for the process that serves it, not for a command beside it."""
    if settings.database:
        try:
            from kerys.server.storage.postgres import PostgresBackend  # noqa: PLC0415  # an extra
        except ImportError as error:
            raise StorageUnavailable(
                "PostgreSQL needs the extra “postgres” of Kerys to be installed"
            ) from error
        return PostgresBackend(settings.database)
    return SqliteBackend(settings.database_file, server=server)


def application(settings: Settings, world: World | None = None) -> ASGIApp:
    """The server as an ASGI application."""
    log.level = settings.log_level
    world = world or World()
    store = Store(backend_for(settings, server=True))
    hub = Hub(store, settings, world)
    limits = RateLimits(settings)
    api = Api(hub, Accounts(store, world), Seating(hub), settings, limits)
    sockets = Sockets(api)
    driver = Driver(hub, Workers(settings.bot_workers, settings.bot_deadline))

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        driver.start()
        warming = asyncio.ensure_future(_warm_up())
        yield
        warming.cancel()
        await driver.stop()
        await hub.close()
        log.info("stopped")

    app = Starlette(
        routes=[
            Route("/api/openapi.json", Methods({"GET": _description})),
            *paths(ROUTES, api),
            *not_found_paths(),
            Route("/healthz", health),
            Route("/metrics", metrics_text),
            Route("/words/{language}.json", page_words),
            Route("/{path:path}", page),
        ],
        lifespan=running,
        exception_handlers={HTTPException: _refused, Exception: _failed},
    )
    app.state.store = store
    app.state.hub = hub

    async def everything(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else app)(scope, receive, send)

    return Guard(everything, settings, limits)


async def _warm_up() -> None:
    """Put all options into words a few at a time, so that nobody waits for it in a game."""
    words = Words()
    for n, text in enumerate(TEXTS):
        words.option(text)
        if n % 4 == 0:
            await asyncio.sleep(0.002)


async def _description(request: Request) -> Response:
    from kerys.server.web.document import schema_text  # noqa: PLC0415  # needed by few

    return Response(schema_text(), media_type="application/json")


async def _failed(request: Request, error: Exception) -> Response:
    return failed_reply()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return wrong_method(request, (error.headers or {}).get("Allow", "GET").split(", "))
    code = "not-found" if error.status_code == 404 else "bad-request"
    refusal = Refusal(code, "There is nothing here for such a request.")
    return refusal_reply(refusal, request.scope, status=error.status_code, more=error.headers)
