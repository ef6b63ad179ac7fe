"""Guard: the ASGI middleware that checks host, origin and rate limit of every request, and adds security headers."""

import time
from collections import Counter
from ipaddress import ip_address
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kerys.server.logs import log
from kerys.server.refusals import Refusal
from kerys.server.settings import Settings
from kerys.server.transport.addresses import client_address
from kerys.server.transport.handshake import refuse_handshake
from kerys.server.transport.hosts import Hosts, is_loopback
from kerys.server.transport.rate_limits import RateLimits
from kerys.server.transport.responses import failed_reply, refusal_reply

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_PROXY_HEADERS: Final = (
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "forwarded",
    "via",
)
_API_PATHS: Final = ("/api/", "/ws/", "/metrics", "/healthz")


class Guard:
    """ASGI middleware around the whole application, HTTP and WebSocket alike."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits
        self.headers = dict(_HEADERS)  # of every reply
        if settings.public_address.startswith("https://"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        self._hosts = Hosts(settings)
        self._max_connections = settings.max_sockets_per_address
        self._connections: Counter[str] = Counter()  # for HTTP, by address (`HttpProtocol`)

    def connected(self, address: str) -> bool:
        """Count a new HTTP connection; return whether it is within the limit."""
        self._connections[address] += 1
        return self._connections[address] <= self._max_connections

    def disconnected(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await refuse_handshake(scope, send, refusal)
                return
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send, refusal)

    async def _http(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        began, status, started = time.perf_counter(), 500, False

        async def send_guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        try:
            if refusal is not None:
                await refusal_reply(refusal, scope)(scope, receive, send_guarded)
            else:
                await self.app(scope, receive, send_guarded)
        except Exception as error:
            # No traceback to a client; the log says only where it happened, as arguments may hold secrets.
            log.error("request-failed", route=_route(scope), error=type(error).__name__, where=_where(error))
            if not started:
                await failed_reply()(scope, receive, send_guarded)
        took = round(1000 * (time.perf_counter() - began), 1)
        log.debug("request", method=scope["method"], route=_route(scope), status=status, ms=took)

    # --- Refusals -------------------------------------------------------------------------------------------
    def _refusal(self, scope: Scope) -> Refusal | None:
        file = not scope["path"].startswith(_API_PATHS)
        if not self.limits.allow("requests", client_address(scope), file=file):
            return Refusal("too-many", "Too many requests; please wait a little.")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        return self._hosts.refusal(Headers(scope=scope), scope["path"], changes=changes)


def guard_of(app: Any) -> Guard | None:
    """Return the guard of an application, if it has one; uvicorn may have wrapped it."""
    while app is not None and not isinstance(app, Guard):
        app = getattr(app, "app", None)
    return app


def is_proxy(app: Any, peer: str) -> bool:
    """Return whether the peer is a trusted proxy; uvicorn's wrapper around the application knows."""
    return peer in getattr(app, "trusted_hosts", ())


def may_read_metrics(scope: Scope, settings: Settings) -> bool:
    """Return whether a client may read the metrics. They change with sealed answers, so they are not for players.

    A request through an unknown proxy ("*" trusts all of them), or through any proxy to the loopback address, may come
    from anybody.
    """
    headers = Headers(scope=scope)
    proxied = any(name in headers for name in _PROXY_HEADERS)
    if settings.metrics in ("all", "nobody"):
        return settings.metrics == "all"
    try:
        address = ip_address((scope.get("client") or ("",))[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    if settings.metrics == "private":
        return address.is_private and (settings.proxy not in ("", "*") or not proxied)
    return address.is_loopback and not proxied and is_loopback(headers.get("host", "").lower())


def _route(scope: Scope) -> str:
    """Return the route's pattern; the path itself is chosen by the client and does not belong in a log."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))


def _where(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
