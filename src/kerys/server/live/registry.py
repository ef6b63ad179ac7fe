"""TableRegistry: the tables in memory. A table that nobody watches leaves the memory after a while."""

from kerys.server.domain.clocks import Outages
from kerys.server.environment import Environment
from kerys.server.live.access import Access
from kerys.server.live.journal import Journal
from kerys.server.live.logins import Logins
from kerys.server.live.outages import OutageMonitor
from kerys.server.live.table import LiveTable, TableState, TableViewer
from kerys.server.refusals import Refusal, no_table
from kerys.server.settings import Settings
from kerys.server.storage import SESSION_ENDED, Row, Store


class _Held:
    """A table while it is held. A class, as `asynccontextmanager` would take longer than the lock itself."""

    __slots__ = ("_live", "_registry", "_table_id")

    def __init__(self, registry: "TableRegistry", table_id: str) -> None:
        self._registry = registry
        self._table_id = table_id

    async def __aenter__(self) -> LiveTable:
        self._live = await self._registry.acquire(self._table_id)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class TableRegistry:
    """All tables in the memory of this process, and what they need to load and change."""

    def __init__(self, store: Store, settings: Settings, environment: Environment) -> None:
        self.store = store
        self.settings = settings
        self.environment = environment
        self.access = Access()
        self.outages = OutageMonitor(store, environment, self)
        self.journal = Journal(store, environment, self.access, self.outages)
        self.logins = Logins(store, environment, self.viewers)
        self.tables: dict[str, LiveTable] = {}

    async def open(self) -> None:
        await self.store.open()
        self.access.secret = await self.store.setting("secret", self.environment.secret())
        self.store.backend.on_change(self._receive)
        await self.outages.open()

    async def close(self) -> None:
        self.journal.close()
        await self.outages.close()
        await self.store.close()

    # --- Tables ---------------------------------------------------------------------------------------------
    def hold(self, table_id: str) -> _Held:
        """Return a context manager for a table, loaded and locked. Raises `Refusal` if there is no such table."""
        return _Held(self, table_id)

    async def acquire(self, table_id: str) -> LiveTable:
        """Return a table, loaded and locked; the caller releases the lock."""
        while True:
            live = self.tables.get(table_id)
            if live is None:
                live = self.tables[table_id] = LiveTable(table_id)
            await live.lock.acquire()
            if live.state is TableState.EVICTED:  # while we waited for the lock
                live.lock.release()
                continue
            live.last_used = self.environment.now()
            try:
                await self.journal.load(live)
            except BaseException:
                if not live.viewers:
                    self._evict(live)
                live.lock.release()
                raise
            return live

    def evict_idle(self) -> None:
        """Drop tables that nobody watches; their log has everything."""
        now = self.environment.now()
        for live in list(self.tables.values()):
            idle = now - live.last_used > self.settings.idle_seconds
            if idle and not live.viewers and not live.lock.locked():
                self._evict(live)

    def _evict(self, live: LiveTable) -> None:
        del self.tables[live.id]
        live.state = TableState.EVICTED

    def viewers(self) -> list[TableViewer]:
        """Return everybody who watches a table of this process."""
        return [viewer for live in self.tables.values() for viewer in live.viewers]

    async def visible_refusal(self, refusal: Refusal, table_id: str, person: str) -> Refusal:
        """Return what a refused person is told: that a table is broken is for those who may know of it."""
        if refusal.code != "broken" or await self.store.is_visible_to(table_id, person):
            return refusal
        return no_table()

    # --- Observed -------------------------------------------------------------------------------------------
    def clocks_stood_still(self, outages: Outages) -> None:
        """Games could not be played for a while: pass that on to the tables in memory."""
        for live in self.tables.values():
            if live.loaded is not None and live.loaded.clocks.stood_still(outages):
                for observer in self.journal.observers:
                    observer.table_changed(live)
                for viewer in live.viewers:
                    viewer.resend_all()

    def _receive(self, subject: str, entry: Row) -> None:
        """Another process wrote to a table or ended a login (empty subject: perhaps anything happened)."""
        if subject.startswith(SESSION_ENDED):
            self.logins.ended(*subject.removeprefix(SESSION_ENDED).split(" "))
            return
        for table_id in [subject] if subject else list(self.tables):
            live = self.tables.get(table_id)
            if live is not None:
                self.journal.receive(live, entry)
        if not subject:
            self.journal.start_task(self.logins.check_all())
