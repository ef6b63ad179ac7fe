"""Read the table of a scenario: quotations, ships, cards, events, characters and brokers."""

from kerys.engine import layout as at
from kerys.engine import pieces
from kerys.engine.brokers import broker, place_of, with_mark
from kerys.engine.cards import EVENT_NAMES, GEM_CARD, GEM_CARD_NAME
from kerys.engine.cards import numbers as cards
from kerys.engine.cards.effects import EVENTS
from kerys.engine.pieces import ALL_VALUES, ALL_VIEWERS, BIT, DOWN, GEM_NAMES, SEAT_NAMES, UP
from kerys.engine.tables import (
    BORDERS,
    MARKET,
    N_PLACES,
    PLACE_NAMES,
    SMUGGLING_PLACES,
    SPOTS_AT,
    TRACK_END,
    TRACK_START,
)
from kerys.records.dealt import read_character, read_ship
from kerys.records.draft import Draft
from kerys.records.lines import Line, items_of, list_of
from kerys.records.pending import party_names
from kerys.records.scenario_seats import MOST_BROKERS, attributes, read_knowers, read_possible

COMMERCE_NAMES = ("merchant", "financier")  # bit by bit
_MOST_CLOSED = 2  # one Queen and one copy of her


def read_table(draft: Draft) -> None:
    cells = draft.state.cells
    for colour in range(4):
        cells[at.QUOTATIONS + colour] = TRACK_START
    quotations = draft.one_of("quotations")
    if quotations is not None:
        found = quotations.named_numbers(quotations.rest, GEM_NAMES[:4], TRACK_END, "a colour", low=1)
        for colour, space in found.items():
            cells[at.QUOTATIONS + colour] = space
    _read_events(draft)
    _read_ships(draft)
    _read_palaces(draft)
    _read_rows(draft)
    _read_counting(draft)
    _read_characters(draft)


def _numbered_items(draft: Draft, key: str, low: int, high: int, what: str) -> list[tuple[Line, int, str]]:
    """Read `ship 1 …, 2 …` as numbered items; raise an error if a number comes twice."""
    found: list[tuple[Line, int, str]] = []
    for line in draft.all_of(key):
        for item in items_of(line.rest):
            number, _, rest = item.partition(" ")
            n = line.number_in(number, low, high, f"the number of a {what}")
            if any(n == earlier for _, earlier, _ in found):
                raise line.wrong(f"the {key} of {what} {n} is given twice")
            found.append((line, n, rest.strip()))
    return found


def _read_events(draft: Draft) -> None:
    for line, district, name in _numbered_items(draft, "event", 1, draft.rules.districts, "district"):
        if not draft.rules.events:
            raise line.wrong("events need “events on”")
        event = line.name(name, EVENT_NAMES, "an event")
        if draft.state.event_in_force(event) and (
            event != cards.SMUGGLING or draft.state.cells[at.SMUGGLINGS] == 2
        ):
            raise line.wrong(f"there are not so many cards of {name}")
        EVENTS[event].take_effect(draft.state, district - 1)


def _read_ships(draft: Draft) -> None:
    for line, district, name in _numbered_items(draft, "ship", 1, draft.rules.districts, "district"):
        if draft.state.cells[at.EVENT_AT + district - 1] == cards.SHIPWRECK + 1:
            raise line.wrong(f"no ship comes to district {district}: there is a Shipwreck")
        draft.state.cells[at.SHIP_AT + district - 1] = 1 + read_ship(line, name, draft.rules)
    centre = draft.one_of("centre")
    if centre is not None:
        if not draft.state.event_in_force(cards.DIPLOMATIC_MISSION):
            raise centre.wrong("a ship comes to the centre only with a Diplomatic Mission in force")
        draft.state.cells[at.SHIP_AT + 4] = 1 + read_ship(centre, centre.rest, draft.rules)


