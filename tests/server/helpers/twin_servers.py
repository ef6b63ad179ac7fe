"""Two servers in worlds that are the same but for secrets, and everybody at a table in each."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from kerys.engine.chance import DEALT_SHIPS, DEALT_STACKS, STACK_SIZE, Deal, deal
from kerys.engine.options import Options, rules_of
from kerys.server.bots import pool as workers
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job, packed
from kerys.server.environment import Environment
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


class FixedEnvironment(Environment):
    """The same times, names and tokens again and again; only later rounds are dealt otherwise in the twin."""

    def __init__(self, twin: bool) -> None:
        self.twin = twin
        self.count = 0

    def now(self) -> float:
        return 1_800_000_000.0

    def secret(self) -> str:
        self.count += 1
        return f"secret-{self.count}"

    def new_id(self) -> str:
        self.count += 1
        return f"name{self.count}"

    def deal(self, chosen: Options) -> Deal:
        dealt = deal(rules_of(chosen), 42)
        if self.twin:
            ships = [dealt.cells[DEALT_SHIPS + n] for n in range(12, 20)]
            for n, ship in enumerate(reversed(ships), 12):
                dealt.cells[DEALT_SHIPS + n] = ship
            for district in range(4):
                stack = range(
                    DEALT_STACKS + district * STACK_SIZE, DEALT_STACKS + (district + 1) * STACK_SIZE
                )
                one, two = [cell for cell in stack if dealt.cells[cell]][-2:]
                dealt.cells[one], dealt.cells[two] = dealt.cells[two], dealt.cells[one]
        return dealt


class OneWorld:
    """A server and everybody at its table."""

    def __init__(self, address: Address, setup: dict[str, Any]) -> None:
        self.address = address
        self.setup = setup
        self.people: list[Somebody] = []
        self.players: list[Player] = []
        self.table = ""
        self.replies: dict[int, list[bytes]] = {}
        self.pings = 0

    async def open(self, stack: AsyncExitStack) -> None:
        self.people = [await Somebody(self.address).enter(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
        anna = self.people[0]
        seats: list[dict[str, str]] = [{}, {}, {}, {"kind": "bot", "level": "random"}]
        self.table = (await anna.post("/api/tables", **self.setup, seats=seats))["id"]
        invited = (await anna.post(f"/api/tables/{self.table}/invitation"))["invitation"]
        for one in self.people[1:3]:
            await one.post(f"/api/tables/{self.table}/join", invitation=invited)
        await anna.post(f"/api/tables/{self.table}/start")
        for n, one in enumerate(self.people):  # Dan watches
            socket = await stack.enter_async_context(one.connect(self.table))
            self.players.append(await Player(socket, n).hello(invitation=invited))
        self.people.append(Somebody(self.address))  # a stranger without a session or an invitation
        socket = await stack.enter_async_context(self.people[-1].connect(self.table))
        stranger = Player(socket, 4)
        if self.setup.get("public"):
            self.players.append(await stranger.hello())
        else:
            await stranger.send("hello")
            assert await stranger.hear() == "problem"

    async def settle(self) -> None:
        """Everybody has heard everything."""
        self.pings += 1
        for player in self.players:
            await player.send("ping", number=self.pings)
        for player in self.players:
            while f'"pong","number":{self.pings}}}' not in player.raw[-1]:
                await player.hear()

    async def look_around(self) -> None:
        """What each person gets over HTTP, allowed or not."""
        for n, one in enumerate(self.people):
            for method, path in (
                ("GET", "/api/me"),
                ("GET", "/api/tables"),
                ("POST", f"/api/tables/{self.table}"),
                ("GET", f"/api/tables/{self.table}/record"),
                ("GET", f"/api/tables/{self.table}/replay"),
                ("POST", f"/api/tables/{self.table}/invitation"),
                ("POST", "/api/tables/nothing"),
            ):
                if method == "POST" and n == 0 and path.endswith("invitation"):
                    continue
                reply = await one.http.request(method, path, json={} if method == "POST" else None)
                headers = sorted(pair for pair in reply.headers.raw if pair[0].lower() != b"date")
                self.replies.setdefault(n, []).append(
                    repr((reply.status_code, headers)).encode() + reply.content
                )

    async def close(self) -> None:
        for one in self.people:
            await one.close()


class Bots:
    """Instead of real workers: what bots are given is written down, and they answer when the test lets them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[bytes] = []
        self.free: dict[int, int] = {}  # by world: how many answers its bots may give
        begun, bots = workers.Workers.__init__, self

        def init(self: workers.Workers, *arguments: Any) -> None:
            begun(self, *arguments)
            self.world = len(bots.free)  # type: ignore[attr-defined]
            bots.free[len(bots.free)] = 0

        async def think(self: workers.Workers, job: Job, asker: Asker) -> str:
            world: int = self.world  # type: ignore[attr-defined]
            while not bots.free[world]:
                await asyncio.sleep(0.002)
            bots.free[world] -= 1
            bots.jobs.append(packed(job))
            return random.Random(job.seed).choice(job.options)

        monkeypatch.setattr(workers.Workers, "__init__", init)
        monkeypatch.setattr(workers.Workers, "think", think)

    async def play(self, worlds: "tuple[OneWorld, OneWorld]") -> None:
        """The bot answers in both worlds."""
        for n, world in enumerate(worlds):
            player = world.players[0]
            assert player.question is not None
            asked = player.question["decision"]
            self.free[n] += 1
            while player.question and player.question["decision"] == asked:
                await player.hear()
            await world.settle()
