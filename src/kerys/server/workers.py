"""Workers: a few processes in which bots think. One that thinks too long is killed.

Its table goes on without it.
"""

import asyncio
import struct
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from kerys.server import metrics
from kerys.server.logs import log
from kerys.server.worker import Job, packed

_COMMAND: Final = (sys.executable, "-P", "-m", "kerys.server.worker")
_START: Final = 20.0  # seconds a new process may take to import everything


class Worker:
    """One process; started when first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._new = True

    async def think(self, job: Job, deadline: float) -> str | None:
        """A bot's answer; None if it did not come in time or the bot failed."""
        try:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    *_COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
                )
                self._new = True
            process = self._process
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(packed(job))
            # The first job waits for the imports too, which are not the bot's fault.
            async with asyncio.timeout(deadline + (_START if self._new else 0.0)):
                await process.stdin.drain()
                (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
                text = (await process.stdout.readexactly(length)).decode()
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.warning("bot-stopped", level=job.level, why=type(error).__name__)
            metrics.bots_stopped.inc()
            await self.stop()
            return None
        except asyncio.CancelledError:
            await asyncio.shield(self.stop())
            raise
        self._new = False
        return text

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


class Workers:
    """As many bots think at once as there are workers; the others wait in line."""

    def __init__(self, count: int, deadline: float) -> None:
        self.deadline = deadline
        self._workers = [Worker() for _ in range(max(1, count))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, job: Job) -> str | None:
        worker = await self._free.get()
        began = time.perf_counter()
        try:
            return await worker.think(job, self.deadline)
        finally:
            metrics.bot_seconds.observe(time.perf_counter() - began)
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
