"""Mediation: each column also gives one gem of its colour to the highest sum in it (after the rows, 15.1)."""

from mypy_extensions import i64

from kerys.engine.agenda import SOURCE_COLUMN
from kerys.engine.brokers import place_of
from kerys.engine.cards.numbers import MEDIATION
from kerys.engine.facts import CONTEST_MEDIATION
from kerys.engine.rules.majority import NOBODY, entry, tell_standings, winner
from kerys.engine.rules.moves import is_market, win_gem
from kerys.engine.state import State


def count(state: State, column: i64) -> None:
    if not state.event_in_force(MEDIATION):
        return
    tally: i64 = 0
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        if is_market(place_of(piece)) and place_of(piece) & 3 == column:
            tally += entry(state, piece)
    tell_standings(state, CONTEST_MEDIATION, column, tally)
    party = winner(state, tally)
    if party != NOBODY:
        win_gem(state, party, column, SOURCE_COLUMN + column)
