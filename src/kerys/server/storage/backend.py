"""What a database must be able to do for the server, and the tables in it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kerys.server.logs import log

Statement = tuple[str, Sequence[Any]]  # with ? for the parameters
Row = tuple[Any, ...]
Heard = Callable[[str, Row], None]  # a table, or something else that was told, and perhaps the entry it got

SCHEMA_VERSION: Final = 1
WRITTEN_VERSION: Final = "SELECT value FROM settings WHERE name = 'schema'"
_TELL_AGAIN: Final = 60.0  # seconds, while nothing can be written
# Words that SQLite and PostgreSQL both understand. Times are seconds since 1970.
SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
        stage TEXT NOT NULL, public INTEGER NOT NULL, waiting TEXT NOT NULL,
        due DOUBLE PRECISION, summary TEXT NOT NULL, broken TEXT)""",
    # Lists are by age: if what changed last came first, everybody would see when somebody has answered in secret.
    """CREATE INDEX IF NOT EXISTS tables_by_age ON tables (public, stage, created)""",
    """DROP INDEX IF EXISTS tables_by_stage""",
    """CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due)""",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, written DOUBLE PRECISION NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, language TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS people_by_name ON people (name)""",
    """CREATE TABLE IF NOT EXISTS sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        label TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS sessions_by_person ON sessions (person)""",
    """CREATE TABLE IF NOT EXISTS members (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
    # Whose tables count as theirs until they are over or left.
    """CREATE TABLE IF NOT EXISTS makers (table_id TEXT PRIMARY KEY, person TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS makers_by_person ON makers (person)""",
    """CREATE TABLE IF NOT EXISTS outages (began DOUBLE PRECISION PRIMARY KEY, ended DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS ratings (
        person TEXT NOT NULL, players INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (person, players))""",
    # A rating is made out of the one before. Of two games that end at once, only one can be somebody's next.
    """CREATE TABLE IF NOT EXISTS rated_games (
        person TEXT NOT NULL, players INTEGER NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, players, number))""",
)


class StorageAway(Exception):
    """The database cannot be reached or written now; nothing was kept, trying again later may help."""


class StorageDamaged(StorageAway):
    """The database is there, but what was to be read is damaged; other things in it may be sound."""


def check_version(stored: Any) -> None:
    """Before anything is done to a database that has been written before: does this Kerys understand it?"""
    if not isinstance(stored, str) or not stored.isdecimal():
        raise StorageAway("the setting “schema” cannot be read")
    if int(stored) > SCHEMA_VERSION:
        raise StorageAway(
            f"this database was written by a newer Kerys (version {stored}, not {SCHEMA_VERSION}); use that one"
        )


class Health:
    """Whether writing works. Whoever runs the server reads in the log when that changes."""

    def __init__(self) -> None:
        self.trouble = ""
        self._told = 0.0

    def failed(self, why: object) -> None:
        now = time.monotonic()
        if not self.trouble or now - self._told > _TELL_AGAIN:
            log.error("storage-away", why=str(why))
            self._told = now
        self.trouble = str(why)

    def works(self) -> None:
        if self.trouble:
            log.warning("storage-back")
            self.trouble = ""


@dataclass(frozen=True, slots=True)
class Append:
    """One more entry in a table's log, and how the table stands with it."""

    table: str
    number: int
    written: float
    body: str
    stage: str
    waiting: str
    due: float | None


class Backend(Protocol):
    """A database. Every write is durable when its future is done; none is told about before."""

    alone: bool
    """Whether no other server can be using it."""
    health: Health

    async def open(self) -> None: ...

    def append(self, entry: Append) -> asyncio.Future[bool]:
        """Write an entry; False if that table has one with this number already.

        The common case, so in groups, and without a task of its own.
        """

    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        """Run statements in one transaction; False and nothing done if one breaks a unique key."""

    async def read(self, query: str, *parameters: Any) -> list[Row]: ...

    def on_change(self, heard: Heard) -> None:
        """Call back with the id of a table that another process wrote to.

        And with the entry's number, time and body if they are at hand.
        """

    @property
    def commit_seconds(self) -> float:
        """How long the last commit took."""

    async def close(self) -> None: ...
