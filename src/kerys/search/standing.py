"""The standings of every contest as one seat sees them, and the value of one more broker there.

Works on full (imagined) states and on known ones alike: a value the seat does not know counts as what is
to be expected there. Sums are in quarters of a point; a tally packs all sums and numbers of brokers of a
contest into one number, twelve bits a party, as the majorities of the engine do.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kerys.engine.brokers import knowers_of, marked, owner_of, place_of, value_of
from kerys.engine.cards.numbers import DEMOCRACY, DIPLOMATIC_MISSION
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
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, COUNTING, size, total
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, MARKET, ROUNDS, SIDE_A, SMUGGLING_PLACES
from kerys.search.guess import expected_quarters
from kerys.search.taste import STAGES, Taste
from kerys.search.worth import Worth

# --- Contests: a number each --------------------------------------------------------------------------------
AREAS: Final[i64] = 0  # 12, as the places
DISTRICTS: Final[i64] = 12
ROWS: Final[i64] = 16
WHOLE_MARKET: Final[i64] = 20
SMUGGLERS: Final[i64] = 21
MISSION: Final[i64] = 23
N_CONTESTS: Final[i64] = 24
_NO_TALLIES: Final = vec[i64]([0] * 24)
_NO_TIES: Final = vec[i64]([0] * 5)
_SHIFT: Final = vec[i64]([0, 12, 24, 36, 48])
_PRESENT: Final[i64] = 256
_SHARE: Final = vec[i64](
    [0, 0, 256, 128, 86, 64]
)  # an opponent's part of what is to come, in 256ths, by seats
_DISTRICT: Final = vec[i64]([place // 3 for place in range(12)])
_FEW: Final[i64] = 10  # with so few brokers left on the board most of the round has been counted


@mypyc_attr(acyclic=True)
class Standing:
    """Filled for a seat by `weigh` and, for each decision, `look`."""

    taste: Taste
    worth: Worth
    seat: i64
    parties: i64
    stage: i64  # brokers each opponent will still place
    empty: i64  # the sum to expect of others where nobody is yet
    tallies: vec[i64]  # by contest
    ties: vec[i64]  # by party: 1 who wins ties against this seat, -1 who does not

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.worth = Worth()
        self.seat = 0
        self.parties = 0
        self.stage = 0
        self.empty = 0
        self.tallies = _NO_TALLIES[:]
        self.ties = _NO_TIES[:]

    # --- Looking --------------------------------------------------------------------------------------------
    def weigh(self, state: State, seat: i64) -> None:
        """Take in what things are worth; that stays the same for a whole placement phase."""
        self.seat = seat
        self.parties = state.rules.parties
        self.worth.look(state, seat, rounds_left(state))

    def look(self, state: State) -> None:
        """Take the board in."""
        cells = state.cells
        seat = self.seat
        coming: i64 = 0
        if cells[PHASE] < COUNTING:
            for other in range(state.rules.seats):
                if other != seat and cells[HAND + other] != 0:
                    coming += size(cells[HAND + other]) - 1
        stage = (coming * _SHARE[state.rules.seats]) >> 8
        if stage >= STAGES:
            stage = STAGES - 1
        self.stage = stage
        self.empty = self.taste.empties[stage]
        self._weigh_ties(state)
        self._count_brokers(state)

    def _count_brokers(self, state: State) -> None:
        cells = state.cells
        tallies = self.tallies
        for contest in range(N_CONTESTS):
            tallies[contest] = 0
        for n in range(BOARD, BOARD + cells[BROKERS]):
            piece = cells[n]
            place = place_of(piece)
            entry = self.entry(state, piece)
            if place < MARKET:
                tallies[place] += entry
                tallies[DISTRICTS + _DISTRICT[place]] += entry
            elif place < SMUGGLING_PLACES:
                tallies[ROWS + ((place - MARKET) >> 2)] += entry
                tallies[WHOLE_MARKET] += entry
            else:
                self._change(place, entry)
        if cells[EVENTS_NOW] & BIT[DIPLOMATIC_MISSION] != 0:
            for district in range(state.rules.districts):
                tallies[MISSION] += tallies[AREAS + 3 * district + 2]

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
        """Return the value of a broker on the board as far as this seat knows."""
        cells = state.cells
        if knowers_of(piece) & BIT[self.seat] != 0:
            value = value_of(piece) * 4
        else:
            value = expected_quarters(state, piece)
        if marked(piece):
            value = 20
        if cells[EVENTS_NOW] | cells[PROFESSORS + owner_of(piece)] != 0:
            place = place_of(piece)
            if place < MARKET:
                district = _DISTRICT[place]
                if event_rules(state, DEMOCRACY, district):
                    value = 4
                value += ((cells[PROFESSORS + owner_of(piece)] >> (4 * district)) & 15) * 4
        return value

    def entry(self, state: State, piece: i64) -> i64:
        """Return the amount a broker adds to a tally."""
        return (self.quarters(state, piece) | _PRESENT) << _SHIFT[owner_of(piece)]

    def _change(self, place: i64, entry: i64) -> None:
        """Add something to all contests of a place; a broker on a border is taken to be on its first side."""
        tallies = self.tallies
        if place >= BORDERS:
            place = SIDE_A[place]
        if place < MARKET:
            tallies[AREAS + place] += entry
            tallies[DISTRICTS + _DISTRICT[place]] += entry
        elif place < SMUGGLING_PLACES:
            tallies[ROWS + ((place - MARKET) >> 2)] += entry
            tallies[WHOLE_MARKET] += entry
        else:
            tallies[SMUGGLERS + place - SMUGGLING_PLACES] += entry

    def take_out(self, state: State, piece: i64) -> None:
        """As if this broker were not there; `put_in` brings it back."""
        self._change(place_of(piece), -self.entry(state, piece))

    def put_in(self, state: State, piece: i64) -> None:
        self._change(place_of(piece), self.entry(state, piece))

    # --- Chances --------------------------------------------------------------------------------------------
    def sum_of(self, contest: i64, party: i64) -> i64:
        return (self.tallies[contest] >> _SHIFT[party]) & 255

    def brokers_of(self, contest: i64, party: i64) -> i64:
        return (self.tallies[contest] >> (_SHIFT[party] + 8)) & 15

    def rival(self, contest: i64, place: i64) -> i64:
        """The sum that must be beaten to be among the first `place` + 1, a little more of who wins ties."""
        first = self.empty
        second = self.empty
        third = self.empty
        tally = self.tallies[contest]
        ties = self.ties
        party: i64 = 0
        while tally != 0:
            if tally & 0xF00 != 0 and party != self.seat:
                sum_ = (tally & 255) + ties[party]
                if sum_ > first:
                    third = second
                    second = first
                    first = sum_
                elif sum_ > second:
                    third = second
                    second = sum_
                elif sum_ > third:
                    third = sum_
            tally >>= 12
            party += 1
        if place == 0:
            return first
        return second if place == 1 else third

    def chance(self, contest: i64, place: i64 = 0) -> float:
        """Return the probability that this seat is among the first `place` + 1 of a contest."""
        mine = self.tallies[contest] >> _SHIFT[self.seat]
        if mine & 0xF00 == 0:
            return 0.0
        return self.taste.chance(self.stage, (mine & 255) - self.rival(contest, place))

    def improved(self, contest: i64, quarters: i64, brokers: i64, place: i64 = 0) -> float:
        """By how much so many quarters and brokers more raise that chance."""
        mine = self.tallies[contest] >> _SHIFT[self.seat]
        sum_ = mine & 255
        rival = self.rival(contest, place)
        now = 0.0
        then = 0.0
        if mine & 0xF00 != 0:
            now = self.taste.chance(self.stage, sum_ - rival)
        if (mine >> 8) & 15 > -brokers:
            then = self.taste.chance(self.stage, sum_ + quarters - rival)
        return then - now


def rounds_left(state: State) -> i64:
    """Rounds to go, the running one included until most of it has been counted."""
    left = ROUNDS + 1 - state.cells[ROUND]
    if state.cells[PHASE] >= COUNTING and state.cells[BROKERS] < _FEW:
        left -= 1
    return left
