"""Uptime: when games could be played, so that nobody's clock runs while they cannot.

Each process says now and then that it runs (`beat`). Who starts and finds that nobody has said so for long writes down
from when to when none ran. Of several that start at once, one does: an outage is known by its beginning.

While a process runs, games stand still too when it does itself (a machine asleep), and when nothing can be written. It
notices that, and writes it down before anything else. Then nobody's time runs out for some seconds, so that what was
answered meanwhile comes first.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from kerys.server.domain.clocks import Outages, merged
from kerys.server.environment import World
from kerys.server.logs import log
from kerys.server.storage import Statement, StorageDamaged, StorageUnavailable, Store

BEAT: Final = 20.0  # seconds between two beats
TICK: Final = 1.0  # seconds between two looks at the clock
GRACE: Final = 5.0  # seconds after an outage in which nobody's time runs out
_LATE: Final = 10.0  # how late a beat may come
_STILL: Final = 2.0  # how late a tick may come until this process stood still
_SHORTEST: Final = 1.0  # seconds; what is shorter is not worth writing down
_RUNNING: Final = "running"  # the setting that has the last beat
_BEAT: Final = (
    "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value "
    "WHERE CAST(settings.value AS DOUBLE PRECISION) < CAST(excluded.value AS DOUBLE PRECISION)"
)
_OUTAGE: Final = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Uptime:
    """What one process knows of the times that were nobody's."""

    def __init__(self, store: Store, world: World, learnt: Callable[[Outages], None]) -> None:
        self.store = store
        self.world = world
        self.outages: Outages = ()
        self.grace = 0.0  # until when nobody's time runs out
        self._learnt = learnt  # called with outages that are new to us
        self._ticked: float | None = None  # when we last knew that we run
        self._stood: float | None = None  # since when we stood still …
        self._away: float | None = None  # … or nothing could be written; neither is written down yet
        self._settling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        now = self.world.now()
        self.outages = await outages(self.store, now)
        if self.outages and self.outages[-1][1] == now:
            self._told(self.outages[-1:])

    async def close(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
        with suppress(StorageUnavailable):
            await beat(self.store, self.world.now())

    # --- Noticing -------------------------------------------------------------------------------------------
    def tick(self) -> None:
        """To be called every `TICK` seconds."""
        now = self.world.now()
        if self._ticked is None:
            self._ticked = now
        if self._unsettled(now):
            self._begin()

    def failed(self, since: float, error: BaseException) -> None:
        """What was begun then failed: was that because nothing can be written?"""
        if _is_away(error):
            self._away = since if self._away is None else min(self._away, since)

    async def ready(self) -> None:
        """Before a clock is read: an outage that is just over comes first. `StorageUnavailable` if it is not over."""
        if self._unsettled(self.world.now()):
            await asyncio.shield(self._begin())

    def _unsettled(self, now: float) -> bool:
        if self._ticked is not None:
            if now - self._ticked > TICK + _STILL and self._stood is None:
                self._stood = self._ticked
            self._ticked = now
        return self._stood is not None or self._away is not None

    # --- Writing it down ------------------------------------------------------------------------------------
    def _begin(self) -> "asyncio.Task[None]":
        """All who wait for it wait for the same attempt."""
        if self._settling is None or self._settling.done():
            self._settling = asyncio.ensure_future(self._settle())
            self._settling.add_done_callback(lambda task: task.cancelled() or task.exception())
        return self._settling

    async def _settle(self) -> None:
        now = self.world.now()
        since = min(one for one in (self._stood, self._away) if one is not None)
        new: Outages = []
        try:
            await self.hear()
            new = await self._nobodys(since, now)
            await self.store.backend.write([*[(_OUTAGE, one) for one in new], _beat(now)])
        except Exception as error:
            if _is_away(error):
                self.failed(now, error)
                raise
            log.warning("outage-not-noted", error=type(error).__name__)  # nobody waits because of that
        self._stood = self._away = None
        self.grace = self.world.now() + GRACE
        self._told(new)

    async def _nobodys(self, since: float, now: float) -> Outages:
        """What has to be written down: nothing if another process ran meanwhile, or has done it."""
        if now - since < _SHORTEST:
            return []
        if self.store.backend.exclusive:
            return [(since, now)]
        if any(since < ended and began < now for began, ended in self.outages):
            return []
        last = await _last_beat(self.store) or 0.0
        if self._away is None:  # others may have run; that is known only by their beats
            return [(max(since, last), now)] if now - last > BEAT + _LATE else []
        rows = await self.store.backend.read("SELECT MAX(changed) FROM tables")
        wrote = max(last, float(rows[0][0] or 0.0))
        return [(since, now)] if wrote < since + _SHORTEST else []

    async def hear(self) -> None:
        """Learn what others have written down."""
        if not self.store.backend.exclusive:
            known = max((ended for _, ended in self.outages), default=0.0)
            query = "SELECT began, ended FROM outages WHERE ended > ?"
            self._told(
                [(float(began), float(end)) for began, end in await self.store.backend.read(query, known)]
            )

    def _told(self, new: Outages) -> None:
        if not new:
            return
        log.info("clocks-stood-still", seconds=round(sum(ended - began for began, ended in new)))
        self.outages = merged([*self.outages, *new])
        self.grace = max(self.grace, self.world.now() + GRACE)
        self._learnt(new)


def _is_away(error: BaseException) -> bool:
    return isinstance(error, StorageUnavailable) and not isinstance(error, StorageDamaged)


async def beat(store: Store, now: float) -> None:
    """A server runs now."""
    await store.backend.write([_beat(now)])


def _beat(now: float) -> Statement:
    return _BEAT, (_RUNNING, repr(now))


async def outages(store: Store, now: float) -> Outages:
    """A server begins to run: all times when none did, the one that ends now included."""
    last = await _last_beat(store)
    # If others may share the database, one of them may have run all the time.
    least = 0.0 if store.backend.exclusive else BEAT + _LATE
    if last is not None and now - last > least:
        await store.backend.write([(_OUTAGE, (last, now))])
    await beat(store, now)
    rows = await store.backend.read("SELECT began, ended FROM outages ORDER BY began")
    return merged([(float(began), float(ended)) for began, ended in rows])


async def _last_beat(store: Store) -> float | None:
    """Before there were beats, the last thing that was written shows that a server ran."""
    rows = await store.backend.read("SELECT value FROM settings WHERE name = ?", _RUNNING)
    rows = rows or await store.backend.read("SELECT MAX(changed) FROM tables")
    try:
        return None if rows[0][0] is None else float(rows[0][0])
    except ValueError:
        return None  # damaged; then nobody knows, and no time is given back
