"""Count the Python files and functions of Kerys that one placing passes through.

    python tools/trace_answer.py [--source SRC] [--list]

Starts a server with interpreted modules, plays a game of two people with one spectator over WebSockets and traces
the server while single placings travel: from the bytes of the answer to the log on disk to the messages for
everybody at the table. Prints the median over many placings, so that a sweep in the background or a sentence that is
made for the first time makes no difference. `--source` counts another tree, such as a checkout of an older commit.
"""

import argparse
import collections
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
PLACINGS: Final = 25
_QUIET: Final = 0.15  # seconds in which everything that follows from an answer has happened


# --- In the server's process --------------------------------------------------------------------------------
class Tracer:
    """Notes every function of a package that is called, in all threads, between two signals."""

    def __init__(self, package: Path, notes: Path) -> None:
        self._package = f"{package}{os.sep}"
        self._notes = notes
        self._called: set[CodeType] = set()
        self._recording = False

    def install(self) -> None:
        signal.signal(signal.SIGUSR1, self._begin)
        signal.signal(signal.SIGUSR2, self._end)
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if self._recording and event == "call":
            self._called.add(frame.f_code)

    def _begin(self, *_: object) -> None:
        self._called = set()
        self._recording = True

    def _end(self, *_: object) -> None:
        self._recording = False
        lines = {
            f"{code.co_filename.removeprefix(self._package)}\t{code.co_qualname}"
            for code in self._called
            if code.co_filename.startswith(self._package) and not code.co_name.startswith("<")
        }
        done = self._notes.with_suffix(".new")
        done.write_text("\n".join(sorted(lines)))
        done.rename(self._notes)


def serve(source: Path, notes: Path, data: Path) -> None:
    """Run `kerys serve` under the tracer."""
    from kerys.cli import main  # noqa: PLC0415  # of the tree that is counted

    Tracer(source / "kerys", notes).install()
    sys.argv = ["kerys", "serve", "--data", str(data), "--port", "0", "--browser", "off"]
    main()


# --- The clients --------------------------------------------------------------------------------------------
class Person:
    """Somebody with a session and a WebSocket at one table; a spectator has no session."""

    def __init__(self, address: str, open_: ExitStack) -> None:
        self._address = address
        self._open = open_
        self._cookie = ""
        self.question: dict[str, Any] | None = None
        self.facts = 0

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"http://{self._address}{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self._cookie},
        )
        with urllib.request.urlopen(request) as reply:
            self._cookie = (reply.headers["Set-Cookie"] or self._cookie).partition(";")[0]
            return json.load(reply)

    def connect(self, table: str) -> None:
        from websockets.sync.client import connect  # noqa: PLC0415  # not needed in the server's process

        headers = {"Cookie": self._cookie} if self._cookie else {}
        address = f"ws://{self._address}/ws/tables/{table}"
        self._socket = self._open.enter_context(connect(address, additional_headers=headers))
        self._socket.send(json.dumps({"type": "hello"}))

    def read(self) -> None:
        """Take in whatever has come."""
        while True:
            try:
                message = json.loads(self._socket.recv(timeout=0.01))
            except TimeoutError:
                return
            if message["type"] in ("fresh", "news"):
                self.facts = message["first"] + len(message["facts"])
            if "question" in message:
                self.question = message["question"]

    def owes_answer(self) -> bool:
        return bool(self.question and self.question["options"] and self.question["given"] is None)

    def answer(self, key: str) -> None:
        assert self.question is not None
        # In the middle of the list: an ordinary answer, and a placing rather than a pass.
        options = self.question["options"]
        self._socket.send(
            json.dumps(
                {
                    "type": "answer",
                    "text": options[len(options) // 2]["text"],
                    "decision": self.question["decision"],
                    "facts": self.facts,
                    "key": key,
                }
            )
        )


def read_all(people: Sequence[Person]) -> None:
    """Wait until everything that follows from the last answer has come, and read it."""
    time.sleep(_QUIET)
    for person in people:
        person.read()


def play(address: str, server: "subprocess.Popen[str]", notes: Path, open_: ExitStack) -> list[set[str]]:
    """Play a game and return what each placing called."""
    first, second, spectator = (Person(address, open_) for _ in range(3))
    for person, name in ((first, "Ana"), (second, "Ben")):
        person.post("/api/me", {"name": name})
    table = first.post("/api/tables", {"public": True, "options": {"players": 2}})["id"]
    second.post(f"/api/tables/{table}/join", {})
    first.post(f"/api/tables/{table}/start", {})
    everybody = (first, second, spectator)
    for person in everybody:
        person.connect(table)
    traces: list[set[str]] = []
    number = 0
    while len(traces) < PLACINGS:
        read_all(everybody)
        asked = [person for person in (first, second) if person.owes_answer()]
        if not asked:
            raise SystemExit("nobody owes an answer, and the game should have gone on")
        for person in asked:
            assert person.question is not None
            number += 1
            traced = person.question["about"]["kind"] == "place"
            if traced:
                server.send_signal(signal.SIGUSR1)
                time.sleep(_QUIET)
            person.answer(f"key{number}")
            person.question = None
            if traced:
                read_all(everybody)
                notes.unlink(missing_ok=True)
                server.send_signal(signal.SIGUSR2)
                while not notes.exists():
                    time.sleep(0.01)
                traces.append(set(notes.read_text().splitlines()))
    return traces


def count(source: Path) -> list[set[str]]:
    """Start a server of this source tree and trace placings in it."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "called")
        command = [sys.executable, __file__, "--serve", folder, "--source", str(source)]
        environment = {**os.environ, "PYTHONPATH": str(source), "KERYS_MESSAGES": "100000/minute"}
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if "http://" in line:
                    address = line.partition("http://")[2].split()[0].rstrip("/.")
                    with ExitStack() as open_:
                        return play(address, server, notes, open_)
            raise SystemExit("the server did not start")
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--source", type=Path, default=HERE.parent / "src", help="tree that has kerys/ in it")
    parser.add_argument("--list", action="store_true", help="name the functions that most placings call")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    source = arguments.source.resolve()
    if arguments.serve is not None:
        serve(source, arguments.serve / "called", arguments.serve)
        return
    traces = count(source)
    files = [len({line.partition("\t")[0] for line in trace}) for trace in traces]
    print(f"{len(traces)} placings; the median one passes through")
    print(f"{statistics.median(files):.0f} files")
    print(f"{statistics.median(map(len, traces)):.0f} functions")
    calls = collections.Counter(line for trace in traces for line in trace)
    common = sorted(line for line, times in calls.items() if times * 2 > len(traces))
    packages = collections.Counter(
        "/".join(line.split("/")[: 2 if line.startswith("server/") else 1]).partition("\t")[0]
        for line in common
    )
    for package, functions in sorted(packages.items()):
        print(f"{functions:4} {package}")
    if arguments.list:
        print("\n".join(common))


if __name__ == "__main__":
    main()
