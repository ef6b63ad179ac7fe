"""What the printed material fixes: places and borders, the ship decks, the scoring tables.

Places are numbered once for everything: 12 city areas, 16 market cells, 2 Smuggling places, 20 borders.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.numbers import vec
from kerys.engine.pieces import GEM_NAMES, SEAT_NAMES, WHITE

ROUNDS: Final[i64] = 4

# --- Places ---------------------------------------------------------------------------------------------
HARBOUR: Final[i64] = 0
COMMERCIAL: Final[i64] = 1
PALACE: Final[i64] = 2
AREA_NAMES: Final = ("harbour", "commercial", "palace")
MAX_DISTRICTS: Final[i64] = 4
MARKET: Final[i64] = 12  # first market cell; cell = MARKET + 4 * row + column
MARKET_ROWS: Final[i64] = 4
SMUGGLING_PLACES: Final[i64] = 28  # two of them
BORDERS: Final[i64] = 30  # first border
N_PLACES: Final[i64] = 50
THRONE_ROOM: Final[i64] = 50  # not a place to put brokers on: 50 + seat names a seat's part of it

CITY_MASK: Final[i64] = (1 << 12) - 1
MARKET_MASK: Final[i64] = ((1 << 16) - 1) << 12
SMUGGLING_MASK: Final[i64] = 3 << 28
DISTRICT_MASK: Final = vec[i64]([7 << (3 * d) for d in range(4)])
ROW_MASK: Final = vec[i64]([15 << (12 + 4 * r) for r in range(4)])


def _borders() -> list[tuple[str, int, int]]:
    """12.2: within a district, then the same ring of neighbours in the cycle 1-2-3-4-1."""
    within = [
        (f"{d + 1}/{AREA_NAMES[ring]}-{AREA_NAMES[ring + 1]}", 3 * d + ring, 3 * d + ring + 1)
        for d in range(4)
        for ring in range(2)
    ]
    between = [
        (f"{d + 1}-{(d + 1) % 4 + 1}/{AREA_NAMES[ring]}", 3 * d + ring, 3 * ((d + 1) % 4) + ring)
        for d in range(4)
        for ring in range(3)
    ]
    return within + between


PLACE_NAMES: Final = (
    *(f"{d + 1}/{area}" for d in range(4) for area in AREA_NAMES),
    *(f"market/{row}/{GEM_NAMES[column]}" for row in range(4) for column in range(4)),
    "smuggling/1",
    "smuggling/2",
    *(name for name, _, _ in _borders()),
    *(f"throne/{seat}" for seat in SEAT_NAMES),
)
# The two areas a border lies between; other places are their own side.
SIDE_A: Final = vec[i64](list(range(30)) + [a for _, a, _ in _borders()])
SIDE_B: Final = vec[i64](list(range(30)) + [b for _, _, b in _borders()])
NO_DISTRICT: Final[i64] = 15
# The district a place counts for: city areas and borders inside a district; NO_DISTRICT elsewhere.
DISTRICT_OF: Final = vec[i64](
    [place // 3 for place in range(12)]
    + [15] * 18
    + [a // 3 if a // 3 == b // 3 else 15 for _, a, b in _borders()]
)
RING_OF: Final = vec[i64]([place % 3 for place in range(12)])
BORDERS_OF_THREE: Final[i64] = sum(1 << (30 + n) for n, (_, a, b) in enumerate(_borders()) if max(a, b) < 9)
BORDERS_OF_FOUR: Final[i64] = ((1 << 20) - 1) << 30

# How many brokers can be told apart by order of arrival at a place (`look 1/palace/2`).
SPOTS_AT: Final = vec[i64]([40] * 12 + [1] * 16 + [40] * 2 + [4] * 20 + [4] * 5)

# --- Ships (2.7): (large, small, small) -------------------------------------------------------------------
SHIP_DECKS: Final = {
    "four-white": {
        "blue": "GY GY GR YR YR WR",
        "green": "YR YR YB RB RB WB",
        "yellow": "RB RB RG BG BG WG",
        "red": "BG BG BY GY GY WY",
    },
    "twelve-white": {
        "blue": "GY GR GW YR YW RW",
        "green": "BY BR BW YR YW RW",
        "yellow": "BG BR BW GR GW RW",
        "red": "BG BY BW GY GW YW",
    },
}
DECK_NAMES: Final = ("four-white", "twelve-white")
N_SHIPS: Final[i64] = 24
_LETTERS: Final = {"B": 0, "G": 1, "Y": 2, "R": 3, "W": 5}


def ship_deck(name: str) -> list[tuple[int, int, int]]:
    """The 24 ships of a deck as (large, small, small), the small ones in a fixed order."""
    ships = []
    for large, pairs in SHIP_DECKS[name].items():
        for pair in pairs.split():
            first, second = sorted(_LETTERS[letter] for letter in pair)
            ships.append((GEM_NAMES.index(large), first, second))
    return ships


_SHIPS: Final = ship_deck("four-white") + ship_deck("twelve-white")
# Ships of both decks in one numbering (deck 0: 0-23, deck 1: 24-47), so that a ship's number says all of it.
SHIP_LARGE: Final = vec[i64]([ship[0] for ship in _SHIPS])
SHIP_SMALL_A: Final = vec[i64]([ship[1] for ship in _SHIPS])
SHIP_SMALL_B: Final = vec[i64]([ship[2] for ship in _SHIPS])
# Two ships that look alike get one number: nobody can tell them apart, so nothing may depend on it.
SHIP_KIND: Final = vec[i64]([_SHIPS.index(ship, 24 * (number // 24)) for number, ship in enumerate(_SHIPS)])
SHIP_NAMES: Final = tuple("-".join(GEM_NAMES[gem] for gem in ship) for ship in _SHIPS)


def has_white(ship: i64) -> bool:
    return SHIP_SMALL_A[ship] == WHITE or SHIP_SMALL_B[ship] == WHITE


# --- Quotations and scoring ----------------------------------------------------------------------------------
TRACK_START: Final[i64] = 8  # 2.8: 15 spaces, all four colours start on space 8
TRACK_END: Final[i64] = 15
COLUMN_MOVES: Final = vec[i64]([2, 1, -1, -2])  # 6.8
INDISCRETION_MOVES: Final = vec[i64]([4, 2, -1, -2])
# 7.2: points by rank of the colour (four columns) and place of the player (five rows).
COLOUR_POINTS: Final = vec[i64]([24, 20, 16, 12, 18, 15, 12, 9, 12, 10, 8, 6, 6, 5, 4, 3, 0, 0, 0, 0])
BLACK_POINTS: Final = vec[i64]([0, 1, 4, 8, 12, 16, 20, 24])  # 7.4, for 0 to 7 or more
FAVOUR_POINTS: Final = vec[i64]([12, 7, 3, 0, 0])  # 11.2
