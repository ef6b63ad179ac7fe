"""Types of the plain data in views, questions and facts, for type checkers and for the protocol's schema.

The names are those of RULES.md. None stands for what the viewer does not know. Cards, events and places are written as
in `docs/notation.md`. This stands outside `kerys.views`, as mypyc erases the annotations that msgspec reads here.
"""

from typing import Literal, NotRequired, TypedDict

Seat = Literal["blue", "orange", "violet", "yellow", "green"]
Party = Literal["blue", "orange", "violet", "yellow", "green", "neutral"]
Colour = Literal["blue", "green", "yellow", "red"]
Gem = Literal["blue", "green", "yellow", "red", "black", "white"]
Face = Literal["down", "up"]
Card = str
Event = str
Place = str


class OptionsData(TypedDict):
    """The options of a game."""

    players: int
    districts: int
    """0: as usual for that many players."""
    kings_favour: bool
    express: bool
    ys_plus_characters: bool
    events: bool
    ship_deck: str
    magician: str
    neutral: list[int]
    """The neutral brokers of each of two players."""


class ShipData(TypedDict):
    """A ship and its gems."""

    large: Gem
    small: list[Gem]


class DistrictData(TypedDict):
    """A district: the ship in its harbour, the character at its palace, its event."""

    number: int
    ship: ShipData | None
    card: Card | None
    event: Event | None


class RowData(TypedDict):
    """A row of the gem market."""

    row: int
    gem: Gem | None


class BrokerData(TypedDict):
    """A broker on the board."""

    place: Place
    n: int
    """The order of arrival at the place, from 1."""
    owner: Party
    placer: Seat
    face: Face
    value: int | None
    marked: bool
    possible: list[int]
    """The values it may have as far as the viewer knows."""


class ThroneBroker(TypedDict):
    """A broker in the throne room."""

    round: int
    value: int | None
    possible: list[int]


class NeutralData(TypedDict):
    """The neutral party of two players."""

    name: Literal["neutral"]
    points: int
    gems: dict[str, int]


class SeatData(TypedDict):
    """A seat, without its brokers on the board."""

    name: Seat
    points: int
    gems: dict[str, int]
    cards: list[Card]
    new_cards: list[Card]
    """Cards won this round, which cannot be played yet."""
    cards_played: int
    order_card: int
    picked_order: int | None
    """The order card taken for the next round."""
    front: list[int]
    """The brokers in front of the screen."""
    hand: list[int] | None
    hand_size: int
    shown: list[int]
    """Brokers behind the screen that everybody has seen."""
    answered: bool
    sealed: str | None
    """The viewer's own sealed answer."""
    throne: list[ThroneBroker]
    speculation: str | None
    """A colour, `none`, or `hidden`; null: no Speculation yet."""
    cardinal: bool
    illusionist: bool
    intriguer: bool
    looks: int
    border_rights: int
    professors: list[int]
    neutral_hand: NotRequired[list[int] | None]
    """Only with two players, as the two below."""
    neutral_hand_size: NotRequired[int]
    neutral_shown: NotRequired[list[int]]


# `from` cannot be the name of a field of a class.
SourceData = TypedDict(
    "SourceData",
    {
        "from": Literal["ship", "centre", "row", "gem-card", "smuggling", "card", "column", "consolation"],
        "district": NotRequired[int],
        "row": NotRequired[int],
        "number": NotRequired[int],
        "gem": NotRequired[Gem],
    },
)
SourceData.__doc__ = "Where a gem comes from."


class QuestionData(TypedDict):
    """A question: its kind, the card or rule that asks, and who is waited for."""

    kind: str
    waiting: list[Seat]
    sealed: bool
    """Whether all answer at once, in secret."""
    seat: Seat | None
    """The seat that is asked; null: all."""
    window: NotRequired[str]
    card: NotRequired[Card]
    player: NotRequired[Seat]
    """Who played the card that may be answered by another."""
    turn: NotRequired[int]
    placing: NotRequired[int]
    """Whether it is the first or the second broker of the turn."""
    place: NotRequired[Place]
    n: NotRequired[int]
    source: NotRequired[SourceData]
    left: NotRequired[int]
    """How many gems are taken after this one."""
    number: NotRequired[int]
    columns: NotRequired[list[Colour]]
    stage: NotRequired[int]
    """Which of the card's questions it is, from 0."""
    before: NotRequired[str | None]
    """What the card's earlier question settled, in notation."""


