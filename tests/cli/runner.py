"""Running commands: in this process for speed, or in a separate process for signals and pipes."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pytest

import kerys
from kerys.cli import main


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The error message of a failed command: one line on standard error, no traceback."""
        assert self.code != 0
        assert self.err.count("\n") == 1 and self.err.endswith("\n"), self.err
        assert "Traceback" not in self.err + self.out
        return self.err.strip()


class Runner:
    """Runs `kerys …` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        stream = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", stream)
        code = main(list(arguments))
        output = self._capsys.readouterr()
        return Result(code, output.out, output.err)


_started: "list[subprocess.Popen[str]]" = []


def program(
    *arguments: str, output: int | IO[str] = subprocess.PIPE, **settings: str
) -> "subprocess.Popen[str]":
    """Start `kerys …` as a separate process with the same sources."""
    assert kerys.__file__ is not None
    environment = {**os.environ, "PYTHONPATH": str(Path(kerys.__file__).parents[1]), **settings}
    process = subprocess.Popen(
        [sys.executable, "-m", "kerys", *arguments],
        stdin=subprocess.PIPE,
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    _started.append(process)
    return process


def kill_programs() -> None:
    """Kill the processes that a failed test left running."""
    while _started:
        process = _started.pop()
        if process.poll() is None:
            process.kill()
            process.communicate()
