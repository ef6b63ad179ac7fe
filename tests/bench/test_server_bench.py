"""`kerys bench server` with a small load: all measurements are in its JSON."""

import json
import subprocess
import sys

import pytest

from tests.server.helpers.postgres import Postgres, why_not

SMALL = [
    "--tables",
    "3",
    "--rate",
    "30",
    "--seconds",
    "1",
    "--stretches",
    "2",
    "--warm-up",
    "0.2",
    "--stored",
    "40",
    "--json",
]


def _bench(*flags: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", "-m", "kerys", "bench", "server", *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _check(text: str) -> None:
    results = json.loads(text)
    assert results["clients"] == 12
    for server in ("kerys", "bare"):
        for load in ("30 a second offered", "as fast as it can"):
            figures = results[f"{server}, {load}"]
            assert figures["answers a second"] > 0 and figures["refused"] == 0
    assert results["with 40 stored games"]["cold start (s)"] > 0
    assert results["ratio to the bare server"] > 0


def test_measures_on_sqlite() -> None:
    run = _bench(*SMALL)
    assert run.returncode == 0, run.stderr
    _check(run.stdout)


@pytest.mark.soak
def test_measures_on_postgresql_with_two_processes() -> None:
    if why_not():
        pytest.skip(why_not())
    postgres = Postgres()
    try:
        postgres.start()
        run = _bench(*SMALL, "--database", postgres.fresh_database("bench"), "--processes", "2")
        assert run.returncode == 0, run.stderr
        _check(run.stdout)
    finally:
        postgres.remove()


def test_several_processes_need_postgresql() -> None:
    run = _bench("--processes", "2")
    assert (run.returncode, run.stderr) == (2, "kerys: several processes need a PostgreSQL (--database).\n")
