"""LiveTable: one table in memory, with the sessions that watch it."""

import asyncio
from enum import Enum, auto
from typing import Protocol

from kerys.server.domain.table import Table
from kerys.server.encoding.payloads import Payloads


class TableState(Enum):
    UNLOADED = auto()  # its log must be replayed first
    READY = auto()
    COMMITTING = auto()  # the table has an entry that is not durable yet, so nobody may look at it
    EVICTED = auto()  # no longer in the registry


class TableViewer(Protocol):
    """A session that watches a table, as its table sees it."""

    person: str
    login: str  # hash of the token that its browser has; empty for strangers
    invitation: int | None  # the number of the invitation that was shown

    def flush(self) -> None:
        """Send everything there is to send, now."""

    def schedule_flush(self) -> None:
        """Send everything there is to send, soon."""

    def resend_all(self) -> None:
        """Send everything again, as something changed without an entry."""

    def revoke(self) -> None:
        """End the session: its person may no longer watch."""


class LiveTable:
    """A table in memory. `lock` is held by whoever changes it."""

    __slots__ = (
        "_broadcast_scheduled",
        "_payloads",
        "id",
        "last_used",
        "loaded",
        "lock",
        "state",
        "viewers",
        "wrote_last",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.state = TableState.UNLOADED
        self.loaded: Table | None = None  # None while the state is UNLOADED
        self.viewers: set[TableViewer] = set()
        self.last_used = 0.0
        self.wrote_last = False  # whether this process wrote the last entry, so that it moves the bots
        self._payloads: Payloads | None = None
        self._broadcast_scheduled = False

    @property
    def table(self) -> Table:
        assert self.loaded is not None
        return self.loaded

    @property
    def last_durable(self) -> int:
        """The number of the last entry that is durable; -1 if that is not known."""
        if self.loaded is None:
            return -1
        return self.loaded.last - (self.state is TableState.COMMITTING)

    @property
    def attended(self) -> bool:
        """Whether somebody plays or watches here, so that bots should not take their time."""
        seats = self.loaded.seats if self.loaded is not None else ()
        return bool(self.viewers) or any(seat.person and not seat.away for seat in seats)

    def publish(self, table: Table) -> None:
        """Let everybody look at a table that was loaded."""
        self.loaded, self.state = table, TableState.READY

    def unload(self) -> None:
        """Forget a table of which it is not known how it stands."""
        self.loaded, self.state = None, TableState.UNLOADED

    # --- Broadcast ------------------------------------------------------------------------------------------
    def payloads(self) -> Payloads:
        """Return what was encoded for viewers since the last entry."""
        payloads, table = self._payloads, self.table
        if payloads is None or payloads.entry != table.last or payloads.table is not table:
            payloads = self._payloads = Payloads(table)
        return payloads

    def schedule_broadcast(self) -> None:
        """Bring all viewers up to date soon.

        Before that, all clients whose answers became durable at the same time get their acknowledgement.
        """
        if not self._broadcast_scheduled:
            self._broadcast_scheduled = True
            asyncio.get_running_loop().call_soon(self._broadcast)

    def _broadcast(self) -> None:
        self._broadcast_scheduled = False
        for viewer in list(self.viewers):
            viewer.flush()
        self._payloads = None  # who comes later has them built again
