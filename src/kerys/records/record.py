"""Records: a game as text. Options, the deal (or the scenario it began from), a line for each answer, an end.

    kerys record 1
    players 4
    order orange blue yellow violet
    stack 1 spy queen king
    …
    # round 1
    blue bid 2 4
    …
    violet order 2 !
    end 263 blue 77 orange 71 violet 64 yellow 85 won yellow

`!` marks an answer that was the only one, so that the engine gave it. The last line tells whether the record
is whole.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kerys.engine import layout as at
from kerys.engine.actions import id_of, text_of
from kerys.engine.chance import Deal
from kerys.engine.choices import Choices
from kerys.engine.errors import BadRecord, UnknownAnswer
from kerys.engine.facts import LAST_BROKER, ORDER_TAKEN, ROUND_BEGAN, FactLog
from kerys.engine.machine import fill_options
from kerys.engine.options import Options, rules_of
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.search import SearchState
from kerys.engine.state import State
from kerys.records.dealt import DEAL_KEYS, deal_lines, read_deal
from kerys.records.lines import Line, Upgrade, listed, shown, versioned_lines
from kerys.records.pending import party_names
from kerys.records.scenario_text import scenario_of
from kerys.records.settings import OPTION_KEYS, is_option, option_lines, read_options

RECORD_VERSION: Final = 1
UPGRADES: Final[dict[int, Upgrade]] = {}  # version → function that converts its lines to the next version
FORCED: Final = "!"
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Answer:
    """One line of a record."""

    seat: int
    id: int
    forced: bool
    line: Line

    def __str__(self) -> str:
        return answer_text(SEAT_NAMES[self.seat], text_of(self.id), self.forced)


@dataclass(frozen=True)
class Record:
    """A record that has been read but not replayed."""

    text: str
    options: Options
    names: dict[int, str]
    deal: Deal | None
    begun: Line | None  # the line “scenario”, if it began from one instead of a deal
    scenario: str
    answers: list[Answer]
    end: Line


@dataclass
class History:
    """The data of a record: the current state, the log that led to it and the first position."""

    state: SearchState
    log: FactLog
    first: State | None = None  # the position it began from; None: a new game
    names: dict[int, str] = field(default_factory=dict)


# --- Writing ------------------------------------------------------------------------------------------------


def write_record(history: History) -> str:
    state = history.state
    lines = [f"kerys record {RECORD_VERSION}"]
    if history.first is None:
        lines += option_lines(state.rules.options)
        lines += name_lines(history)
        lines += deal_lines(state.rules, state.deal)
    else:
        lines += name_lines(history)
        lines.append("scenario")
        lines += ["  " + line for line in scenario_of(history.first).splitlines()]
    answers = [
        answer_text(SEAT_NAMES[seat], text_of(id_), forced) for seat, id_, forced in all_answers(history)
    ]
    lines += with_headings(history, answers)
    lines.append(end_line(state, len(answers)))
    return "\n".join(lines) + "\n"


def name_lines(history: History) -> list[str]:
    return [f"name {SEAT_NAMES[seat]} {checked_name(name)}" for seat, name in sorted(history.names.items())]


def checked_name(name: str) -> str:
    """Return a player's name if it fits on a line; raise BadRecord otherwise."""
    if not name or len(name) > _LONGEST_NAME or not name.isprintable() or name != " ".join(name.split()):
        raise BadRecord(
            f"“{shown(name)}” is not a name for a record: up to {_LONGEST_NAME} letters with single spaces"
        )
    return name


def answer_text(name: str, text: str, forced: bool) -> str:
    return f"{name} {text} {FORCED}" if forced else f"{name} {text}"


def all_answers(history: History) -> list[tuple[int, int, bool]]:
    """Return all answers as (seat, id, forced); sealed ones of the open question last, in seat order."""
    return list(history.log.answers) + open_answers(history.state)


def open_answers(state: State) -> list[tuple[int, int, bool]]:
    choices = Choices()
    answers = []
    for seat in range(state.rules.seats):
        if state.cells[at.SEALED + seat]:
            fill_options(state, seat, choices)
            answers.append((seat, int(state.cells[at.SEALED + seat]) - 1, bool(choices.count == 1)))
    return answers


def with_headings(history: History, answers: list[str]) -> Iterator[str]:
    """Yield the answers, with comments that announce rounds and phases."""
    log, seats = history.log, int(history.state.rules.seats)
    shown_facts = orders = 0
    for n, answer in enumerate(answers):
        before = log.facts_before[n] if n < len(log.facts_before) else len(log.facts)
        heading = ""
        for kind, _, numbers in log.facts[shown_facts:before]:
            if kind == ROUND_BEGAN:
                heading, orders = f"# round {numbers[0]}", 0
            elif kind == ORDER_TAKEN:
                orders += 1
                if orders == seats:
                    heading = "# placement"
            elif kind == LAST_BROKER:
                heading = "# all have placed"
        if heading:
            yield heading
        yield answer
        shown_facts = before


