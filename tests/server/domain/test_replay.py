"""Moments of finished games are found from snapshots, and are the same as played from the beginning."""

import random
import time

import pytest

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from kerys.server.domain.replay import ReplayCache, ReplayedGame
from kerys.server.refusals import Refusal
from kerys.words import Words


def _finished(players: int) -> Game:
    game, chance = Game(players, seed=11), random.Random(5)
    while not game.over:
        seat = chance.choice(game.waiting)
        game.play(seat, chance.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("viewer", ["open", "spectator", "blue"])
def test_a_moment_is_the_same_wherever_a_reader_begins(players: int, viewer: str) -> None:
    game, words = _finished(players), Words("en")
    steps = len(ReplayedGame(game).answers) + 1
    whole = ReplayedGame(game).moments(viewer, 0, steps, words)
    assert len(whole) == steps and whole[-1].step == steps - 1
    single = ReplayedGame(game)
    for n in random.Random(1).sample(range(steps), 25):
        assert single.moments(viewer, n, 1, words) == [whole[n]]
    assert single.moments(viewer, steps, 5, words) == [] == single.moments(viewer, 10**6, 5, words)
    assert single.moments(viewer, steps - 2, 50, words) == whole[-2:]


def test_nobody_can_look_as_a_seat_that_does_not_exist() -> None:
    with pytest.raises(Refusal):
        ReplayedGame(_finished(2)).moments(SEAT_NAMES[4], 0, 1, Words("en"))


def test_a_late_moment_costs_about_as_much_as_an_early_one() -> None:
    game, words = ReplayedGame(_finished(4)), Words("en")
    steps = len(game.answers)

    def cost(n: int) -> float:
        return min(_timed(lambda: game.moments("spectator", n, 1, words)) for _ in range(20))

    game.moments("spectator", steps, 1, words)  # makes the snapshots
    late = [cost(n) for n in range(steps - 40, steps, 5)]
    assert min(late) < 6 * min(cost(n) for n in range(20, 60, 5))
    assert max(late) < _timed(lambda: ReplayedGame(_finished(4)).moments("spectator", steps - 1, 1, words))


def _timed(work: object) -> float:
    began = time.process_time()
    assert callable(work)
    work()
    return time.process_time() - began


def test_only_some_games_are_cached() -> None:
    cache, game = ReplayCache(), _finished(2)
    first = cache.get("t0", game)
    assert cache.get("t0", game) is first
    for n in range(1, 100):
        cache.get(f"t{n}", game)
    assert cache.get("t0", game) is not first
    assert len(cache._games) <= 32
