"""The handshake of a WebSocket: its ASGI scope, and replies that refuse it."""

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

_REFUSAL: Final = "kerys.refusal"  # key of the refusal in the ASGI message that refuses a handshake
_CODES: Final = {405: "wrong-method", 414: "too-large", 431: "too-large"}  # for the library's own refusals


async def refuse_handshake(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a connection on behalf of the application."""
    count_refusal(refusal.code, scope)
    await send({"type": "websocket.close", "code": 1008, "reason": refusal.code, _REFUSAL: refusal})


def refusal_in(message: Any) -> Refusal:
    refusal: Refusal = message[_REFUSAL]
    return refusal


class HandshakeProtocol(ServerProtocol):
    """The protocol of the library `websockets`, with our headers and refusals in JSON."""

    def __init__(self, headers: dict[str, str], **options: Any) -> None:
        super().__init__(**options)
        self._headers = headers

    def reject(self, status: Any, text: str) -> Response:
        """Put the library's own refusals into the form of all others."""
        return self.refused(Refusal(_CODES.get(int(status), "bad-request"), text.partition("\n")[0]), status)

    def refused(self, refusal: Refusal, status: HTTPStatus | None = None) -> Response:
        body = refusal_body(refusal).decode()
        response = super().reject(status or refusal.status, body)
        del response.headers["Content-Type"]
        for name, value in {"Content-Type": "application/json", **refusal_headers(refusal)}.items():
            response.headers[name] = value
        return response

    def send_response(self, response: Response) -> None:
        """Add the headers of all replies to every response, the library's own too."""
        for name, value in {**self._headers, "cache-control": "no-store"}.items():
            response.headers[name] = value
        super().send_response(response)


def scope_of(
    request: Request, config: Config, app_state: dict[str, Any], transport: asyncio.Transport | None
) -> dict[str, Any]:
    """Return the ASGI scope of a handshake."""
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
