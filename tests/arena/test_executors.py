"""Executors: results in the order of the tasks, no surviving processes, clear errors."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from kerys.arena.executors import ProcessExecutor, RayExecutor, SerialExecutor, executor
from kerys.engine.errors import KerysError


def slow_first(task: int) -> int:
    """Square a number; the first task takes longest."""
    time.sleep(0.3 if task == 0 else 0.0)
    return task * task


def fails_at_3(task: int) -> int:
    if task == 3:
        raise KerysError("number 3 is not played")
    return task


def killed_at_2(task: int) -> int:
    if task == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def sleeps_after_first(task: int) -> int:
    time.sleep(600 if task else 0)
    return task


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(ProcessExecutor(2).run(slow_first, range(40))) == [n * n for n in range(40)]
    assert list(ProcessExecutor(3).run(slow_first, [])) == []
    assert list(SerialExecutor().run(slow_first, range(1, 5))) == [1, 4, 9, 16]


def test_tasks_are_taken_only_a_little_ahead() -> None:
    """A run that stops early has not consumed all tasks."""
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for n in range(1000):
            taken.append(n)
            yield n

    results = ProcessExecutor(2).run(slow_first, tasks())
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 20


def test_errors_in_a_worker_are_raised_here() -> None:
    with pytest.raises(KerysError, match="number 3 is not played"):
        list(ProcessExecutor(2).run(fails_at_3, range(10)))
    with pytest.raises(KerysError, match="a worker process was killed"):
        list(ProcessExecutor(2).run(killed_at_2, range(10)))
    assert not multiprocessing.active_children()


def test_closing_stops_running_tasks() -> None:
    results = ProcessExecutor(2).run(sleeps_after_first, range(3))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_executors_by_name() -> None:
    assert isinstance(executor("local", 1), SerialExecutor)
    assert isinstance(executor("local", 2), ProcessExecutor)


def test_ray_that_cannot_start_gives_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**settings: object) -> None:
        raise ConnectionError("cannot connect to the cluster\nTraceback …")

    ray = SimpleNamespace(is_initialized=lambda: False, init=init)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(KerysError, match=r"^Ray cannot be started: cannot connect to the cluster$"):
        list(RayExecutor(2).run(abs, [1]))
