"""Store: what the server keeps, in the server's words.

The SQL of everything but the log's fast path is here.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kerys.server.storage.backend import SCHEMA_VERSION, Append, Backend, Row, Statement, StorageAway

SESSION_ENDED: Final = (
    "session "  # begins what other processes hear when a session ends, else it is a table's id
)
_ENTRY: Final = "INSERT INTO entries (table_id, number, written, body) VALUES (?, ?, ?, ?)"
_NEW_TABLE: Final = (
    "INSERT INTO tables (id, created, changed, stage, public, waiting, due, summary) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_STANDS: Final = "UPDATE tables SET changed = ?, stage = ?, waiting = ?, due = ?, summary = ? WHERE id = ?"
_MEMBER: Final = "INSERT INTO members (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_MAKER: Final = "INSERT INTO makers (table_id, person) VALUES (?, ?)"
_NEW_MAKER: Final = "UPDATE makers SET person = ? WHERE table_id = ?"
_NOT_MAKER: Final = "DELETE FROM makers WHERE table_id = ? AND person = ?"
_NOT_MEMBER: Final = "DELETE FROM members WHERE table_id = ? AND person = ?"
_RATING: Final = (
    "INSERT INTO ratings (person, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (person, players) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
_RATED_GAME: Final = "INSERT INTO rated_games (person, players, number, table_id) VALUES (?, ?, ?, ?)"
# What is due at once is due so many seconds before it came up: in the past by any clock, and still the oldest first.
LONG_AGO: Final = 1e10
_NEWEST: Final = 60.0  # seconds by which clocks may differ
_LISTED_OF_ONE: Final = 5  # public tables of one person
_LISTED: Final = "SELECT id, stage, waiting, summary, changed FROM tables"


class Listed(NamedTuple):
    """A table as listings show it."""

    id: str
    stage: str
    waiting: str
    summary: str
    changed: float


class Person(NamedTuple):
    id: str
    name: str
    login: str | None
    language: str


class Rating(NamedTuple):
    person: str
    players: int
    mu: float
    sigma: float
    games: int


class Store:
    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def open(self) -> None:
        await self.backend.open()
        await self.setting("schema", str(SCHEMA_VERSION))

    async def close(self) -> None:
        await self.backend.close()

    async def setting(self, name: str, otherwise: str) -> str:
        """A value kept for ever; the first process that asks decides it."""
        await self.backend.write(
            [("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, otherwise))]
        )
        value = (await self.backend.read("SELECT value FROM settings WHERE name = ?", name))[0][0]
        if not isinstance(value, str):
            raise StorageAway(f"the setting “{name}” cannot be read")
        return value

    # --- Tables ---------------------------------------------------------------------------------------------
    async def new_table(
        self, entries: Sequence[Append], public: bool, summary: str, people: Sequence[str], maker: str = ""
    ) -> bool:
        """A table with its first entries."""
        return await self.backend.write(new_table(entries, public, summary, people, maker))

    def append(self, entry: Append) -> asyncio.Future[bool]:
        return self.backend.append(entry)

    async def change(
        self,
        entry: Append,
        summary: str,
        people: Sequence[str] = (),
        ratings: Sequence[Rating] = (),
        also: Sequence[Statement] = (),
    ) -> bool:
        """An entry that changes how the table is listed, whose games it counts to, or ratings.

        False, and nothing is done, if there is an entry of this number, or a rating has changed meanwhile.
        """
        statements: list[Statement] = [
            (_ENTRY, (entry.table, entry.number, entry.written, entry.body)),
            (_STANDS, (entry.written, entry.stage, entry.waiting, entry.due, summary, entry.table)),
        ]
        statements += [(_MEMBER, (person, entry.table)) for person in people]
        for one in sorted(ratings):  # in order, so that two processes cannot wait for each other
            statements.append((_RATED_GAME, (one.person, one.players, one.games, entry.table)))
            statements.append((_RATING, one))
        statements += also
        return await self.backend.write(statements, notify=entry.table)

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        """Number, time and body as they are stored: only `table.log` knows what to make of damaged ones."""
        query = "SELECT number, written, body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return await self.backend.read(query, table, after)

    async def public_tables(self, stage: str, most: int) -> list[Listed]:
        """The newest ones, but of each person's only a few, or one person could fill the list."""
        query = (
            "SELECT id, stage, waiting, summary, changed FROM (SELECT t.*, ROW_NUMBER() OVER "
            "(PARTITION BY COALESCE(m.person, t.id) ORDER BY t.created DESC) AS nth "
            "FROM tables t LEFT JOIN makers m ON m.table_id = t.id "
            "WHERE t.public = 1 AND t.stage = ? AND t.broken IS NULL) AS ranked "
            "WHERE nth <= ? ORDER BY created DESC LIMIT ?"
        )
        return [Listed(*row) for row in await self.backend.read(query, stage, _LISTED_OF_ONE, most)]

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        own = "id IN (SELECT table_id FROM members WHERE person = ?)"
        query = (
            f"{_LISTED} WHERE {own} ORDER BY CASE stage WHEN 'over' THEN 1 ELSE 0 END, created DESC LIMIT ?"
        )
        return [Listed(*row) for row in await self.backend.read(query, person, most)]

    async def unfinished_tables(self, person: str) -> int:
        """How many tables that a person made have not come to their end.

        One that was left before its game began counts no more; where bots play on it does.
        """
        query = (
            "SELECT COUNT(*) FROM tables WHERE stage IN ('open', 'running') "
            "AND id IN (SELECT table_id FROM makers WHERE person = ?)"
        )
        return int((await self.backend.read(query, person))[0][0])

    async def unfinished_with(self, person: str, most: int) -> list[str]:
        """Tables of a person, whoever made them, that have not come to their end; the newest first."""
        query = (
            "SELECT id FROM tables WHERE stage IN ('open', 'running') AND broken IS NULL "
            "AND id IN (SELECT table_id FROM members WHERE person = ?) ORDER BY created DESC LIMIT ?"
        )
        return [str(row[0]) for row in await self.backend.read(query, person, most)]

    async def due_tables(self, before: float, most: int) -> list[str]:
        """Tables where something should have happened by itself.

        Of those that are due at once not the newest: another process may be at them. A time that is still to come was
        written when a clock was ahead.
        """
        query = (
            "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? AND NOT (due > ? AND due <= ?) "
            "AND broken IS NULL ORDER BY due LIMIT ?"
        )
        newest = before - LONG_AGO
        rows = await self.backend.read(query, before, newest, newest + _NEWEST, most)
        return [str(row[0]) for row in rows]

    async def all_tables(self) -> list[str]:
        return [str(row[0]) for row in await self.backend.read("SELECT id FROM tables ORDER BY id")]

    async def entries_without_table(self) -> list[str]:
        """Tables that have entries but are not listed: somebody deleted their row."""
        query = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY table_id"
        return [str(row[0]) for row in await self.backend.read(query)]

    async def mark_broken(self, table: str, why: str | None) -> None:
        """A table whose log does not fit any more is kept, but not offered."""
        await self.backend.write([("UPDATE tables SET broken = ? WHERE id = ?", (why, table))])

    async def may_know_of(self, table: str, person: str) -> bool:
        """Whether a table is public or one of a person's."""
        query = (
            "SELECT 1 FROM tables WHERE id = ? "
            "AND (public = 1 OR id IN (SELECT table_id FROM members WHERE person = ?))"
        )
        return bool(await self.backend.read(query, table, person))

    async def counts(self) -> dict[str, int]:
        rows = await self.backend.read("SELECT stage, COUNT(*) FROM tables GROUP BY stage")
        return {str(stage): int(count) for stage, count in rows}

    # --- People ---------------------------------------------------------------------------------------------
    async def new_person(self, person: Person, session: str, label: str, now: float) -> None:
        await self.backend.write(
            [
                (
                    "INSERT INTO people (id, name, language, created) VALUES (?, ?, ?, ?)",
                    (person.id, person.name, person.language, now),
                ),
                _session(session, person.id, label, now),
            ]
        )

    async def person_of(self, session: str) -> Person | None:
        query = (
            "SELECT p.id, p.name, p.login, p.language FROM people p "
            "JOIN sessions s ON s.person = p.id WHERE s.hash = ?"
        )
        rows = await self.backend.read(query, session)
        return Person(*rows[0]) if rows else None

    async def account(self, login: str) -> tuple[Person, str] | None:
        """An account and the hash of its password."""
        rows = await self.backend.read(
            "SELECT id, name, login, language, password FROM people WHERE login = ?", login
        )
        return (Person(*rows[0][:4]), str(rows[0][4])) if rows else None

    async def people_named(self, name: str, most: int) -> list[str]:
        query = "SELECT id FROM people WHERE name = ? ORDER BY created DESC LIMIT ?"
        return [str(row[0]) for row in await self.backend.read(query, name, most)]

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """What people are called now, by id."""
        if not people:
            return {}
        marks = ", ".join("?" * len(people))
        rows = await self.backend.read(f"SELECT id, name FROM people WHERE id IN ({marks})", *people)
        return {str(one): str(name) for one, name in rows}

    async def rename(self, person: str, name: str, language: str) -> None:
        await self.backend.write(
            [("UPDATE people SET name = ?, language = ? WHERE id = ?", (name, language, person))]
        )

    async def logins(self) -> list[str]:
        """The names of all accounts."""
        query = "SELECT login FROM people WHERE login IS NOT NULL"
        return [str(login) for (login,) in await self.backend.read(query)]

    async def make_account(self, person: str, login: str, password: str) -> bool:
        """False if somebody has that name. Whoever has an account keeps it as it is."""
        given = "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL"
        return await self.backend.write([(given, (login, password, person))])

    async def new_session(self, session: str, person: str, label: str, now: float) -> None:
        await self.backend.write([_session(session, person, label, now)])

    async def sessions(self, person: str) -> list[tuple[str, float, str]]:
        query = "SELECT hash, created, label FROM sessions WHERE person = ? ORDER BY created"
        return [
            (str(one), float(at), str(label)) for one, at, label in await self.backend.read(query, person)
        ]

    async def renew_session(self, old: str, new: str, person: str, label: str, now: float) -> None:
        """The same session under another token."""
        deleted: Statement = ("DELETE FROM sessions WHERE hash = ? AND person = ?", (old, person))
        begun = _session(new, person, label, now)
        await self.backend.write([deleted, begun], notify=f"{SESSION_ENDED}{old} {person} {new}")

    async def new_password(self, person: str, old: str, new: str) -> bool:
        """Whether the password was still the old one (both as they are kept) and is now the new one."""
        given = "UPDATE people SET password = ? WHERE id = ? AND password = ?"
        await self.backend.write([(given, (new, person, old))])
        return bool(
            await self.backend.read("SELECT 1 FROM people WHERE id = ? AND password = ?", person, new)
        )

    async def end_session(self, session: str, person: str) -> None:
        deleted: Statement = ("DELETE FROM sessions WHERE hash = ? AND person = ?", (session, person))
        await self.backend.write([deleted], notify=f"{SESSION_ENDED}{session} {person}")

    # --- Ratings --------------------------------------------------------------------------------------------
    async def ratings(self, people: Sequence[str], players: int | None = None) -> list[Rating]:
        if not people:
            return []
        marks = ", ".join("?" * len(people))
        query = f"SELECT person, players, mu, sigma, games FROM ratings WHERE person IN ({marks})"
        parameters: list[Any] = list(people)
        if players is not None:
            query += " AND players = ?"
            parameters.append(players)
        return [Rating(*row) for row in await self.backend.read(query, *parameters)]


def new_table(
    entries: Sequence[Append], public: bool, summary: str, people: Sequence[str], maker: str
) -> list[Statement]:
    """What makes a table with its first entries."""
    last = entries[-1]
    now = (last.written, last.written, last.stage, int(public), last.waiting, last.due, summary)
    statements: list[Statement] = [(_NEW_TABLE, (last.table, *now))]
    statements += [(_ENTRY, (one.table, one.number, one.written, one.body)) for one in entries]
    statements += [(_MEMBER, (person, last.table)) for person in people]
    statements += [(_MAKER, (last.table, maker))] if maker else []
    return statements


def left_for_good(table: str, person: str) -> list[Statement]:
    """The table is no longer one of this person's, nor does it count to those that this person made."""
    return [(_NOT_MEMBER, (table, person)), (_NOT_MAKER, (table, person))]


def handed_on(table: str, person: str) -> list[Statement]:
    """The table counts to those of its new host, or two people could have any number of tables together."""
    return [(_NEW_MAKER, (person, table))]


def _session(session: str, person: str, label: str, now: float) -> Statement:
    return (
        "INSERT INTO sessions (hash, person, created, label) VALUES (?, ?, ?, ?)",
        (session, person, now, label),
    )
