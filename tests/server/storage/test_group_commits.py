"""Group commits: entries written together, of which some another process had written first."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kerys.server.storage import Append, Backend, StorageUnavailable
from kerys.server.storage.postgres import _CONNECTIONS, PostgresBackend, _notifications
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.postgres import Postgres

TABLES = 150  # more than go into one statement


def _entry(table: int, number: int, body: str) -> Append:
    return Append(
        table=f"t{table}",
        number=number,
        written=1000.0 + table / 7,
        body=body,
        stage="running",
        waiting=f"seat{table}",
        due=None if table % 2 else 5.5,
    )


async def _race(one: Backend, two: Backend) -> None:
    await one.open()
    await two.open()
    for n in range(TABLES):
        new = "INSERT INTO tables (id, created, changed, stage, public, waiting, due, summary) "
        assert await one.write([(f"{new} VALUES (?, 1, 1, 'open', 1, '', NULL, '')", (f"t{n}",))])
    taken = [n for n in range(TABLES) if n % 40 == 3]
    assert await asyncio.gather(*[two.append(_entry(n, 1, "first")) for n in taken]) == [True] * len(taken)

    # All of these are queued before the writer can take the first.
    results = await asyncio.gather(*[one.append(_entry(n, 1, f"body {n}")) for n in range(TABLES)])
    assert [n for n in range(TABLES) if not results[n]] == taken

    rows = await one.read("SELECT table_id, number, written, body FROM entries")
    expected = {n: "first" if n in taken else f"body {n}" for n in range(TABLES)}
    assert sorted(rows) == sorted((f"t{n}", 1, 1000.0 + n / 7, body) for n, body in expected.items())
    stands = await one.read("SELECT id, changed, stage, waiting, due FROM tables")
    assert sorted(stands) == sorted(
        (f"t{n}", 1000.0 + n / 7, "running", f"seat{n}", None if n % 2 else 5.5) for n in range(TABLES)
    )
    await one.close()
    await two.close()


def test_of_a_group_only_what_came_too_late_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "kerys.sqlite3"
    asyncio.run(_race(SqliteBackend(path), SqliteBackend(path)))


def test_the_same_on_postgresql(postgres: Postgres) -> None:
    address = postgres.fresh_database("groups")
    asyncio.run(_race(PostgresBackend(address), PostgresBackend(address)))


def test_the_write_ahead_log_begins_anew_while_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commits do not move anything into the database's file; the tidier must, also if there is no pause."""
    monkeypatch.setattr("kerys.server.storage.sqlite._CHECKPOINT_EVERY", 1_000)
    assert asyncio.run(_begins_anew(tmp_path / "untidied.sqlite3", 300)) == 0
    monkeypatch.setattr("kerys.server.storage.sqlite._CHECKPOINT_EVERY", 0.05)
    assert asyncio.run(_begins_anew(tmp_path / "tidied.sqlite3", 30_000)) == 3


async def _begins_anew(path: Path, most: int) -> int:
    """How often the log begins anew within so many commits; three times are enough."""
    backend = SqliteBackend(path)
    await backend.open()
    begun: set[bytes] = set()
    number = 0
    while number < most and len(begun) <= 3:
        assert await backend.append(_entry(1, number, "x" * 10_000))
        with path.with_name(f"{path.name}-wal").open("rb") as log:
            begun.add(log.read(16)[12:])  # counts how often (sqlite.org/fileformat2.html, 4.1)
        number += 1
    assert len(await backend.read("SELECT * FROM entries")) == number
    await backend.close()
    return len(begun) - 1


def test_notifications_hold_whole_entries_and_are_never_too_long(postgres: Postgres) -> None:
    """What others hear of: every entry once, the very long ones only by their table."""
    asyncio.run(_notify(postgres.fresh_database("letters")))


