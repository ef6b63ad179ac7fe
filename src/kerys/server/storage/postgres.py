"""PostgreSQL backend: one writer task commits entries in groups, LISTEN/NOTIFY connects the server processes.

A notification holds whole entries, so that other processes need not query for them. NOTIFY lets only one transaction
commit at a time and many small ones would be slow, so a group is one statement: one transaction and one round trip.
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
    QueryFailed,
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
)
from kerys.server.storage.schema import SCHEMA, STORED_VERSION_QUERY, check_version

CHANNEL: Final = "kerys_tables"
_CONNECTIONS: Final = 8  # besides one for appending and one for listening
# Seconds between the beginnings of two commits: a lone entry never waits, many share one. A commit costs more than with
# SQLite: the database is another process, and all other servers are notified.
_COMMIT_EVERY: Final = 0.016
_MAX_GROUP: Final = 500
# The message does not quote the address: it may hold a part of the password.
_BAD_ADDRESS: Final = (
    "the host, the port or an option in the address of PostgreSQL cannot be used; it looks like "
    "postgresql://name:password@host:5432/kerys, with / ? # @ : % in a password as %2F %3F %23 %40 %3A %25"
)
_LOCK: Final = 7_206_911  # advisory lock: two processes must not create the tables at the same time
# A lost connection makes asyncpg raise many kinds of exceptions; an unexpected one must not end the writer task.
_ANY_ERROR: Final = (Exception,)
# Entries whose number is taken are left out of everything. Sorted by table, so that two groups cannot deadlock.
_APPEND: Final = """
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[], $6::text[],
            $7::float8[], $8::bigint[], $9::text[])
        WITH ORDINALITY AS item (table_id, number, written, body, stage, waiting, due, message, payload, position)
    ), inserted AS (
        INSERT INTO entries (table_id, number, written, body)
        SELECT table_id, number, written, body FROM given ORDER BY table_id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), updated AS (
        UPDATE tables SET changed = given.written, stage = given.stage, waiting = given.waiting, due = given.due
        FROM given JOIN inserted USING (table_id, number) WHERE tables.id = given.table_id
    )
    SELECT pg_notify($10, $11 || ' [' || string_agg(payload, ',') || ']'), array_agg(position)
    FROM given JOIN inserted USING (table_id, number) GROUP BY message"""
_NOTIFY: Final = "SELECT pg_notify($1, $2)"
# Errors that one entry of a group may cause, such as a table that somebody else holds locked: retried one by one.
_ONE_ENTRY_ERRORS: Final = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError, asyncpg.DataError)
_DAMAGED: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
_REASONS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (socket.gaierror, "there is no such host"),
    (ConnectionRefusedError, "nobody listens there, so it does not run or has another port"),
    (TimeoutError, "it does not answer"),
    (asyncpg.InvalidAuthorizationSpecificationError, "it does not accept that name or password"),
    (asyncpg.InvalidCatalogNameError, "there is no such database; `createdb` makes one"),
    (asyncpg.InsufficientPrivilegeError, "that user may not make tables there"),
)
# Timeouts against a database that does not answer, locks that others hold, and a server process that is suspended
# within a transaction.
_COMMAND_TIMEOUT: Final = 10.0
_SERVER_SETTINGS: Final = {
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",
    "synchronous_commit": "on",  # whatever the database's default is: an acknowledged answer is on disk
}
_MAX_PAYLOAD: Final = 7_800  # bytes in a notification; PostgreSQL allows 8,000 in all


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
        self._commit_began = 0.0
        self._process_id = uuid.uuid4().hex[:8]  # to ignore one's own notifications
        self._pool: asyncpg.Pool | None = None
        self._available = asyncio.Semaphore(_CONNECTIONS)
        self._append_pool: asyncpg.Pool | None = (
            None  # one connection of its own, so that answers need not queue
        )
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._listeners: list[ChangeListener] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await self._create_pool(_CONNECTIONS)
            self._append_pool = await self._create_pool(1)
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
        ) as error:  # asyncpg's way to say that the address is malformed
            raise StorageUnavailable(_BAD_ADDRESS) from error
        except _ANY_ERROR as error:
            raise StorageUnavailable(f"PostgreSQL cannot be reached: {_reason(error)}") from error
        self._tasks = [asyncio.ensure_future(self._append_forever()), asyncio.ensure_future(self._listen())]

    async def _create_pool(self, size: int) -> asyncpg.Pool:
        return await asyncpg.create_pool(
            self.address,
            min_size=1,
            max_size=size,
            timeout=5,
            command_timeout=_COMMAND_TIMEOUT,
            server_settings=_SERVER_SETTINGS,
            reset=_keep_session_settings,
        )

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Yield a connection, first come first served; the pool itself may serve the last one first."""
        assert self._pool is not None
        await asyncio.wait_for(self._available.acquire(), _COMMAND_TIMEOUT)
        try:
            async with self._pool.acquire(timeout=5) as connection:
                yield connection
        finally:
            self._available.release()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self._pool, self._append_pool):
            if pool is not None:
                try:
                    await asyncio.wait_for(pool.close(), 2)
                except _ANY_ERROR:
                    pool.terminate()

    # --- Writing --------------------------------------------------------------------------------------------
    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        statement = ""
        try:
            async with self._connection() as connection, connection.transaction():
                for statement, parameters in statements:
                    await connection.execute(numbered(statement), *parameters)
                if notify:
                    await connection.execute(_NOTIFY, CHANNEL, f"{self._process_id} [{_payload([notify])}]")
        except (asyncpg.UniqueViolationError, asyncpg.DataError):
            return False  # a key that is taken, or text that PostgreSQL cannot store, such as a zero byte
        except _ANY_ERROR as error:
            raise self._failure(statement, error) from error
        self.health.success()
        return True

    def append(self, entry: Append) -> asyncio.Future[bool]:
        job = _Job(entry, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return job.done

    async def _append_forever(self) -> None:
        while True:
            group = [await self._jobs.get()]
            wait = self._commit_began + _COMMIT_EVERY - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            while len(group) < _MAX_GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            self._commit_began = time.perf_counter()
            await self._append_group(group)

    async def _append_group(self, group: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            inserted = await self._append([job.entry for job in group])
        except _ANY_ERROR as error:
            if isinstance(error, _ONE_ENTRY_ERRORS) and len(group) > 1:
                for job in group:
                    await self._append_group([job])
                return
            failure = self._failure(_APPEND, error)
            for job in group:
                if not job.done.done():
                    job.done.set_exception(failure)
            await asyncio.sleep(0.05)
            return
        self.health.success()
        self.commit_seconds = time.perf_counter() - began
        for position, job in enumerate(group):
            if not job.done.done():
                job.done.set_result(position in inserted)

    def _failure(self, statement: str, error: Exception) -> StorageUnavailable | QueryFailed:
        if _is_our_error(error):
            return self.health.query_failed(statement, error)
        self.health.failure(type(error).__name__)
        return StorageUnavailable(f"PostgreSQL did not store it: {type(error).__name__}")

    async def _append(self, entries: list[Append]) -> set[int]:
        """Write entries and notify other processes; return the positions in the list of those that are new."""
        assert self._append_pool is not None
        messages, payloads = _notifications(entries)
        async with self._append_pool.acquire(timeout=5) as connection:
            rows = await connection.fetch(
                _APPEND,
                [one.table for one in entries],
                [one.number for one in entries],
                [one.written for one in entries],
                [one.body for one in entries],
                [one.stage for one in entries],
                [one.waiting for one in entries],
                [one.due for one in entries],
                messages,
                payloads,
                CHANNEL,
                self._process_id,
            )
        return {position - 1 for _, positions in rows for position in positions}

    # --- Reading --------------------------------------------------------------------------------------------
    async def read(self, query: str, *parameters: Any) -> list[Row]:
        try:
            async with self._connection() as connection:
                return [tuple(row) for row in await connection.fetch(numbered(query), *parameters)]
        except _ANY_ERROR as error:
            if _is_our_error(error):
                raise self.health.query_failed(query, error) from error
            kind = StorageDamaged if isinstance(error, _DAMAGED) else StorageUnavailable
            raise kind(f"PostgreSQL cannot be read: {type(error).__name__}") from error

    # --- Other processes ------------------------------------------------------------------------------------
    def on_change(self, listener: ChangeListener) -> None:
        self._listeners.append(listener)

    async def _listen(self) -> None:
        """Receive what other processes wrote; after a lost connection anything may have changed."""
        while True:
            with suppress(*_ANY_ERROR):
                connection = await asyncpg.connect(self.address, timeout=5, command_timeout=_COMMAND_TIMEOUT)
                try:
                    await connection.add_listener(CHANNEL, self._notified)
                    self._notify_listeners("", ())
                    while not connection.is_closed():
                        await asyncio.sleep(1.0)
                        await connection.fetchval("SELECT 1", timeout=5)
                finally:
                    with suppress(*_ANY_ERROR):
                        await connection.close(timeout=1)
            await asyncio.sleep(0.5)

    def _notified(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        sender, _, changes = str(payload).partition(" ")
        if sender != self._process_id:
            for subject, *entry in msgspec.json.decode(changes):
                self._notify_listeners(subject, tuple(entry))

    def _notify_listeners(self, subject: str, entry: Row) -> None:
        for listener in self._listeners:
            listener(subject, entry)


def _is_our_error(error: Exception) -> bool:
    """Return whether a statement itself is wrong: its syntax, a name that does not exist, its parameters."""
    if isinstance(error, asyncpg.InterfaceError):
        return str(error).startswith("the server expects")  # other ones are about connections or about values
    return isinstance(error, asyncpg.SyntaxOrAccessError) and not isinstance(
        error, asyncpg.InsufficientPrivilegeError
    )


def _reason(error: Exception) -> str:
    """Say why there is no database; the library's own words may quote parts of the address."""
    for kind, why in _REASONS:
        if isinstance(error, kind):
            return why
    return type(error).__name__


async def _keep_session_settings(connection: Any) -> None:
    """Reset nothing: we set nothing on a connection that its next user would mind."""


def _payload(entry: list[Any]) -> str:
    """Encode as ASCII, so that the length in characters is the length in bytes."""
    return json.dumps(entry)


def _notifications(entries: Sequence[Append]) -> tuple[list[int], list[str]]:
    """Return for each entry the number of its notification and its payload, in as few notifications as possible.

    Of a long entry only the table is named.
    """
    numbers, payloads, number, room = [], [], 0, _MAX_PAYLOAD
    for one in entries:
        text = _payload([one.table, one.number, one.written, one.body])
        if len(text) > _MAX_PAYLOAD // 2:
            text = _payload([one.table])
        if len(text) > room:
            number, room = number + 1, _MAX_PAYLOAD
        room -= len(text) + 1
        numbers.append(number)
        payloads.append(text)
    return numbers, payloads


def numbered(query: str) -> str:
    """Replace each `?` with PostgreSQL's $1, $2, …"""
    parts = query.split("?")
    return "".join(f"{part}${n}" for n, part in enumerate(parts[:-1], 1)) + parts[-1]
