"""What must hold in every position of every game, checked at engine speed; tests and scenario loading use it."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import PASS_ID, PLAY, kind_of
from kerys.engine.agenda import FIRST_TOGETHER
from kerys.engine.brokers import (
    face_of,
    knowers_of,
    owner_of,
    place_of,
    possible_of,
    throne_possible,
    value_of,
)
from kerys.engine.cards import N_CHARACTERS
from kerys.engine.chance import Rng
from kerys.engine.choices import Choices
from kerys.engine.knowledge import full_set
from kerys.engine.layout import (
    BOARD,
    BROKERS,
    CARDS,
    CLOSED,
    FREE_CELLS,
    FRONT,
    GEMS,
    HAND,
    NEW_CARDS,
    ORDER_CARD,
    PALACE_CARD,
    PLAYED,
    QUOTATIONS,
    ROUND,
    SCREENS,
    SEAT_AT,
    SEEN_CHARACTERS,
    SMUGGLINGS,
)
from kerys.engine.machine import NOBODY, advance, answer
from kerys.engine.options import Rules
from kerys.engine.pieces import ALL_VIEWERS, BIT, UP, VALUES, how_many, one
from kerys.engine.rules.moves import is_market, screen_of
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, CITY_MASK, ROUNDS, SMUGGLING_PLACES, TRACK_END

MAX_DECISIONS: Final[i64] = 1000  # far above any real game


def broken_law(state: State) -> str:
    """The first law that a state breaks, in words; empty if it breaks none."""
    fault = _brokers(state)
    if fault == "":
        fault = _board(state)
    if fault == "":
        fault = _cards_and_gems(state)
    if fault == "":
        fault = _order(state)
    return fault


def _brokers(state: State) -> str:
    """Every broker of every set is in exactly one place."""
    for screen in range(SCREENS):
        in_play = screen < state.rules.seats or (screen >= 5 and state.rules.seats == 2)
        count = state.cells[HAND + screen]
        if not in_play:
            if count != 0:
                return f"screen {screen} is not in play but holds brokers"
            continue
        if screen < 5:
            count += state.cells[FRONT + screen]
            for slot in range(4):
                piece = state.throne(screen, slot)
                if piece != 0:
                    count += one(value_of(piece))
                    if throne_possible(piece) & BIT[value_of(piece)] == 0:
                        return f"what everybody knows of the throne room of seat {screen} excludes the truth"
        for i in range(state.cells[BROKERS]):
            piece = state.cells[BOARD + i]
            if screen_of(state, piece) == screen:
                count += one(value_of(piece))
        if count != full_set(state, screen):
            return f"the brokers of screen {screen} are not its full set"
        for value in range(VALUES):
            if how_many(state.cells[HAND + screen], value) > 6:
                return f"a negative number of brokers behind screen {screen}"
    return ""


def _board(state: State) -> str:
    """Places hold what they may hold, and the free market cells are those without a broker."""
    occupied: i64 = 0
    for i in range(state.cells[BROKERS]):
        piece = state.cells[BOARD + i]
        place = place_of(piece)
        if is_market(place):
            if occupied & BIT[place] != 0:
                return "two brokers in one market cell"
            occupied |= BIT[place]
            if state.rules.market & BIT[place] == 0:
                return "a broker in a closed market row"
        elif place < SMUGGLING_PLACES:
            if state.rules.city & BIT[place] == 0:
                return "a broker in a district that is not in use"
        elif place < BORDERS:
            if place - SMUGGLING_PLACES >= state.cells[SMUGGLINGS]:
                return "a broker on a Smuggling place that is not there"
        elif state.rules.borders & BIT[place] == 0 or owner_of(piece) >= state.rules.seats:
            return "a broker on a border where none may stand"
        if face_of(piece) == UP and knowers_of(piece) != ALL_VIEWERS:
            return "a broker stands face up but somebody does not know it"
        if possible_of(piece) & BIT[value_of(piece)] == 0:
            return "what everybody knows of a broker excludes the truth"
    for i in range(state.cells[BROKERS], 40):
        if state.cells[BOARD + i] != 0:
            return "something lies beyond the last broker of the board"
    if state.cells[FREE_CELLS] & occupied != 0 or state.cells[FREE_CELLS] & ~state.rules.market != 0:
        return "the free market cells are wrong"
    if state.cells[CLOSED] & ~CITY_MASK != 0:
        return "something is closed that is no city area"
    return ""


def _cards_and_gems(state: State) -> str:
    """Each character is held once at most, nobody owes gems, at most two characters a round."""
    held: i64 = 0
    for seat in range(state.rules.seats):
        cards = state.cells[CARDS + seat]
        if held & cards != 0:
            return "a character is held twice"
        held |= cards
        if state.cells[NEW_CARDS + seat] & ~cards != 0:
            return "a new card is not held"
        if state.cells[PLAYED + seat] > 2:
            return "more than two characters in a round"
    if held & ~state.cells[SEEN_CHARACTERS] != 0:
        return "a character is held that was never turned up"
    for district in range(4):
        card = state.cells[PALACE_CARD + district] - 1
        if 0 <= card < N_CHARACTERS and held & BIT[card] != 0:
            return "a character is held and lies at a palace"
    for i in range(GEMS, GEMS + 25):
        if state.cells[i] < 0:
            return "a negative number of gems"
    for i in range(QUOTATIONS, QUOTATIONS + 4):
        if not 1 <= state.cells[i] <= TRACK_END:
            return "a quotation is off the track"
    return ""


def _order(state: State) -> str:
    for position in range(state.rules.seats):
        if state.cells[ORDER_CARD + state.cells[SEAT_AT + position]] != position + 1:
            return "order cards and turn order disagree"
    return ""


def check_random_game(rules: Rules, state: State, rng: Rng, eagerness: i64) -> str:
    """Play a game at random and check the laws at every decision, and after one other option taken on a clone.

    `eagerness` out of 8 windows a card is played rather than passed, so that rare cards meet each other.
    """
    choices = Choices()
    others = Choices()
    decisions: i64 = 0
    seat = advance(state, choices)
    while seat != NOBODY:
        fault = broken_law(state)
        if fault != "":
            return f"decision {decisions}: {fault}"
        if choices.count < 1:
            return f"decision {decisions}: somebody is asked and has no option"
        other = state.clone()
        before = list(state.cells)
        answer(other, seat, choices.kth(rng.below(choices.count)))
        advance(other, others)
        fault = broken_law(other)
        if fault != "":
            return f"decision {decisions}, another option: {fault}"
        if list(state.cells) != before:
            return f"decision {decisions}: a clone changed its original"
        decisions += 1
        if decisions > MAX_DECISIONS:
            return "the game does not end"
        answer(state, seat, _eager_pick(choices, rng, eagerness))
        seat = advance(state, choices)
    if state.top() != 0 or state.top_kind() >= FIRST_TOGETHER or not state.over:
        return "the game stopped before its end"
    if state.cells[ROUND] != ROUNDS or state.cells[BROKERS] != 0 or len(state.winners) == 0:
        return "the game ended in a wrong position"
    return broken_law(state)


def _eager_pick(choices: Choices, rng: Rng, eagerness: i64) -> i64:
    picked = choices.kth(rng.below(choices.count))
    if picked == PASS_ID and rng.below(8) < eagerness:
        for k in range(choices.count):
            if kind_of(choices.kth(k)) == PLAY:
                return choices.kth(k)
    return picked
