"""Read and write the deal as lines: `order …`, `stack 1 …`, `ships 1 …`, `rows 1 …`."""

from collections.abc import Sequence
from typing import Final

from kerys.engine.cards import CHARACTER_NAMES, EVENT_NAMES
from kerys.engine.cards import numbers as cards
from kerys.engine.chance import (
    DEALT_ORDER,
    DEALT_ROWS,
    DEALT_SHIPS,
    DEALT_STACKS,
    EVENT_CARD,
    NO_CARD,
    STACK_SIZE,
    Deal,
    empty_deal,
    ships_by_round,
)
from kerys.engine.errors import KerysError
from kerys.engine.options import Rules
from kerys.engine.pieces import GEM_NAMES, SEAT_NAMES
from kerys.engine.tables import ROUNDS, SHIP_NAMES
from kerys.records.lines import Line, list_of, shown

DEAL_KEYS: Final = ("order", "stack", "ships", "rows")
CARD_NAMES: Final = CHARACTER_NAMES + EVENT_NAMES
Ships = dict[int, list[int]]  # by round


# --- Words --------------------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    """Return the name of a card in a stack: a character or an event."""
    return EVENT_NAMES[card - EVENT_CARD] if card >= EVENT_CARD else CHARACTER_NAMES[card]


def read_card(line: Line, word: str, rules: Rules) -> int:
    """Read the name of a character or event; raise an error if the options exclude it."""
    n = line.name(word, CARD_NAMES, "a character or event")
    if n >= len(CHARACTER_NAMES):
        if not rules.events:
            raise line.wrong(f"“{word}” is an event; they need “events on”")
        return int(n - len(CHARACTER_NAMES) + EVENT_CARD)
    return read_character(line, word, rules)


def read_character(line: Line, word: str, rules: Rules) -> int:
    """Read the name of a character; raise an error if the options exclude it."""
    n = line.name(word, CHARACTER_NAMES, "a character")
    if n not in list(rules.characters):
        needs = "kings-favour" if n == cards.FAVOURITE and rules.ys_plus else "ys-plus-characters"
        raise line.wrong(f"the {word} is not in this game; it needs “{needs} on”")
    return n


def read_ship(line: Line, word: str, rules: Rules) -> int:
    """Read the name of a ship in the deck: its large gem, then its small ones in any order."""
    gems = word.lower().split("-")
    wanted = "-".join([gems[0], *sorted(gems[1:], key=_gem_order)])
    for ship in rules.ships:
        if SHIP_NAMES[ship] == wanted:
            return int(ship)
    raise line.wrong(
        f"there is no ship “{shown(word)}” in this deck; “{SHIP_NAMES[rules.ships[0]]}” would be one"
    )


def _gem_order(gem: str) -> int:
    return GEM_NAMES.index(gem) if gem in GEM_NAMES else len(GEM_NAMES)


def read_seats(line: Line, rules: Rules) -> list[int]:
    """Read a line that names every seat once, in any order."""
    names = SEAT_NAMES[: rules.seats]
    seats = [line.name(word, names, "a seat of this game") for word in list_of(line.rest)]
    if sorted(seats) != list(range(rules.seats)):
        raise line.wrong(f"“{line.key}” names every seat once: {', '.join(names)}")
    return seats


def numbered(line: Line, high: int, what: str) -> tuple[int, list[str]]:
    """Split `stack 2 …` into its number, counted from 0 here, and the words after it."""
    words = list_of(line.rest)
    if not words:
        raise line.wrong(f"“{line.key}” is followed by the number of a {what}")
    return line.number_in(words[0], 1, high, f"the number of a {what}") - 1, words[1:]


def read_ships(line: Line, rules: Rules, ships: Ships) -> None:
    """Read `ships 2 …`: the ships of one round in the order of drawing."""
    n, words = numbered(line, ROUNDS, "round")
    if n + 1 in ships:
        raise line.wrong(f"the ships of round {n + 1} are given twice")
    ships[n + 1] = [read_ship(line, word, rules) for word in words]


def read_rows(line: Line, rules: Rules, dealt: Deal) -> None:
    """Read `rows 2 3 1 4 2`: the gem of the market's ship on each row; 1 and 2 are large, 3 and 4 small."""
    if rules.seats != 5:
        raise line.wrong("only with five players the gems go on the rows by chance (rule 3.3)")
    n, words = numbered(line, ROUNDS, "round")
    gems = line.numbers_in(words, 1, 4, "a gem of the market's ship")
    if sorted(gems) != [1, 2, 3, 4]:
        raise line.wrong("after the round come 1, 2, 3 and 4 in some order, one for each row")
    for row, gem in enumerate(gems):
        dealt.cells[DEALT_ROWS + 4 * n + row] = gem - 1


# --- The whole deal of a record -----------------------------------------------------------------------------


