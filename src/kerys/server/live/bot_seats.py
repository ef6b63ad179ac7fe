"""Bots at tables: what each of them gets to see, and what is answered for it."""

import hashlib
import random
from collections import deque
from contextlib import suppress
from dataclasses import replace
from typing import Final

from kerys.bots.base import with_options
from kerys.server.bots.pool import NotAsked, Workers
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job
from kerys.server.domain.table import Table
from kerys.server.encoding.parts import view_for
from kerys.server.live.registry import Hub

STAND_IN: Final = "greedy"  # plays for people who are away, and for bots that cannot
_LATELY: Final = 60.0  # seconds in which bots took as long as they do now …
_KEPT_DELAYS: Final = 50  # … of so many answers


class Delays:
    """How long bots of each level took lately, with their time in the line."""

    def __init__(self) -> None:
        self._lately: dict[str, deque[tuple[float, float]]] = {}  # when, and how long

    def note(self, level: str, began: float, ended: float) -> None:
        took = max(0.0, ended - began)
        self._lately.setdefault(level, deque(maxlen=_KEPT_DELAYS)).append((ended, took))

    def usual(self, level: str, now: float) -> float:
        """As long as one of them, whichever; 0 if there was none."""
        lately = self._lately.get(level, ())
        return random.choice([took for at, took in lately if now - at < _LATELY] or [0.0])


class Bots:
    def __init__(self, hub: Hub, workers: Workers) -> None:
        self.hub = hub
        self.workers = workers
        self._failed: dict[str, set[int]] = {}  # by table: seats whose bots are not asked any more
        self._delays = Delays()

    def job(self, table: Table, seat: int) -> Job:
        """What the bot of a seat gets to see."""
        game = table.game
        assert game is not None
        view = view_for(table, seat)
        level = table.seats[seat].level or STAND_IN
        text = f"{self.hub.doors.secret}/{table.id}/{table.decision}/{seat}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
        question = with_options(view.data["question"], game.options(seat))
        return Job(level, seed, view, question)

    def asker(self, table: Table) -> Asker:
        """For whom a table's bots think: that decides when it is their turn."""

        def attended() -> bool:
            loaded = self.hub.tables.get(table.id)
            return loaded is not None and loaded.attended

        return Asker(table.host, attended, table.origin or table.host)

    async def answer(self, table_id: str, seat: int, job: Job, asker: Asker) -> str:
        """A bot's answer, or a simpler one's. A bot that failed once is not asked again in this game."""
        if len(job.options) == 1:
            # Asked although there is no choice, so that nobody knows; then it must not be answered sooner either.
            await self.hub.world.sleep(self._delays.usual(job.level, self.hub.world.now()))
            return job.options[0]
        text, began = None, self.hub.world.now()
        if seat not in self._failed.get(table_id, ()):
            with suppress(NotAsked):
                text = await self.workers.think(job, asker)
                if text not in job.options:
                    self._failed.setdefault(table_id, set()).add(seat)
            self._delays.note(job.level, began, self.hub.world.now())
        if text not in job.options and job.level != STAND_IN:
            with suppress(NotAsked):
                text = await self.workers.think(replace(job, level=STAND_IN), asker)
        return text if text in job.options else random.Random(job.seed).choice(job.options)

    def forget(self, table_id: str) -> None:
        """The game is over."""
        self._failed.pop(table_id, None)
