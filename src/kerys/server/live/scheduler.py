"""Scheduler: everything that happens by itself.

Bots answer, clocks run out, finished games are accounted for.
"""

import asyncio
import gc
import math
import time
from collections.abc import Coroutine
from typing import Any, Final

from kerys.server import metrics
from kerys.server.bots.pool import Workers
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job
from kerys.server.domain import entries as e
from kerys.server.domain.table import Table
from kerys.server.live.bot_seats import Bots
from kerys.server.live.commands import answer_for_bot
from kerys.server.live.journal import Outcome
from kerys.server.live.outages import HEARTBEAT, TICK, write_heartbeat
from kerys.server.live.ratings import new_ratings
from kerys.server.live.registry import TableRegistry
from kerys.server.live.table import LiveTable
from kerys.server.logs import log
from kerys.server.refusals import Refusal
from kerys.server.storage import StorageUnavailable

_OTHERS_GRACE: Final = 3.0  # how long another process that wrote last may take before we step in
_TIDY: Final = 600.0  # seconds between two looks through all of the memory
_SWEEP: Final = 5.0  # how often to look for tables that nobody has in memory


class Scheduler:
    def __init__(self, registry: TableRegistry, workers: Workers) -> None:
        self.registry = registry
        self.workers = workers
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._steps: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._again: set[str] = set()  # tables where something changed while a step was running
        self._stopped = False
        self._bots = Bots(registry, workers)
        registry.journal.observers.append(self)

    def start(self) -> None:
        self._sweeping = asyncio.ensure_future(self._sweep())
        self._ticking = asyncio.ensure_future(self._tick())

    async def stop(self) -> None:
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._steps.values(), *[one for one in (self._sweeping, self._ticking) if one is not None]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()

    # --- When -----------------------------------------------------------------------------------------------
    def table_changed(self, live: LiveTable) -> None:
        """A table changed: see when something has to happen there."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        due = None if live.loaded is None else live.loaded.due()
        if due is not None:
            if due > 0:  # the end of a clock; what is due at once is due long ago
                due = max(due, self.registry.outages.grace)
            delay = max(0.0, due - self.registry.environment.now()) + (
                0.0 if live.wrote_last else _OTHERS_GRACE
            )
            self._later(live.id, delay)

    def _later(self, table_id: str, delay: float) -> None:
        before = self._timers.pop(table_id, None)
        if before is not None:
            before.cancel()
        self._timers[table_id] = asyncio.get_running_loop().call_later(delay, self._begin, table_id)

    def _begin(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if table_id in self._steps:
            self._again.add(table_id)
            return
        task = asyncio.ensure_future(self._step(table_id))
        self._steps[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        self._steps.pop(table_id, None)
        if table_id in self._again and not self._stopped:
            self._again.discard(table_id)
            self._begin(table_id)

    async def _tick(self) -> None:
        while True:
            self.registry.outages.tick()
            await asyncio.sleep(TICK)

    async def _sweep(self) -> None:
        """Now and then find what is due and nobody follows; whatever goes wrong, it goes on."""
        before = beaten = self.registry.environment.now()
        tidied = time.monotonic()
        while True:
            began = self.registry.environment.now()
            try:
                await self.registry.outages.settle()  # before a beat says that we ran
                await self.registry.outages.refresh()
                for table_id in await self.registry.store.due_tables(before, 500):
                    await self._look_at(table_id)
                self.registry.evict_idle()
                now = self.registry.environment.now()
                if now - beaten >= HEARTBEAT:
                    await write_heartbeat(self.registry.store, now)
                    beaten = now
            except Exception as error:
                self.registry.outages.note_failure(began, error)
                log.warning("sweep-failed", error=type(error).__name__)
            metrics.tables.set(len(self.registry.tables))
            metrics.commit_seconds.set(self.registry.store.backend.commit_seconds)
            if time.monotonic() - tidied > _TIDY:
                gc.collect()  # what refers to itself; see run.py
                tidied = time.monotonic()
            await asyncio.sleep(_SWEEP)
            before = self.registry.environment.now() - _SWEEP

    async def _look_at(self, table_id: str) -> None:
        """See to a table that is due, perhaps not in memory: after a restart, or days after the last answer.

        If that fails, the tables after it are seen to all the same. One that is broken has been marked and is not
        due any more.
        """
        try:
            if table_id not in self.registry.tables:
                async with self.registry.hold(table_id) as live:
                    live.wrote_last = True
                    self.table_changed(live)
            elif table_id not in self._timers:
                self._begin(table_id)
        except Refusal as refusal:
            if refusal.code == "not-found":  # it is listed and has no entries; broken ones are marked already
                await self.registry.store.mark_broken(table_id, "it has no entries")
            log.warning("table-left-out", table=table_id, error=type(refusal).__name__)
        except Exception as error:
            log.warning("table-left-out", table=table_id, error=type(error).__name__)

    # --- What -----------------------------------------------------------------------------------------------
    async def _step(self, table_id: str) -> None:
        """Whatever is due at one table."""
        try:
            while await self._due_now(table_id):
                pass
        except StorageUnavailable as error:
            log.warning("scheduler-waits", table=table_id, why=str(error))
            self._later(table_id, 2.0)
        except Exception as error:  # while it is due and not broken, the sweep comes back to it
            log.warning("table-left-out", table=table_id, error=type(error).__name__)

    async def _due_now(self, table_id: str) -> bool:
        thinking: list[Coroutine[Any, Any, None]] = []
        async with self.registry.hold(table_id) as live:
            await self.registry.outages.settle()
            table, now = live.table, self.registry.environment.now()
            if table.game is None or table.ended is not None:
                return False
            if table.game.over:
                self._bots.forget(table_id)
                await self._account(live)
                return False
            if now >= self.registry.outages.grace:
                while (late := _out_of_time(live.table, now)) is not None:
                    await self.registry.journal.commit_listed(live, e.WentAway(seat=late, out_of_time=True))
            table = live.table
            asked = (table.id, table.decision, table.clocks.asked_at)
            thinking = [
                self._bot_plays(*asked, seat, self._bots.job(table, seat), self._bots.asker(table))
                for seat in table.waiting
                if table.seats[seat].played_by_bot
            ]
        if not thinking:
            async with self.registry.hold(table_id) as live:
                self.table_changed(live)
            return False
        await asyncio.gather(*thinking)
        async with self.registry.hold(table_id) as live:
            due = live.table.due()
            return due is not None and due <= self.registry.environment.now()

    async def _pace(self, asked_at: float) -> None:
        """Wait for the next beat after the question: how long a bot thought is not to be seen."""
        pace = self.registry.settings.bot_pace
        if pace > 0:
            since = max(0.0, self.registry.environment.now() - asked_at)
            await self.registry.environment.sleep(max(1, math.ceil(since / pace)) * pace - since)

    async def _bot_plays(
        self, table_id: str, decision: int, asked_at: float, seat: int, job: Job, asker: Asker
    ) -> None:
        text = await self._bots.answer(table_id, seat, job, asker)
        await self._pace(asked_at)
        async with self.registry.hold(table_id) as live:
            by_clock = not live.table.seats[seat].level
            await answer_for_bot(
                self.registry.journal, live, seat, decision, text, "clock" if by_clock else "bot"
            )

    async def _account(self, live: LiveTable) -> None:
        """The game is over: points, winners and ratings are kept with one entry.

        If somebody's rating changed meanwhile, the table is due still, and it is done again.
        """
        game = live.table.game
        assert game is not None
        ratings = await new_ratings(self.registry.store, live.table, game.points)
        entry = e.Ended(points=game.points, winners=game.winners)
        if await self.registry.journal.commit_listed(live, entry, ratings=ratings) is Outcome.COMMITTED:
            log.info("game-over", table=live.id)


def _out_of_time(table: Table, now: float) -> int | None:
    """A person who owes an answer and has no time left for it."""
    for seat in table.waiting:
        ends = table.clocks.deadline(seat)
        if ends is not None and ends <= now and table.seats[seat].person and not table.seats[seat].away:
            return seat
    return None
