"""What a card declares about itself: plain data, known before any rule is loaded.

Names, numbers, answer ids, windows, bot tables, rows of the docs and checks of the texts are derived from these
declarations (`kerys.engine.cards`). What a card does when it is played stands in its own file (`character.Character`).
"""

from typing import Final, NamedTuple

# --- What a question knows from the answer before it ---------------------------------------------------------
NOTHING: Final = ""
COLOUR: Final = "colour"
DISTRICT: Final = "district"
BROKER: Final = "broker"  # its number on the board
BROKER_OR_THRONE: Final = "broker or throne"  # the same, or THRONE_PICK + 4 * seat + slot
THRONE_PICK: Final = 64

# --- What the `where` of points that a card scores says ------------------------------------------------------
NO_POINTS: Final = "no points"  # the card never scores when it is played or in force
NOWHERE: Final = ""
NUMBERED: Final = "number"  # a district or a Smuggling place, counted from 0
PLACE: Final = "place"


class CharacterCard(NamedTuple):
    """A character: when it is played, what it asks, what it is worth to bots."""

    name: str  # as in the notation; its file is `name.py` in the folder of its set, with `_` for `-`
    windows: tuple[int, ...]  # 8.4; AT_ONCE, KEPT and REACTION are not windows of choice
    worth: float  # what holding it is worth to bots, in points, while there is a round left to play it in
    questions: tuple[str, ...] = ()  # one for each question: what it knows from the answer before it
    copyable: bool = True  # whether the Imitator may copy it
    scores: str = NO_POINTS  # what the `where` of the points it scores says
    moves_quotations: bool = False
    needs: str = ""  # the option without which it stays in the box, besides that of its set
    effect: str = "own"  # "own": a class in its file; "rules": no file, the rules ask who plays or holds it
    rule: str = "9"  # where RULES.md describes it


class EventCard(NamedTuple):
    """An event: whether it acts on its own district only, and how many cards of it there are."""

    name: str
    local: bool  # (D) in RULES.md: acts on its own district
    copies: int = 1
    scores: str = NO_POINTS
    effect: str = "rules"
    rule: str = "13"


class CardSet(NamedTuple):
    """The cards of a box. `folder` is the Python package and (with `-`) part of the name of its texts."""

    folder: str
    characters: tuple[CharacterCard, ...] = ()
    events: tuple[EventCard, ...] = ()
    option: str = ""  # the option that adds its characters
    always: bool = False  # in every game
