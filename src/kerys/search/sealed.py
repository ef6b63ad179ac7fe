"""Sealed answers by regret matching: everybody learns against everybody, because nobody sees the others'
answers.

Each seat keeps how much it regrets not having given each answer and answers in proportion. What an answer
would have brought is estimated from its own mean and, for the one given, from what came out (weighted by how
rarely it is given).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import BID_ID, FAVOUR_ID, SPECULATE_ID
from kerys.engine.agenda import ASK_BIDS, ASK_FAVOUR
from kerys.engine.layout import SEALED
from kerys.engine.machine import fill_options
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.search.playout import Player
from kerys.search.taste import Taste

_MOST: Final[i64] = 15  # answers: the bids
_EXPLORED: Final = 0.12
_HEAD_START: Final = 4.0  # how much the rules of thumb count at the beginning


class SealedSearch(Player):
    """Strategies of all seats for one sealed question."""

    first: i64  # id of the first answer
    regrets: vec[float]  # by seat and answer
    played: vec[float]  # sums of strategies
    means: vec[float]
    counts: vec[i64]
    strategies: vec[float]  # this time's
    iterations: i64

    def __init__(self, known: State, seat: int, seed: int, taste: Taste) -> None:
        super().__init__(known, seat, seed, taste)
        kind = known.top_kind()
        self.first = BID_ID if kind == ASK_BIDS else FAVOUR_ID if kind == ASK_FAVOUR else SPECULATE_ID
        self.regrets = vec[float]([0.0] * 75)
        self.played = vec[float]([0.0] * 75)
        self.means = vec[float]([0.0] * 75)
        self.counts = vec[i64]([0] * 75)
        self.strategies = vec[float]([0.0] * 75)
        self.iterations = 0
        self._begin()

    def _begin(self) -> None:
        """Everybody begins with the rules of thumb."""
        state = self.imagine()
        for seat in range(state.rules.seats):
            fill_options(state, seat, self.choices)
            self.policy.look(state, seat)
            sum_ = 0.0
            for k in range(self.choices.count):
                id = self.choices.kth(k)
                weight = exp(self.policy.score(state, seat, id))
                self.regrets[seat * _MOST + id - self.first] = weight
                sum_ += weight
            for n in range(_MOST):
                self.regrets[seat * _MOST + n] *= _HEAD_START / sum_

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate(self.imagine())
            self.iterations += 1

    def _iterate(self, state: State) -> None:
        seats = state.rules.seats
        given = vec[i64]([0] * 5)
        chances = vec[float]([0.0] * 5)
        for seat in range(seats):
            fill_options(state, seat, self.choices)
            self._set_strategy(seat)
            n = self._draw(seat)
            given[seat] = n
            played = self.strategies[seat * _MOST + n]
            chances[seat] = _EXPLORED / float(self.choices.count) + (1.0 - _EXPLORED) * played
        for seat in range(seats):
            state.cells[SEALED + seat] = 1 + self.first + given[seat]
        self.play_on(state)
        for seat in range(seats):
            self._learn(seat, given[seat], chances[seat], self.reward[seat])

    def _set_strategy(self, seat: i64) -> None:
        """In proportion to the regrets of what is legal; the options are in `choices`."""
        begin = seat * _MOST
        sum_ = 0.0
        for n in range(_MOST):
            regret = 0.0
            if self.choices.allows(self.first + n):
                regret = self.regrets[begin + n]
            self.strategies[begin + n] = regret
            sum_ += regret
        for n in range(_MOST):
            if sum_ > 0.0:
                self.strategies[begin + n] /= sum_
            elif self.choices.allows(self.first + n):
                self.strategies[begin + n] = 1.0 / float(self.choices.count)
            self.played[begin + n] += self.strategies[begin + n]

    def _draw(self, seat: i64) -> i64:
        """An answer by the strategy, now and then any."""
        if self.rng.below(1000) < 120:
            return self.choices.kth(self.rng.below(self.choices.count)) - self.first
        part = float(self.rng.below(1 << 20)) / 1048576.0
        last: i64 = 0
        for n in range(_MOST):
            share = self.strategies[seat * _MOST + n]
            if share > 0.0:
                last = n
                part -= share
                if part < 0.0:
                    return n
        return last

    def _learn(self, seat: i64, given: i64, chance: float, reward: float) -> None:
        """Regrets grow by what each answer would have brought more than the strategy did."""
        begin = seat * _MOST
        self.counts[begin + given] += 1
        if self.counts[begin + given] == 1:
            self.means[begin + given] = reward
        surprise = (reward - self.means[begin + given]) / chance
        self.means[begin + given] += (reward - self.means[begin + given]) / float(self.counts[begin + given])
        value = self.strategies[begin + given] * surprise
        known = 0.0
        for n in range(_MOST):
            if self.counts[begin + n] > 0:
                value += self.strategies[begin + n] * self.means[begin + n]
                known += self.strategies[begin + n]
        value += (1.0 - known) * reward  # of answers never given nothing is known
        for n in range(_MOST):
            if self.counts[begin + n] > 0:
                regret = self.regrets[begin + n] + self.means[begin + n] - value
                if n == given:
                    regret += surprise
                self.regrets[begin + n] = max(regret, 0.0)

    def results(self) -> list[tuple[int, int, float]]:
        """(answer, its part of the average strategy in ten-thousandths, mean reward), most played first."""
        begin = self.seat * _MOST
        sum_ = 0.0
        for n in range(_MOST):
            sum_ += self.played[begin + n]
        found = [
            (int(10000 * self.played[begin + n] / sum_), self.means[begin + n], int(self.first + n))
            for n in range(_MOST)
            if self.counts[begin + n] > 0
        ]
        found.sort(reverse=True)
        return [(id, part, mean) for part, mean, id in found]
