"""Fixtures of all tests: Ctrl-C reaches the programs they start, and none of those outlives its test.

Tests with the marker `full` run only where asked for (KERYS_FULL: `all`, or a share such as `3/10`).
"""

import os
import signal
from collections.abc import Iterator

import pytest

from tests.cli.runner import kill_programs


def pytest_configure() -> None:
    # Started in the background (`./kerys test &`) we ignore Ctrl-C, and whatever we start would too.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = os.environ.get("KERYS_FULL", "")
    if share == "all":
        return
    part, _, parts = share.partition("/")
    full = sorted((item for item in items if item.get_closest_marker("full")), key=lambda item: item.nodeid)
    chosen = set(full[int(part) - 1 :: int(parts)]) if share else set()
    left_out = set(full) - chosen
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(autouse=True)
def no_program_is_left_behind() -> Iterator[None]:
    yield
    kill_programs()
