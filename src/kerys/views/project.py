"""Views: (state, viewer) → what that viewer may know, in the rulebook's words and as plain data.

Everything here reads the *known* state (`engine.knowledge.known_to`), in which what the viewer may not know is not
there any more. No other module makes output for a person, a bot or a browser out of a running game.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from kerys.engine import layout as at
from kerys.engine.actions import N_ACTIONS, NO_COLOUR, text_of
from kerys.engine.brokers import (
    face_of,
    marked,
    owner_of,
    place_of,
    placer_of,
    possible_of,
    throne_possible,
    value_of,
)
from kerys.engine.knowledge import known_to
from kerys.engine.pieces import (
    BIT,
    CHARACTER_NAMES,
    EVENT_NAMES,
    FACE_NAMES,
    GEM_NAMES,
    NEUTRAL_NAME,
    PHASE_NAMES,
    SEAT_NAMES,
    SPECTATOR,
    UNKNOWN,
    VALUES,
    how_many,
    size,
    unpacked,
)
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES, SHIP_LARGE, SHIP_SMALL_A, SHIP_SMALL_B
from kerys.views.question import question_of

COLOUR_NAMES: Final = GEM_NAMES[:4]
HELD_GEMS: Final = GEM_NAMES[:5]

Data = dict[str, Any]


@dataclass(frozen=True)
class View:
    """What one seat (or a spectator, `viewer=None`) may know, as plain data; `view["seats"][0]["points"]`."""

    viewer: int | None
    data: Data
    known: State = field(repr=False, compare=False)  # the same as a state with unknowns, for `imagine`

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def to_json(self) -> str:
        return json.dumps(self.data, separators=(",", ":"), ensure_ascii=False)


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    known = known_to(state, SPECTATOR if viewer is None else viewer)
    return View(viewer, _position(known, viewer), known)


def party_name(state: State, party: int) -> str:
    """A seat's name, or `neutral` for the third party of two players."""
    return NEUTRAL_NAME if party >= state.rules.seats else SEAT_NAMES[party]


# --- The parts of a view ------------------------------------------------------------------------------------------


