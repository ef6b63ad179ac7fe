"""The machine: runs automatic steps, asks questions and carries answers out.

`steps` has the table that says which function belongs to which step. The ladders here call the same functions, the most
frequent steps first; tests/engine/test_steps.py checks them against the table.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.agenda import (
    ASK_BIDDER,
    ASK_BIDS,
    ASK_CARD,
    ASK_COLOUR,
    ASK_FAVOUR,
    ASK_FRONT,
    ASK_GEM,
    ASK_LOOK,
    ASK_NEUTRAL,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PRIZE,
    ASK_RANK,
    ASK_REACTION,
    ASK_SIDE,
    ASK_SPECULATION,
    ASK_WINDOW,
    BEGIN_BIDS,
    BEGIN_COUNTING,
    BEGIN_PLACEMENT,
    BEGIN_ROUND,
    CLEAR_DISTRICT,
    CLEAR_MARKET,
    COUNT_AREAS,
    COUNT_DISTRICT,
    COUNT_MEDIATION,
    COUNT_MISSION,
    COUNT_ROW,
    COUNT_SMUGGLING,
    DECLARE_SIDES,
    DRAW_SHIPS,
    END_ROUND,
    FAVOURS,
    FILL_MARKET,
    FINAL_COUNT,
    FIRST_ASK,
    FIRST_TOGETHER,
    HAND_OUT_ORDER,
    HIGHEST_BIDDER,
    LAST_BROKERS,
    LAST_LOOKS,
    MOVE_COLUMNS,
    OPEN_MARKET,
    OPEN_WINDOW,
    RANK_COLUMNS,
    REACT,
    REVEAL_BIDS,
    SEAT_WINDOW,
    SHARE_GEMS,
    SPECULATE,
    TURN,
    TURN_UP,
    kind_of_step,
    seat_of_step,
)
from kerys.engine.cards.ys_plus import diplomatic_mission, mediation, smuggling, speculation
from kerys.engine.chance import deal
from kerys.engine.choices import Choices
from kerys.engine.facts import FactLog
from kerys.engine.layout import SEALED, STEPS
from kerys.engine.options import Rules
from kerys.engine.pieces import BIT
from kerys.engine.rules import end_of_game as end
from kerys.engine.rules import gems, windows
from kerys.engine.rules import phase1_preparation as phase1
from kerys.engine.rules import phase2_turn_order as phase2
from kerys.engine.rules import phase3_placement as phase3
from kerys.engine.rules import phase4_city as city
from kerys.engine.rules import phase4_market as market
from kerys.engine.rules import phase5_kings_favour as favour
from kerys.engine.rules.setup import set_up
from kerys.engine.state import State
from kerys.engine.steps import ONCE_A_ROUND

NOBODY: Final[i64] = -1
THE_END: Final[i64] = 0  # no step has this kind: the agenda is empty
_ONCE_A_ROUND: Final[i64] = sum(1 << int(kind) for kind in ONCE_A_ROUND)


def new_state(rules: Rules, seed: int) -> State:
    """Return the first state of a game, before anything is turned up; `advance` begins it."""
    return set_up(rules, deal(rules, seed))


def run_step(state: State, kind: i64, step: i64) -> None:
    """Carry an automatic step out."""
    a = (step >> 12) & 63  # a_of_step: a district, a row, …
    if kind == TURN:
        phase3.turn(state, step)
    elif kind == SHARE_GEMS:
        gems.share(state, step)
    elif _ONCE_A_ROUND & BIT[kind] != 0:
        run_step_once_a_round(state, kind)
    elif kind == OPEN_WINDOW:
        windows.open_window(state, step)
    elif kind == COUNT_DISTRICT:
        city.count_district(state, a)
    elif kind == COUNT_AREAS:
        city.count_areas(state, a)
    elif kind == CLEAR_DISTRICT:
        city.clear_district(state, a)
    elif kind == TURN_UP:
        phase1.turn_up(state, a)
    elif kind == COUNT_ROW:
        market.count_row(state, a)
    elif kind == SEAT_WINDOW:
        windows.reopen_window(state, step)
    elif kind == REACT:
        windows.react(state, step)
    elif kind == LAST_LOOKS:
        phase3.last_looks(state, step)
    elif kind == DECLARE_SIDES:
        phase3.declare_sides(state, step)
    elif kind == COUNT_MEDIATION:
        mediation.count(state, a)
    elif kind == COUNT_SMUGGLING:
        smuggling.count(state, a)


def run_step_once_a_round(state: State, kind: i64) -> None:
    """Carry a step without arguments out."""
    if kind == BEGIN_ROUND:
        phase1.begin_round(state)
    elif kind == DRAW_SHIPS:
        phase1.draw_ships(state)
    elif kind == FILL_MARKET:
        phase1.fill_market(state)
    elif kind == SPECULATE:
        speculation.begin(state)
    elif kind == BEGIN_BIDS:
        phase2.begin_bids(state)
    elif kind == REVEAL_BIDS:
        phase2.ask_for_order(state)
    elif kind == HAND_OUT_ORDER:
        phase2.hand_out_order(state)
    elif kind == BEGIN_PLACEMENT:
        phase3.begin_placement(state)
    elif kind == LAST_BROKERS:
        phase3.last_brokers(state)
    elif kind == BEGIN_COUNTING:
        city.begin_counting(state)
    elif kind == COUNT_MISSION:
        diplomatic_mission.count(state)
    elif kind == OPEN_MARKET:
        market.open_market(state)
    elif kind == RANK_COLUMNS:
        market.rank_columns(state)
    elif kind == MOVE_COLUMNS:
        market.move_columns(state)
    elif kind == HIGHEST_BIDDER:
        market.highest_bidder(state)
    elif kind == CLEAR_MARKET:
        market.clear_market(state)
    elif kind == FAVOURS:
        favour.favours(state)
    elif kind == END_ROUND:
        end.end_round(state)
    elif kind == FINAL_COUNT:
        end.final_count(state)


def fill_options(state: State, seat: i64, choices: Choices) -> None:
    """Fill in the legal answers of a seat that owes one."""
    asked = state.top()
    fill_options_of(state, kind_of_step(asked), asked, seat, choices)


def fill_options_of(state: State, kind: i64, asked: i64, seat: i64, choices: Choices) -> None:
    """The same for a question that the caller has at hand."""
    choices.count = 0
    choices.used = 0
    if kind == ASK_PLACE:
        phase3.place_options(state, asked, choices)
    elif kind == ASK_GEM:
        gems.gem_options(state, choices)
    elif kind == ASK_BIDS:
        phase2.bid_options(state, seat, choices)
    elif kind == ASK_ORDER:
        phase2.order_options(state, choices)
    elif kind == ASK_WINDOW:
        windows.window_options(state, asked, choices)
    elif kind == ASK_CARD:
        windows.card_options(state, asked, seat, choices)
    elif kind == ASK_COLOUR:
        gems.colour_options(choices)
    elif kind == ASK_RANK:
        market.rank_options(asked, choices)
    elif kind == ASK_BIDDER:
        market.bidder_options(choices)
    elif kind == ASK_NEUTRAL:
        phase3.neutral_options(state, seat, choices)
    elif kind == ASK_FAVOUR:
        favour.favour_options(state, seat, choices)
    elif kind == ASK_FRONT:
        phase3.front_options(state, seat, choices)
    elif kind == ASK_REACTION:
        windows.reaction_options(state, asked, choices)
    elif kind == ASK_LOOK:
        phase3.look_options(state, seat, choices)
    elif kind == ASK_SIDE:
        phase3.side_options(state, asked, choices)
    elif kind == ASK_PRIZE:
        smuggling.prize_options(choices)
    elif kind == ASK_SPECULATION:
        speculation.options(choices)


def carry_out(state: State, kind: i64, asked: i64, answer: i64) -> None:
    """Carry out the legal answer to a question that one seat was asked."""
    if kind == ASK_PLACE:
        phase3.answer_place(state, asked, answer)
    elif kind == ASK_GEM:
        gems.answer_gem(state, asked, answer)
    elif kind == ASK_ORDER:
        phase2.answer_order(state, asked, answer)
    elif kind == ASK_WINDOW:
        windows.answer_window(state, asked, answer)
    elif kind == ASK_COLOUR:
        gems.answer_colour(state, asked, answer)
    elif kind == ASK_RANK:
        market.answer_rank(state, asked, answer)
    elif kind == ASK_BIDDER:
        market.answer_bidder(state, asked, answer)
    elif kind == ASK_CARD:
        windows.answer_card(state, asked, answer)
    elif kind == ASK_NEUTRAL:
        phase3.answer_neutral(state, asked, answer)
    elif kind == ASK_FRONT:
        phase3.answer_front(state, asked, answer)
    elif kind == ASK_REACTION:
        windows.answer_reaction(state, asked, answer)
    elif kind == ASK_LOOK:
        phase3.answer_look(state, asked, answer)
    elif kind == ASK_SIDE:
        phase3.answer_side(state, asked, answer)
    elif kind == ASK_PRIZE:
        smuggling.answer_prize(state, asked, answer)


def settle_sealed(state: State) -> None:
    """Carry sealed answers out once all are in, in seat order whatever order they came in."""
    asked = state.top()
    kind = kind_of_step(asked)
    if state.log is not None:
        _log_sealed(state, state.log)
    state.pop()
    for seat in range(state.rules.seats):
        answer = state.cells[SEALED + seat] - 1
        state.cells[SEALED + seat] = 0
        if kind == ASK_BIDS:
            phase2.settle_bid(state, seat, answer)
        elif kind == ASK_FAVOUR:
            favour.settle_favour(state, seat, answer)
        elif kind == ASK_SPECULATION:
            speculation.settle(state, seat, answer)


def _log_sealed(state: State, log: FactLog) -> None:
    """Log sealed answers together, so that the log does not show who was first or changed their mind."""
    choices = Choices()
    for seat in range(state.rules.seats):
        fill_options(state, seat, choices)
        log.answered(seat, state.cells[SEALED + seat] - 1, choices.count == 1)


def next_seat(state: State) -> i64:
    """Return the seat that owes an answer now (at a sealed question the first of them), or NOBODY."""
    asked = state.top()
    kind = kind_of_step(asked)
    if kind >= FIRST_ASK:
        return seat_of_step(asked)
    if kind >= FIRST_TOGETHER:
        for seat in range(state.rules.seats):
            if state.cells[SEALED + seat] == 0:
                return seat
    return NOBODY


def advance(state: State, choices: Choices, until: i64 = THE_END) -> i64:
    """Run until a seat has a real choice and return that seat; its options are then in `choices`.

    A question with a single option is answered here (and written into the log as forced). The game stops where a step
    of the kind `until` comes next, and at its end; then nobody has a choice (NOBODY).
    """
    cells = state.cells
    while True:
        depth = cells[STEPS]
        step = cells[depth]
        kind = step & 255
        if kind < FIRST_TOGETHER:
            if kind == until or kind == THE_END:
                return NOBODY
            cells[depth] = 0
            cells[STEPS] = depth - 1
            if kind == TURN:  # many steps: a call less
                phase3.turn(state, step)
            else:
                run_step(state, kind, step)
            continue
        seat = (step >> 8) & 15
        if kind < FIRST_ASK:
            seat = next_seat(state)
            if seat == NOBODY:
                settle_sealed(state)
                continue
        if kind == ASK_PLACE:  # most questions: a call less
            choices.count = 0
            choices.used = 0
            phase3.place_options(state, step, choices)
        else:
            fill_options_of(state, kind, step, seat, choices)
        if choices.count != 1 or (kind == ASK_FRONT and not phase3.front_is_forced(state, seat)):
            return seat
        answer(state, seat, choices.kth(0), forced=True)


def answer(state: State, seat: i64, answer_: i64, forced: bool = False) -> None:
    """Take a legal answer of a seat; a sealed one may be replaced until all are in."""
    cells = state.cells
    depth = cells[STEPS]
    asked = cells[depth]
    kind = asked & 255
    if kind < FIRST_ASK:
        cells[SEALED + seat] = answer_ + 1
        return
    if state.log is not None:
        state.log.answered(seat, answer_, forced)
    cells[depth] = 0
    cells[STEPS] = depth - 1
    if kind == ASK_PLACE:  # most answers: a call less
        phase3.answer_place(state, asked, answer_)
    else:
        carry_out(state, kind, asked, answer_)
