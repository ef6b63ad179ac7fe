"""Outages while a server runs: it stood still, or nothing could be written. That is nobody's time."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kerys.server.domain import entries as e
from kerys.server.domain.clocks import Clocks, merged
from kerys.server.live.outages import GRACE
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.protocol.setup import ClockSettings
from kerys.server.settings import Settings
from kerys.server.storage import StorageDamaged, StorageUnavailable, Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, ServerProcess, serving
from tests.server.live.test_clocks import SlowEnvironment, Thinking
from tests.server.live.test_overtaken_by_another_process import RUNNING, now, stored


class Game:
    """A table with 60 seconds for an answer, asked at 1,000, and what drives it."""

    def __init__(self, registry: TableRegistry, scheduler: Scheduler, environment: SlowEnvironment) -> None:
        self.registry, self.scheduler, self.environment = registry, scheduler, environment

    def runs_on(self) -> None:
        """From now on time goes by in leaps, and that is not because anybody stood still."""
        self.registry.outages._ticked = None

    async def later(self, seconds: float) -> list[int]:
        """Who is away then."""
        self.environment.time += seconds
        await self.scheduler._due_now("table")
        return [entry.seat for entry in await stored(self.registry) if isinstance(entry, e.WentAway)]

    async def answers(self, seat: int) -> None:
        async with self.registry.hold("table") as loaded:
            table = loaded.table
            entry = e.Answered(seat=seat, text="bid 0 0", decision=table.decision, key="k", by="person")
            await self.registry.journal.commit(loaded, entry)

    @contextmanager
    def nothing_is_written(self, error: Exception) -> Iterator[None]:
        backend: Any = self.registry.store.backend
        before = backend.append, backend.write

        async def fails(*_: Any, **__: Any) -> bool:
            raise error

        backend.append = backend.write = fails
        yield
        backend.append, backend.write = before


@asynccontextmanager
async def _game(folder: Path, *, alone: bool = True) -> AsyncIterator[Game]:
    environment = SlowEnvironment()
    backend = SqliteBackend(folder / "kerys.sqlite3")
    backend.exclusive = alone
    registry = TableRegistry(Store(backend), Settings(), environment)
    await registry.open()
    await registry.journal.create("table", RUNNING, ["anna"])
    scheduler = Scheduler(registry, Thinking(environment, 0.0))
    await now(registry)
    registry.outages.tick()
    yield Game(registry, scheduler, environment)
    await scheduler.stop()
    await registry.close()


async def _rows(game: Game) -> list[Any]:
    return await game.registry.store.backend.read("SELECT began, ended FROM outages ORDER BY began")


def test_while_the_server_stands_still_it_is_nobodys_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with _game(tmp_path) as game:
            for _ in range(20):
                game.environment.time += 1
                game.registry.outages.tick()
            assert await game.later(500) == []
            assert await _rows(game) == [(1_020, 1_520)]
            clocks = (await now(game.registry)).clocks
            assert (clocks.left(0, 1_520), clocks.deadline(0)) == (40, 1_560)
            game.registry.tables.clear()  # as it will be after a restart
            assert (await now(game.registry)).clocks.deadline(0) == 1_560
            game.runs_on()
            assert await game.later(39) == []
            assert await game.later(1) == [0, 1, 2]

    asyncio.run(run())


def test_while_nothing_can_be_written_it_is_nobodys_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with _game(tmp_path) as game:
            game.runs_on()
            game.environment.time += 50
            with game.nothing_is_written(StorageUnavailable("the database is away")):
                with pytest.raises(StorageUnavailable):
                    await game.answers(0)
                for _ in range(10):
                    with pytest.raises(StorageUnavailable):
                        await game.later(3)
            assert await game.later(0) == []
            assert await _rows(game) == [(1_050, 1_080)]
            assert (await now(game.registry)).clocks.deadline(0) == 1_090
            await game.answers(0)
            assert await game.later(9) == []
            assert await game.later(1) == [1, 2]

    asyncio.run(run())


def test_after_an_outage_what_was_answered_meanwhile_comes_first(tmp_path: Path) -> None:
    """Also if one's time was out before it could be noticed."""

    async def run() -> None:
        async with _game(tmp_path) as game:
            game.runs_on()
            game.environment.time += 59.9
            game.registry.outages.tick()
            assert await game.later(100) == []
            game.runs_on()
            assert await game.later(GRACE - 0.1) == []
            assert game.scheduler._timers["table"].when() - asyncio.get_running_loop().time() > 0, (
                "not at once"
            )
            await game.answers(1)
            assert await game.later(0.2) == [0, 2]

    asyncio.run(run())


