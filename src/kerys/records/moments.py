"""The moment of a round as one line (`bids`, `turn 2 blue first`, `counting district 1`).

`moment_steps.py` turns a moment into the steps still to do, and finds the moment of a position.
"""

from dataclasses import dataclass
from typing import Final

from kerys.engine import agenda as steps
from kerys.engine.options import Rules
from kerys.engine.pieces import (
    COUNTING,
    END_OF_COUNTING,
    FACE_NAMES,
    FINISHED,
    GEM_NAMES,
    KINGS_FAVOUR,
    PLACEMENT,
    PREPARATION,
    SEAT_NAMES,
    START_OF_COUNTING,
    START_OF_PLACEMENT,
    TURN_ORDER,
)
from kerys.engine.tables import N_PLACES, PLACE_NAMES
from kerys.records.lines import Line, shown

# Moments of phase 4 that are steps of the counting themselves, with the numbers they take.
COUNTED: Final = {
    "district": steps.COUNT_DISTRICT,
    "areas": steps.COUNT_DISTRICT,  # its gems are being taken; the areas are next
    "leaving": steps.COUNT_DISTRICT,  # its areas are counted; the brokers are about to leave
    "mission": steps.COUNT_MISSION,
    "smuggling": steps.COUNT_SMUGGLING,
    "market": steps.OPEN_MARKET,
    "row": steps.COUNT_ROW,
    "mediation": steps.COUNT_MEDIATION,
    "columns": steps.RANK_COLUMNS,
    "bidder": steps.HIGHEST_BIDDER,
    "clearing": steps.CLEAR_MARKET,
}
NUMBERED: Final = ("district", "areas", "leaving", "smuggling", "row", "mediation")
WINDOWS: Final = {
    "placement": START_OF_PLACEMENT,
    "counting": START_OF_COUNTING,
    "counting end": END_OF_COUNTING,
}
PHASES: Final = {
    "start": PREPARATION,
    "speculation": PREPARATION,
    "bids": TURN_ORDER,
    "orders": TURN_ORDER,
    "placement": PLACEMENT,
    "turn": PLACEMENT,
    "looks": PLACEMENT,
    "sides": PLACEMENT,
    "favours": KINGS_FAVOUR,
    "final": COUNTING,
    "over": FINISHED,
}
MOMENT_KEYS: Final = (*PHASES, "counting")
# Of a turn: its two placings, with two players the neutral broker, W3; `done`: only what is pending is left.
STAGES: Final = ("first", "second", "neutral", "after", "done")


@dataclass(frozen=True)
class Moment:
    """A moment; `name` is a key of the tables above, or `counting` and the word of the step."""

    name: str
    seat: int | None = None
    number: int | None = None  # a turn; a district, row, Smuggling place or column
    stage: str = ""  # of a turn: "" before it, or one of STAGES
    first: int = 0  # at the second placing: the first one's face, and its place << 1
    window_left: bool = False  # the turn's W3 is due although no card for it is held any more

    def __str__(self) -> str:
        words = [self.name]
        if self.name == "counting mediation" and self.number is not None:
            words.append(GEM_NAMES[self.number])
        elif self.number is not None:
            words.append(str(self.number if self.name in ("turn", "counting row") else self.number + 1))
        if self.seat is not None:
            words.append(SEAT_NAMES[self.seat])
        if self.stage:
            words.append(self.stage)
        if self.stage == "second":
            words += [FACE_NAMES[self.first & 1], PLACE_NAMES[self.first >> 1]]
        if self.window_left:
            words.append("W3")
        return " ".join(words)

    @property
    def phase(self) -> int:
        return int(PHASES.get(self.name, COUNTING))

    @property
    def counted(self) -> str:
        """The word of a step of the counting; empty for other moments."""
        word = self.name.removeprefix("counting ")
        return word if word in COUNTED else ""


# --- From a line --------------------------------------------------------------------------------------------


def read_moment(line: Line, rules: Rules, seat_at: list[int]) -> Moment:
    """Read a line that names a moment; `seat_at` is the turn order."""
    name, words = line.key, line.words[1:]
    if name == "counting" and words and words[0].lower() in COUNTED:
        return _read_counted(line, words, rules)
    if name == "counting" and words and words[0].lower() == "end":
        name, words = "counting end", words[1:]
    if name == "turn":
        return _read_turn(line, words, rules)
    if name in (*WINDOWS, "looks", "sides"):
        if not words:
            return Moment(name, seat_at[0])
        known = (*SEAT_NAMES[: rules.seats], *(COUNTED if name == "counting" else ()))
        seat = line.name(words[0], known, "a seat of this game")
        _all_read(line, words[1:])
        return Moment(name, seat)
    _all_read(line, words)
    return Moment(name)


def _read_turn(line: Line, words: list[str], rules: Rules) -> Moment:
    if len(words) < 2:
        raise line.wrong("“turn” is followed by its number and the seat, such as “turn 2 blue”")
    number = line.number_in(words[0], 1, rules.turns, "the turn")
    seat = line.name(words[1], SEAT_NAMES[: rules.seats], "a seat of this game")
    words = words[2:]
    window_left = bool(words) and words[-1].upper() == "W3"
    if window_left:
        words = words[:-1]
    if not words:
        return Moment("turn", seat, number, window_left=window_left)
    stage = STAGES[line.name(words[0], STAGES, "a part of a turn")]
    if stage == "neutral" and rules.seats != 2:
        raise line.wrong("only two players place neutral brokers (rule 10.2)")
    first = 0
    if stage == "second":
        if len(words) != 3:
            raise line.wrong(
                "“second” is followed by how and where the first was placed: “second up 1/harbour”"
            )
        place = line.name(words[2], PLACE_NAMES[:N_PLACES], "a place")
        first = line.name(words[1], FACE_NAMES, "a face") | place << 1
        words = words[:1]
    _all_read(line, words[1:])
    return Moment("turn", seat, number, stage, first, window_left)


def _read_counted(line: Line, words: list[str], rules: Rules) -> Moment:
    word = words[0].lower()
    if word not in NUMBERED:
        _all_read(line, words[1:])
        return Moment(f"counting {word}")
    if len(words) != 2:
        raise line.wrong(f"“counting {word}” is followed by which one, such as “counting {word} 1”")
    if word in ("smuggling", "mediation", "mission") and not rules.events:
        raise line.wrong(f"“counting {word}” needs “events on”")
    if word == "mediation":
        return Moment(f"counting {word}", number=line.name(words[1], GEM_NAMES[:4], "a colour"))
    if word == "row":
        return Moment(f"counting {word}", number=line.number_in(words[1], rules.first_row, 3, "an open row"))
    highest = 2 if word == "smuggling" else rules.districts
    return Moment(
        f"counting {word}", number=line.number_in(words[1], 1, highest, f"the number of a {word}") - 1
    )


def _all_read(line: Line, words: list[str]) -> None:
    if words:
        raise line.wrong(f"“{shown(' '.join(words))}” is too much in “{shown(line.text)}”")
