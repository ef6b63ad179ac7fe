"""The characters that touch brokers on the board: which broker, and where to (Herald, Magician, Mercenary,
Monk).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine import pieces as p
from kerys.engine.brokers import owner_of, place_of, turn_of, value_of
from kerys.engine.cards import numbers as cards
from kerys.engine.cards.base.mercenary import latest_turn
from kerys.engine.layout import HAND
from kerys.engine.rules.moves import is_market
from kerys.engine.rules.places import may_be_moved, places_to_move_to
from kerys.engine.state import State
from kerys.engine.tables import SMUGGLING_PLACES
from kerys.search.gains import Gains

_NOT_AT_ALL: Final = -10.0


def own_last_turn(state: State, seat: i64) -> bool:
    """Return True if this seat has placed all brokers, or places its last two now."""
    return p.size(state.cells[HAND + seat]) <= 3


def known_value(gains: Gains, state: State, piece: i64) -> i64:
    return gains.quarters(state, piece) >> 2


def move_gain(gains: Gains, state: State, i: i64, place: i64) -> float:
    """Herald: what a broker is worth elsewhere, less what it is worth where it stands."""
    piece = state.broker(i)
    here = place_of(piece)
    gains.take_out(state, piece)
    value = known_value(gains, state, piece)
    there = gains.gain(state, place, value)
    now = gains.gain(state, here, value)
    gains.put_in(state, piece)
    if is_market(here) and not is_market(place):
        now -= 1.0  # the point for entering stays
    return there - now


def best_move_of(gains: Gains, state: State, i: i64) -> float:
    mask = places_to_move_to(state, i)
    best = _NOT_AT_ALL
    for place in range(SMUGGLING_PLACES + 2):
        if mask & p.BIT[place] != 0:
            gain = move_gain(gains, state, i, place)
            best = max(best, gain)
    return best


def best_move(gains: Gains, state: State, seat: i64) -> float:
    best = _NOT_AT_ALL
    for i in range(state.n_brokers()):
        if owner_of(state.broker(i)) == seat and may_be_moved(state, state.broker(i)):
            gain = best_move_of(gains, state, i)
            best = max(best, gain)
    return best


def mark_gain(gains: Gains, state: State, i: i64) -> float:
    """Mercenary: the broker counts 5."""
    piece = state.broker(i)
    return gains.gain(state, place_of(piece), 5 - known_value(gains, state, piece), 0)


def best_mark(gains: Gains, state: State, seat: i64) -> float:
    latest = latest_turn(state, seat)
    best = _NOT_AT_ALL
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        if owner_of(piece) == seat and turn_of(piece) == latest:
            gain = mark_gain(gains, state, i)
            best = max(best, gain)
    return best


def trick_gain(gains: Gains, state: State, i: i64, j: i64) -> float:
    """Magician: two brokers change places."""
    one = state.broker(i)
    other = state.broker(j)
    if owner_of(one) != gains.seat or owner_of(other) != gains.seat:
        return -1.0
    more = known_value(gains, state, other) - known_value(gains, state, one)
    return gains.gain(state, place_of(one), more, 0) + gains.gain(state, place_of(other), -more, 0)


def best_trick_of(gains: Gains, state: State, i: i64) -> float:
    best = _NOT_AT_ALL
    for j in range(state.n_brokers()):
        piece = state.broker(j)
        apart = place_of(piece) != place_of(state.broker(i))
        if apart and owner_of(piece) == gains.seat and may_be_moved(state, piece):
            gain = trick_gain(gains, state, i, j)
            best = max(best, gain)
    return best


def best_trick(gains: Gains, state: State, seat: i64) -> float:
    best = _NOT_AT_ALL
    for i in range(state.n_brokers()):
        if owner_of(state.broker(i)) == seat and may_be_moved(state, state.broker(i)):
            gain = best_trick_of(gains, state, i)
            best = max(best, gain)
    return best


def removal_gain(gains: Gains, state: State, i: i64) -> float:
    """Monk: the printed value in points for what the broker was good for."""
    piece = state.broker(i)
    return float(value_of(piece)) - gains.loss(state, piece)


def best_removals(gains: Gains, state: State, seat: i64) -> float:
    """The two best brokers to take off, roughly."""
    best = 0.0
    second = 0.0
    for i in range(state.n_brokers()):
        if owner_of(state.broker(i)) == seat and may_be_moved(state, state.broker(i)):
            gain = removal_gain(gains, state, i)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + second


def broker_score(gains: Gains, state: State, card: i64, stage: i64, before: i64, i: i64) -> float:
    """A broker as the target of a card."""
    if card == cards.HERALD:
        return best_move_of(gains, state, i)
    if card == cards.MERCENARY:
        return mark_gain(gains, state, i)
    if card == cards.MONK:
        return removal_gain(gains, state, i)
    if stage == 0:
        if owner_of(state.broker(i)) != gains.seat:
            return _NOT_AT_ALL
        return best_trick_of(gains, state, i)
    if before >= 64:
        return _NOT_AT_ALL
    return trick_gain(gains, state, before, i)
