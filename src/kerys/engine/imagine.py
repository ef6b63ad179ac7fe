"""States imagined from what one viewer knows: every hidden thing filled in, consistent with everything seen.

`known_to(imagine(known, viewer, rng), viewer) == known` is a law. Where several worlds fit, each broker is as likely
to stand in each hidden position; decks and stacks are shuffled anew from what nobody has seen.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.brokers import (
    possible_of,
    throne_possible,
    value_of,
    with_value,
)
from kerys.engine.cards import N_EVENTS
from kerys.engine.cards.numbers import SMUGGLING
from kerys.engine.chance import (
    DEALT_STACKS,
    EVENT_CARD,
    STACK_SIZE,
    Deal,
    Rng,
    deal_rows,
    deal_ships,
    empty_deal,
    shuffle,
)
from kerys.engine.choices import Choices
from kerys.engine.knowledge import SEALED_UNKNOWN, SPECULATION_UNKNOWN, full_set
from kerys.engine.layout import (
    BOARD,
    BROKERS,
    FRONT,
    HAND,
    SCREENS,
    SEALED,
    SEEN_CHARACTERS,
    SEEN_EVENTS,
    SEEN_SHIPS,
    SHIPS_BEFORE,
    SHIPS_DRAWN,
    SHOWN,
    SPECULATIONS,
    STACK_CHARACTERS,
    STACK_TOP,
    THRONE,
)
from kerys.engine.machine import fill_options
from kerys.engine.numbers import append, vec
from kerys.engine.pieces import BIT, UNKNOWN, VALUES, how_many, one
from kerys.engine.rules.moves import screen_of
from kerys.engine.search import SearchState
from kerys.engine.state import State

_TRIES: Final[i64] = 64


def imagine(known: State, viewer: i64, rng: Rng) -> SearchState:
    """A full state that the viewer cannot tell from the true one."""
    state = imagine_round(known, rng)
    if not state.over:
        _imagine_deal(state, state.deal, rng)
    return state


def imagine_round(known: State, rng: Rng) -> SearchState:
    """The same without decks and stacks: enough to play the running round to its end, and quicker."""
    state = SearchState(known.rules, empty_deal(), known.cells[:])
    for screen in range(SCREENS):
        if how_many(state.cells[HAND + screen], UNKNOWN) != 0 or _has_unknown(state, screen):
            _imagine_brokers(state, screen, rng)
    for seat in range(state.rules.seats):
        if state.cells[SPECULATIONS + seat] == SPECULATION_UNKNOWN:
            state.cells[SPECULATIONS + seat] = 1 + rng.below(5)
    _imagine_sealed(state, rng)
    return state


def _has_unknown(state: State, screen: i64) -> bool:
    for i in range(state.cells[BROKERS]):
        piece = state.cells[BOARD + i]
        if value_of(piece) == UNKNOWN and screen_of(state, piece) == screen:
            return True
    if screen < 5:
        for slot in range(4):
            piece = state.throne(screen, slot)
            if piece != 0 and value_of(piece) == UNKNOWN:
                return True
    return False


# --- Brokers ----------------------------------------------------------------------------------------------------


def hidden_positions(state: State, screen: i64) -> vec[i64]:
    """The cells in which this screen's unknown brokers stand, the throne room's first (they are the choosiest)."""
    positions = vec[i64]()
    if screen < 5:
        for i in range(THRONE + screen * 4, THRONE + screen * 4 + 4):
            if state.cells[i] != 0 and value_of(state.cells[i]) == UNKNOWN:
                positions = append(positions, i)
    for i in range(BOARD, BOARD + state.cells[BROKERS]):
        piece = state.cells[i]
        if value_of(piece) == UNKNOWN and screen_of(state, piece) == screen:
            positions = append(positions, i)
    return positions


def possible_at(state: State, position: i64) -> i64:
    """What everybody knows a hidden broker's value to be among, as a mask."""
    piece = state.cells[position]
    return throne_possible(piece) if position < BOARD else possible_of(piece)


def unseen_brokers(state: State, screen: i64) -> i64:
    """14.4: the packed brokers of a screen whose whereabouts the viewer does not know."""
    unseen = full_set(state, screen) - state.cells[SHOWN + screen]
    if screen < 5:
        unseen -= state.cells[FRONT + screen]
        for slot in range(4):
            piece = state.throne(screen, slot)
            if piece != 0 and value_of(piece) != UNKNOWN:
                unseen -= one(value_of(piece))
    for i in range(state.cells[BROKERS]):
        piece = state.cells[BOARD + i]
        if value_of(piece) != UNKNOWN and screen_of(state, piece) == screen:
            unseen -= one(value_of(piece))
    return unseen


