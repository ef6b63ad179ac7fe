"""Observations and features of answers as numpy arrays."""

from typing import Any, Final, TypeAlias

import numpy as np

from kerys.engine.actions import MEANINGS, N_ACTIONS
from kerys.engine.pieces import SPECTATOR
from kerys.engine.state import State
from kerys.env.core.encode import Observer
from kerys.env.core.features import FEATURES, feature_rows
from kerys.env.core.layout import OBSERVATION_SIZE, PUBLIC_SIZE

Array: TypeAlias = Any  # a numpy array
PARTS: Final = {
    "all": slice(0, OBSERVATION_SIZE),
    "public": slice(0, PUBLIC_SIZE),
    "private": slice(PUBLIC_SIZE, OBSERVATION_SIZE),
}
ACTIONS: Final = int(N_ACTIONS)


class Eye:
    """Writes one observation at a time into an array that the next one overwrites."""

    def __init__(self) -> None:
        self._observer = Observer()
        words: Any = self._observer.words
        self.array: Array = np.frombuffer(words, dtype=np.uint8)

    def see(self, state: State, viewer: int | None) -> Array:
        """Return what a seat, or a spectator (None), knows; copy it to keep it."""
        self._observer.observe(state, int(SPECTATOR) if viewer is None else viewer)
        return self.array


def encode(state: State, seat: int | None, out: Array | None = None, part: str = "all") -> Array:
    """Return the observation of a seat, or of a spectator (None), as bytes; `describe()` says what they mean.

    `part` chooses the public or the private bytes alone; `out` is written to if given.
    """
    if part not in PARTS:
        raise ValueError(f"there is no part “{part}” of an observation; there are {', '.join(PARTS)}")
    seen = Eye().see(state, seat)[PARTS[part]]
    if out is None:
        return seen.copy()
    out[...] = seen
    return out


FEATURE_TABLE: Final[Array] = np.array(feature_rows(list(MEANINGS)), dtype=np.uint8)
FEATURE_TABLE.flags.writeable = False


def action_features(ids: Any, out: Array | None = None) -> Array:
    """Return what each id means, a row of `len(FEATURES)` numbers for each: 1 + the value, 0 where there is none."""
    return np.take(FEATURE_TABLE, ids, axis=0, out=out)


def legal_mask(ids: list[int]) -> Array:
    """Return one byte for every id of the table: 1 where it is legal."""
    mask: Array = np.zeros(ACTIONS, dtype=np.int8)
    mask[ids] = 1
    return mask


__all__ = [
    "ACTIONS",
    "FEATURES",
    "FEATURE_TABLE",
    "PARTS",
    "Array",
    "Eye",
    "action_features",
    "encode",
    "legal_mask",
]
