"""Every answer a seat can give: one text, one integer id, in one fixed table.

The texts are the language of records, wire, terminal, scenarios and tests (docs/notation.md); the ids exist for
search and research. `TABLE_VERSION` changes when an id changes its meaning.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.cards import CHARACTER_NAMES, N_CHARACTERS
from kerys.engine.errors import UnknownAnswer
from kerys.engine.numbers import vec
from kerys.engine.pieces import FACE_NAMES, GEM_NAMES
from kerys.engine.tables import N_PLACES, PLACE_NAMES, SPOTS_AT

TABLE_VERSION: Final = 1

# --- Kinds of answers ----------------------------------------------------------------------------------------
PASS: Final[i64] = 0
BID: Final[i64] = 1
ORDER: Final[i64] = 2
PLACE: Final[i64] = 3
LOOK: Final[i64] = 4
BROKER: Final[i64] = 5
PLAY: Final[i64] = 6
GEM: Final[i64] = 7
RAISE: Final[i64] = 8
LOWER: Final[i64] = 9
RANK: Final[i64] = 10
DISTRICT: Final[i64] = 11
CLOSE: Final[i64] = 12
TO: Final[i64] = 13
FRONT: Final[i64] = 14
FAVOUR: Final[i64] = 15
SPECULATE: Final[i64] = 16
PRIZE: Final[i64] = 17

# A broker is placed from behind the screen, from in front of it, or it is a neutral one (always face down).
# Source and face together make one number, so that face == source_and_face & 1.
FROM_HAND: Final[i64] = 0
FROM_FRONT: Final[i64] = 2
NEUTRAL_BROKER: Final[i64] = 4
SOURCE_NAMES: Final = ("hand", "front", "neutral")

PRIZE_GEMS: Final[i64] = 0
PRIZE_BLACK: Final[i64] = 1
PRIZE_POINTS: Final[i64] = 2
PRIZE_NAMES: Final = ("gems", "black", "points")
NO_COLOUR: Final[i64] = 4  # `speculate none`


def _spots() -> list[tuple[str, int, int]]:
    """Brokers on the board by place and order of arrival: (text, place, n from 0)."""
    spots = []
    for place, name in enumerate(PLACE_NAMES):
        for n in range(SPOTS_AT[place]):
            spots.append((name if SPOTS_AT[place] == 1 else f"{name}/{n + 1}", place, n))
    return spots


def _table() -> list[tuple[str, int, int, int, int]]:
    """(text, kind, a, b, c) for every id, in order."""
    rows: list[tuple[str, int, int, int, int]] = [("pass", PASS, 0, 0, 0)]
    rows += [(f"bid {a} {b}", BID, a, b, 0) for a in range(5) for b in range(a, 5)]
    rows += [(f"order {n + 1}", ORDER, n + 1, 0, 0) for n in range(5)]
    for source_and_face in range(5):
        source = SOURCE_NAMES[source_and_face // 2]
        prefix = "place" if source == "hand" else f"place {source}"
        face = FACE_NAMES[source_and_face % 2]
        for value in range(5):
            for place in range(N_PLACES):
                text = f"{prefix} {value} {face} {PLACE_NAMES[place]}"
                rows.append((text, PLACE, source_and_face, value, place))
    spots = _spots()
    rows += [(f"look {text}", LOOK, place, n, 0) for text, place, n in spots]
    rows += [(f"broker {text}", BROKER, place, n, 0) for text, place, n in spots]
    rows += [(f"play {name}", PLAY, card, 0, 0) for card, name in enumerate(CHARACTER_NAMES)]
    rows += [(f"gem {name}", GEM, kind, 0, 0) for kind, name in enumerate(GEM_NAMES)]
    rows += [(f"raise {name}", RAISE, colour, 0, 0) for colour, name in enumerate(GEM_NAMES[:4])]
    rows += [(f"lower {name}", LOWER, colour, 0, 0) for colour, name in enumerate(GEM_NAMES[:4])]
    rows += [(f"rank {name}", RANK, colour, 0, 0) for colour, name in enumerate(GEM_NAMES[:4])]
    rows += [(f"district {n + 1}", DISTRICT, n, 0, 0) for n in range(4)]
    rows += [(f"close {PLACE_NAMES[area]}", CLOSE, area, 0, 0) for area in range(12)]
    rows += [(f"to {PLACE_NAMES[place]}", TO, place, 0, 0) for place in range(30)]
    rows += [(f"front {value}", FRONT, value, 0, 0) for value in range(5)]
    rows += [(f"favour {value}", FAVOUR, value, 0, 0) for value in range(5)]
    rows += [(f"speculate {name}", SPECULATE, n, 0, 0) for n, name in enumerate((*GEM_NAMES[:4], "none"))]
    rows += [(f"prize {name}", PRIZE, n, 0, 0) for n, name in enumerate(PRIZE_NAMES)]
    return rows


_ROWS: Final = _table()
N_ACTIONS: Final[i64] = len(_ROWS)
TEXTS: Final = tuple(row[0] for row in _ROWS)
IDS: Final = {text: number for number, text in enumerate(TEXTS)}
# What an id means, packed: kind, then three arguments of eight bits each.
MEANINGS: Final = vec[i64]([kind | a << 8 | b << 16 | c << 24 for _, kind, a, b, c in _ROWS])
# The ids as ready-made objects: listing legal ids then creates no numbers. (As `int` they would be unpacked and made
# anew by compiled code.)
BOXED_IDS: Final[list[object]] = list(range(len(_ROWS)))

# The first id of each kind. Written out where nothing before it depends on the cards, because only literal constants
# become constants in compiled code; tests/engine/test_actions.py compares them with the table.
PASS_ID: Final[i64] = 0
BID_ID: Final[i64] = 1
ORDER_ID: Final[i64] = 16
PLACE_ID: Final[i64] = 21
LOOK_ID: Final[i64] = 1271
BROKER_ID: Final[i64] = 1947
PLAY_ID: Final[i64] = 2623
GEM_ID: Final[i64] = PLAY_ID + N_CHARACTERS
RAISE_ID: Final[i64] = GEM_ID + 6
LOWER_ID: Final[i64] = GEM_ID + 10
RANK_ID: Final[i64] = GEM_ID + 14
DISTRICT_ID: Final[i64] = GEM_ID + 18
CLOSE_ID: Final[i64] = GEM_ID + 22
TO_ID: Final[i64] = GEM_ID + 34
FRONT_ID: Final[i64] = GEM_ID + 64
FAVOUR_ID: Final[i64] = GEM_ID + 69
SPECULATE_ID: Final[i64] = GEM_ID + 74
PRIZE_ID: Final[i64] = GEM_ID + 79
# The first spot of each place, counted from LOOK_ID or BROKER_ID.
SPOT_START: Final = vec[i64]([sum(list(SPOTS_AT)[:place]) for place in range(len(PLACE_NAMES))])


def kind_of(answer: i64) -> i64:
    return MEANINGS[answer] & 255


def first_of(answer: i64) -> i64:
    """An answer's first argument: what it names (a place, a value, a card, a colour, …)."""
    return (MEANINGS[answer] >> 8) & 255


def second_of(answer: i64) -> i64:
    return (MEANINGS[answer] >> 16) & 255


def third_of(answer: i64) -> i64:
    return MEANINGS[answer] >> 24


def place_run(source_and_face: i64, value: i64) -> i64:
    """The id of placing such a broker on place 0; the other places follow it."""
    return PLACE_ID + (source_and_face * 5 + value) * N_PLACES


def text_of(answer: int) -> str:
    if not 0 <= answer < len(TEXTS):
        raise UnknownAnswer(f"there is no answer number {answer}; they go from 0 to {len(TEXTS) - 1}")
    return TEXTS[answer]


def id_of(text: str) -> int:
    """The id of an answer's text; spaces and capitals do not matter, nor the order of a bid's two values."""
    words = text.lower().split()
    if len(words) == 3 and words[0] == "bid":
        words = ["bid", *sorted(words[1:])]
    number = IDS.get(" ".join(words))
    if number is None:
        raise UnknownAnswer(f"“{_shortened(text)}” is not an answer in this notation (see docs/notation.md)")
    return number


def _shortened(text: str) -> str:
    """Foreign text goes into an error message only short and on one line."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:57] + "…"
