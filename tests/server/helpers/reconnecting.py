"""Many people at many tables who write down what was acknowledged, to compare with what a server remembers
later.
"""

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


class Member:
    """One seat at one table.

    Reconnects whenever the connection is lost and repeats what was not acknowledged.
    """

    def __init__(self, somebody: Somebody, table: str, seed: int) -> None:
        self.somebody = somebody
        self.table = table
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []  # (decision, answer)
        self.pending: dict[str, Any] | None = None
        self.player: Player | None = None
        self.over = False
        self.last = -1  # the decision answered last

    async def play(self, address: Address) -> None:
        """Play until the game is over, through any number of lost connections."""
        self.somebody.address = address
        while not self.over:
            try:
                async with self.somebody.connect(self.table) as socket:
                    self.player = await Player(socket, self.random.randrange(10**9)).hello()
                    await self._on(self.player)
            except (TimeoutError, OSError, WebSocketException, httpx.HTTPError):
                await asyncio.sleep(0.05)

    async def _on(self, player: Player) -> None:
        if self.pending is not None:
            await player.socket.send(json.dumps(self.pending))
        while True:
            if player.table["stage"] == "over":
                self.over = True
                return
            question = player.question
            if question and player.asked and self.pending is None and question["decision"] != self.last:
                self.pending = {
                    "type": "answer",
                    "text": self.random.choice(question["options"])["text"],
                    "decision": question["decision"],
                    "facts": len(player.facts),
                    "key": f"{self.random.randrange(10**12)}",
                }
                await player.socket.send(json.dumps(self.pending))
            await player.hear()
            if self.pending is not None and self.pending["key"] in player.taken:
                self.acknowledged.append((self.pending["decision"], self.pending["text"]))
                self.last = self.pending["decision"]
                self.pending = None
            elif self.pending is not None and player.refused:
                refused = player.refused.pop()
                assert refused["code"] in ("stale", "storage-away"), refused
                self.pending = None
            if self.pending is not None and player.problems:
                assert player.problems.pop()["code"] == "storage-away"
                await asyncio.sleep(0.2)
                await player.socket.send(json.dumps(self.pending))


async def crowd(address: Address, tables: int, seats: int = 4) -> list[Member]:
    """People at tables that have begun; all seats are people."""
    members: list[Member] = []
    people = [await Somebody(address).enter(f"P{n}") for n in range(seats)]
    for n in range(tables):
        host, *others = people
        setup = {"options": {"players": seats, "kings_favour": True}, "public": True}
        table = (await host.post("/api/tables", **setup))["id"]
        for other in others:
            await other.post(f"/api/tables/{table}/join")
        await host.post(f"/api/tables/{table}/start")
        members += [Member(one, table, 1000 * n + seat) for seat, one in enumerate(people)]
    return members
