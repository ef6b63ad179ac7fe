"""Set-up (2): the first state of a game from its rules and its deal."""

from mypy_extensions import i64

from kerys.engine.agenda import BEGIN_ROUND
from kerys.engine.chance import DEALT_ORDER, Deal
from kerys.engine.layout import HAND, ORDER_CARD, QUOTATIONS, SEAT_AT
from kerys.engine.options import Rules
from kerys.engine.pieces import COLOURS
from kerys.engine.state import State, empty_cells
from kerys.engine.tables import TRACK_START


def set_up(rules: Rules, deal: Deal) -> State:
    """Everybody at 0 points with a full set behind the screen; the agenda begins with round 1."""
    state = State(rules, deal, empty_cells())
    for seat in range(rules.seats):
        order: i64 = deal.cells[DEALT_ORDER + seat]
        state.cells[ORDER_CARD + seat] = order
        state.cells[SEAT_AT + order - 1] = seat
        state.cells[HAND + seat] = rules.brokers
        if rules.seats == 2:
            state.cells[HAND + 5 + seat] = rules.neutral_brokers
    for colour in range(COLOURS):
        state.cells[QUOTATIONS + colour] = TRACK_START
    state.plan(BEGIN_ROUND)
    return state
