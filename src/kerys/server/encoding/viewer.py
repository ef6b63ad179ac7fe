"""Viewer: one WebSocket's end of a table.

It remembers what its client has been told and makes the rest of it.

Nothing queues up for a slow client: its next message is made when the last one has gone, out of how things
stand then.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw

from kerys.engine.errors import KerysError
from kerys.engine.pieces import SEAT_NAMES
from kerys.server import metrics
from kerys.server.domain.table_info import table_info
from kerys.server.encoding.live_table import Loaded
from kerys.server.encoding.parts import chat_for, clocks_for, question_for
from kerys.server.encoding.sentences import WordPress, press
from kerys.server.encoding.snapshot import Sight
from kerys.server.protocol.messages import (
    AnyToClient,
    Chat,
    Fresh,
    Hello,
    Pong,
    Problem,
    Refused,
    TableChanged,
    Taken,
    encode,
)

_MOST_REPLIES: Final = 50  # a client that sends without reading what it gets back is let go


def words_in(language: str) -> WordPress:
    try:
        return press(language)
    except KerysError:
        return press("en")


class Viewer:
    __slots__ = (
        "_asked",
        "_awake",
        "_chat",
        "_facts",
        "_fresh",
        "_had_some",
        "_pongs",
        "_replies",
        "_seen",
        "_send",
        "_sight",
        "_table_version",
        "ended",
        "loaded",
        "overrun",
        "person",
        "session",
        "with_study",
        "with_views",
        "words",
    )

    def __init__(
        self, loaded: Loaded, person: str, hello: Hello, send: Callable[[bool], None] = lambda news: None
    ) -> None:
        self.loaded = loaded
        self.person = person
        self.words = words_in(hello.language)
        self.with_views, self.with_study = hello.views, hello.study
        self._send = send  # called when there is something to send: news and all, or only replies
        self._awake = False
        self.overrun = False
        self.ended = False  # signed out elsewhere
        self.session = ""
        self._replies: list[AnyToClient] = []
        self._pongs: list[AnyToClient] = []
        self._facts = hello.facts
        self._chat = hello.chat
        self._fresh = True
        self._had_some = hello.facts > 0
        self._sight: Sight | None = None  # what the client has of the view
        self._asked = 0  # its question, by hash
        self._table_version = (-1, False)
        self._seen = -1
        self.wake()

    @property
    def seat(self) -> int | None:
        return self.loaded.table.seat_of(self.person)

    def wake(self) -> None:
        """There is something to tell; all of it that comes up now is told together."""
        if not self._awake:
            self._awake = True
            asyncio.get_running_loop().call_soon(self._wake_up)

    def _wake_up(self) -> None:
        self._awake = False
        self.tell()

    def tell(self) -> None:
        """Send all there is to tell, now."""
        self._send(True)

    def taken(self, key: str) -> None:
        """What the client sent is kept. It hears so at once, before the news of it are made for anybody."""
        self._add(Taken(key=key))
        self._send(False)

    def reply(self, message: AnyToClient) -> None:
        """A message for this client alone; goes out before anything that happened later."""
        self._add(message)
        self.wake()

    def _add(self, message: AnyToClient) -> None:
        (self._pongs if isinstance(message, Pong) else self._replies).append(message)
        self.overrun = self.overrun or len(self._replies) + len(self._pongs) > _MOST_REPLIES

    def refuse(self, key: str, code: str, reason: str) -> None:
        """An answer was not taken: say why, and what is asked now (under the table's lock)."""
        metrics.refused.labels(code).inc()
        table = self.loaded.table
        question = question_for(table, self.seat, self.words)
        self.reply(Refused(key=key, code=code, reason=reason, facts=table.facts, question=question))

    def problem(self, code: str, reason: str, key: str = "") -> None:
        metrics.refused.labels(code).inc()
        self.reply(Problem(code=code, reason=reason, key=key))

    def speak(self, language: str) -> None:
        self.words = words_in(language)
        self._fresh, self._facts = True, 0
        self.wake()

    def greet(self, hello: Hello) -> None:
        """A hello in the middle: the client lost track and says what it has."""
        self.words = words_in(hello.language)
        self.with_views, self.with_study = hello.views, hello.study
        self._fresh, self._facts, self._chat = True, hello.facts, hello.chat
        self.wake()

    def look_again(self) -> None:
        """Something changed without an entry: how long everybody has."""
        self._fresh = True
        self.wake()

    @property
    def has_all(self) -> bool:
        """Whether the client has been told all that happened; what is being written has not happened yet."""
        table = self.loaded.current
        return table is not None and not self._fresh and self._seen == table.last - self.loaded.unsure

    def only_replies(self) -> list[bytes]:
        """For a client that has everything else: whether somebody's answer is being written does not delay it."""
        to_send = [encode(reply) for reply in (*self._replies, *self._pongs)]
        self._replies, self._pongs = [], []
        return to_send

    # --- What to send (under the table's lock) --------------------------------------------------------------
    def messages(self, now: float, *, news: bool = True) -> list[bytes]:
        """Everything the client should be sent now, or only the replies to what it sent, as JSON."""
        to_send = [encode(reply) for reply in self._replies]
        self._replies = []
        if not news:
            return to_send
        table = self.loaded.table
        begins = table.game is not None and self.with_views and self._sight is None
        if self._fresh or begins:
            to_send.append(encode(self._fresh_view(now)))
        elif table.last != self._seen:
            seat = self.seat
            version = table.version_for(seat)
            changed = version != self._table_version
            if changed:
                self._table_version = version
                to_send.append(encode(TableChanged(table=table_info(table, seat), you=self._you())))
            # Who comes back may have another time than before.
            happened = self._news(now, always=changed and table.clocks.ticking)
            if happened is not None:
                to_send.append(happened)
            if table.chat_lines != self._chat:
                to_send.append(encode(Chat(lines=chat_for(table, self._chat))))
                self._chat = table.chat_lines
        self._seen = table.last
        to_send += map(encode, self._pongs)  # after everything that had happened before the ping
        self._pongs = []
        return to_send

    def _you(self) -> str | None:
        seat = self.seat
        return None if seat is None else SEAT_NAMES[seat]

    def _fresh_view(self, now: float) -> Fresh:
        table, seat, game = self.loaded.table, self.seat, self.loaded.table.game
        if self._had_some:
            metrics.resyncs.inc()
        first = self._facts if self._facts <= table.facts else 0
        self._fresh, self._had_some = False, True
        self._facts = table.facts
        self._table_version = table.version_for(seat)
        asked = self.loaded.question(seat, self.words)
        self._asked = hash(asked)
        wanted = game is not None and self.with_views
        self._sight = self.loaded.sight(seat, study=self.with_study) if wanted else None
        chat = chat_for(table, self._chat if self._chat <= table.chat_lines else 0)
        self._chat = table.chat_lines
        return Fresh(
            table=table_info(table, seat),
            you=self._you(),
            first=first,
            facts=_ready_made(self.loaded.facts(first, seat, self.words)),
            view=None if self._sight is None else _ready_made(self.loaded.eyes().whole(self._sight)),
            question=_ready_made(asked),
            clocks=clocks_for(table, now),
            chat=chat,
        )

    def _news(self, now: float, *, always: bool) -> bytes | None:
        """What changed for this viewer; None if nothing they may know of did."""
        table = self.loaded.table
        if table.game is None:
            return None
        first, self._facts = self._facts, table.facts
        news = self.loaded.news(self.seat, self.words, first, self._sight, now)
        changed = news.looks_different or first != table.facts or news.asked != self._asked
        self._asked, self._sight = news.asked, news.sight
        return news.message if always or changed else None


def _ready_made(json: bytes) -> Any:
    """What is JSON already; the encoder takes it as it is."""
    return Raw(json)
