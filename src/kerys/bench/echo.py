"""A minimal server as a baseline for `kerys bench server`, on the same WebSocket transport.

It acknowledges each message and broadcasts one message of typical size to the table, nothing else.
"""

import asyncio
import sys
from typing import Any, Final

import uvicorn

from kerys.server.transport.websocket import WebSocket, frame, websocket_of

_TABLES: Final[dict[str, set["Member"]]] = {}
_BROADCAST: Final = frame(b"x" * int(sys.argv[2])) if len(sys.argv) > 2 else b""


class Unlimited(WebSocket):
    """A WebSocket without frame limit: with few clients each sends more than a player may."""

    max_frames = 1_000_000_000


class Member:
    """One connection to a table."""

    def __init__(self, socket: WebSocket, table: str) -> None:
        self.socket = socket
        self.table = _TABLES.setdefault(table, set())
        self.table.add(self)

    def message_received(self, data: bytes) -> None:
        key = data.rsplit(b'"key":', 1)[1]
        taken = frame(b'{"type":"taken","key":' + key)
        for member in self.table:
            member.socket.write(taken + _BROADCAST if member is self else _BROADCAST)

    def writing_resumed(self) -> None:
        pass

    def disconnected(self) -> None:
        self.table.discard(self)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        socket = websocket_of(scope)
        socket.accept(Member(socket, scope["path"]))


if __name__ == "__main__":
    config = uvicorn.Config(
        app, port=int(sys.argv[1]), log_level="error", access_log=False, lifespan="off", ws=Unlimited
    )
    asyncio.run(uvicorn.Server(config).serve())
