"""Table: the fold of a log. `apply` is the only way anything changes, when loading as when playing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kerys.engine.options import options
from kerys.server.domain import entries as e
from kerys.server.domain.clocks import Clocks, Outages
from kerys.server.domain.hosted_game import HostedGame
from kerys.server.protocol.setup import Setup
from kerys.server.storage import LONG_AGO

OPEN: Final = "open"
RUNNING: Final = "running"
CLOSED: Final = "closed"
OVER: Final = "over"
_KEPT_CHAT: Final = 100
_KEPT_NAMES: Final = 100  # that people at the table no longer have
# Sealed questions where a seat may have only one answer, which the engine then gives: who has answered would
# tell something about the brokers behind the screen.
_NOBODY_KNOWS_WHO_ANSWERED: Final = frozenset(("favour",))


def hides_who_answered(asked: str) -> bool:
    """Whether nobody may know who has answered a question of this kind."""
    return asked in _NOBODY_KNOWS_WHO_ANSWERED


@dataclass(slots=True)
class Seat:
    """Who sits there. A person's id is a secret of the server; the name is for everybody."""

    name: str = ""
    person: str = ""
    level: str = ""  # of the bot
    away: bool = False
    invited: bool = False  # kept for a person who has not said yet that they play

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level)

    @property
    def played_by_bot(self) -> bool:
        return bool(self.level) or self.away


@dataclass(slots=True)
class Given:
    """What a seat has answered to the last question that it answered itself: keys, and the texts they came with.

    Answers to earlier questions cannot count again, as their question is settled.
    """

    decision: int = -1
    texts: tuple[tuple[str, str], ...] = ()  # nearly always one, so no dictionary

    def with_key(self, key: str) -> str | None:
        return next((text for one, text in self.texts if one == key), None)


@dataclass(frozen=True, slots=True)
class ChatLine:
    number: int
    at: float
    name: str
    seat: int | None
    text: str
    person: str
    key: str


