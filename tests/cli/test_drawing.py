"""The drawn table: its width, its contents, and the secrets of other seats."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import kerys
from kerys.views.drawing import WIDTH, draw

EVERYTHING = {"events": True, "ys_plus_characters": True}


def positions(seed: int, **options: Any) -> Iterator[kerys.Game]:
    """Yield a game at each of its decisions; a character is played whenever possible."""
    game = kerys.Game(seed=seed, **options)
    rng = random.Random(seed)
    yield game
    while not game.over:
        seat = game.waiting[0]
        choices = game.options(seat)
        plays = [text for text in choices if text.startswith("play ")]
        game.play(seat, rng.choice(plays or choices))
        yield game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_fits_and_shows_everything(players: int) -> None:
    for game in positions(players, players=players, kings_favour=players > 2, **EVERYTHING):
        view = game.view(0)
        text = draw(view.data)
        lines = text.splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert max(map(len, draw(view.data, 80).splitlines())) <= 80
        assert all(line.isprintable() and line == line.rstrip() for line in lines)
        for district in view["districts"]:
            assert district["card"] is None or district["card"] in text
            assert district["event"] is None or f"! {district['event']}" in text
        for seat in view["seats"]:
            assert f"{seat['name'][0].upper()} {seat['name']}" in text
            assert all(card in text for card in seat["cards"])
        assert len([line for line in lines if line.startswith("│")]) >= 7


def test_own_brokers_are_shown_and_others_are_not() -> None:
    game = kerys.Game(seed=5)
    for seat in range(4):
        game.play(seat, "bid 1 1")
    while (question := game.question) is not None and question["kind"] == "order":
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    seat = game.waiting[0]
    letter = game.view(seat)["viewer"][0].upper()
    game.play(seat, "place 3 down 1/harbour")
    assert "(3)" in draw(game.view(seat).data)
    others = [draw(game.view(other).data) for other in (*range(4), None) if other != seat]
    assert all(f"{letter}?" in text and "(3)" not in text for text in others)
    assert "behind the screen: 0 0 1 2 3 3 4 4" in draw(game.view(seat).data)


def test_printing_a_game_shows_the_spectators_view() -> None:
    game = kerys.Game(seed=5)
    assert str(game) == draw(game.view(None).data)
    assert "behind the screen" not in str(game)