class HiddenBroker(TypedDict):
    """A place with a broker that the viewer does not know."""

    spot: str
    chances: dict[str, float]
    """The chance of each possible value."""


class BeliefData(TypedDict):
    """Conclusions about the brokers of one seat."""

    seat: NotRequired[Seat]
    placer: NotRequired[Seat]
    """Instead of `seat`: whose neutral brokers these are."""
    unseen: list[int]
    hidden: list[HiddenBroker]
    behind_screen: int
    known_behind_screen: list[int]


class StudyData(TypedDict):
    """The study aid: what can be known about hidden brokers."""

    seats: list[BeliefData]
    neutral: list[BeliefData] | None


class ViewData(TypedDict):
    """The part of a game that one viewer may know."""

    viewer: Literal["blue", "orange", "violet", "yellow", "green", "spectator", "open"]
    """A seat; `spectator`; or, in replays, `open`: all seats together."""
    options: OptionsData
    round: int
    phase: str
    turn_order: list[Seat]
    question: NotRequired[QuestionData | None]
    """In replays and for bots. Messages have it apart from the view."""
    seats: list[SeatData]
    neutral: NeutralData | None
    quotations: dict[str, int]
    """By colour."""
    districts: list[DistrictData]
    centre_ship: ShipData | None
    market: list[RowData]
    brokers: list[BrokerData]
    offer: dict[str, int]
    """The gems that are being shared out, by kind."""
    columns: dict[str, int]
    """By colour."""
    events: list[Event]
    smuggling_places: int
    closed: list[Place]
    merchant: bool
    financier: bool
    seized: list[Gem]
    invested: list[Colour]
    stacks: list[int]
    """How many cards are left, by district."""
    winners: list[Party]
    study: NotRequired[StudyData | None]
    """Only if the hello asked for it; null while a rated game runs."""


class FactData(TypedDict):
    """A fact: something that happened. Its kind says which of the fields it has."""

    number: int
    fact: str
    text: NotRequired[str]
    """A sentence in the reader's language, in messages and replays."""
    party: NotRequired[Party]
    owner: NotRequired[Party]
    placer: NotRequired[Party]
    district: NotRequired[int]
    district2: NotRequired[int]
    harbour: NotRequired[int | str]
    """A district, or `centre`."""
    ship: NotRequired[str]
    card: NotRequired[Card]
    copied: NotRequired[Card]
    event: NotRequired[Event]
    gem: NotRequired[Gem]
    row: NotRequired[int]
    round: NotRequired[int]
    speculation: NotRequired[str | None]
    value: NotRequired[int | None]
    value2: NotRequired[int]
    order: NotRequired[int]
    place: NotRequired[Place]
    place2: NotRequired[Place]
    n: NotRequired[int]
    n2: NotRequired[int]
    face: NotRequired[Face]
    source: NotRequired[str | SourceData]
    """Of `placed`: where the broker came from. Of gems: where they lay."""
    contest: NotRequired[str]
    where: NotRequired[int | str | None]
    """The place of a contest or a score, as that contest or score names it."""
    sum: NotRequired[int]
    rank: NotRequired[int]
    tiebreak: NotRequired[str]
    tie: NotRequired[Literal["none", "pope"]]
    """What broke a tie of gem counts in the final count."""
    points: NotRequired[int]
    reason: NotRequired[str]
    reason2: NotRequired[str]
    brokers: NotRequired[int]
    move: NotRequired[int]
    quotation: NotRequired[int]
    mover: NotRequired[str]
    count: NotRequired[int]
    shared: NotRequired[int]