def _read_palaces(draft: Draft) -> None:
    for line, district, name in _numbered_items(draft, "palace", 1, draft.rules.districts, "district"):
        if name.lower() == GEM_CARD_NAME:
            if draft.state.round != 4:
                raise line.wrong("the gem cards are laid in round 4 (rule 3.1)")
            draft.state.cells[at.PALACE_CARD + district - 1] = 1 + GEM_CARD
            continue
        card = read_character(line, name, draft.rules)
        if draft.state.cells[at.EVENT_AT + district - 1] == cards.QUARANTINE + 1:
            raise line.wrong(f"no character is turned up in district {district}: there is a Quarantine")
        if draft.state.round == 4:
            raise line.wrong("in round 4 there are gem cards at the palaces, no characters (rule 3.1)")
        for other in range(4):
            if draft.state.cells[at.PALACE_CARD + other] == card + 1:
                raise line.wrong(f"there is one {name}, and it lies in district {other + 1} already")
        for seat in range(draft.rules.seats):
            if draft.state.holds(seat, card):
                raise line.wrong(f"there is one {name}, and {SEAT_NAMES[seat]} holds it")
        draft.state.cells[at.PALACE_CARD + district - 1] = 1 + card


def _read_rows(draft: Draft) -> None:
    for line, row, name in _numbered_items(draft, "row", draft.rules.first_row, 3, "row"):
        gem = line.name(name, GEM_NAMES, "a gem")
        if gem == pieces.BLACK:
            raise line.wrong("no black gem comes to the market")
        draft.state.cells[at.ROW_GEM + row] = 1 + gem


def _read_counting(draft: Draft) -> None:
    """Read a count in progress: gems on offer, columns ranked so far, the palaces' sums for a mission."""
    cells = draft.state.cells
    offer = draft.one_of("offer")
    if offer is not None:
        gems = offer.named_numbers(offer.rest, GEM_NAMES, 4, "a gem")
        cells[at.OFFER] = sum(BIT[4 * gem] * number for gem, number in gems.items())
    columns = draft.one_of("columns")
    if columns is not None:
        ranks = columns.named_numbers(columns.rest, GEM_NAMES[:4], 4, "a colour", low=1)
        if sorted(ranks.values()) != list(range(1, len(ranks) + 1)) or len(ranks) > 3:
            raise columns.wrong("the columns ranked so far have the places 1, 2, … and one or more is left")
        for colour, rank in ranks.items():
            cells[at.COLUMNS + colour] = rank
    mission = draft.one_of("mission")
    if mission is not None:
        if not draft.state.event_in_force(cards.DIPLOMATIC_MISSION):
            raise mission.wrong("the palaces' sums count only with a Diplomatic Mission in force")
        for item in items_of(mission.rest):
            words = item.split()
            if len(words) != 3:
                raise mission.wrong("a player's sum comes with its brokers, such as “blue 7 2”")
            party = mission.name(words[0], party_names(draft.state), "a player of this game")
            sum_ = mission.number_in(words[1], 0, 200, "a sum")
            brokers = mission.number_in(words[2], 1, MOST_BROKERS, "a number of brokers")
            cells[at.MISSION] |= (sum_ | brokers << 8) << 12 * party


def _read_characters(draft: Draft) -> None:
    """Read the changes that characters made for this round."""
    cells = draft.state.cells
    closed = draft.one_of("closed")
    if closed is not None:
        for word in list_of(closed.rest):
            area = closed.name(word, PLACE_NAMES[: 3 * draft.rules.districts], "a city area of this game")
            cells[at.CLOSED] |= BIT[area]
        if pieces.popcount(cells[at.CLOSED]) > _MOST_CLOSED:
            raise closed.wrong(f"at most {_MOST_CLOSED} areas can be closed")
    commerce = draft.one_of("commerce")
    if commerce is not None:
        for word in list_of(commerce.rest):
            bit = commerce.name(word, COMMERCE_NAMES, "a character that changes what commercial areas pay")
            cells[at.COMMERCE] |= BIT[bit]
    customs = draft.one_of("customs")
    if customs is not None:
        for word in list_of(customs.rest):
            kind = customs.name(word, GEM_NAMES, "a kind of gem")
            if kind == pieces.BLACK:
                raise customs.wrong("the Customs Officer cannot name black")
            cells[at.CUSTOMS] |= BIT[kind]
    invested = draft.one_of("invested")
    if invested is not None:
        colours = [invested.name(word, GEM_NAMES[:4], "a colour") for word in list_of(invested.rest)]
        if len(colours) > 2 or len(set(colours)) != len(colours):
            raise invested.wrong("Investors name one colour or two different ones")
        for n, colour in enumerate(colours):
            cells[at.INVESTED + n] = colour + 1
    for line in (customs, invested):
        if line is not None and not draft.rules.ys_plus:
            raise line.wrong(f"“{line.key}” needs “ys-plus-characters on”")


