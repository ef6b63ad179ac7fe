"""A round in the rulebook's order (3-6, 8.4, 15.1); the other modules of this package carry its steps out.

The lists depend on the settings alone. `Rules` builds them once for each game, and `State.plan_in_order` puts one on the
agenda. A step without arguments is just its kind. `kerys.engine.steps` says which function carries a step out.
"""

from typing import Final

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
    step,
)
from kerys.engine.pieces import END_OF_COUNTING, START_OF_COUNTING, START_OF_PLACEMENT

Steps = tuple[int, ...]


def preparation(districts: int) -> Steps:
    """List phases 1 and 2, then the two phases that list their own steps when they begin."""
    return (
        *(int(step(TURN_UP, 0, district)) for district in range(districts)),
        DRAW_SHIPS,
        FILL_MARKET,
        SPECULATE,
        BEGIN_BIDS,
        REVEAL_BIDS,
        BEGIN_PLACEMENT,
        BEGIN_COUNTING,
    )


# Phase 3: W1, the turns (a turn asks for W2 and W3 and plans the next turn), then what happens when all have placed.
PLACEMENT: Final[Steps] = (
    int(step(OPEN_WINDOW, 0, START_OF_PLACEMENT)),
    int(step(TURN, 0, 1)),
    LAST_BROKERS,
    LAST_LOOKS,
    DECLARE_SIDES,
)


def counting(districts: int, first_row: int, events: bool) -> Steps:
    """List phase 4 in the order of 15.1, King's Favour and the end of the round."""
    return (
        int(step(OPEN_WINDOW, 0, START_OF_COUNTING)),
        *(int(step(COUNT_DISTRICT, 0, district)) for district in range(districts)),
        *((COUNT_MISSION, *(int(step(COUNT_SMUGGLING, 0, n)) for n in range(2))) if events else ()),
        OPEN_MARKET,
        *(int(step(COUNT_ROW, 0, row)) for row in range(first_row, 4)),
        *((int(step(COUNT_MEDIATION, 0, column)) for column in range(4)) if events else ()),
        RANK_COLUMNS,
        HIGHEST_BIDDER,
        CLEAR_MARKET,
        int(step(OPEN_WINDOW, 0, END_OF_COUNTING)),
        FAVOURS,
        END_ROUND,
    )
