"""Games that nobody holds any more leave nothing behind."""

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from kerys.game import Game

STATM = Path("/proc/self/statm")


def _grown(make: Callable[[], object]) -> float:
    """Pages of memory that each one more costs, when none is kept."""
    for _ in range(300):
        make()
    gc.collect()
    before = int(STATM.read_text().split()[1])
    for _ in range(1_500):
        make()
    gc.collect()
    return (int(STATM.read_text().split()[1]) - before) / 1_500


@pytest.mark.compiled_only
@pytest.mark.skipif(not STATM.exists(), reason="there is no /proc")
@pytest.mark.parametrize("how", ["seed", "record", "scenario", "known"])
def test_a_game_that_nobody_holds_takes_no_memory(how: str) -> None:
    """Numbers that interpreted code hands over to compiled code once stayed for ever: two thirds of a page a game."""
    game = Game(3, seed=3, events=True)
    record, scenario = game.record, game.scenario
    makes: dict[str, Callable[[], object]] = {
        "seed": lambda: Game(3, seed=3),
        "record": lambda: Game.from_record(record),
        "scenario": lambda: Game.from_scenario(scenario),
        "known": lambda: (game.known(0), game.state),
    }
    assert _grown(makes[how]) < 0.1