async def _notify(address: str) -> None:
    bodies = ["é\n" * (37 * n % 400) for n in range(60)] + ["x" * 9_000, "last"]
    entries = [_entry(n, n + 1, body) for n, body in enumerate(bodies)]
    letters, _ = _notifications(entries)
    assert letters[-1] < len(bodies) / 2  # most share one
    writer, listener = PostgresBackend(address), PostgresBackend(address)
    await writer.open()
    assert await writer.append(entries[5])
    await listener.open()
    heard: list[list[Any]] = []
    own: list[str] = []
    writer.on_change(lambda what, entry: own.append(what))
    listener.on_change(lambda what, entry: heard.append([what, *entry]))
    await asyncio.sleep(0.5)  # until both listen
    kept = await asyncio.gather(*map(writer.append, entries))
    assert kept == [n != 5 for n in range(len(entries))]  # this one was there already
    assert await writer.write([], notify="session abc")
    async with asyncio.timeout(10):
        while ["session abc"] not in heard:
            await asyncio.sleep(0.01)
    whole: list[list[Any]] = [[one.table, one.number, one.written, one.body] for one in entries]
    whole[60] = ["t60"]
    del whole[5]
    assert sorted(one for one in heard if one[0]) == sorted([*whole, ["session abc"]])
    assert not any(own)
    await writer.close()
    await listener.close()


async def _tables(backend: PostgresBackend, tables: int) -> None:
    new = "INSERT INTO tables (id, created, changed, stage, public, waiting, due, summary) "
    for n in range(tables):
        assert await backend.write([(f"{new} VALUES (?, 1, 1, 'open', 1, '', NULL, '')", (f"t{n}",))])


def test_answers_do_not_queue_for_a_connection(postgres: Postgres) -> None:
    async def run() -> None:
        backend = PostgresBackend(postgres.fresh_database("queue"))
        await backend.open()
        assert backend._pool is not None
        busy = [await backend._pool.acquire(timeout=5) for _ in range(backend._pool.get_max_size())]
        assert await backend.append(_entry(1, 1, "kept"))
        for connection in busy:
            await backend._pool.release(connection)
        await backend.close()

    asyncio.run(run())


def test_one_table_that_somebody_holds_does_not_spoil_the_group(postgres: Postgres) -> None:
    async def run() -> None:
        address = postgres.fresh_database("held")
        backend = PostgresBackend(address)
        await backend.open()
        await _tables(backend, 5)
        holder = await asyncpg.connect(address)
        transaction = holder.transaction()
        await transaction.start()
        await holder.execute("UPDATE tables SET changed = 2 WHERE id = 't3'")
        group = [backend.append(_entry(n, 1, "kept")) for n in range(5)]
        kept = await asyncio.gather(*group, return_exceptions=True)
        assert [one for n, one in enumerate(kept) if n != 3] == [True] * 4
        assert isinstance(kept[3], StorageUnavailable)
        await transaction.rollback()
        await holder.close()
        assert await backend.append(_entry(3, 1, "kept"))
        await backend.close()

    asyncio.run(run())


def test_a_process_that_stands_still_holds_no_table_for_long(postgres: Postgres) -> None:
    async def run() -> None:
        address = postgres.fresh_database("still")
        still, other = PostgresBackend(address), PostgresBackend(address)
        await still.open()
        await other.open()
        await _tables(other, 1)
        assert still._pool is not None
        connection = await still._pool.acquire()
        await connection.execute("BEGIN")
        await connection.execute("UPDATE tables SET changed = 2 WHERE id = 't0'")
        kept = False
        async with asyncio.timeout(30):
            while not kept:
                with suppress(StorageUnavailable):
                    kept = await other.append(_entry(0, 1, "kept"))
        still._pool.terminate()
        await still.close()
        await other.close()

    asyncio.run(run())


def test_who_asks_first_gets_a_connection_first(postgres: Postgres) -> None:
    """Else some would wait until they give up, while others are served again and again."""
    many, given = 24, 0

    async def work(backend: PostgresBackend) -> int:
        """The most connections that others were given while it waited for one."""
        nonlocal given
        longest = 0
        for _ in range(40):
            asked = given
            async with backend._connection() as connection:
                longest = max(longest, given - asked)
                given += 1
                await connection.fetchval("SELECT 1")
        return longest

    async def run() -> None:
        backend = PostgresBackend(postgres.fresh_database("fair"))
        await backend.open()
        async with (
            AsyncExitStack() as held
        ):  # all of them, so that none has to be made later, which takes time
            for _ in range(_CONNECTIONS):
                await held.enter_async_context(backend._connection())
        # Everybody else once; and whoever has the turn may overtake others on the way to the connection.
        assert max(await asyncio.gather(*[work(backend) for _ in range(many)])) < many + _CONNECTIONS
        await backend.close()

    asyncio.run(run())
