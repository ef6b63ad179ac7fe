"""Tokens and short texts that both drawings of the table (`drawing`, `svg`) show."""

from collections.abc import Mapping, Sequence
from typing import Final

from kerys.engine.pieces import GEM_NAMES, NEUTRAL_NAME, PHASE_NAMES, SEAT_NAMES
from kerys.views.public import Data

SEAT_LETTERS: Final = {**{name: name[0].upper() for name in SEAT_NAMES}, NEUTRAL_NAME: "N"}
GEM_LETTERS: Final = {name: "k" if name == "black" else name[0] for name in GEM_NAMES}
_VARIANTS: Final = ("kings_favour", "express", "ys_plus_characters", "events")

Labels = Mapping[str, str]
# The words that are not tokens of the notation and may be translated.
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


def summary(view: Data) -> str:
    """Describe a game in one line that holds no secret, as `repr` shows it."""
    chosen = view["options"]
    parts = [f"{chosen['players']} players", *(name for name in _VARIANTS if chosen[name])]
    if view["winners"]:
        points = ", ".join(f"{seat['name']} {seat['points']}" for seat in parties(view))
        return ", ".join([*parts, f"won by {_listed(view['winners'])}: {points}"])
    parts += [f"round {view['round']} of 4", view["phase"]]
    if view["question"] is not None:
        parts.append(f"waiting for {_listed(view['question']['waiting'])}")
    return ", ".join(parts)


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def parties(view: Data) -> list[Data]:
    """Return everybody who has points: the seats, and with two players the neutral."""
    return [*view["seats"], view["neutral"]] if view["neutral"] is not None else list(view["seats"])


def broker_token(view: Data, broker: Data) -> str:
    """Return the token of one broker as this viewer sees it."""
    letter = SEAT_LETTERS[broker["owner"]]
    value = "?" if broker["value"] is None else str(broker["value"])
    mark = "*" if broker["marked"] else ""
    if broker["face"] == "up" or broker["value"] is None:
        return f"{letter}{value}{mark}"
    return f"({value}){mark}" if broker["owner"] == view["viewer"] else f"{letter}({value}){mark}"


def tokens_at(view: Data, place: str) -> str:
    """Return the tokens of the brokers at a place in order of arrival; a dot if there is none."""
    return (
        " ".join(broker_token(view, broker) for broker in view["brokers"] if broker["place"] == place) or "·"
    )


def prizes(view: Data, district: Data) -> tuple[str, str, str]:
    """Return what harbour, commercial area and palace give: a black gem, points, the card."""
    if district["event"] == "quarantine":
        return "–", "–", "–"
    changed = view["merchant"] != view["financier"] and district["event"] != "revolt"
    points = 3 if not changed else 5 if view["merchant"] else 1
    return GEM_LETTERS["black"], f"+{points}", district["card"] or "–"


def ship_gems(view: Data, ship: Data | None) -> list[str]:
    """Return the gems that a ship brings: with four or five players its large gem twice."""
    if ship is None:
        return []
    return [ship["large"]] * (2 if view["options"]["players"] >= 4 else 1) + list(ship["small"])


def ship_text(view: Data, ship: Data | None) -> str:
    """Return the gems of a ship as letters."""
    return " ".join(GEM_LETTERS[gem] for gem in ship_gems(view, ship)) or "–"


def elsewhere(view: Data, labels: Labels = LABELS) -> list[tuple[str, str]]:
    """Return what stands outside districts and market and what is in force, as label and text."""
    lines: list[tuple[str, str]] = []
    if view["centre_ship"] is not None:
        lines.append((labels["centre"], ship_text(view, view["centre_ship"])))
    for n in range(1, view["smuggling_places"] + 1):
        lines.append((f"smuggling/{n}", tokens_at(view, f"smuggling/{n}")))
    borders = dict.fromkeys(broker["place"] for broker in view["brokers"] if "-" in broker["place"])
    lines += [(f"{labels['border']} {place}", tokens_at(view, place)) for place in borders]
    if view["offer"]:
        gems = [GEM_LETTERS[gem] for gem, count in view["offer"].items() for _ in range(count)]
        lines.append((labels["offer"], " ".join(gems)))
    in_force = [name for name in ("merchant", "financier") if view[name]]
    in_force += [f"customs-officer {gem}" for gem in view["seized"]]
    in_force += [f"investor {gem}" for gem in view["invested"]]
    if in_force:
        lines.append((labels["force"], ", ".join(in_force)))
    return lines


def cards_of(seat: Data) -> list[str]:
    """Return the cards in hand (those won this round with a +), then what the seat has in force this round."""
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


def throne_text(seat: Data) -> str:
    """Return the values of a seat's brokers in the throne room."""
    return " ".join("?" if broker["value"] is None else str(broker["value"]) for broker in seat["throne"])
