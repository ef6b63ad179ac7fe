"""Statements and queries for hosts: bans, the audit log, limits that were reached, and what has expired."""

import uuid
from collections.abc import Sequence
from typing import Final, NamedTuple

from kerys.server.storage.backend import Backend, Row, Statement

# The notification that the list of bans has changed.
MODERATION_CHANGED: Final = "moderation"
PERSON: Final = "person"
NETWORK: Final = "network"
MUTE: Final = "mute"
_PERSON_COLUMNS: Final = "id, name, login, language, created"
_GUESTS_WITHOUT_SESSION: Final = (
    "SELECT id FROM people WHERE login IS NULL AND created < ? AND id NOT IN (SELECT person FROM sessions)"
)


class Ban(NamedTuple):
    """A person or network that is banned, or a person who is muted everywhere."""

    kind: str
    subject: str
    created: float
    until: float | None
    reason: str


class AuditEntry(NamedTuple):
    at: float
    actor: str
    action: str
    subject: str
    detail: str


class FoundPerson(NamedTuple):
    id: str
    name: str
    login: str | None
    language: str
    created: float


class FoundTable(NamedTuple):
    id: str
    stage: str
    public: int
    created: float
    changed: float
    summary: str
    broken: str | None


def audit_statement(entry: AuditEntry) -> Statement:
    return (
        "INSERT INTO audit (id, at, actor, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)",
        (uuid.uuid4().hex, *entry),
    )


def ban_statements(ban: Ban) -> list[Statement]:
    """Return the statements that ban or mute; a ban that is there is replaced."""
    return [
        *unban_statements(ban.kind, ban.subject),
        ("INSERT INTO bans (kind, subject, created, until, reason) VALUES (?, ?, ?, ?, ?)", tuple(ban)),
    ]


def unban_statements(kind: str, subject: str) -> list[Statement]:
    return [("DELETE FROM bans WHERE kind = ? AND subject = ?", (kind, subject))]


def set_password(person: str, password: str) -> Statement:
    return ("UPDATE people SET password = ? WHERE id = ?", (password, person))


def end_sessions(person: str) -> list[Statement]:
    return [
        ("DELETE FROM session_use WHERE hash IN (SELECT hash FROM sessions WHERE person = ?)", (person,)),
        ("DELETE FROM sessions WHERE person = ?", (person,)),
    ]