def end_line(state: State, answers: int) -> str:
    if not state.over:
        return f"end {answers} unfinished"
    names = party_names(state)
    points = " ".join(f"{name} {state.points(party)}" for party, name in enumerate(names))
    return f"end {answers} {points} won {' '.join(names[party] for party in state.winners)}"


# --- Reading ------------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """Read the parts of a record; only a replay checks its answers."""
    lines = versioned_lines(text, "record", RECORD_VERSION, UPGRADES, BadRecord)
    for line in lines:
        if not line.text:
            raise line.wrong("a record has no empty line; several records are an archive")
    if not lines or lines[-1].key != "end":
        raise BadRecord("the record is cut off: its last line should be “end …”")
    end = lines.pop()
    scenario = [line for line in lines if line.text.startswith("  ")]
    lines = [line for line in lines if not line.text.startswith(("  ", "#"))]
    options = [line for line in lines if is_option(line)]
    dealt = [line for line in lines if line.key in DEAL_KEYS]
    begun = [line for line in lines if line.key == "scenario"]
    answer_lines = [line for line in lines if line.key in SEAT_NAMES]
    names = [line for line in lines if line.key == "name"]
    for line in lines:
        if line.key not in (*OPTION_KEYS, *DEAL_KEYS, *SEAT_NAMES, "scenario", "name"):
            raise line.wrong(f"“{shown(line.text)}” is not a line of a record; an answer begins with a seat")
    if begun:
        _check_scenario(begun, scenario, options + dealt)
        chosen = _scenario_options(scenario)
        deal = None
    else:
        if scenario:
            raise scenario[0].wrong("only a scenario is indented, under a line “scenario”")
        chosen = read_options(options, BadRecord)
        deal = read_deal(dealt, rules_of(chosen), BadRecord)
    seats = SEAT_NAMES[: chosen.players]
    block = "\n".join(line.text[2:] for line in scenario)
    answers = [_read_answer(line, seats) for line in answer_lines]
    return Record(
        text, chosen, _read_names(names, seats), deal, begun[0] if begun else None, block, answers, end
    )


def _check_scenario(begun: list[Line], scenario: list[Line], others: list[Line]) -> None:
    if len(begun) > 1:
        raise begun[1].wrong("a record begins from one scenario only")
    if begun[0].rest or not scenario:
        raise begun[0].wrong("under “scenario” its lines follow, indented by two spaces")
    if [line.number for line in scenario] != list(
        range(begun[0].number + 1, begun[0].number + 1 + len(scenario))
    ):
        raise scenario[-1].wrong("the lines of the scenario stand together, right under “scenario”")
    if others:
        raise others[0].wrong(f"“{others[0].key}” belongs into the scenario, indented by two spaces")


def _scenario_options(scenario: list[Line]) -> Options:
    bare = [Line(line.number, line.text.partition("#")[0].strip(), line.error) for line in scenario]
    return read_options([line for line in bare if is_option(line)], BadRecord)


def _read_names(lines: list[Line], seats: tuple[str, ...]) -> dict[int, str]:
    names: dict[int, str] = {}
    for line in lines:
        seat, _, name = line.rest.partition(" ")
        number = line.name(seat, seats, "a seat of this game")
        if number in names:
            raise line.wrong(f"{seat} is named twice")
        try:
            names[number] = checked_name(name)
        except BadRecord as error:
            raise line.wrong(str(error)) from None
    return names


def _read_answer(line: Line, seats: tuple[str, ...]) -> Answer:
    seat = line.name(line.key, seats, "a seat of this game")
    words = line.rest.split()
    forced = bool(words) and words[-1] == FORCED
    try:
        return Answer(seat, id_of(" ".join(words[:-1] if forced else words)), forced, line)
    except UnknownAnswer as error:
        raise line.wrong(str(error)) from None


# --- Archives -----------------------------------------------------------------------------------------------


def read_archive(text: str) -> list[Record]:
    """Read the records of an archive, separated by blank lines."""
    records = []
    for n, part in enumerate(re.split(r"\n[ \t\r]*\n\s*", text.strip("\n") + "\n"), 1):
        if part.strip():
            try:
                records.append(read_record(part if part.endswith("\n") else part + "\n"))
            except BadRecord as error:
                raise BadRecord(f"record {n} of the archive: {error}") from None
    return records


def write_archive(records: Iterable[Record | str]) -> str:
    """Join records into one text, separated by blank lines."""
    texts = [record if isinstance(record, str) else record.text for record in records]
    for text in texts:
        if "\n\n" in text or not text.endswith("\n"):
            raise BadRecord("only whole records go into an archive, without empty lines in them")
    return "\n".join(texts)


def listed_answers(state: State, seat: int) -> str:
    """Return the legal answers of a seat, for an error message."""
    choices = Choices()
    fill_options(state, seat, choices)
    return listed(text_of(id_) for id_ in choices.ids())
