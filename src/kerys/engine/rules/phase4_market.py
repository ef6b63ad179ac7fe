"""Phase 4, the market: rows, columns, the highest bidder (6.7-6.9), with what events change (13.3, 15.1)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import LOWER, LOWER_ID, RAISE_ID, RANK_ID, first_of, kind_of
from kerys.engine.agenda import (
    ASK_BIDDER,
    ASK_RANK,
    MOVE_COLUMNS,
    RANK_COLUMNS,
    SOURCE_ROW,
    a_of_step,
    seat_of_step,
    step,
)
from kerys.engine.brokers import MARK
from kerys.engine.cards.base import intriguer
from kerys.engine.cards.numbers import INDISCRETION
from kerys.engine.choices import Choices
from kerys.engine.facts import (
    COLUMN_BY_BROKERS,
    COLUMN_BY_CHOICE,
    COLUMN_BY_INVESTOR,
    COLUMN_BY_SUM,
    COLUMN_CHOSEN,
    COLUMN_RANKED,
    CONTEST_BIDDER,
    CONTEST_ROW,
    MOVED_BY_BIDDER,
    MOVED_BY_COLUMN,
)
from kerys.engine.layout import BOARD, BROKERS, COLUMNS, INVESTED, OFFER, ROW_GEM, SHIP_AT
from kerys.engine.pieces import BIT, COLOURS, popcount, total
from kerys.engine.rules.board import bring_back, turn_up
from kerys.engine.rules.gems import win
from kerys.engine.rules.majority import (
    NOBODY,
    PLAIN_ENTRY,
    all_plain,
    entry,
    tell_standings,
    winner,
    worth,
)
from kerys.engine.rules.moves import change_quotation
from kerys.engine.state import State, tell
from kerys.engine.tables import (
    COLUMN_MOVES,
    INDISCRETION_MOVES,
    MARKET,
    MARKET_MASK,
    ROW_MASK,
    SMUGGLING_PLACES,
)

_FOUR: Final[i64] = 0b1111


def open_market(state: State) -> None:
    """The Diplomatic Mission's ship is done with; all market brokers are turned up."""
    state.cells[OFFER] = 0
    state.cells[SHIP_AT + 4] = 0
    turn_up(state, MARKET_MASK)


def tally_of(state: State, places: i64) -> i64:
    tally: i64 = 0
    plain = all_plain(state)
    cells = state.cells
    for piece in cells[BOARD : BOARD + cells[BROKERS]]:
        if places & BIT[(piece >> 10) & 63] != 0:
            tally += PLAIN_ENTRY[piece & 127] if plain and piece < MARK else entry(state, piece)
    return tally


def count_row(state: State, row: i64) -> None:
    """6.7: the highest sum in the row wins its gem."""
    tally = tally_of(state, ROW_MASK[row])
    tell_standings(state, CONTEST_ROW, row, tally)
    party = winner(state, tally)
    gem = state.cells[ROW_GEM + row] - 1
    state.cells[ROW_GEM + row] = 0
    if party != NOBODY and gem >= 0:
        win(state, party, gem, SOURCE_ROW + row)


# --- Columns ------------------------------------------------------------------------------------------------


def column_strengths(state: State) -> i64:
    """6.8: of each column everybody's sum, then the number of brokers; twelve bits a column in one number."""
    strengths: i64 = 0
    cells = state.cells
    for piece in cells[BOARD : BOARD + cells[BROKERS]]:
        place = (piece >> 10) & 63  # place_of
        if MARKET <= place < SMUGGLING_PLACES:
            strengths += ((worth(state, piece) << 4) + 1) << ((place & 3) * 12)
    return strengths


def column_strength(strengths: i64, column: i64) -> i64:
    return (strengths >> (column * 12)) & 0xFFF


def rank_columns(state: State) -> None:
    """Give out the places among the columns, best first; a tied group is ordered by one player's picks."""
    cells = state.cells
    ranked: i64 = 0
    for column in range(COLOURS):
        if cells[COLUMNS + column] != 0:
            ranked += 1
    if ranked == 0:
        for n in range(2):  # 12: what Investors named comes first
            if cells[INVESTED + n] != 0:
                ranked += 1
                cells[COLUMNS + cells[INVESTED + n] - 1] = ranked
    strengths = column_strengths(state)
    while ranked < COLOURS:
        group = _strongest_unranked(state, strengths)
        if popcount(group) > 1:
            state.plan_two(step(ASK_RANK, orderer(state), group), RANK_COLUMNS)
            return
        ranked += 1
        for column in range(COLOURS):
            if group & BIT[column] != 0:
                cells[COLUMNS + column] = ranked
    state.plan(MOVE_COLUMNS)


