"""Two games that differ only in what a viewer may not know: every byte that viewer receives is the same.

They differ in what one seat bids before it is settled, places face down and replaces, and in everything that
will be
turned up in later rounds. Compared are WebSockets, HTTP replies with their headers, and what a bot is given.
"""

import asyncio
import json
import random
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from kerys.engine.chance import DEALT_SHIPS, DEALT_STACKS, STACK_SIZE, Deal, deal
from kerys.engine.options import Options, rules_of
from kerys.server import workers
from kerys.server.worker import Job, packed
from kerys.server.world import World
from tests.server.playing import Player, Somebody
from tests.server.serving import Address, ServerProcess, serving

HIDER = 1  # the seat whose secrets differ
SETUPS: list[dict[str, Any]] = [
    {"options": {"players": 4, "kings_favour": True}, "public": True},
    {
        "options": {"players": 4, "kings_favour": True, "ys_plus_characters": True, "events": True},
        "clock": {"bank": 600, "increment": 5},
    },
]


class FixedWorld(World):
    """The same times, names and tokens again and again; only later rounds are dealt otherwise in the twin."""

    def __init__(self, twin: bool) -> None:
        self.twin = twin
        self.count = 0

    def now(self) -> float:
        return 1_800_000_000.0

    def secret(self) -> str:
        self.count += 1
        return f"secret-{self.count}"

    def name(self) -> str:
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

    async def open(self, stack: Any) -> None:
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

        async def think(self: workers.Workers, job: Job) -> str:
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


def _texts(player: Player) -> list[str]:
    assert player.question is not None
    return [option["text"] for option in player.question["options"]]


def _different(one: list[str], two: list[str], chance: random.Random) -> tuple[str, str]:
    """Answers of the hider in both worlds that look alike to everybody else."""
    pairs = []
    for text in one:
        words = text.split()
        for other in two:
            theirs = other.split()
            if words[0] == "place" and "down" in words and words[2:] == theirs[2:] and words[1] != theirs[1]:
                pairs.append((text, other))
    alike = [(text, text) for text in one if text in two and text != "pass"]
    return chance.choice(pairs or alike)


async def _answer(world: OneWorld, seat: int, text: str) -> None:
    player = world.players[seat]
    key = await player.answer(text, key=f"k{len(player.taken)}")
    while key not in player.taken:
        await player.hear()
    await world.settle()


async def _speculations(here: OneWorld, there: OneWorld) -> None:
    """Sealed for the whole game: the hider speculates on another colour in the twin."""
    for seat in (HIDER, 0, 2):
        texts = _texts(here.players[seat])
        await _answer(here, seat, texts[0])
        await _answer(there, seat, texts[1] if seat == HIDER else texts[0])


async def _bids(here: OneWorld, there: OneWorld) -> None:
    """Sealed bids.

    In the twin the hider thinks otherwise twice, and another bid stands while it is sealed.
    """
    for text in ("bid 2 4", "bid 3 3"):
        if text in _texts(there.players[HIDER]):
            await _answer(there, HIDER, text)
    await _answer(here, HIDER, "bid 1 2")
    await _answer(there, HIDER, "bid 1 2")
    for seat in (0, 2):
        await _answer(here, seat, "bid 2 3")
        await _answer(there, seat, "bid 2 3")


async def _play_both(here: OneWorld, there: OneWorld, bots: Bots) -> int:
    """Play a round up to its last placing in both worlds; how many answers differed."""
    chance, differed = random.Random(7), 0
    async with asyncio.timeout(90):
        async with _Stack() as stack:
            for world in (here, there):
                await world.open(stack)
                await world.settle()
            while (question := here.players[HIDER].question) and question["about"]["sealed"]:
                await (_bids if question["about"]["kind"] == "bid" else _speculations)(here, there)
                await bots.play((here, there))
            while sum(fact["fact"] == "placed" for fact in here.players[0].facts) < 31:
                asked = [seat for seat in range(3) if here.players[seat].asked]
                if not asked:
                    await bots.play((here, there))
                    continue
                seat = asked[0]
                one, two = _texts(here.players[seat]), _texts(there.players[seat])
                if seat == HIDER:
                    texts = _different(one, two, chance)
                    differed += texts[0] != texts[1]
                    await there.players[seat].answer("bid 9 9", key="nonsense")
                    await there.settle()
                else:
                    texts = (chance.choice(one),) * 2
                await _answer(here, seat, texts[0])
                await _answer(there, seat, texts[1])
                if chance.random() < 0.2:
                    key = f"chat{len(here.players[0].facts)}"
                    for world in (here, there):
                        await world.players[0].send("say", text="hm", key=key)
                        await world.settle()
                if chance.random() < 0.3:
                    await here.look_around()
                    await there.look_around()
            await here.close()
            await there.close()
    return differed


