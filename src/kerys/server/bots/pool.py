"""Workers: a few processes in which bots think. One that thinks too long is killed.

Its table goes on without it. A level that keeps failing is not asked for a while, and who waits for a worker takes
turns with others (turns.py): whatever a bot does, other tables go on.
"""

import asyncio
import os
import signal
import struct
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from contextlib import suppress
from typing import Final

from kerys.server import metrics
from kerys.server.bots.queue import Asker, Turns
from kerys.server.bots.worker import Job, packed
from kerys.server.logs import log

_COMMAND: Final = (sys.executable, "-P", "-m", "kerys.server.bots.worker")
_START: Final = 20.0  # seconds a new process may take to import everything
_LONGEST: Final = 10_000  # bytes of an answer
_STOOD_STILL: Final = 1.0  # seconds by which a deadline is noticed too late only if the server stood still
_FAILURES: Final = 3  # of a level, one after the other, until it is left alone …
_REST: Final = 600.0  # … for so many seconds
ANYBODY: Final = Asker()


class Worker:
    """One process; started when first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._busy = False

    async def think(self, job: Job, deadline: float) -> str | None:
        """A bot's answer; None if it did not come in time or the bot failed."""
        try:
            process = await self._given(packed(job))
            self._busy = True
            text = await _in_time(process, deadline)
            self._busy = False
            return text
        except Exception as error:  # whatever it is, this process is not asked again
            log.warning("bot-stopped", bot=job.level, why=type(error).__name__)
            metrics.bots_stopped.inc()
            await self.stop()
            return None
        except asyncio.CancelledError:
            await asyncio.shield(self.stop())
            raise

    async def _given(self, job: bytes) -> Process:
        """The process, with a job. If it ended while it had nothing to do, that is not the bot's fault."""
        if self._process is not None and not _has_ended(self._process):
            with suppress(OSError, RuntimeError):  # uvloop has its own error for a pipe that nobody reads
                return _wrote(self._process, job)
        await self.stop()
        return _wrote(await self._start(), job)

    async def _start(self) -> Process:
        """A new process, when it is ready: its imports are not the bot's fault."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *_COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        )
        try:
            process = self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._process = await starting  # so that it can be stopped
            raise
        async with asyncio.timeout(_START):
            await _heard(process)
        return process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            with suppress(OSError, RuntimeError):
                process.stdin.close()
        if process.returncode is None or self._busy:  # long after its end, others may have its number
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)  # with all that a bot has started
        self._busy = False
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]  # its pipes, which a bot's child may hold open
        await asyncio.sleep(0)


def _has_ended(process: Process) -> bool:
    return process.returncode is not None or process.stdout is None or process.stdout.at_eof()


def _wrote(process: Process, job: bytes) -> Process:
    assert process.stdin is not None
    process.stdin.write(job)
    return process


async def _in_time(process: Process, deadline: float) -> str:
    """The answer. If the whole server stood still meanwhile, the bot's answer may be there, only not read yet."""
    hearing = asyncio.ensure_future(_heard(process))
    try:
        for _ in range(2):
            began = time.monotonic()
            await asyncio.wait([hearing], timeout=deadline)
            if hearing.done():
                return hearing.result()
            if time.monotonic() - began < deadline + _STOOD_STILL:
                break
        raise TimeoutError
    finally:
        hearing.cancel()


async def _heard(process: Process) -> str:
    assert process.stdout is not None
    (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
    if length > _LONGEST:
        raise ValueError("no answer is that long")
    return (await process.stdout.readexactly(length)).decode()


class NotAsked(Exception):
    """A bot was not asked, so it did not fail: its level is left alone for a while, or its turn did not come in time."""


class Workers:
    """As many bots think at once as there are workers; the others wait in line."""

    def __init__(self, count: int, deadline: float) -> None:
        self.deadline = deadline
        self._count = max(2, count)
        self._turns = Turns(self._count, deadline)
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._failures: Counter[str] = Counter()
        self._resting: dict[str, float] = {}  # levels that are left alone, and until when

    async def think(self, job: Job, asker: Asker = ANYBODY) -> str | None:
        """A bot's answer, or `NotAsked`; None if it failed."""
        level = job.level
        self._check_rest(level)
        if not await self._turns.take(level, asker):
            raise NotAsked(f"the line for {level} is long")
        try:
            self._check_rest(level)
            text = await self._answer(job)
        finally:
            self._turns.give_back(level, asker)
        self._note(level, failed=text is None)
        return text

    def _check_rest(self, level: str) -> None:
        if self._resting.get(level, 0.0) > time.monotonic():
            raise NotAsked(f"{level} has failed too often")

    async def _answer(self, job: Job) -> str | None:
        worker = self._idle.pop() if self._idle else self._new_worker()
        self._workers.add(worker)
        began = time.perf_counter()
        try:
            return await worker.think(job, self.deadline)
        finally:
            metrics.bot_seconds.observe(time.perf_counter() - began)
            if len(self._idle) < self._count:
                self._idle.append(worker)
            else:  # there were more for a while
                self._workers.discard(worker)
                await worker.stop()

    def _new_worker(self) -> Worker:
        return Worker()

    def _note(self, level: str, *, failed: bool) -> None:
        self._failures[level] = self._failures[level] + 1 if failed else 0
        if self._failures[level] >= _FAILURES:
            log.warning("bot-left-alone", bot=level, seconds=_REST)
            self._failures[level] = 0
            self._resting[level] = time.monotonic() + _REST

    async def stop(self) -> None:
        for worker in list(self._workers):
            await worker.stop()
