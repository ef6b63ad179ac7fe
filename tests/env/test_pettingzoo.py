"""PettingZoo's own tests, unmodified."""

from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import kerys.env.pettingzoo as ours

pytestmark = pytest.mark.filterwarnings("default")  # theirs warn about style

GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 5, "kings_favour": True, "events": True, "ys_plus_characters": True},
]


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_api(given: dict[str, Any]) -> None:
    api_test(ours.env(**given), num_cycles=60)
    api_test(ours.raw_env(**given), num_cycles=60)


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_parallel_api(given: dict[str, Any]) -> None:
    parallel_api_test(ours.parallel_env(**given), num_cycles=100)


def test_seeds() -> None:
    seed_test(ours.env, num_cycles=8)
    parallel_seed_test(ours.parallel_env, num_cycles=8)


def test_max_cycles() -> None:
    max_cycles_test(ours)


def test_render() -> None:
    render_test(ours.env)


def test_rewards_come_with_the_end() -> None:
    env = ours.env(players=3, utility="win_share")
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        assert (seen["action_mask"] == info["action_mask"]).all()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(mask=seen["action_mask"]))
    assert sum(total.values()) == pytest.approx(1)
