"""Finished games for the tests of the coach."""

from functools import cache

from kerys import Game
from kerys.bots.base import Budget
from kerys.bots.registry import bot


@cache
def finished_record(players: int = 3, seed: int = 5, name: str = "apprentice") -> str:
    """Play a game between bots and return its record."""
    game = Game(players=players, seed=seed)
    bots = [bot(name, seed * 10 + seat) for seat in range(players)]
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.ask(seat), Budget(iterations=20)))
    return game.record
