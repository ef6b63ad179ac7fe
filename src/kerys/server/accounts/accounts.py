"""Accounts: guests, passwords and sessions. A session is an opaque token of which only the hash is stored."""

import asyncio
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kerys.server.domain.names import clean_login, clean_name, look
from kerys.server.environment import Environment, hashed
from kerys.server.refusals import Refusal
from kerys.server.storage import Person, Store
from kerys.words import Words, languages

_MIN_PASSWORD: Final = 8
_NOTE_USE_EVERY: Final = 21_600.0  # seconds between two notes that a session is used
_MAX_NOTED: Final = 100_000
_MARK_LENGTH: Final = 4  # of the mark that tells unnamed guests apart


@dataclass(frozen=True)
class Session:
    """A signed-in person and the hash of their session token."""

    person: Person
    hash: str


class Accounts:
    """Creates guests and accounts, and signs people in."""

    def __init__(self, store: Store, environment: Environment) -> None:
        self.store = store
        self.environment = environment
        self._used: set[str] = set()  # hashes of sessions
        self._noted: dict[str, float] = {}  # when their use was noted last
        self._hasher = PasswordHasher()
        # Verified when there is no such account, so that the reply takes as long.
        self._decoy_hash = self._hasher.hash("nobody")

    async def session(self, token: str) -> Session | None:
        if not token or len(token) > 100:
            return None
        person = await self.store.person_by_session(hashed(token))
        if person is None:
            return None
        self._note_use(hashed(token))
        return Session(person, hashed(token))

    def _note_use(self, session: str) -> None:
        now = self.environment.now()
        if now - self._noted.get(session, 0.0) > _NOTE_USE_EVERY:
            self._used.add(session)
            self._noted[session] = now
            if len(self._noted) > _MAX_NOTED:
                del self._noted[next(iter(self._noted))]

    def take_used_sessions(self) -> set[str]:
        """Return the sessions that were used since the last call."""
        used, self._used = self._used, set()
        return used

    async def create_guest(self, name: str, language: str, label: str) -> tuple[Person, str]:
        """Create a guest; return them and their session token, which is stored nowhere."""
        person = Person(
            id=self.environment.new_id() + self.environment.new_id(),
            name=clean_name(name)
            or _guest_name(supported_language(language), self.environment.new_id()[:_MARK_LENGTH]),
            login=None,
            language=supported_language(language),
        )
        token = self.environment.secret()
        await self.store.create_person(person, hashed(token), label[:80], self.environment.now())
        return person, token

    async def rename(self, person: Person, name: str, language: str) -> Person:
        changed = person._replace(
            name=clean_name(name) or person.name, language=supported_language(language or person.language)
        )
        await self.store.rename(changed.id, changed.name, changed.language)
        return changed

    async def create_account(self, person: Person, login: str, password: str) -> Person:
        """Give a guest a login and a password; their games stay theirs."""
        login = clean_login(clean_name(login))
        if person.login is not None:
            raise Refusal("has-account", "You have an account already.")
        password_hash = await self._hash(password)
        if await self._looks_taken(login) or not await self.store.create_account(
            person.id, login, password_hash
        ):
            raise Refusal("name-taken", "Somebody has that name already, or one that looks like it.")
        if await self.store.account_by_login(login) is None:  # a concurrent request was faster
            raise Refusal("has-account", "You have an account already.")
        return person._replace(login=login)

    async def _hash(self, password: str) -> str:
        """Check and hash a new password."""
        if len(password) < _MIN_PASSWORD:
            raise Refusal("weak-password", f"A password has at least {_MIN_PASSWORD} characters.")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.login is None:
            raise Refusal("no-account", "Only an account has a password; make one first.")
        account = await self.store.account_by_login(person.login)
        if account is None or not await asyncio.to_thread(self._verify, account[1], old):
            raise Refusal("wrong-password", "That is not the current password.")
        if not await self.store.replace_password(person.id, account[1], await self._hash(new)):
            raise Refusal("conflict", "The password was changed elsewhere at the same time.")

    async def _looks_taken(self, login: str) -> bool:
        """Return whether the name looks like an existing account; old accounts may look like each other."""
        wanted, logins = look(login), await self.store.logins()
        return await asyncio.to_thread(lambda: any(look(one) == wanted for one in logins))

    async def check_password(self, login: str, password: str) -> Person:
        """Return the account with this name and password, or refuse."""
        account = await self.store.account_by_login(clean_login(login))
        password_hash = self._decoy_hash if account is None else account[1]
        correct = await asyncio.to_thread(self._verify, password_hash, password)
        if account is None or not correct:
            raise Refusal("wrong-password", "Name and password do not fit.")
        return account[0]

    async def begin_session(self, person: Person, label: str) -> str:
        """Create a session; return its token, which is stored nowhere."""
        token = self.environment.secret()
        await self.store.create_session(hashed(token), person.id, label[:80], self.environment.now())
        return token

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False


def has_own_name(person: Person) -> bool:
    """Return whether a person has chosen a name; unnamed guests get one with a mark in their language."""
    return _guest_names().fullmatch(person.name) is None


def _guest_name(language: str, mark: str) -> str:
    return Words(language).say("guest", mark=mark)


@lru_cache
def _guest_names() -> re.Pattern[str]:
    named = [re.escape(_guest_name(language, "MARK")) for language in languages()]
    return re.compile("|".join(named).replace("MARK", f"[0-9a-z]{{{_MARK_LENGTH}}}"))


def supported_language(language: str) -> str:
    """Return the language if there is a catalogue for it, else English."""
    return language if language in languages() else "en"
