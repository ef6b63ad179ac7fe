"""Outages: times when games could not be played, so that nobody's clock runs then.

Each process writes a heartbeat now and then. A process that starts and sees that the last heartbeat is old writes down
from when to when none ran. Of several that start at once, one does: the key of an outage is its beginning.

While a process runs, games stand still too when the process does (a machine asleep), and when nothing can be written.
The process notices that, and writes it down before anything else. Then nobody's time runs out for some seconds, so
that what was answered meanwhile comes first.
"""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from kerys.server.domain.clocks import Outages, merged
from kerys.server.environment import Environment
from kerys.server.logs import log
from kerys.server.storage import Statement, StorageDamaged, StorageUnavailable, Store

HEARTBEAT: Final = 20.0  # seconds between two heartbeats
TICK: Final = 1.0  # seconds between two looks at the clock
GRACE: Final = 5.0  # seconds after an outage in which nobody's time runs out
_LATE: Final = 10.0  # how late a heartbeat may come
_STILL: Final = 2.0  # how late a tick may come until this process stood still
_SHORTEST: Final = 1.0  # seconds; shorter outages are not worth writing down
_RUNNING: Final = "running"  # the setting that has the last heartbeat
_HEARTBEAT: Final = (
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(settings.value AS DOUBLE PRECISION) < CAST(excluded.value AS DOUBLE PRECISION)"
)
_OUTAGE: Final = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"


class OutageObserver(Protocol):
    """Somebody who passes outages on to the clocks that they concern."""

    def clocks_stood_still(self, outages: Outages) -> None: ...


class OutageMonitor:
    """What one process knows of outages."""

    def __init__(self, store: Store, environment: Environment, observer: OutageObserver) -> None:
        self.store = store
        self.environment = environment
        self.outages: Outages = ()
        self.grace = 0.0  # until when nobody's time runs out
        self._observer = observer
        self._ticked: float | None = None  # when this process last knew that it runs
        self._stood_since: float | None = None  # when this process stood still …
        self._away_since: float | None = None  # … or nothing could be written; neither is written down yet
        self._settling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        now = self.environment.now()
        self.outages = await record_start(self.store, now)
        if self.outages and self.outages[-1][1] == now:
            self._learn(self.outages[-1:])

    async def close(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
        with suppress(StorageUnavailable):
            await write_heartbeat(self.store, self.environment.now())

    # --- Noticing -------------------------------------------------------------------------------------------
    def tick(self) -> None:
        """Notice whether this process stood still; to be called every `TICK` seconds."""
        now = self.environment.now()
        if self._ticked is None:
            self._ticked = now
        if self._is_unsettled(now):
            self._start_settling()

    def note_failure(self, since: float, error: BaseException) -> None:
        """Note that something begun at `since` failed, if that was because nothing can be written."""
        if _is_away(error):
            self._away_since = since if self._away_since is None else min(self._away_since, since)

    async def settle(self) -> None:
        """Write down an outage that is just over, before a clock is read.

        Raises `StorageUnavailable` if it is not over.
        """
        if self._is_unsettled(self.environment.now()):
            await asyncio.shield(self._start_settling())

    def _is_unsettled(self, now: float) -> bool:
        if self._ticked is not None:
            if now - self._ticked > TICK + _STILL and self._stood_since is None:
                self._stood_since = self._ticked
            self._ticked = now
        return self._stood_since is not None or self._away_since is not None

    # --- Writing it down ------------------------------------------------------------------------------------
    def _start_settling(self) -> "asyncio.Task[None]":
        """Return the one attempt that all callers wait for."""
        if self._settling is None or self._settling.done():
            self._settling = asyncio.ensure_future(self._settle())
            self._settling.add_done_callback(lambda task: task.cancelled() or task.exception())
        return self._settling

    async def _settle(self) -> None:
        now = self.environment.now()
        since = min(one for one in (self._stood_since, self._away_since) if one is not None)
        new: Outages = []
        try:
            await self.refresh()
            new = await self._unrecorded(since, now)
            await self.store.backend.write([*[(_OUTAGE, one) for one in new], _heartbeat(now)])
        except Exception as error:
            if _is_away(error):
                self.note_failure(now, error)
                raise
            log.warning("outage-not-noted", error=type(error).__name__)  # nobody waits because of that
        self._stood_since = self._away_since = None
        self.grace = self.environment.now() + GRACE
        self._learn(new)

    async def _unrecorded(self, since: float, now: float) -> Outages:
        """Return what has to be written down: nothing if another process ran meanwhile, or has done it."""
        if now - since < _SHORTEST:
            return []
        if self.store.backend.exclusive:
            return [(since, now)]
        if any(since < ended and began < now for began, ended in self.outages):
            return []
        last = await _last_heartbeat(self.store) or 0.0
        if self._away_since is None:  # others may have run; only their heartbeats tell
            return [(max(since, last), now)] if now - last > HEARTBEAT + _LATE else []
        rows = await self.store.backend.read("SELECT MAX(changed) FROM tables")
        wrote = max(last, float(rows[0][0] or 0.0))
        return [(since, now)] if wrote < since + _SHORTEST else []

    async def refresh(self) -> None:
        """Learn what other processes have written down."""
        if not self.store.backend.exclusive:
            known = max((ended for _, ended in self.outages), default=0.0)
            query = "SELECT began, ended FROM outages WHERE ended > ?"
            self._learn(
                [(float(began), float(end)) for began, end in await self.store.backend.read(query, known)]
            )

    def _learn(self, new: Outages) -> None:
        if not new:
            return
        log.info("clocks-stood-still", seconds=round(sum(ended - began for began, ended in new)))
        self.outages = merged([*self.outages, *new])
        self.grace = max(self.grace, self.environment.now() + GRACE)
        self._observer.clocks_stood_still(new)


def _is_away(error: BaseException) -> bool:
    return isinstance(error, StorageUnavailable) and not isinstance(error, StorageDamaged)


async def write_heartbeat(store: Store, now: float) -> None:
    """Write down that a server runs now."""
    await store.backend.write([_heartbeat(now)])


def _heartbeat(now: float) -> Statement:
    return _HEARTBEAT, (_RUNNING, repr(now))


async def record_start(store: Store, now: float) -> Outages:
    """Write down that a server starts, and return all outages, the one that ends now included."""
    last = await _last_heartbeat(store)
    # If others may share the database, one of them may have run all the time.
    least = 0.0 if store.backend.exclusive else HEARTBEAT + _LATE
    if last is not None and now - last > least:
        await store.backend.write([(_OUTAGE, (last, now))])
    await write_heartbeat(store, now)
    rows = await store.backend.read("SELECT began, ended FROM outages ORDER BY began")
    return merged([(float(began), float(ended)) for began, ended in rows])


async def _last_heartbeat(store: Store) -> float | None:
    """Return when a server last ran. In old databases the last thing that was written shows it."""
    rows = await store.backend.read("SELECT value FROM settings WHERE name = ?", _RUNNING)
    rows = rows or await store.backend.read("SELECT MAX(changed) FROM tables")
    try:
        return None if rows[0][0] is None else float(rows[0][0])
    except ValueError:
        return None  # damaged; then nobody knows, and no time is given back
