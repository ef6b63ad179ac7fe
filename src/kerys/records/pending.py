"""The steps pending above a moment: `pending card magician blue 2 after 1/harbour/1, front blue`.

The items stand in the order in which they come. A step that only the course of a turn or a count can put on
the agenda needs no words here: the moment implies it.
"""

from typing import Final

from kerys.engine import agenda as steps
from kerys.engine.agenda import a_of_step, b_of_step, c_of_step, kind_of_step, seat_of_step, step
from kerys.engine.brokers import owner_of
from kerys.engine.cards import CHARACTER_CARDS, CHARACTER_NAMES
from kerys.engine.cards.declared import BROKER, BROKER_OR_THRONE, COLOUR, DISTRICT, NOTHING, THRONE_PICK
from kerys.engine.cards.effects import CHARACTERS
from kerys.engine.choices import Choices
from kerys.engine.layout import MAX_STEPS, STEPS
from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, SEAT_NAMES
from kerys.engine.state import State
from kerys.engine.steps import STEP_NAMES
from kerys.engine.tables import PLACE_NAMES
from kerys.records.lines import Line, items_of, shown
from kerys.views.question import settled_before

PENDING: Final = ("share", "colour", "prize", "front", "reaction", "card")
# Steps that the agenda must still have room for: what is pending plans more of them. Games need 20 in all.
_ROOM_TO_PLAY_ON: Final = 12
# The sources of gems: word → first source and their number.
_SOURCES: Final = {
    "ship": (0, 4),
    "centre": (int(steps.SOURCE_CENTRE), 0),
    "row": (int(steps.SOURCE_ROW), 4),
    "gem-card": (int(steps.SOURCE_GEM_CARD), 4),
    "smuggling": (int(steps.SOURCE_SMUGGLING), 2),
}


def party_names(state: State) -> tuple[str, ...]:
    """Return the names of the seats and, with two players, of the neutral."""
    seats = SEAT_NAMES[: state.rules.seats]
    return (*seats, NEUTRAL_NAME) if state.rules.parties > state.rules.seats else seats


# --- Writing ------------------------------------------------------------------------------------------------


def pending_text(state: State, left: list[int]) -> str:
    """Return the steps above a moment, the next one last, as the rest of a `pending` line."""
    return ", ".join(_item(state, one) for one in reversed(left))


def _item(state: State, pending: int) -> str:
    kind, seat = kind_of_step(pending), party_names(state)[seat_of_step(pending)]
    a, b, c = int(a_of_step(pending)), int(b_of_step(pending)), int(c_of_step(pending))
    if kind == steps.SHARE_GEMS:
        return f"share {seat} {b} of {_source(a)}"
    if kind == steps.ASK_COLOUR:
        return f"colour {seat} of {_source(a)}" + (f" {b}" if b else "")
    if kind == steps.ASK_PRIZE:
        return f"prize {seat} {a + 1}"
    if kind == steps.ASK_FRONT:
        return f"front {seat}"
    if kind == steps.REACT:
        return f"reaction {seat} {CHARACTER_NAMES[a]}"
    assert kind == steps.ASK_CARD, f"the step {STEP_NAMES[kind]} has no words"
    text = f"card {CHARACTER_NAMES[a]} {seat}"
    if b:
        text += f" {b + 1}"
    before = settled_before(state, CHARACTER_CARDS[a].questions[b], c) if b else None
    return f"{text} after {before}" if before else text


def _source(source: int) -> str:
    for word, (first, count) in _SOURCES.items():
        if first <= source < first + max(count, 1):
            return f"{word} {source - first + (word != 'row')}" if count else word
    raise AssertionError(f"nobody picks a gem from source {source}")


# --- Reading ------------------------------------------------------------------------------------------------


def push_pending(state: State, line: Line) -> None:
    """Push the steps of a `pending` line on the agenda; the brokers must be on the board."""
    items = items_of(line.rest)
    room = int(MAX_STEPS) - _ROOM_TO_PLAY_ON - int(state.cells[STEPS])
    if len(items) > room:
        raise line.wrong(f"at most {room} things can be pending here, not {len(items)}")
    for item in reversed(items):
        state.push(_step(state, line, item.split()))


