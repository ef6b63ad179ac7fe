"""A table in memory, and what has been made of it for those who watch."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from kerys.server.protocol.shared import Data
from kerys.server.table.press import Parts, ViewPress, WordPress
from kerys.server.table.table import Table
from kerys.server.table.telling import facts_for, has_own_question, known_for, question_for, study_part

if TYPE_CHECKING:
    from kerys.server.viewer import Viewer


class Loaded:
    """A table in memory with those who watch it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.current: Table | None = None  # None: must be loaded first
        self.viewers: set[Viewer] = set()
        self.used = 0.0
        self.unsure = False  # an entry has been taken in, but is not durable yet: nobody may look
        self.mine = False  # whether this process wrote the last entry, so that it moves the bots
        self._views = ViewPress()
        self._made_at = -1  # the entry after which all that follows was made
        self._public: Parts = {}
        self._parts: dict[tuple[int | None, bool], Parts] = {}
        self._facts: dict[tuple[int | None, int, str], list[Data]] = {}
        self._questions: dict[tuple[int | None, str], bytes] = {}

    @property
    def table(self) -> Table:
        assert self.current is not None
        return self.current

    @property
    def readable(self) -> bool:
        """Whether the table may be looked at without its lock."""
        return self.current is not None and not self.unsure

    def _turn(self) -> Table:
        """Forget what was made before the last entry."""
        table = self.table
        if self._made_at != table.last:
            self._made_at = table.last
            self._public = {} if table.game is None else self._views.turn(known_for(table, None))
            self._parts.clear()
            self._facts.clear()
            self._questions.clear()
        return table

    def parts(self, viewer: int | None, *, study: bool) -> Parts:
        """The view of a seat as JSON; made once for all who watch from it."""
        table = self._turn()
        parts = self._parts.get((viewer, study))
        if parts is None:
            parts = self._views.parts(self._public, known_for(table, viewer), viewer)
            if study:
                parts["study"] = study_part(table, viewer)
            self._parts[viewer, study] = parts
        return parts

    def facts(self, since: int, viewer: int | None, words: WordPress) -> list[Data]:
        """The facts from a number on as JSON; made once for all if nothing secret is among them."""
        game = self._turn().game
        if game is None or since == game.fact_count:
            return []
        key = (None if game.known_to_all(since) else viewer, since, words.language)
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
            made = msgspec.json.encode(question_for(table, seat, words))
            self._questions[seat, words.language] = made
        return made

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()
