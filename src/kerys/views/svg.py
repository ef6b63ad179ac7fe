"""The table as one small SVG picture from the data of a view: what a notebook shows for a game or a view.

It says what `drawing` says in text and nothing more. Colour is never alone: a gem of each colour has its own shape and
letter, a broker carries its owner's letter and its value, and a broker face down has a dashed frame.
"""

from html import escape
from textwrap import wrap
from typing import Final

from kerys.engine.pieces import UNKNOWN
from kerys.engine.tables import AREA_NAMES, TRACK_END
from kerys.views.public import COLOUR_NAMES, HELD_GEMS, Data
from kerys.views.tokens import (
    GEM_LETTERS,
    LABELS,
    SEAT_LETTERS,
    broker_token,
    cards_of,
    elsewhere,
    prizes,
    ship_gems,
    summary,
    throne_text,
)

_WIDTH: Final = 900
_EDGE: Final = 14
_GAP: Final = 8
_TOKEN: Final = 34  # from one broker to the next
_LINE: Final = 28
_SEAT_COLOURS: Final = {
    "blue": "#2f6fb5",
    "orange": "#c8620e",
    "violet": "#7d4aa8",
    "yellow": "#e3b91c",
    "green": "#2f8a4c",
    "neutral": "#6b6b67",
}
_GEM_COLOURS: Final = {
    "blue": "#5b9be0",
    "green": "#5fb878",
    "yellow": "#f2cf4a",
    "red": "#e0685f",
    "black": "#3b3b42",
    "white": "#ffffff",
}
_GEM_SHAPES: Final = {  # corners around the middle, 9 in every direction
    "green": "-8,-8 8,-8 8,8 -8,8",
    "yellow": "0,-9 9,8 -9,8",
    "red": "0,-10 9,0 0,10 -9,0",
    "black": "-5,-9 5,-9 9,0 5,9 -5,9 -9,0",
    "white": "-4,-9 4,-9 9,-4 9,4 4,9 -4,9 -9,4 -9,-4",
}
_STYLE: Final = (
    ".t{font:13px system-ui,sans-serif;fill:#22252b}.s{font-size:11px;fill:#5a5f69}.h{font-size:15px;font-weight:600}"
    ".m{text-anchor:middle}.g{font-size:10px;text-anchor:middle;fill:#22252b}.k{fill:#ffffff}"
    ".b{font-size:12px;font-weight:600;text-anchor:middle;fill:#ffffff}.d{fill:#22252b}"
)


def draw_svg(view: Data) -> str:
    """Draw the table as an SVG picture, as the viewer of these data sees it.

    Examples:
        >>> import kerys
        >>> picture = kerys.views.draw_svg(kerys.Game(players=2, seed=7).view(None).data)
        >>> picture[:4], picture[-6:]
        ('<svg', '</svg>')
    """
    parts: list[str] = []
    y = _header(view, parts)
    y = _districts(view, parts, y)
    y = _elsewhere(view, parts, y)
    y = max(_market(view, parts, y), _quotations(view, parts, y))
    y = _seats(view, parts, y)
    y = _own(view, parts, y) + _EDGE
    label = escape(f"Ys seen by {view['viewer']}: {summary(view)}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {y}" width="{_WIDTH}" height="{y}" '
        f'role="img" aria-label="{label}" style="max-width:100%;height:auto"><style>{_STYLE}</style>'
        f'<rect width="{_WIDTH}" height="{y}" rx="8" fill="#f6f3ea"/>{"".join(parts)}</svg>'
    )


# --- Pieces -------------------------------------------------------------------------------------------------


def _text(x: int, y: int, text: str, kind: str = "") -> str:
    return f'<text x="{x}" y="{y}" class="{f"t {kind}".strip()}">{escape(text)}</text>'


def _gem(x: int, y: int, gem: str) -> str:
    fill = f'fill="{_GEM_COLOURS[gem]}" stroke="#22252b"'
    shape = (
        f'<polygon points="{_GEM_SHAPES[gem]}" {fill}/>' if gem in _GEM_SHAPES else f'<circle r="9" {fill}/>'
    )
    letter = f'<text y="{6 if gem == "yellow" else 4}" class="t g{" k" if gem == "black" else ""}">'
    return f'<g transform="translate({x} {y})">{shape}{letter}{GEM_LETTERS[gem]}</text></g>'


def _gems(x: int, y: int, gems: list[str]) -> str:
    return "".join(_gem(x + 10 + 23 * n, y, gem) for n, gem in enumerate(gems)) or _text(x, y + 4, "–")


