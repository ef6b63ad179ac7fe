"""What expires: sessions that are not used, guests whom nobody can be any more, tables that wait in vain."""

import asyncio
from pathlib import Path

from kerys.server.accounts.accounts import Accounts
from kerys.server.environment import Environment
from kerys.server.live.housekeeping import Housekeeping
from kerys.server.live.registry import TableRegistry
from kerys.server.live.seating import Seating
from kerys.server.protocol.setup import Setup
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.sqlite import SqliteBackend

DAY = 86_400.0


class MovedClock(Environment):
    """A clock that tests set forward."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


def test_what_is_not_used_any_more_expires(tmp_path: Path) -> None:
    async def run() -> None:
        environment = MovedClock()
        store = Store(SqliteBackend(tmp_path / "kerys.sqlite3"))
        registry = TableRegistry(store, Settings(), environment)
        await registry.open()
        accounts = Accounts(store, environment)
        keeping = Housekeeping(registry, accounts.take_used_sessions, lambda: {"guests": 2})
        _, guest_token = await accounts.create_guest("Guest", "en", "")
        host, host_token = await accounts.create_guest("Host", "en", "")
        host = await accounts.create_account(host, "host", "a long password")
        table = await Seating(registry).create(host, Setup(public=True))
        await keeping.note()
        await keeping.sweep()
        assert await accounts.session(guest_token) is not None
        assert [one.id for one in await store.public_tables("open", 5)] == [table]
        await keeping.note()

        environment.ahead = 15 * DAY
        await keeping.sweep()
        assert await store.public_tables("open", 5) == [], "nobody came for two weeks"

        environment.ahead = 170 * DAY
        assert await accounts.session(host_token) is not None
        await keeping.note()  # the host's session is in use, the guest's is not
        environment.ahead = 190 * DAY
        await keeping.sweep()
        assert await accounts.session(guest_token) is None
        assert [one.id for one in await store.find_people("", 10)] == [host.id], (
            "nobody can be the guest again"
        )
        assert await accounts.session(host_token) is not None
        environment.ahead = 400 * DAY
        await keeping.sweep()
        assert await accounts.session(host_token) is None
        assert [one.id for one in await store.find_people("", 10)] == [host.id], "an account stays"
        await registry.close()

    asyncio.run(run())


def test_nothing_expires_if_the_host_does_not_want_it(tmp_path: Path) -> None:
    async def run() -> None:
        environment = MovedClock()
        store = Store(SqliteBackend(tmp_path / "kerys.sqlite3"))
        registry = TableRegistry(
            store, Settings(session_days=0, guest_days=0, open_table_days=0), environment
        )
        await registry.open()
        accounts = Accounts(store, environment)
        keeping = Housekeeping(registry, accounts.take_used_sessions, dict)
        guest, token = await accounts.create_guest("Guest", "en", "")
        await Seating(registry).create(guest, Setup(public=True))
        environment.ahead = 4_000 * DAY
        await keeping.sweep()
        assert await accounts.session(token) is not None
        assert len(await store.public_tables("open", 5)) == 1
        await registry.close()

    asyncio.run(run())
