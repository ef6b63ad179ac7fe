"""The handshake of a WebSocket: the request as the application is asked about it (ASGI), and replies that refuse it."""

import asyncio
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from starlette.types import Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from kerys.server.refusals import Refusal
from kerys.server.transport.refusal_log import count_refusal
from kerys.server.transport.responses import refusal_body, refusal_headers

_REFUSAL: Final = "kerys.refusal"  # where a message that refuses a handshake says why
_CODES: Final = {405: "wrong-method", 414: "too-large", 431: "too-large"}  # of what the library refuses


async def refuse_handshake(scope: Scope, send: Send, refusal: Refusal) -> None:
    """The application does not take a connection."""
    count_refusal(refusal.code, scope)
    await send({"type": "websocket.close", "code": 1008, "reason": refusal.code, _REFUSAL: refusal})


def refusal_in(message: Any) -> Refusal:
    found: Refusal = message[_REFUSAL]
    return found


class Server(ServerProtocol):
    """The library's side of a connection."""

    def __init__(self, headers: dict[str, str], **options: Any) -> None:
        super().__init__(**options)
        self._headers = headers

    def reject(self, status: Any, text: str) -> Response:
        """The library's own refusals, in the form of all others."""
        return self.refused(Refusal(_CODES.get(int(status), "bad-request"), text.partition("\n")[0]), status)

    def refused(self, refusal: Refusal, status: HTTPStatus | None = None) -> Response:
        body = refusal_body(refusal).decode()
        response = super().reject(status or refusal.status, body)
        del response.headers["Content-Type"]
        for name, value in {"Content-Type": "application/json", **refusal_headers(refusal)}.items():
            response.headers[name] = value
        return response

    def send_response(self, response: Response) -> None:
        """Every reply, the library's own too, has the headers of all replies."""
        for name, value in {**self._headers, "cache-control": "no-store"}.items():
            response.headers[name] = value
        super().send_response(response)


def scope_of(
    request: Request, config: Config, app_state: dict[str, Any], transport: asyncio.Transport | None
) -> dict[str, Any]:
    """What the application is asked."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": config.asgi_version, "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if is_ssl(transport) else "ws",  # type: ignore[arg-type]
        "server": get_local_addr(transport),  # type: ignore[arg-type]
        "client": get_remote_addr(transport),  # type: ignore[arg-type]
        "root_path": config.root_path,
        "path": config.root_path + unquote(path),
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [],
        "state": app_state.copy(),
        "extensions": {},
    }
