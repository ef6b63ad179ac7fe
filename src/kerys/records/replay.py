"""Replaying a record: every answer is given again and must fit; if not, the error says what would."""

from kerys.engine.actions import text_of
from kerys.engine.agenda import (
    ASK_CARD,
    ASK_REACTION,
    ASK_WINDOW,
    FIRST_ASK,
    FIRST_TOGETHER,
    a_of_step,
    kind_of_step,
)
from kerys.engine.choices import Choices
from kerys.engine.errors import BadScenario
from kerys.engine.facts import FactLog
from kerys.engine.machine import advance, answer, fill_options, next_seat
from kerys.engine.options import rules_of
from kerys.engine.pieces import CHARACTER_NAMES, SEAT_NAMES, WINDOW_NAMES
from kerys.engine.search import SearchState, laid_out
from kerys.engine.state import State
from kerys.engine.steps import STEP_NAMES
from kerys.records.lines import shown
from kerys.records.record import (
    Answer,
    History,
    Record,
    all_answers,
    answer_text,
    end_line,
    listed_answers,
)
from kerys.records.scenario import read_scenario


def replay(record: Record) -> History:
    """Play a record through; raises BadRecord at the first line that does not fit."""
    first, state = _begin(record)
    log = FactLog()
    state.log = log
    choices = Choices()
    advance(state, choices)
    n = 0
    while n < len(record.answers):
        if n < len(log.answers):
            _check_taken(log.answers[n], record.answers[n])
            n += 1
        elif FIRST_TOGETHER <= state.top_kind() < FIRST_ASK:
            sealed = record.answers[n : n + state.rules.seats]
            _seal(state, sealed)
            n += len(sealed)
        else:
            _give(state, record.answers[n])
            n += 1
        advance(state, choices)
    history = History(state, log, first, record.names)
    _check_end(history, record)
    return history


def _begin(record: Record) -> tuple[State | None, SearchState]:
    """The position it began from (None: a new game) and the one to play on from."""
    rules = rules_of(record.options)
    if record.deal is not None or record.begun is None:
        assert record.deal is not None
        return None, laid_out(rules, record.deal)
    try:
        first = read_scenario(record.scenario)
    except BadScenario as error:
        raise record.begun.wrong(f"the scenario that follows does not fit: there, {error}") from None
    return first.clone(), first


def _check_taken(taken: tuple[int, int, bool], told: Answer) -> None:
    """An answer that the engine gave itself, because it was the only one."""
    seat, id_, _ = taken
    if (seat, id_, True) != (told.seat, told.id, told.forced):
        wanted = answer_text(SEAT_NAMES[seat], text_of(id_), forced=True)
        raise told.line.wrong(f"it says “{shown(told.line.text)}”, but “{wanted}” follows by itself here")


def _give(state: State, told: Answer) -> None:
    """The answer of the one seat that is asked."""
    seat = next_seat(state)
    choices = Choices()
    if seat >= 0:
        fill_options(state, seat, choices)
    if seat != told.seat or not choices.allows(told.id) or told.forced:
        raise told.line.wrong(_unfit(state, told))
    answer(state, seat, told.id)


def _seal(state: State, sealed: list[Answer]) -> None:
    """The answers to a sealed question, in whatever order they are told; those without a choice first."""
    seats: set[int] = set()
    choices = Choices()
    for told in sorted(sealed, key=lambda told: not told.forced):
        if told.seat in seats:
            raise told.line.wrong(f"{SEAT_NAMES[told.seat]} has answered this question before")
        seats.add(told.seat)
        fill_options(state, told.seat, choices)
        if not choices.allows(told.id) or told.forced != (choices.count == 1):
            raise told.line.wrong(_unfit(state, told))
        answer(state, told.seat, told.id)


def _unfit(state: State, told: Answer) -> str:
    """Why an answer does not fit: what it says, what is asked of whom, what would be legal."""
    says = f"it says “{shown(told.line.text)}”"
    if state.over:
        return f"{says}, but the game is over"
    sealed = state.top_kind() < FIRST_ASK
    seat = told.seat if sealed else next_seat(state)
    whom = f"{SEAT_NAMES[seat]} is asked “{asked(state)}”"
    legal = f"legal would be {listed_answers(state, seat)}"
    if seat == told.seat and told.forced:
        return f"{says}, as if there were no choice, but {whom} and {legal}"
    return f"{says}, but {whom}; {legal}"


def asked(state: State) -> str:
    """The question on top of the agenda in a word or two."""
    step = state.top()
    kind = kind_of_step(step)
    if kind == ASK_WINDOW:
        return f"window {WINDOW_NAMES[a_of_step(step)]}"
    if kind in (ASK_CARD, ASK_REACTION):
        return f"{STEP_NAMES[kind]} {CHARACTER_NAMES[a_of_step(step)]}"
    return STEP_NAMES[kind]


def _check_end(history: History, record: Record) -> None:
    """The last line must agree with what the answers led to."""
    found = all_answers(history)
    if len(found) > len(record.answers):
        seat, id_, forced = found[len(record.answers)]
        follows = answer_text(SEAT_NAMES[seat], text_of(id_), forced)
        raise record.end.wrong(f"the record ends too early: “{follows}” follows by itself")
    wanted = end_line(history.state, len(record.answers))
    if " ".join(record.end.words) != wanted:
        raise record.end.wrong(
            f"it says “{shown(record.end.text)}”, but the answers above lead to “{wanted}”"
        )
