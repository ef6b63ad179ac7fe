"""A small match for tests, and its standings as data."""

import json
from typing import Any

from tests.cli.runner import Runner

MATCH = ("arena", "greedy", "random", "--players", "3", "--sets", "2")


def figures(run: Runner, *arguments: str) -> dict[str, Any]:
    """Return the standings as data, without the measured times."""
    result = run(*arguments, "--json")
    assert result.code == 0, result.err
    data: dict[str, Any] = json.loads(result.out)
    assert data.pop("timing")
    return data
