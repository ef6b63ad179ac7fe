"""Smuggling (two cards): a further place for any number of brokers, up or down as usual, no bonus.

Before the market the highest sum there picks two coloured gems, one black, or 3 points; the neutral takes gems (13.4).
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.actions import PRIZE_BLACK, PRIZE_GEMS, PRIZE_ID, first_of
from kerys.engine.agenda import ASK_COLOUR, ASK_PRIZE, SOURCE_SMUGGLING, a_of_step, seat_of_step, step
from kerys.engine.brokers import place_of
from kerys.engine.cards.event import Event
from kerys.engine.cards.numbers import SMUGGLING
from kerys.engine.choices import Choices
from kerys.engine.facts import CONTEST_SMUGGLING, FOR_EVENT
from kerys.engine.layout import SMUGGLINGS
from kerys.engine.pieces import BIT, BLACK
from kerys.engine.rules.board import bring_back, turn_up
from kerys.engine.rules.gems import best_quoted
from kerys.engine.rules.majority import NOBODY, entry, tell_standings, winner
from kerys.engine.rules.moves import score, win_gem
from kerys.engine.state import State
from kerys.engine.tables import SMUGGLING_PLACES

_ALL_PRIZES: Final[i64] = 0b111


class Smuggling(Event):
    def take_effect(self, state: State, district: i64) -> None:
        Event.take_effect(self, state, district)
        state.cells[SMUGGLINGS] += 1


def count(state: State, n: i64) -> None:
    """Count one Smuggling place, if it is open this round; its brokers go home."""
    if n >= state.cells[SMUGGLINGS]:
        return
    place = SMUGGLING_PLACES + n
    turn_up(state, BIT[place])
    tally: i64 = 0
    for i in range(state.n_brokers()):
        if place_of(state.broker(i)) == place:
            tally += entry(state, state.broker(i))
    tell_standings(state, CONTEST_SMUGGLING, n, tally)
    bring_back(state, BIT[place])
    party = winner(state, tally)
    if party == NOBODY:
        return
    if party < state.rules.seats:
        state.plan(ASK_PRIZE, party, n)
        return
    win_gem(state, party, best_quoted(state), SOURCE_SMUGGLING + n)
    win_gem(state, party, best_quoted(state), SOURCE_SMUGGLING + n)


def prize_options(choices: Choices) -> None:
    choices.add_masked(PRIZE_ID, _ALL_PRIZES)


def answer_prize(state: State, asked: i64, answer: i64) -> None:
    seat = seat_of_step(asked)
    source = SOURCE_SMUGGLING + a_of_step(asked)
    prize = first_of(answer)
    if prize == PRIZE_GEMS:
        state.plan_two(step(ASK_COLOUR, seat, source, 2), step(ASK_COLOUR, seat, source, 1))
    elif prize == PRIZE_BLACK:
        win_gem(state, seat, BLACK, source)
    else:
        score(state, seat, 3, FOR_EVENT + SMUGGLING, a_of_step(asked))
