"""Facts as one viewer may know them: named fields instead of numbers, and no secret that is not theirs."""

from collections.abc import Callable
from typing import Any, Final

from kerys.engine import facts as f
from kerys.engine.actions import NO_COLOUR, SOURCE_NAMES
from kerys.engine.cards import CHARACTER_CARDS, EVENT_CARDS, EVENT_NAMES, PALACE_CARD_NAMES
from kerys.engine.cards.declared import NUMBERED, PLACE
from kerys.engine.pieces import BIT, FACE_NAMES, GEM_NAMES, NEUTRAL_NAME, SEAT_NAMES, SPECTATOR
from kerys.engine.tables import PLACE_NAMES, SHIP_NAMES
from kerys.views.question import source_of

Fact = dict[str, Any]
"""A fact as one viewer knows it: its `number`, its kind under `fact`, and the fields of that kind.

A field that the viewer may not know is None.

Examples:
    >>> import kerys
    >>> kerys.Game(players=2, seed=7).facts()[1]["fact"]
    'ship-arrived'
"""
LoggedFact = tuple[
    int, int, tuple[int, ...]
]  # as the log has it: its kind, the seats that know its secret, its numbers
KnownFact = tuple[int, tuple[int | None, ...]]

# Which of a fact's numbers is its secret, by kind.
_SECRET_AT: Final = [
    next((n for n, field in enumerate(fields) if field.endswith("*")), None) for _, fields in f.FIELDS
]


def _party(seats: int, number: int) -> str:
    return NEUTRAL_NAME if number >= seats else SEAT_NAMES[number]


def _count(seats: int, number: int) -> int:
    return number


def _from_one(seats: int, number: int) -> int:
    return number + 1


def _harbour(seats: int, number: int) -> int | str:
    return number + 1 if number < 4 else "centre"


def _speculation(seats: int, number: int) -> str:
    return "none" if number == NO_COLOUR else GEM_NAMES[number]


def _of(names: tuple[str, ...]) -> Callable[[int, int], str]:
    return lambda seats, number: names[number]


# How the numbers of a fact are read, by the name of the field (without the * of a secret).
READERS: Final[dict[str, Callable[[int, int], Any]]] = {
    "party": _party,
    "owner": _party,
    "placer": _party,
    "district": _from_one,
    "district2": _from_one,
    "n": _from_one,
    "n2": _from_one,
    "harbour": _harbour,
    "ship": _of(SHIP_NAMES),
    "card": _of(PALACE_CARD_NAMES),
    "copied": _of(PALACE_CARD_NAMES),
    "event": _of(EVENT_NAMES),
    "gem": _of(GEM_NAMES),
    "place": _of(PLACE_NAMES),
    "place2": _of(PLACE_NAMES),
    "face": _of(FACE_NAMES),
    "speculation": _speculation,
    "contest": _of(f.CONTEST_NAMES),
    "tiebreak": _of(f.TIEBREAK_NAMES),
    "reason2": _of(f.COLUMN_REASONS),
    "mover": _of(f.MOVER_NAMES),
    "tie": _of(f.TIE_NAMES),
}
_PLACED_SOURCE: Final = _of(SOURCE_NAMES)
_SCORED_REASON: Final = _of(f.REASON_NAMES)
# What the `where` of a contest or score says, from what the cards declare.
_SCORING: Final = [(card.name, card.scores) for card in CHARACTER_CARDS] + [
    (card.name, card.scores) for card in EVENT_CARDS
]
_NUMBERED: Final = (
    *("district", "harbour", "commercial", "palace", "smuggling"),
    *(name for name, where in _SCORING if where == NUMBERED),
)
_AT_A_PLACE: Final = ("market", *(name for name, where in _SCORING if where == PLACE))


def known_fact(fact: LoggedFact, viewer: int) -> KnownFact:
    """A fact as a viewer (a seat, or SPECTATOR) may know it: its kind and numbers, None for others' secrets."""
    kind, knowers, numbers = fact
    secret = _SECRET_AT[kind]
    if secret is None or knowers & BIT[viewer]:
        return kind, numbers
    return kind, (*numbers[:secret], None, *numbers[secret + 1 :])


def known_facts(facts: list[LoggedFact], since: int, viewer: int) -> list[KnownFact]:
    """The facts from a number on as a viewer may know them."""
    return [known_fact(facts[n], viewer) for n in range(since, len(facts))]


def knows_more(facts: list[LoggedFact], since: int, viewer: int) -> bool:
    """Return True if a seat knows a secret in the facts from a number on that spectators do not."""
    for n in range(since, len(facts)):
        kind, knowers, _ = facts[n]
        if _SECRET_AT[kind] is not None and knowers & BIT[viewer] and not knowers & BIT[SPECTATOR]:
            return True
    return False


def named_fact(fact: KnownFact, number: int, seats: int) -> Fact:
    """Return a known fact with named fields and its number."""
    kind, numbers = fact
    name, fields = f.FIELDS[kind]
    data: Fact = {"number": number, "fact": name}
    for marked, value in zip(fields, numbers, strict=True):
        field = marked.rstrip("*")
        data[field] = None if value is None else _read(kind, field, seats, value)
    if "where" in data:
        data["where"] = _where(data)
    return data


def _read(kind: int, field: str, seats: int, value: int) -> Any:
    if field == "source":
        return _PLACED_SOURCE(seats, value) if kind == f.PLACED else source_of(value)
    if field == "reason":
        return _SCORED_REASON(seats, value)
    if field == "rank" and kind == f.COLOUR_SCORED:
        return value + 1
    return READERS.get(field, _count)(seats, value)


def _where(named: Fact) -> int | str | None:
    """The place of a contest or a score, as that contest or score names it."""
    where: int = named["where"]
    about = named.get("contest") or named["reason"]
    if about in _NUMBERED:
        return where + 1
    if about in _AT_A_PLACE:
        return PLACE_NAMES[where]
    if about == "mediation":
        return GEM_NAMES[where]
    return where if about == "row" else None
