"""SQLite backend: one writer thread commits in groups, one reader thread queries. Standard library only."""

import asyncio
import ctypes
import sqlite3
import threading
import time
import uuid
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

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
from kerys.server.storage.database_file import DatabaseFile
from kerys.server.storage.schema import SCHEMA, STORED_VERSION_QUERY, check_version

# Seconds between the beginnings of two commits: a lone entry never waits, many share one. More commits would cost more
# time than they save.
_COMMIT_EVERY: Final = 0.008
_MAX_GROUP: Final = 500
# Many entries share a statement: around each one this thread releases the interpreter lock and has to get it back.
_MAX_ROWS: Final = 64
_CHECKPOINT_TIMEOUT: Final = 0.05  # seconds that a checkpoint may block the writer
_FEW_PAGES: Final = 500
_CHECKPOINT_EVERY: Final = 3.0  # seconds
_POLL_EVERY: Final = 1.0  # seconds between two looks for notices
_NOTICE_OVERLAP: Final = 30.0  # seconds that a notice may take from its time until it is committed
_MAX_NOTICES: Final = 10_000
_NOTICE: Final = "INSERT INTO notices (id, at, body) VALUES (?, ?, ?)"
_NOTICES: Final = "SELECT id, body FROM notices WHERE at > ? ORDER BY at"


@dataclass(slots=True)
class _Job:
    work: Append | Sequence[Statement]
    done: asyncio.Future[bool]
    result: bool | BaseException = False


