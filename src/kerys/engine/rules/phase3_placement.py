"""Phase 3: placing brokers, two a turn, one up and one down (5.1-5.4), with what characters and events change."""

from mypy_extensions import i64

from kerys.engine.actions import (
    FROM_FRONT,
    FROM_HAND,
    FRONT_ID,
    LOOK_ID,
    MEANINGS,
    NEUTRAL_BROKER,
    PASS_ID,
    PLACE_ID,
    TO_ID,
    first_of,
    place_run,
    second_of,
    third_of,
)
from kerys.engine.agenda import (
    ASK_FRONT,
    ASK_LOOK,
    ASK_NEUTRAL,
    ASK_PLACE,
    ASK_SIDE,
    DECLARE_SIDES,
    LAST_LOOKS,
    ONE_MORE_B,
    SEAT_WINDOW,
    TURN,
    a_of_step,
    b_of_step,
    c_of_step,
    seat_of_step,
)
from kerys.engine.brokers import at_place, face_of, knowers_of, owner_of, place_of
from kerys.engine.cards import PLAYED_IN
from kerys.engine.cards.base import cardinal, illusionist, spy
from kerys.engine.cards.numbers import REVOLT
from kerys.engine.cards.ys_plus import philosopher
from kerys.engine.choices import Choices
from kerys.engine.facts import FRONT_REPLACED, LAST_BROKER, SENT_BACK, SIDE_DECLARED
from kerys.engine.layout import (
    BORDER_RIGHTS,
    CARDS,
    CLOSED,
    EFFECTS,
    EVENTS_NOW,
    FREE_CELLS,
    FRONT,
    HAND,
    LOOKS,
    PHASE,
    SEAT_AT,
)
from kerys.engine.pieces import (
    AFTER_TURN,
    ALL_VIEWERS,
    BEFORE_TURN,
    BIT,
    BITS_IN_BYTE,
    COUNTING,
    DOWN,
    NEUTRAL,
    UP,
    VALUES,
    distinct,
    one,
    popcount,
    size,
    unpacked,
)
from kerys.engine.rules.moves import put_broker, take_back
from kerys.engine.rules.places import NO_BROKER, district_with, open_places
from kerys.engine.rules.windows import ask_window
from kerys.engine.state import State, tell
from kerys.engine.tables import BORDERS, SIDE_A, SIDE_B


def begin_placement(state: State) -> None:
    """Put phase 3 on the agenda."""
    state.plan_in_order(state.rules.placement)


def turn(state: State, turning: i64) -> None:
    """One seat's turn: W2, two placings, with two players a neutral broker, W3. Then the next position or turn."""
    cells = state.cells
    number = (turning >> 12) & 63  # a_of_step and b_of_step; turns and placings are most of a game
    position = (turning >> 18) & 63
    seats = state.rules.seats
    if position + 1 < seats:
        state.push(turning + ONE_MORE_B)
    elif number < state.rules.turns:
        state.plan(TURN, 0, number + 1, 0)
    seat = cells[SEAT_AT + position]
    cards = cells[CARDS + seat]
    if cards & PLAYED_IN[AFTER_TURN] != 0:  # no card is won before then
        state.plan(SEAT_WINDOW, seat, AFTER_TURN)
    if seats == 2:
        state.plan(ASK_NEUTRAL, seat)
    state.push(ASK_PLACE + ONE_MORE_B + (seat << 8) + (number << 12))  # b is 1: the first of two
    if cards & PLAYED_IN[BEFORE_TURN] != 0:
        ask_window(state, seat, BEFORE_TURN)


# --- The two placings of a turn -------------------------------------------------------------------------------


