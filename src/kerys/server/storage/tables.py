"""Statements and queries about tables: their log of entries, their row in listings, their members."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from kerys.server.storage.backend import Append, Backend, Row, Statement
from kerys.server.storage.ratings import Rating, rating_statements

_ENTRY: Final = "INSERT INTO entries (table_id, number, written, body) VALUES (?, ?, ?, ?)"
_NEW_TABLE: Final = (
    "INSERT INTO tables (id, created, changed, stage, public, waiting, due, summary) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_UPDATE_TABLE: Final = (
    "UPDATE tables SET changed = ?, stage = ?, waiting = ?, due = ?, summary = ? WHERE id = ?"
)
_MEMBER: Final = "INSERT INTO members (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_MAKER: Final = "INSERT INTO makers (table_id, person) VALUES (?, ?)"
_ORIGIN: Final = "INSERT INTO origins (table_id, origin) VALUES (?, ?)"
_SET_MAKER: Final = "UPDATE makers SET person = ? WHERE table_id = ?"
_REMOVE_MAKER: Final = "DELETE FROM makers WHERE table_id = ? AND person = ?"
_REMOVE_MEMBER: Final = "DELETE FROM members WHERE table_id = ? AND person = ?"
# What is due at once is stored as due this many seconds before it came up: in the past by any clock, oldest first.
LONG_AGO: Final = 1e10
_CLOCK_SKEW: Final = 60.0  # seconds by which the clocks of two processes may differ
_LISTED_PER_PERSON: Final = 5  # public tables of one stage, and as many for each network they were made from
_LISTED: Final = "SELECT id, stage, waiting, summary, changed FROM tables"


class ListedTable(NamedTuple):
    """A table as listings show it."""

    id: str
    stage: str
    waiting: str
    summary: str
    changed: float


class TableStore:
    """The part of `Store` about tables."""

    backend: Backend

    async def create_table(
        self,
        entries: Sequence[Append],
        public: bool,
        summary: str,
        people: Sequence[str],
        maker: str = "",
        origin: str = "",
    ) -> bool:
        """Store a table with its first entries."""
        return await self.backend.write(create_table(entries, public, summary, people, maker, origin))

    def append(self, entry: Append) -> asyncio.Future[bool]:
        return self.backend.append(entry)

    async def append_and_update(
        self,
        entry: Append,
        summary: str,
        people: Sequence[str] = (),
        ratings: Sequence[Rating] = (),
        also: Sequence[Statement] = (),
    ) -> bool:
        """Append an entry that also changes the table's listing, its members or ratings.

        False, with nothing done, if the table already has an entry of this number or a rating has changed meanwhile.
        """
        statements: list[Statement] = [
            (_ENTRY, (entry.table, entry.number, entry.written, entry.body)),
            (_UPDATE_TABLE, (entry.written, entry.stage, entry.waiting, entry.due, summary, entry.table)),
        ]
        statements += [(_MEMBER, (person, entry.table)) for person in people]
        statements += rating_statements(entry.table, ratings)
        statements += also
        return await self.backend.write(statements, notify=entry.table)

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        """Return number, time and body as stored; `domain.log` decides what to make of damaged ones."""
        query = "SELECT number, written, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return await self.backend.read(query, table, after)

    async def public_tables(self, stage: str, limit: int) -> list[ListedTable]:
        """Return the newest public tables, only a few by each person and network, so that nobody can fill the list.

        If there are too many, each network's newest come before anybody's second.
        """
        query = (
            "SELECT id, stage, waiting, summary, changed FROM (SELECT * FROM (SELECT t.*, "
            "ROW_NUMBER() OVER (PARTITION BY COALESCE(m.person, t.id) ORDER BY t.created DESC) AS of_person, "
            "ROW_NUMBER() OVER (PARTITION BY COALESCE(o.origin, m.person, t.id) ORDER BY t.created DESC) "
            "AS of_origin FROM tables t LEFT JOIN makers m ON m.table_id = t.id "
            "LEFT JOIN origins o ON o.table_id = t.id "
            "WHERE t.public = 1 AND t.stage = ? AND t.broken IS NULL) AS ranked "
            "WHERE of_person <= ? AND of_origin <= ? ORDER BY of_origin, created DESC, id LIMIT ?) AS shares "
            "ORDER BY created DESC, id"
        )
        most = _LISTED_PER_PERSON
        return [ListedTable(*row) for row in await self.backend.read(query, stage, most, most, limit)]

    async def tables_of(self, person: str, limit: int) -> list[ListedTable]:
        own = "id IN (SELECT table_id FROM members WHERE person = ?)"
        query = f"{_LISTED} WHERE {own} ORDER BY CASE stage WHEN 'over' THEN 1 ELSE 0 END, created DESC, id LIMIT ?"
        return [ListedTable(*row) for row in await self.backend.read(query, person, limit)]

    async def count_unfinished_tables(self, person: str) -> int:
        """Count the tables a person made that are not over.

        A table its maker left before the game began does not count; one where a bot plays on for them does.
        """
        query = (
            "SELECT COUNT(*) FROM tables WHERE stage IN ('open', 'running') "
            "AND id IN (SELECT table_id FROM makers WHERE person = ?)"
        )
        return int((await self.backend.read(query, person))[0][0])

    async def count_tables_from(self, origin: str) -> tuple[int, int]:
        """Count the unfinished tables made from a network, and those of them that are public and not begun."""
        query = (
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN public = 1 AND stage = 'open' THEN 1 ELSE 0 END), 0) "
            "FROM tables WHERE stage IN ('open', 'running') "
            "AND id IN (SELECT table_id FROM origins WHERE origin = ?)"
        )
        unfinished, public = (await self.backend.read(query, origin))[0]
        return int(unfinished), int(public)

    async def unfinished_tables_of(self, person: str, limit: int) -> list[str]:
        """Return the tables a person is a member of that are not over, newest first."""
        query = (
            "SELECT id FROM tables WHERE stage IN ('open', 'running') AND broken IS NULL "
            "AND id IN (SELECT table_id FROM members WHERE person = ?) ORDER BY created DESC, id LIMIT ?"
        )
        return [str(row[0]) for row in await self.backend.read(query, person, limit)]

    async def due_tables(self, before: float, limit: int) -> list[str]:
        """Return the tables where a bot or a clock should have acted by now.

        The newest of those due at once are left out: another process may be handling them. A due time in the future was
        written by a process whose clock was ahead.
        """
        query = (
            "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? AND NOT (due > ? AND due <= ?) "
            "AND broken IS NULL ORDER BY due LIMIT ?"
        )
        newest = before - LONG_AGO
        rows = await self.backend.read(query, before, newest, newest + _CLOCK_SKEW, limit)
        return [str(row[0]) for row in rows]

    async def table_ids(self) -> list[str]:
        return [str(row[0]) for row in await self.backend.read("SELECT id FROM tables ORDER BY id")]

    async def tables_without_row(self) -> list[str]:
        """Return the tables that have entries but no row: somebody deleted it."""
        query = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY table_id"
        return [str(row[0]) for row in await self.backend.read(query)]

    async def mark_broken(self, table: str, why: str | None) -> None:
        """Mark a table whose log cannot be replayed; it is stored but not offered."""
        await self.backend.write([("UPDATE tables SET broken = ? WHERE id = ?", (why, table))])

    async def is_visible_to(self, table: str, person: str) -> bool:
        """Return whether a person may know that this table exists: it is public or they are a member."""
        query = (
            "SELECT 1 FROM tables WHERE id = ? "
            "AND (public = 1 OR id IN (SELECT table_id FROM members WHERE person = ?))"
        )
        return bool(await self.backend.read(query, table, person))

    async def count_by_stage(self) -> dict[str, int]:
        rows = await self.backend.read("SELECT stage, COUNT(*) FROM tables GROUP BY stage")
        return {str(stage): int(count) for stage, count in rows}


def create_table(
    entries: Sequence[Append],
    public: bool,
    summary: str,
    people: Sequence[str],
    maker: str,
    origin: str = "",
) -> list[Statement]:
    """Return the statements that create a table with its first entries."""
    last = entries[-1]
    now = (last.written, last.written, last.stage, int(public), last.waiting, last.due, summary)
    statements: list[Statement] = [(_NEW_TABLE, (last.table, *now))]
    statements += [(_ENTRY, (one.table, one.number, one.written, one.body)) for one in entries]
    statements += [(_MEMBER, (person, last.table)) for person in people]
    statements += [(_MAKER, (last.table, maker))] if maker else []
    statements += [(_ORIGIN, (last.table, origin))] if origin else []
    return statements


def remove_member(table: str, person: str) -> list[Statement]:
    """Return the statements that remove a person from a table and from their quota of tables."""
    return [(_REMOVE_MEMBER, (table, person)), (_REMOVE_MAKER, (table, person))]


def transfer_table(table: str, person: str) -> list[Statement]:
    """Return the statements that count a table towards the quota of its new host."""
    return [(_SET_MAKER, (person, table))]
