"""Diplomatic Mission: one more ship, in the centre, shared out before the market by the sums of *all* palaces.

Palaces are counted while their district is (`remember_palace`), because by then their brokers have gone home. Palaces
under Quarantine count too (15.17); the Intriguer's ties count although a palace may be in revolt (15.16).
"""

from mypy_extensions import i64

from kerys.engine.agenda import SOURCE_CENTRE
from kerys.engine.cards.numbers import DIPLOMATIC_MISSION
from kerys.engine.facts import CONTEST_MISSION
from kerys.engine.layout import MISSION
from kerys.engine.rules.gems import share_out
from kerys.engine.rules.majority import tell_standings
from kerys.engine.state import State


def remember_palace(state: State, tally: i64) -> None:
    if state.event_in_force(DIPLOMATIC_MISSION):
        state.cells[MISSION] += tally


def count(state: State) -> None:
    if state.event_in_force(DIPLOMATIC_MISSION):
        tell_standings(state, CONTEST_MISSION, 0, state.cells[MISSION])
        share_out(state, SOURCE_CENTRE, state.cells[MISSION])