def deal_lines(rules: Rules, dealt: Deal) -> list[str]:
    """Write the deal of a whole game as lines."""
    order = sorted(range(rules.seats), key=lambda seat: dealt.cells[DEALT_ORDER + seat])
    lines = ["order " + " ".join(SEAT_NAMES[seat] for seat in order)]
    for district in range(rules.districts):
        cards = [dealt.stack_card(district, n) for n in range(STACK_SIZE)]
        lines.append(
            f"stack {district + 1} " + " ".join(card_name(card) for card in cards if card != NO_CARD)
        )
    drawn = 0
    for round_, count in enumerate(ships_by_round(rules, dealt), 1):
        names = [SHIP_NAMES[dealt.ship(n)] for n in range(drawn, drawn + count)]
        lines.append(f"ships {round_} " + " ".join(names))
        drawn += count
    return lines + row_lines(rules, dealt)


def row_lines(rules: Rules, dealt: Deal) -> list[str]:
    if rules.seats != 5:
        return []
    lines = []
    for round_ in range(ROUNDS):
        gems = [dealt.cells[DEALT_ROWS + 4 * round_ + row] for row in range(4)]
        if NO_CARD not in gems:
            lines.append(f"rows {round_ + 1} " + " ".join(str(gem + 1) for gem in gems))
    return lines


def read_deal(lines: Sequence[Line], rules: Rules, error: type[KerysError]) -> Deal:
    """Read the deal of a whole game; every part must be present and fit the options."""
    dealt = empty_deal()
    stacks: dict[int, Line] = {}
    ships: Ships = {}
    ship_lines: dict[int, Line] = {}
    for line in lines:
        if line.key == "order":
            if dealt.cells[DEALT_ORDER] != NO_CARD:
                raise line.wrong("the order cards are given twice")
            for n, seat in enumerate(read_seats(line, rules)):
                dealt.cells[DEALT_ORDER + seat] = n + 1
        elif line.key == "stack":
            district, _ = numbered(line, rules.districts, "district")
            if district in stacks:
                raise line.wrong(f"the stack of district {district + 1} is given twice")
            stacks[district] = line
        elif line.key == "ships":
            read_ships(line, rules, ships)
            ship_lines[max(set(ships) - set(ship_lines))] = line
        else:
            read_rows(line, rules, dealt)
    if dealt.cells[DEALT_ORDER] == NO_CARD:
        raise error("the deal has no line “order …” with the order cards")
    _put_stacks(rules, dealt, stacks, error)
    for round_, count in enumerate(ships_by_round(rules, dealt), 1):
        if round_ not in ships:
            raise error(f"the deal has no line “ships {round_} …”")
        if len(ships[round_]) != count:
            raise ship_lines[round_].wrong(f"round {round_} draws {count} ships, not {len(ships[round_])}")
    _put_ships(rules, dealt, ships, ship_lines)
    if rules.seats == 5 and len(row_lines(rules, dealt)) != ROUNDS:
        raise error("with five players the deal has a line “rows …” for each of the four rounds")
    return dealt


def check_stack(line: Line, rules: Rules, cards: list[int]) -> None:
    """Check that a stack has three characters, and with events three of those as well (2.5, 13.1)."""
    events = sum(card >= EVENT_CARD for card in cards)
    if len(cards) - events != 3 or events != (3 if rules.events else 0):
        also = " and three events" if rules.events else ""
        raise line.wrong(f"a stack has three characters{also}, not {len(cards) - events} and {events}")


def _put_stacks(rules: Rules, dealt: Deal, stacks: dict[int, Line], error: type[KerysError]) -> None:
    counts: dict[int, int] = {}
    for district in range(rules.districts):
        if district not in stacks:
            raise error(f"the deal has no line “stack {district + 1} …”")
        line = stacks[district]
        stack = [read_card(line, word, rules) for word in numbered(line, rules.districts, "district")[1]]
        check_stack(line, rules, stack)
        for n, card in enumerate(stack):
            dealt.cells[DEALT_STACKS + district * STACK_SIZE + n] = card
            counts[card] = counts.get(card, 0) + 1
            if counts[card] > (2 if card == EVENT_CARD + cards.SMUGGLING else 1):
                raise line.wrong(f"the {card_name(card)} lies in the stacks more often than there are cards")


def _put_ships(rules: Rules, dealt: Deal, ships: Ships, lines: dict[int, Line]) -> None:
    """Put the ships into the deal; each must still be in the deck, which is refilled from discards (2.7)."""
    deck = [int(ship) for ship in rules.ships]
    discards: list[int] = []
    n = 0
    for round_ in sorted(ships):
        for ship in ships[round_]:
            if not deck:
                deck, discards = discards, []
            if ship not in deck:
                raise lines[round_].wrong(f"no {SHIP_NAMES[ship]} is left in the deck then")
            deck.remove(ship)
            dealt.cells[DEALT_SHIPS + n] = ship
            n += 1
        discards += ships[round_]
