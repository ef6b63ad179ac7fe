"""The layout of an observation: named fields with slice, range and meaning. `describe()` lists them.

An observation is a row of bytes, written eight at a time, so every field begins at a multiple of eight; bytes that
belong to no field are always 0. Seats are counted from the viewer: 0 is the viewer, 1 the next seat, and so on round the
table. Fields up to `PRIVATE_WORD` are public: they hold what a spectator knows, seen from the viewer's chair.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from kerys.engine.steps import STEP_NAMES

LAYOUT_VERSION: Final = 1
FIRST_QUESTION: Final[i64] = 40  # the agenda's first kind of step that is a question
QUESTIONS: Final = tuple(STEP_NAMES.get(40 + n, "") for n in range(24))
SEATS: Final[i64] = 5
PARTIES: Final[i64] = 6  # five seats, then the neutral

# --- Words (of eight bytes) at which the fields begin; literals, as only they become constants in compiled code ---
OPTIONS: Final[i64] = 0
TIME: Final[i64] = 3
QUESTION_KIND: Final[i64] = 5
QUESTION_ARGUMENTS: Final[i64] = 8
QUESTION_CARD: Final[i64] = 9
TO_MOVE: Final[i64] = 13
QUOTATIONS: Final[i64] = 14
SHIPS: Final[i64] = 15
PALACE_CARDS: Final[i64] = 20
EVENTS_AT: Final[i64] = 36
EVENTS_NOW: Final[i64] = 44
ROW_GEMS: Final[i64] = 46
OFFER: Final[i64] = 50
CLOSED: Final[i64] = 51
SEIZED: Final[i64] = 53
STACKS: Final[i64] = 54
SEEN_CHARACTERS: Final[i64] = 55
SEEN_EVENTS: Final[i64] = 59
SEEN_SHIPS: Final[i64] = 61
SHIP_COUNTS: Final[i64] = 64
FREE_CELLS: Final[i64] = 65
WINNERS: Final[i64] = 67
NEUTRAL: Final[i64] = 68
SEAT: Final[i64] = 69  # 15 words for each of five seats
SEAT_WORDS: Final[i64] = 15
BROKERS: Final[i64] = 144  # one word for each of forty
UP_SUMS: Final[i64] = 184  # one word for each of the thirty places that are not borders
DOWN_COUNTS: Final[i64] = 214
PRIVATE_WORD: Final[i64] = 244
HAND: Final[i64] = 244
NEUTRAL_HAND: Final[i64] = 245
SEALED: Final[i64] = 246
KNOWN_BROKERS: Final[i64] = 247
KNOWN_THRONE: Final[i64] = 252
KNOWN_SUMS: Final[i64] = 255
N_WORDS: Final[i64] = 285

# Words within a seat's fifteen.
S_STATUS: Final[i64] = 0
S_GEMS: Final[i64] = 1
S_CARDS: Final[i64] = 2
S_NEW_CARDS: Final[i64] = 6
S_FRONT: Final[i64] = 10
S_SHOWN: Final[i64] = 11
S_PROFESSORS: Final[i64] = 12
S_THRONE: Final[i64] = 13
S_NEUTRAL_SHOWN: Final[i64] = 14

PUBLIC_SIZE: Final = 8 * int(PRIVATE_WORD)
OBSERVATION_SIZE: Final = 8 * int(N_WORDS)


@dataclass(frozen=True)
class Field:
    """A named part of the observation: `size` bytes from `start` on, each from 0 to `high`."""

    name: str
    start: int
    size: int
    high: int
    kind: str  # "flag", "count" or "category" (0: absent)
    part: str  # "public" or "private"
    meaning: str

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


_SEAT_FIELDS: Final[list[tuple[i64, int, str, int, int, str, str]]] = [
    (S_STATUS, 0, "present", 1, 1, "flag", "whether somebody sits there"),
    (S_STATUS, 1, "points", 1, 255, "count", "points (0 if fewer, 255 if more)"),
    (S_STATUS, 2, "hand_size", 1, 20, "count", "brokers behind the screen"),
    (S_STATUS, 3, "neutral_hand_size", 1, 4, "count", "neutral brokers behind the screen (two players)"),
    (S_STATUS, 4, "cards_played", 1, 20, "count", "characters played this round"),
    (S_STATUS, 5, "looks", 1, 63, "count", "looks the Spy has left"),
    (S_STATUS, 6, "border_rights", 1, 63, "count", "borders the Philosopher has left"),
    (S_STATUS, 7, "answered", 1, 1, "flag", "whether a sealed answer was given"),
    (S_GEMS, 0, "gems", 5, 127, "count", "gems: blue, green, yellow, red, black"),
    (S_GEMS, 5, "order_card", 1, 5, "count", "the order card of this round"),
    (S_GEMS, 6, "picked_order", 1, 5, "category", "the order card picked for this round so far"),
    (S_CARDS, 0, "cards", 27, 1, "flag", "characters held"),
    (S_NEW_CARDS, 0, "new_cards", 27, 1, "flag", "those of them won this round"),
    (S_FRONT, 0, "front", 5, 15, "count", "brokers in front of the screen, by value 0 to 4"),
    (S_FRONT, 5, "effects", 3, 1, "flag", "Cardinal, Illusionist, Intriguer in force"),
    (S_SHOWN, 0, "shown", 5, 15, "count", "brokers behind the screen that everybody has seen, by value"),
    (S_PROFESSORS, 0, "professors", 4, 15, "count", "the Professor's districts"),
    (S_PROFESSORS, 4, "speculation", 1, 6, "category", "1 to 4: colour, 5: none, 6: hidden"),
    (S_THRONE, 0, "throne", 4, 6, "category", "throne room by round: 1 + value, 6: not public"),
    (S_THRONE, 4, "throne_possible", 4, 31, "count", "the values it may have, as a mask of five bits"),
    (S_NEUTRAL_SHOWN, 0, "neutral_shown", 5, 15, "count", "neutral brokers everybody has seen, by value"),
]

_FIELDS: Final[list[tuple[i64, int, str, int, int, str, str]]] = [
    (OPTIONS, 0, "players", 4, 1, "flag", "2, 3, 4 or 5 players"),
    (OPTIONS, 4, "four_districts", 1, 1, "flag", "four districts, not three"),
    (OPTIONS, 5, "kings_favour", 1, 1, "flag", "the variant King's Favour"),
    (OPTIONS, 6, "express", 1, 1, "flag", "the variant Express"),
    (OPTIONS, 7, "ys_plus_characters", 1, 1, "flag", "with the characters of Ys+"),
    (OPTIONS + 1, 0, "events", 1, 1, "flag", "with the events of Ys+"),
    (OPTIONS + 1, 1, "twelve_white", 1, 1, "flag", "the ship deck twelve-white"),
    (OPTIONS + 1, 2, "magician_any", 1, 1, "flag", "the Magician swaps anybody's brokers"),
    (OPTIONS + 1, 3, "neutral_set", 5, 4, "count", "neutral brokers of each of two players, by value"),
    (TIME, 0, "round", 4, 1, "flag", "round 1 to 4"),
    (TIME, 4, "smuggling_places", 1, 2, "count", "Smuggling places open this round"),
    (TIME, 5, "merchant", 1, 1, "flag", "a Merchant was played this round"),
    (TIME, 6, "financier", 1, 1, "flag", "a Financier was played this round"),
    (TIME, 7, "spares", 1, 3, "count", "spare 2s everybody has taken"),
    (
        TIME + 1,
        0,
        "phase",
        6,
        1,
        "flag",
        "preparation, turn order, placement, counting, King's Favour, finished",
    ),
    (QUESTION_KIND, 0, "question", 24, 1, "flag", "kind of question: flag n stands for `QUESTIONS[n]`"),
    (
        QUESTION_ARGUMENTS,
        0,
        "question_numbers",
        5,
        255,
        "count",
        "a, b and c (three bytes) of the question's step",
    ),
    (QUESTION_ARGUMENTS, 5, "question_player", 1, 5, "category", "1 + the seat a reaction answers to"),
    (QUESTION_ARGUMENTS, 6, "sealed", 1, 1, "flag", "all seats answer secretly"),
    (QUESTION_CARD, 0, "question_card", 27, 1, "flag", "the character that asks or may be copied"),
    (TO_MOVE, 0, "to_move", 5, 1, "flag", "the seat whose decision it is"),
    (QUOTATIONS, 0, "quotations", 4, 15, "count", "the value track: blue, green, yellow, red"),
    (QUOTATIONS, 4, "columns", 4, 4, "category", "the place of each colour while columns are ranked"),
    *[
        (SHIPS + n, at, f"ship_{name}_{what}", size, high, kind, meaning)
        for n, name in enumerate(("1", "2", "3", "4", "centre"))
        for at, what, size, high, kind, meaning in (
            (0, "large", 1, 6, "category", "1 + the colour of the large gem"),
            (1, "small", 6, 2, "count", "small gems: blue, green, yellow, red, black, white"),
        )
    ],
    *[
        (
            PALACE_CARDS + 4 * n,
            0,
            f"palace_{n + 1}",
            28,
            1,
            "flag",
            "the character in the palace; last: a gem card",
        )
        for n in range(4)
    ],
    *[(EVENTS_AT + 2 * n, 0, f"event_{n + 1}", 13, 1, "flag", "the event at the district") for n in range(4)],
    (EVENTS_NOW, 0, "events_now", 13, 1, "flag", "events in force"),
    *[(ROW_GEMS + n, 0, f"row_{n}", 6, 1, "flag", "the gem of the market row") for n in range(4)],
    (OFFER, 0, "offer", 6, 15, "count", "gems still to be taken: blue, green, yellow, red, black, white"),
    (CLOSED, 0, "closed", 12, 1, "flag", "areas closed by a Queen"),
    (SEIZED, 0, "seized", 6, 1, "flag", "kinds of gems no ship hands out"),
    (SEIZED, 6, "invested", 2, 4, "category", "1 + the colour of the first and of the second Investor"),
    (STACKS, 0, "stacks", 4, 6, "count", "cards drawn from each district's stack"),
    (STACKS, 4, "stack_characters", 4, 3, "count", "characters among them"),
    (SEEN_CHARACTERS, 0, "seen_characters", 27, 1, "flag", "characters turned up so far"),
    (SEEN_EVENTS, 0, "seen_events", 14, 1, "flag", "events turned up so far; last: a second Smuggling"),
    (SEEN_SHIPS, 0, "seen_ships", 24, 48, "category", "ships drawn so far, in order: 1 + number"),
    (SHIP_COUNTS, 0, "ships_before", 4, 24, "count", "ships drawn before each round"),
    (SHIP_COUNTS, 4, "ships_drawn", 1, 24, "count", "ships drawn so far"),
    (FREE_CELLS, 0, "free_cells", 16, 1, "flag", "open market cells without a broker"),
    (WINNERS, 0, "winners", 6, 1, "flag", "who has won, the neutral last"),
    (NEUTRAL, 0, "neutral_present", 1, 1, "flag", "whether there is a neutral"),
    (NEUTRAL, 1, "neutral_points", 1, 255, "count", "its points"),
    (NEUTRAL, 2, "neutral_gems", 5, 127, "count", "its gems"),
]

_BROKER_PARTS: Final = (
    ("place", 50, "category", "1 + the place"),
    ("owner", 6, "category", "1 + the owner, counted from the viewer; 6: the neutral"),
    ("placer", 5, "category", "1 + who placed it"),
    ("face", 2, "category", "1: down, 2: up"),
    ("value", 6, "category", "1 + value, 6: not public"),
    ("marked", 1, "flag", "marked by a Mercenary"),
    ("possible", 31, "count", "the values everybody knows it to be among, as a mask"),
    ("turn", 4, "category", "the turn in which it was placed as one of the turn's two"),
)


def describe() -> list[Field]:
    """Every field of an observation, in order."""
    fields = [
        Field(name, 8 * int(word) + at, size, high, kind, "public", meaning)
        for word, at, name, size, high, kind, meaning in _FIELDS
    ]
    for seat in range(SEATS):
        first = SEAT + SEAT_WORDS * seat
        fields += [
            Field(f"seat_{seat}_{name}", 8 * int(first + word) + at, size, high, kind, "public", meaning)
            for word, at, name, size, high, kind, meaning in _SEAT_FIELDS
        ]
    for n in range(40):
        fields += [
            Field(f"broker_{n}_{name}", 8 * (int(BROKERS) + n) + at, 1, high, kind, "public", meaning)
            for at, (name, high, kind, meaning) in enumerate(_BROKER_PARTS)
        ]
    for first, name, high, part, meaning in (
        (UP_SUMS, "up_sum", 200, "public", "sum of the publicly known brokers of each party"),
        (DOWN_COUNTS, "down_count", 40, "public", "brokers of each party that are not publicly known"),
    ):
        fields += [_place(first, n, name, high, part, meaning) for n in range(30)]
    fields += [
        Field("hand", 8 * int(HAND), 5, 15, "count", "private", "own brokers behind the screen, by value"),
        Field(
            "neutral_hand", 8 * int(NEUTRAL_HAND), 5, 15, "count", "private", "own neutral brokers, by value"
        ),
        Field(
            "sealed_values", 8 * int(SEALED), 5, 2, "count", "private", "own sealed bid or favour, by value"
        ),
        Field("sealed_colour", 8 * int(SEALED) + 5, 1, 5, "category", "private", "own sealed speculation"),
        Field("speculation", 8 * int(SEALED) + 6, 1, 5, "category", "private", "own speculation"),
        Field(
            "known_brokers",
            8 * int(KNOWN_BROKERS),
            40,
            5,
            "category",
            "private",
            "1 + value of each broker on the board that the viewer knows",
        ),
        Field(
            "known_throne",
            8 * int(KNOWN_THRONE),
            20,
            5,
            "category",
            "private",
            "1 + value of the throne room's brokers that the viewer knows: four a seat, counted from the viewer",
        ),
    ]
    meaning = "sum of the brokers of each party that the viewer knows and the public does not"
    fields += [_place(KNOWN_SUMS, n, "known_sum", 200, "private", meaning) for n in range(30)]
    return sorted(fields, key=lambda field: field.start)


def _place(first: i64, n: int, name: str, high: int, part: str, meaning: str) -> Field:
    return Field(f"{name}_{n}", 8 * (int(first) + n), 6, high, "count", part, meaning)
