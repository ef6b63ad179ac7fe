"""The words of the game: gems, seats, cards, and every place a broker can stand on."""

from dataclasses import dataclass

COLOURS = ("blue", "green", "yellow", "red")
KINDS_OF_GEMS = (*COLOURS, "black")
SEAT_NAMES = ("blue", "orange", "violet", "yellow", "green")
RINGS = ("harbour", "commercial", "palace")
ROUNDS = 4

FULL_SET = (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4)  # 2.2
SHORT_SET = (0, 0, 1, 1, 2, 3, 3, 4, 4)  # 2.3

# Section 9 and 12: in which windows each card is played. Imitator is a reaction; the others missing here
# take effect when won (King, Prince) or count by being held (Favourite, Pope, Smuggler).
WINDOWS_OF: dict[str, tuple[str, ...]] = {
    "alchemist": ("W5",),
    "banker": ("W5",),
    "captain": ("W4",),
    "cardinal": ("W1",),
    "spy": ("W1",),
    "herald": ("W4",),
    "illusionist": ("W1",),
    "intriguer": ("W4",),
    "jeweller": ("W5",),
    "magician": ("W3",),
    "merchant": ("W4",),
    "mercenary": ("W3",),
    "queen": ("W2",),
    "customs-officer": ("W4",),
    "financier": ("W4",),
    "royal-guard": ("W2", "W3"),
    "investor": ("W4",),
    "monk": ("W4",),
    "philosopher": ("W1",),
    "professor": ("W4",),
    "rogue": ("W1", "W2", "W3", "W4", "W5"),
}
CARDS_PER_ROUND = 2  # 8.2


@dataclass(frozen=True)
class Place:
    name: str
    kind: str  # area, cell, smuggling or border
    district: int = 0  # areas and borders inside a district
    ring: str = ""  # areas
    row: int = -1  # cells
    column: str = ""  # cells
    sides: tuple[str, ...] = ()  # borders


def _all_places() -> dict[str, Place]:
    places = []
    for district in (1, 2, 3, 4):
        for ring in RINGS:
            places.append(Place(f"{district}/{ring}", "area", district=district, ring=ring))
        for outer, inner in (("harbour", "commercial"), ("commercial", "palace")):
            sides = (f"{district}/{outer}", f"{district}/{inner}")
            places.append(Place(f"{district}/{outer}-{inner}", "border", district=district, sides=sides))
    for left, right in ((1, 2), (2, 3), (3, 4), (4, 1)):
        for ring in RINGS:
            sides = (f"{left}/{ring}", f"{right}/{ring}")
            places.append(Place(f"{left}-{right}/{ring}", "border", sides=sides))
    for row in (0, 1, 2, 3):
        for column in COLOURS:
            places.append(Place(f"market/{row}/{column}", "cell", row=row, column=column))
    for number in (1, 2):
        places.append(Place(f"smuggling/{number}", "smuggling"))
    return {place.name: place for place in places}


PLACES = _all_places()
