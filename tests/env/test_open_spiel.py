"""OpenSpiel's own tests and algorithms, unmodified, on both forms of the game."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import kerys.env.open_spiel  # noqa: F401  # registers the games
from kerys.engine.actions import text_of

GAMES = [
    "python_ys(players=2)",
    "python_ys(players=3,variant=kings_favour+express,chance=root)",
    "python_ys(players=5,variant=kings_favour+ys_plus_characters+events)",
    "python_ys_simultaneous(players=3,variant=events)",
]


def at_first_decision(name: str, seed: int = 1) -> Any:
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_actions_are_written_in_notation() -> None:
    state = at_first_decision("python_ys(players=2)")
    for action in state.legal_actions():
        assert state.action_to_string(action) == text_of(action)


def test_resampling_keeps_the_information_state() -> None:
    state = at_first_decision("python_ys(players=3)")
    rng = random.Random(3)
    for _ in range(60):
        if state.is_chance_node() or state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_information_state_ismcts_and_mcts_choose_legal_actions() -> None:
    state = at_first_decision("python_ys(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 4, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    assert mcts.MCTSBot(state.get_game(), 1.4, 4, evaluator).step(state) in state.legal_actions()


def test_rl_environment_plays_a_game() -> None:
    env = rl_environment.Environment(pyspiel.load_game("python_ys(players=3)"))
    rng = random.Random(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_playthrough_can_be_generated() -> None:
    first = at_first_decision("python_ys(players=2)").history()
    text = generate_playthrough.playthrough("python_ys(players=2)", action_sequence=first[:2])
    assert "GameType.dynamics = Dynamics.SEQUENTIAL" in text
    assert "ObservationString(0)" in text


def test_observers_separate_public_from_private() -> None:
    state = at_first_decision("python_ys(players=3)")
    kind = pyspiel.IIGObservationType
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    game = state.get_game()
    public = game.make_py_observer(kind(public_info=True, perfect_recall=False, private_info=none))
    private = game.make_py_observer(kind(public_info=False, perfect_recall=False, private_info=single))
    both = game.make_py_observer()
    for observer in (public, private, both):
        observer.set_from(state, 1)
    assert list(both.tensor) == [*public.tensor, *private.tensor]
    assert public.string_from(state, 0) == public.string_from(state, 2)


def test_mistakes_are_explained() -> None:
    with pytest.raises(ValueError, match="no variant"):
        pyspiel.load_game("python_ys(variant=chess)")
    with pytest.raises(ValueError, match="late or root"):
        pyspiel.load_game("python_ys(chance=never)")
