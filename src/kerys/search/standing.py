"""How things stand in every contest as one seat can see it, and what one more broker there is worth to it.

Works on full (imagined) states and on known ones alike: a value the seat does not know counts as the average
broker.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kerys.engine.brokers import knowers_of, marked, owner_of, place_of, value_of
from kerys.engine.layout import (
    BOARD,
    BROKERS,
    EFFECTS,
    EVENTS_NOW,
    FRONT,
    HAND,
    INTRIGUER_PLAYED,
    ORDER_CARD,
    PHASE,
    PROFESSORS,
    ROUND,
)
from kerys.engine.pieces import BIT, COUNTING, DEMOCRACY, MAX_SEATS, size, total
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, MARKET, ROUNDS, SIDE_A, SMUGGLING_PLACES
from kerys.search.taste import STAGES, Taste
from kerys.search.worth import Worth

# --- Contests: a number each ------------------------------------------------------------------------------
AREAS: Final[i64] = 0  # 12, as the places
DISTRICTS: Final[i64] = 12
ROWS: Final[i64] = 16
WHOLE_MARKET: Final[i64] = 20
SMUGGLERS: Final[i64] = 21
MISSION: Final[i64] = 23
N_CONTESTS: Final[i64] = 24
_EMPTY_SUMS: Final = vec[i64]([0] * 120)
_EMPTY_COLUMNS: Final = vec[i64]([0] * 4)
_UNKNOWN_QUARTERS: Final[i64] = 8  # the average broker of the full set is a 2
_SHARE: Final = vec[i64](
    [0, 0, 256, 128, 86, 64]
)  # an opponent's part of what is to come, in 256ths, by seats
_DISTRICT: Final = vec[i64]([place // 3 for place in range(12)])
_RING: Final = vec[i64]([place % 3 for place in range(12)])
_FEW: Final[i64] = 10  # with so few brokers left on the board most of the round has been counted


@mypyc_attr(acyclic=True)
class Standing:
    """Filled for a seat by `weigh` and, for each decision, `look`."""

    taste: Taste
    worth: Worth
    seat: i64
    parties: i64
    stage: i64  # brokers each opponent will still place
    empty: i64  # the sum to expect of others where nobody is yet, in quarters
    sums: vec[i64]  # by contest and party, in quarters
    there: vec[i64]  # brokers, the same way
    columns: vec[i64]  # everybody's sum, in quarters
    ties: vec[i64]  # by party: who wins ties against this seat

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.worth = Worth()
        self.seat = 0
        self.parties = 0
        self.stage = 0
        self.empty = 0
        self.sums = _EMPTY_SUMS[:]
        self.there = _EMPTY_SUMS[:]
        self.columns = _EMPTY_COLUMNS[:]
        self.ties = _EMPTY_SUMS[:5]

    # --- Looking ------------------------------------------------------------------------------------------
    def weigh(self, state: State, seat: i64) -> None:
        """Take in what things are worth; that stays the same for a whole placement phase."""
        self.seat = seat
        self.parties = state.rules.parties
        left = ROUNDS + 1 - state.cells[ROUND]
        if state.cells[PHASE] >= COUNTING and state.cells[BROKERS] < _FEW:
            left -= 1
        self.worth.look(state, seat, left)

    def look(self, state: State) -> None:
        """Take the board in."""
        cells = state.cells
        seat = self.seat
        coming: i64 = 0
        for other in range(state.rules.seats):
            if other != seat and cells[HAND + other] != 0 and cells[PHASE] < COUNTING:
                coming += size(cells[HAND + other]) - 1
        stage = coming
        if state.rules.seats > 2:
            stage = (coming * _SHARE[state.rules.seats]) >> 8
        if stage >= STAGES:
            stage = STAGES - 1
        self.stage = stage
        self.empty = self.taste.empties[stage]
        self._weigh_ties(state)
        sums = self.sums
        there = self.there
        for n in range(N_CONTESTS * MAX_SEATS):
            sums[n] = 0
            there[n] = 0
        for n in range(4):
            self.columns[n] = 0
        for n in range(BOARD, BOARD + cells[BROKERS]):
            piece = cells[n]
            self._count(place_of(piece), owner_of(piece), self.quarters(state, piece), 1)

    def _weigh_ties(self, state: State) -> None:
        mine = self._tie_strength(state, self.seat)
        for party in range(self.parties):
            self.ties[party] = 1 if self._tie_strength(state, party) > mine else -1

    def _tie_strength(self, state: State, party: i64) -> i64:
        cells = state.cells
        if party >= state.rules.seats:
            return 1 << 16
        strength = (total(cells[FRONT + party]) << 8) | (15 - cells[ORDER_CARD + party])
        if cells[EFFECTS + party] & INTRIGUER_PLAYED != 0:
            strength |= 1 << 17
        return strength

    def quarters(self, state: State, piece: i64) -> i64:
        """What a broker on the board counts as far as this seat knows, in quarters."""
        cells = state.cells
        value = _UNKNOWN_QUARTERS
        if knowers_of(piece) & BIT[self.seat] != 0:
            value = value_of(piece) * 4
        if marked(piece):
            value = 20
        place = place_of(piece)
        if place < MARKET and cells[EVENTS_NOW] | cells[PROFESSORS + owner_of(piece)] != 0:
            if event_rules(state, DEMOCRACY, _DISTRICT[place]):
                value = 4
            value += ((cells[PROFESSORS + owner_of(piece)] >> (4 * (_DISTRICT[place]))) & 15) * 4
        return value

    def _count(self, place: i64, party: i64, quarters: i64, brokers: i64) -> None:
        """Put a broker into all its contests, or with -1 take one out."""
        if place >= BORDERS:
            place = SIDE_A[place]
        if place < MARKET:
            self._enter(AREAS + place, party, quarters, brokers)
            self._enter(DISTRICTS + _DISTRICT[place], party, quarters, brokers)
            if _RING[place] == 2:
                self._enter(MISSION, party, quarters, brokers)
        elif place < SMUGGLING_PLACES:
            self._enter(ROWS + ((place - MARKET) >> 2), party, quarters, brokers)
            self._enter(WHOLE_MARKET, party, quarters, brokers)
            self.columns[place & 3] += quarters
        else:
            self._enter(SMUGGLERS + place - SMUGGLING_PLACES, party, quarters, brokers)

    def _enter(self, contest: i64, party: i64, quarters: i64, brokers: i64) -> None:
        n = contest * MAX_SEATS + party
        self.sums[n] += quarters
        self.there[n] += brokers

    def take_out(self, state: State, piece: i64) -> None:
        """As if this broker were not there; `put_in` brings it back."""
        self._count(place_of(piece), owner_of(piece), -self.quarters(state, piece), -1)

    def put_in(self, state: State, piece: i64) -> None:
        self._count(place_of(piece), owner_of(piece), self.quarters(state, piece), 1)

    # --- Chances ------------------------------------------------------------------------------------------
    def rival(self, contest: i64, party: i64, place: i64) -> i64:
        """What must be beaten to be among the first `place` + 1: the sum of that rival, a little more if it
        wins ties.
        """
        first = self.empty
        second = self.empty
        third = self.empty
        sums = self.sums
        there = self.there
        begin = contest * MAX_SEATS
        for other in range(self.parties):
            if other != party and there[begin + other] != 0:
                sum_ = sums[begin + other] + self.ties[other]
                if sum_ > first:
                    third = second
                    second = first
                    first = sum_
                elif sum_ > second:
                    third = second
                    second = sum_
                elif sum_ > third:
                    third = sum_
        if place == 0:
            return first
        return second if place == 1 else third

    def chance(self, contest: i64, quarters: i64, brokers: i64, place: i64 = 0) -> float:
        """How likely this seat is among the first `place` + 1 of a contest with so much more there."""
        n = contest * MAX_SEATS + self.seat
        if self.there[n] + brokers <= 0:
            return 0.0
        return self.taste.chance(self.stage, self.sums[n] + quarters - self.rival(contest, self.seat, place))

    def improved(self, contest: i64, quarters: i64, brokers: i64, place: i64 = 0) -> float:
        """By how much that raises the chance."""
        n = contest * MAX_SEATS + self.seat
        rival = self.rival(contest, self.seat, place)
        now = 0.0
        then = 0.0
        if self.there[n] > 0:
            now = self.taste.chance(self.stage, self.sums[n] - rival)
        if self.there[n] + brokers > 0:
            then = self.taste.chance(self.stage, self.sums[n] + quarters - rival)
        return then - now