def delete_person(person: str) -> list[Statement]:
    """Return the statements that delete a person and everything that belongs to them alone."""
    owned = ("sessions", "members", "makers", "ratings", "rated_games")
    deleted: list[Statement] = [(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in owned]
    return [*end_sessions(person), *deleted, ("DELETE FROM people WHERE id = ?", (person,))]


def replace_entry(table: str, number: int, body: str) -> Statement:
    return ("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (body, table, number))


class ModerationStore:
    """The part of `Store` for hosts."""

    backend: Backend

    async def bans(self) -> list[Ban]:
        rows = await self.backend.read(
            "SELECT kind, subject, created, until, reason FROM bans ORDER BY created"
        )
        return [Ban(*row) for row in rows]

    async def moderate(self, statements: Sequence[Statement], entry: AuditEntry, notify: str) -> bool:
        """Run statements of a host and write down in the audit log that they were run, in one transaction."""
        return await self.backend.write([*statements, audit_statement(entry)], notify=notify)

    async def audit_log(self, limit: int) -> list[AuditEntry]:
        query = "SELECT at, actor, action, subject, detail FROM audit ORDER BY at DESC, id LIMIT ?"
        return [AuditEntry(*row) for row in await self.backend.read(query, limit)]

    async def find_people(self, text: str, limit: int) -> list[FoundPerson]:
        """Return people by id, account or part of their name, the newest first; an empty text finds all."""
        query = (
            f"SELECT {_PERSON_COLUMNS} FROM people WHERE id = ? OR login = ? OR LOWER(name) LIKE ? "
            "ORDER BY created DESC, id LIMIT ?"
        )
        like = f"%{text.lower()}%"
        return [FoundPerson(*row) for row in await self.backend.read(query, text, text.lower(), like, limit)]

    async def find_tables(self, text: str, limit: int) -> list[FoundTable]:
        """Return tables by id or a part of what listings show, such as a title or a name, the newest first."""
        query = (
            "SELECT id, stage, public, created, changed, summary, broken FROM tables "
            "WHERE id = ? OR LOWER(summary) LIKE ? ORDER BY created DESC, id LIMIT ?"
        )
        return [FoundTable(*row) for row in await self.backend.read(query, text, f"%{text.lower()}%", limit)]

    async def table_ids_of(self, person: str) -> list[str]:
        query = "SELECT table_id FROM members WHERE person = ? ORDER BY table_id"
        return [str(row[0]) for row in await self.backend.read(query, person)]

    # --- Limits ---------------------------------------------------------------------------------------------
    async def add_limits_hit(self, day: str, counts: dict[str, int]) -> None:
        """Add to how often each limit was reached on a day."""
        statement = (
            "INSERT INTO limits_hit (day, setting, count) VALUES (?, ?, ?) "
            "ON CONFLICT (day, setting) DO UPDATE SET count = limits_hit.count + excluded.count"
        )
        await self.backend.write(
            [(statement, (day, setting, count)) for setting, count in sorted(counts.items())]
        )

    async def limits_hit(self, since: str) -> list[Row]:
        """Return day, setting and count."""
        query = "SELECT day, setting, count FROM limits_hit WHERE day >= ? ORDER BY day DESC, setting"
        return await self.backend.read(query, since)

    # --- Expiry ---------------------------------------------------------------------------------------------
    async def touch_sessions(self, sessions: Sequence[str], now: float) -> None:
        """Note that sessions were used."""
        statement = (
            "INSERT INTO session_use (hash, used) VALUES (?, ?) "
            "ON CONFLICT (hash) DO UPDATE SET used = excluded.used"
        )
        await self.backend.write([(statement, (one, now)) for one in sorted(sessions)])

    async def expired_sessions(self, before: float, limit: int) -> list[tuple[str, str]]:
        """Return sessions that were not used since a time, and whose they are."""
        query = (
            "SELECT s.hash, s.person FROM sessions s LEFT JOIN session_use u ON u.hash = s.hash "
            "WHERE COALESCE(u.used, s.created) < ? ORDER BY s.hash LIMIT ?"
        )
        return [(str(one), str(person)) for one, person in await self.backend.read(query, before, limit)]

    async def delete_expired(self, guests_before: float, limits_before: str) -> None:
        """Delete guests who have no session, so that nobody can be them again, and what is left of sessions."""
        guests = (
            f"{_GUESTS_WITHOUT_SESSION} AND id NOT IN (SELECT m.person FROM members m "
            "JOIN tables t ON t.id = m.table_id WHERE t.stage = 'running')"
        )
        await self.backend.write(
            [
                (f"DELETE FROM members WHERE person IN ({guests})", (guests_before,)),
                (f"DELETE FROM people WHERE id IN ({guests})", (guests_before,)),
                ("DELETE FROM session_use WHERE hash NOT IN (SELECT hash FROM sessions)", ()),
                ("DELETE FROM limits_hit WHERE day < ?", (limits_before,)),
            ]
        )

    async def idle_open_tables(self, before: float, limit: int) -> list[str]:
        """Return tables that wait for players and where nothing has happened since a time."""
        query = "SELECT id FROM tables WHERE stage = 'open' AND changed < ? AND broken IS NULL ORDER BY id LIMIT ?"
        return [str(row[0]) for row in await self.backend.read(query, before, limit)]

    # --- Notices (SQLite; PostgreSQL has NOTIFY) --------------------------------------------------------------
    async def forget_notices(self, before: float) -> None:
        await self.backend.write([("DELETE FROM notices WHERE at < ?", (before,))])
