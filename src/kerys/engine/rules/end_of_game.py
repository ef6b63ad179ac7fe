"""The end of a round, and the final count (7, 11.2, 12, 13.3)."""

from mypy_extensions import i64

from kerys.engine.agenda import BEGIN_ROUND, FINAL_COUNT
from kerys.engine.brokers import value_of
from kerys.engine.cards.numbers import FAVOURITE, POPE, SMUGGLER
from kerys.engine.cards.ys_plus import speculation
from kerys.engine.facts import (
    BLACK_SCORED,
    COLOUR_SCORED,
    FAVOUR_SCORED,
    SMUGGLER_SCORED,
    SPARE_TAKEN,
    SPECULATION_SCORED,
    THRONE_REVEALED,
    TIE_BY_POPE,
    TIE_SHARED,
    WON,
)
from kerys.engine.layout import (
    BORDER_RIGHTS,
    CLOSED,
    COMMERCE,
    CUSTOMS,
    EFFECTS,
    EVENT_AT,
    EVENTS_NOW,
    FREE_CELLS,
    FRONT,
    GEMS,
    HAND,
    INVESTED,
    LOOKS,
    MISSION,
    NEW_CARDS,
    OFFER,
    PALACE_CARD,
    PHASE,
    PLAYED,
    POINTS,
    PROFESSORS,
    QUOTATIONS,
    ROW_GEM,
    SCREENS,
    SHIP_AT,
    SHOWN,
    SMUGGLINGS,
    SPARES,
    SPECULATIONS,
    THRONE,
    WINNERS,
)
from kerys.engine.pieces import ALL_VIEWERS, BIT, BLACK, COLOURS, FINISHED, one
from kerys.engine.state import State, tell
from kerys.engine.tables import BLACK_POINTS, COLOUR_POINTS, FAVOUR_POINTS, ROUNDS


def end_round(state: State) -> None:
    """6.10: everybody's brokers are behind the screens again, what was played and in force this round is over."""
    cells = state.cells
    for seat in range(state.rules.seats):
        cells[HAND + seat] += cells[FRONT + seat]
        cells[FRONT + seat] = 0
        cells[PLAYED + seat] = 0
        cells[NEW_CARDS + seat] = 0
        cells[EFFECTS + seat] = 0
        cells[LOOKS + seat] = 0
        cells[BORDER_RIGHTS + seat] = 0
        cells[PROFESSORS + seat] = 0
    for screen in range(SCREENS):
        cells[SHOWN + screen] = 0
    for n in range(4):
        cells[PALACE_CARD + n] = 0
        cells[ROW_GEM + n] = 0
        cells[EVENT_AT + n] = 0
        cells[SHIP_AT + n] = 0
    cells[SHIP_AT + 4] = 0
    cells[CLOSED] = 0
    cells[COMMERCE] = 0
    cells[CUSTOMS] = 0
    cells[INVESTED] = 0
    cells[INVESTED + 1] = 0
    cells[OFFER] = 0
    cells[FREE_CELLS] = 0
    cells[MISSION] = 0
    cells[EVENTS_NOW] = 0
    cells[SMUGGLINGS] = 0
    if state.round == ROUNDS:
        state.plan(FINAL_COUNT)
        return
    if state.rules.kings_favour:  # 11.1: one spare 2, none after round 4
        cells[SPARES] += 1
        for seat in range(state.rules.seats):
            cells[HAND + seat] += one(2)
            tell(state, SPARE_TAKEN, seat)
    state.plan(BEGIN_ROUND)


# --- The final count --------------------------------------------------------------------------------------------


def final_count(state: State) -> None:
    """7: colours by rank, black gems, King's Favour, kept cards, speculations; then the winner."""
    cells = state.cells
    for rank in range(COLOURS):
        colour = colour_of_rank(state, rank)
        for party in range(state.rules.parties):
            points = colour_points(state, party, colour, rank)
            cells[POINTS + party] += points
            tie = TIE_BY_POPE if wins_tie_by_pope(state, party, colour) else TIE_SHARED
            tell(state, COLOUR_SCORED, party, colour, state.gems(party, colour), rank, points, tie)
    for party in range(state.rules.parties):
        points = black_points(state, party)
        cells[POINTS + party] += points
        tell(state, BLACK_SCORED, party, state.gems(party, BLACK), points)
        if state.holds(party, SMUGGLER) and state.gems(party, BLACK) >= 8:
            cells[POINTS + party] += 5
            tell(state, SMUGGLER_SCORED, party, 5)
    if state.rules.kings_favour:
        _count_throne_room(state)
    best = colour_of_rank(state, 0)
    for seat in range(state.rules.seats):
        if cells[SPECULATIONS + seat] != 0:
            points = speculation.points(state, seat, best)
            cells[POINTS + seat] += points
            tell(state, SPECULATION_SCORED, seat, cells[SPECULATIONS + seat] - 1, points)
    _crown(state)
    cells[PHASE] = FINISHED


