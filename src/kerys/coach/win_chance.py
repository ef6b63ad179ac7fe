"""Everybody's chance to win and expected points at a moment of a game."""

from dataclasses import dataclass
from typing import Final

from kerys.engine.knowledge import known_to
from kerys.engine.layout import ROUND
from kerys.engine.pieces import SPECTATOR
from kerys.engine.state import State
from kerys.search.outlook import Outlook
from kerys.search.taste import Taste

_TASTE: Final = Taste()
# How much surer than the playouts the chances are, by round; found by `kerys calibrate`.
SHARPNESS: Final = (2.0, 1.75, 1.35, 1.25)


@dataclass(frozen=True)
class Outcome:
    """What is expected of a game, by seat; with two players the neutral's is last."""

    chances: list[float]  # to win; together 1
    points: list[float]  # at the end


def outcome(state: State, viewer: int | None, playouts: int, seed: int = 0) -> Outcome:
    """Return what a seat, or a spectator (None), can expect of a game from what they know."""
    raw = raw_outcome(state, viewer, playouts, seed)
    return Outcome(sharpened(raw.chances, int(state.cells[ROUND])), raw.points)


def raw_outcome(state: State, viewer: int | None, playouts: int, seed: int = 0) -> Outcome:
    """Return the same as the playouts show it, before it is made as sure as games show."""
    known = known_to(state, SPECTATOR if viewer is None else viewer)
    outlook = Outlook(known, seed, _TASTE)
    outlook.run(playouts)
    return Outcome(outlook.chances(), outlook.expected())


def sharpened(chances: list[float], round_: int, sharpness: tuple[float, ...] = SHARPNESS) -> list[float]:
    """Return chances that are as sure as games show; together 1."""
    raised = [max(chance, 1e-6) ** sharpness[min(max(round_, 1), 4) - 1] for chance in chances]
    return [each / sum(raised) for each in raised]


def final_outcome(points: list[int], shares: list[float]) -> Outcome:
    """Return what came of a game."""
    return Outcome(list(shares), [float(each) for each in points])
