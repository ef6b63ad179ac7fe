"""Bots as programs: the samples play whole games; faults are reported, and a fallback plays the seat on."""

import shutil
import sys
from pathlib import Path
from time import perf_counter

import pytest

from kerys.bots import Budget
from kerys.bots.greedy import GreedyBot
from kerys.bots.guard import GuardedBot
from kerys.bots.program import BotFault, ProgramBot
from kerys.bots.protocol import play_game, try_program
from kerys.engine.options import options

SAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
SHORT = Budget(seconds=0.2)
READ_ALL = "import sys, time\nfor line in sys.stdin:\n    "


def test_python_sample_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_program([sys.executable, str(SAMPLES / "sample.py")], players=2) == 0
    assert "questions answered" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("node") is None, reason="the JavaScript sample needs Node.js")
def test_javascript_sample_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_program(["node", str(SAMPLES / "sample.mjs")], players=2) == 0
    assert "questions answered" in capsys.readouterr().out


BAD_PROGRAMS = {
    "crashes at once": ("1/0", "exited with code 1"),
    "ends quietly": ("pass", "exited with code 0"),
    "crashes later": (READ_ALL + "raise ValueError('no idea')", "no idea"),
    "hangs": (READ_ALL + "time.sleep(100)", "did not answer"),
    "never reads": ("import time; time.sleep(100)", "did not answer"),
    "writes no JSON": (READ_ALL + "print('pass', flush=True)", "not JSON"),
    "writes other JSON": (READ_ALL + "print('[1]', flush=True)", "not {"),
    "answers nonsense": (READ_ALL + 'print(\'{"answer": "fly"}\', flush=True)', "fly"),
    "floods in lines": (READ_ALL + "\n    while True: print('{}')", ""),
    "floods in one line": (READ_ALL + "\n    while True: print('x', end='')", "too much output"),
}


@pytest.mark.parametrize("program", BAD_PROGRAMS)
def test_bad_program_is_killed_and_its_seat_played_on(program: str) -> None:
    code, expected = BAD_PROGRAMS[program]
    reported: list[str] = []
    runner = ProgramBot([sys.executable, "-c", code], grace=1.5)
    guarded = GuardedBot(runner, GreedyBot(1), reported.append)
    began = perf_counter()
    state, asked = play_game(options(players=2), 3, [guarded, GreedyBot(2)], SHORT)
    assert state.over and asked > 30
    assert len(reported) == 1 and expected in reported[0]
    assert reported == guarded.faults
    assert runner._process.poll() is not None, "the program must have been killed"
    assert perf_counter() - began < 30


def test_program_that_cannot_be_started() -> None:
    with pytest.raises(BotFault, match=r"“no-such-program” cannot be started: No such file"):
        ProgramBot(["no-such-program"])
    guarded = GuardedBot(lambda: ProgramBot(["no-such-program"]), GreedyBot(1))
    assert "cannot be started" in guarded.faults[0]


def test_protocol_is_described_without_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_program([]) == 0
    assert '{"answer": "pass"}' in capsys.readouterr().out
