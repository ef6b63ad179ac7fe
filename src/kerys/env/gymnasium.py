"""Gymnasium: `gymnasium.make("kerys/Ys-v1")` plays one seat against built-in opponents; importing this registers it.

An illegal answer is replaced by a random legal one, and `info["illegal"]` says so; `illegal="raise"` refuses it.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from kerys.engine.actions import N_ACTIONS, text_of
from kerys.env.batch import Batch
from kerys.env.core.layout import OBSERVATION_SIZE
from kerys.env.observation import Array
from kerys.views.project import view_of

ENV_ID = "kerys/Ys-v1"


def _opponents(seat: int, opponents: str | Sequence[str], players: int) -> list[str]:
    """Return who plays each seat: `seat` the learner, the others in turn by the names given."""
    if not 0 <= seat < players:
        raise ValueError(f"seat {seat} is not at a table of {players}; seats go from 0 to {players - 1}")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{players - 1} opponents are needed, not {len(names)}")
    return [*names[:seat], "external", *names[seat:]]


def _observation_space() -> spaces.Box:
    return spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)


class Ys(gymnasium.Env[Any, Any]):
    """One seat of Ys. Observations are described by `kerys.env.core.layout.describe`, actions are ids of answers."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as their class has it

    def __init__(
        self,
        players: int = 4,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        utility: str = "rank",
        illegal: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("random", "raise"):
            raise ValueError(f"illegal is either random or raise, not {illegal!r}")
        self.render_mode = render_mode
        self.seat = seat
        self.observation_space = _observation_space()
        self.action_space = spaces.Discrete(int(N_ACTIONS))
        self._illegal = illegal
        self._batch = Batch(
            1,
            opponents=_opponents(seat, opponents, players),
            utility=utility,
            players=players,
            **options,
        )
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal a new game and play to the seat's first decision."""
        super().reset(seed=seed)
        self._over = False
        self._batch.reset(int(self.np_random.integers(1 << 62)))
        return self._batch.observations[0].copy(), {"action_mask": self._mask()}

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Answer, and play to the seat's next decision or the end of the game."""
        batch = self._batch
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; call reset() first")
        legal = bool(batch.mask_bits[0, int(action) >> 3] >> (int(action) & 7) & 1)
        batch.step([int(action)], illegal=self._illegal)
        self._over = bool(batch.done[0])
        info: dict[str, Any] = {} if legal else {"illegal": True}
        if self._over:
            info["action_mask"] = np.zeros(int(N_ACTIONS), np.int8)
            info["points"] = [int(points) for points in batch.points[0][: batch.players]]
            seen = batch.final_observation(0, self.seat)
        else:
            info["action_mask"] = self._mask()
            seen = batch.observations[0].copy()
        return seen, float(batch.rewards[0, self.seat]), self._over, False, info

    def _mask(self) -> Array:
        return self._batch.mask()[0].view(np.int8)

    def action_masks(self) -> Array:
        """Return which answers are legal, under the name that sb3-contrib's MaskablePPO looks for."""
        return self._batch.mask()[0].astype(bool)

    def action_text(self, action: int) -> str:
        """Return an answer in notation."""
        return text_of(action)

    def render(self) -> str | None:
        """Return the table in text, as the seat sees it."""
        if self.render_mode is None:
            return None
        engine = self._batch._core.batch
        return str(view_of(engine.ended(0) if self._over else engine.state(0), self.seat))


class YsVector(VectorEnv[Any, Any, Any]):
    """Many games of one seat each, stepped by one call; a finished game is dealt anew in the same step."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        utility: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.single_observation_space = _observation_space()
        self.single_action_space = spaces.Discrete(int(N_ACTIONS))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._batch = Batch(
            num_envs,
            opponents=_opponents(seat, opponents, players),
            utility=utility,
            players=players,
            **options,
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games anew."""
        super().reset(seed=seed if seed is None or isinstance(seed, int) else seed[0])
        self._batch.reset(int(self.np_random.integers(1 << 62)))
        return self._batch.observations.copy(), {"action_mask": self._batch.mask()}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Answer in every game."""
        batch = self._batch
        batch.step(actions, illegal="random")
        done = batch.done.astype(bool)
        info: dict[str, Any] = {"action_mask": batch.mask()}
        if done.any():
            last: Array = np.full(self.num_envs, None, dtype=object)
            for slot in np.flatnonzero(done):
                last[slot] = batch.final_observation(int(slot), self.seat)
            info |= {"final_obs": last, "_final_obs": done, "points": batch.points.copy()}
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return batch.observations.copy(), rewards, done, np.zeros(self.num_envs, bool), info

    def action_masks(self) -> Array:
        """Return which answers are legal in each game."""
        return self._batch.mask().astype(bool)


gymnasium.register(
    ENV_ID,
    entry_point="kerys.env.gymnasium:Ys",
    vector_entry_point="kerys.env.gymnasium:YsVector",
)
