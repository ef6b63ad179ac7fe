"""Play a whole game over the network: `python examples/client.py http://127.0.0.1:8000`.

Needs only `httpx` and `websockets`. It makes a table with three bots and answers at random. Everything it knows about
Ys is what the server says; docs/protocol.md has the whole protocol.
"""

import asyncio
import json
import random
import sys
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def new_table(http: httpx.AsyncClient) -> str:
    """Become a guest, make a table with three bots, start it."""

    async def post(path: str, **body: Any) -> Any:
        reply = await http.post(path, json=body)
        reply.raise_for_status()
        return reply.json()

    await post("/api/me", name="Sample")
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    table: str = (await post("/api/tables", options={"players": 4}, seats=[{"kind": "person"}, *bots]))["id"]
    await post(f"/api/tables/{table}/start")
    return table


class Client:
    """One seat. `answer` is kept until the server has taken it, and sent again after a lost connection."""

    def __init__(self) -> None:
        self.facts: list[dict[str, Any]] = []
        self.answer: dict[str, Any] | None = None
        self.answered = -1
        self.table: dict[str, Any] = {}

    async def play(self, socket: ClientConnection) -> None:
        """Play until the game is over and accounted for."""
        await socket.send(json.dumps({"type": "hello", "facts": len(self.facts), "views": False}))
        if self.answer:
            await socket.send(json.dumps(self.answer))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("fresh", "news"):
                del self.facts[message["first"] :]
                self.facts += message["facts"]
                for fact in message["facts"]:
                    print(fact["text"])
            if message["type"] in ("fresh", "table"):
                self.table = message["table"]
                if self.table["points"]:
                    return
            if message["type"] in ("taken", "refused"):
                self.answer = None
            if message["type"] == "problem" and self.answer:  # perhaps not kept; sent again it counts once
                await asyncio.sleep(1)
                await socket.send(json.dumps(self.answer))
            if message["type"] in ("fresh", "news") and not self.answer:
                await self.choose(socket, message["question"])

    async def choose(self, socket: ClientConnection, question: dict[str, Any] | None) -> None:
        """Answer a question that is ours, once."""
        if not question or not question["options"] or question["decision"] == self.answered:
            return
        self.answered = question["decision"]
        self.answer = {
            "type": "answer",
            "text": random.choice(question["options"])["text"],
            "decision": question["decision"],
            "facts": len(self.facts),
            "key": uuid.uuid4().hex,
        }
        await socket.send(json.dumps(self.answer))


async def main(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        table = await new_table(http)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    client = Client()
    where = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    while not client.table.get("points"):
        try:
            async with connect(where, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                await client.play(socket)
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)
    print("Points:", client.table["points"], "Winners:", client.table["winners"])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
