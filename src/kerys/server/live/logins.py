"""Logins: ending one also ends the viewer sessions that it opened, in this process and in others.

A login is what the cookie of a browser stands for (`accounts.Session`), and is known by the hash of its token.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from kerys.server.environment import Environment
from kerys.server.live.table import TableViewer
from kerys.server.storage import StorageUnavailable, Store

_REMEMBERED: Final = 10_000


class Logins:
    def __init__(
        self, store: Store, environment: Environment, viewers: Callable[[], Iterable[TableViewer]]
    ) -> None:
        self._store = store
        self._environment = environment
        self._viewers = viewers  # all of this process
        # The last logins that ended, and whose they were, for sessions that are just being opened.
        self._ended: dict[tuple[str, str], None] = {}

    async def end(self, login: str, person: str) -> None:
        """End a login, and with it its sessions, here and at other processes."""
        await self._store.end_session(login, person)
        self.ended(login, person)

    async def renew(self, old: str, new: str, person: str, label: str) -> None:
        """Give a login another token: whoever knew the old one is out, and its sessions go on."""
        await self._store.renew_session(old, new, person, label, self._environment.now())
        self.ended(old, person, new)

    def has_ended(self, login: str, person: str) -> bool:
        """Tell whether a login ended lately. Nobody can end a login of somebody else by knowing its hash."""
        return (login, person) in self._ended

    def ended(self, login: str, person: str, renewed: str = "") -> None:
        """A login ended or has another token: revoke or update its sessions in this process."""
        self._ended[(login, person)] = None
        if len(self._ended) > _REMEMBERED:
            del self._ended[next(iter(self._ended))]
        for viewer in self._viewers():
            if viewer.login == login and viewer.person == person:
                if renewed:
                    viewer.login = renewed
                else:
                    viewer.revoke()

    async def check_all(self) -> None:
        """Revoke sessions whose login ended while we could not hear of it."""
        logins = {(one.login, one.person) for one in self._viewers() if one.login}
        with suppress(StorageUnavailable):
            for login, person in logins:
                if await self._store.person_by_session(login) is None:
                    self.ended(login, person)
