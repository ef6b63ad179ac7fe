"""Gymnasium's own checker, and what it does not check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kerys.env.gymnasium as ours
from kerys.engine.errors import IllegalAnswer


@pytest.mark.parametrize("given", [{}, {"players": 2, "seat": 1}, {"players": 5, "events": True}], ids=str)
def test_their_checker_passes(given: dict[str, Any]) -> None:
    check_env(gymnasium.make(ours.ENV_ID, **given).unwrapped)


def test_a_masked_game_ends_with_a_reward() -> None:
    env: Any = gymnasium.make(
        ours.ENV_ID, players=3, opponents="greedy", utility="points", render_mode="ansi"
    )
    _, info = env.reset(seed=4)
    done = False
    while not done:
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, done, cut, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        assert "illegal" not in info
        assert not cut
    assert reward == info["points"][0]
    assert "finished" in env.render()


def test_illegal_answers_are_replaced_or_refused() -> None:
    env: Any = gymnasium.make(ours.ENV_ID, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        env.step(0)
    env = gymnasium.make(ours.ENV_ID)
    env.reset(seed=1)
    assert env.step(0)[-1]["illegal"]


def test_mistakes_are_explained() -> None:
    with pytest.raises(ValueError, match="seat 4"):
        ours.Ys(players=3, seat=4)
    with pytest.raises(ValueError, match="2 opponents"):
        ours.Ys(players=3, opponents=["random"])


def test_vector_environment_restarts_in_the_same_step() -> None:
    envs: Any = gymnasium.make_vec(
        ours.ENV_ID, num_envs=3, vectorization_mode="vector_entry_point", players=2
    )
    seen, info = envs.reset(seed=3)
    assert seen.shape == envs.observation_space.shape
    ended = 0
    rng = np.random.default_rng(1)
    for _ in range(200):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, done, cut, info = envs.step(np.array(actions))
        assert seen in envs.observation_space
        assert not cut.any()
        ended += int(done.sum())
        for slot in np.flatnonzero(done):
            assert info["final_obs"][slot] in envs.single_observation_space
            assert abs(rewards[slot]) <= 1
    assert ended >= 3
