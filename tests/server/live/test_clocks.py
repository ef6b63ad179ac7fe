"""Clocks, absent players, bots in their processes."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from kerys import Game
from kerys.server.bots.pool import Workers
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job
from kerys.server.domain import entries as e
from kerys.server.domain.clocks import Clocks
from kerys.server.environment import Environment
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.protocol.setup import ClockSettings, Setup
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.postgres import PostgresBackend
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, serving


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


def test_whoever_comes_back_is_told_how_long_they_have(address: Address) -> None:
    async def run() -> None:
        anna, ben, table = await _table(address, clock={"bank": 0.01})
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one).hello(), await Player(two).hello()]
            for n, player in enumerate(players):
                while not player.table["seats"][n]["away"]:
                    await asyncio.wait_for(player.hear(), 30)
                await player.send("back")
            for n, player in enumerate(players):
                while player.clocks[n]["left"] < 10:
                    await asyncio.wait_for(player.hear(), 30)
                await player.send("away")
                while not player.table["seats"][n]["away"]:
                    await asyncio.wait_for(player.hear(), 30)
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


def test_while_no_server_runs_it_is_nobodys_time() -> None:
    """But what was used before it stopped is used, however often that happens."""
    outages = [(110.0, 130.0), (140.0, 200.0)]
    for settings in (ClockSettings(bank=60), ClockSettings(per_answer=60)):
        clocks = Clocks(settings, 2, outages)
        clocks.ask([0, 1], 100.0, again=True)
        assert [clocks.left(0, at) for at in (105.0, 120.0, 130.0, 150.0, 200.0, 215.0)] == [
            55,
            50,
            50,
            40,
            40,
            25,
        ]
        assert clocks.left_as_if_asked(0, 215.0) == 25
        assert clocks.deadline(0) == 240
        clocks.ask([0, 1], 210.0, again=True)
        assert clocks.deadline(0) == 270


def test_a_day_is_a_day_whether_a_server_runs_or_not() -> None:
    day = 86_400.0
    nights = [(n * day + 1, (n + 1) * day) for n in range(10)]
    clocks = Clocks(ClockSettings(per_answer=3 * day), 2, nights)
    clocks.ask([0], 0.0, again=True)
    assert clocks.deadline(0) == 3 * day


@pytest.mark.parametrize("settings", [ClockSettings(bank=60, increment=5), ClockSettings(per_answer=100)])
def test_going_away_and_coming_back_wins_no_time(settings: ClockSettings) -> None:
    clocks = Clocks(settings, 2)
    clocks.ask([0], 0.0, again=True)
    ends = clocks.deadline(0)
    for second in range(1, 59):
        clocks.came_back(0, float(second))
        assert clocks.deadline(0) == ends
    for at, left in ((101.0, 15), (105.0, 11), (117.0, 0), (118.0, 0)):  # ran out: a little, once
        clocks.came_back(0, at)
        assert (clocks.left(0, at), clocks.left_as_if_asked(0, at)) == (left, left)
    clocks.answered(0, clocks.left_after_answer(0, 120.0, own=False))
    assert not settings.bank or clocks.bank[0] == 0, "what a bot answers brings no time"
    clocks.ask([1], 120.0, again=True)
    clocks.came_back(0, 121.0)
    clocks.ask([0], 130.0, again=True)
    assert clocks.left(0, 130.0) == (15 if settings.bank else 100)


def test_without_a_clock_coming_back_changes_nothing() -> None:
    clocks = Clocks(ClockSettings(), 2)
    clocks.ask([0], 0.0, again=True)
    clocks.came_back(0, 50.0)
    assert (clocks.left(0, 60.0), clocks.deadline(0), clocks.bank) == (None, None, [0, 0])


def test_the_time_that_nobody_had_is_known_after_any_restart(tmp_path: Path) -> None:
    """With SQLite a server is alone, so each moment since the last beat counts; else another one may have run."""

    async def run() -> None:
        environment = SlowEnvironment()
        for alone, began, ended, found in (
            (True, 1_000.0, 1_100.0, []),
            (True, 1_105.0, 1_200.0, [(1_100.0, 1_105.0)]),
            (False, 1_220.0, 1_300.0, [(1_100.0, 1_105.0)]),
            (False, 2_000.0, 2_001.0, [(1_100.0, 1_105.0), (1_300.0, 2_000.0)]),
        ):
            backend = SqliteBackend(tmp_path / "kerys.sqlite3")
            backend.exclusive = alone
            registry = TableRegistry(Store(backend), Settings(), environment)
            environment.time = began
            await registry.open()
            assert registry.outages.outages == found
            environment.time = ended
            await registry.close()

    asyncio.run(run())


def test_processes_that_start_at_once_find_one_outage(postgres: Postgres) -> None:
    async def run() -> None:
        url, environment = postgres.fresh_database("outages"), SlowEnvironment()
        for began, ended, found in ((1_000.0, 1_100.0, []), (1_500.0, 1_501.0, [(1_100.0, 1_500.0)])):
            registries = [
                TableRegistry(Store(PostgresBackend(url)), Settings(), environment) for _ in range(3)
            ]
            environment.time = began
            await asyncio.gather(*[registry.open() for registry in registries])
            assert [registry.outages.outages for registry in registries] == [found] * 3
            environment.time = ended
            for registry in registries:
                await registry.close()

    asyncio.run(run())


class SlowEnvironment(Environment):
    """Time goes on only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


