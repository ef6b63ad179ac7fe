"""Millions of damaged messages: each is read or refused, and what goes over the wire never makes the server fail.

`KERYS_MESSAGES` says how many (10,000,000); one in `OVER_THE_WIRE` of them goes to a server.
"""

import asyncio
import json
import os
import random
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from kerys.server.protocol.messages import decode
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import ServerProcess

MESSAGES = int(os.environ.get("KERYS_MESSAGES", "10000000"))
OVER_THE_WIRE = 500
GOOD = [
    {"type": "hello", "facts": 3, "chat": 2, "language": "de", "invitation": "x"},
    {"type": "answer", "text": "bid 1 2", "decision": 4, "facts": 9, "key": "k"},
    {"type": "preview", "text": "place 3 up 1/harbour", "decision": 4},
    {"type": "say", "text": "hello", "key": "k"},
    {"type": "speak", "language": "fr"},
    {"type": "ping", "number": 3},
    {"type": "away"},
    {"type": "back"},
]
PARTS = [
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"\xff",
    b"\x00",
    b"null",
    b"1e999",
    b"-1",
]
PARTS += [b"9" * 30, b",", b":", b"[" * 200, b'"type":"answer"', "😀".encode(), b"true", b"NaN", b"\r\n"]


def damaged(chance: random.Random) -> bytes:
    """Return a message with a few bytes left out, doubled or replaced."""
    data = json.dumps(chance.choice(GOOD)).encode()
    for _ in range(chance.randrange(4)):
        at, until = sorted(chance.choices(range(len(data) + 1), k=2))
        middle = chance.choice((b"", data[at:until] * 2, chance.choice(PARTS), chance.choice(PARTS)))
        data = data[:at] + middle + data[until:]
    return data


@pytest.mark.soak
def test_ten_million_damaged_messages_are_read_or_refused() -> None:
    chance = random.Random(7)
    read = 0
    for _ in range(MESSAGES):
        try:
            decode(damaged(chance))
            read += 1
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            pass
    print(json.dumps({"messages": MESSAGES, "read": read, "refused": MESSAGES - read}), flush=True)


@pytest.mark.soak
def test_damaged_messages_over_the_wire_never_make_the_server_fail(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, tmp_path / "log.txt")
    server.start()
    try:
        sent = asyncio.run(_send(server, max(1_000, MESSAGES // OVER_THE_WIRE)))
    finally:
        server.stop()
    text = server.log.read_text()
    assert "Traceback" not in text and '"level": "error"' not in text
    print(json.dumps({"over the wire": sent}), flush=True)


async def _send(server: ServerProcess, count: int) -> int:
    chance, sent = random.Random(9), 0
    anna = await Somebody(server.address).enter("Anna")
    seats = [{}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = (await anna.post("/api/tables", options={"players": 3}, seats=seats))["id"]
    await anna.post(f"/api/tables/{table}/start")
    while sent < count:
        try:
            async with anna.connect(table) as socket:
                await Player(socket).hello()
                for _ in range(60):
                    data = damaged(chance)
                    sent += 1
                    await socket.send(data.decode("utf-8", "replace"))
        except (ConnectionClosed, WebSocketException, TimeoutError, OSError):
            continue  # too many mistakes: the server closed the connection
    await anna.close()
    return sent
