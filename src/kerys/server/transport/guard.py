"""Guard: what every request passes before anything is done for it: host, origin, how often.

And headers on the way out.
"""

import time
from collections import Counter
from ipaddress import ip_address
from typing import Any, Final

from limits import parse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kerys.server.logs import log
from kerys.server.refusals import Refusal
from kerys.server.settings import Settings
from kerys.server.transport.addresses import client_address
from kerys.server.transport.handshake import refuse_handshake
from kerys.server.transport.hosts import Hosts, is_loopback
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
_PASSED_ON: Final = (
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "forwarded",
    "via",
)
# The page is many small files: so many of them are one request, or a household that opens it at once would be too many.
_FILES: Final = 20
_NO_FILES: Final = ("/api/", "/ws/", "/metrics", "/healthz")


class Limits:
    """How often somebody may do something, counted in this process by fixed stretches of time."""

    def __init__(self, settings: Settings) -> None:
        self._rates = {
            "requests": parse(settings.requests),
            "sign-ins": parse(settings.sign_ins),
            "imports": parse(settings.imports),
            "messages": parse(settings.messages),
            "chat": parse(settings.chat_lines),
        }
        self._stretches: dict[str, tuple[int, Counter[str]]] = {}

    def allow(self, what: str, who: str, *, file: bool = False) -> bool:
        rate = self._rates[what]
        stretch = int(time.monotonic() / rate.get_expiry())
        found = self._stretches.get(what)
        if found is None or found[0] != stretch:  # a new stretch begins and nobody has done anything in it
            found = self._stretches[what] = (stretch, Counter())
        counts = found[1]
        counts[who] += 1 if file else _FILES
        return counts[who] <= rate.amount * _FILES


class Guard:
    """ASGI middleware around everything, HTTP and WebSocket alike."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.headers = dict(_HEADERS)  # of every reply
        if settings.public_address.startswith("https://"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        self._hosts = Hosts(settings)
        self._most_connections = settings.max_sockets_per_address
        self._connections: Counter[str] = Counter()  # for HTTP, by address (`HttpProtocol`)

    def connected(self, address: str) -> bool:
        """Another connection for HTTP; False: one too many."""
        self._connections[address] += 1
        return self._connections[address] <= self._most_connections

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
            # Never a traceback to a client; in the log only where it happened, as arguments may hold secrets.
            log.error("failed", route=_route(scope), error=type(error).__name__, where=_where(error))
            if not started:
                await failed_reply()(scope, receive, send_guarded)
        took = round(1000 * (time.perf_counter() - began), 1)
        log.debug("request", method=scope["method"], route=_route(scope), status=status, ms=took)

    # --- Refusing -------------------------------------------------------------------------------------------
    def _refusal(self, scope: Scope) -> Refusal | None:
        file = not scope["path"].startswith(_NO_FILES)
        if not self.limits.allow("requests", client_address(scope), file=file):
            return Refusal("too-many", "Too many requests; please wait a little.")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        return self._hosts.refusal(Headers(scope=scope), scope["path"], changes=changes)


def guard_of(app: Any) -> Guard | None:
    """The guard in an application, if it has one; uvicorn may have put something around it."""
    while app is not None and not isinstance(app, Guard):
        app = getattr(app, "app", None)
    return app


def is_proxy(app: Any, peer: str) -> bool:
    """Whether the peer is a proxy that is believed: what uvicorn has put around everything knows."""
    return peer in getattr(app, "trusted_hosts", ())


def may_read_metrics(scope: Scope, settings: Settings) -> bool:
    """Whether somebody may read the metrics: they move with sealed answers, so they are not for players.

    Whoever comes through a proxy that we do not know ("*" is all of them), or through any to what is for this machine,
    may be anybody.
    """
    headers = Headers(scope=scope)
    passed_on = any(name in headers for name in _PASSED_ON)
    if settings.metrics in ("all", "nobody"):
        return settings.metrics == "all"
    try:
        address = ip_address((scope.get("client") or ("",))[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    if settings.metrics == "private":
        return address.is_private and (settings.proxy not in ("", "*") or not passed_on)
    return address.is_loopback and not passed_on and is_loopback(headers.get("host", "").lower())


def _route(scope: Scope) -> str:
    """The route's pattern, not the path: paths are made by clients."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))


def _where(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
