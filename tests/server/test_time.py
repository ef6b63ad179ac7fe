"""Clocks, absent players, bots in their processes."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from kerys import Game
from kerys.bots import with_options
from kerys.server.driver import Driver
from kerys.server.hub import Hub
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.sqlite import SqliteBackend
from kerys.server.table.clocks import Clocks
from kerys.server.table.setup import ClockSettings
from kerys.server.worker import Job
from kerys.server.workers import Worker, Workers
from kerys.server.world import World
from tests.server.playing import Player, Somebody
from tests.server.serving import Address, serving


async def _table(address: Address, **setup: Any) -> tuple[Somebody, Somebody, str]:
    anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
    table = (await anna.post("/api/tables", options={"players": 2}, public=True, **setup))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def test_when_time_is_out_a_bot_plays_until_the_person_returns(address: Address) -> None:
    async def run() -> None:
        anna, ben, table = await _table(address, clock={"per_answer": 1.5})
        async with anna.connect(table) as one, ben.connect(table) as two:
            here, gone = await Player(one).hello(), await Player(two).hello()
            assert [clock["running"] for clock in here.clocks] == [True, True]
            await here.answer()
            while not here.table["seats"][1]["away"]:
                await asyncio.wait_for(here.hear(), 30)
            while here.question and here.question["about"]["kind"] == "bid":
                await asyncio.wait_for(here.hear(), 30)  # the bot bid for Ben
            await gone.send("back")
            while here.table["seats"][1]["away"]:
                await asyncio.wait_for(here.hear(), 30)
            await gone.send("away")
            while not here.table["seats"][1]["away"]:
                await asyncio.wait_for(here.hear(), 30)
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_a_bank_falls_only_while_an_answer_is_owed() -> None:
    clocks = Clocks(ClockSettings(bank=60, increment=5), 2)
    clocks.ask([0, 1], 100.0, again=True)
    assert (clocks.left(0, 110.0), clocks.left(1, 110.0)) == (50, 50)
    after = clocks.left_after_answer(0, 110.0)
    assert after == 55
    clocks.answered(0, after)
    clocks.ask([1], 110.0, again=False)
    assert (clocks.left(0, 130.0), clocks.left(1, 130.0)) == (55, 30)
    assert clocks.left_after_answer(0, 130.0) == 55, "a sealed answer replaced costs and brings nothing"
    assert clocks.left_as_if_asked(0, 110.0) == clocks.left_as_if_asked(1, 110.0)
    assert clocks.deadline(1) == 160
    clocks.not_before(150.0)
    assert clocks.left(1, 150.0) == 60, "while the server was down nobody's time ran"


def _job(level: str) -> Job:
    game = Game(players=3, seed=1)
    view = game.view(0)
    return Job(level, 1, view, with_options(view["question"], game.options(0)))


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
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
    return "endless"


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


@pytest.mark.parametrize("thought", [0.0, 0.01, 0.3, 0.69])
def test_how_long_a_bot_thought_cannot_be_told(thought: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come on the beat after the question, however long the bot or an automatic step took until then."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    class Later(World):
        def now(self) -> float:
            return 100.0 + thought

    async def run() -> None:
        world = Later()
        hub = Hub(Store(SqliteBackend(":memory:")), Settings(bot_pace=0.7), world)
        driver = Driver(hub, Workers(2, 1.0))
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await driver._pace(100.0)

    asyncio.run(run())
    assert slept == [pytest.approx(0.7 - thought)]


def test_bots_answer_on_the_beat(tmp_path: Path) -> None:
    """How long a bot thought cannot be seen."""

    async def run(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        seats = [{}, {"kind": "bot", "level": "random"}]
        table = (await anna.post("/api/tables", options={"players": 2}, seats=seats))["id"]
        await anna.post(f"/api/tables/{table}/start")
        began = time.monotonic()
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            await player.answer()
            while player.question and player.question["about"]["kind"] == "bid":
                await asyncio.wait_for(player.hear(), 30)
        assert time.monotonic() - began > 0.9
        await anna.close()

    with serving(tmp_path, bot_pace=1.0) as address:
        asyncio.run(run(address))
