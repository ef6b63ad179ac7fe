"""What a host may do to a database under a running server: nothing acknowledged is lost, and it is told."""

import asyncio
import os
import sqlite3
import stat
import time
from pathlib import Path

import pytest

from kerys.server.live.registry import TableRegistry
from kerys.server.maintenance.check import check
from kerys.server.storage import Append, Backend, StorageUnavailable, Store
from kerys.server.storage import sqlite as sqlite_storage
from kerys.server.storage.postgres import PostgresBackend
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.damage import registry_with, sqlite
from tests.server.helpers.postgres import Postgres

NEW = "INSERT INTO settings (name, value) VALUES (?, '1')"


async def _written(backend: Backend, name: str) -> bool:
    return await backend.write([(NEW, (name,))])


def test_the_files_are_for_their_user_alone(tmp_path: Path) -> None:
    async def run() -> None:
        backend = SqliteBackend(tmp_path / "new" / "kerys.sqlite3")
        await backend.open()
        await _written(backend, "one")
        found = [tmp_path / "new", *(tmp_path / "new").iterdir()]
        assert len(found) == 4  # with the write-ahead log and its index
        assert not [file for file in found if stat.S_IMODE(file.stat().st_mode) & 0o077]
        await backend.close()

    asyncio.run(run())


@pytest.mark.parametrize("end", ["", "-wal"])
@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_files_that_are_gone_are_not_written_to(
    end: str, how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        backend = SqliteBackend(tmp_path / "kerys.sqlite3")
        await backend.open()
        assert await _written(backend, "one")
        assert not backend.health.problem
        file = tmp_path / f"kerys.sqlite3{end}"
        content = file.read_bytes()
        file.unlink()
        if how == "replaced":
            Path(tmp_path / "other").write_bytes(content)
            os.link(tmp_path / "other", file)
        for name in ("two", "three"):
            with pytest.raises(StorageUnavailable, match="moved or replaced"):
                await _written(backend, name)
        assert "start Kerys again" in backend.health.problem
        await backend.close()

    asyncio.run(run())
    assert capsys.readouterr().err.count("storage-unavailable") == 1, "told once"


def test_who_reads_the_file_for_long_does_not_hold_anybody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a backup does, or somebody who looks around in it."""
    monkeypatch.setattr(sqlite_storage, "_CHECKPOINT_EVERY", 0.05)

    async def run() -> None:
        backend = SqliteBackend(tmp_path / "kerys.sqlite3")
        await backend.open()
        await _written(backend, "first")
        with sqlite3.connect(tmp_path / "kerys.sqlite3", isolation_level=None) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM settings").fetchall()
            until, count = time.monotonic() + 2.0, 0
            while time.monotonic() < until:
                assert await asyncio.wait_for(_written(backend, str(count)), 5), (
                    "somebody waits for the reader"
                )
                count += 1
            other.execute("COMMIT")
        other.close()
        await backend.close()

    asyncio.run(run())


def test_an_answer_is_on_the_disk_whatever_the_database_is_set_to(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.fresh_database("careless")
        backend = PostgresBackend(url)
        await backend.open()
        name = url.rsplit("/", 1)[1]
        await backend.write([(f"ALTER DATABASE {name} SET synchronous_commit = off", ())])
        await backend.close()
        again = PostgresBackend(url)
        await again.open()
        assert await again.read("SHOW synchronous_commit") == [("on",)]
        assert again._append_pool is not None
        async with again._append_pool.acquire() as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
        await again.close()

    asyncio.run(run())


@pytest.mark.parametrize("version", ["2", "banana", ""])
def test_a_database_of_another_version_is_left_as_it_is(
    version: str, tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.fresh_database(f"version_{version or 'none'}")

    async def run(one: Backend, again: Backend) -> None:
        await one.open()
        await Store(one).setting("schema", version)
        await one.write([("DROP TABLE outages", ())])
        await one.close()
        with pytest.raises(StorageUnavailable, match="newer Kerys" if version == "2" else "schema"):
            await again.open()
        await again.close()

    asyncio.run(run(sqlite(tmp_path), sqlite(tmp_path)))
    database = sqlite3.connect(tmp_path / "kerys.sqlite3")
    assert not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'outages'").fetchall()
    database.close()
    asyncio.run(run(PostgresBackend(url), PostgresBackend(url)))


def test_entries_whose_table_is_gone_are_reported(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry_with(sqlite(tmp_path), "gone", "there") as registry:
            await registry.store.backend.write([("DELETE FROM tables WHERE id = 'gone'", ())])
            good, broken = await check(registry.store)
            assert good == 1 and [table for table, _ in broken] == ["gone"]

    asyncio.run(run())


def test_one_person_cannot_fill_the_list(tmp_path: Path) -> None:
    async def made(registry: TableRegistry, name: str, maker: str) -> None:
        row = Append(name, 1, float(len(name)), "{}", "open", "", None)
        assert await registry.store.create_table([row], True, "{}", [maker], maker)

    async def run() -> None:
        async with registry_with(sqlite(tmp_path)) as registry:
            await made(registry, "b", "ben")
            for n in range(60):
                await made(registry, "a" * (n + 2), "anna")
            listed = [one.id for one in await registry.store.public_tables("open", 50)]
            assert listed == ["a" * n for n in range(61, 56, -1)] + ["b"]

    asyncio.run(run())
