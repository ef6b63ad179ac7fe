"""copy, deepcopy, pickle and clone give equal, independent objects of the same class."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from kerys.engine.options import options
from kerys.engine.search import SearchState, new_game
from kerys.engine.state import State
from kerys.game import Game

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "clone": lambda thing: thing.clone(),
}
EVERYTHING = {"kings_favour": True, "ys_plus_characters": True, "events": True}


def some_state(seed: int, decisions: int) -> SearchState:
    state = new_game(options(players=3, **EVERYTHING), seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        state.apply(rng.choice(state.legal()))
    return state


def play_on(game: Game, rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        seat = rng.choice(game.waiting)
        game.play(seat, rng.choice(game.options(seat)))


@pytest.mark.parametrize("way", WAYS)
def test_copied_search_state_is_equal_and_of_the_same_class(way: str) -> None:
    for decisions in (0, 1, 40, 150):
        state = some_state(decisions, decisions)
        again = WAYS[way](state)
        assert type(again) is SearchState and again == state and again.legal() == state.legal()


@pytest.mark.parametrize("way", WAYS)
def test_copied_search_state_is_independent(way: str) -> None:
    state = some_state(3, 30)
    before = state.to_json()
    again = WAYS[way](state)
    again.apply(again.legal()[0])
    assert state.to_json() == before
    state.apply(state.legal()[0])
    assert state == again


@pytest.mark.parametrize("way", WAYS)
def test_bare_state_stays_one(way: str) -> None:
    state = Game(seed=1).known(0)
    again = WAYS[way](state)
    assert type(again) is State and again == state and again is not state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("answers", [0, 25, 200, 2000])
def test_copied_game_is_equal_and_goes_on_alike(way: str, answers: int) -> None:
    game = Game(4, seed=5, **EVERYTHING)
    game.names[0] = "Anna"
    play_on(game, random.Random(1), answers)
    again = WAYS[way](game)
    assert type(again) is Game and again.record == game.record and again.facts() == game.facts()
    assert again.waiting == game.waiting and again.names == {0: "Anna"}
    play_on(game, random.Random(2), 40)
    play_on(again, random.Random(2), 40)
    assert again.record == game.record and again.facts(viewer=1) == game.facts(viewer=1)


@pytest.mark.parametrize("way", WAYS)
def test_copied_game_is_independent(way: str) -> None:
    game = Game(3, seed=6)
    play_on(game, random.Random(3), 30)
    before = game.record, game.fact_count
    again = WAYS[way](game)
    again.names[1] = "Bert"
    play_on(again, random.Random(4), 30)
    assert (game.record, game.fact_count) == before and game.names == {}
    again = WAYS[way](game)
    before = again.record, again.fact_count
    play_on(game, random.Random(5), 30)
    assert (again.record, again.fact_count) == before


class ChildGame(Game):
    """A subclass with an attribute of its own."""

    note: list[str]


@pytest.mark.parametrize("way", WAYS)
def test_copied_game_keeps_its_subclass_and_its_attributes(way: str) -> None:
    game = ChildGame(2, seed=7)
    game.note = ["mine"]
    again = WAYS[way](game)
    assert type(again) is ChildGame and again.note == ["mine"]
