"""A table in memory, and what has been made of it for those who watch."""

import asyncio
from typing import TYPE_CHECKING

from kerys.server.domain.table import Table
from kerys.server.encoding.parts import clocks_for, facts_for, has_own_question, question_for, study_part
from kerys.server.encoding.sentences import WordPress
from kerys.server.encoding.snapshot import NOTHING_SEEN, Eyes, Sight
from kerys.server.protocol.messages import encode, spliced_news

if TYPE_CHECKING:
    from kerys.server.encoding.viewer import Viewer


class News:
    """News as they go out, and what their reader has seen and (by hash) is asked then."""

    def __init__(self, sight: Sight | None, looks_different: bool, asked: int, message: bytes) -> None:
        self.sight = sight
        self.looks_different = looks_different
        self.asked = asked
        self.message = message


class Loaded:
    """A table in memory with those who watch it.

    What is made for them is kept until the next entry, or until all of them have been told.
    """

    __slots__ = (
        "_awake",
        "_eyes",
        "_facts",
        "_made_at",
        "_news",
        "_questions",
        "_sights",
        "current",
        "id",
        "lock",
        "mine",
        "unsure",
        "used",
        "viewers",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.current: Table | None = None  # None: must be loaded first
        self.viewers: set[Viewer] = set()
        self.used = 0.0
        self.unsure = False  # an entry has been taken in, but is not durable yet: nobody may look
        self.mine = False  # whether this process wrote the last entry, so that it moves the bots
        self._awake = False  # everybody is about to be told
        self._eyes: Eyes | None = None
        self._made_at = -1  # the entry after which all that follows was made
        self._sights: dict[tuple[int | None, bool], Sight] = {}
        self._facts: dict[tuple[int | None, int, str], bytes] = {}
        self._questions: dict[tuple[int | None, str], bytes] = {}
        self._news: dict[tuple[object, ...], News] = {}

    @property
    def table(self) -> Table:
        assert self.current is not None
        return self.current

    @property
    def readable(self) -> bool:
        """Whether the table may be looked at without its lock."""
        return self.current is not None and not self.unsure

    @property
    def attended(self) -> bool:
        """Whether somebody plays or watches here, so that bots should not take their time."""
        seats = self.current.seats if self.current is not None else ()
        return bool(self.viewers) or any(seat.person and not seat.away for seat in seats)

    def _turn(self) -> Table:
        """Forget what was made before the last entry."""
        table = self.table
        if self._made_at != table.last:
            self._made_at = table.last
            self.forget()
        return table

    def forget(self) -> None:
        """Everybody has been told; whoever comes later has it made again."""
        self._eyes = None
        self._sights = {}
        self._facts = {}
        self._questions = {}
        self._news = {}

    def eyes(self) -> Eyes:
        game = self._turn().game
        assert game is not None
        if self._eyes is None:
            self._eyes = Eyes(game.position)
        return self._eyes

    def sight(self, viewer: int | None, *, study: bool) -> Sight:
        """What is seen from a seat; made once for all who watch from it."""
        state = self.eyes().state
        sight = self._sights.get((viewer, study))
        if sight is None:
            part = study_part(self.table, viewer) if study else None
            sight = self._sights[viewer, study] = Sight(state, viewer, part)
        return sight

    def facts(self, since: int, viewer: int | None, words: WordPress) -> bytes:
        """The facts from a number on as JSON; made once for all who know no more about them than a spectator."""
        game = self._turn().game
        if game is None or since == game.fact_count:
            return b"[]"
        key = (viewer if game.knows_more(since, viewer) else None, since, words.language)
        made = self._facts.get(key)
        if made is None:
            made = self._facts[key] = facts_for(game, since, key[0], words)
        return made

    def question(self, viewer: int | None, words: WordPress) -> bytes:
        """The question as JSON; made once for all in a language who have nothing to answer."""
        table = self._turn()
        seat = viewer if has_own_question(table, viewer) else None
        made = self._questions.get((seat, words.language))
        if made is None:
            made = encode(question_for(table, seat, words))
            self._questions[seat, words.language] = made
        return made

    def news(
        self, viewer: int | None, words: WordPress, since: int, before: Sight | None, now: float
    ) -> News:
        """News for somebody who has the facts before a number and saw this then (None: does not look).

        Made once for all of the same seat and language.
        """
        clocks = encode(clocks_for(self._turn(), now))
        key = (viewer, words.language, since, before, clocks)
        made = self._news.get(key)
        if made is None:
            sight, changes = None, NOTHING_SEEN
            if before is not None:
                sight = self.sight(viewer, study=before.study is not None)
                changes = self.eyes().changes(sight, before)
            facts, asked = self.facts(since, viewer, words), self.question(viewer, words)
            message = spliced_news(since, facts, changes, asked, clocks)
            made = self._news[key] = News(sight, changes != NOTHING_SEEN, hash(asked), message)
        return made

    def wake(self) -> None:
        """Everybody is told soon: first those whose answers became durable at the same time hear that they did."""
        if not self._awake:
            self._awake = True
            asyncio.get_running_loop().call_soon(self._tell_all)

    def _tell_all(self) -> None:
        self._awake = False
        for viewer in list(self.viewers):
            viewer.tell()
        self.forget()
