"""Where everything stands in a state's cells: named sections, each with who may know it.

A section is PUBLIC only by being marked so here; what `knowledge.known_to` does not find marked it leaves out, so a
new section is a secret until somebody decides otherwise. The numbers are written out because only literal constants
become constants in compiled code.
"""

from typing import Final

from mypy_extensions import i64

PUBLIC: Final = "public"
SECRET: Final = "secret"  # knowledge.py says cell by cell what a viewer gets of it

MAX_STEPS: Final[i64] = 40
MAX_BROKERS: Final[i64] = 40

# --- The course of the game -------------------------------------------------------------------------------
STEPS: Final[i64] = 0  # how many steps are on the agenda
AGENDA: Final[i64] = 1
# Because the agenda begins at 1, the top step of a stack of `depth` steps is cells[depth]. With nothing on it that is
# STEPS itself, then 0, which is no step: nobody need ask first whether the agenda is empty.
ROUND: Final[i64] = 41
PHASE: Final[i64] = 42
WINNERS: Final[i64] = 43  # a mask of parties once the game is over
# --- Seats ----------------------------------------------------------------------------------------------------
ORDER_CARD: Final[i64] = 44
NEXT_ORDER: Final[i64] = 49  # order cards picked so far in phase 2
SEAT_AT: Final[i64] = 54  # the turn order: seat at position 0, 1, …
POINTS: Final[i64] = 59
GEMS: Final[i64] = 64
CARDS: Final[i64] = 89  # characters held, as a mask
NEW_CARDS: Final[i64] = 94  # those of them won this round (8.1)
PLAYED: Final[i64] = 99  # characters played this round (8.2)
FRONT: Final[i64] = 104
# Screens: the five seats' own brokers, then the neutral brokers of seat 0 and of seat 1.
SCREENS: Final[i64] = 7
HAND: Final[i64] = 109
SHOWN: Final[i64] = 116  # behind the screen again, but seen by all this round
SPARES: Final[i64] = 123  # spare 2s everybody has taken (11.1)
THRONE: Final[i64] = 124
SEALED: Final[i64] = 144  # 0, or a sealed answer's id + 1
SPECULATIONS: Final[i64] = 149  # 0, or 1 + colour, 5: none
# --- What characters do this round ------------------------------------------------------------------------------
EFFECTS: Final[i64] = 154  # Cardinal, Illusionist, Intriguer: bits
LOOKS: Final[i64] = 159  # looks the Spy has left
BORDER_RIGHTS: Final[i64] = 164  # borders the Philosopher has left
PROFESSORS: Final[i64] = 169  # four bits a district
CLOSED: Final[i64] = 174  # areas closed by a Queen, as a mask of places
COMMERCE: Final[i64] = 175  # bit 0: Merchant played, bit 1: Financier
CUSTOMS: Final[i64] = 176  # kinds of gems no ship hands out, as a mask
INVESTED: Final[i64] = 177  # 1 + colour of the first and of the second Investor
# --- The board ------------------------------------------------------------------------------------------------
QUOTATIONS: Final[i64] = 179
SHIP_AT: Final[i64] = 183  # 1 + ship in each harbour, then in the centre
PALACE_CARD: Final[i64] = 188  # 1 + character (or gem card)
ROW_GEM: Final[i64] = 192  # 1 + gem
OFFER: Final[i64] = 196  # gems still to be taken from the ship being shared out
FREE_CELLS: Final[i64] = 197  # open market cells without a broker, as a mask of places
COLUMNS: Final[i64] = 198  # 1 + place of each colour, while columns are ranked
BROKERS: Final[i64] = 202  # how many stand on the board
BOARD: Final[i64] = 203
MISSION: Final[i64] = 243  # the tally of the palaces counted so far
TALLIES: Final[i64] = 244  # of the three areas of the district being counted
# --- Events and stacks ------------------------------------------------------------------------------------------
EVENT_AT: Final[i64] = 247  # 1 + event turned up at a district
EVENTS_NOW: Final[i64] = 251  # kinds in force, as a mask
SMUGGLINGS: Final[i64] = 252  # Smuggling places open this round
STACK_TOP: Final[i64] = 253  # cards already drawn from a district's stack
STACK_CHARACTERS: Final[i64] = 257  # characters among those drawn cards
SHIPS_DRAWN: Final[i64] = 261
SHIPS_BEFORE: Final[i64] = 262  # ships drawn before each round
SEEN_CHARACTERS: Final[i64] = 266
SEEN_EVENTS: Final[i64] = 267  # kinds seen; a second Smuggling is bit 13
SEEN_SHIPS: Final[i64] = 268  # ships drawn so far, in order, 1 + ship

