"""Executors: results in the order of the works whoever is faster, no process left behind, clear complaints."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator

import pytest

from kerys.arena.executors import HereExecutor, ProcessExecutor, executor
from kerys.engine.errors import KerysError


def uneven(work: int) -> int:
    """The first ones take longest."""
    time.sleep(0.3 if work == 0 else 0.0)
    return work * work


def unwilling(work: int) -> int:
    if work == 3:
        raise KerysError("number 3 is not played")
    return work


def suicidal(work: int) -> int:
    if work == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return work


def patient(work: int) -> int:
    time.sleep(600 if work else 0)
    return work


def test_results_come_in_the_order_of_the_works() -> None:
    assert list(ProcessExecutor(2).run(uneven, range(40))) == [n * n for n in range(40)]
    assert list(ProcessExecutor(3).run(uneven, [])) == []
    assert list(HereExecutor().run(uneven, range(1, 5))) == [1, 4, 9, 16]


def test_works_are_taken_only_a_little_ahead() -> None:
    """A run that stops early has not handed out everything."""
    taken: list[int] = []

    def works() -> Iterator[int]:
        for n in range(1000):
            taken.append(n)
            yield n

    results = ProcessExecutor(2).run(uneven, works())
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 20


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(KerysError, match="number 3 is not played"):
        list(ProcessExecutor(2).run(unwilling, range(10)))
    with pytest.raises(KerysError, match="was ended from outside"):
        list(ProcessExecutor(2).run(suicidal, range(10)))
    assert not multiprocessing.active_children()


def test_closing_ends_what_is_running() -> None:
    results = ProcessExecutor(2).run(patient, range(3))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_executors_by_name() -> None:
    assert isinstance(executor("local", 1), HereExecutor)
    assert isinstance(executor("local", 2), ProcessExecutor)