# --- Brokers ------------------------------------------------------------------------------------------------


def read_brokers(draft: Draft) -> None:
    """Read `at PLACE SEAT VALUE …, …` in the order of arrival; the default is the previous place."""
    for line in draft.all_of("at"):
        place: int | None = None
        for item in items_of(line.rest):
            words = item.split()
            if "/" in words[0]:
                place = line.name(words[0], PLACE_NAMES[:N_PLACES], "a place")
                _check_place(draft, line, place)
                words = words[1:]
            if place is None:
                raise line.wrong("“at” is followed by a place, such as “1/harbour” or “market/2/red”")
            _read_broker(draft, line, place, words)


def _check_place(draft: Draft, line: Line, place: int) -> None:
    rules = draft.rules
    name = PLACE_NAMES[place]
    if place < MARKET and not rules.city & BIT[place]:
        raise line.wrong(f"there is no {name} in this game: it has {rules.districts} districts (rule 2.6)")
    if MARKET <= place < SMUGGLING_PLACES and not rules.market & BIT[place]:
        raise line.wrong(f"row {name[7]} is closed with {rules.seats} players (rule 3.3)")
    if SMUGGLING_PLACES <= place < BORDERS and place - SMUGGLING_PLACES >= draft.state.cells[at.SMUGGLINGS]:
        raise line.wrong(
            f"{name} is not open: say which districts have the event, such as “event 2 smuggling”"
        )
    if place >= BORDERS and not (rules.ys_plus and rules.borders & BIT[place]):
        why = (
            "there is no such border with three districts"
            if rules.ys_plus
            else "it needs “ys-plus-characters on”"
        )
        raise line.wrong(f"nobody can stand on {name}: {why}")


def _read_broker(draft: Draft, line: Line, place: int, words: list[str]) -> None:
    """Read `SEAT VALUE [up|down] [marked] [turn N] [by SEAT] [known SEATS] [maybe VALUES]`."""
    state = draft.state
    if len(words) < 2:
        raise line.wrong("a broker is written as seat and value, such as “blue 3 down”")
    owner = line.name(words[0], party_names(state), "a player of this game")
    value = line.number_in(words[1], 0, 4, "a broker's value")
    given = attributes(line, words[2:], ("up", "down", "marked", "turn", "by", "known", "maybe"))
    if "up" in given and "down" in given:
        raise line.wrong("a broker stands up or down, not both")
    for key in ("up", "down", "marked"):
        if given.get(key):
            raise line.wrong(f"“{given[key][0]}” after “{key}” is too much")
    of_neutral = owner >= draft.rules.seats
    face = DOWN if "down" in given or (of_neutral and "up" not in given) else UP
    turn = line.number_in(
        " ".join(given.get("turn", ["0"])), 0, draft.rules.turns, "the turn it was placed in"
    )
    placer = owner
    if of_neutral:
        placer = line.name(
            " ".join(given.get("by", [])), SEAT_NAMES[:2], "who placed it, written as “by blue”"
        )
    elif "by" in given:
        raise line.wrong("“by” is only for neutral brokers; all others are placed by their owner")
    knowers, possible = BIT[placer], ALL_VALUES
    if "known" in given:
        knowers |= read_knowers(draft, line, given["known"])
    if face == UP:
        knowers = ALL_VIEWERS
    if knowers == ALL_VIEWERS:
        possible = BIT[value]
    if "maybe" in given:
        possible = read_possible(line, given["maybe"], value)
    piece = broker(value, face, owner, placer, place, turn, knowers, possible)
    _check_room(draft, line, place)
    state.add_broker(with_mark(piece) if "marked" in given else piece)
    draft.broker_lines[5 + placer if of_neutral else owner] = line


def _check_room(draft: Draft, line: Line, place: int) -> None:
    state = draft.state
    here = sum(place_of(state.broker(i)) == place for i in range(state.n_brokers()))
    if here >= SPOTS_AT[place]:
        room = "one broker" if SPOTS_AT[place] == 1 else f"{SPOTS_AT[place]} brokers"
        raise line.wrong(f"{PLACE_NAMES[place]} holds {room} at most (rule 5.2)")
    if state.n_brokers() >= at.MAX_BROKERS:
        raise line.wrong(f"more than {at.MAX_BROKERS} brokers never stand on the board")
