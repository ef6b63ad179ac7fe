"""Sums and ties, once for everything: districts, areas, rows, columns' gems, missions, Smuggling, the highest bidder.

A *tally* packs everybody's sum and number of brokers into one number, twelve bits a party, so that tallies of
several areas can simply be added.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.brokers import MARK, marked, owner_of, place_of, value_of
from kerys.engine.cards.base import intriguer, mercenary
from kerys.engine.cards.numbers import DEMOCRACY, REVOLT
from kerys.engine.cards.ys_plus import professor
from kerys.engine.facts import BY_FRONT, BY_INTRIGUER, BY_NEUTRAL, BY_ORDER, BY_SUM, PRIZE_LAPSED, STOOD
from kerys.engine.layout import EVENTS_NOW, FRONT, ORDER_CARD, PROFESSORS
from kerys.engine.numbers import vec
from kerys.engine.pieces import NEUTRAL, total
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State, tell
from kerys.engine.tables import DISTRICT_OF, NO_DISTRICT

NOBODY: Final[i64] = -1
# What a broker adds to a tally where nothing changes what it is worth, by its value, face and owner.
PLAIN_ENTRY: Final = vec[i64]([(low & 7 | 1 << 8) << 12 * min(low >> 4, 4) for low in range(128)])
_PRESENT: Final[i64] = 1 << 8
_SHIFT: Final = vec[i64]([0, 12, 24, 36, 48])
_FIELD: Final = vec[i64]([0xFFF, 0xFFF << 12, 0xFFF << 24, 0xFFF << 36, 0xFFF << 48])


def worth(state: State, piece: i64) -> i64:
    """15.8: what a broker counts, the same in every contest it takes part in."""
    value = value_of(piece)
    district = DISTRICT_OF[place_of(piece)]
    if state.cells[EVENTS_NOW] != 0 and district != NO_DISTRICT:
        if event_rules(state, REVOLT, district):
            return value
        if event_rules(state, DEMOCRACY, district):
            return 1 + professor.adds(state, owner_of(piece), district)
    if marked(piece):
        value = mercenary.COUNTS_AS
    if district != NO_DISTRICT:
        value += professor.adds(state, owner_of(piece), district)
    return value


def all_plain(state: State) -> bool:
    """Whether nothing but a mark changes what brokers are worth, so that `PLAIN_ENTRY` holds for those below MARK."""
    return state.cells[EVENTS_NOW] == 0 and not state.rules.ys_plus


def entry(state: State, piece: i64) -> i64:
    """What a broker adds to a tally: its value, where nothing changes what it is worth."""
    owner = (piece >> 4) & 7
    if (
        piece < MARK
        and state.cells[EVENTS_NOW] == 0
        and (not state.rules.ys_plus or state.cells[PROFESSORS + owner] == 0)
    ):
        return PLAIN_ENTRY[piece & 127]
    return (worth(state, piece) | _PRESENT) << _SHIFT[owner]


def sum_in(tally: i64, party: i64) -> i64:
    return (tally >> _SHIFT[party]) & 255


def brokers_in(tally: i64, party: i64) -> i64:
    return (tally >> (_SHIFT[party] + 8)) & 15


def without(tally: i64, party: i64) -> i64:
    """The tally as if a party were not there."""
    return tally & ~_FIELD[party]


def tie_strength(state: State, party: i64, in_revolt: bool) -> i64:
    """6.1, 10.4: Intriguer, then the neutral, then the sum in front, then the lower order card, as one number."""
    if party >= state.rules.seats:
        return 1 << 16
    strength = (total(state.cells[FRONT + party]) << 8) | (15 - state.cells[ORDER_CARD + party])
    if not in_revolt and intriguer.wins_ties(state, party):
        strength |= 1 << 17
    return strength


def winner(state: State, tally: i64, in_revolt: bool = False) -> i64:
    """6.2: the strongest of those present, or NOBODY."""
    best: i64 = -1
    leader: i64 = NOBODY
    party: i64 = 0
    while tally != 0:
        if tally & 0xF00 != 0:  # present
            sum_ = tally & 255
            if sum_ > best or (
                sum_ == best
                and tie_strength(state, party, in_revolt) > tie_strength(state, leader, in_revolt)
            ):
                best = sum_
                leader = party
        tally >>= 12
        party += 1
    return leader


def tell_standings(state: State, contest: i64, where: i64, tally: i64, in_revolt: bool = False) -> None:
    """Write down how a contest went: everybody's sum and rank, and what set each above the next."""
    if state.log is None:
        return
    party = winner(state, tally, in_revolt)
    if party == NOBODY:
        tell(state, PRIZE_LAPSED, contest, where)
        return
    rank: i64 = 1
    while party != NOBODY:
        rest = without(tally, party)
        following = winner(state, rest, in_revolt)
        reason = _reason(state, tally, party, following, in_revolt)
        tell(state, STOOD, contest, where, party, sum_in(tally, party), rank, reason)
        tally = rest
        party = following
        rank += 1


def _reason(state: State, tally: i64, party: i64, following: i64, in_revolt: bool) -> i64:
    if following == NOBODY or sum_in(tally, party) > sum_in(tally, following):
        return BY_SUM
    if not in_revolt and party < state.rules.seats and intriguer.wins_ties(state, party):
        return BY_INTRIGUER
    if party == NEUTRAL and state.rules.seats == 2:
        return BY_NEUTRAL
    if total(state.front(party)) > total(state.front(following)):
        return BY_FRONT
    return BY_ORDER
