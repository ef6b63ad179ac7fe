"""Write any position as a scenario; defaults and whatever follows from the rest are left out."""

from kerys.engine import layout as at
from kerys.engine.actions import NO_COLOUR, text_of
from kerys.engine.brokers import (
    face_of,
    knowers_of,
    marked,
    owner_of,
    place_of,
    placer_of,
    possible_of,
    throne_knowers,
    throne_possible,
    turn_of,
    value_of,
)
from kerys.engine.cards import CHARACTER_NAMES, EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.pieces import (
    ALL_VALUES,
    ALL_VIEWERS,
    BIT,
    DOWN,
    GEM_NAMES,
    SEAT_NAMES,
    UP,
    how_many,
    unpacked,
)
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES, SHIP_NAMES, TRACK_START
from kerys.records.deal_text import whole_deal_lines
from kerys.records.draft import SCENARIO_VERSION
from kerys.records.moment_steps import find_moment
from kerys.records.pending import party_names, pending_text
from kerys.records.scenario_board import COMMERCE_NAMES
from kerys.records.scenario_checks import rest_of_set, screens, supply_errors
from kerys.records.scenario_seats import EFFECT_NAMES
from kerys.records.settings import option_lines


def scenario_of(state: State) -> str:
    """Write a position as text with all secrets and future cards: never for a player of a running game."""
    moment, pending = find_moment(state)
    round_ = int(state.round) + (moment.name == "start")
    lines = [
        f"kerys scenario {SCENARIO_VERSION}",
        *option_lines(state.rules.options),
        f"round {round_}",
        str(moment),
    ]
    if pending:
        lines.append("pending " + pending_text(state, pending))
    order = [SEAT_NAMES[state.seat_at(position)] for position in range(state.rules.seats)]
    lines.append("order " + " ".join(order))
    for party in range(state.rules.parties):
        clauses = _party_clauses(state, party)
        if clauses:
            lines.append(f"{party_names(state)[party]} " + "; ".join(clauses))
    lines += _table_lines(state)
    lines += _broker_lines(state)
    lines += whole_deal_lines(state, order)
    if any(supply_errors(state, moment, round_)):
        lines.append("check off")
    return "\n".join(lines) + "\n"


# --- Parties ------------------------------------------------------------------------------------------------


def _party_clauses(state: State, party: int) -> list[str]:
    cells = state.cells
    gems = [
        f"{name} {state.gems(party, gem)}" for gem, name in enumerate(GEM_NAMES[:5]) if state.gems(party, gem)
    ]
    clauses = {
        "points": str(state.points(party)) if state.points(party) else "",
        "gems": ", ".join(gems),
    }
    if party < state.rules.seats:
        new = int(cells[at.NEW_CARDS + party])
        speculation = int(cells[at.SPECULATIONS + party])
        sealed = int(cells[at.SEALED + party])
        clauses |= {
            "cards": _names(CHARACTER_NAMES, int(cells[at.CARDS + party]) & ~new),
            "won": _names(CHARACTER_NAMES, new),
            "played": _number(cells[at.PLAYED + party]),
            "picked": _number(cells[at.NEXT_ORDER + party]),
            "front": _values(state.front(party)),
            **_screen_clauses(state, party),
            "throne": ", ".join(_throne_items(state, party)),
            "speculates": _speculation(speculation) if speculation else "",
            "effects": _names(EFFECT_NAMES, int(cells[at.EFFECTS + party])),
            "looks": _number(cells[at.LOOKS + party]),
            "borders": _number(cells[at.BORDER_RIGHTS + party]),
            "professor": _professors(int(cells[at.PROFESSORS + party])),
            "sealed": text_of(sealed - 1) if sealed else "",
        }
    return [f"{key} {text}" for key, text in clauses.items() if text]


def _screen_clauses(state: State, seat: int) -> dict[str, str]:
    clauses = {}
    for screen in screens(state):
        if screen in (seat, seat + 5):
            prefix = "" if screen < 5 else "neutral-"
            if state.hand(screen) != rest_of_set(state, screen):
                clauses[f"{prefix}hand"] = _values(state.hand(screen)) or "none"
            clauses[f"{prefix}shown"] = _values(state.cells[at.SHOWN + screen])
    return clauses


def _throne_items(state: State, seat: int) -> list[str]:
    items = []
    for slot in range(4):
        piece = state.throne(seat, slot)
        if piece:
            knowers = _knowers(state, int(throne_knowers(piece)), seat)
            items.append(f"{value_of(piece)}{knowers}{_possible(int(throne_possible(piece)), ALL_VALUES)}")
    return items


def _knowers(state: State, knowers: int, owner: int) -> str:
    if knowers == ALL_VIEWERS:
        return " known all"
    others = [name for seat, name in enumerate(SEAT_NAMES) if knowers & BIT[seat] and seat != owner]
    return " known " + " ".join(others) if others else ""


