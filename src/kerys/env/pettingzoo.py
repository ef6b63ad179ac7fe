"""PettingZoo: `env` and `raw_env` (agents one after the other), `parallel_env` (all together). Version: `ys_v1`.

Every observation is a dictionary of the observation's bytes and the mask of legal answers, which `infos` has too.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from kerys.engine.actions import N_ACTIONS, PASS_ID
from kerys.engine.chance import Rng
from kerys.engine.options import options, rules_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.env.core.layout import OBSERVATION_SIZE
from kerys.env.observation import Array, Eye, legal_mask
from kerys.env.position import Position
from kerys.env.returns import check_utility

METADATA: dict[str, Any] = {
    "render_modes": ["human", "ansi"],
    "name": "ys_v1",
    "is_parallelizable": False,
    "render_fps": 1,
}


def env(max_cycles: int | None = None, **given: Any) -> Any:
    """Return the game with the usual wrappers: an illegal answer ends the game with -1.

    With `max_cycles` every agent is asked in every cycle (who owes no answer passes) and the game is cut off after so
    many; illegal answers are then replaced as in `parallel_env`.
    """
    if max_cycles is not None:
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(parallel_env(max_cycles=max_cycles, **given)))
    wrapped: Any = raw_env(**given)
    if wrapped.render_mode == "ansi":
        wrapped = wrappers.CaptureStdoutWrapper(raw_env(**given | {"render_mode": "human"}))
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Table:
    """The common part of both forms: the game, its spaces and its observations."""

    metadata: ClassVar[dict[str, Any]] = METADATA

    def __init__(
        self, players: int = 4, *, utility: str = "rank", render_mode: str | None = None, **given: Any
    ) -> None:
        self.rules = rules_of(options(players=players, **given))
        self.utility = check_utility(utility)
        self.render_mode = render_mode
        self.possible_agents = list(SEAT_NAMES[:players])
        self.agents: list[str] = []
        box = spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)
        mask = spaces.Box(0, 1, (int(N_ACTIONS),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(int(N_ACTIONS)) for agent in self.possible_agents}
        self._eye = Eye()
        self._chance = np.random.default_rng()
        self.position = self._new_position()

    def _new_position(self) -> Position:
        position = Position(self.rules)
        self._rng = Rng(int(self._chance.integers(1 << 62)))
        position.draw_at_random(self._rng)
        return position

    def _seed(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's answers."""
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        return SEAT_NAMES.index(agent)

    def _seen(self, seat: int, mask: Array) -> dict[str, Array]:
        return {"observation": self._eye.see(self.position.state, seat).copy(), "action_mask": mask}

    def render(self) -> str | None:
        """Draw the table in text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        drawn = str(self.position.view(None))
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


class raw_env(_Table, AECEnv[str, Any, Any]):
    """Ys with agents one after the other; at sealed questions in seat order, without knowing of each other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._seed(seed)
        self.position = self._new_position()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._no_mask: Array = np.zeros(int(N_ACTIONS), np.int8)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._no_mask} for agent in self.agents
        }
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """Go on to the agent who has to decide."""
        if self.position.over:
            for agent, reward in zip(self.agents, self.position.returns(self.utility), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
                self.infos[agent] = {"action_mask": self._no_mask}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.position.seat]
        self._mask = legal_mask(self.position.legal())
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent knows, and which of its answers are legal now."""
        own = agent == self.agent_selection and not self.position.over
        return self._seen(self._seat(agent), self._mask if own else self._no_mask)

    def step(self, action: Any) -> None:
        """Answer for the agent whose decision it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.infos[agent] = {"action_mask": self._no_mask}
        self.position.apply(int(action))
        self.position.draw_at_random(self._rng)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class parallel_env(_Table, ParallelEnv[str, Any, Any]):
    """Ys with all agents together: who owes an answer has a mask of legal ones, everybody else only `pass`.

    An illegal answer is replaced by a random legal one, and `infos` says so.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA | {"is_parallelizable": True}

    def __init__(self, players: int = 4, *, max_cycles: int | None = None, **given: Any) -> None:
        super().__init__(players, **given)
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game."""
        self._seed(seed)
        self.position = self._new_position()
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(self.agents)

    def _observations(self, agents: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
        waiting = self.position.waiting()
        seen, infos = {}, {}
        for agent in agents:
            seat = self._seat(agent)
            mask = legal_mask(self.position.legal(seat) if seat in waiting else [int(PASS_ID)])
            seen[agent] = self._seen(seat, mask)
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the answers of all agents; those of agents who owe none are ignored."""
        agents = self.agents
        answers, replaced = {}, set()
        for seat in self.position.waiting():
            agent = self.possible_agents[seat]
            legal = self.position.legal(seat)
            answers[seat] = int(actions.get(agent, -1))
            if answers[seat] not in legal:
                replaced.add(agent)
                answers[seat] = legal[int(self._rng.below(len(legal)))]
        self.position.apply_together(answers)
        self.position.draw_at_random(self._rng)
        self._cycles += 1
        over = self.position.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, infos = self._observations(agents)
        for agent in replaced:
            infos[agent]["illegal"] = True
        rewards = dict(zip(agents, self.position.returns(self.utility), strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
