"""What both HTTP and the WebSocket speak of: tables, seats, clocks, chat, questions."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kerys.server.protocol.schemas import refers_to
from kerys.server.protocol.setup import ClockSettings

Data = dict[str, Any]
# Plain data whose fields stand in kerys.view_data.
ViewJson = Annotated[Data, refers_to("ViewData")]
ViewChangesJson = Annotated[Data, refers_to("ViewChanges")]
SeatJson = Annotated[Data, refers_to("SeatData")]
BrokerJson = Annotated[Data, refers_to("BrokerData")]
FactJson = Annotated[Data, refers_to("FactData")]
AboutJson = Annotated[Data, refers_to("QuestionData")]
OptionsJson = Annotated[Data, refers_to("OptionsData")]
# Python's `$` lets a line break follow; JavaScript's, by which others may check it, does not.
Key = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$(?!\n)")]
Language = Annotated[str, Meta(max_length=10)]
Secret = Annotated[str, Meta(max_length=100)]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    seat: str
    """Its colour: the name it has in views, facts and questions."""
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    away: bool
    """Whether a bot plays for the person until they come back."""
    invited: bool = False
    """Whether the seat is kept for this person, who has not said yet that they play; the game does not begin before."""
    host: bool = False
    """Whether this person is the table's host."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, without the game on it."""

    id: str
    title: str
    stage: Literal["open", "running", "over"]
    options: OptionsJson
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    chat: bool
    rated: bool
    imported: bool
    clock: ClockSettings
    waiting: list[str]
    """The seats that owe an answer. As at a real table everybody sees who has bid; at King's Favour nobody does."""
    points: list[int]
    """The final points by seat, with two players the neutral one's last; empty until the game is over."""
    winners: list[str]
    rematch: str
    """The id of the table where these players play again; empty if there is none."""


class Option(Struct, frozen=True):
    """One thing that may be answered."""

    text: str
    """What to send back."""
    label: str
    """The same as a sentence in the reader's language."""


class Question(Struct, frozen=True, kw_only=True):
    """What is asked now, as this viewer may know it."""

    decision: int
    """Its number; an answer repeats it."""
    about: AboutJson
    """The kind of question, the card or rule that asks, and who is waited for."""
    text: str
    """The same as a sentence, to the viewer if they are asked, else about those who are."""
    options: list[Option]
    """What the viewer may answer; empty if it is not theirs to answer."""
    given: str | None
    """The viewer's sealed answer, which they may still replace."""


class Splice(Struct, frozen=True, kw_only=True):
    """How a list changed: `list[at : at + drop] = put`."""

    at: int
    drop: int
    put: list[BrokerJson]


class Clock(Struct, frozen=True, kw_only=True):
    """A seat's clock at the moment the message was made."""

    seat: str
    left: float
    """Seconds."""
    running: bool


class ChatLine(Struct, frozen=True, kw_only=True):
    number: int
    at: int
    """Seconds since 1970."""
    name: str
    seat: str | None
    text: str
