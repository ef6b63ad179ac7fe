"""The table drawn in text from a view: tokens of the notation, symbols and labels, at most 100 columns.

Seats are capitals and gems small letters, so that colour is never alone: B blue, O orange, V violet, Y
yellow, G green, N neutral; b blue, g green, y yellow, r red, k black, w white. A broker is its owner and
value: `B3` face up, `O?` face down, `(3)` your own face down, `O(3)` face down but known to you, `B3*` marked
by a Mercenary. They stand in order of arrival, so the second one in a harbour is `1/harbour/2`.
"""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, PHASE_NAMES, SEAT_NAMES, UNKNOWN
from kerys.engine.tables import AREA_NAMES, TRACK_END
from kerys.views.project import View
from kerys.views.public import COLOUR_NAMES, HELD_GEMS

WIDTH: Final = 100
SEAT_LETTERS: Final = {**{name: name[0].upper() for name in SEAT_NAMES}, NEUTRAL_NAME: "N"}
GEM_LETTERS: Final = {name: "k" if name == "black" else name[0] for name in GEM_NAMES}
_BOX: Final = 23  # inner width of a district
_CELL: Final = 9  # width of a market cell

Data = dict[str, Any]
Labels = Mapping[str, str]
# What is no token of the notation and may be said in another language.
LABELS: Final[Labels] = {
    **{name: name for name in PHASE_NAMES if name},
    **{name: name for name in ("round", "order", "ship", "closed", "border", "market", "row", "quotations")},
    **{name: name for name in ("seat", "points", "front", "hand", "throne", "cards")},
    "nth": "order",
    "won": "won by",
    "waiting": "waiting for",
    "centre": "centre ship",
    "offer": "on offer",
    "force": "in force",
    "behind": "behind the screen",
    "neutral": "neutral brokers",
}


def draw(view: View, width: int = WIDTH, labels: Labels = LABELS) -> str:
    """The whole table as lines of text; in a narrow window (from 80 columns) districts stand in two rows."""
    width = max(80, min(width, WIDTH))
    parts = [
        [_header(view, width, labels)],
        _districts(view, width, labels),
        _elsewhere(view, width, labels),
        _beside(_market(view, labels), _quotations(view, labels)),
        _seats(view, width, labels),
        _own(view, labels),
    ]
    return "\n".join(line.rstrip() for part in parts for line in part)


def broker_token(view: View, broker: Data) -> str:
    """One broker as this viewer sees it."""
    letter = SEAT_LETTERS[broker["owner"]]
    value = "?" if broker["value"] is None else str(broker["value"])
    mark = "*" if broker["marked"] else ""
    if broker["face"] == "up" or broker["value"] is None:
        return f"{letter}{value}{mark}"
    return f"({value}){mark}" if broker["owner"] == view["viewer"] else f"{letter}({value}){mark}"


# --- The city ---------------------------------------------------------------------------------------------


def _header(view: View, width: int, labels: Labels) -> str:
    order = f"{labels['order']} {_letters(view['turn_order'])}"
    parts = [f"{labels['round']} {view['round']}/4", labels[view["phase"]], order]
    if view["winners"]:
        parts.append(f"{labels['won']} {_letters(view['winners'])}")
    elif view["question"] is not None:
        parts.append(f"{labels['waiting']} {_letters(view['question']['waiting'])}")
    return f"══ {' · '.join(parts)} ".ljust(width - 3, "═")


def _districts(view: View, width: int, labels: Labels) -> list[str]:
    """The districts side by side, or two by two."""
    districts: list[Data] = view["districts"]
    if len(districts) * (_BOX + 1) + 1 <= width:
        return _row_of_districts(view, districts, labels)
    upper, lower = districts[:2], districts[2:]
    return _row_of_districts(view, upper, labels) + _row_of_districts(view, lower, labels)


