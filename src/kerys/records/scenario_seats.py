"""Read the players of a scenario: `blue points 12; gems blue 2, red 1; cards spy queen; front 1 4`."""

from collections.abc import Callable
from typing import Final

from kerys.engine import layout as at
from kerys.engine import pieces
from kerys.engine.actions import BID, FAVOUR, NO_COLOUR, SPECULATE, id_of, kind_of
from kerys.engine.brokers import throne_broker
from kerys.engine.cards import numbers as cards
from kerys.engine.errors import UnknownAnswer
from kerys.engine.pieces import ALL_VALUES, ALL_VIEWERS, BIT, GEM_NAMES, SEAT_NAMES, packed
from kerys.records.dealt import read_character
from kerys.records.draft import PARTIES, Draft
from kerys.records.lines import Line, items_of, list_of, shown

EFFECT_NAMES: Final = ("cardinal", "illusionist", "intriguer")  # bit by bit
MOST_BROKERS: Final = 15  # of one party behind a screen or on the board; a set has at most fourteen
SEALED_KINDS: Final = {"speculation": SPECULATE, "bids": BID, "favours": FAVOUR}
_NEVER_HELD: Final = (cards.PRINCE, cards.KING)


def read_parties(draft: Draft) -> None:
    """Read every line that begins with a seat or the neutral."""
    rules = draft.rules
    for number, name in enumerate(PARTIES):
        party = int(rules.seats) if name == pieces.NEUTRAL_NAME else number
        for line in draft.all_of(name):
            if party >= rules.parties or (name != pieces.NEUTRAL_NAME and party >= rules.seats):
                raise line.wrong(f"nobody plays {name} in a game of {rules.seats}")
            _read_party(draft, line, party)


def _read_party(draft: Draft, line: Line, party: int) -> None:
    clauses = CLAUSES if party < draft.rules.seats else {key: CLAUSES[key] for key in ("points", "gems")}
    for clause in items_of(line.rest, ";"):
        key, _, rest = clause.partition(" ")
        name = tuple(clauses)[line.name(key, tuple(clauses), f"a part of the line of {line.key}")]
        if (party, name) in draft.clauses:
            raise line.wrong(f"the {name} of {line.key} are given twice")
        draft.clauses.add((party, name))
        clauses[name](draft, line, party, rest.strip())


# --- One function for each clause ---------------------------------------------------------------------------


def _points(draft: Draft, line: Line, party: int, rest: str) -> None:
    draft.state.cells[at.POINTS + party] = line.number_in(rest, -999, 9999, "points")


def _gems(draft: Draft, line: Line, party: int, rest: str) -> None:
    for gem, number in line.named_numbers(rest, GEM_NAMES[:5], 99, "a gem that players own").items():
        draft.state.cells[at.GEMS + 5 * party + gem] = number


def _cards(draft: Draft, line: Line, seat: int, rest: str) -> None:
    for word in list_of(rest):
        card = read_character(line, word, draft.rules)
        if card in _NEVER_HELD:
            raise line.wrong(f"nobody holds the {word}: it takes effect when it is won (rule 8.3)")
        for other in range(draft.rules.seats):
            if draft.state.holds(other, card):
                raise line.wrong(f"there is one {word}, and {SEAT_NAMES[other]} holds it already")
        draft.state.cells[at.CARDS + seat] |= BIT[card]


def _won(draft: Draft, line: Line, seat: int, rest: str) -> None:
    """Read the cards won this round; they are in hand too, but cannot be played yet (8.1)."""
    _cards(draft, line, seat, rest)
    for word in list_of(rest):
        draft.state.cells[at.NEW_CARDS + seat] |= BIT[read_character(line, word, draft.rules)]


def _played(draft: Draft, line: Line, seat: int, rest: str) -> None:
    draft.state.cells[at.PLAYED + seat] = line.number_in(
        rest, 0, 2, "the number of characters played this round"
    )


def _handful(line: Line, rest: str, most: int) -> int:
    values = line.numbers_in(list_of(rest), 0, 4, "a broker's value")
    if len(values) > most:
        raise line.wrong(f"{len(values)} brokers are too many there; at most {most} fit")
    return int(packed(values))


def _front(draft: Draft, line: Line, seat: int, rest: str) -> None:
    draft.state.cells[at.FRONT + seat] = _handful(line, rest, MOST_BROKERS)
    draft.broker_lines[seat] = line


def _screen(section: int, screen: int) -> "Clause":
    def clause(draft: Draft, line: Line, seat: int, rest: str) -> None:
        if screen and draft.rules.seats != 2:
            raise line.wrong("only two players have neutral brokers (rule 10.3)")
        draft.state.cells[section + screen + seat] = _handful(line, rest, MOST_BROKERS)
        draft.broker_lines[screen + seat] = line
        if section == at.HAND:
            draft.hands_given.add(screen + seat)

    return clause


def _throne(draft: Draft, line: Line, seat: int, rest: str) -> None:
    """Read `throne 3, 2 known orange maybe 1 2`: the brokers in the throne room by round."""
    if not draft.rules.kings_favour:
        raise line.wrong("the throne room needs “kings-favour on” (rule 11.1)")
    items = items_of(rest)
    if len(items) > 4:
        raise line.wrong(f"{len(items)} brokers are too many in the throne room; one goes there each round")
    for slot, item in enumerate(items):
        words = item.split()
        value = line.number_in(words[0], 0, 4, "a broker's value")
        knowers, possible = BIT[seat], ALL_VALUES
        for key, named in attributes(line, words[1:], ("known", "maybe")).items():
            if key == "known":
                knowers |= read_knowers(draft, line, named)
            else:
                possible = read_possible(line, named, value)
        draft.state.cells[at.THRONE + 4 * seat + slot] = throne_broker(value, knowers, possible)
    draft.broker_lines[seat] = line


