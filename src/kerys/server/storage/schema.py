"""The tables of the database."""

from typing import Any, Final

from kerys.server.storage.backend import StorageUnavailable

SCHEMA_VERSION: Final = 1
STORED_VERSION_QUERY: Final = "SELECT value FROM settings WHERE name = 'schema'"
# SQL that SQLite and PostgreSQL both understand. Times are seconds since 1970.
SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
        stage TEXT NOT NULL, public INTEGER NOT NULL, waiting TEXT NOT NULL,
        due DOUBLE PRECISION, summary TEXT NOT NULL, broken TEXT)""",
    # Listings are sorted by age. Sorted by the last change they would reveal when somebody has answered in secret.
    """CREATE INDEX IF NOT EXISTS tables_by_age ON tables (public, stage, created)""",
    """DROP INDEX IF EXISTS tables_by_stage""",
    """CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due)""",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, written DOUBLE PRECISION NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, language TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS people_by_name ON people (name)""",
    """CREATE TABLE IF NOT EXISTS sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        label TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS sessions_by_person ON sessions (person)""",
    """CREATE TABLE IF NOT EXISTS members (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
    # A table counts towards its maker's quota until it is over or left.
    """CREATE TABLE IF NOT EXISTS makers (table_id TEXT PRIMARY KEY, person TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS makers_by_person ON makers (person)""",
    # A keyed hash of the network that a table was made from: listings and bots are shared fairly between networks.
    """CREATE TABLE IF NOT EXISTS origins (table_id TEXT PRIMARY KEY, origin TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS origins_by_origin ON origins (origin)""",
    """CREATE TABLE IF NOT EXISTS outages (began DOUBLE PRECISION PRIMARY KEY, ended DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS ratings (
        person TEXT NOT NULL, players INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (person, players))""",
    # A rating is computed from the previous one. Of two games that end at once, only one can be a person's next.
    """CREATE TABLE IF NOT EXISTS rated_games (
        person TEXT NOT NULL, players INTEGER NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, players, number))""",
)


def check_version(stored: Any) -> None:
    """Refuse a database that this version of Kerys does not understand, before anything is done to it."""
    if not isinstance(stored, str) or not stored.isdecimal():
        raise StorageUnavailable("the setting “schema” cannot be read")
    if int(stored) > SCHEMA_VERSION:
        raise StorageUnavailable(
            f"this database was written by a newer Kerys (version {stored}, not {SCHEMA_VERSION}); use that one"
        )
