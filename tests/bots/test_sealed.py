"""Sealed answers: few playouts must be enough for a sensible bid."""

from kerys import Game
from kerys.bots import Budget, bot


def bid(seed: int, iterations: int) -> int:
    """The sum of the first bid of a game."""
    game = Game(players=4, seed=seed)
    asked = game.ask(0)
    assert asked["kind"] == "bid"
    answer = bot("ismcts", seed).choose(game.view(0), asked, Budget(iterations=iterations))
    return sum(map(int, answer.split()[1:]))


def test_a_short_search_bids_neither_nothing_nor_everything() -> None:
    """Who bids two 0s goes where the others leave room, who bids two 4s misses them on the board."""
    assert all(2 <= bid(seed, 40) <= 7 for seed in range(8))
