"""Journal: reads tables from the log, and commits entries to it.

A table is loaded by replaying its log. An entry is first applied in memory and then written, both under the table's
lock, so nobody hears of it before it is durable. If it cannot be written, the table is loaded again as it was.
"""

import asyncio
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import Any, Final, Protocol

from kerys.server import metrics
from kerys.server.domain import entries as e
from kerys.server.domain.log import BrokenTable, apply_rows, as_broken, replay_rows, row_of, summary_of
from kerys.server.domain.table import Table
from kerys.server.environment import Environment
from kerys.server.live.access import Access
from kerys.server.live.outages import OutageMonitor
from kerys.server.live.table import LiveTable, TableState
from kerys.server.logs import log
from kerys.server.refusals import Refusal, broken_table, no_table
from kerys.server.storage import (
    Append,
    Rating,
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
    Store,
    create_table,
)

_RETRY: Final = 1.0  # seconds until the database is asked again for a table


class Outcome(Enum):
    """What became of an entry."""

    COMMITTED = auto()
    LOST_RACE = auto()  # another process wrote first; the table is now as that one left it
    ILLEGAL = auto()  # the rules do not allow it; nothing changed


class TableObserver(Protocol):
    """Somebody who acts when a table changes, such as the scheduler."""

    def table_changed(self, live: LiveTable) -> None: ...


class Journal:
    def __init__(
        self, store: Store, environment: Environment, access: Access, outages: OutageMonitor
    ) -> None:
        self.store = store
        self.environment = environment
        self.access = access
        self.outages = outages
        self.observers: list[TableObserver] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, live: LiveTable) -> None:
        live.schedule_broadcast()
        for observer in self.observers:
            observer.table_changed(live)

    # --- Loading --------------------------------------------------------------------------------------------
    async def load(self, live: LiveTable) -> None:
        """Replay the log of a table that is not loaded; its lock must be held."""
        if live.state is not TableState.UNLOADED:
            return
        try:
            rows = await self.store.entries(live.id)
            if not rows:
                raise no_table()
            table = replay_rows(live.id, rows, self.outages.outages)
        except (BrokenTable, StorageDamaged) as error:
            broken = as_broken(error)
            log.error("broken-table", table=live.id, entry=broken.entry, error=broken.kind)
            with suppress(StorageDamaged):  # then it is noticed again whenever the table is wanted
                await self.store.mark_broken(live.id, str(broken))
            raise broken_table() from broken
        live.publish(table)
        live.wrote_last = self.store.backend.exclusive
        self.access.revoke_lost(live)
        metrics.loads.inc()
        self._changed(live)  # it may stand otherwise than what its viewers were sent last

    def reload_later(self, live: LiveTable) -> None:
        """It is not known how a table stands: find out as soon as the database lets us."""
        live.unload()
        self.start_task(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        while live.state is TableState.UNLOADED:
            try:
                async with live.lock:
                    await self.load(live)
            except StorageUnavailable:
                await asyncio.sleep(_RETRY)
            except Refusal:
                return

    # --- Committing -----------------------------------------------------------------------------------------
    async def commit(self, live: LiveTable, entry: e.AnyEntry) -> Outcome:
        """Apply an entry and make it durable. Raises what the rules raise if they do not allow it."""
        row = self._apply(live, entry)
        return await self._write(live, self.store.append(row))

    async def commit_listed(
        self,
        live: LiveTable,
        entry: e.AnyEntry,
        people: Sequence[str] = (),
        ratings: Sequence[Rating] = (),
        also: Sequence[Statement] = (),
    ) -> Outcome:
        """Commit an entry that changes how the table is listed."""
        await self.outages.settle()
        row = self._apply(live, entry)
        writing = self.store.append_and_update(row, summary_of(live.table), people, ratings, also)
        outcome = await self._write(live, writing)
        self.access.revoke_lost(live)  # before viewers are sent anything
        return outcome

    def _apply(self, live: LiveTable, entry: e.AnyEntry) -> Append:
        table, now = live.table, self.environment.now()
        table.apply(table.last + 1, now, entry)
        live.state = TableState.COMMITTING
        return row_of(table, now, entry)

    async def _write(self, live: LiveTable, writing: Awaitable[bool]) -> Outcome:
        began = self.environment.now()
        try:
            # Even if the client disconnects meanwhile, we must know whether the entry is durable.
            written = await asyncio.shield(asyncio.ensure_future(writing))
            if not written:
                live.unload()
                await self.load(live)
        except BaseException as error:
            self.outages.note_failure(began, error)
            self.reload_later(live)  # perhaps it was written, and only the reply is lost
            raise
        if not written:
            metrics.races.inc()
            return Outcome.LOST_RACE
        live.state = TableState.READY
        live.wrote_last = True
        self._changed(live)
        return Outcome.COMMITTED

    async def create(self, table_id: str, entries: Sequence[e.AnyEntry], people: Sequence[str]) -> None:
        """Create a table with its first entries."""
        if not await self.store.backend.write(self.creation(table_id, entries, people)):
            raise Refusal("conflict", "Please try again.")
        log.info("table-made", table=table_id)

    def creation(
        self, table_id: str, entries: Sequence[e.AnyEntry], people: Sequence[str]
    ) -> list[Statement]:
        """Return the statements that create a table with its first entries."""
        table, now = Table(table_id), self.environment.now()
        rows = []
        for entry in entries:
            table.apply(table.last + 1, now, entry)
            rows.append(row_of(table, now, entry))
        return create_table(rows, table.setup.public, summary_of(table), people, table.host, table.origin)

    # --- Entries of other processes -------------------------------------------------------------------------
    def receive(self, live: LiveTable, entry: Row) -> None:
        """Another process wrote to a table; the entry's row may be empty."""
        table = None if live.lock.locked() else live.loaded
        if table is not None and entry and entry[0] == table.last + 1:
            self._apply_foreign(live, table, [entry])  # nearly always, and then it takes no task
        else:
            self.start_task(self._catch_up(live, entry))

    async def _catch_up(self, live: LiveTable, entry: Row) -> None:
        async with live.lock:
            if live.loaded is None:
                live.schedule_broadcast()
                return
            last = live.loaded.last
            if entry and entry[0] <= last + 1:
                rows: Sequence[Row] = [entry] if entry[0] > last else []
            else:  # more is missing than this entry
                try:
                    rows = await self.store.entries(live.id, last)
                except StorageUnavailable:
                    self.reload_later(live)
                    return
            if rows:
                self._apply_foreign(live, live.loaded, rows)

    def _apply_foreign(self, live: LiveTable, table: Table, rows: Sequence[Row]) -> None:
        version = table.seats_version
        try:
            apply_rows(table, rows)
        except BrokenTable:
            live.unload()  # whoever wants it next notices whether it can be loaded
        live.wrote_last = False
        if live.loaded is not None and table.seats_version != version:
            self.access.revoke_lost(live)
        self._changed(live)
