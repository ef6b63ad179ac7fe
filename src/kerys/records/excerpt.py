"""The record of a running game as one viewer may know it: by whitelist, with `?` for what is hidden (14).

There is no deal in it, of an open sealed question only the viewer's own answer, and on others' answers no
mark that tells what they have behind the screen. It is for reading; only whole records can be replayed.
"""

from typing import Final

from kerys.engine.actions import (
    BID,
    FAVOUR,
    FROM_FRONT,
    FRONT,
    NEUTRAL_BROKER,
    PLACE,
    SPECULATE,
    first_of,
    kind_of,
    text_of,
    third_of,
)
from kerys.engine.pieces import DOWN, SEAT_NAMES
from kerys.engine.tables import PLACE_NAMES
from kerys.records.record import (
    RECORD_VERSION,
    History,
    answer_text,
    end_line,
    name_lines,
    open_answers,
    with_headings,
)
from kerys.records.settings import option_lines

# "Forced" would reveal something about the brokers behind the screen in these answers.
_DEPENDS_ON_HAND: Final = (BID, PLACE, FRONT)


def write_excerpt(history: History, viewer: int | None) -> str:
    """Return the part of the record a seat (None: a spectator) may know while the game runs."""
    state = history.state
    lines = [f"kerys excerpt {RECORD_VERSION}", *option_lines(state.rules.options), *name_lines(history)]
    lines.append("viewer " + ("spectator" if viewer is None else SEAT_NAMES[viewer]))
    if history.first is not None:
        lines.append("begun from a scenario")
    given = list(history.log.answers) + [sealed for sealed in open_answers(state) if sealed[0] == viewer]
    answers = []
    for seat, id_, forced in given:
        own = seat == viewer
        mark = forced and (own or kind_of(id_) not in _DEPENDS_ON_HAND)
        answers.append(answer_text(SEAT_NAMES[seat], text_of(id_) if own else public_text(id_), mark))
    lines += with_headings(history, answers)
    lines.append(end_line(state, len(answers)))
    return "\n".join(lines) + "\n"


def public_text(id_: int) -> str:
    """Return an answer as the other players see it."""
    kind = kind_of(id_)
    if kind == FAVOUR:
        return "favour ?"
    if kind == SPECULATE:
        return "speculate ?"
    source_and_face = first_of(id_)
    if kind == PLACE and source_and_face & 1 == DOWN and source_and_face != FROM_FRONT:
        whose = "neutral " if source_and_face == NEUTRAL_BROKER else ""
        return f"place {whose}? down {PLACE_NAMES[third_of(id_)]}"
    return text_of(id_)
