"""Fixtures of all tests: Ctrl-C reaches the programs they start, and none of those outlives its test."""

import signal
from collections.abc import Iterator

import pytest

from tests.cli.runner import kill_programs


def pytest_configure() -> None:
    # Started in the background (`./kerys test &`) we ignore Ctrl-C, and whatever we start would too.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def no_program_is_left_behind() -> Iterator[None]:
    yield
    kill_programs()
