"""Statements and queries about people, their accounts and their sessions."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kerys.server.storage.backend import Backend, Statement

# Prefix of the notification that other processes get when a session ends; all others are ids of tables.
SESSION_ENDED: Final = "session "


class Person(NamedTuple):
    """A guest, or an account if `login` is set."""

    id: str
    name: str
    login: str | None
    language: str


class PeopleStore:
    """The part of `Store` about people."""

    backend: Backend

    async def create_person(self, person: Person, session: str, label: str, now: float) -> None:
        await self.backend.write(
            [
                (
                    "INSERT INTO people (id, name, language, created) VALUES (?, ?, ?, ?)",
                    (person.id, person.name, person.language, now),
                ),
                _session(session, person.id, label, now),
            ]
        )

    async def person_by_session(self, session: str) -> Person | None:
        query = (
            "SELECT p.id, p.name, p.login, p.language FROM people p "
            "JOIN sessions s ON s.person = p.id WHERE s.hash = ?"
        )
        rows = await self.backend.read(query, session)
        return Person(*rows[0]) if rows else None

    async def account_by_login(self, login: str) -> tuple[Person, str] | None:
        """Return an account and the hash of its password."""
        rows = await self.backend.read(
            "SELECT id, name, login, language, password FROM people WHERE login = ?", login
        )
        return (Person(*rows[0][:4]), str(rows[0][4])) if rows else None

    async def people_named(self, name: str, limit: int) -> list[str]:
        query = "SELECT id FROM people WHERE name = ? ORDER BY created DESC LIMIT ?"
        return [str(row[0]) for row in await self.backend.read(query, name, limit)]

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """Return the current names of people, by id."""
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
        """Return the names of all accounts."""
        query = "SELECT login FROM people WHERE login IS NOT NULL"
        return [str(login) for (login,) in await self.backend.read(query)]

    async def create_account(self, person: str, login: str, password: str) -> bool:
        """Turn a guest into an account; False if the name is taken. An existing account is not changed."""
        statement = "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL"
        return await self.backend.write([(statement, (login, password, person))])

    async def create_session(self, session: str, person: str, label: str, now: float) -> None:
        await self.backend.write([_session(session, person, label, now)])

    async def sessions(self, person: str) -> list[tuple[str, float, str]]:
        query = "SELECT hash, created, label FROM sessions WHERE person = ? ORDER BY created"
        return [
            (str(one), float(at), str(label)) for one, at, label in await self.backend.read(query, person)
        ]

    async def renew_session(self, old: str, new: str, person: str, label: str, now: float) -> None:
        """Move a session to another token."""
        deleted: Statement = ("DELETE FROM sessions WHERE hash = ? AND person = ?", (old, person))
        begun = _session(new, person, label, now)
        await self.backend.write([deleted, begun], notify=f"{SESSION_ENDED}{old} {person} {new}")

    async def replace_password(self, person: str, old: str, new: str) -> bool:
        """Replace a password hash if it is still the old one; return whether it was."""
        statement = "UPDATE people SET password = ? WHERE id = ? AND password = ?"
        await self.backend.write([(statement, (new, person, old))])
        return bool(
            await self.backend.read("SELECT 1 FROM people WHERE id = ? AND password = ?", person, new)
        )

    async def end_session(self, session: str, person: str) -> None:
        deleted: Statement = ("DELETE FROM sessions WHERE hash = ? AND person = ?", (session, person))
        await self.backend.write([deleted], notify=f"{SESSION_ENDED}{session} {person}")


def _session(session: str, person: str, label: str, now: float) -> Statement:
    return (
        "INSERT INTO sessions (hash, person, created, label) VALUES (?, ?, ?, ?)",
        (session, person, now, label),
    )