@pytest.mark.parametrize("error", [StorageDamaged("a page is damaged"), RuntimeError("said")])
def test_what_cannot_be_noted_holds_nothing_up(error: Exception, tmp_path: Path) -> None:
    async def run() -> None:
        async with _game(tmp_path) as game:
            with game.nothing_is_written(error):
                game.environment.time += 100
                await game.registry.outages.settle()
            game.runs_on()
            assert await game.later(59) == []
            assert await game.later(1) == [0, 1, 2]
            assert await _rows(game) == []

    asyncio.run(run())


def test_what_only_one_of_several_processes_missed_is_no_outage(tmp_path: Path) -> None:
    async def run() -> None:
        async with _game(tmp_path, alone=False) as game:
            other = TableRegistry(game.registry.store, Settings(), game.environment)
            game.environment.time += 20
            await other.outages.close()  # a beat
            assert await game.later(9) == []
            assert await _rows(game) == [], "the other process may have run"
            game.environment.time += 1
            game.registry.outages.tick()
            assert await game.later(35) == []
            assert await _rows(game) == [(1_030, 1_065)], "none has"
            game.registry.outages.note_failure(1_065, StorageUnavailable("cut off"))
            await other.store.backend.write([("UPDATE tables SET changed = 1068", ())])
            game.environment.time += 5
            await game.registry.outages.settle()
            assert len(await _rows(game)) == 1, "somebody wrote meanwhile"
            game.registry.outages.note_failure(1_071, StorageUnavailable("away"))
            game.runs_on()
            game.environment.time = 1_075
            await game.registry.outages.settle()
            assert await _rows(game) == [(1_030, 1_065), (1_071, 1_075)]
            await other.outages.refresh()
            assert other.outages.outages == [(1_030, 1_065), (1_071, 1_075)]

    asyncio.run(run())


def test_no_second_is_lost_twice() -> None:
    assert merged([(5, 7), (1, 3), (2, 4), (9, 10), (7, 8), (9, 9.5)]) == [(1, 4), (5, 8), (9, 10)]
    clocks = Clocks(ClockSettings(bank=60), 2, [(110, 130)])
    clocks.ask([0], 100, again=True)
    assert clocks.stood_still([(120, 140)])
    assert (clocks.left(0, 150), clocks.deadline(0)) == (40, 190)
    assert not Clocks(ClockSettings(per_answer=86_400), 2).stood_still([(120, 140)])
    assert not Clocks(ClockSettings(), 2).stood_still([(120, 140)])


# --- Real servers ---------------------------------------------------------------------------------------------


async def _asked(address: Address, seconds: float) -> tuple[list[Somebody], str]:
    people = [await Somebody(address).enter(name) for name in ("Anna", "Ben")]
    clock = {"per_answer": seconds}
    table = (await people[0].post("/api/tables", options={"players": 2}, public=True, clock=clock))["id"]
    await people[1].post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    return people, table


def test_an_answer_that_was_sent_while_the_server_stood_still_counts(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        people, table = await _asked(server.address, 4)
        async with people[0].connect(table) as socket:
            player = await Player(socket).hello()
            await asyncio.sleep(1.5)
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(1)
            key = await player.answer()
            await asyncio.sleep(4)
            os.kill(server.process.pid, signal.SIGCONT)
            while key not in player.taken and not player.refused:
                await asyncio.wait_for(player.hear(), 20)
            assert not player.refused
        for one in people:
            await one.close()

    server = ServerProcess(tmp_path / "data", tmp_path / "log")
    server.start()
    try:
        asyncio.run(run(server))
    finally:
        server.stop()


def test_an_answer_that_the_database_did_not_take_counts_when_it_is_sent_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def run(address: Address) -> None:
        people, table = await _asked(address, 8)
        async with people[0].connect(table) as socket:
            player = await Player(socket).hello()
            await asyncio.to_thread(postgres.stop)
            try:
                key = await player.answer("bid 0 0", "mine")
                await asyncio.sleep(12)
            finally:
                await asyncio.to_thread(postgres.start)
            while key not in player.taken:
                assert not player.refused
                if player.problems:
                    player.problems.clear()
                    await asyncio.sleep(0.5)
                    await player.answer("bid 0 0", "mine")
                await asyncio.wait_for(player.hear(), 20)
            assert not any(seat["away"] for seat in player.table["seats"])
            while not player.table["seats"][1]["away"]:  # he had his time too, but no more
                await asyncio.wait_for(player.hear(), 20)
        for one in people:
            await one.close()

    with serving(tmp_path, database=postgres.fresh_database("away")) as address:
        asyncio.run(run(address))
