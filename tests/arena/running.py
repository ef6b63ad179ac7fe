"""A small match, and its table as data."""

import json
from typing import Any

from tests.cli.running import Runner

MATCH = ("arena", "greedy", "random", "--players", "3", "--sets", "2")


def figures(run: Runner, *arguments: str) -> dict[str, Any]:
    """The table as data, without what the clock measured."""
    result = run(*arguments, "--json")
    assert result.code == 0, result.err
    data: dict[str, Any] = json.loads(result.out)
    assert data.pop("timing")
    return data
