"""PostgreSQL: one writer task that appends in groups, and LISTEN/NOTIFY so that processes hear of each other.

Others hear of entries with all that is in them, so that they need not ask.

NOTIFY lets only one transaction commit at a time, so many small ones would be slow: a group is one statement, and
that is a transaction with one journey to the database and back.
"""

import asyncio
import json
import socket
import time
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
import msgspec

from kerys.server.storage.backend import (
    Append,
    ChangeListener,
    Health,
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
)
from kerys.server.storage.schema import SCHEMA, STORED_VERSION_QUERY, check_version

CHANNEL: Final = "kerys_tables"
_CONNECTIONS: Final = 8  # for all but the appending and the listening
# Seconds between the beginnings of two commits: who is alone never waits, and many share one. One costs more than with
# SQLite: the database is a process of its own, and all others hear of it.
_COMMIT_EVERY: Final = 0.016
_MOST_AT_ONCE: Final = 500
# What exactly is wrong is not told: it may be a part of the password.
_NO_ADDRESS: Final = (
    "the host, the port or an option in the address of PostgreSQL cannot be used; it looks like "
    "postgresql://name:password@host:5432/kerys, with / ? # @ : % in a password as %2F %3F %23 %40 %3A %25"
)
_LOCK: Final = 7_206_911  # so that two processes do not make the tables at the same time
# Whatever a lost connection makes asyncpg raise; one exception not thought of must not end the writer for
# good.
_WENT_WRONG: Final = (Exception,)
# Entries whose number is taken already are left out of everything. In the order of tables, so that two groups cannot
# wait for each other.
_APPEND: Final = """
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[], $6::text[],
            $7::float8[], $8::bigint[], $9::text[])
        WITH ORDINALITY AS one (table_id, number, written, body, stage, waiting, due, letter, told, place)
    ), kept AS (
        INSERT INTO entries (table_id, number, written, body)
        SELECT table_id, number, written, body FROM given ORDER BY table_id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), stands AS (
        UPDATE tables SET changed = given.written, stage = given.stage, waiting = given.waiting, due = given.due
        FROM given JOIN kept USING (table_id, number) WHERE tables.id = given.table_id
    )
    SELECT pg_notify($10, $11 || ' [' || string_agg(told, ',') || ']'), array_agg(place)
    FROM given JOIN kept USING (table_id, number) GROUP BY letter"""
_NOTIFY: Final = "SELECT pg_notify($1, $2)"
# Why a group was not kept, when that may be the fault of one entry in it: somebody does not let go of its table.
_SPOILT: Final = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError, asyncpg.DataError)
_DAMAGED: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
_REASONS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (socket.gaierror, "there is no such host"),
    (ConnectionRefusedError, "nobody listens there, so it does not run or has another port"),
    (TimeoutError, "it does not answer"),
    (asyncpg.InvalidAuthorizationSpecificationError, "it does not accept that name or password"),
    (asyncpg.InvalidCatalogNameError, "there is no such database; `createdb` makes one"),
    (asyncpg.InsufficientPrivilegeError, "that user may not make tables there"),
)
# Nobody waits for ever: not for a database that does not say a word, nor for somebody who holds what we want, and a
# process that stands still holds nothing for long.
_REPLY_WITHIN: Final = 10.0
_PATIENCE: Final = {
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",
    "synchronous_commit": "on",  # whatever is set elsewhere: what is acknowledged is on the disk
}
_LONGEST: Final = 7_800  # bytes of what is told in a notification; PostgreSQL takes 8,000 in all


@dataclass(slots=True)
class _Job:
    entry: Append
    done: asyncio.Future[bool]


