"""The simple bots: legal answers from the view alone, reproducible by seed; greedy beats random."""

import pickle
import random
from typing import Any

import pytest

import kerys
from kerys.bots import Bot, Budget, bot

BOTS = ("random", "greedy")
FEW = Budget(iterations=2)

EVERYTHING = {"events": True, "ys_plus_characters": True}
GAMES: list[dict[str, Any]] = [
    {"players": 2, **EVERYTHING},
    {"players": 3, "districts": 3, "express": True, "kings_favour": True, **EVERYTHING},
    {"players": 4, "kings_favour": True, "magician": "any", **EVERYTHING},
    {"players": 5, "kings_favour": True, **EVERYTHING},
    {"players": 4},
]


def play(bots: list[Bot], seed: int, **options: Any) -> kerys.Game:
    game = kerys.Game(players=len(bots), seed=seed, **options)
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.ask(seat), FEW))
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_bots_finish_whole_games(name: str, options: dict[str, Any]) -> None:
    settings = {key: value for key, value in options.items() if key != "players"}
    for seed in (1, 2):
        game = play([bot(name, 10 * seed + n) for n in range(options["players"])], seed, **settings)
        assert game.over and game.winners


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, second = (play([bot(name, n) for n in range(3)], 4, **EVERYTHING).answers for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_random_positions_are_answered_legally(name: str) -> None:
    """Includes positions that the bot itself would never reach."""
    for seed in range(4):
        game = kerys.Game(players=3, seed=seed, kings_favour=True, **EVERYTHING)
        rng = random.Random(seed)
        player = bot(name, seed)
        while not game.over:
            seat = game.waiting[0]
            options = game.options(seat)
            assert player.choose(game.view(seat), game.ask(seat), FEW) in options
            plays = [text for text in options if text.startswith("play ")]
            game.play(seat, rng.choice(plays or options))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random(players: int) -> None:
    won = 0
    for seed in range(8):
        seat = seed % players
        names = ["greedy" if n == seat else "random" for n in range(players)]
        won += seat in play([bot(name, seed + 9 * n) for n, name in enumerate(names)], seed).winners
    assert won >= 7


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(kerys.KerysError, match="there is no bot “deep”; there are random, greedy, flat"):
        bot("deep", 1)


def test_view_does_not_change_with_the_game() -> None:
    game, twin = kerys.Game(players=3, seed=2), kerys.Game(players=3, seed=2)
    view, later = game.view(1), twin.view(1)
    before = view.to_json()
    for seat in range(3):
        twin.play(seat, twin.options(seat)[seat])
    assert later.to_json() == before and later["seats"] == view["seats"]
    assert later == view and view == later and pickle.loads(pickle.dumps(later)) == view
    assert later not in (game.view(0), twin.view(1))
