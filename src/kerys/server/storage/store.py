"""Store: everything the server asks of its database, in SQL that SQLite and PostgreSQL both understand.

Only the fast path for appending entries belongs to each database (`sqlite.py`, `postgres.py`).
"""

from kerys.server.storage.backend import Backend, StorageUnavailable
from kerys.server.storage.moderation import ModerationStore
from kerys.server.storage.people import PeopleStore
from kerys.server.storage.ratings import RatingStore
from kerys.server.storage.schema import SCHEMA_VERSION
from kerys.server.storage.tables import TableStore


class Store(TableStore, PeopleStore, RatingStore, ModerationStore):
    """All statements and queries, grouped by subject in the modules of the base classes."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def open(self) -> None:
        await self.backend.open()
        await self.setting("schema", str(SCHEMA_VERSION))

    async def close(self) -> None:
        await self.backend.close()

    async def setting(self, name: str, default: str) -> str:
        """Return a value that is stored for ever; the first process that asks decides it."""
        await self.backend.write(
            [("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, default))]
        )
        value = (await self.backend.read("SELECT value FROM settings WHERE name = ?", name))[0][0]
        if not isinstance(value, str):
            raise StorageUnavailable(f"the setting “{name}” cannot be read")
        return value
