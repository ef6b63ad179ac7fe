"""The handshake of a WebSocket: the request as the application is asked about it (ASGI), and the library's replies."""

import asyncio
from typing import Any
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol


class Server(ServerProtocol):
    """The library's side of a connection."""

    def __init__(self, headers: dict[str, str], **options: Any) -> None:
        super().__init__(**options)
        self._headers = headers

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
