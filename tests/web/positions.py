"""Games to draw: random ones of every size, stopped at many moments."""

from collections.abc import Iterator
from typing import Any, Final

from kerys import Game
from kerys.bots import bot

PLUS: Final = {"ys_plus_characters": True, "events": True}
GAMES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {**PLUS}),
    (3, {"districts": 3, **PLUS}),
    (3, {"kings_favour": True}),
    (4, {}),
    (4, {"kings_favour": True, **PLUS}),
    (5, {"kings_favour": True, **PLUS}),
]


def moments(players: int, seed: int, **options: Any) -> Iterator[Game]:
    """A random game before each of its answers, and when it is over."""
    game = Game(players=players, seed=seed, **options)
    bots = [bot("random", 10 * seed + seat) for seat in range(game.seats)]
    while game.waiting:
        yield game
        seat = game.waiting[0]
        question = game.ask(seat)
        game.play(seat, bots[seat].choose(game.view(seat), question))
    yield game


def finished(players: int, seed: int, **options: Any) -> str:
    """The record of a whole random game."""
    for game in moments(players, seed, **options):
        last = game
    return last.record
