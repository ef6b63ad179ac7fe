"""Many games stepped by one call, as numpy arrays: `Batch`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kerys.engine.actions import N_ACTIONS
from kerys.engine.batch import MASK_BYTES
from kerys.engine.options import Options, options, rules_of
from kerys.env.core.layout import OBSERVATION_SIZE
from kerys.env.core.observed import POLICIES, ObservedBatch, seats_of
from kerys.env.observation import Array
from kerys.env.returns import check_utility, returns


def _numbers(row: Any) -> Array:
    """Return a row of the engine's numbers as an array, in place."""
    return np.frombuffer(row, dtype=np.int64)


class Batch:
    """`n` games of Ys; a finished one is dealt anew by itself. All arrays are views that the next step overwrites.

    - `observations` (n × bytes), `mask_bits` (n × bytes, id 0 is the lowest bit of the first), `counts` (legal answers)
    - `seats`: whose decision it is; `done`: the step ended a game; `rewards` (n × players): its returns, else 0

    `opponents` names who plays each seat: `external` (the caller), `random` or `greedy`; a slot stops only where an
    external seat decides. `game_options` may be one set of options for each slot.
    """

    def __init__(
        self,
        n: int = 1,
        *,
        seed: int = 0,
        utility: str = "rank",
        opponents: Sequence[str] | None = None,
        observe: bool = True,
        mask: bool = True,
        game_options: Sequence[Options] | None = None,
        **given: Any,
    ) -> None:
        if game_options is not None and given:
            raise ValueError("give either options by name or one set of options for each slot")
        chosen = [options(**given)] * n if game_options is None else list(game_options)
        self.n = len(chosen)
        self.options = chosen
        self.players = max(one.players for one in chosen)
        self.utility = check_utility(utility)
        self._core = ObservedBatch(
            [rules_of(one) for one in chosen], seed, self._policies(opponents) * self.n, observe, mask
        )
        engine = self._core.batch
        self.observations: Array = self._rows(self._core.observations, np.uint8, OBSERVATION_SIZE)
        self.mask_bits: Array = self._rows(self._core.masks, np.uint8, MASK_BYTES)
        self.seats: Array = _numbers(engine.seats)
        self.counts: Array = _numbers(engine.counts)
        self.done: Array = _numbers(engine.done)
        self.points: Array = self._rows(engine.points, np.int64, 6)
        self.winners: Array = _numbers(engine.winners)
        self.lengths: Array = _numbers(engine.lengths)
        self.rewards: Array = np.zeros((self.n, self.players), dtype=np.float32)

    def _rows(self, numbers: Any, kind: Any, columns: int) -> Array:
        return np.frombuffer(numbers, dtype=kind).reshape(-1, columns)

    def _policies(self, opponents: Sequence[str] | None) -> list[int]:
        names = list(opponents or []) + ["external"] * 5
        for name in names:
            if name not in POLICIES:
                raise ValueError(f"there is no opponent “{name}” here; there are {', '.join(POLICIES)}")
        if "external" not in names[: min(one.players for one in self.options)]:
            raise ValueError("at least one seat must be external")
        return [POLICIES.index(name) for name in names[:5]]

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self._core.reset(seed)
        self.rewards[:] = 0

    def step(self, ids: Any, *, illegal: str = "raise") -> None:
        """Take one answer in every game. `illegal="random"` replaces illegal ones instead of refusing them all."""
        data = np.ascontiguousarray(ids, dtype="<i8").tobytes()
        self._core.step(self._core.legal_or_random(data) if illegal == "random" else data)
        self._reward()

    def step_kth(self, numbers: Any) -> None:
        """Take the option of that number, from 0, in every game."""
        self._core.step_kth(np.ascontiguousarray(numbers, dtype="<i8").tobytes())
        self._reward()

    def step_random(self, times: int = 1) -> None:
        """Take random answers, so many in every game; rewards are those of the last of them."""
        self._core.step_random(times)
        self._reward()

    def mask(self, out: Array | None = None) -> Array:
        """Return the legal answers as bytes, a row of 2,732 for each game; into `out` if given."""
        bits = np.unpackbits(self.mask_bits, axis=1, count=int(N_ACTIONS), bitorder="little")
        if out is None:
            return bits
        out[...] = bits
        return out

    def legal(self, slot: int) -> list[int]:
        """Return the legal ids of one game."""
        return self._core.batch.choices(slot).ids()

    def final_observation(self, slot: int, seat: int) -> Array:
        """Return what a seat knew at the end of the slot's last game."""
        self._core.write_ended(slot, seat)
        seen = self.observations[slot].copy()
        self._core.write_now(slot)
        return seen

    def _reward(self) -> None:
        self.rewards[:] = 0
        for slot in np.flatnonzero(self.done):
            seats = self.options[slot].players
            points = [int(number) for number in self.points[slot]]
            won = seats_of(int(self.winners[slot]))
            self.rewards[slot, :seats] = returns(self.utility, points, won, seats)
