"""Replay a record: give every answer again; an error says which answers would have been legal."""

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
from kerys.engine.cards import CHARACTER_NAMES
from kerys.engine.choices import Choices
from kerys.engine.errors import BadScenario
from kerys.engine.facts import FactLog
from kerys.engine.machine import advance, answer, fill_options, next_seat
from kerys.engine.options import rules_of
from kerys.engine.pieces import SEAT_NAMES, WINDOW_NAMES
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
    """Replay a record; raise BadRecord at the first line that does not fit."""
    first, state = _begin(record)
    log = FactLog()
    state.log = log
    choices = Choices()
    advance(state, choices)
    n = 0
    while n < len(record.answers):
        if n < len(log.answers):
            _check_forced(log.answers[n], record.answers[n])
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
    """Return the scenario it begins with (None: a new game), and the state to play on."""
    rules = rules_of(record.options)
    if record.deal is not None or record.begun is None:
        assert record.deal is not None
        return None, laid_out(rules, record.deal)
    try:
        first = read_scenario(record.scenario)
    except BadScenario as error:
        raise record.begun.wrong(f"the scenario that follows does not fit: there, {error}") from None
    return first.clone(), first


def _check_forced(forced_answer: tuple[int, int, bool], answer_given: Answer) -> None:
    """Check an answer the engine gave itself because it was the only legal one."""
    seat, id_, _ = forced_answer
    if (seat, id_, True) != (answer_given.seat, answer_given.id, answer_given.forced):
        wanted = answer_text(SEAT_NAMES[seat], text_of(id_), forced=True)
        raise answer_given.line.wrong(
            f"it says “{shown(answer_given.line.text)}”, but “{wanted}” follows by itself here"
        )


def _give(state: State, answer_given: Answer) -> None:
    """Give the answer of the one seat that is asked."""
    seat = next_seat(state)
    choices = Choices()
    if seat >= 0:
        fill_options(state, seat, choices)
    if seat != answer_given.seat or not choices.allows(answer_given.id) or answer_given.forced:
        raise answer_given.line.wrong(_unfit(state, answer_given))
    answer(state, seat, answer_given.id)


def _seal(state: State, sealed: list[Answer]) -> None:
    """Give the answers to a sealed question, in any order; forced ones first."""
    seats: set[int] = set()
    choices = Choices()
    for answer_given in sorted(sealed, key=lambda answer_given: not answer_given.forced):
        if answer_given.seat in seats:
            raise answer_given.line.wrong(
                f"{SEAT_NAMES[answer_given.seat]} has answered this question before"
            )
        seats.add(answer_given.seat)
        fill_options(state, answer_given.seat, choices)
        if not choices.allows(answer_given.id) or answer_given.forced != (choices.count == 1):
            raise answer_given.line.wrong(_unfit(state, answer_given))
        answer(state, answer_given.seat, answer_given.id)


def _unfit(state: State, answer_given: Answer) -> str:
    """Explain why an answer does not fit: its text, the question and seat asked, the legal answers."""
    says = f"it says “{shown(answer_given.line.text)}”"
    if state.over:
        return f"{says}, but the game is over"
    sealed = state.top_kind() < FIRST_ASK
    seat = answer_given.seat if sealed else next_seat(state)
    asks = f"{SEAT_NAMES[seat]} is asked “{asked(state)}”"
    legal = f"legal would be {listed_answers(state, seat)}"
    if seat == answer_given.seat and answer_given.forced:
        return f"{says}, as if there were no choice, but {asks} and {legal}"
    return f"{says}, but {asks}; {legal}"


def asked(state: State) -> str:
    """Return the question on top of the agenda in a word or two."""
    step = state.top()
    kind = kind_of_step(step)
    if kind == ASK_WINDOW:
        return f"window {WINDOW_NAMES[a_of_step(step)]}"
    if kind in (ASK_CARD, ASK_REACTION):
        return f"{STEP_NAMES[kind]} {CHARACTER_NAMES[a_of_step(step)]}"
    return STEP_NAMES[kind]


def _check_end(history: History, record: Record) -> None:
    """Check that the last line agrees with the result of the answers."""
    answers = all_answers(history)
    if len(answers) > len(record.answers):
        seat, id_, forced = answers[len(record.answers)]
        follows = answer_text(SEAT_NAMES[seat], text_of(id_), forced)
        raise record.end.wrong(f"the record ends too early: “{follows}” follows by itself")
    wanted = end_line(history.state, len(record.answers))
    if " ".join(record.end.words) != wanted:
        raise record.end.wrong(
            f"it says “{shown(record.end.text)}”, but the answers above lead to “{wanted}”"
        )