def _imagine_brokers(state: State, screen: i64, rng: Rng) -> None:
    """Deal the unseen brokers out over the hidden positions and the hand."""
    positions = hidden_positions(state, screen)
    unseen = unseen_brokers(state, screen)
    values = vec[i64]()
    for value in range(VALUES):
        for _ in range(how_many(unseen, value)):
            values = append(values, value)
    for _ in range(_TRIES):
        shuffle(values, rng)
        if _fits(state, positions, values):
            break
    else:
        _arrange(state, positions, values, 0)
    hand = state.cells[SHOWN + screen]
    for n in range(len(values)):
        if n < len(positions):
            state.cells[positions[n]] = with_value(state.cells[positions[n]], values[n])
        else:
            hand += one(values[n])
    state.cells[HAND + screen] = hand


def _fits(state: State, positions: vec[i64], values: vec[i64]) -> bool:
    for n in range(len(positions)):
        if possible_at(state, positions[n]) & BIT[values[n]] == 0:
            return False
    return True


def _arrange(state: State, positions: vec[i64], values: vec[i64], n: i64) -> bool:
    """Where chance finds no fitting order soon enough: search for one."""
    if n == len(positions):
        return True
    possible = possible_at(state, positions[n])
    for other in range(n, len(values)):
        if possible & BIT[values[other]] != 0:
            value = values[n]
            values[n] = values[other]
            values[other] = value
            if _arrange(state, positions, values, n + 1):
                return True
            values[other] = values[n]
            values[n] = value
    return False


def _imagine_sealed(state: State, rng: Rng) -> None:
    """Sealed answers of others: any that they could have given."""
    for seat in range(state.rules.seats):
        if state.cells[SEALED + seat] == SEALED_UNKNOWN:
            choices = Choices()
            fill_options(state, seat, choices)
            state.cells[SEALED + seat] = 1 + choices.kth(rng.below(choices.count))


# --- Stacks and ships -------------------------------------------------------------------------------------------


def _imagine_deal(state: State, dealt: Deal, rng: Rng) -> None:
    """Shuffle what nobody has seen into the places it can be in."""
    rules = state.rules
    characters = _unseen_characters(state)
    shuffle(characters, rng)
    events = _unseen_events(state)
    shuffle(events, rng)
    tops = vec[i64]()
    character: i64 = 0
    event: i64 = 0
    for district in range(4):
        top = state.cells[STACK_TOP + district]
        tops = append(tops, top)
        if district >= rules.districts:
            continue
        turned = state.cells[STACK_CHARACTERS + district]
        stack = characters[character : character + 3 - turned]
        character += 3 - turned
        if rules.events:
            left = 3 - (top - turned)
            for n in range(left):
                stack = append(stack, EVENT_CARD + events[event + n])
            event += left
            shuffle(stack, rng)
        for n in range(len(stack)):
            dealt.cells[DEALT_STACKS + district * STACK_SIZE + top + n] = stack[n]
    tops = append(tops, state.cells[SHIPS_DRAWN])
    _imagine_ships(state, dealt, tops, rng)
    if rules.seats == 5:
        deal_rows(dealt, state.round + 1, rng)


def _unseen_characters(state: State) -> vec[i64]:
    unseen = vec[i64]()
    for n in range(len(state.rules.characters)):
        if state.cells[SEEN_CHARACTERS] & BIT[state.rules.characters[n]] == 0:
            unseen = append(unseen, state.rules.characters[n])
    return unseen


def _unseen_events(state: State) -> vec[i64]:
    seen = state.cells[SEEN_EVENTS]
    unseen = vec[i64]()
    for event in range(N_EVENTS):
        if seen & BIT[event] == 0:
            unseen = append(unseen, event)
    if seen & BIT[N_EVENTS] == 0:
        unseen = append(unseen, SMUGGLING)
    return unseen


def _imagine_ships(state: State, dealt: Deal, tops: vec[i64], rng: Rng) -> None:
    """Follow the ships seen so far through deck and discards (2.7), then draw on from what is left."""
    deck = state.rules.ships[:]
    discards = vec[i64]()
    for round_ in range(1, state.round + 1):
        begin = state.cells[SHIPS_BEFORE + round_ - 1]
        end = state.cells[SHIPS_BEFORE + round_] if round_ < state.round else state.cells[SHIPS_DRAWN]
        for n in range(begin, end):
            if len(deck) == 0:
                deck = discards
                discards = vec[i64]()
            deck = _without(deck, state.cells[SEEN_SHIPS + n] - 1)
        for n in range(begin, end):
            discards = append(discards, state.cells[SEEN_SHIPS + n] - 1)
    shuffle(deck, rng)
    deal_ships(state.rules, dealt, deck, discards, state.round + 1, tops, rng)


def _without(deck: vec[i64], ship: i64) -> vec[i64]:
    """The deck with one such ship fewer."""
    for n in range(len(deck)):
        if deck[n] == ship:
            deck[n] = deck[len(deck) - 1]
            return deck[: len(deck) - 1]
    return deck
