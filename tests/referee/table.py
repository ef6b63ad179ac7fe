"""Everything that lies on the table, and what the players hold."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.referee.vocabulary import COLOURS, FULL_SET, KINDS_OF_GEMS, PLACES, SEAT_NAMES, SHORT_SET, Place

NEUTRAL = 2  # with two players


@dataclass(eq=False)
class Broker:
    """A broker on the board. Two of them are the same only if they are the same piece."""

    value: int
    owner: int
    up: bool
    place: str
    turn: int = 0  # the turn of the round in which it was one of the two placed; 0 for all others
    marked: bool = False  # by a Mercenary
    placer: int = -1  # a neutral one: whose of the two sets of neutral brokers it belongs to

    def where(self) -> Place:
        return PLACES[self.place]


@dataclass
class Party:
    """A party that can win: a seat, or the neutral."""

    points: int = 0
    gems: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS_OF_GEMS, 0))


@dataclass
class HeldCard:
    name: str
    won_in: int  # the round


@dataclass
class Seat(Party):
    hand: list[int] = field(default_factory=list)
    front: list[int] = field(default_factory=list)
    neutrals: list[int] = field(default_factory=list)  # 10.3
    order: int = 0
    cards: list[HeldCard] = field(default_factory=list)
    throne: list[int] = field(default_factory=list)
    speculated: str = "none"
    # Of this round:
    played: int = 0
    looks: int = 0
    cardinal: bool = False
    illusionist: bool = False
    borders: int = 0  # how many brokers the Philosopher still lets it put on borders


class Event(NamedTuple):
    name: str
    district: int


@dataclass
class Ship:
    large: str
    small: list[str]  # in colour order, white last

    def name(self) -> str:
        return "-".join([self.large, *self.small])


def ship_named(name: str) -> Ship:
    large, *small = name.split("-")
    return Ship(large, sorted(small, key=(*COLOURS, "white").index))


@dataclass
class Table:
    players: int
    districts: list[int]
    kings_favour: bool
    short: bool  # nine brokers, three turns
    magician_any: bool
    seats: list[Seat]
    neutral: Party | None
    stacks: dict[int, list[str]]
    ships_to_come: list[str]
    row_numbers: list[list[int]]
    round: int = 1
    quotations: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 8))
    board: list[Broker] = field(default_factory=list)
    # Of this round:
    events: list[Event] = field(default_factory=list)
    palace_cards: dict[int, str] = field(default_factory=dict)
    ships: dict[int, Ship] = field(default_factory=dict)
    mission_ship: Ship | None = None
    row_gems: dict[int, str] = field(default_factory=dict)
    turn: int = 0
    closed: list[str] = field(default_factory=list)
    intriguer: int | None = None
    merchant: bool = False
    financier: bool = False
    seized: list[str] = field(default_factory=list)  # kinds named by Customs Officers
    invested: list[str] = field(default_factory=list)
    professors: list[tuple[int, int]] = field(default_factory=list)  # (seat, district)
    palace_brokers: list[tuple[int, int]] = field(default_factory=list)  # (owner, worth), those gone home

    def parties(self) -> list[Party]:
        return [*self.seats] if self.neutral is None else [*self.seats, self.neutral]

    def is_neutral(self, party: int) -> bool:
        return self.neutral is not None and party == NEUTRAL

    def turn_order(self) -> list[int]:
        return sorted(range(self.players), key=lambda seat: self.seats[seat].order)

    def in_force(self, event: str) -> bool:
        return any(turned.name == event for turned in self.events)

    def has_event(self, district: int, event: str) -> bool:
        return (event, district) in self.events

    def smuggling_places(self) -> list[str]:
        """15.17: two cards are two places, numbered 1 and 2."""
        cards = [turned for turned in self.events if turned.name == "smuggling"]
        return [f"smuggling/{number}" for number in range(1, len(cards) + 1)]

    def first_row(self) -> int:
        """3.3: the rows above it are closed."""
        return {2: 2, 3: 2, 4: 1, 5: 0}[self.players]

    def turns(self) -> int:
        return 3 if self.short else 4

    def gain(self, party: int, points: int) -> None:
        self.parties()[party].points += points

    def gain_gem(self, party: int, kind: str) -> None:
        self.parties()[party].gems[kind] += 1

    def move_quotation(self, colour: str, steps: int) -> None:
        """2.8: a marker told to leave the track stops at its end."""
        self.quotations[colour] = max(1, min(15, self.quotations[colour] + steps))

    def by_quotation(self) -> list[str]:
        """7.1: the colours, best first; a tie goes to the colour further left."""
        return sorted(COLOURS, key=lambda colour: -self.quotations[colour])

    def spot(self, broker: Broker) -> str:
        """Return the spot of a broker on the board: its place, and its number there in order of arrival."""
        if broker.where().kind == "cell":
            return broker.place
        there = [other for other in self.board if other.place == broker.place]
        return f"{broker.place}/{there.index(broker) + 1}"

    def go_home(self, broker: Broker) -> None:
        """Off the board, behind its owner's screen; a neutral one goes back to its placer."""
        self.board.remove(broker)
        if self.is_neutral(broker.owner):
            self.seats[broker.placer].neutrals.append(broker.value)
        else:
            self.seats[broker.owner].hand.append(broker.value)


def throne_spot(seat: int, slot: int) -> str:
    return f"throne/{SEAT_NAMES[seat]}/{slot + 1}"


def new_table(options: dict[str, Any], deal: dict[str, Any]) -> Table:
    players: int = options["players"]
    count = options["districts"] or (3 if players == 2 else 4)  # 2.6
    short = players == 5 or options["express"]
    neutrals = options["neutral"] if players == 2 else []  # 10.3
    brokers = SHORT_SET if short else FULL_SET
    seats = [Seat(order=order, hand=list(brokers), neutrals=list(neutrals)) for order in deal["order"]]
    return Table(
        players=players,
        districts=list(range(1, count + 1)),
        kings_favour=options["kings_favour"],
        short=short,
        magician_any=options["magician"] == "any",
        seats=seats,
        neutral=Party() if players == 2 else None,
        stacks={district: list(deal["stacks"][district - 1]) for district in range(1, count + 1)},
        ships_to_come=list(deal["ships"]),
        row_numbers=[list(row) for row in deal["rows"]],
    )
