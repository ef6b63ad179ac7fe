"""Ys as an OpenSpiel game, and OpenSpiel's ISMCTS as a Kerys bot, for an independent comparison.

Requires `open_spiel`. The adapter is thin: legal answers by id, an information state from the seat's knowledge,
and states resampled by `imagine`. All cards are dealt before the first decision, so the game has no chance nodes.
"""

import random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from kerys.bots.base import Budget, Question
from kerys.bots.seat import known_seat
from kerys.engine.actions import N_ACTIONS, text_of
from kerys.engine.chance import Rng
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.engine.options import Options, options
from kerys.engine.search import SearchState, new_game
from kerys.views.project import View

EXPLORATION: Final = 1.4  # usual for rewards from 0 to 1
_LONGEST: Final = 1000  # decisions of a game, with room to spare
_TYPE: Final = pyspiel.GameType(
    short_name="kerys",
    long_name="Ys",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,  # sealed answers are given one after the other
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # with two players the neutral seat may win
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class YsGame(pyspiel.Game):  # type: ignore[misc]
    """A deal of Ys."""

    def __init__(self, chosen: Options | None = None, seed: int = 1) -> None:
        self.chosen = chosen or options(players=2)
        self.seed = seed
        info = pyspiel.GameInfo(
            num_distinct_actions=N_ACTIONS,
            max_chance_outcomes=0,
            num_players=self.chosen.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, {})

    def new_initial_state(self) -> "YsState":
        return YsState(self, new_game(self.chosen, self.seed))


class YsState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel's players are our seats, its actions are ids of answers."""

    def __init__(self, game: YsGame, state: SearchState) -> None:
        super().__init__(game)
        self.game = game
        self.state = state

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else int(self.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal())

    def _apply_action(self, action: int) -> None:
        self.state.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return text_of(action)

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        """Return each seat's share of the victory."""
        winners = self.state.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.game.chosen.players)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} {' '.join(map(str, known_to(self.state, seat).cells))}"

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "YsState":
        """Sample a state that the seat cannot distinguish from this one."""
        seed = random.getrandbits(40) if sampler is None else int(sampler() * (1 << 40))
        return YsState(self.game, imagine(known_to(self.state, player), player, Rng(seed)))

    def clone(self) -> "YsState":
        return YsState(self.game, self.state.clone())

    def __str__(self) -> str:
        return self.information_state_string(0)


class EngineEvaluator(Evaluator):  # type: ignore[misc]
    """Random playouts inside our engine, which are much faster, so that the search goes deeper."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def evaluate(self, state: YsState) -> Any:
        end = state.clone()
        if not end.is_terminal():
            end.state.playout(self._rng)
        return np.array(end.returns())

    def prior(self, state: YsState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielBot:
    """OpenSpiel's `ISMCTSBot` with its own `RandomRolloutEvaluator`, limited by time."""

    def __init__(self, seed: int, evaluator: Any = None) -> None:
        self._rng = Rng(seed)
        self._game: YsGame | None = None
        self._random = np.random.RandomState(seed & 0xFFFFFFFF)
        self._evaluator = evaluator or RandomRolloutEvaluator(1, self._random)
        self.simulations = 0

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        known, seat = known_seat(view)
        if len(question["options"]) == 1:
            return str(question["options"][0])
        if self._game is None:
            self._game = YsGame(known.rules.options)
        game = self._game
        root = YsState(game, imagine(known, seat, self._rng))
        search = ISMCTSBot(game, self._evaluator, EXPLORATION, 1, random_state=self._random)
        search.set_resampler(lambda state, player: YsState(game, imagine(known, seat, self._rng)))
        return text_of(int(self._best(search, root, budget or Budget(seconds=0.1))))

    def _best(self, search: Any, root: YsState, budget: Budget) -> int:
        """Do the same as `ISMCTSBot.step`, but with a time limit instead of a number of simulations."""
        search.reset()
        search._root_node = search.create_new_node(root)
        budget.spend(lambda count: self._simulate(search, root, count))
        policy = search.get_final_policy(root, search._root_node)
        actions, chances = zip(*policy, strict=True)
        return int(self._random.choice(actions, p=chances))

    def _simulate(self, search: Any, root: YsState, count: int) -> None:
        for _ in range(count):
            search.run_simulation(search.sample_root_state(root))
        self.simulations += count


class FasterOpenSpielBot(OpenSpielBot):
    """OpenSpiel's search with playouts inside our engine."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, EngineEvaluator(seed))