def colour_of_rank(state: State, rank: i64) -> i64:
    """7.1: the colours by quotation; a tie goes to the colour further left."""
    cells = state.cells
    for colour in range(COLOURS):
        better: i64 = 0
        mine = cells[QUOTATIONS + colour]
        for other in range(COLOURS):
            theirs = cells[QUOTATIONS + other]
            if theirs > mine or (theirs == mine and other < colour):
                better += 1
        if better == rank:
            return colour
    return 0


def place_in_colour(state: State, party: i64, colour: i64) -> i64:
    """7.3: tied players share the *lowest* place they occupy together, from 0; the Pope takes the top one (15.10)."""
    cells = state.cells
    mine = state.gems(party, colour)
    pope = state.holds(party, POPE)
    place: i64 = 0 if pope else -1
    for other in range(state.rules.parties):
        theirs = cells[GEMS + other * 5 + colour]
        if theirs > mine or (theirs == mine and not pope):
            place += 1
    return place


def wins_tie_by_pope(state: State, party: i64, colour: i64) -> bool:
    """15.10: whether the Pope sets a party above others with as many gems of a colour."""
    mine = state.gems(party, colour)
    if mine == 0 or not state.holds(party, POPE):
        return False
    for other in range(state.rules.parties):
        if other != party and state.gems(other, colour) == mine:
            return True
    return False


def colour_points(state: State, party: i64, colour: i64, rank: i64) -> i64:
    """7.2, 7.3; 10.7: the neutral scores third place for a colour it has none of."""
    if state.gems(party, colour) == 0:
        if party >= state.rules.seats:
            return COLOUR_POINTS[2 * 4 + rank]
        return 0
    return COLOUR_POINTS[place_in_colour(state, party, colour) * 4 + rank]


def black_points(state: State, party: i64) -> i64:
    """7.4: 1 to 7 or more."""
    black = state.gems(party, BLACK)
    return BLACK_POINTS[black if black < 7 else 7]


def throne_sum(state: State, seat: i64) -> i64:
    """The seat's brokers in the throne room; the Favourite adds 2."""
    sum_: i64 = 2 if state.holds(seat, FAVOURITE) else 0
    for slot in range(4):
        if state.throne(seat, slot) != 0:
            sum_ += value_of(state.throne(seat, slot))
    return sum_


def favour_points(state: State, seat: i64) -> i64:
    """11.2: tied seats share the points of the places they cover, rounded down."""
    mine = throne_sum(state, seat)
    above: i64 = 0
    tied: i64 = 0
    for other in range(state.rules.seats):
        theirs = throne_sum(state, other)
        if theirs > mine:
            above += 1
        elif theirs == mine:
            tied += 1
    pot: i64 = 0
    for place in range(above, above + tied):
        pot += FAVOUR_POINTS[place]
    return pot // tied


def _count_throne_room(state: State) -> None:
    for seat in range(state.rules.seats):
        for slot in range(4):
            piece = state.throne(seat, slot)
            if piece != 0:
                state.cells[THRONE + seat * 4 + slot] = piece | (ALL_VIEWERS << 4)
                tell(state, THRONE_REVEALED, seat, slot + 1, value_of(piece))
    for seat in range(state.rules.seats):
        points = favour_points(state, seat)
        state.cells[POINTS + seat] += points
        tell(state, FAVOUR_SCORED, seat, throne_sum(state, seat), points)


def _all_gems(state: State, party: i64) -> i64:
    gems: i64 = 0
    for gem in range(5):
        gems += state.gems(party, gem)
    return gems


def _crown(state: State) -> None:
    """7.5: most points, then most gems, then the victory is shared."""
    best: i64 = -(1 << 40)
    winners: i64 = 0
    for party in range(state.rules.parties):
        strength = state.points(party) * 1024 + _all_gems(state, party)
        if strength > best:
            best = strength
            winners = BIT[party]
        elif strength == best:
            winners |= BIT[party]
    state.cells[WINNERS] = winners
    shared: i64 = 1 if winners & (winners - 1) != 0 else 0
    for party in range(state.rules.parties):
        if winners & BIT[party] != 0:
            tell(state, WON, party, state.points(party), _all_gems(state, party), shared)
