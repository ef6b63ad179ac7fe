"""PostgreSQL: one writer task that commits in groups, and LISTEN/NOTIFY so that processes hear of each other.

Others hear of entries with all that is in them, so that they need not ask.

NOTIFY lets only one transaction commit at a time, so many small ones would be slow: a group is one
transaction.
"""

import asyncio
import json
import time
import uuid
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
import msgspec

from kerys.server.storage.backend import (
    COMMIT_EVERY,
    SCHEMA,
    Append,
    Heard,
    Row,
    Statement,
    StorageAway,
)

CHANNEL: Final = "kerys_tables"
_MOST_AT_ONCE: Final = 500
_LOCK: Final = 7_206_911  # so that two processes do not make the tables at the same time
# Whatever a lost connection makes asyncpg raise; one exception not thought of must not end the writer for
# good.
_WENT_WRONG: Final = (Exception,)
_INSERT: Final = """
    INSERT INTO entries (table_id, number, written, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, number"""
_STANDS: Final = """
    UPDATE tables SET changed = n.changed, stage = n.stage, waiting = n.waiting, due = n.due
    FROM unnest($1::text[], $2::float8[], $3::text[], $4::text[], $5::float8[])
    AS n (id, changed, stage, waiting, due) WHERE tables.id = n.id"""
_NOTIFY: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
_LONGEST: Final = 7_900  # bytes of a notification; PostgreSQL takes 8,000


@dataclass(slots=True)
class _Job:
    work: Append | Sequence[Statement]
    notify: str
    done: asyncio.Future[bool]


class PostgresBackend:
    alone = False

    def __init__(self, address: str) -> None:
        self.address = address
        self.commit_seconds = 0.0
        self._began = 0.0  # the last commit
        self._me = uuid.uuid4().hex[:8]  # so that a process does not listen to itself
        self._pool: asyncpg.Pool | None = None
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._heard: Heard = lambda what, entry: None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=8, timeout=5, reset=_as_it_is
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
                for statement in SCHEMA:
                    await connection.execute(statement)
        except _WENT_WRONG as error:
            raise StorageAway(f"PostgreSQL cannot be reached: {type(error).__name__}") from error
        self._tasks = [asyncio.ensure_future(self._write_on()), asyncio.ensure_future(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 2)
            except _WENT_WRONG:
                self._pool.terminate()

    # --- Writing --------------------------------------------------------------------------------------------
    def append(self, entry: Append) -> asyncio.Future[bool]:
        return self._queue(entry, entry.table)

    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        return await self._queue(statements, notify)

    def _queue(self, work: Append | Sequence[Statement], notify: str) -> asyncio.Future[bool]:
        job = _Job(work, notify, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return job.done

    async def _write_on(self) -> None:
        while True:
            group = [await self._jobs.get()]
            wait = self._began + COMMIT_EVERY - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while len(group) < _MOST_AT_ONCE and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            began = self._began = time.perf_counter()
            try:
                results = await self._commit(group)
            except _WENT_WRONG as error:
                away = StorageAway(f"PostgreSQL did not keep it: {type(error).__name__}")
                for job in group:
                    if not job.done.done():
                        job.done.set_exception(away)
                await asyncio.sleep(0.05)
                continue
            self.commit_seconds = time.perf_counter() - began
            for job, result in zip(group, results, strict=True):
                if not job.done.done():
                    job.done.set_result(result)

    async def _commit(self, group: list[_Job]) -> list[bool]:
        assert self._pool is not None
        async with self._pool.acquire(timeout=5) as connection, connection.transaction():
            results = [False] * len(group)
            for n, job in enumerate(group):
                if not isinstance(job.work, Append):
                    results[n] = await _run(connection, job.work)
            kept = await _append(connection, [job.work for job in group if isinstance(job.work, Append)])
            for n, job in enumerate(group):
                if isinstance(job.work, Append):
                    results[n] = (job.work.table, job.work.number) in kept
            told = _notifications(self._me, [job for n, job in enumerate(group) if results[n] and job.notify])
            if told:
                await connection.execute(_NOTIFY, CHANNEL, told)
        return results

    # --- Reading --------------------------------------------------------------------------------------------
    async def read(self, query: str, *parameters: Any) -> list[Row]:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=5) as connection:
                return [tuple(row) for row in await connection.fetch(numbered(query), *parameters)]
        except _WENT_WRONG as error:
            raise StorageAway(f"PostgreSQL cannot be read: {type(error).__name__}") from error

    # --- Other processes ------------------------------------------------------------------------------------
    def on_change(self, heard: Heard) -> None:
        self._heard = heard

    async def _listen(self) -> None:
        """Hear of what other processes wrote; after a lost connection anything may have changed."""
        while True:
            with suppress(*_WENT_WRONG):
                connection = await asyncpg.connect(self.address, timeout=5)
                try:
                    await connection.add_listener(CHANNEL, self._told)
                    self._heard("", ())
                    while not connection.is_closed():
                        await asyncio.sleep(1.0)
                        await connection.fetchval("SELECT 1", timeout=5)
                finally:
                    with suppress(*_WENT_WRONG):
                        await connection.close(timeout=1)
            await asyncio.sleep(0.5)

    def _told(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        who, _, told = str(payload).partition(" ")
        if who != self._me:
            for what, *entry in msgspec.json.decode(told):
                self._heard(what, tuple(entry))


async def _as_it_is(connection: Any) -> None:
    """Nothing is set on our connections that the next user would mind, so nothing is reset."""


def _notifications(who: str, jobs: Sequence[_Job]) -> list[str]:
    """What was written, in as few notifications as it fits in; a long entry only by its table."""
    found, room = [], 0
    for job in jobs:
        one: list[Any] = [job.notify]
        if isinstance(job.work, Append):
            one += [job.work.number, job.work.written, job.work.body]
        text = json.dumps(one)
        if len(text) > _LONGEST // 2:
            text = json.dumps(one[:1])
        if len(text) > room:
            found.append([text])
            room = _LONGEST - len(who) - 4
        else:
            found[-1].append(text)
        room -= len(text) + 1
    return [f"{who} [{','.join(texts)}]" for texts in found]


async def _append(connection: Any, entries: list[Append]) -> set[tuple[str, int]]:
    """Write entries; returns those that are new. Sorted, so that two groups cannot wait for each other."""
    if not entries:
        return set()
    entries = sorted(entries, key=lambda one: (one.table, one.number))
    rows = await connection.fetch(
        _INSERT,
        [one.table for one in entries],
        [one.number for one in entries],
        [one.written for one in entries],
        [one.body for one in entries],
    )
    kept = {(str(row[0]), int(row[1])) for row in rows}
    new = [one for one in entries if (one.table, one.number) in kept]
    await connection.execute(
        _STANDS,
        [one.table for one in new],
        [one.written for one in new],
        [one.stage for one in new],
        [one.waiting for one in new],
        [one.due for one in new],
    )
    return kept


async def _run(connection: Any, statements: Sequence[Statement]) -> bool:
    try:
        async with connection.transaction():  # a savepoint
            for statement, parameters in statements:
                await connection.execute(numbered(statement), *parameters)
    except (asyncpg.UniqueViolationError, asyncpg.DataError):
        return False  # text that PostgreSQL cannot keep, such as a zero byte, must not spoil the group for others
    return True


def numbered(query: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2, …"""
    parts = query.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]