def place_options(state: State, asked: i64, choices: Choices) -> None:
    """5.1: the first either way, the second the other way; with the Cardinal also two face down (15.5)."""
    seat = (asked >> 8) & 15
    cells = state.cells
    if cells[EVENTS_NOW] | cells[BORDER_RIGHTS + seat] | cells[EFFECTS + seat] == 0:
        # No event and no character of this seat has a say: the places are open to both faces, and one run holds
        # them both because the ids of the five values face up follow those face down.
        places = (state.rules.city & ~cells[CLOSED]) | cells[FREE_CELLS]
        values = distinct(cells[HAND + seat])
        n = popcount(places)
        count = n * BITS_IN_BYTE[values]
        if (asked >> 18) & 63 == 1:  # b_of_step
            values |= values << VALUES
            count += count
        elif (asked >> 24) & 1 == DOWN:  # c_of_step
            values <<= VALUES
        choices.add_run(PLACE_ID, places, values, n, count)
    elif b_of_step(asked) == 1:
        _add_placings(state, seat, DOWN, choices, 0)
        _add_placings(state, seat, UP, choices, 0)
    elif c_of_step(asked) & 1 == UP:
        _add_placings(state, seat, DOWN, choices, 0)
    else:
        _add_placings(state, seat, UP, choices, 0)
        if cardinal.may_place_two_down(state, seat):
            banned: i64 = 0
            in_revolt = district_with(state, REVOLT)
            if in_revolt & BIT[c_of_step(asked) >> 1] != 0:
                banned = in_revolt  # 15.15: one of two face-down brokers must stand elsewhere
            _add_placings(state, seat, DOWN, choices, banned)
    if cells[LOOKS + seat] != 0:
        spy.offer_looks(state, seat, choices)


def _add_placings(state: State, seat: i64, face: i64, choices: Choices, banned: i64) -> None:
    cells = state.cells
    areas = open_places(state, seat, face) & ~banned
    places = areas
    if cells[BORDER_RIGHTS + seat] != 0:
        places |= philosopher.borders_for(state, seat, areas)
    _add_values(choices, cells[HAND + seat], FROM_HAND + face, places)
    if illusionist.may_place_from_front(state, seat):
        areas &= ~district_with(state, REVOLT)
        places = areas | philosopher.borders_for(state, seat, areas)
        _add_values(choices, cells[FRONT + seat], FROM_FRONT + face, places)


def _add_values(choices: Choices, brokers: i64, source_and_face: i64, places: i64) -> None:
    if places != 0 and brokers != 0:
        values = distinct(brokers)
        n = popcount(places)
        choices.add_run(place_run(source_and_face, 0), places, values, n, n * BITS_IN_BYTE[values])


def answer_place(state: State, asked: i64, answer: i64) -> None:
    seat = (asked >> 8) & 15
    if answer >= LOOK_ID:
        spy.look(state, seat, answer)
        state.push(asked)
        return
    meaning = MEANINGS[answer]  # first_of, second_of and third_of in one
    source_and_face = (meaning >> 8) & 255
    place = meaning >> 24
    if (asked >> 18) & 63 == 1:  # now the second, which has to know the first's face and place
        state.push(asked + ONE_MORE_B + (((source_and_face & 1) | (place << 1)) << 24))
    if source_and_face >= FROM_FRONT:
        state.plan(ASK_FRONT, seat)
    if place >= BORDERS:
        philosopher.use_border(state, seat, place)
    put_broker(state, seat, source_and_face, (meaning >> 16) & 255, place, (asked >> 12) & 63)


def front_options(state: State, seat: i64, choices: Choices) -> None:
    """Illusionist: one from behind the screen takes the place in front, openly."""
    choices.add_masked(FRONT_ID, distinct(state.hand(seat)))


def front_is_forced(state: State, seat: i64) -> bool:
    """Answered for the seat only if everybody can see that there is no choice; else it would tell of the hand (14.5)."""
    return size(state.hand(seat)) == 1


def answer_front(state: State, asked: i64, answer: i64) -> None:
    seat = seat_of_step(asked)
    value = first_of(answer)
    state.cells[HAND + seat] -= one(value)
    state.cells[FRONT + seat] += one(value)
    tell(state, FRONT_REPLACED, seat, value)


def neutral_options(state: State, seat: i64, choices: Choices) -> None:
    """10.3: one of the neutral brokers, face down."""
    _add_values(choices, state.hand(5 + seat), NEUTRAL_BROKER, open_places(state, NEUTRAL, DOWN))