class _Stack:
    """Opens and closes many sockets."""

    async def __aenter__(self) -> "_Stack":
        self._open: list[Any] = []
        return self

    async def enter_async_context(self, context: Any) -> Any:
        entered = await context.__aenter__()
        self._open.append(context)
        return entered

    async def __aexit__(self, *details: object) -> None:
        for context in reversed(self._open):
            await context.__aexit__(None, None, None)


@pytest.mark.parametrize("setup", SETUPS, ids=["public", "private, with a clock and all of Ys+"])
def test_every_byte_is_the_same_for_whoever_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any]
) -> None:
    bots = Bots(monkeypatch)
    with ExitStack() as servers:
        one = servers.enter_context(serving(tmp_path / "one", FixedWorld(twin=False)))
        two = servers.enter_context(serving(tmp_path / "two", FixedWorld(twin=True)))
        here, there = OneWorld(one, setup), OneWorld(two, setup)
        differed = asyncio.run(_play_both(here, there, bots))
    assert differed >= 3, "the games must really differ, or nothing was tested"
    for n, (mine, theirs) in enumerate(zip(here.players, there.players, strict=True)):
        if n == HIDER:
            assert mine.raw != theirs.raw
            continue
        assert _without_pings(mine.raw) == _without_pings(theirs.raw), f"viewer {n} can tell the games apart"
        assert here.replies[n] == there.replies[n], f"viewer {n} can tell the games apart over HTTP"
    # Both worlds asked the bot in turn about the same things.
    assert len(bots.jobs) > 8 and bots.jobs[::2] == bots.jobs[1::2]


def _without_pings(raw: list[str]) -> list[str]:
    """The test itself pings oftener in one world, as it does more there."""
    return [text for text in raw if '"type":"pong"' not in text]


def test_no_secret_is_logged(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    server = ServerProcess(tmp_path, log, log_level="debug")

    async def run() -> list[str]:
        anna = await Somebody(server.address).enter("Anna")
        seats = [{}, *[{"kind": "bot", "level": "random"}] * 2]
        table = (await anna.post("/api/tables", options={"players": 3}, seats=seats))["id"]
        invitation = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
        await anna.post("/api/account", name="anna", password="a long password")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as socket:
            player = await Player(socket).hello(invitation=invitation)
            await player.answer()
            await player.hear()
        await anna.http.post(f"/api/tables/{table}/join", json={"invitation": invitation, "seat": 99})
        secrets = [invitation, anna.cookie.split("=")[1], "a long password"]
        await anna.close()
        return secrets

    try:
        server.start()
        secrets = asyncio.run(run())
    finally:
        server.stop()
    database = sqlite3.connect(tmp_path / "kerys.sqlite3")
    secrets += [row[0] for row in database.execute("SELECT value FROM settings WHERE name = 'secret'")]
    secrets += [row[0] for row in database.execute("SELECT hash FROM sessions")]
    started = next(row[0] for row in database.execute("SELECT body FROM entries WHERE body LIKE '%started%'"))
    dealt = [line for line in json.loads(started)["record"].splitlines() if len(line) > 20]
    assert len(dealt) > 3
    database.close()
    text = log.read_text()
    secrets += dealt
    assert '"route": "/api/tables/{id}/join"' in text
    for secret in secrets:
        assert secret not in text
