"""Where everything stands in a state's cells: named sections, each with who may know it.

A section is PUBLIC only by being marked so here; what `knowledge.known_to` does not find marked it leaves out, so a
new section is a secret until somebody decides otherwise.
"""

from typing import Final

from mypy_extensions import i64

from kerys.engine.pieces import MAX_SEATS

PUBLIC: Final = "public"
SECRET: Final = "secret"  # knowledge.py says cell by cell what a viewer gets of it

MAX_STEPS: Final[i64] = 40
MAX_BROKERS: Final[i64] = 40

_sections: list[tuple[str, int, int, str]] = []


def _section(name: str, size: int, audience: str = PUBLIC) -> int:
    """Lay out the next section and answer where it begins."""
    begin = _sections[-1][1] + _sections[-1][2] if _sections else 0
    _sections.append((name, begin, size, audience))
    return begin


# --- The course of the game -------------------------------------------------------------------------------
STEPS: Final[i64] = _section("steps", 1)  # how many steps are on the agenda
AGENDA: Final[i64] = _section("agenda", MAX_STEPS)
ROUND: Final[i64] = _section("round", 1)
PHASE: Final[i64] = _section("phase", 1)
WINNERS: Final[i64] = _section("winners", 1)  # a mask of parties once the game is over
# --- Seats ----------------------------------------------------------------------------------------------------
ORDER_CARD: Final[i64] = _section("order_card", MAX_SEATS)
NEXT_ORDER: Final[i64] = _section("next_order", MAX_SEATS)  # order cards picked so far in phase 2
SEAT_AT: Final[i64] = _section("seat_at", MAX_SEATS)  # the turn order: seat at position 0, 1, …
POINTS: Final[i64] = _section("points", MAX_SEATS)
GEMS: Final[i64] = _section("gems", 5 * MAX_SEATS)
CARDS: Final[i64] = _section("cards", MAX_SEATS)  # characters held, as a mask
NEW_CARDS: Final[i64] = _section("new_cards", MAX_SEATS)  # those of them won this round (8.1)
PLAYED: Final[i64] = _section("played", MAX_SEATS)  # characters played this round (8.2)
FRONT: Final[i64] = _section("front", MAX_SEATS)
# Screens: the five seats' own brokers, then the neutral brokers of seat 0 and of seat 1.
SCREENS: Final[i64] = 7
HAND: Final[i64] = _section("hand", SCREENS, SECRET)
SHOWN: Final[i64] = _section("shown", SCREENS)  # behind the screen again, but seen by all this round
SPARES: Final[i64] = _section("spares", 1)  # spare 2s everybody has taken (11.1)
THRONE: Final[i64] = _section("throne", 4 * MAX_SEATS, SECRET)
SEALED: Final[i64] = _section("sealed", MAX_SEATS, SECRET)  # 0, or a sealed answer's id + 1
SPECULATIONS: Final[i64] = _section("speculations", MAX_SEATS, SECRET)  # 0, or 1 + colour, 5: none
# --- What characters do this round ------------------------------------------------------------------------------
EFFECTS: Final[i64] = _section("effects", MAX_SEATS)  # Cardinal, Illusionist, Intriguer: bits
LOOKS: Final[i64] = _section("looks", MAX_SEATS)  # looks the Spy has left
BORDER_RIGHTS: Final[i64] = _section("border_rights", MAX_SEATS)  # borders the Philosopher has left
PROFESSORS: Final[i64] = _section("professors", MAX_SEATS)  # four bits a district
CLOSED: Final[i64] = _section("closed", 1)  # areas closed by a Queen, as a mask of places
COMMERCE: Final[i64] = _section("commerce", 1)  # bit 0: Merchant played, bit 1: Financier
CUSTOMS: Final[i64] = _section("customs", 1)  # kinds of gems no ship hands out, as a mask
INVESTED: Final[i64] = _section("invested", 2)  # 1 + colour of the first and of the second Investor
# --- The board ------------------------------------------------------------------------------------------------
QUOTATIONS: Final[i64] = _section("quotations", 4)
SHIP_AT: Final[i64] = _section("ship_at", 5)  # 1 + ship in each harbour, then in the centre
PALACE_CARD: Final[i64] = _section("palace_card", 4)  # 1 + character (or gem card)
ROW_GEM: Final[i64] = _section("row_gem", 4)  # 1 + gem
OFFER: Final[i64] = _section("offer", 1)  # gems still to be taken from the ship being shared out
FREE_CELLS: Final[i64] = _section("free_cells", 1)  # open market cells without a broker, as a mask of places
COLUMNS: Final[i64] = _section("columns", 4)  # 1 + place of each colour, while columns are ranked
BROKERS: Final[i64] = _section("brokers", 1)  # how many stand on the board
BOARD: Final[i64] = _section("board", MAX_BROKERS, SECRET)
MISSION: Final[i64] = _section("mission", MAX_SEATS)  # sums from the palaces counted so far, and presence
# --- Events and stacks ------------------------------------------------------------------------------------------
EVENT_AT: Final[i64] = _section("event_at", 4)  # 1 + event turned up at a district
EVENTS_NOW: Final[i64] = _section("events_now", 1)  # kinds in force, as a mask
SMUGGLINGS: Final[i64] = _section("smugglings", 1)  # Smuggling places open this round
STACK_TOP: Final[i64] = _section("stack_top", 4)  # cards already drawn from a district's stack
SHIPS_DRAWN: Final[i64] = _section("ships_drawn", 1)
SEEN_CHARACTERS: Final[i64] = _section("seen_characters", 1)
SEEN_EVENTS: Final[i64] = _section("seen_events", 1)  # kinds seen; a second Smuggling is bit 13
SEEN_SHIPS: Final[i64] = _section("seen_ships", 24)  # ships drawn so far, in order, 1 + ship

SECTIONS: Final[tuple[tuple[str, int, int, str], ...]] = tuple(_sections)
N_CELLS: Final[i64] = _sections[-1][1] + _sections[-1][2]

# --- Bits of EFFECTS --------------------------------------------------------------------------------------------
CARDINAL_PLAYED: Final[i64] = 1
ILLUSIONIST_PLAYED: Final[i64] = 2
INTRIGUER_PLAYED: Final[i64] = 4
MERCHANT_PLAYED: Final[i64] = 1
FINANCIER_PLAYED: Final[i64] = 2
