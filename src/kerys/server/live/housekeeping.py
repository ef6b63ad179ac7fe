"""Housekeeping: what has expired is ended, and limits that were reached are written down for the host."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from kerys.server.domain import entries as e
from kerys.server.domain.table import OPEN
from kerys.server.live.registry import TableRegistry
from kerys.server.logs import log
from kerys.server.refusals import Refusal

_EVERY: Final = 60.0  # seconds
_SWEEP_EVERY: Final = 600.0
_BATCH: Final = 500
_DAY: Final = 86_400.0
_LIMITS_DAYS: Final = 90  # that counts of limits are stored
_NOTICES: Final = 600.0  # seconds that notices are stored


class Housekeeping:
    """A task of each server process."""

    def __init__(
        self,
        registry: TableRegistry,
        used_sessions: Callable[[], set[str]],
        limits_hit: Callable[[], dict[str, int]],
    ) -> None:
        self._registry = registry
        self._used_sessions = used_sessions
        self._limits_hit = limits_hit
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        swept = 0.0
        while True:
            try:
                await self.note()
                if time.monotonic() - swept > _SWEEP_EVERY or not swept:
                    await self.sweep()
                    swept = time.monotonic()
            except Exception as error:  # whatever goes wrong, it is tried again later
                log.warning("housekeeping-failed", error=type(error).__name__)
            await asyncio.sleep(_EVERY)

    async def note(self) -> None:
        """Write down which sessions were used and which limits were reached since the last time."""
        store, now = self._registry.store, self._registry.environment.now()
        if sessions := self._used_sessions():
            await store.touch_sessions(list(sessions), now)
        if counts := self._limits_hit():
            await store.add_limits_hit(_day(now), counts)

    async def sweep(self) -> None:
        """End what has expired."""
        settings, store, now = self._registry.settings, self._registry.store, self._registry.environment.now()
        if settings.session_days:
            for session, person in await store.expired_sessions(now - settings.session_days * _DAY, _BATCH):
                await self._registry.logins.end(session, person)
        guests_before = now - settings.guest_days * _DAY if settings.guest_days else 0.0
        await store.delete_expired(guests_before, _day(now - _LIMITS_DAYS * _DAY))
        await store.forget_notices(now - _NOTICES)
        if settings.open_table_days:
            for table_id in await store.idle_open_tables(now - settings.open_table_days * _DAY, _BATCH):
                await self._close(table_id)

    async def _close(self, table_id: str) -> None:
        try:
            async with self._registry.hold(table_id) as loaded:
                if loaded.table.stage == OPEN:
                    await self._registry.journal.commit_listed(loaded, e.Closed())
                    log.info("table-expired", table=table_id)
        except Refusal as refusal:  # a broken table is marked already
            log.warning("table-left-out", table=table_id, error=refusal.code)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
