"""Bots in their processes: whatever one of them does, other tables go on."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kerys import Game
from kerys.bots import registry, with_options
from kerys.server.worker import Job
from kerys.server.workers import Worker, Workers
from tests.server.playing import Player, Somebody
from tests.server.serving import Address, serving


def _job(level: str) -> Job:
    game = Game(players=3, seed=1)
    view = game.view(0)
    return Job(level, 1, view, with_options(view["question"], game.options(0)))


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """A bot installed by a package, in an endless loop; processes started from now on find it by this name."""
    package = tmp_path / "endless-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[kerys.bots]\nendless = endless:Endless\n")
    (tmp_path / "endless.py").write_text(
        "class Endless:\n"
        "    def __init__(self, seed):\n        pass\n"
        "    def choose(self, view, question, budget=None):\n        while True:\n            pass\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield "endless"
    registry._installed.cache_clear()


def test_a_bot_that_never_answers_is_killed(endless: str) -> None:
    """The next job finds a new process."""

    async def run() -> None:
        workers = Workers(1, deadline=1.0)
        assert await workers.think(_job("random")) in _job("random").options
        stuck, fine = await asyncio.gather(workers.think(_job(endless)), workers.think(_job("greedy")))
        assert stuck is None
        assert fine in _job("greedy").options
        assert await workers.think(_job("nobody knows this one")) is None
        await workers.stop()

    asyncio.run(run())


def test_stuck_bots_do_not_take_the_workers_of_others(endless: str) -> None:
    """Many of them are in the line first, with a deadline that never comes; another bot's answer comes all the same."""

    async def run() -> None:
        workers = Workers(2, deadline=3600.0)
        stuck = [asyncio.ensure_future(workers.think(_job(endless))) for _ in range(20)]
        await asyncio.sleep(0.5)
        for _ in range(3):
            assert await asyncio.wait_for(workers.think(_job("greedy")), 60) in _job("greedy").options
        assert not any(one.done() for one in stuck)
        for one in stuck:
            one.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        await workers.stop()

    asyncio.run(run())


def test_who_waits_too_long_gets_a_process_of_its_own(endless: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when every worker is stuck, with bots of several levels."""
    monkeypatch.setattr("kerys.server.workers._PATIENCE", 0.1)

    async def run() -> None:
        workers = Workers(2, deadline=3600.0)
        workers._shares[endless] = asyncio.Semaphore(100)
        stuck = [asyncio.ensure_future(workers.think(_job(endless))) for _ in range(3)]
        await asyncio.sleep(0.5)
        assert await asyncio.wait_for(workers.think(_job("greedy")), 60) in _job("greedy").options
        for one in stuck:
            one.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        await workers.stop()

    asyncio.run(run())


def test_a_level_that_keeps_failing_is_left_alone() -> None:
    class Failing(Worker):
        asked = 0

        async def think(self, job: Job, deadline: float) -> str | None:
            Failing.asked += 1
            return None if job.level == "bad" else job.options[0]

    async def run() -> None:
        workers = Workers(2, deadline=1.0)
        workers._free = asyncio.Queue()
        for worker in (Failing(), Failing()):
            workers._free.put_nowait(worker)
        for _ in range(10):
            assert await workers.think(_job("bad")) is None
        assert Failing.asked == 3
        assert await workers.think(_job("greedy")) is not None

    asyncio.run(run())


def test_tables_with_stuck_bots_do_not_hold_others_up(endless: str, tmp_path: Path) -> None:
    """Endless loops in all seats of several tables: another table plays, and those go on with simple answers."""

    async def run(address: Address) -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        bad = [{}, *[{"kind": "bot", "level": endless}] * 3]
        stuck = []
        for _ in range(3):
            stuck.append((await anna.post("/api/tables", options={"players": 4}, seats=bad))["id"])
            await anna.post(f"/api/tables/{stuck[-1]}/start")
        good = [{}, {"kind": "bot", "level": "random"}]
        table = (await ben.post("/api/tables", options={"players": 2}, seats=good))["id"]
        await ben.post(f"/api/tables/{table}/start")
        async with ben.connect(table) as socket:
            player = await Player(socket, 1).hello()
            await asyncio.wait_for(player.play_on(), 60)
        async with anna.connect(stuck[0]) as socket:
            player = await Player(socket).hello()
            await player.answer()
            while player.question and player.question["about"]["kind"] == "bid":
                await asyncio.wait_for(player.hear(), 60)
        await anna.close()
        await ben.close()

    with serving(tmp_path, bot_workers=2, bot_deadline=2.0) as address:
        asyncio.run(run(address))
