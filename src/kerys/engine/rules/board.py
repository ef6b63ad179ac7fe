"""Turning brokers up and bringing them home, for whatever part of the board is being counted."""

from mypy_extensions import i64

from kerys.engine.brokers import face_of, owner_of, place_of, seen_by_all, value_of
from kerys.engine.facts import REVEALED
from kerys.engine.layout import BOARD, BROKERS
from kerys.engine.pieces import BIT, DOWN
from kerys.engine.rules.moves import take_back
from kerys.engine.state import State, tell


def turn_up(state: State, places: i64) -> None:
    """Everybody sees the brokers of these places."""
    cells = state.cells
    for i in range(cells[BROKERS]):
        piece = cells[BOARD + i]
        if face_of(piece) == DOWN and places & BIT[place_of(piece)] != 0:
            cells[BOARD + i] = seen_by_all(piece)
            if state.log is not None:
                tell(state, REVEALED, owner_of(piece), place_of(piece), state.nth_at_place(i), value_of(piece))


def bring_back(state: State, places: i64) -> None:
    """The brokers of these places, all turned up, go back behind their screens (6.6, 6.10)."""
    cells = state.cells
    kept: i64 = 0
    n = state.n_brokers()
    for i in range(n):
        piece = cells[BOARD + i]
        if places & BIT[place_of(piece)] != 0:
            take_back(state, piece, seen=True)
        else:
            cells[BOARD + kept] = piece
            kept += 1
    for i in range(kept, n):
        cells[BOARD + i] = 0
    cells[BROKERS] = kept
