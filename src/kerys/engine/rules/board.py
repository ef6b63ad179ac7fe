"""Turning brokers up and bringing them home, for whatever part of the board is being counted."""

from mypy_extensions import i64

from kerys.engine.brokers import BUT_KNOWLEDGE, FACE_UP, KNOWN_TO_ALL, owner_of, place_of, value_of
from kerys.engine.facts import REVEALED
from kerys.engine.layout import BOARD, BROKERS, FREE_CELLS, HAND, SHOWN
from kerys.engine.pieces import BIT
from kerys.engine.rules.moves import screen_of
from kerys.engine.state import State, tell


def turn_up(state: State, places: i64) -> None:
    """Everybody sees the brokers of these places."""
    cells = state.cells
    for i in range(cells[BROKERS]):
        piece = cells[BOARD + i]
        if piece & FACE_UP == 0 and places & BIT[(piece >> 10) & 63] != 0:
            turn_up_broker(state, i)


def turn_up_broker(state: State, i: i64) -> None:
    """Everybody sees the i-th broker of the board."""
    cells = state.cells
    piece = cells[BOARD + i]
    cells[BOARD + i] = (piece & BUT_KNOWLEDGE) | FACE_UP | KNOWN_TO_ALL[piece & 7]  # seen_by_all
    if state.log is not None:
        tell(state, REVEALED, owner_of(piece), place_of(piece), state.nth_at_place(i), value_of(piece))


def bring_back(state: State, places: i64) -> None:
    """The brokers of these places, all turned up, go back behind their screens (6.6, 6.10)."""
    cells = state.cells
    seats = state.rules.seats
    end = BOARD
    n = cells[BROKERS]
    for piece in cells[BOARD : BOARD + n]:
        if places & BIT[(piece >> 10) & 63] != 0:  # place_of; a call for every broker costs too much
            screen = (piece >> 4) & 7  # its owner's; a neutral one has another
            if screen >= seats:
                screen = screen_of(state, piece)
            value = BIT[(piece & 7) * 4]
            cells[HAND + screen] += value
            cells[SHOWN + screen] += value
        else:
            cells[end] = piece
            end += 1
    for i in range(end, BOARD + n):
        cells[i] = 0
    cells[BROKERS] = end - BOARD
    cells[FREE_CELLS] |= places & state.rules.market
