"""Backend: the interface of a database, its errors and its health."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kerys.server.logs import log

Statement = tuple[str, Sequence[Any]]  # SQL with ? for the parameters
Row = tuple[Any, ...]
# Called with the id of a table (or another notification) and, if at hand, its new entry.
ChangeListener = Callable[[str, Row], None]

_LOG_AGAIN: Final = 60.0  # seconds between two log lines while nothing can be written


class StorageUnavailable(Exception):
    """The database cannot be reached or written now. Nothing was stored; trying again later may help."""


class StorageDamaged(StorageUnavailable):
    """The database answers, but the data that was asked for is damaged; other data in it may be sound."""


class QueryFailed(Exception):
    """The database refused a statement of ours: an error in Kerys, not an outage. Nothing was stored."""


class Health:
    """Whether the database can be written, and understands our statements. A change is logged for the host."""

    def __init__(self) -> None:
        self.problem = ""
        self._logged_at = 0.0
        self._query_failed_at: float | None = None
        self._failed_query = ""

    @property
    def status(self) -> str:
        """`ok`, `storage-away`, or for a minute after a statement was refused `query-failed`."""
        if self.problem:
            return "storage-away"
        failed_at = self._query_failed_at
        return "ok" if failed_at is None or time.monotonic() - failed_at > _LOG_AGAIN else "query-failed"

    def query_failed(self, query: str, error: Exception) -> QueryFailed:
        """Log a statement that the database refused; parameters, which may be secret, are not logged."""
        if self.status != "query-failed" or query != self._failed_query:
            log.error("query-failed", query=" ".join(query.split())[:500], error=str(error)[:200])
        self._query_failed_at, self._failed_query = time.monotonic(), query
        return QueryFailed(f"the database refused a statement: {error}")

    def failure(self, why: object) -> None:
        now = time.monotonic()
        if not self.problem or now - self._logged_at > _LOG_AGAIN:
            log.error("storage-unavailable", why=str(why))
            self._logged_at = now
        self.problem = str(why)

    def success(self) -> None:
        if self.problem:
            log.warning("storage-available-again")
            self.problem = ""


@dataclass(frozen=True, slots=True)
class Append:
    """A new entry for a table's log, and the state of the table's row after it."""

    table: str
    number: int
    written: float
    body: str
    stage: str
    waiting: str
    due: float | None


class Backend(Protocol):
    """A database. A write is durable when its future is done; nobody learns of it before."""

    exclusive: bool
    """Whether no other server process can use it."""
    health: Health

    async def open(self) -> None: ...

    def append(self, entry: Append) -> asyncio.Future[bool]:
        """Write an entry; False if the table already has one with this number.

        This is the common case: entries are committed in groups, without a task for each.
        """

    async def write(self, statements: Sequence[Statement], notify: str = "") -> bool:
        """Run statements in one transaction; False, with nothing done, if one violates a unique key."""

    async def read(self, query: str, *parameters: Any) -> list[Row]: ...

    def on_change(self, listener: ChangeListener) -> None:
        """Call the listener with the id of each table that another process wrote to.

        With the entry's number, time and body too, if they are at hand.
        """

    @property
    def commit_seconds(self) -> float:
        """How long the last commit took."""

    async def close(self) -> None: ...