N_CELLS: Final[i64] = 292

# Name, first cell, number of cells, audience; a test checks that they lie end to end.
SECTIONS: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("steps", STEPS, 1, PUBLIC),
    ("agenda", AGENDA, 40, PUBLIC),
    ("round", ROUND, 1, PUBLIC),
    ("phase", PHASE, 1, PUBLIC),
    ("winners", WINNERS, 1, PUBLIC),
    ("order_card", ORDER_CARD, 5, PUBLIC),
    ("next_order", NEXT_ORDER, 5, PUBLIC),
    ("seat_at", SEAT_AT, 5, PUBLIC),
    ("points", POINTS, 5, PUBLIC),
    ("gems", GEMS, 25, PUBLIC),
    ("cards", CARDS, 5, PUBLIC),
    ("new_cards", NEW_CARDS, 5, PUBLIC),
    ("played", PLAYED, 5, PUBLIC),
    ("front", FRONT, 5, PUBLIC),
    ("hand", HAND, 7, SECRET),
    ("shown", SHOWN, 7, PUBLIC),
    ("spares", SPARES, 1, PUBLIC),
    ("throne", THRONE, 20, SECRET),
    ("sealed", SEALED, 5, SECRET),
    ("speculations", SPECULATIONS, 5, SECRET),
    ("effects", EFFECTS, 5, PUBLIC),
    ("looks", LOOKS, 5, PUBLIC),
    ("border_rights", BORDER_RIGHTS, 5, PUBLIC),
    ("professors", PROFESSORS, 5, PUBLIC),
    ("closed", CLOSED, 1, PUBLIC),
    ("commerce", COMMERCE, 1, PUBLIC),
    ("customs", CUSTOMS, 1, PUBLIC),
    ("invested", INVESTED, 2, PUBLIC),
    ("quotations", QUOTATIONS, 4, PUBLIC),
    ("ship_at", SHIP_AT, 5, PUBLIC),
    ("palace_card", PALACE_CARD, 4, PUBLIC),
    ("row_gem", ROW_GEM, 4, PUBLIC),
    ("offer", OFFER, 1, PUBLIC),
    ("free_cells", FREE_CELLS, 1, PUBLIC),
    ("columns", COLUMNS, 4, PUBLIC),
    ("brokers", BROKERS, 1, PUBLIC),
    ("board", BOARD, 40, SECRET),
    ("mission", MISSION, 1, PUBLIC),
    ("tallies", TALLIES, 3, PUBLIC),
    ("event_at", EVENT_AT, 4, PUBLIC),
    ("events_now", EVENTS_NOW, 1, PUBLIC),
    ("smugglings", SMUGGLINGS, 1, PUBLIC),
    ("stack_top", STACK_TOP, 4, PUBLIC),
    ("stack_characters", STACK_CHARACTERS, 4, PUBLIC),
    ("ships_drawn", SHIPS_DRAWN, 1, PUBLIC),
    ("ships_before", SHIPS_BEFORE, 4, PUBLIC),
    ("seen_characters", SEEN_CHARACTERS, 1, PUBLIC),
    ("seen_events", SEEN_EVENTS, 1, PUBLIC),
    ("seen_ships", SEEN_SHIPS, 24, PUBLIC),
)

# --- Bits of EFFECTS --------------------------------------------------------------------------------------------
CARDINAL_PLAYED: Final[i64] = 1
ILLUSIONIST_PLAYED: Final[i64] = 2
INTRIGUER_PLAYED: Final[i64] = 4
MERCHANT_PLAYED: Final[i64] = 1
FINANCIER_PLAYED: Final[i64] = 2