class PostgresBackend:
    exclusive = False

    def __init__(self, address: str) -> None:
        self.address = address
        self.commit_seconds = 0.0
        self.health = Health()
        self._began = 0.0  # the last commit
        self._me = uuid.uuid4().hex[:8]  # so that a process does not listen to itself
        self._pool: asyncpg.Pool | None = None
        self._turn = asyncio.Semaphore(_CONNECTIONS)
        self._writing: asyncpg.Pool | None = None  # one connection, so that answers need not queue for one
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._listener: ChangeListener = lambda what, entry: None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await self._connections(_CONNECTIONS)
            self._writing = await self._connections(1)
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
                if await connection.fetchval("SELECT to_regclass('settings')") is not None:
                    for (version,) in await connection.fetch(STORED_VERSION_QUERY):
                        check_version(version)
                for statement in SCHEMA:
                    await connection.execute(statement)
        except StorageUnavailable:
            raise
        except (
            ValueError,
            OverflowError,
        ) as error:  # so asyncpg says that it cannot make sense of the address
            raise StorageUnavailable(_NO_ADDRESS) from error
        except _WENT_WRONG as error:
            raise StorageUnavailable(f"PostgreSQL cannot be reached: {_reason(error)}") from error
        self._tasks = [asyncio.ensure_future(self._append_on()), asyncio.ensure_future(self._listen())]

    async def _connections(self, most: int) -> asyncpg.Pool:
        return await asyncpg.create_pool(
            self.address,
            min_size=1,
            max_size=most,
            timeout=5,
            command_timeout=_REPLY_WITHIN,
            server_settings=_PATIENCE,
            reset=_as_it_is,
        )

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for whoever asked first; left to itself, the pool may give it to whoever asked last."""
        assert self._pool is not None
        await asyncio.wait_for(self._turn.acquire(), _REPLY_WITHIN)
        try:
            async with self._pool.acquire(timeout=5) as connection:
                yield connection
        finally:
            self._turn.release()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self._pool, self._writing):
            if pool is not None:
                try:
                    await asyncio.wait_for(pool.close(), 2)
                except _WENT_WRONG:
                    pool.terminate()

    # --- Writing --------------------------------------------------------------------------------------------
    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        try:
            async with self._connection() as connection, connection.transaction():
                for statement, parameters in statements:
                    await connection.execute(numbered(statement), *parameters)
                if notify:
                    await connection.execute(_NOTIFY, CHANNEL, f"{self._me} [{_told_of([notify])}]")
        except (asyncpg.UniqueViolationError, asyncpg.DataError):
            return False  # a key that is taken, or text that PostgreSQL cannot keep, such as a zero byte
        except _WENT_WRONG as error:
            raise self._not_kept(error) from error
        self.health.success()
        return True

    def append(self, entry: Append) -> asyncio.Future[bool]:
        job = _Job(entry, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return job.done

    async def _append_on(self) -> None:
        while True:
            group = [await self._jobs.get()]
            wait = self._began + _COMMIT_EVERY - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while len(group) < _MOST_AT_ONCE and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            self._began = time.perf_counter()
            await self._append_group(group)

    async def _append_group(self, group: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            kept = await self._append([job.entry for job in group])
        except _WENT_WRONG as error:
            if isinstance(error, _SPOILT) and len(group) > 1:
                for job in group:
                    await self._append_group([job])
                return
            away = self._not_kept(error)
            for job in group:
                if not job.done.done():
                    job.done.set_exception(away)
            await asyncio.sleep(0.05)
            return
        self.health.success()
        self.commit_seconds = time.perf_counter() - began
        for place, job in enumerate(group):
            if not job.done.done():
                job.done.set_result(place in kept)

    def _not_kept(self, error: Exception) -> StorageUnavailable:
        self.health.failure(type(error).__name__)
        return StorageUnavailable(f"PostgreSQL did not keep it: {type(error).__name__}")

    async def _append(self, entries: list[Append]) -> set[int]:
        """Write entries and tell other processes; returns the places in the list of those that are new."""
        assert self._writing is not None
        letters, told = _letters(entries)
        async with self._writing.acquire(timeout=5) as connection:
            rows = await connection.fetch(
                _APPEND,
                [one.table for one in entries],
                [one.number for one in entries],
                [one.written for one in entries],
                [one.body for one in entries],
                [one.stage for one in entries],
                [one.waiting for one in entries],
                [one.due for one in entries],
                letters,
                told,
                CHANNEL,
                self._me,
            )
        return {place - 1 for _, places in rows for place in places}

    # --- Reading --------------------------------------------------------------------------------------------
    async def read(self, query: str, *parameters: Any) -> list[Row]:
        try:
            async with self._connection() as connection:
                return [tuple(row) for row in await connection.fetch(numbered(query), *parameters)]
        except _WENT_WRONG as error:
            kind = StorageDamaged if isinstance(error, _DAMAGED) else StorageUnavailable
            raise kind(f"PostgreSQL cannot be read: {type(error).__name__}") from error

    # --- Other processes ------------------------------------------------------------------------------------
    def on_change(self, listener: ChangeListener) -> None:
        self._listener = listener

    async def _listen(self) -> None:
        """Hear of what other processes wrote; after a lost connection anything may have changed."""
        while True:
            with suppress(*_WENT_WRONG):
                connection = await asyncpg.connect(self.address, timeout=5, command_timeout=_REPLY_WITHIN)
                try:
                    await connection.add_listener(CHANNEL, self._told)
                    self._listener("", ())
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
                self._listener(what, tuple(entry))


def _reason(error: Exception) -> str:
    """Why there is no database, in words of ours: those of the library may have parts of the address in them."""
    for kind, why in _REASONS:
        if isinstance(error, kind):
            return why
    return type(error).__name__


async def _as_it_is(connection: Any) -> None:
    """Nothing is set on our connections that the next user would mind, so nothing is reset."""


def _told_of(entry: list[Any]) -> str:
    """Only ASCII, so that its length is that of its bytes."""
    return json.dumps(entry)


def _letters(entries: Sequence[Append]) -> tuple[list[int], list[str]]:
    """What others are told of each entry, and in which notification: as few as it fits in. A long one is named only."""
    letters, told, letter, room = [], [], 0, _LONGEST
    for one in entries:
        text = _told_of([one.table, one.number, one.written, one.body])
        if len(text) > _LONGEST // 2:
            text = _told_of([one.table])
        if len(text) > room:
            letter, room = letter + 1, _LONGEST
        room -= len(text) + 1
        letters.append(letter)
        told.append(text)
    return letters, told


def numbered(query: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2, …"""
    parts = query.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]
