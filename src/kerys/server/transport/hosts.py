"""Under which names the server answers, and for whose pages.

A page of another site may ask anything of us in its visitor's name, and by a name of its own that leads here (DNS
rebinding) it may even read the answers. Browsers say where a request goes (`Host`) and whose page asks (`Origin`).
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
_WATCHED: Final = ("/healthz", "/metrics")
_PORTS: Final = {"http": 80, "https": 443}


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._own: tuple[str, str, int] | None = None
        self._names: frozenset[str] = frozenset()
        self._local = settings.host in _LOOPBACK
        if settings.public_address:
            parts = urlsplit(settings.public_address.lower())
            name, port = _without_port(parts.netloc), parts.port or _PORTS[parts.scheme]
            self._own = (parts.scheme, name, port)
            self._names = frozenset((parts.netloc, name, f"{name}:{port}"))  # some proxies leave the port out

    def refusal(self, headers: Headers, path: str, *, changes: bool) -> Refusal | None:
        """Why a request is not answered under the name it came by, or for the page it came from."""
        if len(headers.getlist("host")) > 1:
            return Refusal("bad-request", "A request names one host.")
        host = headers.get("host", "").lower()
        if not self._answers(host, path):
            return Refusal("wrong-host", "This server answers only under its own name.")
        if changes and not self._may_ask(headers, host):
            return Refusal("not-allowed", "Requests from other sites are not answered.")
        return None

    def _answers(self, host: str, path: str) -> bool:
        if is_loopback(host):
            return True
        if self._own is None:
            return not self._local  # without a public address nobody knows what others call this machine
        # Whoever watches the server may know its bare address; no page can have that for its name.
        return host in self._names or (path in _WATCHED and _is_address(_without_port(host)))

    def _may_ask(self, headers: Headers, host: str) -> bool:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origins = headers.getlist("origin")
        if not origins:
            return True  # no browser
        origin = _origin(origins[0])
        if len(origins) > 1 or origin is None:
            return False
        if self._own is not None and not is_loopback(host):
            return origin == self._own
        return origin in (self._own, _origin(f"{origin[0]}://{host}"))


def is_loopback(host: str) -> bool:
    """Whether this is what the machine calls itself."""
    return _without_port(host) in _LOOPBACK


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, name and port of an origin; None if it is none that a page of ours could have."""
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
    found = _HOST.fullmatch(host)
    return found[1] if found else ""  # nothing that anybody is called
