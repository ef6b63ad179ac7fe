"""Sharing out a ship's gems (6.3, 6.4) and every other gem that somebody picks, the neutral's picks included (10.5)."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import GEM_ID, first_of
from kerys.engine.agenda import ASK_COLOUR, ASK_GEM, ONE_MORE_B, SHARE_GEMS, a_of_step, seat_of_step
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.cards.ys_plus import customs_officer
from kerys.engine.choices import Choices
from kerys.engine.layout import CUSTOMS, EVENTS_NOW, OFFER, SHIP_AT
from kerys.engine.pieces import BIT, COLOURS, WHITE, distinct, one
from kerys.engine.rules.majority import NOBODY, winner, without
from kerys.engine.rules.moves import win_gem
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State
from kerys.engine.tables import SHIP_LARGE, SHIP_SMALL_A, SHIP_SMALL_B

FOUR_COLOURS: Final[i64] = 0b1111


def load_of(state: State, harbour: i64, in_revolt: bool) -> i64:
    """The gems a ship has to give, packed: the large one twice with four or five players (3.2), less the seized."""
    ship = state.cells[SHIP_AT + harbour] - 1
    if ship < 0:
        return 0
    large = one(SHIP_LARGE[ship])
    load = large + one(SHIP_SMALL_A[ship]) + one(SHIP_SMALL_B[ship])
    if state.rules.large_twice:
        load += large
    if state.cells[CUSTOMS] != 0 and not in_revolt:
        for kind in range(WHITE + 1):
            if customs_officer.seized(state, kind):
                load &= ~(one(kind) * 15)
    return load


def share_out(state: State, harbour: i64, tally: i64) -> None:
    """6.3: first place picks two, second one, third (with four gems a ship) one; put the picks on the agenda."""
    in_revolt = state.cells[EVENTS_NOW] != 0 and harbour < 4 and event_rules(state, REVOLT, harbour)
    state.cells[OFFER] = load_of(state, harbour, in_revolt)
    first = winner(state, tally, in_revolt)
    if first == NOBODY or state.cells[OFFER] == 0:
        return
    tally = without(tally, first)
    second = winner(state, tally, in_revolt)
    if second != NOBODY:
        third = winner(state, without(tally, second), in_revolt)
        if third != NOBODY and state.rules.large_twice:
            state.plan(SHARE_GEMS, third, harbour, 1)
        state.plan(SHARE_GEMS, second, harbour, 1)
    state.plan(SHARE_GEMS, first, harbour, 2)


def share(state: State, share_step: i64) -> None:
    """One party's share: pick after pick until it is taken or the gems have run out (15.3)."""
    party = (share_step >> 8) & 15
    if state.cells[OFFER] == 0:
        return
    later = share_step - ONE_MORE_B  # the same share with one pick fewer
    if (later >> 18) & 63 != 0:
        state.push(later)
    if party >= state.rules.seats:
        take(state, party, neutral_pick(state), a_of_step(share_step))
    else:
        state.push(later - SHARE_GEMS + ASK_GEM)


def gem_options(state: State, choices: Choices) -> None:
    choices.add_masked(GEM_ID, kinds_on_offer(state))


def kinds_on_offer(state: State) -> i64:
    offer = state.cells[OFFER]
    kinds = distinct(offer)  # five kinds, packed like the values of brokers; white is the sixth
    if offer >> 20 != 0:
        kinds |= BIT[WHITE]
    return kinds


def take(state: State, party: i64, kind: i64, source: i64) -> None:
    """A gem leaves the ship; a white one is exchanged at once (6.4)."""
    state.cells[OFFER] -= BIT[kind * 4]
    if kind != WHITE:
        win_gem(state, party, kind, source)
    else:
        win(state, party, kind, source)


def win(state: State, party: i64, kind: i64, source: i64) -> None:
    """A party wins a gem; whoever wins a white one says what it becomes."""
    if kind != WHITE:
        win_gem(state, party, kind, source)
    elif party >= state.rules.seats:
        win_gem(state, party, best_quoted(state), source, turned=True)
    else:
        state.plan(ASK_COLOUR, party, source)


def colour_options(choices: Choices) -> None:
    choices.add_masked(GEM_ID, FOUR_COLOURS)


def answer_gem(state: State, asked: i64, answer: i64) -> None:
    take(state, (asked >> 8) & 15, answer - GEM_ID, (asked >> 12) & 63)  # seat_of_step, a_of_step


def answer_colour(state: State, asked: i64, answer: i64) -> None:
    win_gem(state, seat_of_step(asked), first_of(answer), a_of_step(asked), turned=True)


def best_quoted(state: State) -> i64:
    """The best-quoted colour, the leftmost if tied (7.1, 10.5)."""
    best: i64 = 0
    for colour in range(1, COLOURS):
        if state.quotation(colour) > state.quotation(best):
            best = colour
    return best


def neutral_pick(state: State) -> i64:
    """10.5: from a ship first a white one, then the best-quoted on offer."""
    offered = kinds_on_offer(state)
    if offered & BIT[WHITE] != 0:
        return WHITE
    best: i64 = -1
    for colour in range(COLOURS):
        if offered & BIT[colour] != 0 and (best < 0 or state.quotation(colour) > state.quotation(best)):
            best = colour
    return best