class SqliteBackend:
    """A database in one file. A second process, such as `kerys admin`, may use it too; only one is the server."""

    exclusive = True  # `run` holds a lock on the file

    def __init__(self, path: Path | str, *, server: bool = False) -> None:
        self.path = Path(path)
        self._file = DatabaseFile(self.path, stamped=server)
        self.commit_seconds = 0.0
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="kerys-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer: threading.Thread | None = None
        self._checkpointer: threading.Thread | None = None
        self._closing = threading.Event()
        self.health = Health()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: list[ChangeListener] = []
        self._polling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await self._loop.run_in_executor(self._reader, self._prepare)
        except (sqlite3.Error, OSError) as error:
            raise cannot_open(self.path, error) from error
        self._writer = threading.Thread(target=self._write_forever, name="kerys-writer", daemon=True)
        self._writer.start()
        self._checkpointer = threading.Thread(
            target=self._checkpoint_forever, name="kerys-checkpointer", daemon=True
        )
        self._checkpointer.start()

    def _prepare(self) -> None:
        self._file.create()
        self._file.check_log()
        connection = self._connect()
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetchall():
            for (version,) in connection.execute(STORED_VERSION_QUERY).fetchall():
                check_version(version)
        for statement in SCHEMA:
            connection.execute(statement)
        self._reading = connection
        (stamp,) = connection.execute("PRAGMA user_version").fetchone()
        self._file.opened(stamp)

    def _connect(self, timeout: float = 10.0) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=timeout
        )
        connection.text_factory = _text
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # done by `_checkpoint_forever`
        return connection

    # --- Writing --------------------------------------------------------------------------------------------
    def append(self, entry: Append) -> asyncio.Future[bool]:
        return self._queue(entry)

    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        if notify and not self._file.stamped:  # the server, if one runs, looks for notices
            statements = [*statements, (_NOTICE, (uuid.uuid4().hex, time.time(), notify))]
        return await self._queue(statements)

    def _queue(self, work: Append | Sequence[Statement]) -> asyncio.Future[bool]:
        assert self._loop is not None
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        return job.done

    def _write_forever(self) -> None:
        """Run the writer thread: whatever was queued during the last commit is the next commit."""
        connection: sqlite3.Connection | None = None
        began = 0.0
        while True:
            group, closing = self._next_group(began + _COMMIT_EVERY)
            if group:
                began = time.perf_counter()
                try:
                    self._file.check()
                    connection = connection or self._connect()
                    self._commit(connection, group)
                    self._file.check()  # nothing is acknowledged that went into another file
                    self.health.success()
                except Exception as error:  # an unexpected one must not end the writer thread
                    self._close_connection(connection)
                    connection = None
                    unavailable = (
                        error if isinstance(error, StorageUnavailable) else _unavailable("written", error)
                    )
                    self.health.failure(unavailable)
                    for job in group:
                        job.result = unavailable
                self.commit_seconds = time.perf_counter() - began
                self._report(group)
            if closing:
                self._close_connection(connection)
                return

    def _next_group(self, not_before: float) -> tuple[list[_Job], bool]:
        group: list[_Job] = []
        job = self._jobs.get()
        time.sleep(max(0.0, not_before - time.perf_counter()))
        while job is not None:
            group.append(job)
            if len(group) == _MAX_GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        """Write a group in one transaction: many entries in a statement or, if one of them is not new, one by one."""
        if not self._try_commit(connection, group, _MAX_ROWS):
            self._try_commit(connection, group, 1)

    def _try_commit(self, connection: sqlite3.Connection, group: list[_Job], rows: int) -> bool:
        """Commit; False, with nothing done, if some of several entries are not new, and it is not known which."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            entries: list[tuple[_Job, Append]] = []
            for job in group:
                if isinstance(job.work, Append):
                    entries.append((job, job.work))
                else:
                    job.result = self._run(connection, job.work)
            for begin in range(0, len(entries), rows):
                batch = entries[begin : begin + rows]
                new = _append(connection, [entry for _, entry in batch])
                if not new and len(batch) > 1:
                    connection.execute("ROLLBACK")
                    return False
                for job, _ in batch:
                    job.result = new
            if self._file.stamped:
                connection.execute(f"PRAGMA user_version = {self._file.next_stamp()}")
            connection.execute("COMMIT")
            return True
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _run(self, connection: sqlite3.Connection, statements: Sequence[Statement]) -> bool | QueryFailed:
        """Run the statements of one job; if one fails, none of them is done, and other jobs go on."""
        connection.execute("SAVEPOINT job")
        statement = ""
        try:
            for statement, parameters in statements:
                connection.execute(statement, parameters)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO job")
            return False
        except sqlite3.Error as error:
            if not _is_our_error(error):
                raise
            connection.execute("ROLLBACK TO job")
            return self.health.query_failed(statement, error)
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE job")
        return True

    def _checkpoint_forever(self) -> None:
        """Run the thread that moves committed data from the write-ahead log into the database file.

        SQLite itself would do so within some commit, and everybody would wait for it.
        """
        connection: sqlite3.Connection | None = None
        while not self._closing.wait(_CHECKPOINT_EVERY):
            try:
                self._file.check()
                connection = connection or self._connect(_CHECKPOINT_TIMEOUT)
                # Most of it while the writer goes on; then, while it waits, the few pages left, so that the log restarts
                # instead of growing for ever. Not while somebody else reads the file, say for a backup: the writer
                # would wait until they are done.
                _, logged, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if logged - moved < _FEW_PAGES:
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
                self._file.check()  # and take note of the stamp that the file has now
            except (sqlite3.Error, OSError, StorageUnavailable):  # the writer reports it
                self._close_connection(connection)
                connection = None
        self._close_connection(connection)

    def _report(self, group: list[_Job]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the event loop has ended; nobody waits any more
            self._loop.call_soon_threadsafe(_set_results, group)

    # --- Reading --------------------------------------------------------------------------------------------
    async def read(self, query: str, *parameters: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, query, parameters)

    def _read(self, query: str, parameters: Sequence[Any]) -> list[Row]:
        try:
            if self._reading is None:
                self._file.check()
                self._reading = self._connect()
            return self._reading.execute(query, parameters).fetchall()
        except sqlite3.Error as error:
            if _is_our_error(error):
                raise self.health.query_failed(query, error) from error
            self._close_connection(self._reading)
            self._reading = None
            raise _unavailable("read", error) from error

    def on_change(self, listener: ChangeListener) -> None:
        """Call the listener with what commands beside the server have changed."""
        self._listeners.append(listener)
        if self._polling is None:
            self._polling = asyncio.ensure_future(self._poll())

    async def _poll(self) -> None:
        seen: dict[str, None] = {}
        since = time.time()
        while True:
            await asyncio.sleep(_POLL_EVERY)
            with suppress(StorageUnavailable, QueryFailed):
                for notice, body in await self.read(_NOTICES, since - _NOTICE_OVERLAP):
                    if notice not in seen:
                        seen[notice] = None
                        for listener in self._listeners:
                            listener(str(body), ())
                since = time.time()
            while len(seen) > _MAX_NOTICES:
                del seen[next(iter(seen))]

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
        self._jobs.put(None)
        self._closing.set()
        for thread in (self._writer, self._checkpointer):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._close_reader)
        self._reader.shutdown()

    def _close_reader(self) -> None:
        self._close_connection(self._reading)
        self._file.close()

    def _close_connection(self, connection: sqlite3.Connection | None) -> None:
        """Close a connection, or leave it to the end of the process if its file was replaced.

        SQLite would move its log into the new file when the last connection is closed, also by the garbage collector.
        """
        if connection is not None and self._file.replaced:
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(connection))
        elif connection is not None:
            connection.close()


def cannot_open(path: Path, error: Exception) -> StorageUnavailable:
    why = error.strerror if isinstance(error, OSError) else error
    return StorageUnavailable(
        f"the database {path} cannot be opened ({why}); --data is a folder that Kerys may write to"
    )


def _unavailable(what: str, error: Exception) -> StorageUnavailable:
    damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return (StorageDamaged if damaged else StorageUnavailable)(f"the database cannot be {what}: {error}")


def _is_our_error(error: sqlite3.Error) -> bool:
    """Return whether a statement itself is wrong: its syntax, a table or column that does not exist, its parameters."""
    if isinstance(error, sqlite3.ProgrammingError):
        return "binding" in str(error)
    return getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR


def _text(stored: bytes) -> str | bytes:
    """Return damaged text as bytes: only the code that needs this value fails, not the whole query."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _append(connection: sqlite3.Connection, entries: Sequence[Append]) -> bool:
    """Write entries; return whether all of them are new."""
    rows: list[Any] = []
    states: list[Any] = []
    # Padded to a power of two with the last entry, which changes nothing, so that few statements need to be cached.
    count = 1 << (len(entries) - 1).bit_length()
    for one in [*entries, *[entries[-1]] * (count - len(entries))]:
        rows += (one.table, one.number, one.written, one.body)
        states += (one.table, one.written, one.stage, one.waiting, one.due)
    if connection.execute(_insert_entries(count), rows).rowcount < len(entries):
        return False
    connection.execute(_update_tables(count), states)
    return True


@lru_cache
def _insert_entries(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, written, body) VALUES {rows} ON CONFLICT DO NOTHING"


@lru_cache
def _update_tables(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return (
        f"WITH n (id, changed, stage, waiting, due) AS (VALUES {rows}) UPDATE tables "
        "SET changed = n.changed, stage = n.stage, waiting = n.waiting, due = n.due FROM n WHERE tables.id = n.id"
    )


def _set_results(group: list[_Job]) -> None:
    for job in group:
        if job.done.done():
            continue  # the caller was cancelled; the entry is stored all the same
        if isinstance(job.result, BaseException):
            job.done.set_exception(job.result)
        else:
            job.done.set_result(job.result)
