"""The value of playing a character now (more than 0: play it), and of its targets.

A card is good for one use and at most two a round are played (8.2), so a weak use is worth less than
waiting, unless there is nothing to wait for.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine import pieces as p
from kerys.engine.actions import (
    BROKER,
    CLOSE,
    DISTRICT,
    GEM,
    LOWER,
    PASS_ID,
    PLACE,
    PRIZE,
    PRIZE_BLACK,
    TO,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from kerys.engine.agenda import a_of_step, b_of_step, c_of_step
from kerys.engine.cards import numbers as cards
from kerys.engine.layout import ROUND, SHIP_AT
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.engine.tables import COMMERCIAL, ROUNDS, THRONE_ROOM
from kerys.search.card_brokers import (
    best_mark,
    best_move,
    best_removals,
    best_trick,
    broker_score,
    move_gain,
    own_last_turn,
)
from kerys.search.gains import Gains
from kerys.search.standing import AREAS, DISTRICTS
from kerys.search.taste import PRICE

_LAST_PLACES: Final = vec[float](
    [0.0, 0.0, 0.3, 0.9, 1.6]
)  # what waiting for a better moment is worth, by rounds left


def play_score(gains: Gains, state: State, seat: i64, card: i64, window: i64) -> float:
    """Return the gain from playing a card now, less the gain from playing it later."""
    later = _LAST_PLACES[ROUNDS - state.cells[ROUND] + 1]
    if card == cards.ALCHEMIST:
        return _best_exchange(gains, state, seat) - later - 0.3
    if card == cards.BANKER:
        return _spread(gains) * _market_weight(state) - later - 0.3
    if card == cards.JEWELLER:
        return 6.0 - 2.5 * later
    if card == cards.ROGUE:
        return _rogue_gain(gains, state, seat) if window == p.END_OF_COUNTING and later <= 0.3 else -1.0
    if card in (cards.MERCHANT, cards.FINANCIER):
        gain = _commerce(gains, state)
        return (gain if card == cards.MERCHANT else -gain) - 0.5 - later
    if card == cards.CAPTAIN:
        return _best_swap(gains, state) - 0.5 - later
    if card == cards.HERALD:
        return best_move(gains, state, seat) - 0.7 - later
    if card == cards.CUSTOMS_OFFICER:
        return 0.3 - later
    if card == cards.INVESTOR:
        return _highest_interest(gains) * 1.5 * _market_weight(state) - 0.3 - later
    if card == cards.MONK:
        return best_removals(gains, state, seat) - 1.0 - later
    if card == cards.PROFESSOR:
        return _best_lecture(gains, state, seat) - 0.5 - later
    if card == cards.QUEEN:
        return _best_closing(gains, state) - (1.0 if own_last_turn(state, seat) else 2.5) - later
    if card == cards.MERCENARY:
        return best_mark(gains, state, seat) - (0.5 if own_last_turn(state, seat) else 2.5) - later
    if card == cards.MAGICIAN:
        return best_trick(gains, state, seat) - (0.5 if own_last_turn(state, seat) else 4.0) - later
    if card == cards.ROYAL_GUARD:
        return 1.0 if own_last_turn(state, seat) and window != p.BEFORE_TURN else -1.0
    return 1.0  # Cardinal, Spy, Illusionist, Intriguer, Philosopher: always some use


def target_score(gains: Gains, state: State, seat: i64, asked: i64, answer: i64) -> float:
    """Return the value of a card's target."""
    card = a_of_step(asked)
    stage = b_of_step(asked)
    before = c_of_step(asked)
    kind = kind_of(answer)
    if answer == PASS_ID:
        return 0.0
    first = first_of(answer)
    if kind == GEM:
        return _gem_target(gains, state, seat, card, stage, before, first)
    if kind == DISTRICT:
        if card == cards.CAPTAIN:
            return _swap_target(gains, state, stage, before, first)
        return _lecture(gains, state, seat, first)
    if kind == PRIZE:
        return gains.worth.gem[p.BLACK] if first == PRIZE_BLACK else 3.0
    if kind == CLOSE:
        return closing(gains, state, first)
    if kind == PLACE:
        return (
            gains.gain(state, third_of(answer), second_of(answer))
            - 0.2 * gains.taste.numbers[PRICE + second_of(answer)]
        )
    if kind == BROKER:
        if first >= THRONE_ROOM:
            return -1.0
        return broker_score(gains, state, card, stage, before, state.find_broker(first, second_of(answer)))
    if kind == TO:
        return move_gain(gains, state, before, first)
    return -gains.worth.interest[first] if kind == LOWER else gains.worth.interest[first]  # Banker


# --- Gems and quotations ----------------------------------------------------------------------------------


