"""Replies as JSON, and request bodies read with a limit."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Scope

from kerys.server.protocol.bodies import Error
from kerys.server.refusals import Refusal, failure, storage_unavailable
from kerys.server.storage import StorageUnavailable
from kerys.server.transport.refusal_log import count_refusal

SMALL_BODY: Final = 20_000  # bytes
RECORD_BODY: Final = 2_000_000
_encode: Final = msgspec.json.Encoder().encode
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def reply(body: Any, status: int = 200) -> Response:
    return Response(_encode(body), status, media_type="application/json")


def refusal_body(refusal: Refusal) -> bytes:
    return _encode(Error(code=refusal.code, reason=refusal.reason))


def refusal_headers(refusal: Refusal) -> dict[str, str]:
    return {"retry-after": "30"} if refusal.code == "too-many" else {}


def refusal_reply(
    refusal: Refusal,
    scope: Scope | None = None,
    *,
    status: int | None = None,
    more: Mapping[str, str] | None = None,
) -> Response:
    """Return the reply to a refused request; with its scope the refusal may be logged with the address."""
    count_refusal(refusal.code, scope)
    headers = {**(more or {}), **refusal_headers(refusal)}
    return Response(refusal_body(refusal), status or refusal.status, headers, media_type="application/json")


def refusal_bytes(refusal: Refusal, headers: Mapping[str, str]) -> bytes:
    """Return the same as raw HTTP, for requests that never reach the application; it closes the connection."""
    status, body = HTTPStatus(refusal.status), refusal_body(refusal)
    more = {"cache-control": "no-store", "content-type": "application/json", "content-length": str(len(body))}
    more.update({"connection": "close", **refusal_headers(refusal)})
    head = "".join(f"{name}: {value}\r\n" for name, value in {**headers, **more}.items())
    return f"HTTP/1.1 {status} {status.phrase}\r\n{head}\r\n".encode() + body


def failed_reply() -> Response:
    return refusal_reply(failure(), status=500)


async def read_body(request: Request, kind: type[T], limit: int = SMALL_BODY) -> T:
    """Read a request's body, no further than the limit, and validate it."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json", "The body must be JSON (content-type application/json).")
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Refusal("too-large", f"That is more than {limit} bytes.")
            parts.append(part)
        return msgspec.json.decode(b"".join(parts) or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-request", f"That was not understood: {str(error)[:200]}") from None
    except ClientDisconnect:
        raise Refusal(
            "bad-request", "The request was cut off."
        ) from None  # nobody receives it, but it is counted


def reply_to_refusals(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint so that refusals become replies."""

    async def wrapped(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return refusal_reply(refusal, request.scope)
        except StorageUnavailable:
            return refusal_reply(storage_unavailable())

    return wrapped
