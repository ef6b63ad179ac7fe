"""Scenarios: any position as short text (docs/notation.md), read and checked for contradictions.

`scenario_text.py` writes them; `read_scenario(scenario_of(state))` is the same position again.
"""

from kerys.engine import layout as at
from kerys.engine.actions import FAVOUR_ID
from kerys.engine.brokers import place_of
from kerys.engine.choices import Choices
from kerys.engine.laws import broken_law
from kerys.engine.machine import NOBODY, advance
from kerys.engine.pieces import BIT, COUNTING, KINGS_FAVOUR, SEAT_NAMES, distinct, lowest, popcount
from kerys.engine.rules.phase4_city import area_tallies
from kerys.engine.search import SearchState
from kerys.engine.state import State
from kerys.records.draft import Draft, begin
from kerys.records.moment_steps import push_steps
from kerys.records.pending import push_pending
from kerys.records.scenario_board import read_brokers, read_table
from kerys.records.scenario_checks import (
    check_answers,
    check_brokers,
    check_moment,
    check_places,
    rest_of_set,
    screens,
)
from kerys.records.scenario_deal import fill_deal
from kerys.records.scenario_seats import read_parties


def read_scenario(text: str) -> SearchState:
    """Read a scenario as a position, before its next step; raise BadScenario if it contradicts itself."""
    draft = begin(text)
    read_parties(draft)
    read_table(draft)
    read_brokers(draft)
    check_moment(draft)
    check_places(draft)
    _read_spares(draft)
    _fill_hands(draft)
    check_brokers(draft)
    fill_deal(draft)
    state = draft.state
    free_cells(state, draft.moment.name)
    push_steps(state, draft.moment)
    pending = draft.one_of("pending")
    if pending is not None:
        push_pending(state, pending)
    check_answers(draft)
    _finish(draft)
    _try_out(draft)
    return state


def _read_spares(draft: Draft) -> None:
    """Read how many spare 2s each player took: one after each round but the last (11.1)."""
    line = draft.one_of("spares")
    default = int(draft.state.round) - 1 if draft.rules.kings_favour else 0
    if line is not None and not draft.rules.kings_favour:
        raise line.wrong("spare 2s are taken with King's Favour only; it needs “kings-favour on”")
    draft.state.cells[at.SPARES] = (
        line.number_in(line.rest, 0, 3, "the spare 2s everybody took") if line else default
    )


def _fill_hands(draft: Draft) -> None:
    """Put the rest of each set behind its screen where the text does not list the hand."""
    for screen in screens(draft.state):
        if screen not in draft.hands_given:
            draft.state.cells[at.HAND + screen] = rest_of_set(draft.state, screen)


def free_cells(state: State, moment: str) -> None:
    """Mark the market cells without a broker as free; between rounds the market is closed."""
    if moment in ("start", "final", "over"):
        return
    occupied = sum(BIT[place] for place in {place_of(state.broker(i)) for i in range(state.n_brokers())})
    state.cells[at.FREE_CELLS] = state.rules.market & ~occupied


def _finish(draft: Draft) -> None:
    """Fill in the cells that follow from the moment alone."""
    state, name = draft.state, draft.moment.name
    if name == "start":
        state.cells[at.ROUND] -= 1
        state.cells[at.PHASE] = _phase_before(state)
    elif draft.moment.counted in ("areas", "leaving"):
        for ring, tally in enumerate(area_tallies(state, draft.moment.number or 0)):
            state.cells[at.TALLIES + ring] = tally
    elif name == "favours":
        for seat in range(draft.rules.seats):
            values = distinct(state.front(seat))
            if popcount(values) == 1 and not state.cells[at.SEALED + seat]:  # nothing to choose
                state.cells[at.SEALED + seat] = 1 + FAVOUR_ID + lowest(values)
    elif name == "over":
        strengths = [
            state.points(party) * 1024 + sum(state.gems(party, gem) for gem in range(5))
            for party in range(draft.rules.parties)
        ]
        state.cells[at.WINNERS] = sum(
            BIT[party] for party, strength in enumerate(strengths) if strength == max(strengths)
        )


def _phase_before(state: State) -> int:
    """Return the phase that ends the previous round."""
    if state.round == 0:
        return 0
    return int(KINGS_FAVOUR if state.rules.kings_favour else COUNTING)


def _try_out(draft: Draft) -> None:
    """Check that the laws of positions hold, and that a question with legal answers, or the end, follows."""
    fault = broken_law(draft.state) if draft.checked else ""
    if fault:
        raise draft.moment_line.wrong(f"this position contradicts itself: {fault}")
    trial = draft.state.clone()
    choices = Choices()
    try:
        seat = advance(trial, choices)
    except (IndexError, AssertionError):
        raise draft.moment_line.wrong(
            "this position contradicts itself: nothing can follow from it"
        ) from None
    if seat != NOBODY and choices.count == 0:
        raise draft.moment_line.wrong(f"{SEAT_NAMES[seat]} is asked something here that has no answer")
