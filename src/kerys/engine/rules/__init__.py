"""A round, as the list of its steps (3-6, 8.4, 15.1); everything else in this package is one of them.

A step without arguments is just its kind, so it can be pushed as it is.
"""

from kerys.engine.agenda import (
    BEGIN_BIDS,
    BEGIN_COUNTING,
    BEGIN_PLACEMENT,
    CLEAR_MARKET,
    COUNT_DISTRICT,
    COUNT_MEDIATION,
    COUNT_MISSION,
    COUNT_ROW,
    COUNT_SMUGGLING,
    DECLARE_SIDES,
    DRAW_SHIPS,
    END_ROUND,
    FAVOURS,
    FILL_MARKET,
    HIGHEST_BIDDER,
    LAST_BROKERS,
    LAST_LOOKS,
    OPEN_MARKET,
    OPEN_WINDOW,
    RANK_COLUMNS,
    REVEAL_BIDS,
    SPECULATE,
    TURN,
    TURN_UP,
)
from kerys.engine.pieces import END_OF_COUNTING, START_OF_COUNTING, START_OF_PLACEMENT
from kerys.engine.state import State


def preparation_steps(state: State) -> None:
    """Phases 1 and 2; like all agendas written last step first, because the agenda is a stack."""
    state.push(BEGIN_COUNTING)
    state.push(BEGIN_PLACEMENT)
    state.push(REVEAL_BIDS)
    state.push(BEGIN_BIDS)
    state.push(SPECULATE)
    state.push(FILL_MARKET)
    state.push(DRAW_SHIPS)
    for district in range(state.rules.districts - 1, -1, -1):
        state.plan(TURN_UP, 0, district)


def placement_steps(state: State) -> None:
    """Phase 3: W1, the turns (each asks for W2 and W3), then what happens when all have placed."""
    state.push(DECLARE_SIDES)
    state.push(LAST_LOOKS)
    state.push(LAST_BROKERS)
    state.plan(TURN, 0, 1, 0)
    state.plan(OPEN_WINDOW, 0, START_OF_PLACEMENT, 0)


def counting_steps(state: State) -> None:
    """Phase 4 in the order of 15.1, then King's Favour and the end of the round."""
    state.push(END_ROUND)
    state.push(FAVOURS)
    state.plan(OPEN_WINDOW, 0, END_OF_COUNTING, 0)
    state.push(CLEAR_MARKET)
    state.push(HIGHEST_BIDDER)
    state.push(RANK_COLUMNS)
    if state.rules.events:
        for column in range(3, -1, -1):
            state.plan(COUNT_MEDIATION, 0, column)
    for row in range(3, state.rules.first_row - 1, -1):
        state.plan(COUNT_ROW, 0, row)
    state.push(OPEN_MARKET)
    if state.rules.events:
        state.plan(COUNT_SMUGGLING, 0, 1)
        state.plan(COUNT_SMUGGLING, 0, 0)
        state.push(COUNT_MISSION)
    for district in range(state.rules.districts - 1, -1, -1):
        state.plan(COUNT_DISTRICT, 0, district)
    state.plan(OPEN_WINDOW, 0, START_OF_COUNTING, 0)
