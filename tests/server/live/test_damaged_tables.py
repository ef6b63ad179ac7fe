"""Damaged entries break their own table and nothing else: it is kept, marked and refused, everybody else plays on."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kerys.server.domain import entries as e
from kerys.server.live.registry import TableRegistry
from kerys.server.maintenance.check import check
from kerys.server.refusals import Refusal
from kerys.server.storage import Append, StorageUnavailable, Store
from kerys.server.storage.postgres import PostgresBackend
from tests.server.helpers.client import Player
from tests.server.helpers.damage import (
    BROKEN,
    LAST,
    LOG,
    ON_POSTGRES,
    ON_SQLITE,
    Damage,
    damaged,
    kinds_of_damage,
    logged,
    marks,
    registry_with,
    run,
    sqlite,
)
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, serving
from tests.server.helpers.tables import bot_table


async def _is_broken(registry: TableRegistry) -> None:
    """The table “bad” is refused and marked, the other one is there."""
    with pytest.raises(Refusal) as refused:
        async with registry.hold("bad"):
            pass
    assert refused.value.code == "broken"
    async with registry.hold("good") as loaded:
        assert loaded.table.last == LAST
    assert await marks(registry) == BROKEN


@kinds_of_damage
def test_a_damaged_table_is_refused_kept_and_reported(
    damage: Damage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(registry: TableRegistry) -> None:
        await damaged(registry, "bad", damage)
        before = await registry.store.entries("bad")
        await _is_broken(registry)
        await registry.store.mark_broken("bad", None)
        good, broken = await check(registry.store)
        assert good == 1
        assert [table for table, _ in broken] == ["bad"]
        assert broken[0][1].startswith(f"entry {LAST}: ") and broken[0][1].isprintable()
        assert await marks(registry) == BROKEN
        assert await registry.store.entries("bad") == before

    run(sqlite(tmp_path), work)
    assert [line["event"] for line in logged(capsys)] == ["broken-table"]


@kinds_of_damage
def test_catching_up_with_a_damaged_entry_breaks_the_table(damage: Damage, tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        last = await registry.store.entries("bad", LAST - 1)
        delete = "DELETE FROM entries WHERE table_id = 'bad' AND number = ?"
        await registry.store.backend.write([(delete, (LAST,))])
        async with registry.hold("bad") as loaded:
            assert loaded.table.last == LAST - 1
        insert = "INSERT INTO entries (table_id, number, written, body) VALUES ('bad', ?, ?, ?)"
        await registry.store.backend.write([(insert, last[0])])
        await damaged(registry, "bad", damage)
        registry._receive("bad", ())  # another process wrote something
        await asyncio.gather(*registry.journal._tasks)
        await _is_broken(registry)

    run(sqlite(tmp_path), work)


def test_a_table_without_entries_or_with_a_damaged_id_is_reported(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        await registry.journal.create("odd", LOG, [])
        await registry.store.backend.write(
            [
                ("DELETE FROM entries WHERE table_id = 'bad'", ()),
                ("UPDATE tables SET id = CAST(x'ff' AS TEXT) WHERE id = 'odd'", ()),
            ]
        )
        good, broken = await check(registry.store)
        assert good == 1
        # The entries of the odd one are there, and now nobody's.
        assert [table for table, _ in broken] == ["bad", str(b"\xff"), "odd"]

    run(sqlite(tmp_path), work)


def test_a_setting_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    async def work(registry: TableRegistry) -> None:
        spoilt = "UPDATE settings SET value = CAST(x'ff' AS TEXT) WHERE name = 'secret'"
        await registry.store.backend.write([(spoilt, ())])
        other = TableRegistry(Store(sqlite(tmp_path)), registry.settings, registry.environment)
        with pytest.raises(StorageUnavailable, match="secret"):
            await other.open()
        await other.store.close()

    run(sqlite(tmp_path), work)


def test_on_postgresql_damaged_tables_are_broken_too(postgres: Postgres) -> None:
    backend = PostgresBackend(postgres.fresh_database("damaged"))

    async def work() -> None:
        names = {f"bad{n}": damage for n, damage in enumerate(ON_POSTGRES.values())}
        async with registry_with(backend, *names, "good") as registry:
            for name, damage in names.items():
                await damaged(registry, name, damage)
            for name in names:
                with pytest.raises(Refusal, match="cannot be replayed"):
                    async with registry.hold(name):
                        pass
            assert await marks(registry) == {**dict.fromkeys(names, True), "good": False}
            good, broken = await check(registry.store)
            assert (good, [table for table, _ in broken]) == (1, sorted(names))

    asyncio.run(work())


def test_who_watches_is_told_that_the_table_broke(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh_database("watched")

    async def watch(address: Address) -> None:
        anna, table = await bot_table(address)
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            other = Store(PostgresBackend(url))
            await other.open()
            number = len(await other.entries(table)) + 1
            spoilt = e.written(e.WentAway(seat=-1))
            while not await other.append(Append(table, number, 0.0, spoilt, "running", "", None)):
                number += 1  # a bot was first
            await other.close()
            while await asyncio.wait_for(player.hear(), 30) != "problem":
                pass
            assert player.problems[0]["code"] == "broken"
        await anna.close()

    with serving(tmp_path, database=url) as address:
        asyncio.run(watch(address))


def test_the_command_and_the_server_with_every_kind_of_damage(tmp_path: Path) -> None:
    names = {f"bad{n}": damage for n, damage in enumerate(ON_SQLITE.values())}

    async def prepare() -> None:
        async with registry_with(sqlite(tmp_path), *names, "good", "unlisted") as registry:
            for name, damage in names.items():
                await damaged(registry, name, damage)
            summary = "UPDATE tables SET summary = CAST(x'7bff' AS TEXT) WHERE id = 'unlisted'"
            # Made by nobody, so that all of them are listed.
            await registry.store.backend.write([(summary, ()), ("DELETE FROM makers", ())])

    asyncio.run(prepare())
    with serving(tmp_path) as address:
        listed = httpx.get(address.http + "/api/tables")
        assert listed.status_code == 200 and "good" in listed.text and "unlisted" not in listed.text
        for name in names:
            reply = httpx.post(f"{address.http}/api/tables/{name}", json={})
            assert (reply.status_code, reply.json()["code"]) == (400, "broken")
        assert httpx.post(f"{address.http}/api/tables/good", json={}).status_code == 200
    with sqlite3.connect(tmp_path / "kerys.sqlite3") as database:
        database.execute("UPDATE tables SET broken = NULL")
    command = [sys.executable, "-P", "-m", "kerys", "db", "check", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (1, "")
    assert [line.partition(":")[0] for line in ended.stdout.splitlines()[:-1]] == sorted(names)
    assert "2 games replayed" in ended.stdout
