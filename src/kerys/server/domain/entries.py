"""The entries of a table's log: all that ever happens to it. What is not an entry is lost with the process.

Kept for ever as JSON, so a field may be added with a default, but never renamed or given another meaning.
"""

from typing import Annotated, Final, Literal

import msgspec

from kerys.server.protocol.setup import Setup

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Party = Annotated[int, msgspec.Meta(ge=0, le=5)]  # a seat, or after the last one the neutral one
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened to a table."""


class Created(Entry, frozen=True, tag="created"):
    setup: Setup
    host: str  # a person's id
    host_name: str = ""
    origin: str = ""  # a keyed hash of the network it was made from


class Joined(Entry, frozen=True, tag="joined"):
    seat: SeatNumber
    person: str
    name: str
    invited: bool = False  # the seat is kept for them, but they have not said that they play


class Accepted(Entry, frozen=True, tag="accepted"):
    """Whoever a seat was kept for plays."""

    seat: SeatNumber


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody at the table, or its host, is called otherwise from now on."""

    person: str
    name: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: SeatNumber
    level: str


class Left(Entry, frozen=True, tag="left"):
    seat: SeatNumber
    sent_away: bool = False  # by the host


class Hosted(Entry, frozen=True, tag="hosted"):
    """The host left, and this is the new one."""

    host: str  # a person's id


class Closed(Entry, frozen=True, tag="closed"):
    """The last person left before the game began; nobody finds the table any more."""


class Started(Entry, frozen=True, tag="started"):
    record: (
        str  # with options and deal (seeds may deal otherwise one day), and what an imported game had before
    )
    imported: bool = False


class Answered(Entry, frozen=True, tag="answered"):
    seat: SeatNumber
    text: str
    decision: int
    key: str = ""
    by: Literal["person", "bot", "clock"] = "person"
    left: Seconds | None = None  # seconds in the bank afterwards


class Said(Entry, frozen=True, tag="said"):
    person: str
    name: str
    text: str
    seat: SeatNumber | None = None
    key: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    name: str
    muted: bool
    people: list[str] = []  # whoever had this name; nobody: the name itself is muted


class WentAway(Entry, frozen=True, tag="away"):
    seat: SeatNumber
    out_of_time: bool = False


class CameBack(Entry, frozen=True, tag="back"):
    seat: SeatNumber


class Invited(Entry, frozen=True, tag="invited"):
    """A new invitation; the ones before are void."""


class Ended(Entry, frozen=True, tag="ended"):
    points: list[int]
    winners: list[Party]


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


AnyEntry = (
    Created
    | Joined
    | Accepted
    | Renamed
    | BotSat
    | Left
    | Hosted
    | Closed
    | Started
    | Answered
    | Said
    | Muted
    | WentAway
    | CameBack
    | Invited
    | Ended
    | Rematched
)

_DECODER: Final = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def written(entry: AnyEntry) -> str:
    return _ENCODER.encode(entry).decode()


def read(body: str) -> AnyEntry:
    entry: AnyEntry = _DECODER.decode(body)
    return entry
