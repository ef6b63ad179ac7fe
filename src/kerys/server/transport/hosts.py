"""Checks of `Host` and `Origin`: the names the server answers under, and the pages it answers.

A page of another site could send requests in its visitor's name, and through a domain of its own that resolves to this
server (DNS rebinding) it could even read the replies.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from kerys.server.refusals import Refusal
from kerys.server.settings import Settings

_HOST: Final = re.compile(r"(\[[^\[\]]*\]|[^:\[\]]*)(?::[0-9]{0,5})?")  # the name, or address, and its port
_LOOPBACK: Final = frozenset(("localhost", "127.0.0.1", "[::1]", "::1"))
_MONITORING: Final = ("/healthz", "/metrics")
_PORTS: Final = {"http": 80, "https": 443}


class Hosts:
    """The server's own names and origin, from its settings."""

    def __init__(self, settings: Settings) -> None:
        self._own_origin: tuple[str, str, int] | None = None
        self._names: frozenset[str] = frozenset()
        self._local = settings.host in _LOOPBACK
        if settings.public_address:
            parts = urlsplit(settings.public_address.lower())
            name, port = _without_port(parts.netloc), parts.port or _PORTS[parts.scheme]
            self._own_origin = (parts.scheme, name, port)
            self._names = frozenset((parts.netloc, name, f"{name}:{port}"))  # some proxies omit the port

    def refusal(self, headers: Headers, path: str, *, changes: bool) -> Refusal | None:
        """Return why a request is refused for its host or its origin, or None."""
        if len(headers.getlist("host")) > 1:
            return Refusal("bad-request", "A request names one host.")
        host = headers.get("host", "").lower()
        if not self._is_own_name(host, path):
            return Refusal("wrong-host", "This server answers only under its own name.")
        if changes and not self._is_own_page(headers, host):
            return Refusal("not-allowed", "Requests from other sites are not answered.")
        return None

    def _is_own_name(self, host: str, path: str) -> bool:
        if is_loopback(host):
            return True
        if self._own_origin is None:
            return not self._local  # without a public address we do not know what others call this machine
        # Monitoring may use the bare IP address; no page can have that as its origin.
        return host in self._names or (path in _MONITORING and _is_address(_without_port(host)))

    def _is_own_page(self, headers: Headers, host: str) -> bool:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origins = headers.getlist("origin")
        if not origins:
            return True  # not a browser
        origin = _origin(origins[0])
        if len(origins) > 1 or origin is None:
            return False
        if self._own_origin is not None and not is_loopback(host):
            return origin == self._own_origin
        return origin in (self._own_origin, _origin(f"{origin[0]}://{host}"))


def is_loopback(host: str) -> bool:
    """Return whether a host is a loopback name or address."""
    return _without_port(host) in _LOOPBACK


def _origin(text: str) -> tuple[str, str, int] | None:
    """Return scheme, name and port of an origin, or None if no page of ours could have it."""
    scheme, _, host = text.lower().partition("://")
    name = _without_port(host)
    if scheme not in _PORTS or not name or set("/@?# ") & set(host):
        return None
    port = host[len(name) + 1 :]
    return scheme, name, int(port) if port else _PORTS[scheme]


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _without_port(host: str) -> str:
    match = _HOST.fullmatch(host)
    return match[1] if match else ""
