"""Storage: an append-only log of entries for each table, and a few rows about people.

SQLite or PostgreSQL.
"""

from kerys.server.storage.backend import Append, Backend, StorageAway, StorageDamaged
from kerys.server.storage.store import Store

__all__ = ["Append", "Backend", "StorageAway", "StorageDamaged", "Store"]
