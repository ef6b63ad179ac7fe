"""Windows (8.4): players are asked in turn order and may play one or several characters before the next is asked.

Right after a character that can be copied, whoever holds the Imitator may react.
"""

from mypy_extensions import i64

from kerys.engine.actions import LOOK, PASS_ID, PLAY_ID, first_of, kind_of
from kerys.engine.agenda import (
    ASK_REACTION,
    ASK_WINDOW,
    OPEN_WINDOW,
    REACT,
    SEAT_WINDOW,
    a_of_step,
    b_of_step,
    c_of_step,
    seat_of_step,
    step,
)
from kerys.engine.cards import COPYABLE, PLAYED_IN
from kerys.engine.cards.base import spy
from kerys.engine.cards.effects import CHARACTERS
from kerys.engine.cards.numbers import IMITATOR
from kerys.engine.choices import Choices
from kerys.engine.facts import CARD_PLAYED
from kerys.engine.layout import CARDS, PLAYED
from kerys.engine.pieces import BIT, lowest
from kerys.engine.state import State, tell


def open_window(state: State, opened: i64) -> None:
    """Ask the next seat in turn order that could play something."""
    window = a_of_step(opened)
    cards = PLAYED_IN[window]
    for position in range(b_of_step(opened), state.rules.seats):
        seat = state.seat_at(position)
        if state.cells[CARDS + seat] & cards != 0 and cards_to_play(state, seat, window) != 0:
            state.plan_two(step(ASK_WINDOW, seat, window), step(OPEN_WINDOW, 0, window, position + 1))
            return


def reopen_window(state: State, opened: i64) -> None:
    """Ask one seat alone: before or after its turn, or again after it has played a card."""
    ask_window(state, seat_of_step(opened), a_of_step(opened))


def ask_window(state: State, seat: i64, window: i64) -> None:
    """A seat without anything to play is not asked."""
    if cards_to_play(state, seat, window) != 0:
        state.plan(ASK_WINDOW, seat, window)


def cards_to_play(state: State, seat: i64, window: i64) -> i64:
    """The characters a seat may play in a window, as a mask (8.1, 8.2, 8.6)."""
    mask: i64 = 0
    held = state.cells[CARDS + seat] & PLAYED_IN[window]
    if held != 0:
        held &= state.playable_cards(seat)
    while held != 0:
        card = lowest(held)
        held &= held - 1
        if CHARACTERS[card].usable(state, seat):
            mask |= BIT[card]
    return mask


def window_options(state: State, asked: i64, choices: Choices) -> None:
    seat = seat_of_step(asked)
    choices.add(PASS_ID)
    choices.add_masked(PLAY_ID, cards_to_play(state, seat, a_of_step(asked)))
    spy.offer_looks(state, seat, choices)


def answer_window(state: State, asked: i64, answer: i64) -> None:
    """After a card or a look the same window goes on; `pass` closes it for this seat."""
    if answer == PASS_ID:
        return
    seat = seat_of_step(asked)
    window = a_of_step(asked)
    if kind_of(answer) == LOOK:
        spy.look(state, seat, answer)
        ask_window(state, seat, window)
        return
    state.plan(SEAT_WINDOW, seat, window)
    play_card(state, seat, first_of(answer))


def play_card(state: State, seat: i64, card: i64) -> None:
    """A character is played, then possibly copied."""
    discard(state, seat, card)
    tell(state, CARD_PLAYED, seat, card, card)
    if COPYABLE & BIT[card] != 0:
        state.plan(REACT, seat, card)
    CHARACTERS[card].play(state, seat)


def discard(state: State, seat: i64, card: i64) -> None:
    state.cells[CARDS + seat] &= ~BIT[card]
    state.cells[PLAYED + seat] += 1


def react(state: State, reacting: i64) -> None:
    """12: the Imitator is offered right after another player's character, if its owner could use that card."""
    player = seat_of_step(reacting)
    card = a_of_step(reacting)
    for seat in range(state.rules.seats):
        if (
            seat != player
            and state.playable_cards(seat) & BIT[IMITATOR] != 0
            and CHARACTERS[card].usable(state, seat)
        ):
            state.plan(ASK_REACTION, seat, card, player)


def reaction_options(state: State, asked: i64, choices: Choices) -> None:
    choices.add(PASS_ID)
    choices.add(PLAY_ID + IMITATOR)
    spy.offer_looks(state, seat_of_step(asked), choices)


def answer_reaction(state: State, asked: i64, answer: i64) -> None:
    if answer == PASS_ID:
        return
    seat = seat_of_step(asked)
    card = a_of_step(asked)
    if kind_of(answer) == LOOK:
        spy.look(state, seat, answer)
        state.push(asked)
        return
    discard(state, seat, IMITATOR)
    tell(state, CARD_PLAYED, seat, IMITATOR, card)
    CHARACTERS[card].play(state, seat)


def card_options(state: State, asked: i64, seat: i64, choices: Choices) -> None:
    """The legal answers to a character's own question."""
    CHARACTERS[a_of_step(asked)].options(state, seat, b_of_step(asked), c_of_step(asked), choices)


def answer_card(state: State, asked: i64, answer: i64) -> None:
    """Hand the answer to a character's own question to that character."""
    card = CHARACTERS[a_of_step(asked)]
    card.answer(state, seat_of_step(asked), b_of_step(asked), c_of_step(asked), answer)
