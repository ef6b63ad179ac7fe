"""Hub: the tables in memory.

A table is loaded by replaying its log, changed under its lock, and forgotten when idle.

Whoever reads or changes a table holds its lock. `append` first takes the entry in and then writes it, still under the
lock, so nobody hears of it before it is durable; if it cannot be written, the table is loaded again as it was.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from kerys.server import metrics
from kerys.server.domain import entries as e
from kerys.server.domain.clocks import Outages
from kerys.server.domain.log import BrokenTable, as_broken, replayed, row_of, summary_of, take_up
from kerys.server.domain.table import Table
from kerys.server.encoding.live_table import Loaded
from kerys.server.environment import World
from kerys.server.live.access import Doors
from kerys.server.live.outages import Uptime
from kerys.server.logs import log
from kerys.server.refusals import Refusal, broken_table, no_table
from kerys.server.settings import Settings
from kerys.server.storage import (
    SESSION_ENDED,
    Append,
    Rating,
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
    Store,
    create_table,
)

_KEPT_ENDED: Final = 10_000
_AGAIN: Final = 1.0  # seconds until the database is asked again for a table


class _Held:
    """A table while it is held. A class, as `asynccontextmanager` would take longer than the lock itself."""

    __slots__ = ("_hub", "_loaded", "_table_id")

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self._hub = hub
        self._table_id = table_id

    async def __aenter__(self) -> Loaded:
        self._loaded = await self._hub.locked(self._table_id)
        return self._loaded

    async def __aexit__(self, *_: object) -> None:
        self._loaded.lock.release()


class Hub:
    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self.store = store
        self.settings = settings
        self.world = world
        self.doors = Doors()
        self.uptime = Uptime(store, world, self._stood_still)
        self.tables: dict[str, Loaded] = {}
        self.follow: Callable[[Loaded], None] = lambda loaded: None  # bots and clocks follow what changed
        self._catching_up: set[asyncio.Task[None]] = set()
        # The last sessions that ended, and whose they were, for those who are just coming in.
        self._ended: dict[tuple[str, str], None] = {}

    async def open(self) -> None:
        await self.store.open()
        self.doors.secret = await self.store.setting("secret", self.world.secret())
        self.store.backend.on_change(self._heard)
        await self.uptime.open()

    async def close(self) -> None:
        for task in list(self._catching_up):
            task.cancel()
        await self.uptime.close()
        await self.store.close()

    # --- Holding a table ------------------------------------------------------------------------------------
    def hold(self, table_id: str) -> "_Held":
        """A table, loaded and locked within `async with`; refuses if there is none."""
        return _Held(self, table_id)

    async def locked(self, table_id: str) -> Loaded:
        """The same, to be released by the caller."""
        while True:
            loaded = self.tables.get(table_id)
            if loaded is None:
                loaded = self.tables[table_id] = Loaded(table_id)
            await loaded.lock.acquire()
            if self.tables.get(table_id) is not loaded:  # dropped while we waited for it
                loaded.lock.release()
                continue
            loaded.used = self.world.now()
            try:
                await self._load(loaded)
            except BaseException:
                if not loaded.viewers:
                    del self.tables[table_id]
                loaded.lock.release()
                raise
            return loaded

    async def _load(self, loaded: Loaded) -> None:
        if loaded.current is not None:
            return
        try:
            rows = await self.store.entries(loaded.id)
            if not rows:
                raise no_table()
            table = replayed(loaded.id, rows, self.uptime.outages)
        except (BrokenTable, StorageDamaged) as error:
            broken = as_broken(error)
            log.error("broken-table", table=loaded.id, entry=broken.entry, error=broken.kind)
            with suppress(StorageDamaged):  # then it is found broken whenever it is wanted
                await self.store.mark_broken(loaded.id, str(broken))
            raise broken_table() from broken
        loaded.current, loaded.mine = table, self.store.backend.exclusive
        self.doors.show_out(loaded)
        metrics.loads.inc()
        loaded.wake()  # it may stand otherwise than when those who watch it were told last
        self.follow(loaded)

    async def told_of(self, refusal: Refusal, table_id: str, person: str) -> Refusal:
        """What somebody hears who was refused: that a table is broken is for those who may know of it."""
        if refusal.code != "broken" or await self.store.is_visible_to(table_id, person):
            return refusal
        return no_table()

    async def _load_again(self, loaded: Loaded) -> None:
        """We do not know how a table stands: find out as soon as the database lets us."""
        while loaded.current is None and self.tables.get(loaded.id) is loaded:
            try:
                async with self.hold(loaded.id):
                    return
            except StorageUnavailable:
                await asyncio.sleep(_AGAIN)
            except Refusal:
                return

    # --- Changing it ----------------------------------------------------------------------------------------
    async def append(self, loaded: Loaded, entry: e.AnyEntry) -> bool:
        """Take an entry in and keep it. False: another process was first.

        The table is now as that one left it.
        """
        row = self._taken_in(loaded, entry)
        return await self._kept(loaded, self.store.append(row))

    async def change(
        self,
        loaded: Loaded,
        entry: e.AnyEntry,
        people: Sequence[str] = (),
        ratings: Sequence[Rating] = (),
        also: Sequence[Statement] = (),
    ) -> bool:
        """The same for entries that change how the table is listed."""
        await self.uptime.ready()
        row = self._taken_in(loaded, entry)
        change = self.store.append_and_update(row, summary_of(loaded.table), people, ratings, also)
        kept = await self._kept(loaded, change)
        self.doors.show_out(loaded)  # before those whom this woke are told anything
        return kept

    def _taken_in(self, loaded: Loaded, entry: e.AnyEntry) -> Append:
        table, now = loaded.table, self.world.now()
        table.apply(table.last + 1, now, entry)
        loaded.unsure = True
        return row_of(table, now, entry)

    async def _kept(self, loaded: Loaded, writing: Awaitable[bool]) -> bool:
        began = self.world.now()
        try:
            # Even if the client goes away meanwhile, we must know whether it was kept.
            kept = await asyncio.shield(asyncio.ensure_future(writing))
            if not kept:
                loaded.current = None
                await self._load(loaded)
        except BaseException as error:
            self.uptime.failed(began, error)
            self._lost(loaded)  # perhaps it was kept, and only the reply is lost
            raise
        finally:
            loaded.unsure = False
        if kept:
            loaded.mine = True
            loaded.wake()
            self.follow(loaded)
        else:
            metrics.races.inc()
        return kept

    def _stood_still(self, outages: Outages) -> None:
        """Games could not be played for a while; those that are in memory learn it too."""
        for loaded in self.tables.values():
            if loaded.current is not None and loaded.current.clocks.stood_still(outages):
                self.follow(loaded)
                for viewer in loaded.viewers:
                    viewer.look_again()

    def _lost(self, loaded: Loaded) -> None:
        loaded.current = None
        self._begin(self._load_again(loaded))

    async def create(self, table_id: str, entries: Sequence[e.AnyEntry], people: Sequence[str]) -> None:
        """A new table with its first entries."""
        if not await self.store.backend.write(self.beginning(table_id, entries, people)):
            raise Refusal("conflict", "Please try again.")
        log.info("table-made", table=table_id)

    def beginning(
        self, table_id: str, entries: Sequence[e.AnyEntry], people: Sequence[str]
    ) -> list[Statement]:
        """What makes a new table with its first entries."""
        table, now = Table(table_id), self.world.now()
        rows = []
        for entry in entries:
            table.apply(table.last + 1, now, entry)
            rows.append(row_of(table, now, entry))
        return create_table(rows, table.setup.public, summary_of(table), people, table.host, table.origin)

    # --- Other processes ------------------------------------------------------------------------------------
    def _heard(self, what: str, entry: Row) -> None:
        """Another process wrote to a table or ended a session (empty: perhaps anything happened)."""
        if what.startswith(SESSION_ENDED):
            self._let_go(*what.removeprefix(SESSION_ENDED).split(" "))
            return
        for one in [what] if what else list(self.tables):
            loaded = self.tables.get(one)
            if loaded is None:
                continue
            table = None if loaded.lock.locked() else loaded.current
            if table is not None and entry and entry[0] == table.last + 1:
                self._take_up(loaded, table, [entry])  # nearly always, and then it takes no task
            else:
                self._begin(self._catch_up(loaded, entry))
        if not what:
            self._begin(self._check_sessions())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _check_sessions(self) -> None:
        """Let those go whose session ended while we could not hear of it."""
        found = {(one.session, one.person) for loaded in self.tables.values() for one in loaded.viewers}
        with suppress(StorageUnavailable):
            for session, person in found:
                if session and await self.store.person_by_session(session) is None:
                    self._let_go(session, person)

    async def _catch_up(self, loaded: Loaded, heard: Row) -> None:
        async with loaded.lock:
            if loaded.current is None:
                loaded.wake()
                return
            last = loaded.current.last
            if heard and heard[0] <= last + 1:
                rows: Sequence[Row] = [heard] if heard[0] > last else []
            else:  # more is missing than we heard of
                try:
                    rows = await self.store.entries(loaded.id, last)
                except StorageUnavailable:
                    self._lost(loaded)
                    return
            if rows:
                self._take_up(loaded, loaded.current, rows)

    def _take_up(self, loaded: Loaded, table: Table, rows: Sequence[Row]) -> None:
        """Entries that another process wrote."""
        version = table.seats_version
        try:
            take_up(table, rows)
        except BrokenTable:
            loaded.current = None  # whoever wants it next finds out whether it can be loaded
        loaded.mine = False
        if loaded.current is not None and table.seats_version != version:
            self.doors.show_out(loaded)
        loaded.wake()
        self.follow(loaded)

    # --- Sessions -------------------------------------------------------------------------------------------
    async def end_session(self, session: str, person: str) -> None:
        """A session ends, and with it its connections, here and at other processes."""
        await self.store.end_session(session, person)
        self._let_go(session, person)

    async def renew_session(self, old: str, new: str, person: str, label: str) -> None:
        """A session gets another token: whoever knew the old one is out, and its connections go on."""
        await self.store.renew_session(old, new, person, label, self.world.now())
        self._let_go(old, person, new)

    def has_ended(self, session: str, person: str) -> bool:
        """Whether a session ended lately. Somebody else's cannot be ended, whoever knows its id."""
        return (session, person) in self._ended

    def _let_go(self, session: str, person: str, renewed: str = "") -> None:
        self._ended[(session, person)] = None
        if len(self._ended) > _KEPT_ENDED:
            del self._ended[next(iter(self._ended))]
        for loaded in self.tables.values():
            for viewer in loaded.viewers:
                if viewer.session == session and viewer.person == person:
                    viewer.session = renewed or session
                    viewer.ended = viewer.ended or not renewed
                    viewer.wake()

    def forget_idle(self) -> None:
        """Drop tables that nobody watches; their log has everything."""
        now = self.world.now()
        for table_id, loaded in list(self.tables.items()):
            idle = now - loaded.used > self.settings.idle_seconds
            if idle and not loaded.viewers and not loaded.lock.locked():
                del self.tables[table_id]