def _position(known: State, viewer: int | None) -> Data:
    cells, rules = known.cells, known.rules
    return {
        "viewer": "spectator" if viewer is None else SEAT_NAMES[viewer],
        "options": {**rules.options.as_dict(), "neutral": list(rules.options.neutral)},
        "round": int(known.round),
        "phase": PHASE_NAMES[known.phase],
        "turn_order": [SEAT_NAMES[known.seat_at(position)] for position in range(rules.seats)],
        "question": question_of(known),
        "seats": [_seat(known, seat) for seat in range(rules.seats)],
        "neutral": _neutral(known) if rules.parties > rules.seats else None,
        "quotations": {name: int(known.quotation(colour)) for colour, name in enumerate(COLOUR_NAMES)},
        "districts": [_district(known, district) for district in range(rules.districts)],
        "centre_ship": _ship(cells[at.SHIP_AT + 4]),
        "market": [
            {"row": int(row), "gem": _named(GEM_NAMES, cells[at.ROW_GEM + row])}
            for row in range(rules.first_row, 4)
        ],
        "brokers": _brokers(known),
        "offer": {
            name: int(how_many(cells[at.OFFER], kind))
            for kind, name in enumerate(GEM_NAMES)
            if how_many(cells[at.OFFER], kind)
        },
        "columns": {name: int(cells[at.COLUMNS + colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "events": _from_mask(EVENT_NAMES, cells[at.EVENTS_NOW]),
        "smuggling_places": int(cells[at.SMUGGLINGS]),
        "closed": _from_mask(PLACE_NAMES, cells[at.CLOSED]),
        "merchant": bool(cells[at.COMMERCE] & at.MERCHANT_PLAYED),
        "financier": bool(cells[at.COMMERCE] & at.FINANCIER_PLAYED),
        "seized": _from_mask(GEM_NAMES, cells[at.CUSTOMS]),
        "invested": [GEM_NAMES[cells[at.INVESTED + n] - 1] for n in range(2) if cells[at.INVESTED + n]],
        "stacks": [int(cells[at.STACK_TOP + district]) for district in range(rules.districts)],
        "winners": [party_name(known, party) for party in known.winners],
    }


def _seat(known: State, seat: int) -> Data:
    cells = known.cells
    hand = known.hand(seat)
    speculation = cells[at.SPECULATIONS + seat]
    data: Data = {
        "name": SEAT_NAMES[seat],
        **_possessions(known, seat),
        "cards": _from_mask(CHARACTER_NAMES, cells[at.CARDS + seat]),
        "new_cards": _from_mask(CHARACTER_NAMES, cells[at.NEW_CARDS + seat]),
        "cards_played": int(cells[at.PLAYED + seat]),
        "order_card": int(known.order_card(seat)),
        "picked_order": int(cells[at.NEXT_ORDER + seat]) or None,
        "front": unpacked(known.front(seat)),
        "hand": None if how_many(hand, UNKNOWN) else unpacked(hand),
        "hand_size": int(size(hand)),
        "shown": unpacked(cells[at.SHOWN + seat]),
        "answered": bool(cells[at.SEALED + seat]),
        "sealed": _sealed(cells[at.SEALED + seat]),
        "throne": [
            _throne_broker(known.throne(seat, slot), slot) for slot in range(4) if known.throne(seat, slot)
        ],
        "speculation": _speculation(speculation),
        "cardinal": bool(cells[at.EFFECTS + seat] & at.CARDINAL_PLAYED),
        "illusionist": bool(cells[at.EFFECTS + seat] & at.ILLUSIONIST_PLAYED),
        "intriguer": bool(cells[at.EFFECTS + seat] & at.INTRIGUER_PLAYED),
        "looks": int(cells[at.LOOKS + seat]),
        "border_rights": int(cells[at.BORDER_RIGHTS + seat]),
        "professors": [int((cells[at.PROFESSORS + seat] >> (4 * district)) & 15) for district in range(4)],
    }
    if known.rules.seats == 2:
        neutral = known.hand(5 + seat)
        data["neutral_hand"] = None if how_many(neutral, UNKNOWN) else unpacked(neutral)
        data["neutral_hand_size"] = int(size(neutral))
        data["neutral_shown"] = unpacked(cells[at.SHOWN + 5 + seat])
    return data


def _neutral(known: State) -> Data:
    return {"name": NEUTRAL_NAME, **_possessions(known, int(known.rules.seats))}


def _possessions(known: State, party: int) -> Data:
    return {
        "points": int(known.points(party)),
        "gems": {name: int(known.gems(party, gem)) for gem, name in enumerate(HELD_GEMS)},
    }


def _district(known: State, district: int) -> Data:
    cells = known.cells
    return {
        "number": district + 1,
        "ship": _ship(cells[at.SHIP_AT + district]),
        "card": _named(CHARACTER_NAMES, cells[at.PALACE_CARD + district]),
        "event": _named(EVENT_NAMES, cells[at.EVENT_AT + district]),
    }


def _brokers(known: State) -> list[Data]:
    return [
        {
            "place": PLACE_NAMES[place_of(piece)],
            "n": int(known.nth_at_place(i)) + 1,
            "owner": party_name(known, owner_of(piece)),
            "placer": SEAT_NAMES[placer_of(piece)],
            "face": FACE_NAMES[face_of(piece)],
            "value": _value(value_of(piece)),
            "marked": marked(piece),
            "possible": _values(possible_of(piece)),
        }
        for i in range(known.n_brokers())
        for piece in (known.broker(i),)
    ]


def _throne_broker(piece: int, slot: int) -> Data:
    return {"round": slot + 1, "value": _value(value_of(piece)), "possible": _values(throne_possible(piece))}


def _value(value: int) -> int | None:
    return None if value == UNKNOWN else int(value)


def _values(mask: int) -> list[int]:
    return [value for value in range(VALUES) if mask & BIT[value]]


def _sealed(cell: int) -> str | None:
    """The own sealed answer; of others only that there is one (`answered`)."""
    return text_of(cell - 1) if 0 < cell <= N_ACTIONS else None


def _speculation(cell: int) -> str | None:
    if cell == 0:
        return None
    if cell <= 4:
        return GEM_NAMES[cell - 1]
    return "none" if cell == NO_COLOUR + 1 else "hidden"


def _ship(cell: int) -> Data | None:
    if cell == 0:
        return None
    ship = cell - 1
    return {
        "large": GEM_NAMES[SHIP_LARGE[ship]],
        "small": [GEM_NAMES[SHIP_SMALL_A[ship]], GEM_NAMES[SHIP_SMALL_B[ship]]],
    }


def _named(names: tuple[str, ...], cell: int) -> str | None:
    return names[cell - 1] if cell else None


def _from_mask(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for n, name in enumerate(names) if n < 62 and mask & BIT[n]]
