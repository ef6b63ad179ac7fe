"""Executors that play games in this process, in several processes on this machine, or on Ray.

An executor takes tasks and returns their results in the same order, regardless of which finishes first, so
that no result depends on speed. It works a few tasks ahead and stops when no more results are requested.
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

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 4  # tasks handed out per worker, so that none waits while results are put in order
_WORKER_DIED: Final = (
    "a worker process was killed; finished games are stored, "
    "and the same command with the same --out resumes from there"
)


class Executor(Protocol):
    """Runs a function on many tasks."""

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results in the order of the tasks. Closing the iterator stops the running ones."""


def executor(name: str = "local", jobs: int = 1) -> Executor:
    if name == "ray":
        return RayExecutor(jobs)
    return SerialExecutor() if jobs == 1 else ProcessExecutor(jobs)


class SerialExecutor:
    """Runs the tasks in this process, one after the other."""

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return map(function, tasks)


class ProcessExecutor:
    """Runs the tasks in spawned processes on this machine (not forked ones: this process has threads)."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        workers = [_Worker(function) for _ in range(self._jobs)]
        remaining = enumerate(tasks)
        busy: dict[Connection, tuple[_Worker, int]] = {}
        ready: dict[int, Result] = {}
        submitted = yielded = 0
        try:
            while True:
                idle = [worker for worker in workers if worker.pipe not in busy]
                free = idle[: _AHEAD * self._jobs - (submitted - yielded)]
                for worker, (number, task) in zip(free, remaining, strict=False):
                    worker.send(task)
                    busy[worker.pipe] = worker, number
                    submitted += 1
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker, number = busy.pop(cast(Connection, pipe))
                    ready[number] = worker.receive()
                while yielded in ready:
                    yield ready.pop(yielded)
                    yielded += 1
        finally:
            for worker in workers:
                worker.stop()


class _Worker:
    """A process that runs one task after another. It exits with its parent, even a killed one: its pipe closes."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.pipe, child_end = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_run_tasks, args=(function, child_end), daemon=True)
        resource_tracker.ensure_running()  # otherwise start() does it, and that unblocks signals
        with _sigint_blocked():
            self._process.start()
        child_end.close()

    def send(self, task: Any) -> None:
        try:
            self.pipe.send(task)
        except OSError:
            raise KerysError(_WORKER_DIED) from None

    def receive(self) -> Any:
        try:
            succeeded, result = self.pipe.recv()
        except (EOFError, OSError):
            raise KerysError(_WORKER_DIED) from None
        if not succeeded:
            raise result
        return result

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.pipe.close()


def _run_tasks(function: Callable[[Any], Any], pipe: Connection) -> None:
    """Main loop of a worker process."""
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))  # so that playing programs are closed
    with suppress(EOFError, OSError):  # the parent process has exited
        while True:
            task = pipe.recv()
            try:
                result = True, function(task)
            except Exception as error:
                result = False, error
            pipe.send(result)


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block SIGINT for the processes started meanwhile: only this process reacts to Ctrl-C."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class RayExecutor:
    """Runs the tasks on Ray: on the cluster named by RAY_ADDRESS, else with `jobs` workers on this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise KerysError("Ray is not installed: pip install 'kerys[ray]'") from None
        except Exception as error:  # an installation that does not fit the machine
            raise KerysError(f"Ray cannot be loaded: {_first_line(error)}") from error

    def run(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        ray = self._ray
        started_here = not ray.is_initialized()
        if started_here:
            size = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": self._jobs}
            try:
                ray.init(log_to_driver=False, logging_level="error", include_dashboard=False, **size)
            except Exception as error:  # Ray raises many kinds, also those of the libraries below it
                raise KerysError(f"Ray cannot be started: {_first_line(error)}") from error
        pending: deque[Any] = deque()
        try:
            remote = ray.remote(function)
            ahead = _AHEAD * max(self._jobs, int(ray.cluster_resources().get("CPU", 1)))
            for task in tasks:
                pending.append(remote.remote(task))
                if len(pending) >= ahead:
                    yield ray.get(pending.popleft())
            while pending:
                yield ray.get(pending.popleft())
        finally:
            for reference in pending:
                ray.cancel(reference)
            if started_here:
                ray.shutdown()


def _first_line(error: Exception) -> str:
    return (str(error).strip().partition("\n")[0] or type(error).__name__)[:200]
