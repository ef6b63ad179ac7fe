"""Where games are played: in this process, in several on this machine, or on Ray.

An executor takes work items and gives results back in the same order, whoever is faster; so nothing that is
counted depends on speed. It works a little ahead and stops when nobody asks for more.
"""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar, cast

from kerys.engine.errors import KerysError

Work = TypeVar("Work")
Result = TypeVar("Result")

_AHEAD: Final = 4  # items handed out for each worker, so that none waits while results are put in order
_ENDED: Final = (
    "a process that played games was ended from outside; what is finished is kept, "
    "and the same command with the same --out goes on from there"
)


class Executor(Protocol):
    """Does work, somewhere."""

    def run(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[Result]:
        """The results, in the order of the works. Closing the iterator ends what is still running."""


def executor(name: str = "local", jobs: int = 1) -> Executor:
    if name == "ray":
        return RayExecutor(jobs)
    return HereExecutor() if jobs == 1 else ProcessExecutor(jobs)


class HereExecutor:
    """In this process, one after the other."""

    def run(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[Result]:
        return map(do, works)


class ProcessExecutor:
    """In fresh processes of this machine (not forks: this one has threads)."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[Result]:
        workers = [_Worker(do) for _ in range(self._jobs)]
        left = enumerate(works)
        working: dict[Connection, tuple[_Worker, int]] = {}
        ready: dict[int, Result] = {}
        given = told = 0
        try:
            while True:
                idle = [worker for worker in workers if worker.pipe not in working]
                free = idle[: _AHEAD * self._jobs - (given - told)]
                for worker, (number, work) in zip(free, left, strict=False):
                    worker.give(work)
                    working[worker.pipe] = worker, number
                    given += 1
                if not working:
                    return
                for pipe in wait(list(working)):
                    worker, number = working.pop(cast(Connection, pipe))
                    ready[number] = worker.result()
                while told in ready:
                    yield ready.pop(told)
                    told += 1
        finally:
            for worker in workers:
                worker.end()


class _Worker:
    """A process that does work after work. It ends with us, even if we are killed: its pipe closes then."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_work, args=(do, theirs), daemon=True)
        resource_tracker.ensure_running()  # else the start does it, and that unblocks signals
        with _ctrl_c_left_to_us():
            self._process.start()
        theirs.close()

    def give(self, work: Any) -> None:
        try:
            self.pipe.send(work)
        except OSError:
            raise KerysError(_ENDED) from None

    def result(self) -> Any:
        try:
            done, found = self.pipe.recv()
        except (EOFError, OSError):
            raise KerysError(_ENDED) from None
        if not done:
            raise found
        return found

    def end(self) -> None:
        self._process.terminate()
        self._process.join(5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()


def _work(do: Callable[[Any], Any], pipe: Connection) -> None:
    """What a worker does."""
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))  # so that playing programs are closed
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            work = pipe.recv()
            try:
                result = True, do(work)
            except Exception as error:
                result = False, error
            pipe.send(result)


@contextmanager
def _ctrl_c_left_to_us() -> Iterator[None]:
    """Processes that are started meanwhile begin, and stay, with Ctrl-C blocked."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class RayExecutor:
    """On Ray: a cluster if RAY_ADDRESS names one, else so many workers on this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise KerysError("Ray is not installed: pip install 'kerys[ray]'") from None

    def run(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[Result]:
        ray = self._ray
        begun = not ray.is_initialized()
        if begun:
            size = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": self._jobs}
            ray.init(log_to_driver=False, logging_level="error", include_dashboard=False, **size)
        waiting: deque[Any] = deque()
        try:
            remote = ray.remote(do)
            ahead = _AHEAD * max(self._jobs, int(ray.cluster_resources().get("CPU", 1)))
            for work in works:
                waiting.append(remote.remote(work))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for left in waiting:
                ray.cancel(left)
            if begun:
                ray.shutdown()
