"""14: change anything a viewer may not know, and everything that viewer gets stays the same to the byte."""

import random
from typing import Any

import pytest

from kerys.engine.chance import Rng
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.engine.layout import PUBLIC, SECTIONS
from kerys.engine.pieces import SPECTATOR
from kerys.engine.search import new_game
from kerys.game import Game
from tests.laws.combinations import combinations, scaled
from tests.secrecy.twins import (
    REVEALING,
    AnyGame,
    everything,
    fact_kinds_since,
    play_random,
    step_together,
    twin_of,
)

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "ys_plus_characters": True, "events": True, "magician": "any"},
    {"players": 3, "districts": 3, "kings_favour": True},
    {"players": 3, "express": True, "ys_plus_characters": True, "events": True},
    {"players": 4},
    {"players": 4, "kings_favour": True, "ys_plus_characters": True, "events": True},
    {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True, "magician": "any"},
    {"players": 5},
]


def name(variant: dict[str, Any]) -> str:
    return "-".join(f"{key}={value}" for key, value in variant.items())


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_a_twin_looks_the_same_at_every_decision(variant: dict[str, Any]) -> None:
    differing = 0
    for seed in range(scaled(2, 1)):
        rng = random.Random(seed)
        game = Game(**variant, seed=seed)
        decision = 0
        while not game.over:
            viewers = [*range(game.seats), None]
            viewer = viewers[decision % len(viewers)]
            twin = twin_of(game, viewer, rng)
            differing += twin.state != game.state
            assert everything(twin, viewer) == everything(game, viewer), f"seed {seed}, decision {decision}"
            play_random(game, rng)
            decision += 1
    assert differing > 100, "the twins must really differ, or nothing was tested"


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_twins_played_on_look_the_same_until_something_is_turned_up(variant: dict[str, Any]) -> None:
    steps = 0
    for seed in range(scaled(3, 1)):
        rng = random.Random(100 + seed)
        game = Game(**variant, seed=seed)
        while _go_on(game, rng):
            viewer = rng.choice([*range(game.seats), None])
            original = _copy(game)
            twin = twin_of(game, viewer, rng)
            while not original.over:
                known = len(original.facts())
                if not step_together(original, twin, viewer, rng):
                    break
                kinds = fact_kinds_since(original, known, viewer) | fact_kinds_since(twin, known, viewer)
                if kinds & REVEALING or ("looked" in kinds and viewer is not None):
                    break
                steps += 1
                assert everything(original, viewer) == everything(twin, viewer), f"seed {seed}"
    assert steps > 20


def _go_on(game: Game, rng: random.Random) -> bool:
    """Play a few answers; whether the game goes on."""
    for _ in range(rng.randrange(1, 12)):
        if not game.over:
            play_random(game, rng)
    return not game.over


def _copy(game: AnyGame) -> AnyGame:
    copy = type(game).__new__(type(game))
    copy.__dict__.update(game.__dict__)
    copy._state = game.state
    copy._log = type(game._log)()
    copy._log.facts = list(game._log.facts)
    copy._log.answers = list(game._log.answers)
    copy._log.facts_before = list(game._log.facts_before)
    copy._state.log = copy._log
    return copy


def test_imagined_states_fit_what_the_viewer_knows_in_every_combination() -> None:
    for number, chosen in enumerate(combinations()):
        for n in range(scaled(3, 1)):
            rng = random.Random(number * 10 + n)
            state = new_game(chosen, number * 10 + n)
            while not state.over:
                if rng.random() < 0.05:
                    viewer = rng.choice([*range(chosen.players), SPECTATOR])
                    known = known_to(state, viewer)
                    assert known_to(imagine(known, viewer, Rng(rng.getrandbits(40))), viewer) == known, chosen
                state.apply(rng.choice(state.legal()))


def test_what_is_not_marked_public_stays_out() -> None:
    state = new_game(combinations()[0], 5)
    public = {section for section, *_, audience in SECTIONS if audience == PUBLIC}
    secret = {"hand", "throne", "sealed", "speculations", "board"}
    assert {section for section, *_ in SECTIONS} == public | secret
    assert set(known_to(state, SPECTATOR).deal.cells) == {63}, "the deal is nobody's business"


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_a_seat_knows_its_own_brokers(variant: dict[str, Any]) -> None:
    """The reverse: what a seat may know is in its view."""
    rng = random.Random(4)
    game = Game(**variant, seed=4)
    while not game.over:
        for seat in range(game.seats):
            view = game.view(seat)
            own = view["seats"][seat]
            assert len(own["hand"]) == own["hand_size"]
            assert all(slot["value"] is not None for slot in own["throne"])
            for broker in view["brokers"]:
                if own["name"] == broker["placer"] or broker["face"] == "up":
                    assert broker["value"] is not None
        play_random(game, rng)


def test_the_spy_and_nobody_else_sees_what_was_looked_at() -> None:
    looks = 0
    for seed in range(60):
        rng = random.Random(seed)
        game = Game(players=4, kings_favour=True, seed=seed)
        while not game.over and looks < 12:
            known = len(game.facts())
            truth = {(b["place"], b["n"]): (b["owner"], b["value"]) for b in _all_open(game)}
            play_random(game, rng)
            for fact in game.facts(known):
                if fact["fact"] == "looked" and not fact["place"].startswith("throne"):
                    looks += 1
                    spot = (fact["place"], fact["n"])
                    for viewer in (0, 1, 2, 3, None):
                        value_seen = game.facts(fact["number"], viewer)[0]["value"]
                        mine = None if viewer is None else game.view(viewer)["viewer"]
                        sees = mine in (fact["party"], truth[spot][0])
                        assert value_seen == (truth[spot][1] if sees else None)
                        if sees:
                            board = game.view(viewer)["brokers"]
                            assert any((b["place"], b["n"], b["value"]) == (*spot, value_seen) for b in board)
    assert looks >= 12, "too few Spies in these games"


def _all_open(game: Game) -> list[dict[str, Any]]:
    """The brokers on the board with their true values, each seen by its own seat."""
    views = [game.view(seat) for seat in range(game.seats)]
    return [
        next(view["brokers"][n] for view in views if view["brokers"][n]["placer"] == view["viewer"])
        for n in range(len(views[0]["brokers"]))
    ]
