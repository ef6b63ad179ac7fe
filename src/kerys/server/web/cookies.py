"""The cookie with a session's token: closed to scripts and other sites, and over TLS to other hosts of the domain too."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from kerys.server.settings import Settings

_PLAIN: Final = "kerys_session"
_OWN: Final = "__Host-kerys_session"  # browsers take it only over TLS and from this very host
_YEAR: Final = 365 * 86400


def _over_tls(settings: Settings) -> bool:
    return settings.public_address.startswith("https://")


def token_in(cookies: Mapping[str, str], settings: Settings) -> str:
    """The token; over TLS that of the plain cookie only from whoever has no other yet."""
    return (cookies.get(_OWN, "") if _over_tls(settings) else "") or cookies.get(_PLAIN, "")


def is_old(cookies: Mapping[str, str], settings: Settings) -> bool:
    """Whether a token has to move to the cookie that it should be in."""
    return _over_tls(settings) and _PLAIN in cookies


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Keep a token, or, if it is empty, end it."""
    secure = _over_tls(settings)
    if token:
        response.set_cookie(
            _OWN if secure else _PLAIN,
            token,
            max_age=_YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="strict",
        )
    for name in (_OWN, _PLAIN) if secure else (_PLAIN,):
        if not token or (secure and name == _PLAIN):
            response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")
