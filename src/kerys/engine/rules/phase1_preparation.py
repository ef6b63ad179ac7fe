"""Phase 1: cards are turned up, ships arrive, the market is filled (3.1-3.3, 13.2)."""

from mypy_extensions import i64

from kerys.engine.agenda import SOURCE_CENTRE
from kerys.engine.cards import GEM_CARD, N_EVENTS
from kerys.engine.cards.effects import EVENTS
from kerys.engine.cards.numbers import DIPLOMATIC_MISSION, QUARANTINE, SHIPWRECK, SMUGGLING
from kerys.engine.chance import EVENT_CARD, NO_CARD
from kerys.engine.facts import (
    CARD_DISCARDED,
    CHARACTER_TURNED,
    EVENT_DISCARDED,
    EVENT_TURNED,
    GEM_CARD_LAID,
    MARKET_FILLED,
    ROUND_BEGAN,
    SHIP_ARRIVED,
)
from kerys.engine.layout import (
    FREE_CELLS,
    PALACE_CARD,
    PHASE,
    ROUND,
    ROW_GEM,
    SEEN_CHARACTERS,
    SEEN_EVENTS,
    SEEN_SHIPS,
    SHIP_AT,
    SHIPS_BEFORE,
    SHIPS_DRAWN,
    STACK_CHARACTERS,
    STACK_TOP,
)
from kerys.engine.pieces import BIT, PREPARATION, WHITE
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State, tell
from kerys.engine.tables import ROUNDS, SHIP_LARGE, SHIP_SMALL_A, SHIP_SMALL_B


def begin_round(state: State) -> None:
    state.cells[ROUND] += 1
    state.cells[PHASE] = PREPARATION
    state.cells[FREE_CELLS] = state.rules.market
    state.cells[SHIPS_BEFORE + state.round - 1] = state.cells[SHIPS_DRAWN]
    tell(state, ROUND_BEGAN, state.round)
    plan_preparation(state)


def plan_preparation(state: State) -> None:
    """Put phases 1 and 2 on the agenda, and the beginnings of phases 3 and 4 below them."""
    state.plan_in_order(state.rules.preparation)


def turn_up(state: State, district: i64) -> None:
    """3.1, 13.2: an event on top takes effect; then a character is drawn, or in round 4 the gem card laid."""
    card = _draw_card(state, district)
    if card >= EVENT_CARD and card != NO_CARD:
        event = card - EVENT_CARD
        tell(state, EVENT_TURNED, district, event)
        EVENTS[event].take_effect(state, district)
        if event == QUARANTINE:
            return
        card = NO_CARD
    if state.round == ROUNDS:
        if card != NO_CARD:
            tell(state, CARD_DISCARDED, district, card)
        state.cells[PALACE_CARD + district] = GEM_CARD + 1
        tell(state, GEM_CARD_LAID, district)
        return
    while card >= EVENT_CARD:  # NO_CARD lies above the events too
        if card != NO_CARD:
            tell(state, EVENT_DISCARDED, district, card - EVENT_CARD)
        card = _draw_card(state, district)
    state.cells[PALACE_CARD + district] = card + 1
    tell(state, CHARACTER_TURNED, district, card)


def _draw_card(state: State, district: i64) -> i64:
    """The top card of a stack, which everybody sees from now on."""
    card = state.deal.stack_card(district, state.cells[STACK_TOP + district])
    if card == NO_CARD:
        return card
    state.cells[STACK_TOP + district] += 1
    if card < EVENT_CARD:
        state.cells[SEEN_CHARACTERS] |= BIT[card]
        state.cells[STACK_CHARACTERS + district] += 1
    else:
        event = card - EVENT_CARD
        second = event == SMUGGLING and state.cells[SEEN_EVENTS] & BIT[SMUGGLING] != 0
        state.cells[SEEN_EVENTS] |= BIT[N_EVENTS] if second else BIT[event]
    return card


def draw_ships(state: State) -> None:
    """3.2: one ship per district in use, in district order; then one for a Diplomatic Mission."""
    for district in range(state.rules.districts):
        if not event_rules(state, SHIPWRECK, district):
            _ship_arrives(state, district)
    if state.event_in_force(DIPLOMATIC_MISSION):
        _ship_arrives(state, SOURCE_CENTRE)


def _ship_arrives(state: State, harbour: i64) -> None:
    ship = _draw_ship(state)
    state.cells[SHIP_AT + harbour] = ship + 1
    tell(state, SHIP_ARRIVED, harbour, ship)


def _draw_ship(state: State) -> i64:
    drawn = state.cells[SHIPS_DRAWN]
    ship = state.deal.ship(drawn)
    state.cells[SEEN_SHIPS + drawn] = ship + 1
    state.cells[SHIPS_DRAWN] = drawn + 1
    return ship


def fill_market(state: State) -> None:
    """3.3: one more ship gives its gems to the open rows; a white gem goes on the first of them, except by chance."""
    ship = _draw_ship(state)
    large = SHIP_LARGE[ship]
    small = SHIP_SMALL_A[ship]
    other = SHIP_SMALL_B[ship]  # white is always the second of the small ones
    if state.rules.seats == 5:
        for row in range(4):
            n = state.deal.row_gem(state.round, row)
            _lay_gem(state, row, large if n < 2 else small if n == 2 else other)
    elif state.rules.seats == 4:
        if other == WHITE:
            _lay_gem(state, 1, other)
            _lay_gem(state, 2, large)
            _lay_gem(state, 3, small)
        else:
            _lay_gem(state, 1, large)
            _lay_gem(state, 2, small)
            _lay_gem(state, 3, other)
    elif other == WHITE:
        _lay_gem(state, 2, other)
        _lay_gem(state, 3, small)
    else:
        _lay_gem(state, 2, small)
        _lay_gem(state, 3, other)


def _lay_gem(state: State, row: i64, gem: i64) -> None:
    state.cells[ROW_GEM + row] = gem + 1
    tell(state, MARKET_FILLED, row, gem)
