"""Flat Monte Carlo: every iteration imagines a world, tries one answer in it and plays the round out.

Which answer is tried next is decided as for one-armed bandits (UCB1), among the ones the rules of thumb find
best.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from kerys.engine.choices import Choices
from kerys.engine.machine import answer, fill_options
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.search.playout import Player
from kerys.search.policy import Policy
from kerys.search.taste import Taste

_CURIOSITY: Final = 0.25


def scored_answers(policy: Policy, state: State, seat: i64, most: int) -> list[tuple[float, int]]:
    """The answers of a seat with their scores, best first, at most so many."""
    choices = Choices()
    fill_options(state, seat, choices)
    policy.look(state, seat)
    scored = [(-policy.score(state, seat, id), id) for id in choices.ids()]
    scored.sort()
    return [(-score, id) for score, id in scored[:most]]


class FlatSearch(Player):
    """Means of rewards for the answers of one decision."""

    answers: list[int]
    visits: vec[i64]
    sums: vec[float]
    iterations: i64

    def __init__(self, known: State, seat: int, seed: int, taste: Taste, most: int = 40) -> None:
        super().__init__(known, seat, seed, taste)
        self.answers = [id for _, id in scored_answers(self.policy, known, seat, most)]
        self.visits = vec[i64]([0] * len(self.answers))
        self.sums = vec[float]([0.0] * len(self.answers))
        self.iterations = 0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            n = self._next()
            state = self.imagine()
            answer(state, self.seat, self.answers[n])
            self.play_on(state)
            self.visits[n] += 1
            self.sums[n] += self.reward[self.seat]
            self.iterations += 1

    def _next(self) -> i64:
        best: i64 = 0
        best_bound = -1.0
        logarithm = log(float(self.iterations + 1))
        for n in range(len(self.answers)):
            visits = self.visits[n]
            if visits == 0:
                return n
            bound = self.sums[n] / float(visits) + _CURIOSITY * sqrt(logarithm / float(visits))
            if bound > best_bound:
                best_bound = bound
                best = n
        return best

    def results(self) -> list[tuple[int, int, float]]:
        """(answer, visits, mean reward) of every answer tried, most visited first."""
        tried = [
            (int(self.visits[n]), self.sums[n] / float(self.visits[n]), id)
            for n, id in enumerate(self.answers)
            if self.visits[n] > 0
        ]
        tried.sort(reverse=True)
        return [(id, visits, mean) for visits, mean, id in tried]
