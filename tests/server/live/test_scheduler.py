"""What happens by itself goes on at all other tables, whatever goes wrong at one."""

import asyncio
from pathlib import Path

import pytest

from kerys.server.live import scheduler as driving
from kerys.server.live.registry import Hub
from kerys.server.live.scheduler import Driver
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
from tests.server.live.test_clocks import SlowWorld, Thinking


async def _sweeps(hub: Hub, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The tables that were due at two sweeps; both are then over. Bots do not move, so that tables stay due."""
    due: list[list[str]] = []
    asked = hub.store.due_tables
    over = asyncio.Event()

    async def due_tables(before: float, most: int) -> list[str]:
        if len(due) == 2:
            over.set()
            await asyncio.Event().wait()
        due.append(await asked(before, most))
        return due[-1]

    monkeypatch.setattr(driving, "_SWEEP", 0.0)
    monkeypatch.setattr(driver, "_begin", lambda table: None)
    monkeypatch.setattr(hub.store, "due_tables", due_tables)
    driver.start()
    assert driver._sweeping is not None
    waiting = asyncio.ensure_future(over.wait())
    await asyncio.wait([waiting, driver._sweeping], return_when=asyncio.FIRST_COMPLETED)
    assert not driver._sweeping.done(), "the sweep has ended"
    return due


def _driver(hub: Hub) -> Driver:
    assert isinstance(hub.world, SlowWorld)
    return Driver(hub, Thinking(hub.world, 0.0))


@kinds_of_damage
def test_a_damaged_table_does_not_keep_others_from_being_driven(
    damage: Damage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(hub: Hub) -> None:
        await damaged(hub, "bad", damage)
        driver = _driver(hub)
        assert await _sweeps(hub, driver, monkeypatch) == [["bad", "good"], ["good"]]
        assert list(hub.tables) == ["good"]
        assert await marks(hub) == BROKEN
        await driver.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["broken-table", "table-left-out"]


def test_a_due_table_without_entries_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(hub: Hub) -> None:
        lost = "DELETE FROM entries WHERE table_id = 'bad'"
        await hub.store.backend.write([(lost, ()), ("UPDATE tables SET due = -1e11 WHERE id = 'bad'", ())])
        driver = _driver(hub)
        assert await _sweeps(hub, driver, monkeypatch) == [["bad", "good"], ["good"]]
        assert await marks(hub) == BROKEN
        await driver.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["table-left-out"]


@pytest.mark.parametrize("error", [StorageUnavailable("said"), RuntimeError("said"), StopIteration("said")])
def test_whatever_goes_wrong_at_one_table_the_others_are_driven(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(hub: Hub) -> None:
        await hub.store.backend.write([("UPDATE tables SET due = -1e11 WHERE id = 'bad'", ())])
        stored = hub.store.entries

        async def entries(table: str, after: int = 0) -> list[Row]:
            if table == "bad":
                raise error
            return await stored(table, after)

        monkeypatch.setattr(hub.store, "entries", entries)
        driver = _driver(hub)
        assert await _sweeps(hub, driver, monkeypatch) == [["bad", "good"]] * 2
        assert list(hub.tables) == ["good"]
        assert await marks(hub) == {"bad": False, "good": False}, "nobody knows that it is broken"
        await driver.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["table-left-out"] * 2


@pytest.mark.parametrize("error", [StorageUnavailable("said"), RuntimeError("said")])
def test_a_sweep_that_fails_is_followed_by_the_next(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(hub: Hub) -> None:
        failing = [error]
        forget = hub.forget_idle

        def forget_idle() -> None:
            if failing:
                raise failing.pop()
            forget()

        monkeypatch.setattr(hub, "forget_idle", forget_idle)
        driver = _driver(hub)
        assert len(await _sweeps(hub, driver, monkeypatch)) == 2
        await driver.stop()

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["sweep-failed"]


def test_a_broken_table_is_not_replayed_again_and_again(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        driver = _driver(hub)
        await damaged(hub, "bad", ON_SQLITE["a host without a seat"])
        await driver._step("bad")
        assert not driver._timers
        assert await marks(hub) == BROKEN
        await driver.stop()

    run(sqlite(tmp_path), work)
