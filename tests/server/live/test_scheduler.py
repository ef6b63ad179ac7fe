"""What happens by itself goes on at all other tables, whatever goes wrong at one."""

import asyncio
from pathlib import Path

import pytest

from kerys.server.live import scheduler as driving
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.storage import Row, StorageUnavailable
from tests.server.helpers.damage import (
    BROKEN,
    ON_SQLITE,
    Damage,
    damaged,
    kinds_of_damage,
    logged,
    marks,
    run,
    sqlite,
)
from tests.server.live.test_clocks import SlowEnvironment, Thinking


async def _sweeps(
    registry: TableRegistry, scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> list[list[str]]:
    """The tables that were due at two sweeps; both are then over. Bots do not move, so that tables stay due."""
    due: list[list[str]] = []
    asked = registry.store.due_tables
    over = asyncio.Event()

    async def due_tables(before: float, most: int) -> list[str]:
        if len(due) == 2:
            over.set()
            await asyncio.Event().wait()
        due.append(await asked(before, most))
        return due[-1]

    monkeypatch.setattr(driving, "_SWEEP", 0.0)
    monkeypatch.setattr(scheduler, "_begin", lambda table: None)
    monkeypatch.setattr(registry.store, "due_tables", due_tables)
    scheduler.start()
    assert scheduler._sweeping is not None
    waiting = asyncio.ensure_future(over.wait())
    await asyncio.wait([waiting, scheduler._sweeping], return_when=asyncio.FIRST_COMPLETED)
    assert not scheduler._sweeping.done(), "the sweep has ended"
    return due


def _scheduler(registry: TableRegistry) -> Scheduler:
    assert isinstance(registry.environment, SlowEnvironment)
    return Scheduler(registry, Thinking(registry.environment, 0.0))


@kinds_of_damage
def test_a_damaged_table_does_not_keep_others_from_being_driven(
    damage: Damage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(registry: TableRegistry) -> None:
        await damaged(registry, "bad", damage)
        scheduler = _scheduler(registry)
        assert await _sweeps(registry, scheduler, monkeypatch) == [["bad", "good"], ["good"]]
        assert list(registry.tables) == ["good"]
        assert await marks(registry) == BROKEN
        await scheduler.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["broken-table", "table-left-out"]


def test_a_due_table_without_entries_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(registry: TableRegistry) -> None:
        lost = "DELETE FROM entries WHERE table_id = 'bad'"
        await registry.store.backend.write(
            [(lost, ()), ("UPDATE tables SET due = -1e11 WHERE id = 'bad'", ())]
        )
        scheduler = _scheduler(registry)
        assert await _sweeps(registry, scheduler, monkeypatch) == [["bad", "good"], ["good"]]
        assert await marks(registry) == BROKEN
        await scheduler.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["table-left-out"]


@pytest.mark.parametrize("error", [StorageUnavailable("said"), RuntimeError("said"), StopIteration("said")])
def test_whatever_goes_wrong_at_one_table_the_others_are_driven(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.store.backend.write([("UPDATE tables SET due = -1e11 WHERE id = 'bad'", ())])
        stored = registry.store.entries

        async def entries(table: str, after: int = 0) -> list[Row]:
            if table == "bad":
                raise error
            return await stored(table, after)

        monkeypatch.setattr(registry.store, "entries", entries)
        scheduler = _scheduler(registry)
        assert await _sweeps(registry, scheduler, monkeypatch) == [["bad", "good"]] * 2
        assert list(registry.tables) == ["good"]
        assert await marks(registry) == {"bad": False, "good": False}, "nobody knows that it is broken"
        await scheduler.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["table-left-out"] * 2


@pytest.mark.parametrize("error", [StorageUnavailable("said"), RuntimeError("said")])
def test_a_sweep_that_fails_is_followed_by_the_next(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(registry: TableRegistry) -> None:
        failing = [error]
        forget = registry.evict_idle

        def evict_idle() -> None:
            if failing:
                raise failing.pop()
            forget()

        monkeypatch.setattr(registry, "evict_idle", evict_idle)
        scheduler = _scheduler(registry)
        assert len(await _sweeps(registry, scheduler, monkeypatch)) == 2
        await scheduler.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["sweep-failed"]


def test_a_broken_table_is_not_replayed_again_and_again(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        scheduler = _scheduler(registry)
        await damaged(registry, "bad", ON_SQLITE["a host without a seat"])
        await scheduler._step("bad")
        assert not scheduler._timers
        assert await marks(registry) == BROKEN
        await scheduler.stop()

    run(sqlite(tmp_path), work)
