"""The bodies of HTTP requests and replies."""

from typing import Annotated

from msgspec import Meta, Struct

from kerys.server.protocol.common import FactJson, Language, Secret, TableInfo, ViewJson

Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request's body."""


class Reply(Struct, frozen=True, kw_only=True):
    """A reply's body."""


# --- Requests -----------------------------------------------------------------------------------------------


class Enter(Request, frozen=True):
    """Become a guest, or change the own name or language."""

    name: Name = ""
    language: Language = ""


class Credentials(Request, frozen=True):
    """Make an account, or sign in."""

    name: Name
    password: Password


class ChangePassword(Request, frozen=True):
    """Change an account's password."""

    old: Password
    new: Password


class EndSession(Request, frozen=True):
    """End a session, by the id it has in the list of sessions."""

    session: Annotated[str, Meta(max_length=64)]


class Join(Request, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """Counted from 0; null: any."""
    invitation: Secret = ""


class Open(Request, frozen=True):
    """Ask for a table one was invited to."""

    invitation: Secret = ""


class SeatBot(Request, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=4)]
    level: Annotated[str, Meta(max_length=40)] = ""
    """Empty: take the bot out again."""


class SendAway(Request, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=4)]


class Mute(Request, frozen=True):
    name: Name
    """As it stands at the seat or in the chat. It is the person who is muted, whatever name comes next."""
    muted: bool = True


class Invitation(Request, frozen=True):
    renew: bool = False
    """Make the links given out so far void."""


class Nothing(Request, frozen=True):
    """No fields."""


class ImportRecord(Request, frozen=True):
    record: Annotated[str, Meta(max_length=200_000)]
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False


# --- Replies ------------------------------------------------------------------------------------------------


class RatingInfo(Reply, frozen=True):
    players: int
    rating: float
    """A cautious estimate: mean less three standard deviations."""
    mu: float
    sigma: float
    games: int


class Me(Reply, frozen=True):
    """Who is asking."""

    name: str
    named: bool
    """Whether the name is one that was said; guests who said none are called by a mark."""
    account: str | None
    language: str
    ratings: list[RatingInfo]


class SessionInfo(Reply, frozen=True):
    session: str
    since: int
    browser: str
    """Such as `Firefox`; empty: not known."""
    system: str
    """Such as `Android`; empty: not known."""
    current: bool


class Sessions(Reply, frozen=True):
    sessions: list[SessionInfo]


class RoundPoints(Reply, frozen=True):
    round: int
    points: list[int]
    """In the order of the accounts."""


class ColourAccount(Reply, frozen=True):
    gem: str
    rank: int
    """The colour's place by quotation; 1 is worth most."""
    count: int
    points: int


class Account(Reply, frozen=True):
    """Where one party's points came from; `had` and all the points add up to `points`."""

    party: str
    """A seat, or `neutral`."""
    points: int
    had: int
    """Points before the first fact: of games that began from a position, else 0."""
    scored: dict[str, int]
    """Points during the rounds by reason, as in the facts `scored`: market, commercial, king, …"""
    colours: list[ColourAccount]
    """The best colour first."""
    black_gems: int
    black_points: int
    throne: list[int]
    """The brokers in the throne room, in the order of rounds."""
    favour_points: int | None
    """Null without King's Favour."""
    speculation: str | None
    """A colour or `none`; null if there was no Speculation."""
    speculation_points: int | None
    smuggler_points: int
    cards: list[str]
    """The characters won, in order."""


class Accounting(Reply, frozen=True):
    """The final accounting. Each step of it is also a fact, for telling it one by one."""

    rounds: list[RoundPoints]
    """Points at the end of each round, the last one before the final count."""
    accounts: list[Account]
    winners: list[str]


class TableReply(Reply, frozen=True):
    table: TableInfo
    you: str | None
    """The asker's seat."""
    host: bool
    """Whether the asker is the host."""
    accounting: Accounting | None
    """Null until the game is over."""


class TableCreated(Reply, frozen=True):
    id: str


class Link(Reply, frozen=True):
    invitation: str
    """To be handed on as part of an address, behind a #, where no server logs it."""


class Tables(Reply, frozen=True):
    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]


class RecordReply(Reply, frozen=True):
    record: str
    whole: bool
    """False: a running game, as the asker may know it."""


class Moment(Reply, frozen=True):
    """How things stood after so many answers."""

    step: int
    seat: str | None
    """Who answered."""
    answer: str | None
    """What; null if this viewer could not know it then."""
    first: int
    """The number of the first of these facts."""
    facts: list[FactJson]
    """What followed from the answer."""
    view: ViewJson


class Replay(Reply, frozen=True):
    """A finished game, from one seat's knowledge or with all open."""

    table: TableInfo
    steps: int
    """How many moments there are."""
    moments: list[Moment]
    accounting: Accounting


class Labels(Reply, frozen=True):
    language: str
    languages: list[str]
    labels: dict[str, str]


class About(Reply, frozen=True):
    version: str
    levels: list[str]
    languages: list[str]


class Error(Reply, frozen=True):
    code: str
    reason: str
