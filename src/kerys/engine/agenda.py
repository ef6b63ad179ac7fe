"""The agenda: what is still to do, as plain numbers on a stack in the state.

A step is one number: its kind, the seat it concerns and up to three small arguments. Automatic steps run by
themselves; an *ask* waits for one seat; a *together* waits for sealed answers from all seats. What is pending can
therefore be cloned, compared and written down at any moment. A step never holds a secret: the agenda is public.

    kind 8 bits · seat 4 · a 6 · b 6 · c the rest

`kerys.engine.steps` has the table of them: their names, their rules and the functions that carry them out.

So nearly all steps stay below 2^30, above which uncompiled Python calculates slower.
"""

from typing import Final

from mypy_extensions import i64

# --- Automatic steps, in the order of a round -------------------------------------------------------------
BEGIN_ROUND: Final[i64] = 1
TURN_UP: Final[i64] = 2
DRAW_SHIPS: Final[i64] = 3
FILL_MARKET: Final[i64] = 4
SPECULATE: Final[i64] = 5
REVEAL_BIDS: Final[i64] = 6
HAND_OUT_ORDER: Final[i64] = 7
BEGIN_PLACEMENT: Final[i64] = 8
OPEN_WINDOW: Final[i64] = 9  # a: window, b: position in the turn order
SEAT_WINDOW: Final[i64] = 10  # seat, a: window; one seat alone
REACT: Final[i64] = 11  # seat: who played; a: the card
TURN: Final[i64] = 12  # a: turn from 1, b: position
LAST_BROKERS: Final[i64] = 13
LAST_LOOKS: Final[i64] = 14  # b: position
DECLARE_SIDES: Final[i64] = 15  # b: position
BEGIN_COUNTING: Final[i64] = 16
COUNT_DISTRICT: Final[i64] = 17  # a: district
SHARE_GEMS: Final[i64] = 18  # a: district or the centre; hands the next share out (shares are further steps)
COUNT_AREAS: Final[i64] = 19  # a: district
CLEAR_DISTRICT: Final[i64] = 20  # a: district
COUNT_MISSION: Final[i64] = 21
COUNT_SMUGGLING: Final[i64] = 22  # a: 0 or 1
OPEN_MARKET: Final[i64] = 23
COUNT_ROW: Final[i64] = 24  # a: row
COUNT_MEDIATION: Final[i64] = 25  # a: column
RANK_COLUMNS: Final[i64] = 26
MOVE_COLUMNS: Final[i64] = 27
HIGHEST_BIDDER: Final[i64] = 28
CLEAR_MARKET: Final[i64] = 29
FAVOURS: Final[i64] = 30
END_ROUND: Final[i64] = 31
FINAL_COUNT: Final[i64] = 32
BEGIN_BIDS: Final[i64] = 33  # after SPECULATE

# --- Sealed questions to everybody at once -------------------------------------------------------------------
ASK_SPECULATION: Final[i64] = 40
ASK_BIDS: Final[i64] = 41
ASK_FAVOUR: Final[i64] = 42
FIRST_TOGETHER: Final[i64] = 40
# --- Questions to one seat ------------------------------------------------------------------------------------
ASK_ORDER: Final[i64] = 48
ASK_WINDOW: Final[i64] = 49  # a: window
ASK_REACTION: Final[i64] = 50  # a: the card to copy, b: who played it
ASK_PLACE: Final[i64] = 51  # a: turn, b: 1 or 2, c: face of the first and its place << 1
ASK_FRONT: Final[i64] = 52  # which broker steps in front (Illusionist)
ASK_NEUTRAL: Final[i64] = 53
ASK_LOOK: Final[i64] = 54
ASK_SIDE: Final[i64] = 55  # a: number of the broker on the board
ASK_GEM: Final[i64] = 56  # a: where the gems are (a source, below), b: how many more after this one
ASK_COLOUR: Final[i64] = 57  # a: where the gem comes from, b: how many picks are left there, if there are two
ASK_PRIZE: Final[i64] = 58  # a: Smuggling place
ASK_RANK: Final[i64] = 59  # a: the tied columns, as a mask
ASK_BIDDER: Final[i64] = 60
ASK_CARD: Final[i64] = 61  # a: character, b: which of its questions, c: what was answered before
FIRST_ASK: Final[i64] = 48

ONE_MORE_B: Final[i64] = 1 << 18  # added to a step: the same with a `b` higher by one

# Where a gem comes from (the `a` of ASK_GEM and ASK_COLOUR): districts 0-3, then these.
SOURCE_CENTRE: Final[i64] = 4
SOURCE_ROW: Final[i64] = 5  # 5 + row
SOURCE_GEM_CARD: Final[i64] = 9  # 9 + district
SOURCE_SMUGGLING: Final[i64] = 13  # 13 + place
SOURCE_CARD: Final[i64] = 15  # a character's effect
SOURCE_COLUMN: Final[i64] = 16  # 16 + column (Mediation)
SOURCE_CONSOLATION: Final[i64] = 20  # 20 + district: the neutral's gem for a card (10.5)


def step(kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """One step of the agenda."""
    return kind | (seat << 8) | (a << 12) | (b << 18) | (c << 24)


def kind_of_step(step_: i64) -> i64:
    return step_ & 255


def seat_of_step(step_: i64) -> i64:
    return (step_ >> 8) & 15


def a_of_step(step_: i64) -> i64:
    return (step_ >> 12) & 63


def b_of_step(step_: i64) -> i64:
    return (step_ >> 18) & 63


def c_of_step(step_: i64) -> i64:
    return step_ >> 24