def _step(state: State, line: Line, words: list[str]) -> int:
    kind = PENDING[line.name(words[0], PENDING, "something that can be pending")]
    if kind == "card":
        return _card_step(state, line, words)
    if len(words) < 2:
        raise line.wrong(f"“{kind}” is followed by a seat")
    seat = line.name(words[1], party_names(state), "a player of this game")
    if kind != "share" and seat >= state.rules.seats:
        raise line.wrong("the neutral is never asked")
    rest = words[2:]
    if kind == "front":
        _nothing_more(line, rest)
        return step(steps.ASK_FRONT, seat)
    if kind == "reaction":
        card = line.name(" ".join(rest), CHARACTER_NAMES, "a character")
        return step(steps.REACT, seat, card)
    if kind == "prize":
        return step(steps.ASK_PRIZE, seat, line.number_in(" ".join(rest), 1, 2, "a Smuggling place") - 1)
    if kind == "share":
        number = line.number_in(rest[0] if rest else "", 0, 2, "a share of gems")
        source, rest = _read_source(line, rest[1:])
        if source > steps.SOURCE_CENTRE:
            raise line.wrong("gems are shared out of a ship or of the centre's")
        _nothing_more(line, rest)
        return step(steps.SHARE_GEMS, seat, source, number)
    source, rest = _read_source(line, rest)
    number = line.number_in(rest[0], 1, 2, "how many colours are left to name") if rest else 0
    _nothing_more(line, rest[1:])
    return step(steps.ASK_COLOUR, seat, source, number)


def _read_source(line: Line, words: list[str]) -> tuple[int, list[str]]:
    """Read `of ship 2 …`: the source of gems, and the words after it."""
    if len(words) < 2 or words[0].lower() != "of":
        raise line.wrong("after the seat comes where the gem is from, such as “of ship 2” or “of centre”")
    word = tuple(_SOURCES)[line.name(words[1], tuple(_SOURCES), "a place that gems come from")]
    first, count = _SOURCES[word]
    if not count:
        return first, words[2:]
    lowest = 0 if word == "row" else 1
    n = line.number_in(
        words[2] if len(words) > 2 else "", lowest, lowest + count - 1, f"the number of a {word}"
    )
    return first + n - lowest, words[3:]


def _card_step(state: State, line: Line, words: list[str]) -> int:
    """Read `card CARD SEAT [QUESTION [after ANSWER]]`."""
    if len(words) < 3:
        raise line.wrong("“card” is followed by a character and a seat, such as “card spy blue”")
    card = line.name(words[1], CHARACTER_NAMES, "a character")
    seat = line.name(words[2], SEAT_NAMES[: state.rules.seats], "a seat of this game")
    stage = (
        line.number_in(words[3], 1, 3, "which of the card's questions is asked") - 1 if len(words) > 3 else 0
    )
    questions = CHARACTER_CARDS[card].questions
    known = questions[stage] if stage < len(questions) else NOTHING
    before = 0
    if len(words) > 4:
        if words[4].lower() != "after" or len(words) != 6:
            raise line.wrong(
                "the earlier answer is written as “after …”, such as “after blue” or “after 1/harbour/2”"
            )
        before = _read_before(state, line, known, words[5])
    elif known != NOTHING:
        raise line.wrong(f"what was answered to the {words[1]} before is missing: “after …”")
    choices = Choices()
    CHARACTERS[card].options(state, seat, stage, before, choices)
    if choices.count == 0:
        raise line.wrong(f"the {words[1]} has nothing to ask {words[2]} here")
    return step(steps.ASK_CARD, seat, card, stage, before)


def _read_before(state: State, line: Line, known: str, word: str) -> int:
    if known == COLOUR:
        return line.name(word, GEM_NAMES[:4], "a colour")
    if known == DISTRICT:
        return line.number_in(word, 1, state.rules.districts, "a district") - 1
    if known not in (BROKER, BROKER_OR_THRONE):
        raise line.wrong("no earlier answer matters to this card")
    place, _, n = word.rpartition("/")
    if word.lower().startswith("market"):
        place, n = word, "1"
    nth = line.number_in(n, 1, 40, "the broker's number at its place") - 1
    if place.lower().startswith("throne/") and known == BROKER_OR_THRONE:
        owner = line.name(place[7:], SEAT_NAMES[: state.rules.seats], "a seat of this game")
        if nth > 3 or state.throne(owner, nth) == 0:
            raise line.wrong(f"nothing stands at {shown(word)}")
        return THRONE_PICK + 4 * owner + nth
    i = int(state.find_broker(line.name(place, PLACE_NAMES, "a place"), nth))
    if i < 0 or owner_of(state.broker(i)) >= state.rules.parties:
        raise line.wrong(f"no broker stands at {shown(word)}")
    return i


def _nothing_more(line: Line, words: list[str]) -> None:
    if words:
        raise line.wrong(f"“{shown(' '.join(words))}” is too much")
