"""The session cookie: invisible to scripts and other sites, and over TLS to other hosts of the domain too."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from kerys.server.settings import Settings

_PLAIN: Final = "kerys_session"
_HOST_ONLY: Final = "__Host-kerys_session"  # browsers accept it only over TLS and from this very host
_YEAR: Final = 365 * 86400


def _over_tls(settings: Settings) -> bool:
    return settings.public_address.startswith("https://")


def token_in(cookies: Mapping[str, str], settings: Settings) -> str:
    """Return the token; over TLS that of the plain cookie only if there is no other yet."""
    return (cookies.get(_HOST_ONLY, "") if _over_tls(settings) else "") or cookies.get(_PLAIN, "")


def is_old(cookies: Mapping[str, str], settings: Settings) -> bool:
    """Return whether the token is in the plain cookie and has to move to the host-only one."""
    return _over_tls(settings) and _PLAIN in cookies


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Set the cookie or, if the token is empty, delete it."""
    secure = _over_tls(settings)
    if token:
        response.set_cookie(
            _HOST_ONLY if secure else _PLAIN,
            token,
            max_age=_YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="strict",
        )
    for name in (_HOST_ONLY, _PLAIN) if secure else (_PLAIN,):
        if not token or (secure and name == _PLAIN):
            response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")
