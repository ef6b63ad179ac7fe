"""Games that are forgotten leave nothing behind, and positions that are held stay as they are."""

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


def test_a_position_that_was_handed_out_never_changes() -> None:
    """It is not a copy, so the game must go on with one, and with all that happens told as before."""
    game, other = Game(4, seed=5, kings_favour=True), Game(4, seed=5, kings_favour=True)
    held = []
    while not game.over:
        position = game.position
        assert position == game.state and position is game.position
        held.append((position, position.to_json()))
        seat = game.waiting[0]
        text = game.options(seat)[-1]
        game.play(seat, text)
        other.play(seat, text)
    assert all(position.to_json() == json for position, json in held)
    assert (game.record, game.facts(0, 2)) == (other.record, other.facts(0, 2))
