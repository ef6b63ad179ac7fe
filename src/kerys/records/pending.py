"""What is pending above a moment, as words: `pending card magician blue 2 after 1/harbour/1, front blue`.

The items stand in the order in which they come. A step that only the course of a turn or a count can put on
the agenda needs no words here: the moment implies it.
"""

from typing import Final

from kerys.engine import agenda as steps
from kerys.engine import pieces
from kerys.engine.agenda import a_of_step, b_of_step, c_of_step, kind_of_step, seat_of_step, step
from kerys.engine.brokers import owner_of, place_of
from kerys.engine.characters import CHARACTERS
from kerys.engine.choices import Choices
from kerys.engine.pieces import CHARACTER_NAMES, GEM_NAMES, NEUTRAL_NAME, SEAT_NAMES
from kerys.engine.state import State
from kerys.engine.steps import STEP_NAMES
from kerys.engine.tables import PLACE_NAMES
from kerys.records.lines import Line, items_of, shown

PENDING: Final = ("share", "colour", "prize", "front", "reaction", "card")
# Where gems can come from: word → first source and how many there are.
_SOURCES: Final = {
    "ship": (0, 4),
    "centre": (int(steps.SOURCE_CENTRE), 0),
    "row": (int(steps.SOURCE_ROW), 4),
    "gem-card": (int(steps.SOURCE_GEM_CARD), 4),
    "smuggling": (int(steps.SOURCE_SMUGGLING), 2),
}
_THRONE: Final = 64  # as a pick of the Magician: 64 + 4 * seat + slot
_COLOUR_BEFORE: Final = (pieces.ALCHEMIST, pieces.BANKER)
_BROKER_BEFORE: Final = (pieces.HERALD, pieces.MAGICIAN)


def party_names(state: State) -> tuple[str, ...]:
    """The seats, and with two players the neutral."""
    seats = SEAT_NAMES[: state.rules.seats]
    return (*seats, NEUTRAL_NAME) if state.rules.parties > state.rules.seats else seats


# --- Writing ------------------------------------------------------------------------------------------------


def pending_text(state: State, left: list[int]) -> str:
    """The steps above a moment, the next one last, as the rest of a `pending` line."""
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
    before = _before_text(state, a, c) if b else ""
    return f"{text} after {before}" if before else text


def _source(source: int) -> str:
    for word, (first, count) in _SOURCES.items():
        if first <= source < first + max(count, 1):
            return f"{word} {source - first + (word != 'row')}" if count else word
    raise AssertionError(f"nobody picks a gem from source {source}")


def _before_text(state: State, card: int, before: int) -> str:
    """What a card's earlier question settled."""
    if card in _COLOUR_BEFORE:
        return GEM_NAMES[before]
    if card == pieces.CAPTAIN:
        return str(before + 1)
    if card not in _BROKER_BEFORE:
        return ""
    if before >= _THRONE:
        return f"throne/{SEAT_NAMES[(before - _THRONE) // 4]}/{(before - _THRONE) % 4 + 1}"
    place = PLACE_NAMES[place_of(state.broker(before))]
    return place if place.startswith("market") else f"{place}/{state.nth_at_place(before) + 1}"


# --- Reading ------------------------------------------------------------------------------------------------


def push_pending(state: State, line: Line) -> None:
    """Put what a `pending` line names on top of the agenda; the brokers must be on the board."""
    for item in reversed(items_of(line.rest)):
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
        card = line.name(" ".join(rest), CHARACTER_NAMES[:27], "a character")
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
    """`of ship 2 …`: where gems come from, and the words after it."""
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
    """`card CARD SEAT [QUESTION [after ANSWER]]`"""
    if len(words) < 3:
        raise line.wrong("“card” is followed by a character and a seat, such as “card spy blue”")
    card = line.name(words[1], CHARACTER_NAMES[:27], "a character")
    seat = line.name(words[2], SEAT_NAMES[: state.rules.seats], "a seat of this game")
    stage = (
        line.number_in(words[3], 1, 3, "which of the card's questions is asked") - 1 if len(words) > 3 else 0
    )
    before = 0
    if len(words) > 4:
        if words[4].lower() != "after" or len(words) != 6:
            raise line.wrong(
                "the earlier answer is told as “after …”, such as “after blue” or “after 1/harbour/2”"
            )
        before = _read_before(state, line, card, words[5])
    elif stage and (card in _COLOUR_BEFORE or card in _BROKER_BEFORE or card == pieces.CAPTAIN):
        raise line.wrong(f"what was answered to the {words[1]} before is missing: “after …”")
    choices = Choices()
    CHARACTERS[card].options(state, seat, stage, before, choices)
    if choices.count == 0:
        raise line.wrong(f"the {words[1]} has nothing to ask {words[2]} here")
    return step(steps.ASK_CARD, seat, card, stage, before)


def _read_before(state: State, line: Line, card: int, word: str) -> int:
    if card in _COLOUR_BEFORE:
        return line.name(word, GEM_NAMES[:4], "a colour")
    if card == pieces.CAPTAIN:
        return line.number_in(word, 1, state.rules.districts, "a district") - 1
    if card not in _BROKER_BEFORE:
        raise line.wrong("no earlier answer matters to this card")
    place, _, n = word.rpartition("/")
    if word.lower().startswith("market"):
        place, n = word, "1"
    nth = line.number_in(n, 1, 40, "the broker's number at its place") - 1
    if place.lower().startswith("throne/") and card == pieces.MAGICIAN:
        owner = line.name(place[7:], SEAT_NAMES[: state.rules.seats], "a seat of this game")
        if nth > 3 or state.throne(owner, nth) == 0:
            raise line.wrong(f"nothing stands at {shown(word)}")
        return _THRONE + 4 * owner + nth
    i = int(state.find_broker(line.name(place, PLACE_NAMES, "a place"), nth))
    if i < 0 or owner_of(state.broker(i)) >= state.rules.parties:
        raise line.wrong(f"no broker stands at {shown(word)}")
    return i


def _nothing_more(line: Line, words: list[str]) -> None:
    if words:
        raise line.wrong(f"“{shown(' '.join(words))}” is too much")
