"""Bots in their processes: whatever one of them does, other tables go on."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop

from kerys import Game
from kerys.bots import registry
from kerys.bots.base import with_options
from kerys.server.bots.pool import ANYBODY, NotAsked, Worker, Workers
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job
from kerys.server.environment import Environment
from kerys.server.live.bot_seats import Bots
from kerys.server.live.registry import TableRegistry
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, ServerProcess, serving


def _job(level: str) -> Job:
    game = Game(players=3, seed=1)
    view = game.view(0)
    return Job(level, 1, view, with_options(view["question"], game.options(0)))


Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run_in_loop(request: pytest.FixtureRequest) -> Run:
    """The real server runs on uvloop, whose processes and pipes fail in ways of their own."""

    def run(work: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(work)

    return run


# What `choose` of a bot does.
_WRITES = "for fd in range(3, 20):\n    with suppress(OSError): os.write(fd, b'{}')"
_BEGETS = "note(subprocess.Popen(['sleep', '600']).pid)\n"
BAD_BOTS = {
    "endless": "note(os.getpid())\nwhile True: pass",
    "garbled": _WRITES.format(r"\0\0\0\2\xff\xfe"),
    "boundless": _WRITES.format(r"\xff" * 64),
    "leaving": "os._exit(0)",
    "begetting": _BEGETS + "while True: pass",
    "orphaning": _BEGETS + "os._exit(0)",
}
BEGINNING = """
import os, subprocess
from contextlib import suppress
from pathlib import Path

def note(pid):
    with Path(__file__).with_name("noted").open("a") as file: print(pid, file=file)

