"""A worker process: reads jobs of bots from standard input, one after the other, and writes their answers.

Each job is four bytes of length and a pickle made by the server; each answer four bytes of length and a text. The
first of them is empty and says that the process is ready.
"""

import ctypes
import os
import pickle
import signal
import struct
import sys
import threading
import time
from dataclasses import dataclass
from typing import BinaryIO, Final

from kerys.bots import Question, bot
from kerys.views.project import View

_PARENT_DEATH: Final = 1  # PR_SET_PDEATHSIG
_LOOK: Final = 1.0  # seconds between two looks for the server


@dataclass(frozen=True)
class Job:
    """All that a bot gets: what its seat may know, and the question with its options."""

    level: str
    seed: int
    view: View
    question: Question  # with its options

    @property
    def options(self) -> list[str]:
        legal: list[str] = self.question["options"]
        return legal


def packed(job: Job) -> bytes:
    data = pickle.dumps(job, protocol=pickle.HIGHEST_PROTOCOL)
    return struct.pack(">I", len(data)) + data


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    _write(answers, b"")
    while True:
        head = jobs.read(4)
        if len(head) < 4:
            return
        (length,) = struct.unpack(">I", head)
        job: Job = pickle.loads(jobs.read(length))
        _write(answers, bot(job.level, job.seed).choose(job.view, job.question).encode())


def _write(answers: BinaryIO, text: bytes) -> None:
    answers.write(struct.pack(">I", len(text)) + text)
    answers.flush()


def end_with_server() -> None:
    """However the server ends, this process does too, also if a bot never comes back to read that there are no more jobs.

    Linux sees to it. Elsewhere a thread does, unless a bot keeps the interpreter to itself.
    """
    server = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    threading.Thread(target=_watch, args=(server,), daemon=True).start()


def _watch(server: int) -> None:
    while os.getppid() == server:
        time.sleep(_LOOK)
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # with whatever a bot has started
    os._exit(1)


def main() -> None:
    end_with_server()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    # Under its real name, so that jobs unpickle here.
    from kerys.server.bots.worker import main as run

    run()
