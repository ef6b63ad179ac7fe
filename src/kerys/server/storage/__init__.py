"""Storage: an append-only log of entries for each table, and rows about people. SQLite or PostgreSQL."""

from kerys.server.storage.backend import (
    Append,
    Backend,
    QueryFailed,
    Row,
    Statement,
    StorageDamaged,
    StorageUnavailable,
)
from kerys.server.storage.people import SESSION_ENDED, Person
from kerys.server.storage.ratings import Rating
from kerys.server.storage.store import Store
from kerys.server.storage.tables import (
    LONG_AGO,
    ListedTable,
    create_table,
    remove_member,
    transfer_table,
)

__all__ = [
    "LONG_AGO",
    "SESSION_ENDED",
    "Append",
    "Backend",
    "ListedTable",
    "Person",
    "QueryFailed",
    "Rating",
    "Row",
    "Statement",
    "StorageDamaged",
    "StorageUnavailable",
    "Store",
    "create_table",
    "remove_member",
    "transfer_table",
]