def _row_of_districts(view: View, districts: list[Data], labels: Labels) -> list[str]:
    boxes = [_district(view, district, labels) for district in districts]
    titles = [f"─ {district['number']} ".ljust(_BOX, "─") for district in districts]
    lines = [f"┌{'┬'.join(titles)}┐"]
    for n in range(max(len(box) for box in boxes)):
        row = [(box[n] if n < len(box) else "").ljust(_BOX) for box in boxes]
        lines.append(f"│{'│'.join(row)}│")
    return [*lines, f"└{'┴'.join('─' * _BOX for _ in boxes)}┘"]


def _district(view: View, district: Data, labels: Labels) -> list[str]:
    lines = [f" {labels['ship']} {_ship(view, district['ship'])}"]
    for area, prize in zip(AREA_NAMES, _prizes(view, district), strict=True):
        place = f"{district['number']}/{area}"
        tokens = " ".join(_brokers_at(view, place, WIDTH))
        lines.append(f" {area} {prize}")
        closed = f"{labels['closed']} " if place in view["closed"] else ""
        lines += [f"   {line}" for line in wrap(f"{closed}{tokens}", _BOX - 4)]
    if district["event"] is not None:
        lines.append(f" ! {district['event']}")
    return lines


def _prizes(view: View, district: Data) -> tuple[str, str, str]:
    """What harbour, commercial area and palace give: a black gem, points, the card."""
    if district["event"] == "quarantine":
        return "–", "–", "–"
    changed = view["merchant"] != view["financier"] and district["event"] != "revolt"
    points = 3 if not changed else 5 if view["merchant"] else 1
    return GEM_LETTERS["black"], f"+{points}", district["card"] or "–"


def _ship(view: View, ship: Data | None) -> str:
    """What the ship brings: with four or five players its large gem twice."""
    if ship is None:
        return "–"
    large = [ship["large"]] * (2 if view["options"]["players"] >= 4 else 1)
    return " ".join(GEM_LETTERS[gem] for gem in (*large, *ship["small"]))


def _brokers_at(view: View, place: str, width: int) -> list[str]:
    tokens = [broker_token(view, broker) for broker in view["brokers"] if broker["place"] == place]
    return wrap(" ".join(tokens), width) if tokens else ["·"]


def _elsewhere(view: View, width: int, labels: Labels) -> list[str]:
    """What stands outside districts and market, and what is in force: only what there is."""
    found: list[tuple[str, str]] = []
    if view["centre_ship"] is not None:
        found.append((labels["centre"], _ship(view, view["centre_ship"])))
    for n in range(1, view["smuggling_places"] + 1):
        found.append((f"smuggling/{n}", " ".join(_brokers_at(view, f"smuggling/{n}", WIDTH))))
    borders = dict.fromkeys(broker["place"] for broker in view["brokers"] if "-" in broker["place"])
    found += [(f"{labels['border']} {place}", " ".join(_brokers_at(view, place, WIDTH))) for place in borders]
    if view["offer"]:
        gems = [GEM_LETTERS[gem] for gem, count in view["offer"].items() for _ in range(count)]
        found.append((labels["offer"], " ".join(gems)))
    in_force = [name for name in ("merchant", "financier") if view[name]]
    in_force += [f"customs-officer {gem}" for gem in view["seized"]]
    in_force += [f"investor {gem}" for gem in view["invested"]]
    if in_force:
        found.append((labels["force"], ", ".join(in_force)))
    return [line for name, what in found for line in _wrapped(f" {name}  ", what, width)]


# --- The market -------------------------------------------------------------------------------------------


def _market(view: View, labels: Labels) -> list[str]:
    heads = "".join(f"{GEM_LETTERS[gem]} {gem}".ljust(_CELL) for gem in COLOUR_NAMES)
    left = len(labels["row"]) + 5  # the rows' own names
    lines = [f" {labels['market']}".ljust(left + 2) + heads]
    for row in view["market"]:
        cells = [_brokers_at(view, f"market/{row['row']}/{gem}", _CELL)[0] for gem in COLOUR_NAMES]
        gem = "–" if row["gem"] is None else GEM_LETTERS[row["gem"]]
        name = f" {labels['row']} {row['row']}".ljust(left)
        lines.append(f"{name}{gem} {''.join(cell.ljust(_CELL) for cell in cells)}")
    return lines


