"""Levels: names, strength and legal errors; budgets and cancellation."""

from threading import Thread
from time import perf_counter, sleep

import kerys
from kerys.bots import Budget, bot
from kerys.bots.levels import LEVELS, sample_answer
from kerys.engine.chance import Rng


def ask(name: str, game: kerys.Game, budget: Budget | None = None) -> str:
    seat = game.waiting[0]
    return bot(name, 3).choose(game.view(seat), game.ask(seat), budget)


def test_there_are_at_least_five_levels() -> None:
    assert len({level.name for level in LEVELS}) >= 5
    assert [level.iterations for level in LEVELS] == sorted(level.iterations for level in LEVELS)


def test_bad_answer_is_never_sampled() -> None:
    rated = [(1.0, 10), (0.9, 11), (0.2, 12)]
    rng = Rng(1)
    sampled = {sample_answer(rated, 0.3, 0.5, rng) for _ in range(200)}
    assert sampled == {10, 11}
    assert sample_answer(rated, 0.0, 0.5, rng) == 10


def test_same_iterations_give_the_same_answer() -> None:
    game = kerys.Game(players=3, seed=2)
    for name in ("flat", "ismcts", "trader", "pupil"):
        assert ask(name, game, Budget(iterations=5)) == ask(name, game, Budget(iterations=5))


def test_search_can_be_cancelled() -> None:
    game = kerys.Game(players=3, seed=2)
    budget = Budget(seconds=30)

    def cancel() -> None:
        sleep(0.2)
        budget.cancel()

    Thread(target=cancel).start()
    began = perf_counter()
    assert ask("ismcts", game, budget).startswith("bid")
    assert perf_counter() - began < 10


def test_tighter_budget_is_cancelled_with_its_parent() -> None:
    whole = Budget(seconds=5)
    part = whole.within(100, 1)
    assert (part.iterations, part.seconds) == (100, 1)
    assert Budget(iterations=7).within(100, 1).seconds is None, "iterations alone decide"
    whole.cancel()
    assert part.cancelled
