"""The small acts that rules and cards share: scoring, taking and giving gems, putting brokers down, moving quotations."""

from mypy_extensions import i64

from kerys.engine.actions import FROM_FRONT, NEUTRAL_BROKER
from kerys.engine.agenda import SOURCE_CENTRE, SOURCE_CONSOLATION, SOURCE_GEM_CARD, SOURCE_SMUGGLING
from kerys.engine.brokers import (
    KNOWN_TO_ALL,
    KNOWN_TO_SEAT,
    at_place,
    knowers_of,
    owner_of,
    place_of,
    placer_of,
    value_of,
)
from kerys.engine.cards.numbers import ENRICHMENT
from kerys.engine.facts import (
    FOR_EVENT,
    FOR_MARKET,
    GEM_GIVEN,
    GEM_TAKEN,
    GEM_TURNED,
    MOVED,
    PLACED,
    QUOTATION_MOVED,
    SCORED,
)
from kerys.engine.layout import BROKERS, EVENTS_NOW, FREE_CELLS, FRONT, GEMS, HAND, POINTS, SHOWN
from kerys.engine.pieces import BIT, NEUTRAL, UP, one
from kerys.engine.rules.places import event_rules
from kerys.engine.state import State, tell, tell_to
from kerys.engine.tables import MARKET, NO_DISTRICT, SMUGGLING_PLACES


def score(state: State, party: i64, points: i64, reason: i64, where: i64 = 0) -> None:
    """Points are scored at once; they can fall below 0 (15.4)."""
    state.cells[POINTS + party] += points
    if state.log is not None:
        tell(state, SCORED, party, points, reason, where)


def district_of_source(source: i64) -> i64:
    """The district in which a gem is won, for Enrichment."""
    if source < SOURCE_CENTRE:
        return source
    if SOURCE_GEM_CARD <= source < SOURCE_SMUGGLING:
        return source - SOURCE_GEM_CARD
    if source >= SOURCE_CONSOLATION:
        return source - SOURCE_CONSOLATION
    return NO_DISTRICT


def win_gem(state: State, party: i64, gem: i64, source: i64, turned: bool = False) -> None:
    """A gem is won; `turned` if it was white (6.4). Enrichment pays for every gem won in its district (13.3)."""
    state.cells[GEMS + party * 5 + gem] += 1
    if state.log is not None:
        tell(state, GEM_TURNED if turned else GEM_TAKEN, party, gem, source)
    if state.cells[EVENTS_NOW] != 0:
        district = district_of_source(source)
        if event_rules(state, ENRICHMENT, district):
            score(state, party, 1, FOR_EVENT + ENRICHMENT, district)


def give_gem(state: State, seat: i64, gem: i64, card: i64) -> None:
    """A gem goes back to the supply to pay for a card."""
    state.add_gem(seat, gem, -1)
    tell(state, GEM_GIVEN, seat, gem, card)


def change_quotation(state: State, colour: i64, by: i64, mover: i64, party: i64 = 0) -> None:
    state.move_quotation(colour, by)
    if state.log is not None:
        tell(state, QUOTATION_MOVED, colour, by, state.quotation(colour), mover, party)


def put_broker(state: State, seat: i64, source_and_face: i64, value: i64, place: i64, turn: i64) -> None:
    """A seat puts a broker on the board: from behind its screen, from in front of it, or a neutral one."""
    cells = state.cells
    face = source_and_face & 1
    owner = seat
    knowledge = KNOWN_TO_ALL[value] if face == UP else KNOWN_TO_SEAT[seat]
    if source_and_face < FROM_FRONT:
        cells[HAND + seat] -= BIT[value * 4]
    elif source_and_face < NEUTRAL_BROKER:
        cells[FRONT + seat] -= BIT[value * 4]
        knowledge = KNOWN_TO_ALL[value]  # everybody saw it stand in front
    else:
        cells[HAND + 5 + seat] -= BIT[value * 4]
        owner = NEUTRAL
    # brokers.broker, written out: most of a game is placing
    piece = value | (face << 3) | (owner << 4) | (seat << 7) | (place << 10) | (turn << 16) | knowledge
    state.add_broker(piece)
    if state.log is not None:
        n = state.nth_at_place(cells[BROKERS] - 1)
        tell_to(state, knowers_of(piece), PLACED, owner, place, n, value, face, source_and_face >> 1, seat)
    if MARKET <= place < SMUGGLING_PLACES:
        cells[FREE_CELLS] &= ~BIT[place]
        score(state, owner, 1, FOR_MARKET, place)  # 5.3; 10.7: also for the neutral


def move_broker(state: State, i: i64, place: i64) -> None:
    """A broker goes elsewhere and arrives there last; no points, those are the card's business."""
    piece = state.broker(i)
    from_ = place_of(piece)
    if state.log is not None:
        tell(state, MOVED, owner_of(piece), from_, state.nth_at_place(i), place)
    state.drop_broker(i)
    state.add_broker(at_place(piece, place))
    if is_market(from_):
        state.cells[FREE_CELLS] |= BIT[from_]
    if is_market(place):
        state.cells[FREE_CELLS] &= ~BIT[place]


def screen_of(state: State, piece: i64) -> i64:
    """The screen a broker comes from: its owner's, or for a neutral one the placer's neutral brokers."""
    owner = (piece >> 4) & 7
    if owner >= state.rules.seats:
        return 5 + placer_of(piece)
    return owner


def take_back(state: State, piece: i64, seen: bool) -> None:
    """A broker goes back behind its screen; `seen` if everybody saw its value. The caller takes it off the board."""
    value = one(value_of(piece))
    screen = screen_of(state, piece)
    cells = state.cells
    cells[HAND + screen] += value
    if seen:
        cells[SHOWN + screen] += value
    if is_market(place_of(piece)):
        cells[FREE_CELLS] |= BIT[place_of(piece)]


def is_market(place: i64) -> bool:
    return MARKET <= place < SMUGGLING_PLACES
