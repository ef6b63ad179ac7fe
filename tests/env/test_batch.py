"""Batches: the same games as stepped one by one; refusals, opponents, rewards."""

import numpy as np
import pytest

from kerys.engine.errors import IllegalAnswer
from kerys.engine.options import options
from kerys.engine.search import new_game
from kerys.env.batch import Batch
from kerys.env.observation import encode


def test_batch_plays_the_same_games_as_single_states() -> None:
    batch = Batch(3, players=3, seed=7, events=True)
    states = [new_game(options(players=3, events=True), 7 + slot) for slot in range(3)]
    games = [0, 0, 0]
    rng = np.random.default_rng(1)
    for _ in range(450):
        mask = batch.mask()
        ids = []
        for slot, state in enumerate(states):
            assert batch.seats[slot] == state.seat
            assert sorted(np.flatnonzero(mask[slot])) == sorted(state.legal())
            assert (batch.observations[slot] == encode(state, state.seat)).all()
            ids.append(int(rng.choice(state.legal())))
        batch.step(ids)
        for slot, id in enumerate(ids):
            states[slot].apply(id)
            assert bool(batch.done[slot]) == states[slot].over
            if states[slot].over:
                assert list(batch.points[slot][:3]) == states[slot].scores()
                assert batch.rewards[slot].sum() == pytest.approx(0)
                assert batch.rewards[slot].any() or len(set(states[slot].scores())) == 1
                final = batch.final_observation(slot, 1)
                assert (final == encode(states[slot], 1)).all()
                games[slot] += 1
                states[slot] = new_game(options(players=3, events=True), 7 + slot + 3 * games[slot])
    assert min(games) >= 1


def test_one_illegal_answer_refuses_the_whole_step() -> None:
    batch = Batch(2, players=2)
    before = batch.observations.copy()
    good = batch.legal(0)[0]
    for bad in (0, -1, 99999):
        with pytest.raises(IllegalAnswer):
            batch.step([good, bad])
    with pytest.raises(IllegalAnswer, match="2 answers of 8 bytes"):
        batch.step([good])
    assert (batch.observations == before).all()
    batch.step([good, 0], illegal="random")
    assert (batch.observations != before).any()


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_learner_sees_only_its_own_decisions(opponent: str) -> None:
    batch = Batch(2, players=3, opponents=[opponent, "external", opponent])
    ended = 0
    for _ in range(150):
        assert (batch.seats == 1).all()
        batch.step([batch.legal(slot)[0] for slot in range(2)])
        ended += int(batch.done.sum())
    assert ended >= 2


def test_slots_may_have_different_options() -> None:
    batch = Batch(game_options=[options(players=2), options(players=5, events=True)])
    batch.step_random(600)
    assert batch.rewards.shape == (2, 5)
    assert batch.observations[0][0] == 1
    assert batch.observations[1][3] == 1


def test_mistakes_are_explained() -> None:
    with pytest.raises(ValueError, match="no opponent"):
        Batch(1, opponents=["clever"])
    with pytest.raises(ValueError, match="external"):
        Batch(1, players=2, opponents=["random", "random"])
    with pytest.raises(ValueError, match="no utility"):
        Batch(1, utility="fun")


def test_same_seed_gives_the_same_games() -> None:
    runs = []
    for _ in range(2):
        batch = Batch(2, players=4, seed=3)
        batch.step_random(250)
        runs.append(batch.observations.tobytes())
    assert runs[0] == runs[1]