def _strongest_unranked(state: State, strengths: i64) -> i64:
    """The columns tied for the next place, as a mask."""
    best: i64 = -1
    group: i64 = 0
    for column in range(COLOURS):
        if state.cells[COLUMNS + column] == 0:
            strength = column_strength(strengths, column)
            if strength > best:
                best = strength
                group = BIT[column]
            elif strength == best:
                group |= BIT[column]
    return group


def orderer(state: State) -> i64:
    """6.8: the Intriguer's player, else the highest sum in front, then the lower order card; never the neutral (10.4)."""
    best: i64 = -1
    best_seat: i64 = 0
    for seat in range(state.rules.seats):
        strength = (total(state.front(seat)) << 8) | (15 - state.order_card(seat))
        if intriguer.wins_ties(state, seat):
            strength |= 1 << 17
        if strength > best:
            best = strength
            best_seat = seat
    return best_seat


def rank_options(asked: i64, choices: Choices) -> None:
    choices.add_masked(RANK_ID, a_of_step(asked))


def answer_rank(state: State, asked: i64, answer: i64) -> None:
    """The picked column takes the next place; the rest of the group is asked for again."""
    ranked: i64 = 0
    for column in range(COLOURS):
        if state.cells[COLUMNS + column] != 0:
            ranked += 1
    state.cells[COLUMNS + first_of(answer)] = ranked + 1
    tell(state, COLUMN_CHOSEN, seat_of_step(asked), first_of(answer), ranked + 1)
    rest = a_of_step(asked) & ~BIT[first_of(answer)]
    if rest != 0:
        state.plan(ASK_RANK, seat_of_step(asked), rest)


def move_columns(state: State) -> None:
    """6.8: +2, +1, -1, -2; with Indiscretion +4, +2, -1, -2."""
    moves = INDISCRETION_MOVES if state.event_in_force(INDISCRETION) else COLUMN_MOVES
    _tell_columns(state)
    for column in range(COLOURS):
        change_quotation(state, column, moves[state.cells[COLUMNS + column] - 1], MOVED_BY_COLUMN)
        state.cells[COLUMNS + column] = 0


def _column_at(state: State, rank: i64) -> i64:
    for column in range(COLOURS):
        if state.cells[COLUMNS + column] == rank:
            return column
    return NOBODY


def _tell_columns(state: State) -> None:
    """Write down each column's sum, brokers and place, and what set it above the next."""
    if state.log is None:
        return
    strengths = column_strengths(state)
    for rank in range(1, COLOURS + 1):
        column = _column_at(state, rank)
        strength = column_strength(strengths, column)
        following = _column_at(state, rank + 1)
        reason = COLUMN_BY_SUM
        if state.cells[INVESTED] == column + 1 or state.cells[INVESTED + 1] == column + 1:
            reason = COLUMN_BY_INVESTOR
        elif following != NOBODY and column_strength(strengths, following) == strength:
            reason = COLUMN_BY_CHOICE
        elif following != NOBODY and column_strength(strengths, following) >> 4 == strength >> 4:
            reason = COLUMN_BY_BROKERS
        tell(state, COLUMN_RANKED, column, strength >> 4, strength & 15, rank, reason)


# --- The highest bidder -----------------------------------------------------------------------------------------


def highest_bidder(state: State) -> None:
    """6.9: the highest sum over the whole market must move one colour; 10.6: the neutral raises what it owns most of."""
    tally = tally_of(state, MARKET_MASK)
    tell_standings(state, CONTEST_BIDDER, 0, tally)
    party = winner(state, tally)
    if party == NOBODY:
        return
    if party < state.rules.seats:
        state.plan(ASK_BIDDER, party)
        return
    most: i64 = 0
    for colour in range(1, COLOURS):
        if state.gems(party, colour) > state.gems(party, most):
            most = colour
    change_quotation(state, most, 1, MOVED_BY_BIDDER, party)


def bidder_options(choices: Choices) -> None:
    choices.add_masked(RAISE_ID, _FOUR)
    choices.add_masked(LOWER_ID, _FOUR)


def answer_bidder(state: State, asked: i64, answer: i64) -> None:
    by: i64 = -1 if kind_of(answer) == LOWER else 1
    change_quotation(state, first_of(answer), by, MOVED_BY_BIDDER, seat_of_step(asked))


def clear_market(state: State) -> None:
    """6.10: the market's brokers go home."""
    bring_back(state, MARKET_MASK)
