"""Copies of whole databases between a SQLite file and PostgreSQL, compared row by row afterwards."""

import hashlib
import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from kerys.server.storage import StorageUnavailable
from kerys.server.storage.schema import SCHEMA, STORED_VERSION_QUERY, check_version

_CREATE: Final = re.compile(r"CREATE TABLE IF NOT EXISTS (\w+)")
TABLES: Final = tuple(match[1] for statement in SCHEMA if (match := _CREATE.search(statement)))
_BATCH: Final = 1_000  # rows
Digest = dict[str, tuple[int, str]]  # by table: the number of its rows, and a hash of them


class _Hash:
    """A hash of rows that does not depend on their order: databases sort text differently."""

    def __init__(self) -> None:
        self.count = self._sum = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            digest = hashlib.sha256(repr(tuple(row)).encode()).digest()
            self._sum = (self._sum + int.from_bytes(digest, "big")) % (1 << 256)
            self.count += 1

    @property
    def result(self) -> tuple[int, str]:
        return self.count, f"{self._sum:064x}"


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]


def check_file(connection: sqlite3.Connection) -> None:
    """Refuse a SQLite file that is damaged, is not a database of Kerys or was written by a newer Kerys."""
    try:
        (result,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        versions = connection.execute(STORED_VERSION_QUERY).fetchall()
    except sqlite3.DatabaseError as error:
        raise StorageUnavailable(f"this is not a sound database of Kerys ({error})") from error
    if result != "ok":
        raise StorageUnavailable(f"this database is damaged ({result})")
    if not versions:
        raise StorageUnavailable("this is not a database of Kerys")
    check_version(versions[0][0])


def create_tables(connection: sqlite3.Connection) -> None:
    for statement in SCHEMA:
        connection.execute(statement)


def digest_of_file(connection: sqlite3.Connection) -> Digest:
    found: Digest = {}
    for table in TABLES:
        hashed = _Hash()
        hashed.add(connection.execute(f"SELECT {', '.join(columns(connection, table))} FROM {table}"))
        found[table] = hashed.result
    return found


async def digest_of_postgres(postgres: Any, file: sqlite3.Connection) -> Digest:
    """Return the digest of a PostgreSQL database; the columns are those of the file, in its order."""
    found: Digest = {}
    for table in TABLES:
        hashed = _Hash()
        query = f"SELECT {', '.join(columns(file, table))} FROM {table}"
        async for row in postgres.cursor(query, prefetch=_BATCH):
            hashed.add([tuple(row)])
        found[table] = hashed.result
    return found


async def copy_to_postgres(file: sqlite3.Connection, postgres: Any) -> None:
    """Copy all rows; to be called within a transaction, on a database whose tables are empty."""
    for table in TABLES:
        names = columns(file, table)
        cursor = file.execute(f"SELECT {', '.join(names)} FROM {table}")
        while rows := cursor.fetchmany(_BATCH):
            await postgres.copy_records_to_table(table, records=rows, columns=names)


async def copy_to_file(postgres: Any, file: sqlite3.Connection) -> None:
    """Copy all rows; to be called within a transaction that sees one state of PostgreSQL."""
    create_tables(file)
    for table in TABLES:
        names = columns(file, table)
        insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        rows: list[tuple[Any, ...]] = []
        async for row in postgres.cursor(f"SELECT {', '.join(names)} FROM {table}", prefetch=_BATCH):
            rows.append(tuple(row))
            if len(rows) == _BATCH:
                file.executemany(insert, rows)
                rows.clear()
        file.executemany(insert, rows)


def compare(copied: Digest, original: Digest) -> None:
    """Refuse a copy that differs from the original."""
    for table, (count, hashed) in original.items():
        if copied[table] != (count, hashed):
            raise StorageUnavailable(
                f"the copy differs: “{table}” has {copied[table][0]} rows there and {count} here, or other ones"
            )
