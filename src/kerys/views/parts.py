"""The parts of a view that differ from viewer to viewer, made of the *known* state."""

from typing import Final

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
from kerys.engine.cards import CHARACTER_NAMES
from kerys.engine.pieces import (
    BIT,
    FACE_NAMES,
    GEM_NAMES,
    SEAT_NAMES,
    UNKNOWN,
    VALUES,
    how_many,
    size,
    unpacked,
)
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES
from kerys.views.public import PUBLIC_PARTS, Data, from_mask, party_name, possessions
from kerys.views.question import question_of

# The sections with one cell for each seat.
_BY_SEAT: Final[tuple[int, ...]] = (
    at.POINTS,
    at.CARDS,
    at.NEW_CARDS,
    at.PLAYED,
    at.ORDER_CARD,
    at.NEXT_ORDER,
    at.FRONT,
    at.HAND,
    at.SHOWN,
    at.SEALED,
    at.SPECULATIONS,
    at.EFFECTS,
    at.LOOKS,
    at.BORDER_RIGHTS,
    at.PROFESSORS,
)


def position_part(known: State, viewer: int | None) -> Data:
    """Return everything that a view holds."""
    public = {name: part.make(known) for name, part in PUBLIC_PARTS.items()}
    return {
        "viewer": viewer_name(viewer),
        **{name: public.pop(name) for name in ("options", "round", "phase", "turn_order")},
        "question": question_of(known),
        "seats": [seat_part(known, seat) for seat in range(known.rules.seats)],
        **{
            name: public.pop(name) for name in ("neutral", "quotations", "districts", "centre_ship", "market")
        },
        "brokers": [broker_part(known, i) for i in range(known.n_brokers())],
        **public,
    }


def viewer_name(viewer: int | None) -> str:
    return "spectator" if viewer is None else SEAT_NAMES[viewer]


def seat_part(known: State, seat: int) -> Data:
    """Everything about a seat, its brokers on the board left out; made of `seat_cells`."""
    cells = known.cells
    hand = known.hand(seat)
    speculation = cells[at.SPECULATIONS + seat]
    data: Data = {
        "name": SEAT_NAMES[seat],
        **possessions(known, seat),
        "cards": from_mask(CHARACTER_NAMES, cells[at.CARDS + seat]),
        "new_cards": from_mask(CHARACTER_NAMES, cells[at.NEW_CARDS + seat]),
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


def seat_cells(seats: int, seat: int) -> tuple[int, ...]:
    """The cells that `seat_part` reads at a table of so many seats: it changes only when they do."""
    own = [section + seat for section in _BY_SEAT]
    own += range(at.GEMS + 5 * seat, at.GEMS + 5 * seat + 5)
    own += range(at.THRONE + 4 * seat, at.THRONE + 4 * seat + 4)
    if seats == 2:
        own += [at.HAND + 5 + seat, at.SHOWN + 5 + seat]
    return tuple(int(cell) for cell in own)


def broker_part(known: State, i: int) -> Data:
    """One broker on the board; made of its cell and how many of those before it stand at its place."""
    piece = known.broker(i)
    return {
        "place": PLACE_NAMES[place_of(piece)],
        "n": int(known.nth_at_place(i)) + 1,
        "owner": party_name(known, owner_of(piece)),
        "placer": SEAT_NAMES[placer_of(piece)],
        "face": FACE_NAMES[face_of(piece)],
        "value": _value(value_of(piece)),
        "marked": marked(piece),
        "possible": _values(possible_of(piece)),
    }


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
