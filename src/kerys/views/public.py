"""The parts of a view that are the same for everybody. They read public sections of the state and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from kerys.engine import layout as at
from kerys.engine.cards import EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, PHASE_NAMES, SEAT_NAMES, how_many
from kerys.engine.state import State
from kerys.engine.tables import PLACE_NAMES, SHIP_LARGE, SHIP_SMALL_A, SHIP_SMALL_B

COLOUR_NAMES: Final = GEM_NAMES[:4]
HELD_GEMS: Final = GEM_NAMES[:5]

Data = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A part that is the same for everybody, and the sections it is made of: it changes only when they do."""

    make: Callable[[State], Any]
    sections: tuple[str, ...] = ()


def party_name(state: State, party: int) -> str:
    """A seat's name, or `neutral` for the third party of two players."""
    return NEUTRAL_NAME if party >= state.rules.seats else SEAT_NAMES[party]


def _neutral(known: State) -> Data | None:
    rules = known.rules
    if rules.parties == rules.seats:
        return None
    return {"name": NEUTRAL_NAME, **possessions(known, int(rules.seats))}


def possessions(known: State, party: int) -> Data:
    return {
        "points": int(known.points(party)),
        "gems": {name: int(known.gems(party, gem)) for gem, name in enumerate(HELD_GEMS)},
    }


def _district(known: State, district: int) -> Data:
    cells = known.cells
    return {
        "number": district + 1,
        "ship": _ship(cells[at.SHIP_AT + district]),
        "card": named(PALACE_CARD_NAMES, cells[at.PALACE_CARD + district]),
        "event": named(EVENT_NAMES, cells[at.EVENT_AT + district]),
    }


def _ship(cell: int) -> Data | None:
    if cell == 0:
        return None
    ship = cell - 1
    return {
        "large": GEM_NAMES[SHIP_LARGE[ship]],
        "small": [GEM_NAMES[SHIP_SMALL_A[ship]], GEM_NAMES[SHIP_SMALL_B[ship]]],
    }


def _options(known: State) -> Data:
    chosen = known.rules.options
    return {**chosen.as_dict(), "neutral": list(chosen.neutral)}


def _turn_order(known: State) -> list[str]:
    return [SEAT_NAMES[known.seat_at(position)] for position in range(known.rules.seats)]


def _quotations(known: State) -> dict[str, int]:
    return {name: int(known.quotation(colour)) for colour, name in enumerate(COLOUR_NAMES)}


def _districts(known: State) -> list[Data]:
    return [_district(known, district) for district in range(known.rules.districts)]


def _market(known: State) -> list[Data]:
    return [
        {"row": int(row), "gem": named(GEM_NAMES, known.cells[at.ROW_GEM + row])}
        for row in range(known.rules.first_row, 4)
    ]


def _offer(known: State) -> dict[str, int]:
    counts = [int(how_many(known.cells[at.OFFER], kind)) for kind in range(len(GEM_NAMES))]
    return {name: count for name, count in zip(GEM_NAMES, counts, strict=True) if count}


def _columns(known: State) -> dict[str, int]:
    return {name: int(known.cells[at.COLUMNS + colour]) for colour, name in enumerate(COLOUR_NAMES)}


def _invested(known: State) -> list[str]:
    cells = known.cells
    return [GEM_NAMES[cells[at.INVESTED + n] - 1] for n in range(2) if cells[at.INVESTED + n]]


def _stacks(known: State) -> list[int]:
    return [int(known.cells[at.STACK_TOP + district]) for district in range(known.rules.districts)]


def named(names: tuple[str, ...], cell: int) -> str | None:
    return names[cell - 1] if cell else None


def from_mask(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for n, name in enumerate(names) if mask >> n & 1] if mask else []


PUBLIC_PARTS: Final[dict[str, Part]] = {
    "options": Part(_options),
    "round": Part(lambda known: int(known.round), ("round",)),
    "phase": Part(lambda known: PHASE_NAMES[known.phase], ("phase",)),
    "turn_order": Part(_turn_order, ("seat_at",)),
    "neutral": Part(_neutral, ("points", "gems")),
    "quotations": Part(_quotations, ("quotations",)),
    "districts": Part(_districts, ("ship_at", "palace_card", "event_at")),
    "centre_ship": Part(lambda known: _ship(known.cells[at.SHIP_AT + 4]), ("ship_at",)),
    "market": Part(_market, ("row_gem",)),
    "offer": Part(_offer, ("offer",)),
    "columns": Part(_columns, ("columns",)),
    "events": Part(lambda known: from_mask(EVENT_NAMES, known.cells[at.EVENTS_NOW]), ("events_now",)),
    "smuggling_places": Part(lambda known: int(known.cells[at.SMUGGLINGS]), ("smugglings",)),
    "closed": Part(lambda known: from_mask(PLACE_NAMES, known.cells[at.CLOSED]), ("closed",)),
    "merchant": Part(lambda known: bool(known.cells[at.COMMERCE] & at.MERCHANT_PLAYED), ("commerce",)),
    "financier": Part(lambda known: bool(known.cells[at.COMMERCE] & at.FINANCIER_PLAYED), ("commerce",)),
    "seized": Part(lambda known: from_mask(GEM_NAMES, known.cells[at.CUSTOMS]), ("customs",)),
    "invested": Part(_invested, ("invested",)),
    "stacks": Part(_stacks, ("stack_top",)),
    "winners": Part(lambda known: [party_name(known, party) for party in known.winners], ("winners",)),
}