def _token(x: int, y: int, owner: str, text: str, *, up: bool) -> str:
    """Draw a broker: filled if it stands face up, a dashed frame if it lies face down."""
    colour = _SEAT_COLOURS[owner]
    looks = (
        f'fill="{colour}"'
        if up
        else f'fill="#ffffff" stroke="{colour}" stroke-width="2" stroke-dasharray="4 2"'
    )
    dark = "" if up and owner != "yellow" else " d"
    return (
        f'<rect x="{x}" y="{y - 10}" width="{_TOKEN - 4}" height="20" rx="5" {looks}/>'
        f'<text x="{x + _TOKEN // 2 - 2}" y="{y + 4}" class="t b{dark}">{escape(text)}</text>'
    )


def _broker(view: Data, x: int, y: int, broker: Data) -> str:
    return _token(x, y, broker["owner"], broker_token(view, broker), up=broker["face"] == "up")


def _at(view: Data, place: str) -> list[Data]:
    return [broker for broker in view["brokers"] if broker["place"] == place]


def _box(x: int, y: int, width: int, height: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="#ffffff" stroke="#c9c2ae"/>'


# --- The city -----------------------------------------------------------------------------------------------


def _header(view: Data, parts: list[str]) -> int:
    order = " ".join(SEAT_LETTERS[name] for name in view["turn_order"])
    parts.append(_text(_EDGE, 26, f"Round {view['round']} of 4 · {view['phase']} · order {order}", "h"))
    if view["winners"]:
        said = f"won by {' and '.join(view['winners'])}"
    elif view["question"] is not None:
        said = f"waiting for {' and '.join(view['question']['waiting'])}"
    else:
        said = ""
    parts.append(_text(_EDGE, 45, " · ".join(filter(None, (f"seen by {view['viewer']}", said))), "s"))
    return 56


def _districts(view: Data, parts: list[str], y: int) -> int:
    districts: list[Data] = view["districts"]
    width = (_WIDTH - 2 * _EDGE - _GAP * (len(districts) - 1)) // len(districts)
    fit = (width - 16) // _TOKEN  # brokers in a line
    rows = [
        max(1, *(-(-len(_at(view, f"{district['number']}/{area}")) // fit) for district in districts))
        for area in AREA_NAMES
    ]
    with_event = any(district["event"] for district in districts)
    height = 36 + sum(18 + 24 * many for many in rows) + 8 + (18 if with_event else 0)
    for n, district in enumerate(districts):
        x = _EDGE + n * (width + _GAP)
        parts.append(_box(x, y, width, height))
        _district(view, parts, district, (x + 8, y), rows, fit)
    return y + height + 10


def _district(
    view: Data, parts: list[str], district: Data, corner: tuple[int, int], rows: list[int], fit: int
) -> None:
    x, y = corner
    parts.append(_text(x, y + 22, str(district["number"]), "h"))
    parts.append(_text(x + 20, y + 22, LABELS["ship"], "s"))
    parts.append(_gems(x + 46, y + 18, ship_gems(view, district["ship"])))
    y += 36
    for area, prize, many in zip(AREA_NAMES, prizes(view, district), rows, strict=True):
        place = f"{district['number']}/{area}"
        closed = f" · {LABELS['closed']}" if place in view["closed"] else ""
        parts.append(_text(x, y + 12, f"{area}  {prize}{closed}", "s"))
        for k, broker in enumerate(_at(view, place)):
            parts.append(_broker(view, x + k % fit * _TOKEN, y + 28 + k // fit * 24, broker))
        y += 18 + 24 * many
    if district["event"] is not None:
        parts.append(_text(x, y + 16, f"! {district['event']}"))


def _elsewhere(view: Data, parts: list[str], y: int) -> int:
    for label, text in elsewhere(view):
        parts.append(_text(_EDGE, y + 12, label, "s"))
        parts.append(_text(_EDGE + 110, y + 12, text))
        y += 20
    return y


# --- The market ---------------------------------------------------------------------------------------------


def _market(view: Data, parts: list[str], y: int) -> int:
    rows = view["market"]
    parts.append(_box(_EDGE, y, 400, 34 + _LINE * len(rows)))
    parts.append(_text(_EDGE + 8, y + 20, LABELS["market"]))
    for n, gem in enumerate(COLOUR_NAMES):
        parts.append(_gem(_EDGE + 122 + 80 * n, y + 16, gem))
    for n, row in enumerate(rows):
        middle = y + 44 + _LINE * n
        parts.append(_text(_EDGE + 8, middle + 4, f"{LABELS['row']} {row['row']}", "s"))
        if row["gem"] is not None:
            parts.append(_gem(_EDGE + 64, middle, row["gem"]))
        for k, gem in enumerate(COLOUR_NAMES):
            for m, broker in enumerate(_at(view, f"market/{row['row']}/{gem}")):
                parts.append(_broker(view, _EDGE + 109 + 80 * k + _TOKEN * m, middle, broker))
    return y + 44 + _LINE * len(rows)


def _quotations(view: Data, parts: list[str], y: int) -> int:
    left = _EDGE + 410
    parts.append(_box(left, y, _WIDTH - _EDGE - left, 34 + _LINE * len(COLOUR_NAMES)))
    parts.append(_text(left + 8, y + 20, LABELS["quotations"]))
    for n, gem in enumerate(COLOUR_NAMES):
        middle, place = y + 44 + _LINE * n, view["quotations"][gem]
        parts.append(_text(left + 8, middle + 4, f"{gem} {place}", "s"))
        for space in range(1, TRACK_END + 1):
            parts.append(f'<circle cx="{left + 72 + 25 * space}" cy="{middle}" r="3" fill="#c9c2ae"/>')
        parts.append(_gem(left + 72 + 25 * place, middle, gem))
    return y + 44 + _LINE * len(COLOUR_NAMES)


# --- The seats ----------------------------------------------------------------------------------------------

_COLUMNS: Final = {
    "seat": 0,
    "nth": 112,
    "points": 158,
    "front": 346,
    "hand": 458,
    "throne": 500,
    "cards": 566,
}


def _seats(view: Data, parts: list[str], y: int) -> int:
    """Draw everybody's points, gems, brokers and cards, a line or more for each."""
    favour = view["options"]["kings_favour"]
    for name, x in _COLUMNS.items():
        if name != "throne" or favour:
            parts.append(_text(_EDGE + x, y + 16, LABELS[name], "s"))
    for n, gem in enumerate(HELD_GEMS):
        parts.append(_gem(_EDGE + 218 + 25 * n, y + 12, gem))
    y += _LINE
    for seat in view["seats"]:
        y = _seat(seat, parts, y, mine=seat["name"] == view["viewer"], favour=favour)
    if view["neutral"] is not None:
        _possessions(view["neutral"], parts, y)
        y += _LINE
    return y


def _seat(seat: Data, parts: list[str], y: int, *, mine: bool, favour: bool) -> int:
    _possessions(seat, parts, y)
    if mine:
        parts.append(_text(_EDGE + 92, y + 16, "◂"))
    parts.append(_text(_EDGE + 112, y + 16, str(seat["picked_order"] or seat["order_card"] or "–")))
    for n, value in enumerate(seat["front"]):
        text = "?" if value == UNKNOWN else str(value)
        parts.append(_token(_EDGE + 346 + _TOKEN * n, y + 12, seat["name"], text, up=value != UNKNOWN))
    parts.append(_text(_EDGE + 458, y + 16, str(seat["hand_size"])))
    if favour:
        parts.append(_text(_EDGE + 500, y + 16, throne_text(seat)))
    lines = wrap(", ".join(cards_of(seat)), 46, break_on_hyphens=False) or [""]
    for n, line in enumerate(lines):
        parts.append(_text(_EDGE + 566, y + 16 + 16 * n, line))
    return y + max(_LINE, 12 + 16 * len(lines))


def _possessions(party: Data, parts: list[str], y: int) -> None:
    parts.append(_token(_EDGE, y + 12, party["name"], SEAT_LETTERS[party["name"]], up=True))
    parts.append(_text(_EDGE + 36, y + 16, party["name"]))
    parts.append(_text(_EDGE + 158, y + 16, str(party["points"]), "h"))
    for n, count in enumerate(party["gems"].values()):
        parts.append(_text(_EDGE + 218 + 25 * n, y + 16, str(count), "m"))


def _own(view: Data, parts: list[str], y: int) -> int:
    """Draw what only the viewer sees: the brokers behind their own screen."""
    for seat in view["seats"]:
        if seat["name"] != view["viewer"]:
            continue
        hands = [(LABELS["behind"], seat["name"], seat["hand"])]
        if seat.get("neutral_hand"):
            hands.append((LABELS["neutral"], "neutral", seat["neutral_hand"]))
        for label, owner, hand in hands:
            parts.append(_text(_EDGE, y + 16, label, "s"))
            for n, value in enumerate(hand):
                parts.append(_token(_EDGE + 112 + _TOKEN * n, y + 12, owner, str(value), up=True))
            y += _LINE
    return y
