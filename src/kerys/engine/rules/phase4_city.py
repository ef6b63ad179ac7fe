"""Phase 4, the city: district by district its ship's gems, then its three areas (6.3-6.6)."""

from mypy_extensions import i64

from kerys.engine.agenda import (
    ASK_COLOUR,
    CLEAR_DISTRICT,
    COUNT_AREAS,
    SOURCE_CONSOLATION,
    SOURCE_GEM_CARD,
    step,
)
from kerys.engine.brokers import FACE_UP, MARK
from kerys.engine.cards import GEM_CARD
from kerys.engine.cards.base import merchant
from kerys.engine.cards.effects import CHARACTERS
from kerys.engine.cards.numbers import KING, PRINCE, QUARANTINE, REVOLT
from kerys.engine.cards.ys_plus import diplomatic_mission
from kerys.engine.facts import (
    CARD_WON,
    CONTEST_COMMERCIAL,
    CONTEST_DISTRICT,
    CONTEST_HARBOUR,
    CONTEST_PALACE,
    FOR_COMMERCIAL,
)
from kerys.engine.layout import BOARD, BROKERS, CARDS, CLOSED, NEW_CARDS, OFFER, PALACE_CARD, SHIP_AT, TALLIES
from kerys.engine.pieces import BIT, BLACK
from kerys.engine.rules.board import bring_back, turn_up_broker
from kerys.engine.rules.gems import best_quoted, share_out
from kerys.engine.rules.majority import NOBODY, PLAIN_ENTRY, all_plain, entry, tell_standings, winner
from kerys.engine.rules.moves import score, win_gem
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State, tell
from kerys.engine.tables import BORDERS, COMMERCIAL, DISTRICT_MASK, DISTRICT_OF, HARBOUR


def area_tallies(state: State, district: i64) -> tuple[i64, i64, i64]:
    """Turn a district's brokers up; the tallies of its harbour, commercial and palace area."""
    harbour: i64 = 0
    commercial: i64 = 0
    palace: i64 = 0
    first = 3 * district
    plain = all_plain(state)
    cells = state.cells
    i: i64 = -1
    for piece in cells[BOARD : BOARD + cells[BROKERS]]:
        i += 1
        place = (piece >> 10) & 63  # place_of; a call for every broker costs too much
        if DISTRICT_OF[place] != district or place >= BORDERS:
            continue
        ring = place - first
        if piece & FACE_UP == 0:
            turn_up_broker(state, i)
        added = PLAIN_ENTRY[piece & 127] if plain and piece < MARK else entry(state, piece)
        if ring == HARBOUR:
            harbour += added
        elif ring == COMMERCIAL:
            commercial += added
        else:
            palace += added
    return harbour, commercial, palace


def begin_counting(state: State) -> None:
    """Put phase 4, King's Favour and the end of the round on the agenda."""
    state.plan_in_order(state.rules.counting)


def count_district(state: State, district: i64) -> None:
    """6.3: turn the brokers up, share the ship's gems out by the sums over the three areas; the areas follow."""
    harbour, commercial, palace = area_tallies(state, district)
    diplomatic_mission.remember_palace(state, palace)
    tally = harbour + commercial + palace
    state.cells[TALLIES] = harbour  # the areas are counted after the gems have been picked
    state.cells[TALLIES + 1] = commercial
    state.cells[TALLIES + 2] = palace
    in_revolt = event_rules(state, REVOLT, district)
    tell_standings(state, CONTEST_DISTRICT, district, tally, in_revolt)
    state.plan_two(step(COUNT_AREAS, 0, district), step(CLEAR_DISTRICT, 0, district))
    share_out(state, district, tally)


def count_areas(state: State, district: i64) -> None:
    """6.5: a black gem, points, the character. Under Quarantine only the ship pays."""
    if event_rules(state, QUARANTINE, district):
        return
    in_revolt = event_rules(state, REVOLT, district)
    harbour = state.cells[TALLIES]
    commercial = state.cells[TALLIES + 1]
    palace = state.cells[TALLIES + 2]
    tell_standings(state, CONTEST_HARBOUR, district, harbour, in_revolt)
    party = winner(state, harbour, in_revolt)
    if party != NOBODY:
        win_gem(state, party, BLACK, district)
    tell_standings(state, CONTEST_COMMERCIAL, district, commercial, in_revolt)
    party = winner(state, commercial, in_revolt)
    if party != NOBODY:
        score(state, party, merchant.commercial_pays(state, district), FOR_COMMERCIAL, district)
    tell_standings(state, CONTEST_PALACE, district, palace, in_revolt)
    party = winner(state, palace, in_revolt)
    if party != NOBODY:
        win_card(state, party, state.cells[PALACE_CARD + district] - 1, district)
    state.cells[PALACE_CARD + district] = 0


def win_card(state: State, party: i64, card: i64, district: i64) -> None:
    """8.1, 8.3: kept for the next round, or at once; 10.5: the neutral keeps no card but gets a gem for it."""
    if card < 0:
        return
    tell(state, CARD_WON, party, card, district)
    if card == PRINCE or card == KING:
        CHARACTERS[card].play(state, party)
    elif party >= state.rules.seats:
        win_gem(state, party, best_quoted(state), SOURCE_CONSOLATION + district)
    elif card == GEM_CARD:
        state.plan(ASK_COLOUR, party, SOURCE_GEM_CARD + district)
    else:
        state.cells[CARDS + party] |= BIT[card]
        state.cells[NEW_CARDS + party] |= BIT[card]


def clear_district(state: State, district: i64) -> None:
    """6.6: the brokers go home, the ship has been dealt with, a Queen's closing ends."""
    bring_back(state, DISTRICT_MASK[district])
    state.cells[CLOSED] &= ~DISTRICT_MASK[district]
    state.cells[SHIP_AT + district] = 0
    state.cells[OFFER] = 0
    for ring in range(3):
        state.cells[TALLIES + ring] = 0