def _quotations(view: View, labels: Labels) -> list[str]:
    """Each colour's place on its track."""
    lines = [f"   {labels['quotations']}"]
    for gem, place in view["quotations"].items():
        track = "".join("●" if space == place else "·" for space in range(1, TRACK_END + 1))
        lines.append(f"   {GEM_LETTERS[gem]} {gem:7}{place:3} {track}")
    return lines


# --- The seats --------------------------------------------------------------------------------------------


def _seats(view: View, width: int, labels: Labels) -> list[str]:
    """Everybody's points, gems, brokers and cards."""
    favour = view["options"]["kings_favour"]
    gems = "  ".join(GEM_LETTERS[gem] for gem in HELD_GEMS)
    heads = [labels[name].ljust(wide) for name, wide in (("seat", 8), ("nth", 7), ("points", 9))]
    heads += [f"{gems}   {labels['front']:8}{labels['hand']:6}", f"{labels['throne']:9}" if favour else ""]
    lines = [f"   {''.join(heads)}{labels['cards']}"]
    for seat in view["seats"]:
        mine = ">" if seat["name"] == view["viewer"] else " "
        order = seat["picked_order"] or seat["order_card"]
        throne = f"{_throne(seat):9}" if favour else ""
        head = (
            f" {mine} {SEAT_LETTERS[seat['name']]} {seat['name']:8}{order:3}{seat['points']:8} {_gems(seat)}"
            f"   {_values(seat['front']):8}{seat['hand_size']:3}   {throne}"
        )
        lines += _wrapped(head, ", ".join(_cards(seat)), width)
    if view["neutral"] is not None:
        neutral = view["neutral"]
        lines.append(f"   N {NEUTRAL_NAME:8}   {neutral['points']:8} {_gems(neutral)}")
    return lines


def _gems(seat: Data) -> str:
    return "".join(f"{count:3}" for count in seat["gems"].values())


def _cards(seat: Data) -> list[str]:
    """Cards in hand (those won this round with a +), then what the seat has in force this round."""
    cards = [f"{card}+" if card in seat["new_cards"] else card for card in seat["cards"]]
    in_force = [f"={name}" for name in ("cardinal", "illusionist", "intriguer") if seat[name]]
    if seat["looks"]:
        in_force.append(f"=spy×{seat['looks']}")
    if seat["border_rights"]:
        in_force.append(f"=philosopher×{seat['border_rights']}")
    in_force += [f"=professor {d}" for d, n in enumerate(seat["professors"], 1) for _ in range(n)]
    if seat["speculation"] is not None:
        hidden = seat["speculation"] == "hidden"
        in_force.append(f"=speculation {'?' if hidden else seat['speculation']}")
    return cards + in_force


def _throne(seat: Data) -> str:
    return " ".join("?" if broker["value"] is None else str(broker["value"]) for broker in seat["throne"])


def _own(view: View, labels: Labels) -> list[str]:
    """What only the viewer sees: the brokers behind the own screen."""
    for seat in view["seats"]:
        if seat["name"] == view["viewer"]:
            lines = [f" > {labels['behind']}: {_values(seat['hand'])}"]
            if seat.get("neutral_hand"):
                lines.append(f" > {labels['neutral']}: {_values(seat['neutral_hand'])}")
            return lines
    return []


# --- Lines ------------------------------------------------------------------------------------------------


def _letters(names: Sequence[str]) -> str:
    return " ".join(SEAT_LETTERS[name] for name in names)


def _values(values: Sequence[int]) -> str:
    return " ".join("?" if value == UNKNOWN else str(value) for value in values) or "–"


def _wrapped(head: str, text: str, width: int) -> list[str]:
    """Text after a head, its further lines indented below it."""
    lines = wrap(text, width - len(head), break_on_hyphens=False) or [""]
    return [head + lines[0], *(" " * len(head) + line for line in lines[1:])]


def _beside(left: list[str], right: list[str]) -> list[str]:
    rows = range(max(len(left), len(right)))
    width = max(map(len, left))
    pairs = [(left[n] if n < len(left) else "", right[n] if n < len(right) else "") for n in rows]
    return [f"{one.ljust(width)}{other}" for one, other in pairs]
