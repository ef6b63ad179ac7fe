"""The table drawn in text from the data of a view: tokens of the notation, symbols and labels, at most 100 columns.

Seats are capitals and gems small letters, so that colour is never alone: B blue, O orange, V violet, Y
yellow, G green, N neutral; b blue, g green, y yellow, r red, k black, w white. A broker is its owner and
value: `B3` face up, `O?` face down, `(3)` your own face down, `O(3)` face down but known to you, `B3*` marked
by a Mercenary. Brokers stand in order of arrival, so the second one in a harbour is `1/harbour/2`.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from kerys.engine.pieces import NEUTRAL_NAME, UNKNOWN
from kerys.engine.tables import AREA_NAMES, TRACK_END
from kerys.views.public import COLOUR_NAMES, HELD_GEMS, Data
from kerys.views.tokens import (
    GEM_LETTERS,
    LABELS,
    SEAT_LETTERS,
    Labels,
    cards_of,
    elsewhere,
    prizes,
    ship_text,
    throne_text,
    tokens_at,
)

WIDTH: Final = 100
_BOX: Final = 23  # inner width of a district
_CELL: Final = 9  # width of a market cell


def draw(view: Data, width: int = WIDTH, labels: Labels = LABELS) -> str:
    """Draw the whole table as lines of text; in a narrow window (from 80 columns) districts stand in two rows.

    Examples:
        >>> import kerys
        >>> view = kerys.Game(players=2, seed=7).view(0)
        >>> print(kerys.views.draw(view.data).splitlines()[0][:55])
        ══ round 1/4 · turn-order · order O B · waiting for B O
    """
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


# --- The city ---------------------------------------------------------------------------------------------


def _header(view: Data, width: int, labels: Labels) -> str:
    order = f"{labels['order']} {_letters(view['turn_order'])}"
    parts = [f"{labels['round']} {view['round']}/4", labels[view["phase"]], order]
    if view["winners"]:
        parts.append(f"{labels['won']} {_letters(view['winners'])}")
    elif view["question"] is not None:
        parts.append(f"{labels['waiting']} {_letters(view['question']['waiting'])}")
    return f"══ {' · '.join(parts)} ".ljust(width - 3, "═")


def _districts(view: Data, width: int, labels: Labels) -> list[str]:
    """Draw the districts side by side, or two by two."""
    districts: list[Data] = view["districts"]
    if len(districts) * (_BOX + 1) + 1 <= width:
        return _row_of_districts(view, districts, labels)
    upper, lower = districts[:2], districts[2:]
    return _row_of_districts(view, upper, labels) + _row_of_districts(view, lower, labels)


def _row_of_districts(view: Data, districts: list[Data], labels: Labels) -> list[str]:
    boxes = [_district(view, district, labels) for district in districts]
    titles = [f"─ {district['number']} ".ljust(_BOX, "─") for district in districts]
    lines = [f"┌{'┬'.join(titles)}┐"]
    for n in range(max(len(box) for box in boxes)):
        row = [(box[n] if n < len(box) else "").ljust(_BOX) for box in boxes]
        lines.append(f"│{'│'.join(row)}│")
    return [*lines, f"└{'┴'.join('─' * _BOX for _ in boxes)}┘"]


def _district(view: Data, district: Data, labels: Labels) -> list[str]:
    lines = [f" {labels['ship']} {ship_text(view, district['ship'])}"]
    for area, prize in zip(AREA_NAMES, prizes(view, district), strict=True):
        place = f"{district['number']}/{area}"
        tokens = tokens_at(view, place)
        lines.append(f" {area} {prize}")
        closed = f"{labels['closed']} " if place in view["closed"] else ""
        lines += [f"   {line}" for line in wrap(f"{closed}{tokens}", _BOX - 4)]
    if district["event"] is not None:
        lines.append(f" ! {district['event']}")
    return lines


def _elsewhere(view: Data, width: int, labels: Labels) -> list[str]:
    return [line for name, text in elsewhere(view, labels) for line in _wrapped(f" {name}  ", text, width)]


# --- The market -------------------------------------------------------------------------------------------


def _market(view: Data, labels: Labels) -> list[str]:
    heads = "".join(f"{GEM_LETTERS[gem]} {gem}".ljust(_CELL) for gem in COLOUR_NAMES)
    left = len(labels["row"]) + 5  # the rows' own names
    lines = [f" {labels['market']}".ljust(left + 2) + heads]
    for row in view["market"]:
        cells = [wrap(tokens_at(view, f"market/{row['row']}/{gem}"), _CELL)[0] for gem in COLOUR_NAMES]
        gem = "–" if row["gem"] is None else GEM_LETTERS[row["gem"]]
        name = f" {labels['row']} {row['row']}".ljust(left)
        lines.append(f"{name}{gem} {''.join(cell.ljust(_CELL) for cell in cells)}")
    return lines


def _quotations(view: Data, labels: Labels) -> list[str]:
    """Draw each colour's place on its track."""
    lines = [f"   {labels['quotations']}"]
    for gem, place in view["quotations"].items():
        track = "".join("●" if space == place else "·" for space in range(1, TRACK_END + 1))
        lines.append(f"   {GEM_LETTERS[gem]} {gem:7}{place:3} {track}")
    return lines


# --- The seats --------------------------------------------------------------------------------------------


def _seats(view: Data, width: int, labels: Labels) -> list[str]:
    """List everybody's points, gems, brokers and cards."""
    favour = view["options"]["kings_favour"]
    gems = "  ".join(GEM_LETTERS[gem] for gem in HELD_GEMS)
    heads = [labels[name].ljust(wide) for name, wide in (("seat", 8), ("nth", 7), ("points", 9))]
    heads += [f"{gems}   {labels['front']:8}{labels['hand']:6}", f"{labels['throne']:9}" if favour else ""]
    lines = [f"   {''.join(heads)}{labels['cards']}"]
    for seat in view["seats"]:
        mine = ">" if seat["name"] == view["viewer"] else " "
        order = seat["picked_order"] or seat["order_card"]
        throne = f"{throne_text(seat):9}" if favour else ""
        head = (
            f" {mine} {SEAT_LETTERS[seat['name']]} {seat['name']:8}{order:3}{seat['points']:8} {_gems(seat)}"
            f"   {_values(seat['front']):8}{seat['hand_size']:3}   {throne}"
        )
        lines += _wrapped(head, ", ".join(cards_of(seat)), width)
    if view["neutral"] is not None:
        neutral = view["neutral"]
        lines.append(f"   N {NEUTRAL_NAME:8}   {neutral['points']:8} {_gems(neutral)}")
    return lines


def _gems(seat: Data) -> str:
    return "".join(f"{count:3}" for count in seat["gems"].values())


def _own(view: Data, labels: Labels) -> list[str]:
    """List what only the viewer sees: the brokers behind their own screen."""
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
    """Put text after a head, its further lines indented below it."""
    lines = wrap(text, width - len(head), break_on_hyphens=False) or [""]
    return [head + lines[0], *(" " * len(head) + line for line in lines[1:])]


def _beside(left: list[str], right: list[str]) -> list[str]:
    rows = range(max(len(left), len(right)))
    width = max(map(len, left))
    pairs = [(left[n] if n < len(left) else "", right[n] if n < len(right) else "") for n in rows]
    return [f"{one.ljust(width)}{other}" for one, other in pairs]
