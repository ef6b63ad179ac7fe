"""The WebSocket: one for each viewer and table. The field `type` says which message it is."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from kerys.server.protocol.common import (
    ChatLine,
    Clock,
    FactJson,
    Key,
    Language,
    Question,
    SeatJson,
    Secret,
    Splice,
    TableInfo,
    ViewChangesJson,
    ViewJson,
)

Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class FromClient(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class ToClient(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


# --- From the client ----------------------------------------------------------------------------------------


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: what the client has already, and how it wants to be spoken to."""

    facts: Number = 0
    """How many facts the client has, that is the number of the next one. 0: none, send a fresh view."""
    chat: Number = 0
    """The number of the last line of chat it has."""
    language: Language = "en"
    invitation: Secret = ""
    """To watch a table that is not public."""
    views: bool = True
    """Whether the client wants the view, or only facts and questions."""
    study: bool = False
    """Whether the view should have the part `study`; null there while a rated game runs."""


class Answer(FromClient, frozen=True, tag="answer"):
    """An answer to the question."""

    text: Annotated[str, Meta(max_length=80)]
    """The text of one of the options."""
    decision: Number
    """The number of the question."""
    facts: Number
    """How many facts the client had when it answered."""
    key: Key
    """Made up by the client.

    The same answer sent again, after a lost connection, has the same key and counts once.
    """


class Preview(FromClient, frozen=True, tag="preview"):
    """What would be asked next, if these were the answers? Nothing is played, and nobody else hears of it."""

    decision: Number
    """The number of the question that the first of them answers."""
    answers: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    """The texts of options, in order."""


class Say(FromClient, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key = ""


class GoAway(FromClient, frozen=True, tag="away"):
    """Let a bot play the own seat for a while. That wins no time: the clock runs on while an answer is owed."""


class ComeBack(FromClient, frozen=True, tag="back"):
    """Play on oneself. Whose time ran out has 15 seconds then, once for each question."""


class Speak(FromClient, frozen=True, tag="speak"):
    """Another language from now on; a fresh view follows."""

    language: Language


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by a pong with the same number."""

    number: Number = 0


# --- From the server ----------------------------------------------------------------------------------------


class Fresh(ToClient, frozen=True, tag="fresh"):
    """Everything: after the hello, and whenever the server thinks it best to begin again."""

    table: TableInfo
    you: str | None
    """The viewer's seat; null: a spectator."""
    first: int
    """The number of the first of these facts; what the client has from there on is void."""
    facts: list[FactJson]
    view: ViewJson | None
    """What the viewer may know of the game; null before it starts, or if it is not wanted."""
    question: Question | None
    clocks: list[Clock]
    chat: list[ChatLine]


class News(ToClient, frozen=True, tag="news"):
    """What happened."""

    first: int
    """The number of the first of these facts.

    The client must have all before it, else it says hello again.
    """
    facts: list[FactJson]
    view: ViewChangesJson
    """The parts of the view that changed, but for its lists `seats` and `brokers`."""
    seats: list[SeatJson]
    """Those of the view's `seats` that changed, each whole; `name` says which."""
    brokers: Splice | None
    """How the view's `brokers` changed; null: not at all."""
    question: Question | None
    clocks: list[Clock]


class TableChanged(ToClient, frozen=True, tag="table"):
    """Somebody joined, left, went away or came back, the game began or ended."""

    table: TableInfo
    you: str | None


class Chat(ToClient, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Taken(ToClient, frozen=True, tag="taken"):
    """An answer or a line of chat is kept for good. What follows from it comes as news."""

    key: str


class Previewed(ToClient, frozen=True, tag="previewed"):
    """The answer to a preview, with what was asked for."""

    decision: int
    answers: list[str]
    question: Question | None
    """What the same seat would be asked then.

    Null: nothing more of this turn can be composed, because it is over, or because something would come to light.
    """


class Refused(ToClient, frozen=True, tag="refused"):
    """An answer that changed nothing. If a question is still open, it comes with the fresh question."""

    key: str
    """The answer's; empty if it was a preview."""
    code: str
    reason: str
    facts: int
    question: Question | None


class Problem(ToClient, frozen=True, tag="problem"):
    """A message that was not understood or not allowed, or (`storage-away`) that the database may not have kept.

    Then nobody knows yet whether it counts: sent again with the same key, a little later, it counts once.
    """

    code: str
    reason: str
    key: str = ""
    """That of the answer or line of chat it is about, if it is about one."""


class Pong(ToClient, frozen=True, tag="pong"):
    number: int


AnyFromClient = Hello | Answer | Preview | Say | GoAway | ComeBack | Speak | Ping
AnyToClient = Fresh | News | TableChanged | Chat | Taken | Previewed | Refused | Problem | Pong

_DECODER: Final[msgspec.json.Decoder[AnyFromClient]] = msgspec.json.Decoder(AnyFromClient)
decode: Final = _DECODER.decode
encode: Final = msgspec.json.Encoder().encode
