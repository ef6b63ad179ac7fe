"""Sealed answers: a few playouts are enough for a sensible bid."""

from kerys import Game
from kerys.bots import Budget, bot


def bid(seed: int, iterations: int) -> int:
    """Return the sum of the first bid of a game."""
    game = Game(players=4, seed=seed)
    asked = game.ask(0)
    assert asked["kind"] == "bid"
    answer = bot("ismcts", seed).choose(game.view(0), asked, Budget(iterations=iterations))
    return sum(map(int, answer.split()[1:]))


def test_short_search_makes_a_moderate_bid() -> None:
    """Two 0s give the last choice in the turn order; two 4s are then missing on the board."""
    assert all(2 <= bid(seed, 40) <= 7 for seed in range(8))
