"""Game, the object most users of the library hold: what it says about itself and what it asks."""

import random

import pytest

import kerys
from kerys.bots import bot
from tests.secrecy.twins import play_random


def test_repr_of_a_game_is_one_line_that_says_where_it_stands() -> None:
    game = kerys.Game(players=2, seed=1, events=True)
    assert repr(game) == "<Game: 2 players, events, round 1 of 4, preparation, waiting for blue and orange>"
    rng = random.Random(1)
    while not game.over:
        assert "\n" not in repr(game) and "waiting for" in repr(game)
        play_random(game, rng)
    points = dict(zip(("blue", "orange", "neutral"), game.points, strict=True))
    assert repr(game).endswith(f": {', '.join(f'{name} {many}' for name, many in points.items())}>")


def test_repr_of_a_view_says_whose_it_is() -> None:
    game = kerys.Game(players=3, seed=1)
    assert repr(game.view(2)).startswith("<View of violet: 3 players, round 1 of 4")
    assert repr(game.view(None)).startswith("<View of spectator: 3 players")
    assert str(game.view(None)) == str(game) != str(game.view(2))


def test_ask_returns_the_question_with_the_options_of_the_seat() -> None:
    game, rng = kerys.Game(players=3, seed=3, kings_favour=True), random.Random(3)
    players = [bot("random", seed) for seed in range(3)]
    for _ in range(60):
        seat = rng.choice(game.waiting)
        question = game.ask(seat)
        assert question == {**(game.question or {}), "options": game.options(seat)}
        game.play(seat, players[seat].choose(game.view(seat), question))


def test_ask_refuses_a_seat_that_has_nothing_to_answer() -> None:
    game, rng = kerys.Game(players=2, seed=3), random.Random(3)
    while (game.question or {})["sealed"]:
        play_random(game, rng)
    other = 1 - game.waiting[0]
    with pytest.raises(kerys.IllegalAnswer, match=r"has nothing to answer now: .* is asked"):
        game.ask(other)
    while not game.over:
        play_random(game, rng)
    with pytest.raises(kerys.IllegalAnswer, match="the game is over"):
        game.ask(0)
    with pytest.raises(kerys.IllegalAnswer, match="there is no seat 2"):
        game.ask(2)


def test_memory_tuning_of_the_server_is_not_part_of_the_public_game() -> None:
    assert not {"share_log", "position", "known_facts", "knows_more"} & set(dir(kerys.Game))
