"""Phase 2: secret bids of two brokers, then picks of a place in the turn order (4.1-4.3)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import BID_ID, ORDER_ID, first_of, second_of
from kerys.engine.agenda import ASK_BIDS, ASK_ORDER, HAND_OUT_ORDER, seat_of_step
from kerys.engine.choices import Choices
from kerys.engine.facts import BID_REVEALED, ORDER_TAKEN
from kerys.engine.layout import FRONT, HAND, NEXT_ORDER, ORDER_CARD, PHASE, SEAT_AT
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, PLACEMENT, TURN_ORDER, distinct, one, repeated, total
from kerys.engine.state import State, tell

_PAIRS: Final = [(low, high) for low in range(5) for high in range(low, 5)]
# The bids of two different values, by the mask of the values at hand; and of twice the same, by that of the values
# that are there twice.
_UNEQUAL_BIDS: Final = vec[i64](
    [
        sum(1 << n for n, (a, b) in enumerate(_PAIRS) if a < b and mask >> a & mask >> b & 1)
        for mask in range(32)
    ]
)
_EQUAL_BIDS: Final = vec[i64](
    [sum(1 << n for n, (a, b) in enumerate(_PAIRS) if a == b and mask >> a & 1) for mask in range(32)]
)


def begin_bids(state: State) -> None:
    state.cells[PHASE] = TURN_ORDER
    state.plan(ASK_BIDS)


def bid_options(state: State, seat: i64, choices: Choices) -> None:
    """4.1: any two brokers from behind the screen."""
    hand = state.hand(seat)
    choices.add_masked(BID_ID, _UNEQUAL_BIDS[distinct(hand)] | _EQUAL_BIDS[repeated(hand)])


def settle_bid(state: State, seat: i64, answer: i64) -> None:
    """A revealed bid stands in front for the round."""
    brokers = one(first_of(answer)) + one(second_of(answer))
    state.cells[HAND + seat] -= brokers
    state.cells[FRONT + seat] += brokers
    tell(state, BID_REVEALED, seat, first_of(answer), second_of(answer))


def ask_for_order(state: State) -> None:
    """4.2: the highest sum picks first; a tie goes to the lower order card of the last round."""
    state.plan(HAND_OUT_ORDER)
    before: i64 = -1
    for _ in range(state.rules.seats):  # push the weakest first, so that the strongest is asked first
        weakest = _weakest_bid(state, before)
        before = weakest
        state.plan(ASK_ORDER, weakest & 7)


def _weakest_bid(state: State, above: i64) -> i64:
    """The weakest bid above another one: the sum, then how low the order card is, then the seat, as one number."""
    weakest: i64 = 1 << 20
    cells = state.cells
    for seat in range(state.rules.seats):
        bid = (total(cells[FRONT + seat]) << 8) | ((15 - cells[ORDER_CARD + seat]) << 4) | seat
        if above < bid < weakest:
            weakest = bid
    return weakest


def order_options(state: State, choices: Choices) -> None:
    mask = BIT[state.rules.seats] - 1
    for seat in range(state.rules.seats):
        taken = state.cells[NEXT_ORDER + seat]
        if taken != 0:
            mask &= ~BIT[taken - 1]
    choices.add_masked(ORDER_ID, mask)


def answer_order(state: State, asked: i64, answer: i64) -> None:
    seat = seat_of_step(asked)
    state.cells[NEXT_ORDER + seat] = first_of(answer)
    tell(state, ORDER_TAKEN, seat, first_of(answer))


def hand_out_order(state: State) -> None:
    """4.3: the new cards count for all ties of this round."""
    for seat in range(state.rules.seats):
        order = state.cells[NEXT_ORDER + seat]
        state.cells[ORDER_CARD + seat] = order
        state.cells[SEAT_AT + order - 1] = seat
        state.cells[NEXT_ORDER + seat] = 0
    state.cells[PHASE] = PLACEMENT