def _possible(possible: int, default: int) -> str:
    values = [str(value) for value in range(5) if possible & BIT[value]]
    return "" if possible == default else " maybe " + " ".join(values)


def _number(cell: int) -> str:
    return str(cell) if cell else ""


def _values(brokers: int) -> str:
    return " ".join(str(value) for value in unpacked(brokers))


def _names(names: tuple[str, ...], mask: int) -> str:
    return " ".join(name for n, name in enumerate(names) if mask & BIT[n])


def _speculation(cell: int) -> str:
    return "none" if cell == NO_COLOUR + 1 else GEM_NAMES[cell - 1]


def _professors(cell: int) -> str:
    return " ".join(str(district + 1) for district in range(4) for _ in range(cell >> 4 * district & 15))


# --- The table ----------------------------------------------------------------------------------------------


def _table_lines(state: State) -> list[str]:
    cells = state.cells
    quotations = [(name, int(state.quotation(colour))) for colour, name in enumerate(GEM_NAMES[:4])]
    offer = [(name, int(how_many(cells[at.OFFER], gem))) for gem, name in enumerate(GEM_NAMES)]
    columns = [(name, int(cells[at.COLUMNS + colour])) for colour, name in enumerate(GEM_NAMES[:4])]
    invested = [GEM_NAMES[cells[at.INVESTED + n] - 1] for n in range(2) if cells[at.INVESTED + n]]
    text_by_key = {
        "quotations": ", ".join(f"{name} {space}" for name, space in quotations if space != TRACK_START),
        "event": _numbered(EVENT_NAMES, state, at.EVENT_AT, 1),
        "ship": _numbered(SHIP_NAMES, state, at.SHIP_AT, 1),
        "centre": SHIP_NAMES[cells[at.SHIP_AT + 4] - 1] if cells[at.SHIP_AT + 4] else "",
        "palace": _numbered(PALACE_CARD_NAMES, state, at.PALACE_CARD, 1),
        "row": _numbered(GEM_NAMES, state, at.ROW_GEM, 0),
        "offer": ", ".join(f"{name} {number}" for name, number in offer if number),
        "columns": ", ".join(f"{name} {rank}" for name, rank in columns if rank),
        "mission": ", ".join(_mission_items(state)),
        "closed": _names(PLACE_NAMES[:12], int(cells[at.CLOSED])),
        "commerce": _names(COMMERCE_NAMES, int(cells[at.COMMERCE])),
        "customs": _names(GEM_NAMES, int(cells[at.CUSTOMS])),
        "invested": " ".join(invested),
    }
    return [f"{key} {text}" for key, text in text_by_key.items() if text]


def _numbered(names: tuple[str, ...], state: State, section: int, first: int) -> str:
    """Write four cells as items: `1 spy, 3 queen`."""
    items = [(n + first, int(state.cells[section + n])) for n in range(4)]
    return ", ".join(f"{n} {names[cell - 1]}" for n, cell in items if cell)


def _mission_items(state: State) -> list[str]:
    fields = [
        (name, int(state.cells[at.MISSION]) >> 12 * party) for party, name in enumerate(party_names(state))
    ]
    return [f"{name} {field & 255} {field >> 8 & 15}" for name, field in fields if field & 0xFFF]


def _broker_lines(state: State) -> list[str]:
    """Write the brokers in the order of arrival, one line for each run at a place or of a placer."""
    lines: list[str] = []
    places: list[int] = []  # of the brokers on the line being written, and who placed them
    placers: list[int] = []
    for i in range(state.n_brokers()):
        piece = state.broker(i)
        place, placer, item = int(place_of(piece)), int(placer_of(piece)), _broker_item(state, piece)
        if places and (set(places) == {place} or set(placers) == {placer}):
            lines[-1] += f", {item}" if place == places[-1] else f", {PLACE_NAMES[place]} {item}"
        else:
            lines.append(f"at {PLACE_NAMES[place]} {item}")
            places, placers = [], []
        places.append(place)
        placers.append(placer)
    return lines


def _broker_item(state: State, piece: int) -> str:
    owner, placer, up = owner_of(piece), int(placer_of(piece)), face_of(piece) == UP
    of_neutral = owner >= state.rules.seats
    item = f"{party_names(state)[owner]} {value_of(piece)}"
    if not up and not of_neutral:
        item += " down"
    elif up and of_neutral:
        item += " up"
    if marked(piece):
        item += " marked"
    if turn_of(piece):
        item += f" turn {turn_of(piece)}"
    if of_neutral:
        item += f" by {SEAT_NAMES[placer]}"
    knowers = int(knowers_of(piece))
    if face_of(piece) == DOWN:
        item += _knowers(state, knowers, placer)
    default = BIT[value_of(piece)] if knowers == ALL_VIEWERS else ALL_VALUES
    return item + _possible(int(possible_of(piece)), int(default))