"""


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Bots installed by a package; processes started from now on find them by their names.

    The file has the numbers of processes that some of them note.
    """
    package = tmp_path / "bad-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1\n")
    points = "".join(f"{name} = bad:{name.title()}\n" for name in BAD_BOTS)
    (package / "entry_points.txt").write_text(f"[kerys.bots]\n{points}")
    code = BEGINNING
    for name, does in BAD_BOTS.items():
        code += f"class {name.title()}:\n    def __init__(self, seed):\n        pass\n"
        code += "    def choose(self, view, question, budget=None):\n"
        code += textwrap.indent(does, " " * 8) + "\n        return question['options'][0]\n"
    (tmp_path / "bad.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield tmp_path / "noted"
    registry._installed.cache_clear()


@pytest.fixture
def endless(bad_bots: Path) -> str:
    return "endless"


def test_a_bot_that_never_answers_is_killed(endless: str, run_in_loop: Run) -> None:
    """The next job finds a new process."""

    async def run() -> None:
        workers = Workers(1, deadline=1.0)
        assert await workers.think(_job("random")) in _job("random").options
        stuck, fine = await asyncio.gather(workers.think(_job(endless)), workers.think(_job("greedy")))
        assert stuck is None
        assert fine in _job("greedy").options
        assert await workers.think(_job("nobody knows this one")) is None
        await workers.stop()

    run_in_loop(run())


def test_stuck_bots_do_not_take_the_workers_of_others(endless: str, run_in_loop: Run) -> None:
    """Many of them are in the line first, with a deadline that never comes; another bot's answer comes all the same."""

    async def run() -> None:
        workers = Workers(2, deadline=3600.0)
        stuck = [asyncio.ensure_future(workers.think(_job(endless))) for _ in range(20)]
        await asyncio.sleep(0.5)
        for _ in range(3):
            assert await asyncio.wait_for(workers.think(_job("greedy")), 60) in _job("greedy").options
        assert not any(one.done() for one in stuck)
        for one in stuck:
            one.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        await workers.stop()

    run_in_loop(run())


def test_who_waits_too_long_gets_a_process_of_its_own(
    endless: str, run_in_loop: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when every worker is stuck, with bots of several levels."""
    monkeypatch.setattr("kerys.server.bots.queue.PATIENCE", 0.1)

    async def run() -> None:
        workers = Workers(2, deadline=3600.0)
        assert await workers._turns.take("another that is stuck", Asker("anna"))
        stuck = [asyncio.ensure_future(workers.think(_job(endless), Asker("anna"))) for _ in range(3)]
        await asyncio.sleep(0.5)
        thinking = workers.think(_job("greedy"), Asker("ben"))
        assert await asyncio.wait_for(thinking, 60) in _job("greedy").options
        for one in stuck:
            one.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        await workers.stop()

    run_in_loop(run())


@pytest.mark.parametrize("name", ["garbled", "boundless", "leaving"])
def test_whatever_a_bot_does_to_its_process_the_next_job_finds_a_new_one(
    bad_bots: Path, name: str, run_in_loop: Run
) -> None:
    async def run() -> None:
        worker = Worker()
        assert await worker.think(_job(name), 10.0) is None
        assert await worker.think(_job("greedy"), 10.0) in _job("greedy").options
        await worker.stop()

    run_in_loop(run())


@pytest.mark.parametrize("noticed", [True, False])
def test_a_process_that_ends_while_it_has_nothing_to_do_is_replaced(
    noticed: bool, run_in_loop: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is nobody's failure: the job that comes next is done."""

    async def run() -> None:
        worker = Worker()
        for _ in range(3):
            assert await worker.think(_job("random"), 10.0) in _job("random").options
            assert worker._process is not None
            os.kill(worker._process.pid, signal.SIGKILL)
            await worker._process.wait()
            await asyncio.sleep(0.1)
            if not noticed:  # the pipe may break before anybody has heard that the process ended
                monkeypatch.setattr(worker, "_process", Unnoticed(worker._process))
        await worker.stop()

    run_in_loop(run())


class Unnoticed:
    """A process that ended, but nobody knows yet."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._transport = process._transport  # type: ignore[attr-defined]
        self.stdin, self.stdout, self.pid, self.wait = (
            process.stdin,
            process.stdout,
            process.pid,
            process.wait,
        )
        self.kill, self.returncode = process.kill, None


def _runs(pid: int) -> bool:
    """Whether a process runs; one that ended may still be listed until somebody asks how."""
    listed = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return listed.stdout.strip() not in ("", "Z")


def _has_ended(pid: int) -> bool:
    for _ in range(100):
        if not _runs(pid):
            return True
        time.sleep(0.1)
    os.kill(pid, signal.SIGKILL)  # or it would run for ever
    return False


@pytest.mark.parametrize("name", ["begetting", "orphaning"])
def test_what_a_bot_has_started_ends_with_it(bad_bots: Path, name: str, run_in_loop: Run) -> None:
    async def run() -> None:
        worker = Worker()
        assert await worker.think(_job(name), 3.0) is None
        assert _has_ended(int(bad_bots.read_text()))
        await worker.stop()

    run_in_loop(run())


def test_bots_end_with_a_server_that_is_killed(bad_bots: Path, endless: str, tmp_path: Path) -> None:
    async def begin(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        seats = [{}, {"kind": "bot", "level": endless}]
        table = (await anna.post("/api/tables", options={"players": 2}, seats=seats))["id"]
        await anna.post(f"/api/tables/{table}/start")
        while not bad_bots.exists() or not bad_bots.read_text().endswith("\n"):
            await asyncio.sleep(0.05)
        await anna.close()

    server = ServerProcess(tmp_path / "data", tmp_path / "log", bot_deadline=3600.0)
    server.start()
    asyncio.run(asyncio.wait_for(begin(server.address), 60))
    (bot,) = bad_bots.read_text().split()
    assert _runs(int(bot))
    server.kill()
    assert _has_ended(int(bot))


def test_where_the_system_does_not_see_to_it_workers_look_for_their_server() -> None:
    watching = "import sys; from kerys.server.bots.worker import _watch; _watch(int(sys.argv[1]))"
    starting = (
        "import os, subprocess, sys\n"
        "command = [sys.executable, '-P', '-c', sys.argv[1], str(os.getpid())]\n"
        "print(subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL).pid)"
    )
    command = [sys.executable, "-P", "-c", starting, watching]
    assert _has_ended(int(subprocess.run(command, capture_output=True, text=True, check=True).stdout))


class Failing(Worker):
    async def think(self, job: Job, deadline: float) -> str | None:
        return None if job.level == "bad" else job.options[0]


def test_a_level_that_keeps_failing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it is not asked for a while is not one more failure."""

    async def run() -> None:
        workers = Workers(2, deadline=1.0)
        monkeypatch.setattr(workers, "_new_worker", Failing)
        for _ in range(3):
            assert await workers.think(_job("bad")) is None
        for _ in range(3):
            with pytest.raises(NotAsked):
                await workers.think(_job("bad"))
        assert await workers.think(_job("greedy")) is not None

    asyncio.run(run())


def test_a_bot_whose_level_was_left_alone_plays_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A simple one plays for it meanwhile. Only a bot that failed itself is not asked again, until its game is over."""
    asked: list[tuple[str, str]] = []
    rests = True

    class Noting(Workers):
        async def think(self, job: Job, asker: Asker = ANYBODY) -> str | None:
            asked.append((job.level, asker.host))
            if job.level == "resting" and rests:
                raise NotAsked
            return None if job.level == "bad" else job.options[-1]

    async def run() -> None:
        nonlocal rests
        registry = TableRegistry(Store(SqliteBackend(tmp_path / "kerys.sqlite3")), Settings(), Environment())
        bots, anna = Bots(registry, Noting(2, 1.0)), Asker("anna")
        for level in ("resting", "bad"):
            for _ in range(2):
                assert await bots.answer("table", 0, _job(level), anna) == _job(level).options[-1]
        assert asked == [
            *[("resting", "anna"), ("greedy", "anna")] * 2,
            ("bad", "anna"),
            *[("greedy", "anna")] * 2,
        ]
        bots.forget("table")
        asked.clear()
        rests = False
        for level in ("resting", "bad"):
            await bots.answer("table", 0, _job(level), anna)
        assert [level for level, _ in asked] == ["resting", "bad", "greedy"]

    asyncio.run(run())


def test_tables_with_stuck_bots_do_not_hold_others_up(endless: str, tmp_path: Path) -> None:
    """Endless loops in all seats of several tables: another table plays, and those go on with simple answers."""

    async def run(address: Address) -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        bad = [{}, *[{"kind": "bot", "level": endless}] * 3]
        stuck = []
        for _ in range(3):
            stuck.append((await anna.post("/api/tables", options={"players": 4}, seats=bad))["id"])
            await anna.post(f"/api/tables/{stuck[-1]}/start")
        good = [{}, {"kind": "bot", "level": "random"}]
        table = (await ben.post("/api/tables", options={"players": 2}, seats=good))["id"]
        await ben.post(f"/api/tables/{table}/start")
        async with ben.connect(table) as socket:
            player = await Player(socket, 1).hello()
            await asyncio.wait_for(player.play_on(), 60)
        async with anna.connect(stuck[0]) as socket:
            player = await Player(socket).hello()
            await player.answer()
            while player.question and player.question["about"]["kind"] == "bid":
                await asyncio.wait_for(player.hear(), 60)
        await anna.close()
        await ben.close()

    with serving(tmp_path, bot_workers=2, bot_deadline=2.0) as address:
        asyncio.run(run(address))
