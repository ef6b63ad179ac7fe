"""The bare server to compare with.

It answers each message and sends one of usual size to the table, and no more.
"""

import asyncio
import sys
from typing import Any

import uvicorn

tables: dict[str, list[Any]] = {}
payload = "x" * int(sys.argv[2]) if len(sys.argv) > 2 else ""


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    members = tables.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    members.append(send)
    try:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            key = message["text"].rsplit('"key":', 1)[1]
            await send({"type": "websocket.send", "text": '{"type":"taken","key":' + key})
            for member in members:
                await member({"type": "websocket.send", "text": payload})
    except (OSError, RuntimeError):
        pass
    finally:
        members.remove(send)


if __name__ == "__main__":
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        log_level="error",
        access_log=False,
        lifespan="off",
        ws_per_message_deflate=False,
        ws="websockets-sansio",
    )
    asyncio.run(uvicorn.Server(config).serve())
