"""Inference: which hidden brokers are likely where. A 0 face down on the market is nothing special, a 4 there is.

How often a broker of each value was placed where, and in which turn, was counted in games between searching bots;
tools/count_placings.py counts again. An imagined state is made likelier by letting hidden brokers of one screen change
places some times, each exchange accepted by how much likelier it makes the whole (Metropolis), so that every state
keeps its fair chance.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.brokers import owner_of, place_of, turn_of, value_of, with_value
from kerys.engine.chance import Rng
from kerys.engine.imagine import hidden_positions, possible_at
from kerys.engine.layout import BOARD, HAND, SCREENS, SHOWN
from kerys.engine.numbers import append, vec
from kerys.engine.pieces import BIT, VALUES, how_many, one, size
from kerys.engine.state import State
from kerys.engine.tables import MARKET, SMUGGLING_PLACES

_EXCHANGES: Final[i64] = 6  # tries for each hidden broker
# By kind of place (harbour, commercial, palace, market, other) and turn: the shares of the values 0 to 4.
# fmt: off
SHARES: Final[tuple[float, ...]] = (
    0.35, 0.08, 0.05, 0.25, 0.27, 0.10, 0.13, 0.09, 0.28, 0.40,
    0.03, 0.10, 0.05, 0.46, 0.36, 0.03, 0.24, 0.05, 0.40, 0.28,
    0.50, 0.10, 0.05, 0.17, 0.18, 0.14, 0.27, 0.11, 0.32, 0.16,
    0.04, 0.22, 0.10, 0.42, 0.22, 0.03, 0.28, 0.08, 0.46, 0.15,
    0.29, 0.15, 0.06, 0.22, 0.28, 0.10, 0.24, 0.11, 0.32, 0.23,
    0.03, 0.28, 0.08, 0.38, 0.23, 0.03, 0.44, 0.06, 0.29, 0.18,
    0.85, 0.08, 0.02, 0.03, 0.02, 0.65, 0.20, 0.05, 0.07, 0.03,
    0.30, 0.46, 0.06, 0.14, 0.04, 0.15, 0.55, 0.08, 0.16, 0.06,
    0.18, 0.27, 0.09, 0.27, 0.19, 0.18, 0.27, 0.09, 0.27, 0.19,
    0.18, 0.27, 0.09, 0.27, 0.19, 0.18, 0.27, 0.09, 0.27, 0.19,
)
# fmt: on
_IN_THE_SET: Final = vec[float]([0.18, 0.27, 0.09, 0.27, 0.19])
_DOUBT: Final = 0.15  # how much of each share is as if nothing were known
_OTHER: Final[i64] = 4


def kind_of_place(place: i64) -> i64:
    if place < MARKET:
        return place % 3
    return 3 if place < SMUGGLING_PLACES else _OTHER


def _likelihood(kind: int, turn: int, value: int) -> float:
    base = _IN_THE_SET[value]
    return ((1.0 - _DOUBT) * SHARES[(kind * 4 + turn) * 5 + value] + _DOUBT * base) / base


def _expected(kind: int, turn: int) -> int:
    quarters = 0.0
    for value in range(5):
        quarters += 4.0 * value * _IN_THE_SET[value] * _likelihood(kind, turn, value)
    return int(quarters + 0.5)


# The same as likelihoods, against how often the values are in a set; and the values to expect, in quarters.
_LIKELIHOODS: Final = vec[float](
    [_likelihood(kind, turn, value) for kind in range(5) for turn in range(4) for value in range(5)]
)
_EXPECTED: Final = vec[i64]([_expected(kind, turn) for kind in range(5) for turn in range(4)])


def context_of(state: State, piece: i64) -> i64:
    """Kind of place and turn of a broker that was placed as one of a turn's two, else as if anywhere."""
    turn = turn_of(piece)
    kind = kind_of_place(place_of(piece))
    if turn == 0 or owner_of(piece) >= state.rules.seats:
        return _OTHER * 4
    if turn > 1 and state.rules.turns == 3:
        turn += 1
    return kind * 4 + turn - 1


def expected_quarters(state: State, piece: i64) -> i64:
    """Return the expected value of a hidden broker, for a seat that does not know it, in quarters of a point."""
    return _EXPECTED[context_of(state, piece)]


@mypyc_attr(acyclic=True)
class Guess:
    """The hidden brokers of one position, as its viewer may think of them."""

    positions: vec[i64]  # cells with hidden brokers, screen by screen
    contexts: vec[i64]
    possible: vec[i64]
    begins: vec[i64]  # where each screen's begin, and the end

    def __init__(self, known: State) -> None:
        self.positions = vec[i64]()
        self.contexts = vec[i64]()
        self.possible = vec[i64]()
        self.begins = vec[i64]([0])
        for screen in range(SCREENS):
            found = hidden_positions(known, screen)
            for n in range(len(found)):
                cell = found[n]
                context: i64 = _OTHER * 4
                if cell >= BOARD:
                    context = context_of(known, known.cells[cell])
                self.positions = append(self.positions, cell)
                self.contexts = append(self.contexts, context)
                self.possible = append(self.possible, possible_at(known, cell))
            self.begins = append(self.begins, len(self.positions))

    def _weight(self, n: i64, value: i64) -> float:
        if self.possible[n] & BIT[value] == 0:
            return 0.0
        return _LIKELIHOODS[self.contexts[n] * 5 + value]

    def improve(self, state: State, rng: Rng) -> None:
        """Make an imagined state likelier."""
        for screen in range(SCREENS):
            begin = self.begins[screen]
            hidden = self.begins[screen + 1] - begin
            if hidden > 0:
                behind = size(state.cells[HAND + screen] - state.cells[SHOWN + screen])
                for _ in range(hidden * _EXCHANGES):
                    n = begin + rng.below(hidden)
                    other = rng.below(hidden + behind)
                    if other < hidden:
                        self._exchange(state, n, begin + other, rng)
                    else:
                        self._exchange_with_hand(state, screen, n, other - hidden, rng)

    def _exchange(self, state: State, n: i64, m: i64, rng: Rng) -> None:
        cells = state.cells
        one_cell = self.positions[n]
        other_cell = self.positions[m]
        mine = value_of(cells[one_cell])
        theirs = value_of(cells[other_cell])
        if mine == theirs:
            return
        then = self._weight(n, theirs) * self._weight(m, mine)
        if _accepted(self._weight(n, mine) * self._weight(m, theirs), then, rng):
            cells[one_cell] = with_value(cells[one_cell], theirs)
            cells[other_cell] = with_value(cells[other_cell], mine)

    def _exchange_with_hand(self, state: State, screen: i64, n: i64, k: i64, rng: Rng) -> None:
        """With the k-th unseen broker behind the screen."""
        cells = state.cells
        cell = self.positions[n]
        unseen = cells[HAND + screen] - cells[SHOWN + screen]
        value: i64 = 0
        while value < VALUES and k >= how_many(unseen, value):
            k -= how_many(unseen, value)
            value += 1
        mine = value_of(cells[cell])
        if value < VALUES and value != mine and _accepted(self._weight(n, mine), self._weight(n, value), rng):
            cells[cell] = with_value(cells[cell], value)
            cells[HAND + screen] += one(mine) - one(value)


def _accepted(now: float, then: float, rng: Rng) -> bool:
    return then >= now or float(rng.below(4096)) * now < then * 4096.0
