"""Observations: the layout has no gaps or overlaps, says what the view says, and holds no secret."""

import random
from typing import Any

import numpy as np
import pytest

from kerys.engine.actions import MEANINGS, N_ACTIONS, text_of
from kerys.engine.cards import CHARACTER_NAMES
from kerys.engine.pieces import GEM_NAMES, PHASE_NAMES, SEAT_NAMES
from kerys.engine.tables import PLACE_NAMES
from kerys.env.core.features import FEATURES
from kerys.env.core.layout import OBSERVATION_SIZE, PUBLIC_SIZE, describe
from kerys.env.observation import Array, action_features, encode
from kerys.game import Game
from tests.secrecy.twins import play_random, twin_of

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "districts": 3, "express": True, "kings_favour": True},
    {"players": 4, "ys_plus_characters": True, "events": True},
    {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True},
    {"players": 2, "ys_plus_characters": True, "events": True, "magician": "any"},
]
FIELDS = {field.name: field for field in describe()}


def read(seen: Array, name: str) -> list[int]:
    return [int(number) for number in seen[FIELDS[name].slice]]


def the_one(seen: Array, name: str) -> int | None:
    """The flag that is set."""
    flags = read(seen, name)
    assert sum(flags) <= 1
    return flags.index(1) if 1 in flags else None


def positions(variant: dict[str, Any], seed: int) -> list[Game]:
    """A game at every few of its decisions, and over."""
    rng = random.Random(seed)
    game = Game(**variant, seed=seed)
    found = []
    while not game.over:
        if rng.random() < 0.06:
            found.append(game.clone())
        play_random(game, rng)
    return [*found, game]


def test_fields_neither_overlap_nor_leave_the_observation() -> None:
    end = 0
    for field in describe():
        assert field.start >= end, field.name
        end = field.start + field.size
        assert (field.part == "public") == (field.start < PUBLIC_SIZE), field.name
        assert field.meaning
    assert end <= OBSERVATION_SIZE
    assert len(FIELDS) == len(describe())


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_numbers_stay_in_their_range(variant: dict[str, Any]) -> None:
    high = np.zeros(OBSERVATION_SIZE, np.uint8)
    for field in describe():
        high[field.slice] = field.high
    for game in positions(variant, 1):
        for seat in (*range(variant["players"]), None):
            seen = encode(game._state, seat)
            over = np.flatnonzero(seen > high)
            assert not len(over), [f.name for f in describe() if f.start <= over[0] < f.start + f.size]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_observation_decodes_to_the_view(variant: dict[str, Any]) -> None:
    players = variant["players"]
    for game in positions(variant, 2):
        for viewer in (*range(players), None):
            view = game.view(viewer)
            seen = encode(game._state, viewer)
            base = viewer or 0
            assert PHASE_NAMES[1 + (the_one(seen, "phase") or 0)] == view["phase"]
            assert 1 + (the_one(seen, "round") or 0) == view["round"]
            assert read(seen, "quotations") == list(view["quotations"].values())
            for place in range(players):
                seat = view["seats"][(base + place) % players]
                assert seat["name"] == SEAT_NAMES[(base + place) % players]
                assert read(seen, f"seat_{place}_points") == [max(0, seat["points"])]
                assert read(seen, f"seat_{place}_gems") == [seat["gems"][gem] for gem in GEM_NAMES[:5]]
                held = [
                    CHARACTER_NAMES[n] for n, flag in enumerate(read(seen, f"seat_{place}_cards")) if flag
                ]
                assert sorted(held) == sorted(seat["cards"])
                front = [v for v, count in enumerate(read(seen, f"seat_{place}_front")) for _ in range(count)]
                assert front == sorted(seat["front"])
            _compare_brokers(seen, view["brokers"], base, players, viewer is not None)


def _compare_brokers(
    seen: Array, brokers: list[dict[str, Any]], base: int, players: int, private: bool
) -> None:
    for n, broker in enumerate(brokers):
        assert PLACE_NAMES[read(seen, f"broker_{n}_place")[0] - 1] == broker["place"]
        owner = read(seen, f"broker_{n}_owner")[0] - 1
        assert ("neutral" if owner == 5 else SEAT_NAMES[(owner + base) % players]) == broker["owner"]
        assert ("down", "up")[read(seen, f"broker_{n}_face")[0] - 1] == broker["face"]
        if private:
            known = read(seen, "known_brokers")[n]
            assert (known - 1 if known else None) == broker["value"]
    assert not any(read(seen, f"broker_{n}_place")[0] for n in range(len(brokers), 40))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_viewer_may_not_know_changes_no_byte(variant: dict[str, Any]) -> None:
    rng = random.Random(5)
    different = 0
    for game in positions(variant, 3)[:-1]:
        for viewer in (*range(variant["players"]), None):
            for _ in range(2):
                twin = twin_of(game, viewer, rng)
                different += twin._state != game._state
                assert encode(twin._state, viewer).tobytes() == encode(game._state, viewer).tobytes()
    assert different > 20, "the twins are the same games: nothing was tested"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_public_part_is_what_a_spectator_knows(variant: dict[str, Any]) -> None:
    for game in positions(variant, 4):
        spectator = encode(game._state, None)
        assert not spectator[PUBLIC_SIZE:].any()
        assert (encode(game._state, 0, part="public") == spectator[:PUBLIC_SIZE]).all()
        assert (encode(game._state, 1, part="private") == encode(game._state, 1)[PUBLIC_SIZE:]).all()


def test_observation_goes_into_a_given_array() -> None:
    out = np.zeros(OBSERVATION_SIZE, np.uint8)
    state = Game(players=3, seed=1)._state
    assert encode(state, 2, out) is out
    assert (out == encode(state, 2)).all()
    with pytest.raises(ValueError, match="no part"):
        encode(state, 0, part="secret")


def test_features_tell_all_answers_apart() -> None:
    rows = action_features(np.arange(N_ACTIONS))
    assert rows.shape == (len(MEANINGS), len(FEATURES))
    assert len({row.tobytes() for row in rows}) == N_ACTIONS
    bid = dict(zip(FEATURES, rows[5], strict=True))
    assert text_of(5) == f"bid {bid['value'] - 1} {bid['second_value'] - 1}"