def _gem_target(gains: Gains, state: State, seat: i64, card: i64, stage: i64, before: i64, gem: i64) -> float:
    if card == cards.ALCHEMIST:
        if stage == 0:
            return _best_exchange(gains, state, seat) + 0.01 - gains.worth.one_less(state, seat, gem)
        return gains.worth.gem[gem]
    if card == cards.ROGUE:
        return -gains.worth.one_less(state, seat, gem)
    if card == cards.CUSTOMS_OFFICER:
        return -gains.worth.gem[gem] if gem < p.COLOURS else -5.0
    return gains.worth.interest[gem] if card == cards.INVESTOR else gains.worth.gem[gem]


def _best_exchange(gains: Gains, state: State, seat: i64) -> float:
    """The best gain of giving one gem for one of another colour."""
    best = 0.0
    for given in range(p.COLOURS):
        if state.gems(seat, given) > 0:
            cost = gains.worth.one_less(state, seat, given)
            for taken in range(p.COLOURS):
                if taken != given and gains.worth.gem[taken] - cost > best:
                    best = gains.worth.gem[taken] - cost
    return best


def _rogue_gain(gains: Gains, state: State, seat: i64) -> float:
    """The two cheapest gems for the better reward."""
    least = 100.0
    second = 100.0
    for gem in range(5):
        held = state.gems(seat, gem)
        if held > 0:
            cost = gains.worth.one_less(state, seat, gem)
            if cost < least:
                second = least
                least = cost
            elif cost < second:
                second = cost
            if held > 1 and cost + 0.5 < second:
                second = cost + 0.5
    reward = gains.worth.gem[p.BLACK]
    reward = max(reward, 3.0)
    return reward - least - second - 0.2


def _highest_interest(gains: Gains) -> float:
    best = gains.worth.interest[0]
    for colour in range(1, p.COLOURS):
        best = max(best, gains.worth.interest[colour])
    return best


def _spread(gains: Gains) -> float:
    """The interest in the best colour going up and the worst going down."""
    least = gains.worth.interest[0]
    for colour in range(1, p.COLOURS):
        least = min(least, gains.worth.interest[colour])
    return _highest_interest(gains) - least


def _market_weight(state: State) -> float:
    """A quotation moved late is likelier to stay where it was moved to."""
    return 0.2 + 0.1 * float(state.cells[ROUND])


# --- Places -----------------------------------------------------------------------------------------------


def _commerce(gains: Gains, state: State) -> float:
    """Return the gain of this seat, relative to the others, from two points more per commercial area."""
    gain = 0.0
    for district in range(state.rules.districts):
        contest = AREAS + 3 * district + COMMERCIAL
        mine = gains.chance(contest)
        gain += 2.0 * mine
        if mine < 0.9 and gains.rival(contest, 0) > gains.empty:
            gain -= 0.7 * (1.0 - mine)
    return gain


def _share(gains: Gains, district: i64, ship: i64) -> float:
    """Return the gain of this seat in a district if it had the ship of another one."""
    contest = DISTRICTS + district
    first = gains.chance(contest)
    second = gains.chance(contest, 1)
    third = gains.chance(contest, 2)
    ships = gains.ships
    return (
        first * ships[3 * ship]
        + (second - first) * ships[3 * ship + 1]
        + (third - second) * ships[3 * ship + 2]
    )


def _swap_gain(gains: Gains, one: i64, other: i64) -> float:
    now = _share(gains, one, one) + _share(gains, other, other)
    return _share(gains, one, other) + _share(gains, other, one) - now


def _swap_target(gains: Gains, state: State, stage: i64, before: i64, district: i64) -> float:
    if stage == 1:
        return _swap_gain(gains, before, district)
    best = -100.0
    for other in range(state.rules.districts):
        if other != district and state.cells[SHIP_AT + other] != 0:
            gain = _swap_gain(gains, district, other)
            best = max(best, gain)
    return best


def _best_swap(gains: Gains, state: State) -> float:
    best = -100.0
    for district in range(state.rules.districts):
        if state.cells[SHIP_AT + district] != 0:
            gain = _swap_target(gains, state, 0, 0, district)
            best = max(best, gain)
    return best


def _lecture(gains: Gains, state: State, seat: i64, district: i64) -> float:
    """Professor: one point more for each own broker of a district."""
    gain = 0.0
    for ring in range(3):
        place = 3 * district + ring
        brokers = gains.brokers_of(AREAS + place, seat)
        if brokers > 0:
            gain += gains.gain(state, place, brokers, 0)
    return gain


def _best_lecture(gains: Gains, state: State, seat: i64) -> float:
    best = 0.0
    for district in range(state.rules.districts):
        gain = _lecture(gains, state, seat, district)
        best = max(best, gain)
    return best


def closing(gains: Gains, state: State, area: i64) -> float:
    """Queen: what this seat gains when nobody can come to an area any more."""
    stage = gains.stage
    now = gains.chance(AREAS + area)
    gains.stage = 0
    then = gains.chance(AREAS + area)
    gains.stage = stage
    return (gains.prizes[area] + 1.0) * (then - now)


def _best_closing(gains: Gains, state: State) -> float:
    best = 0.0
    for area in range(3 * state.rules.districts):
        gain = closing(gains, state, area)
        best = max(best, gain)
    return best
