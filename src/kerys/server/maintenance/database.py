"""`kerys db backup`, `restore` and `move`. A backup is one SQLite file, whatever database it is of."""

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from kerys.server.app import backend_for
from kerys.server.maintenance.check import check
from kerys.server.maintenance.copying import (
    Digest,
    check_file,
    compare,
    copy_to_file,
    copy_to_postgres,
    create_tables,
    digest_of_file,
    digest_of_postgres,
)
from kerys.server.run import lock_database
from kerys.server.settings import Settings
from kerys.server.storage import StorageUnavailable, Store
from kerys.server.storage.database_file import is_foreign_log

_RUNNING: Final = 45.0  # seconds after its last sign of life that a server may still run (`live.outages`)
_PAGES: Final = 500  # of a backup, between two breaks for the server


async def backup_database(settings: Settings, name: str) -> int:
    """Write a backup to a new file; the server may run meanwhile."""

    async def work() -> str:
        target = Path(name)
        if target.exists():
            raise StorageUnavailable(f"{target} exists already; a backup is a new file")
        began = time.perf_counter()
        with _new_file(target) as file:
            if settings.database:
                async with _postgres(settings, read_only=True) as postgres:
                    await copy_to_file(postgres, file)
                    original = await digest_of_postgres(postgres, file)
                file.commit()
                compare(digest_of_file(file), original)
            else:
                _copy_file(settings.database_file, file)
            check_file(file)
            counts = digest_of_file(file)
        return f"{_summary(counts)} in {target}, {time.perf_counter() - began:.1f} s."

    return await _reported(work)


async def restore_database(settings: Settings, name: str) -> int:
    """Put a backup in the place of the database, after every check; no server may run meanwhile."""

    async def work() -> str:
        source = Path(name)
        if not source.is_file():
            raise StorageUnavailable(f"there is no file {source}")
        with _opened(source) as file:
            check_file(file)
        if settings.database:
            async with _postgres(settings) as postgres:
                await _fill_postgres(postgres, source)
        else:
            _replace_file(settings.database_file, source)
        return await _replayed(settings, "restored")

    return await _reported(work)


async def move_database(settings: Settings, to: str) -> int:
    """Copy everything from SQLite to an empty PostgreSQL database, or back to a new SQLite file."""

    async def work() -> str:
        if not settings.database:
            raise StorageUnavailable("give both: --data for SQLite and --database for PostgreSQL")
        file = settings.database_file
        if to == "postgresql":
            if not file.exists():
                raise StorageUnavailable(f"there is no database {file}")
            lock = lock_database(settings)
            try:
                async with _postgres(settings) as postgres:
                    await _fill_postgres(postgres, file)
            finally:
                lock.close()
            return await _replayed(settings, "moved to PostgreSQL")
        if file.exists():
            raise StorageUnavailable(f"{file} exists already; --data is a folder without a database")
        async with _postgres(settings, read_only=True) as postgres:
            await _refuse_running(postgres)
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with _new_file(file) as target:
                await copy_to_file(postgres, target)
                target.commit()
                compare(digest_of_file(target), await digest_of_postgres(postgres, target))
        return await _replayed(Settings(data=settings.data), "moved to SQLite")

    return await _reported(work)


async def _reported(work: Callable[[], Coroutine[Any, Any, str]]) -> int:
    try:
        print(await work())
    except StorageUnavailable as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        print(f"kerys: that failed ({why}); nothing was changed.", file=sys.stderr)
        return 2
    return 0


def _summary(counts: Digest) -> str:
    return f"{counts['tables'][0]} tables, {counts['entries'][0]} entries and {counts['people'][0]} people"


async def _replayed(settings: Settings, what: str) -> str:
    """Replay every game where it is now, and count."""
    store = Store(backend_for(settings))
    await store.open()
    try:
        good, broken = await check(store)
        (entries,) = (await store.backend.read("SELECT COUNT(*) FROM entries"))[0]
    finally:
        await store.close()
    marked = f"; {len(broken)} cannot be replayed, as before" if broken else ""
    return f"{what}: {entries} entries, {good} games replayed{marked}."


# --- SQLite -------------------------------------------------------------------------------------------------
@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a file that is only read, with the write-ahead log beside it if there is one."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10.0)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def _new_file(target: Path) -> Iterator[sqlite3.Connection]:
    """Yield a new database that becomes `target` when everything in it is written and synced."""
    part = Path(f"{target}.part")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    connection = sqlite3.connect(part)
    try:
        yield connection
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        connection.close()
        _sync(part)
        part.rename(target)
        _sync(target.parent)
    finally:
        connection.close()
        for leftover in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            leftover.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems cannot sync a folder
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _copy_file(source: Path, target: sqlite3.Connection) -> None:
    if not source.exists():
        raise StorageUnavailable(f"there is no database {source}; --data is the folder of the server")
    if is_foreign_log(source, Path(f"{source}-wal")):
        raise StorageUnavailable(f"{source} was replaced while it was in use; start the server again first")
    with _opened(source) as file:
        file.backup(target, pages=_PAGES)
    create_tables(target)  # those that an older version did not have


def _replace_file(file: Path, source: Path) -> None:
    lock = lock_database(Settings(data=str(file.parent)))
    try:
        with _new_file(Path(f"{file}.restored")) as target:
            _copy_file(source, target)
            check_file(target)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for end in ("-wal", "-shm", ""):  # the database last: it belongs to its log
            old = Path(f"{file}{end}")
            if old.exists():
                old.rename(Path(f"{file}.before-{stamp}{end}"))
        Path(f"{file}.restored").rename(file)
        _sync(file.parent)
    finally:
        lock.close()


# --- PostgreSQL ---------------------------------------------------------------------------------------------
@asynccontextmanager
async def _postgres(settings: Settings, *, read_only: bool = False) -> AsyncIterator[Any]:
    """Yield a connection within one transaction that sees one state; the tables exist."""
    backend = backend_for(settings)
    await backend.open()
    await backend.close()
    import asyncpg  # noqa: PLC0415  # an extra; `backend_for` has reported if it is missing

    connection = await asyncpg.connect(settings.database, timeout=10)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=read_only):
            yield connection
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StorageUnavailable(
            f"PostgreSQL refused it ({type(error).__name__}); nothing was changed"
        ) from error
    finally:
        await connection.close()


async def _refuse_running(postgres: Any) -> None:
    stored = await postgres.fetchval("SELECT value FROM settings WHERE name = 'running'")
    with suppress(TypeError, ValueError):
        if time.time() - float(stored) < _RUNNING:
            raise StorageUnavailable("a server still uses this database; stop it and wait for a minute")


async def _fill_postgres(postgres: Any, source: Path) -> None:
    for table in ("tables", "entries", "people"):
        if await postgres.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
            raise StorageUnavailable("that PostgreSQL database is not empty; `createdb` makes a new one")
    await _refuse_running(postgres)
    await postgres.execute("DELETE FROM settings")
    with _new_copy(source) as file:
        await copy_to_postgres(file, postgres)
        compare(await digest_of_postgres(postgres, file), digest_of_file(file))


@contextmanager
def _new_copy(source: Path) -> Iterator[sqlite3.Connection]:
    """Yield a temporary copy, with the tables that an older version did not have."""
    with tempfile.TemporaryDirectory(prefix="kerys-") as folder:
        copy = sqlite3.connect(Path(folder) / "copy.sqlite3")
        try:
            _copy_file(source, copy)
            check_file(copy)
            yield copy
        finally:
            copy.close()
