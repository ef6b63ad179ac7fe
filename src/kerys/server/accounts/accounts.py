"""People: guests, accounts and sessions. A session is an opaque token of which only the hash is kept."""

import asyncio
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kerys.server.domain.names import clean_login, clean_name, look
from kerys.server.environment import World, hashed
from kerys.server.refusals import Refusal
from kerys.server.storage import Person, Store
from kerys.words import Words, languages

_SHORTEST_PASSWORD: Final = 8
_MARK: Final = 4  # letters that tell guests without a name apart


@dataclass(frozen=True)
class Session:
    """Who is asking."""

    person: Person
    hash: str


class Accounts:
    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world
        self._hasher = PasswordHasher()
        # Compared with when there is no such account, so that it takes as long.
        self._nobody = self._hasher.hash("nobody")

    async def session(self, token: str) -> Session | None:
        if not token or len(token) > 100:
            return None
        person = await self.store.person_by_session(hashed(token))
        return None if person is None else Session(person, hashed(token))

    async def new_guest(self, name: str, language: str, label: str) -> tuple[Person, str]:
        """A guest and their token, which exists only in the reply."""
        person = Person(
            id=self.world.name() + self.world.name(),
            name=clean_name(name) or _guest_name(known(language), self.world.name()[:_MARK]),
            login=None,
            language=known(language),
        )
        token = self.world.secret()
        await self.store.create_person(person, hashed(token), label[:80], self.world.now())
        return person, token

    async def rename(self, person: Person, name: str, language: str) -> Person:
        changed = person._replace(
            name=clean_name(name) or person.name, language=known(language or person.language)
        )
        await self.store.rename(changed.id, changed.name, changed.language)
        return changed

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """Give a guest a name and a password; all their games stay theirs."""
        login = clean_login(clean_name(login))
        if person.login is not None:
            raise Refusal("has-account", "You have an account already.")
        kept = await self._kept(password)
        if await self._looks_taken(login) or not await self.store.create_account(person.id, login, kept):
            raise Refusal("name-taken", "Somebody has that name already, or one that looks like it.")
        if await self.store.account_by_login(login) is None:  # another request was quicker
            raise Refusal("has-account", "You have an account already.")
        return person._replace(login=login)

    async def _kept(self, password: str) -> str:
        """A new password as it is kept."""
        if len(password) < _SHORTEST_PASSWORD:
            raise Refusal("weak-password", f"A password has at least {_SHORTEST_PASSWORD} characters.")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        if person.login is None:
            raise Refusal("no-account", "Only an account has a password; make one first.")
        found = await self.store.account_by_login(person.login)
        if found is None or not await asyncio.to_thread(self._fits, found[1], old):
            raise Refusal("wrong-password", "That is not the password until now.")
        if not await self.store.replace_password(person.id, found[1], await self._kept(new)):
            raise Refusal("conflict", "The password was changed elsewhere at the same time.")

    async def _looks_taken(self, login: str) -> bool:
        """Accounts from before may look alike; new ones may not look like any."""
        wanted, logins = look(login), await self.store.logins()
        return await asyncio.to_thread(lambda: any(look(one) == wanted for one in logins))

    async def sign_in(self, login: str, password: str, label: str) -> tuple[Person, str]:
        found = await self.store.account_by_login(clean_login(login))
        kept = self._nobody if found is None else found[1]
        fits = await asyncio.to_thread(self._fits, kept, password)
        if found is None or not fits:
            raise Refusal("wrong-password", "Name and password do not fit.")
        token = self.world.secret()
        await self.store.create_session(hashed(token), found[0].id, label[:80], self.world.now())
        return found[0], token

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def has_own_name(person: Person) -> bool:
    """Whether somebody has said a name; others are called by a mark, in the language they came with."""
    return _guest_names().fullmatch(person.name) is None


def _guest_name(language: str, mark: str) -> str:
    return Words(language).say("guest", mark=mark)


@lru_cache
def _guest_names() -> re.Pattern[str]:
    named = [re.escape(_guest_name(language, "MARK")) for language in languages()]
    return re.compile("|".join(named).replace("MARK", f"[0-9a-z]{{{_MARK}}}"))


def known(language: str) -> str:
    return language if language in languages() else "en"