def _speculates(draft: Draft, line: Line, seat: int, rest: str) -> None:
    if not draft.rules.events:
        raise line.wrong("Speculation is an event; it needs “events on”")
    names = (*GEM_NAMES[:4], "none")
    assert names[NO_COLOUR] == "none"
    draft.state.cells[at.SPECULATIONS + seat] = 1 + line.name(rest, names, "a colour or none")


def _effects(draft: Draft, line: Line, seat: int, rest: str) -> None:
    for word in list_of(rest):
        draft.state.cells[at.EFFECTS + seat] |= BIT[
            line.name(word, EFFECT_NAMES, "a character that stays in force")
        ]


def _looks(draft: Draft, line: Line, seat: int, rest: str) -> None:
    draft.state.cells[at.LOOKS + seat] = line.number_in(rest, 0, 3, "the number of looks left")


def _borders(draft: Draft, line: Line, seat: int, rest: str) -> None:
    if not draft.rules.ys_plus:
        raise line.wrong("the Philosopher needs “ys-plus-characters on”")
    draft.state.cells[at.BORDER_RIGHTS + seat] = line.number_in(rest, 0, 2, "the number of borders left")


def _professor(draft: Draft, line: Line, seat: int, rest: str) -> None:
    if not draft.rules.ys_plus:
        raise line.wrong("the Professor needs “ys-plus-characters on”")
    districts = line.numbers_in(list_of(rest), 1, draft.rules.districts, "a district")
    if len(districts) > 2:
        raise line.wrong("there are at most two Professors a round, the copied one included")
    draft.state.cells[at.PROFESSORS + seat] = sum(BIT[4 * (district - 1)] for district in districts)


def _sealed(draft: Draft, line: Line, seat: int, rest: str) -> None:
    try:
        answer = id_of(rest)
    except UnknownAnswer as error:
        raise line.wrong(str(error)) from None
    if draft.moment.name not in SEALED_KINDS or kind_of(answer) != SEALED_KINDS[draft.moment.name]:
        raise line.wrong(f"“{shown(rest)}” is no sealed answer at the moment “{draft.moment}”")
    draft.state.cells[at.SEALED + seat] = answer + 1


def _picked(draft: Draft, line: Line, seat: int, rest: str) -> None:
    if draft.moment.name != "orders":
        raise line.wrong("order cards are picked at the moment “orders” only")
    order = line.number_in(rest, 1, draft.rules.seats, "an order card")
    if order in [draft.state.cells[at.NEXT_ORDER + other] for other in range(draft.rules.seats)]:
        raise line.wrong(f"order card {order} was picked by somebody else")
    draft.state.cells[at.NEXT_ORDER + seat] = order


Clause = Callable[[Draft, Line, int, str], None]
CLAUSES: Final[dict[str, Clause]] = {
    "points": _points,
    "gems": _gems,
    "cards": _cards,
    "won": _won,
    "played": _played,
    "front": _front,
    "hand": _screen(at.HAND, 0),
    "shown": _screen(at.SHOWN, 0),
    "neutral-hand": _screen(at.HAND, 5),
    "neutral-shown": _screen(at.SHOWN, 5),
    "throne": _throne,
    "speculates": _speculates,
    "effects": _effects,
    "looks": _looks,
    "borders": _borders,
    "professor": _professor,
    "sealed": _sealed,
    "picked": _picked,
}


# --- What is known of a broker, on the board and in the throne room -----------------------------------------


def attributes(line: Line, words: list[str], keys: tuple[str, ...]) -> dict[str, list[str]]:
    """Read `known orange green maybe 1 2` as keywords with the words that follow each."""
    values_by_keyword: dict[str, list[str]] = {}
    key = ""
    for word in words:
        if word.lower() in keys:
            key = word.lower()
            if key in values_by_keyword:
                raise line.wrong(f"“{key}” stands here twice")
            values_by_keyword[key] = []
        elif key:
            values_by_keyword[key].append(word)
        else:
            line.name(word, keys, "an attribute of a broker")
    return values_by_keyword


def read_knowers(draft: Draft, line: Line, words: list[str]) -> int:
    """Read the viewers who know a value; `all` includes spectators."""
    if [word.lower() for word in words] == ["all"]:
        return int(ALL_VIEWERS)
    names = SEAT_NAMES[: draft.rules.seats]
    if not words:
        raise line.wrong("after “known” come the seats that know the value, or “all”")
    return sum(BIT[seat] for seat in {line.name(word, names, "a seat of this game") for word in words})


def read_possible(line: Line, words: list[str], value: int) -> int:
    """Read the possible values of a broker as all viewers know them."""
    values = set(line.numbers_in(words, 0, 4, "a broker's value"))
    if value not in values:
        raise line.wrong(
            f"after “maybe” come the values a broker can have; its own, {value}, is not among them"
        )
    return sum(BIT[possible] for possible in values)