@dataclass
class Table:
    """One table. `last` is the number of the last entry it has taken in."""

    id: str
    outages: Outages = ()
    last: int = 0
    created: float = 0.0
    setup: Setup = field(default_factory=Setup)
    host: str = ""
    host_name: str = ""
    origin: str = ""  # a keyed hash of the network it was made from
    seats: list[Seat] = field(default_factory=list)
    game: HostedGame | None = None
    asked: dict[str, Any] | None = None  # the game's question
    decision: int = 0  # how many questions have been settled: all of them were seen by everybody
    facts: int = 0
    sealed: dict[int, str] = field(default_factory=dict)  # sealed answers to the open question, by seat
    clocks: Clocks = field(default_factory=lambda: Clocks(Setup().clock, 0))
    chat: list[ChatLine] = field(default_factory=list)
    chat_lines: int = 0
    muted: set[str] = field(default_factory=set)  # names
    muted_people: dict[str, str] = field(default_factory=dict)  # and the names they had
    former_names: list[tuple[str, str]] = field(default_factory=list)  # and whose they were
    invitations: int = 0
    sent_away: dict[str, int] = field(
        default_factory=dict
    )  # people, and how many invitations there were then
    ended: e.Ended | None = None
    rematch: str = ""
    closed: bool = False  # everybody left before the game began
    imported: bool = False
    seats_version: int = 0  # grows when something about the table itself changes
    # Who ran out of time at a question where nobody may know who has answered: seen by others when it is settled.
    unseen_away: set[int] = field(default_factory=set)
    given: dict[int, Given] = field(default_factory=dict)  # by seat
    shared: tuple[int, int] = (0, 0)  # how much of the game's log is shared with other tables

    # --- Asking ---------------------------------------------------------------------------------------------
    @property
    def stage(self) -> str:
        if self.game is None:
            return CLOSED if self.closed else OPEN
        return OVER if self.game.over else RUNNING

    @property
    def has_room(self) -> bool:
        """Whether somebody may still sit down; before the game also a seat that is taken may become free."""
        return self.game is None or (not self.game.over and not all(seat.taken for seat in self.seats))

    @property
    def waiting(self) -> list[int]:
        return [] if self.game is None else self.game.waiting

    @property
    def hides_who_answered(self) -> bool:
        """Whether nobody may know who has answered the open question."""
        return self.asked is not None and hides_who_answered(self.asked["kind"])

    def is_away(self, seat: int, viewer: int | None) -> bool:
        """Whether a bot plays for a person, as far as a viewer may know."""
        return self.seats[seat].away and (seat == viewer or seat not in self.unseen_away)

    def version_for(self, viewer: int | None) -> tuple[int, bool]:
        """Changes when a viewer should be told anew about the table itself."""
        return self.seats_version, viewer in self.unseen_away

    def seat_of(self, person: str) -> int | None:
        if not person:
            return None
        for n, seat in enumerate(self.seats):  # asked often
            if seat.person == person:
                return n
        return None

    def belongs_to(self, person: str) -> bool:
        """Whether somebody is the host or has a seat."""
        return bool(person) and (person == self.host or self.seat_of(person) is not None)

    def people_named(self, name: str) -> list[str]:
        """Who sits here under a name, else who did so before they were renamed, or wrote under it."""
        seated = [seat.person for seat in self.seats if seat.person and seat.name == name]
        before = {line.person for line in self.chat if line.name == name}
        before |= {person for had, person in self.former_names if had == name}
        return seated or sorted(before)

    def line_with(self, key: str) -> ChatLine | None:
        """The line of chat that came with a key, if it is one of the last."""
        return next((line for line in self.chat if key and line.key == key), None)

    def silences(self, name: str, people: Sequence[str]) -> bool:
        """Whether a name, or all whose name it is, are muted; also whoever was muted under that name."""
        muted = bool(people) and all(one in self.muted_people for one in people)
        return muted or name in self.muted or name in self.muted_people.values()

    def is_muted(self, person: str, name: str) -> bool:
        return person in self.muted_people or name in self.muted

    def due(self) -> float | None:
        """When something happens here by itself: a bot's answer, the end of a clock, the final accounting.

        What is due at once is due long ago, so that it does not wait for a machine whose clock was set back.
        """
        if self.game is None or self.ended is not None:
            return None
        if self.game.over:
            return self.clocks.asked_at - LONG_AGO
        first: float | None = None
        for seat in self.waiting:  # asked at every answer
            if self.seats[seat].played_by_bot:
                return self.clocks.asked_at - LONG_AGO
            end = self.clocks.deadline(seat) if self.seats[seat].taken else None
            if end is not None and (first is None or end < first):
                first = end
        return first

    # --- Changing -------------------------------------------------------------------------------------------
    def apply(self, number: int, at: float, entry: e.AnyEntry) -> None:
        """Take the next entry of the log in."""
        assert number == self.last + 1, f"entry {number} cannot follow {self.last}"
        match entry:
            case e.Answered():
                self._answered(at, entry)
            case e.Said():
                self._said(at, entry)
            case e.Created():
                self._created(at, entry)
            case e.Started():
                self._started(at, entry)
            case _:
                self._seating(at, entry)
        self.last = number

    def _created(self, at: float, entry: e.Created) -> None:
        assert not self.seats, "a table is made once"
        self.created = at
        self.setup, self.host, self.host_name = entry.setup, entry.host, entry.host_name
        self.origin = entry.origin
        self.seats = [Seat() for _ in range(options(**entry.setup.options).players)]
        self.seats_version += 1

    def _started(self, at: float, entry: e.Started) -> None:
        game = HostedGame.from_record(entry.record)
        assert game.seats == len(self.seats), f"a game for {game.seats} at a table for {len(self.seats)}"
        self.imported = entry.imported
        self.game = game
        self.facts, self.asked = game.fact_count, game.question
        self.shared = game.share_log(*self.shared)
        self.clocks = Clocks(self.setup.clock, len(self.seats), self.outages)
        self.clocks.ask(self.waiting, at, again=True)
        self.seats_version += 1

    def _answered(self, at: float, entry: e.Answered) -> None:
        game = self.game
        assert game is not None
        sealed = self.asked is not None and bool(self.asked["sealed"])
        game.play(entry.seat, entry.text)
        facts = game.fact_count
        # A sealed question is settled when all answers are in, and that is always a fact or more.
        settled = not sealed or facts != self.facts
        if settled:
            self.decision += 1
            self.sealed.clear()
            self.seats_version += bool(self.unseen_away)
            self.unseen_away.clear()
        else:
            self.sealed[entry.seat] = entry.text
        self.facts, self.asked = facts, game.question
        self.shared = game.share_log(*self.shared)
        self.clocks.answered(entry.seat, entry.left)
        self.clocks.ask(self.waiting, at, again=settled)
        if entry.key:
            given = self.given.setdefault(entry.seat, Given())
            if given.decision != entry.decision:
                given.decision, given.texts = entry.decision, ()
            given.texts += ((entry.key, entry.text),)

    def _said(self, at: float, entry: e.Said) -> None:
        self.chat_lines += 1
        self.chat.append(
            ChatLine(self.chat_lines, at, entry.name, entry.seat, entry.text, entry.person, entry.key)
        )
        del self.chat[:-_KEPT_CHAT]

    def _mute(self, entry: e.Muted) -> None:
        if not entry.muted:
            self.muted.discard(entry.name)
            gone = [one for one, name in self.muted_people.items() if name == entry.name]
            for one in (*gone, *entry.people):
                self.muted_people.pop(one, None)
        elif entry.people:
            self.muted_people.update(dict.fromkeys(entry.people, entry.name))
        else:
            self.muted.add(entry.name)

    def _renamed(self, entry: e.Renamed) -> None:
        assert self.belongs_to(entry.person), "nobody of these is at the table"
        seat = self.seat_of(entry.person)
        if seat is not None:
            self.former_names.append((self.seats[seat].name, entry.person))
            del self.former_names[:-_KEPT_NAMES]
            self.seats[seat].name = entry.name
        if entry.person == self.host:
            self.host_name = entry.name

    def _seating(self, at: float, entry: e.AnyEntry) -> None:
        match entry:
            case e.Joined():
                self.seats[entry.seat] = Seat(name=entry.name, person=entry.person, invited=entry.invited)
                self.sent_away.pop(entry.person, None)
                if entry.person == self.host:
                    self.host_name = entry.name
            case e.Accepted():
                self.seats[entry.seat].invited = False
            case e.Renamed():
                self._renamed(entry)
            case e.BotSat():
                self.seats[entry.seat] = Seat(name=entry.level, level=entry.level)
            case e.Left():
                if entry.sent_away:
                    self.sent_away[self.seats[entry.seat].person] = self.invitations
                self.seats[entry.seat] = Seat()
            case e.Hosted():
                seat = self.seat_of(entry.host)
                assert seat is not None, "the new host has no seat"
                self.host, self.host_name = entry.host, self.seats[seat].name
            case e.Closed():
                self.closed, self.host = True, ""
                self.seats = [Seat() for _ in self.seats]
            case e.WentAway():
                self.seats[entry.seat].away = True
                if entry.out_of_time and self.hides_who_answered:
                    self.unseen_away.add(entry.seat)
                    return
            case e.CameBack():
                self.seats[entry.seat].away = False
                unseen = entry.seat in self.unseen_away
                self.clocks.came_back(entry.seat, at, shown=not unseen)
                if unseen:
                    self.unseen_away.discard(entry.seat)
                    return
            case e.Muted():
                self._mute(entry)
            case e.Invited():
                self.invitations += 1
            case e.Ended():
                self.ended = entry
            case e.Rematched():
                self.rematch = entry.table
        self.seats_version += 1
