"""Two games that differ only in what a viewer may not know: every byte that viewer receives is the same.

They differ in what one seat bids before it is settled, places face down and replaces, and in everything that
will be
turned up in later rounds. Compared are WebSockets, HTTP replies with their headers, and what a bot is given.
"""

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import ServerProcess, serving
from tests.server.helpers.twin_servers import Bots, FixedEnvironment, OneWorld

HIDER = 1  # the seat whose secrets differ
SETUPS: list[dict[str, Any]] = [
    {"options": {"players": 4, "kings_favour": True}, "public": True},
    {
        "options": {"players": 4, "kings_favour": True, "ys_plus_characters": True, "events": True},
        "clock": {"bank": 600, "increment": 5},
    },
]


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
        async with AsyncExitStack() as stack:
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


@pytest.mark.parametrize("setup", SETUPS, ids=["public", "private, with a clock and all of Ys+"])
def test_every_byte_is_the_same_for_whoever_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any]
) -> None:
    bots = Bots(monkeypatch)
    with ExitStack() as servers:
        one = servers.enter_context(serving(tmp_path / "one", FixedEnvironment(twin=False)))
        two = servers.enter_context(serving(tmp_path / "two", FixedEnvironment(twin=True)))
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
