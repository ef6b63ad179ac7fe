"""SQLite: one writer thread that commits in groups, one reader thread. Standard library only."""

import asyncio
import os
import sqlite3
import threading
import time
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
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
)
from kerys.server.storage.schema import SCHEMA, STORED_VERSION_QUERY, check_version

# Seconds between the beginnings of two commits: who is alone never waits, and many share one. With many at play more
# commits would cost more time than they save.
_COMMIT_EVERY: Final = 0.008
_MOST_AT_ONCE: Final = 500
# Around each statement this thread lets go of the interpreter and then waits for it among others, so that many
# entries go into one statement.
_MOST_ROWS: Final = 64
_TIDY_WAIT: Final = 0.05  # seconds that it may hold others up
_LITTLE: Final = 500  # pages
_CHECK_EVERY: Final = 1.0  # seconds between two looks whether the files are still there
_TIDY_EVERY: Final = 3.0  # seconds between two times that what was committed is moved into the file itself


@dataclass(slots=True)
class _Job:
    work: Append | Sequence[Statement]
    done: asyncio.Future[bool]
    result: bool | BaseException = False


class SqliteBackend:
    """A database in one file. A second process may use the same file; it only waits a little longer."""

    exclusive = True  # `run` holds a lock on the file

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.commit_seconds = 0.0
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="kerys-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer: threading.Thread | None = None
        self._tidier: threading.Thread | None = None
        self._ends = threading.Event()
        self.health = Health()
        self._files: tuple[int, ...] = ()
        self._checked = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await self._loop.run_in_executor(self._reader, self._prepare)
        except (sqlite3.Error, OSError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise StorageUnavailable(
                f"the database {self.path} cannot be opened ({why}); --data is a folder that Kerys may write to"
            ) from error
        self._writer = threading.Thread(target=self._write_on, name="kerys-writer", daemon=True)
        self._writer.start()
        self._tidier = threading.Thread(target=self._tidy_on, name="kerys-tidier", daemon=True)
        self._tidier.start()

    def _prepare(self) -> None:
        self._make_file()
        connection = self._connect()
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetchall():
            for (version,) in connection.execute(STORED_VERSION_QUERY).fetchall():
                check_version(version)
        for statement in SCHEMA:
            connection.execute(statement)
        self._reading = connection
        self._files = self._inodes()

    def _make_file(self) -> None:
        """Password hashes and the secret of the invitations are in it, so it is for this user alone."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))

    def _inodes(self) -> tuple[int, ...]:
        return tuple(Path(f"{self.path}{end}").stat().st_ino for end in ("", "-wal"))

    def _check_files(self) -> None:
        """A file that is deleted or replaced would take what is written with it, and nobody would notice."""
        if time.monotonic() < self._checked + _CHECK_EVERY:
            return
        self._checked = time.monotonic()
        try:
            gone = self._inodes() != self._files
        except OSError:
            gone = True
        if gone:
            raise StorageUnavailable(
                f"{self.path} or its -wal file was moved or replaced while it was in use; "
                "put it back and start Kerys again"
            )

    def _connect(self, timeout: float = 10.0) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=timeout
        )
        connection.text_factory = _text
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # the tidier's work
        return connection

    # --- Writing --------------------------------------------------------------------------------------------
    def append(self, entry: Append) -> asyncio.Future[bool]:
        return self._queue(entry)

    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        return await self._queue(statements)

    def _queue(self, work: Append | Sequence[Statement]) -> asyncio.Future[bool]:
        assert self._loop is not None
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        return job.done

    def _write_on(self) -> None:
        """The writer thread: all that has gathered while the last commit ran is the next commit."""
        connection: sqlite3.Connection | None = None
        began = 0.0
        while True:
            group, closing = self._next_group(began + _COMMIT_EVERY)
            if group:
                began = time.perf_counter()
                try:
                    self._check_files()
                    connection = connection or self._connect()
                    self._commit(connection, group)
                    self.health.success()
                except Exception as error:  # one not thought of must not end the writer for good
                    _drop(connection)
                    connection = None
                    away = error if isinstance(error, StorageUnavailable) else _away("written", error)
                    self.health.failure(away)
                    for job in group:
                        job.result = away
                self.commit_seconds = time.perf_counter() - began
                self._tell(group)
            if closing:
                _drop(connection)
                return

    def _next_group(self, not_before: float) -> tuple[list[_Job], bool]:
        group: list[_Job] = []
        job = self._jobs.get()
        time.sleep(max(0.0, not_before - time.perf_counter()))
        while job is not None:
            group.append(job)
            if len(group) == _MOST_AT_ONCE or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        """Write a group in one transaction: many entries at once, or if another process was first at one, each alone."""
        if not self._written(connection, group, _MOST_ROWS):
            self._written(connection, group, 1)

    def _written(self, connection: sqlite3.Connection, group: list[_Job], most: int) -> bool:
        """False, and nothing done: some of several entries were there already, and it is not known which."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            entries: list[tuple[_Job, Append]] = []
            for job in group:
                if isinstance(job.work, Append):
                    entries.append((job, job.work))
                else:
                    job.result = _run(connection, job.work)
            for begin in range(0, len(entries), most):
                some = entries[begin : begin + most]
                new = _append(connection, [entry for _, entry in some])
                if not new and len(some) > 1:
                    connection.execute("ROLLBACK")
                    return False
                for job, _ in some:
                    job.result = new
            connection.execute("COMMIT")
            return True
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _tidy_on(self) -> None:
        """A thread that moves what was committed from the write-ahead log into the file.

        SQLite would do that within a commit now and then, and everybody would wait for it; so nobody does.
        """
        connection: sqlite3.Connection | None = None
        while not self._ends.wait(_TIDY_EVERY):
            try:
                connection = connection or self._connect(_TIDY_WAIT)
                # Most of it while others write on; then, while they wait, the little that is left, so that the log
                # begins anew instead of growing for ever. Not while somebody else reads the file, say for a backup:
                # everybody would wait until they have done.
                _, logged, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if logged - moved < _LITTLE:
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
            except (sqlite3.Error, OSError):  # the writer tells about it
                _drop(connection)
                connection = None
        _drop(connection)

    def _tell(self, group: list[_Job]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended; nobody waits any more
            self._loop.call_soon_threadsafe(_settle, group)

    # --- Reading --------------------------------------------------------------------------------------------
    async def read(self, query: str, *parameters: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, query, parameters)

    def _read(self, query: str, parameters: Sequence[Any]) -> list[Row]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.execute(query, parameters).fetchall()
        except sqlite3.Error as error:
            _drop(self._reading)
            self._reading = None
            raise _away("read", error) from error

    def on_change(self, listener: ChangeListener) -> None:
        """One process owns the file, so there is nobody else to hear from."""

    async def close(self) -> None:
        self._jobs.put(None)
        self._ends.set()
        for thread in (self._writer, self._tidier):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._close_reader)
        self._reader.shutdown()

    def _close_reader(self) -> None:
        _drop(self._reading)


def _away(what: str, error: Exception) -> StorageUnavailable:
    damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return (StorageDamaged if damaged else StorageUnavailable)(f"the database cannot be {what}: {error}")


def _text(stored: bytes) -> str | bytes:
    """Damaged text is handed on as it is: it fails whoever makes something of it, not everything read with it."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _append(connection: sqlite3.Connection, entries: Sequence[Append]) -> bool:
    """Write entries; whether all of them are new."""
    rows: list[Any] = []
    stands: list[Any] = []
    # The last one again and again, which changes nothing, so that there are few different statements to keep.
    count = 1 << (len(entries) - 1).bit_length()
    for one in [*entries, *[entries[-1]] * (count - len(entries))]:
        rows += (one.table, one.number, one.written, one.body)
        stands += (one.table, one.written, one.stage, one.waiting, one.due)
    if connection.execute(_insert(count), rows).rowcount < len(entries):
        return False
    connection.execute(_stands(count), stands)
    return True


@lru_cache
def _insert(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, written, body) VALUES {rows} ON CONFLICT DO NOTHING"


@lru_cache
def _stands(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return (
        f"WITH n (id, changed, stage, waiting, due) AS (VALUES {rows}) UPDATE tables "
        "SET changed = n.changed, stage = n.stage, waiting = n.waiting, due = n.due FROM n WHERE tables.id = n.id"
    )


def _run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> bool:
    connection.execute("SAVEPOINT one")
    try:
        for statement, parameters in statements:
            connection.execute(statement, parameters)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        return False
    finally:
        connection.execute("RELEASE one")
    return True


def _settle(group: list[_Job]) -> None:
    for job in group:
        if job.done.done():
            continue  # whoever asked has gone away; it is kept all the same
        if isinstance(job.result, BaseException):
            job.done.set_exception(job.result)
        else:
            job.done.set_result(job.result)


def _drop(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        connection.close()
