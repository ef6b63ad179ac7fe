"""Sealed answers by regret matching: everybody learns against everybody, because nobody sees the others'
answers.

Each seat keeps how much it regrets not having given each answer and answers in proportion. What an answer
would have brought is its own mean so far, with the rules of thumb counted in as some visits: weighing what
came out by how rarely it was given would need thousands of playouts to tell anything.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import BID_ID, FAVOUR_ID, SPECULATE_ID
from kerys.engine.agenda import ASK_BIDS, ASK_FAVOUR
from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.layout import SEALED
from kerys.engine.machine import fill_options
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.search.evaluation import reward_of_a_point
from kerys.search.playout import CAREFUL, Player
from kerys.search.taste import Taste

_MOST: Final[i64] = 15  # answers: the bids
_EXPLORED: Final[i64] = 120  # of a thousand answers: any
_HEAD_START: Final = 0.05  # regrets to begin with, shared out by the rules of thumb
_FAITH: Final = 10.0  # how many visits the rules of thumb count for


class SealedSearch(Player):
    """Strategies of all seats for one sealed question."""

    first: i64  # id of the first answer
    regrets: vec[float]  # by seat and answer
    played: vec[float]  # sums of strategies
    priors: vec[float]  # how much better than the average the rules of thumb find an answer, as a reward
    totals: vec[float]  # of rewards
    counts: vec[i64]
    strategies: vec[float]  # this time's
    iterations: i64

    def __init__(self, known: State, seat: int, seed: int, taste: Taste) -> None:
        super().__init__(known, seat, seed, taste, CAREFUL)
        kind = known.top_kind()
        self.first = BID_ID if kind == ASK_BIDS else FAVOUR_ID if kind == ASK_FAVOUR else SPECULATE_ID
        self.regrets = vec[float]([0.0] * 75)
        self.played = vec[float]([0.0] * 75)
        self.priors = vec[float]([0.0] * 75)
        self.totals = vec[float]([0.0] * 75)
        self.counts = vec[i64]([0] * 75)
        self.strategies = vec[float]([0.0] * 75)
        self.iterations = 0
        self._begin()

    def _begin(self) -> None:
        """Everybody begins with the rules of thumb."""
        state = self.imagine()
        point = reward_of_a_point(state)
        for seat in range(state.rules.seats):
            fill_options(state, seat, self.choices)
            self.policy.look(state, seat)
            count = self.choices.count
            scores = [self.policy.score(state, seat, self.choices.kth(k)) for k in range(count)]
            baseline = sum(scores) / float(count)
            weights = [exp(score) for score in scores]
            part = _HEAD_START / sum(weights)
            for k in range(count):
                cell = seat * _MOST + self.choices.kth(k) - self.first
                self.priors[cell] = point * (scores[k] - baseline)
                self.regrets[cell] = part * weights[k]

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate(self.imagine())
            self.iterations += 1

    def _iterate(self, state: State) -> None:
        seats = state.rules.seats
        given = vec[i64]([0] * 5)
        for seat in range(seats):
            fill_options(state, seat, self.choices)
            self._set_strategy(seat)
            given[seat] = self._draw(seat)
        for seat in range(seats):
            state.cells[SEALED + seat] = 1 + self.first + given[seat]
        self.play_on(state)
        for seat in range(seats):
            self._learn(seat, given[seat], self.reward[seat])

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
            # Later strategies are better ones and count more.
            self.played[begin + n] += self.strategies[begin + n] * float(self.iterations + 1)

    def _draw(self, seat: i64) -> i64:
        """An answer by the strategy, now and then any."""
        if self.rng.below(1000) < _EXPLORED:
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

    def _learn(self, seat: i64, given: i64, reward: float) -> None:
        """Regrets grow by what each answer would have brought more than the strategy did."""
        begin = seat * _MOST
        self.counts[begin + given] += 1
        self.totals[begin + given] += reward
        baseline = self._baseline(seat)
        value = 0.0
        for n in range(_MOST):
            if self.strategies[begin + n] > 0.0:
                value += self.strategies[begin + n] * self._mean(begin + n, baseline)
        for n in range(_MOST):
            regret = self.regrets[begin + n] + self._mean(begin + n, baseline) - value
            self.regrets[begin + n] = max(regret, 0.0)

    def _baseline(self, seat: i64) -> float:
        """The mean of all rewards of a seat."""
        total = 0.0
        count = 0.0
        for n in range(seat * _MOST, seat * _MOST + _MOST):
            total += self.totals[n]
            count += float(self.counts[n])
        return total / count

    def _mean(self, cell: i64, baseline: float) -> float:
        """Return the mean result of an answer, with the heuristics as a prior."""
        expected = baseline + self.priors[cell]
        return (self.totals[cell] + _FAITH * expected) / (float(self.counts[cell]) + _FAITH)

    def draw_average(self, seat: i64, choices: Choices, rng: Rng) -> i64:
        """An answer of a seat by its average strategy, among the legal ones in `choices`."""
        begin = seat * _MOST
        sum_ = 0.0
        for n in range(_MOST):
            if choices.allows(self.first + n):
                sum_ += self.played[begin + n]
        part = sum_ * float(rng.below(1 << 20)) / 1048576.0
        for n in range(_MOST):
            if choices.allows(self.first + n) and self.played[begin + n] > 0.0:
                part -= self.played[begin + n]
                if part < 0.0:
                    return self.first + n
        return choices.kth(rng.below(choices.count))

    def results(self) -> list[tuple[int, int, float]]:
        """(answer, its part of the average strategy in ten-thousandths, mean reward), most played first."""
        begin = self.seat * _MOST
        baseline = self._baseline(self.seat)
        sum_ = 0.0
        for n in range(_MOST):
            sum_ += self.played[begin + n]
        found = [
            (int(10000 * self.played[begin + n] / sum_), self._mean(begin + n, baseline), int(self.first + n))
            for n in range(_MOST)
            if self.counts[begin + n] > 0
        ]
        found.sort(reverse=True)
        return [(id, part, mean) for part, mean, id in found]
