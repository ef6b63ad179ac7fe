"""Bots as external programs: one line of JSON per question to standard input, one line back.

Every error of such a program raises a `BotFault`: it exits, exceeds its time, gives an illegal answer, or writes
without being asked. `docs/bots.md` describes the lines.
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import IO, Any, Final

from kerys.bots.base import Budget, Question
from kerys.engine.errors import KerysError
from kerys.views.project import View

PROTOCOL_VERSION: Final = 1
MAX_LINE: Final = 65_536  # bytes; an answer has a few dozen
GRACE: Final = 2.0  # seconds beyond the budget, for starting up and for slow machines
DEFAULT_SECONDS: Final = 1.0
_STDERR_TAIL: Final = 400  # bytes of standard error quoted in a fault


class BotFault(KerysError):
    """A bot broke the protocol; the message says how."""


def message(view: View, question: Question, budget: Budget) -> str:
    """Return the line sent to the program."""
    asked = {key: value for key, value in question.items() if key != "options"}
    return json.dumps(
        {
            "version": PROTOCOL_VERSION,
            "view": view.data,
            "known": view.known.as_data(),
            "question": asked,
            "options": list(question["options"]),
            "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
        },
        separators=(",", ":"),
        ensure_ascii=False,
    )


class ProgramBot:
    """Runs a program and exchanges lines with it. A fault kills the program; every later question is a fault
    too.
    """

    def __init__(self, command: Sequence[str], grace: float = GRACE) -> None:
        self._name = " ".join(" ".join(command).split())[:80]
        self._grace = grace
        self._lines: queue.Queue[bytes | None] = queue.Queue(maxsize=16)
        self._flooded = False
        self._stderr = b""
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its children can be killed with it
            )
        except OSError as error:
            raise BotFault(f"the bot “{self._name}” cannot be started: {error.strerror}") from None
        self._stderr_reader = threading.Thread(target=self._read_stderr, daemon=True)
        self._threads = [threading.Thread(target=self._read_stdout, daemon=True), self._stderr_reader]
        for thread in self._threads:
            thread.start()

    # --- Questions ------------------------------------------------------------------------------------------
    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        budget = budget or Budget(seconds=DEFAULT_SECONDS)
        line = message(view, question, budget)
        try:
            answer = self._ask(line, (budget.seconds or DEFAULT_SECONDS) + self._grace)
            if answer not in question["options"]:
                raise self._fault(f"answered “{answer[:60]}”, which is not among its options")
        except BotFault:
            self.close()
            raise
        return answer

    def _ask(self, line: str, seconds: float) -> str:
        end = perf_counter() + seconds
        if self._process.poll() is not None:
            self._stderr_reader.join(0.5)
            raise self._fault(f"exited with code {self._process.returncode}")
        if not self._lines.empty():
            raise self._fault("wrote a line without being asked")
        writer = threading.Thread(target=self._write, args=(line.encode() + b"\n",), daemon=True)
        self._threads = [thread for thread in self._threads if thread.is_alive()] + [writer]
        writer.start()  # in a thread, because a program that does not read would block the write
        try:
            reply = self._lines.get(timeout=max(0.0, end - perf_counter()))
        except queue.Empty:
            raise self._fault(f"did not answer within {seconds:.1f} seconds") from None
        if reply is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
            self._stderr_reader.join(0.5)  # for its last error message
            code = self._process.returncode
            raise self._fault("writes too much output" if self._flooded else f"exited with code {code}")
        return self._parse_answer(reply)

    def _parse_answer(self, reply: bytes) -> str:
        try:
            data = json.loads(reply)
        except ValueError:
            raise self._fault(f"wrote something that is not JSON: {reply[:60]!r}") from None
        if not isinstance(data, Mapping) or not isinstance(data.get("answer"), str):
            raise self._fault('wrote a line that is not {"answer": "…"}')
        return str(data["answer"])

    # --- The program's pipes ------------------------------------------------------------------------------
    def _write(self, line: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):  # if it has exited, the reader notices
            assert self._process.stdin is not None
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _read_stdout(self) -> None:
        """Put lines into the queue; kill a program that floods it."""
        out: IO[bytes] | None = self._process.stdout
        assert out is not None
        while line := out.readline(MAX_LINE):
            if not line.endswith(b"\n") or self._lines.full():
                self._flooded = len(line) >= MAX_LINE or self._lines.full()
                break
            self._lines.put(line)
        with contextlib.suppress(queue.Full):
            self._lines.put_nowait(None)
        if self._flooded:
            self._kill()

    def _read_stderr(self) -> None:
        """Keep the end of its standard error for fault messages."""
        errors: IO[bytes] | None = self._process.stderr
        assert errors is not None
        while part := os.read(errors.fileno(), 4096):
            self._stderr = (self._stderr + part)[-_STDERR_TAIL:]

    def _fault(self, what: str) -> BotFault:
        stderr = " ".join(self._stderr.decode(errors="replace").split())
        return BotFault(f"the bot “{self._name}” {what}" + (f"; it wrote: {stderr}" if stderr else ""))

    # --- The end ------------------------------------------------------------------------------------------
    def close(self) -> None:
        """Kill the program and its child processes."""
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(2)
        for thread in self._threads:
            thread.join(1)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _kill(self) -> None:
        with contextlib.suppress(OSError, AttributeError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            self._process.kill()

    def __enter__(self) -> "ProgramBot":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