class Thinking(Workers):
    """Bots that need so long."""

    def __init__(self, environment: SlowEnvironment, seconds: float) -> None:
        super().__init__(2, 5.0)
        self.environment, self.seconds = environment, seconds

    async def think(self, job: Job, asker: Asker | None = None) -> str | None:
        self.environment.time += self.seconds
        return job.options[0]


@pytest.mark.parametrize(
    "seat", [{"level": "greedy"}, {"person": "ben", "away": True}], ids=["bot", "stand-in"]
)
def test_how_long_a_bot_thought_cannot_be_told(seat: dict[str, Any], tmp_path: Path) -> None:
    """Its answers come on the beat after the question, whatever it did until then."""

    async def answered_at(seconds: float, folder: Path) -> list[float]:
        environment = SlowEnvironment()
        registry = TableRegistry(
            Store(SqliteBackend(folder / "kerys.sqlite3")), Settings(bot_pace=0.7), environment
        )
        await registry.open()
        entries: list[e.AnyEntry] = [
            e.Created(setup=Setup(options={"players": 2}), host="anna"),
            e.Joined(seat=0, person="anna", name="Anna"),
            e.BotSat(seat=1, level="greedy")
            if "level" in seat
            else e.Joined(seat=1, person="ben", name="Ben"),
            e.Started(record=Game(players=2, seed=1).record),
        ]
        if "away" in seat:
            entries.append(e.WentAway(seat=1))
        await registry.journal.create("table", entries, [])
        await Scheduler(registry, Thinking(environment, seconds))._due_now("table")
        written = [at for _, at, body in await registry.store.entries("table") if '"answered"' in body]
        await registry.close()
        return written

    async def run() -> None:
        times = []
        for n, seconds in enumerate((0.0, 0.01, 0.3, 0.69)):
            times.append(await answered_at(seconds, tmp_path / str(n)))
        assert times == [[pytest.approx(1_000.7)]] * 4
        assert await answered_at(0.71, tmp_path / "late") == [pytest.approx(1_001.4)]

    asyncio.run(run())


@pytest.mark.parametrize("behind", [0.0, 120.0, 7_200.0])
def test_a_clock_that_was_set_back_holds_no_bots_up(behind: float, tmp_path: Path) -> None:
    """After a restart the question seems to be asked only in two hours."""

    async def run() -> None:
        environment = SlowEnvironment()
        environment.time = 1e9
        for now in (environment.time, environment.time + 10 - behind):
            environment.time = now
            registry = TableRegistry(
                Store(SqliteBackend(tmp_path / "kerys.sqlite3")), Settings(bot_pace=0.7), environment
            )
            await registry.open()
            if now == 1e9:
                entries: list[e.AnyEntry] = [
                    e.Created(setup=Setup(options={"players": 2}), host="anna"),
                    *[e.BotSat(seat=seat, level="greedy") for seat in (0, 1)],
                    e.Started(record=Game(players=2, seed=1).record),
                ]
                await registry.journal.create("table", entries, [])
                assert await registry.store.due_tables(now - 5, 10) == [], "another process may be at it"
            else:
                assert await registry.store.due_tables(now - 5, 10) == ["table"]
                await Scheduler(registry, Thinking(environment, 0.0))._due_now("table")
                written = [
                    at for _, at, body in await registry.store.entries("table") if '"answered"' in body
                ]
                assert written
                assert now < written[0] <= now + 0.7, "at the next beat"
            await registry.close()

    asyncio.run(run())


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
