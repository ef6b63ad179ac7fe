"""The engine's state and deal in the referee's words."""

from typing import Any

from kerys.engine import layout
from kerys.engine.brokers import face_of, owner_of, place_of, value_of
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.chance import DEALT_ROWS, DEALT_SHIPS, EVENT_CARD, NO_CARD, STACK_SIZE
from kerys.engine.pieces import FACE_NAMES, GEM_NAMES, unpacked
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES, ROUNDS, SHIP_NAMES


def card_name(card: int) -> str:
    return PALACE_CARD_NAMES[card] if card < EVENT_CARD else f"event:{EVENT_NAMES[card - EVENT_CARD]}"


def deal_of(state: State) -> dict[str, Any]:
    """Return the engine's deal in the form the referee takes."""
    rules, deal = state.rules, state.deal
    stacks = [
        [deal.stack_card(district, n) for n in range(STACK_SIZE)] for district in range(rules.districts)
    ]
    ships = [deal.ship(n) for n in range(DEALT_ROWS - DEALT_SHIPS)]
    rows = [[int(deal.row_gem(round_, row)) for row in range(4)] for round_ in range(1, ROUNDS + 1)]
    return {
        "order": [int(state.order_card(seat)) for seat in range(rules.seats)],
        "stacks": [[card_name(card) for card in stack if card != NO_CARD] for stack in stacks],
        "ships": [SHIP_NAMES[ship] for ship in ships if ship != NO_CARD],
        "rows": rows if rules.seats == 5 else [],
    }


def public_of(state: State) -> dict[str, Any]:
    """The same as `Referee.public()`, read off the engine's cells."""
    rules, cells = state.rules, state.cells
    seats = range(rules.seats)
    parties = range(rules.parties)
    districts = range(rules.districts)
    events = [int(cells[layout.EVENT_AT + district]) for district in districts]
    throne = [[int(state.throne(seat, slot)) for slot in range(4)] for seat in seats]
    return {
        "round": int(state.round),
        "points": [int(state.points(party)) for party in parties],
        "gems": [[int(state.gems(party, gem)) for gem in range(5)] for party in parties],
        "quotations": [int(state.quotation(colour)) for colour in range(4)],
        "order": [int(state.order_card(seat)) for seat in seats],
        "cards": [
            sorted(name for card, name in enumerate(PALACE_CARD_NAMES) if state.holds(seat, card))
            for seat in seats
        ],
        "front": [unpacked(state.front(seat)) for seat in seats],
        "hand": [unpacked(state.hand(seat)) for seat in seats],
        "neutrals": [unpacked(state.hand(5 + seat)) if rules.seats == 2 else [] for seat in seats],
        "board": [_broker(int(state.broker(n))) for n in range(state.n_brokers())],
        "throne": [[value_of(slot) for slot in slots if slot != 0] for slots in throne],
        "closed": sorted(name for n, name in enumerate(PLACE_NAMES[:12]) if cells[layout.CLOSED] >> n & 1),
        "ships": [_named(SHIP_NAMES, int(cells[layout.SHIP_AT + district])) for district in districts],
        "events": [[d + 1, EVENT_NAMES[event - 1]] for d, event in enumerate(events) if event != 0],
        "rows": [_named(GEM_NAMES, int(cells[layout.ROW_GEM + row])) for row in range(4)],
        "looks": [int(cells[layout.LOOKS + seat]) for seat in seats],
        "played": [int(cells[layout.PLAYED + seat]) for seat in seats],
        "palaces": [_named(PALACE_CARD_NAMES, int(cells[layout.PALACE_CARD + d])) for d in districts],
    }


def _named(names: tuple[str, ...], number: int) -> str:
    """Cells hold 1 + a number, or 0 for nothing."""
    return names[number - 1] if number != 0 else ""


def _broker(piece: int) -> list[Any]:
    return [
        PLACE_NAMES[place_of(piece)],
        int(owner_of(piece)),
        FACE_NAMES[face_of(piece)],
        int(value_of(piece)),
    ]
