"""Tests that need a separate process: closed pipes, Ctrl-C, encodings, unwritable output."""

import signal
import time
from pathlib import Path

import pytest

from tests.cli.runner import program


def test_closed_pipe_is_reported_in_a_sentence() -> None:
    """The reader closes the pipe during a long output."""
    process = program("play", "--seed", "1", "--bot", "random")
    assert process.stdin and process.stdout and process.stderr
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("help cards\n" * 3000)
    process.stdin.close()
    assert process.wait(30) == 2
    assert process.stderr.read() == "kerys: the output pipe was closed, so the rest is not written.\n"
    process.stderr.close()


def test_ctrl_c_ends_a_game() -> None:
    process = program("play", "--seed", "1", "--bot", "random")
    assert process.stdout
    while not process.stdout.readline().startswith("   14  bid"):
        pass
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 2
    assert errors.strip() == "Interrupted by Ctrl-C."


def test_ctrl_c_ends_a_simulation() -> None:
    process = program("simulate", "--games", "50000000", "--jobs", "2")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    end = time.monotonic() + (30 if children.exists() else 5)  # elsewhere than on Linux: long enough
    while time.monotonic() < end and not (children.exists() and len(children.read_text().split()) >= 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 2
    assert errors.strip() == "Interrupted by Ctrl-C."


def test_terminal_without_unicode() -> None:
    process = program("play", "--seed", "1", "--bot", "random", PYTHONIOENCODING="ascii")
    output, errors = process.communicate("table\nquit\n", timeout=60)
    assert process.returncode == 0 and not errors
    assert "B blue" in output


def test_undecodable_input() -> None:
    process = program("play", "--seed", "1", "--bot", "random", PYTHONIOENCODING="utf-8")
    assert process.stdin
    process.stdin.buffer.write(b"\xff\xfe\nquit\n")  # type: ignore[attr-defined]
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 0 and not errors
    assert output.endswith("You leave the game.\n") or "The input has ended" in output


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_unwritable_standard_output() -> None:
    with Path("/dev/full").open("w") as full:
        process = program("about", output=full)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert errors == "kerys: standard output: No space left on device.\n"