def answer_neutral(state: State, asked: i64, answer: i64) -> None:
    put_broker(state, seat_of_step(asked), NEUTRAL_BROKER, second_of(answer), third_of(answer), 0)


# --- When all have placed -------------------------------------------------------------------------------------


def last_brokers(state: State) -> None:
    """5.4: the remaining broker joins those in front."""
    for seat in range(state.rules.seats):
        hand = state.hand(seat)
        state.cells[HAND + seat] = 0
        state.cells[FRONT + seat] += hand
        if state.log is not None:
            for value in unpacked(hand):
                tell(state, LAST_BROKER, seat, value)


def last_looks(state: State, looking: i64) -> None:
    """The Spy's last chance."""
    for position in range(b_of_step(looking), state.rules.seats):
        seat = state.seat_at(position)
        if state.cells[LOOKS + seat] != 0:
            state.plan(LAST_LOOKS, 0, 0, position + 1)
            ask_last_look(state, seat)
            return
    for seat in range(state.rules.seats):
        state.cells[LOOKS + seat] = 0


def ask_last_look(state: State, seat: i64) -> None:
    choices = Choices()
    spy.offer_looks(state, seat, choices)
    if choices.count != 0:
        state.plan(ASK_LOOK, seat)


def look_options(state: State, seat: i64, choices: Choices) -> None:
    choices.add(PASS_ID)
    spy.offer_looks(state, seat, choices)


def answer_look(state: State, asked: i64, answer: i64) -> None:
    if answer != PASS_ID:
        spy.look(state, seat_of_step(asked), answer)
        ask_last_look(state, seat_of_step(asked))


# --- Brokers on borders ---------------------------------------------------------------------------------------


def declare_sides(state: State, declaring: i64) -> None:
    """15.14: in turn order, each player all of the own; a broker with no legal side goes back uncounted."""
    if state.rules.ys_plus:
        for position in range(b_of_step(declaring), state.rules.seats):
            i = first_on_border(state, state.seat_at(position))
            if i != NO_BROKER:
                state.plan(DECLARE_SIDES, 0, 0, position)
                declare_side(state, i)
                return
        for seat in range(state.rules.seats):
            state.cells[BORDER_RIGHTS + seat] = 0
    state.cells[PHASE] = COUNTING


def first_on_border(state: State, seat: i64) -> i64:
    """The first broker of a seat on a border, or NO_BROKER."""
    for i in range(state.n_brokers()):
        if owner_of(state.broker(i)) == seat and place_of(state.broker(i)) >= BORDERS:
            return i
    return NO_BROKER


def declare_side(state: State, i: i64) -> None:
    if sides_of(state, i) != 0:
        state.plan(ASK_SIDE, owner_of(state.broker(i)), i)
        return
    piece = state.broker(i)
    tell(state, SENT_BACK, owner_of(piece), place_of(piece), state.nth_at_place(i))
    state.drop_broker(i)
    take_back(state, piece, seen=knowers_of(piece) == ALL_VIEWERS)


def sides_of(state: State, i: i64) -> i64:
    """The legal sides of a broker on a border, as a mask."""
    piece = state.broker(i)
    border = place_of(piece)
    areas = open_places(state, owner_of(piece), face_of(piece), i, NO_BROKER) & ~district_with(state, REVOLT)
    return areas & (BIT[SIDE_A[border]] | BIT[SIDE_B[border]])


def side_options(state: State, asked: i64, choices: Choices) -> None:
    choices.add_masked(TO_ID, sides_of(state, a_of_step(asked)))


def answer_side(state: State, asked: i64, answer: i64) -> None:
    """The broker arrives in its area now."""
    i = a_of_step(asked)
    piece = state.broker(i)
    place = first_of(answer)
    tell(state, SIDE_DECLARED, owner_of(piece), place_of(piece), state.nth_at_place(i), place)
    state.drop_broker(i)
    state.add_broker(at_place(piece, place))
