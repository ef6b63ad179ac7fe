"""What may stand where: one answer to "which places are open", asked by placing and by every card that moves brokers."""

from typing import Final

from mypy_extensions import i64

from kerys.engine.brokers import face_of, owner_of, place_of
from kerys.engine.cards.numbers import INCOGNITO, RESTRICTION, REVOLT, TRANSPARENCY
from kerys.engine.layout import CLOSED, EVENT_AT, EVENTS_NOW, FREE_CELLS, SMUGGLINGS
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, UP
from kerys.engine.state import State
from kerys.engine.tables import BORDERS, DISTRICT_MASK, DISTRICT_OF, N_PLACES, NO_DISTRICT, SIDE_A, SIDE_B

_OPEN_SMUGGLING: Final = vec[i64]([0, 1 << 28, 3 << 28])
NO_BROKER: Final[i64] = -1


def open_places(
    state: State, party: i64, face: i64, moving: i64 = NO_BROKER, leaving: i64 = NO_BROKER
) -> i64:
    """The areas, market cells and Smuggling places where a broker of this party may come to stand, as a mask (5.2).

    `moving` and `leaving` are brokers of the board (by number) that do not count against a Restriction: the one that
    moves, and one that makes room for it.
    """
    cells = state.cells
    mask = (state.rules.city & ~cells[CLOSED]) | cells[FREE_CELLS]
    if cells[EVENTS_NOW] != 0:
        mask |= _OPEN_SMUGGLING[cells[SMUGGLINGS]]
        mask &= ~forbidden_by_events(state, party, face, moving, leaving)
    return mask


def forbidden_by_events(state: State, party: i64, face: i64, moving: i64, leaving: i64) -> i64:
    """13.3, 13.5: Incognito takes no face-up broker, Transparency no face-down one, Restriction two a player."""
    mask: i64 = 0
    if face == UP:
        mask |= district_with(state, INCOGNITO)
    else:
        mask |= district_with(state, TRANSPARENCY)
    restricted = district_with(state, RESTRICTION)
    if restricted != 0 and brokers_inside(state, party, restricted, moving, leaving) >= 2:
        mask |= restricted
    return mask


def district_with(state: State, event: i64) -> i64:
    """The areas of the district in which such an event is in force, as a mask; 0 if it is nowhere."""
    if state.cells[EVENTS_NOW] & BIT[event] != 0:
        for district in range(state.rules.districts):
            if state.cells[EVENT_AT + district] == event + 1:
                return DISTRICT_MASK[district]
    return 0


def event_rules(state: State, event: i64, district: i64) -> bool:
    """Whether such an event is in force in this district (NO_DISTRICT: never)."""
    return (
        state.cells[EVENTS_NOW] & BIT[event] != 0
        and district != NO_DISTRICT
        and state.cells[EVENT_AT + district] == event + 1
    )


def brokers_inside(state: State, party: i64, areas: i64, moving: i64, leaving: i64) -> i64:
    """15.13: how many brokers a party has in a district; its inner borders count, those to another do not."""
    n: i64 = 0
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        if i != moving and i != leaving and owner_of(piece) == party:
            district = DISTRICT_OF[place_of(piece)]
            if district != NO_DISTRICT and DISTRICT_MASK[district] == areas:
                n += 1
    return n


def open_borders(state: State, areas: i64) -> i64:
    """15.13: the borders with at least one open side; a side in revolt does not count (15.15)."""
    areas &= ~district_with(state, REVOLT)
    mask: i64 = 0
    for border in range(BORDERS, N_PLACES):
        if (
            state.rules.borders & BIT[border] != 0
            and areas & (BIT[SIDE_A[border]] | BIT[SIDE_B[border]]) != 0
        ):
            mask |= BIT[border]
    return mask


def may_be_moved(state: State, piece: i64) -> bool:
    """15.7, 15.15: no card moves a broker out of a closed area or out of a district in revolt."""
    place = place_of(piece)
    if place >= BORDERS:
        return True
    return (state.cells[CLOSED] | district_with(state, REVOLT)) & BIT[place] == 0


def places_to_move_to(state: State, i: i64) -> i64:
    """Where a card may move a broker of the board to (never its own place, a border or a district in revolt)."""
    piece = state.broker(i)
    mask = open_places(state, owner_of(piece), face_of(piece), i) & ~district_with(state, REVOLT)
    return mask & ~BIT[place_of(piece)]
