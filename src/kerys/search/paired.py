"""Paired searches: what each of several answers is worth, on the same imagined worlds.

One search spends most of its iterations on the answer it likes, so its means of the other answers are unfair to
them. Here every answer is searched alone and for equally long, and iteration k imagines world k whatever the
answer is: the differences of the rewards then tell the answers apart.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.chance import BOT, Rng
from kerys.engine.facts import FactLog
from kerys.engine.machine import answer, fill_options
from kerys.engine.state import State
from kerys.search.playout import CAREFUL, Player
from kerys.search.sealed import SealedSearch
from kerys.search.taste import Taste
from kerys.search.tree import TreeSearch

_WORLD_STEP: Final = 0x9E3779B97F4A7C15  # spreads the seeds of consecutive worlds
_MASK: Final = 0xFFFFFFFFFFFFFFFF


def world_seed(seed: int, number: int) -> int:
    """The seed of one imagined world."""
    return (seed * 0x2545F4914F6CDD1D + (number + 1) * _WORLD_STEP) & _MASK


class AnswerTree(TreeSearch):
    """The tree below one answer."""

    seed: int
    rewards_seen: list[float]  # the searching seat's, one for each world
    points_seen: list[float]  # its expected final points
    logs: list[FactLog] | None  # what happened in each world, where somebody wants to know

    def __init__(self, known: State, seat: int, seed: int, taste: Taste, answer_: int) -> None:
        super().__init__(known, seat, seed, taste, 1)
        self.answers = [answer_]
        self.priors = [0.0]
        self.seed = seed
        self.rewards_seen = []
        self.points_seen = []
        self.logs = None

    def run(self, iterations: int) -> None:
        """Search in so many further worlds."""
        for _ in range(iterations):
            self.rng = Rng(world_seed(self.seed, len(self.rewards_seen)), BOT)
            state = self.imagine()
            if self.logs is not None:
                state.log = FactLog()
                self.logs.append(state.log)
            self._iterate(state)
            self.iterations += 1
            self.rewards_seen.append(self.reward[self.seat])
            self.points_seen.append(self.points[self.seat])


class SealedAnswer(Player):
    """Playouts after one sealed answer; the others draw theirs from the average strategies of a search."""

    strategies: SealedSearch
    answer: i64
    seed: int
    rewards_seen: list[float]
    points_seen: list[float]
    logs: list[FactLog] | None

    def __init__(
        self, known: State, seat: int, seed: int, taste: Taste, answer_: int, strategies: SealedSearch
    ) -> None:
        super().__init__(known, seat, seed, taste, CAREFUL)
        self.strategies = strategies
        self.answer = answer_
        self.seed = seed
        self.rewards_seen = []
        self.points_seen = []
        self.logs = None

    def run(self, iterations: int) -> None:
        """Play out in so many further worlds."""
        for _ in range(iterations):
            self.rng = Rng(world_seed(self.seed, len(self.rewards_seen)), BOT)
            state = self.imagine()
            if self.logs is not None:
                state.log = FactLog()
                self.logs.append(state.log)
            for seat in range(state.rules.seats):
                given = self.answer
                if seat != self.seat:
                    fill_options(state, seat, self.choices)
                    given = self.strategies.draw_average(seat, self.choices, self.rng)
                answer(state, seat, given)
            self.play_on(state)
            self.rewards_seen.append(self.reward[self.seat])
            self.points_seen.append(self.points[self.seat])
