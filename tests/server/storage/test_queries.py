"""Every query of the store runs on SQLite and on PostgreSQL, with the same results."""

import asyncio
import inspect
import uuid
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from kerys.server.storage import Append, Backend, Person, Rating, Store, remove_member, transfer_table
from kerys.server.storage.postgres import PostgresBackend
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import serving


class RecordingStore:
    """Calls the store, keeps the results, and remembers which methods were called."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.results: list[tuple[str, Any]] = []

    async def call(self, method: str, *arguments: Any, **named: Any) -> None:
        self.results.append((method, await getattr(self._store, method)(*arguments, **named)))


def _entry(table: str, number: int, stage: str = "open", due: float | None = None) -> Append:
    return Append(table, number, float(number), "{}", stage, "", due)


async def _call_every_method(backend: Backend) -> list[tuple[str, Any]]:
    store = Store(backend)
    await store.open()
    recorded = RecordingStore(store)
    call = recorded.call
    try:
        await call("setting", "colour", "red")
        await call("setting", "colour", "blue")  # the first value stays
        await call("create_person", Person("p1", "Anna", None, "en"), "hash1", "label", 1.0)
        await call("create_person", Person("p2", "Ben", None, "de"), "hash2", "label", 2.0)
        await call("create_account", "p1", "anna", "secret")
        await call("create_account", "p2", "anna", "secret")  # taken
        await call("account_by_login", "anna")
        await call("logins")
        await call("people_named", "Anna", 5)
        await call("names_of", ["p1", "p2", "p3"])
        await call("names_of", [])
        await call("rename", "p2", "Benno", "nl")
        await call("person_by_session", "hash2")
        await call("create_session", "hash3", "p1", "phone", 3.0)
        await call("renew_session", "hash1", "hash4", "p1", "laptop", 4.0)
        await call("sessions", "p1")
        await call("end_session", "hash3", "p1")
        await call("replace_password", "p1", "secret", "secret2")
        await call("replace_password", "p1", "wrong", "secret3")
        await call("create_table", [_entry("t1", 1)], True, "{}", ["p1"], "p1")
        await call("create_table", [_entry("t1", 1)], True, "{}", ["p1"], "p1")  # exists already
        await call("create_table", [_entry("t9", 1)], True, "{}", ["p1"], "p1", "origin")
        await call("count_tables_from", "origin")
        await call("count_tables_from", "elsewhere")
        await call("create_table", [_entry("t2", 1)], True, "{}", ["p2"], "p2")
        await call("append", _entry("t1", 2))
        await call("append", _entry("t1", 2))  # the number is taken
        await call(
            "append_and_update",
            _entry("t1", 3, "running", 5.0),
            "{}",
            ["p2"],
            [Rating("p1", 2, 25.0, 8.0, 1)],
        )
        await call("append_and_update", _entry("t2", 2, "open"), "{}", also=[*transfer_table("t2", "p1")])
        await call("entries", "t1")
        await call("entries", "t1", 2)
        await call("public_tables", "open", 50)
        await call("public_tables", "running", 50)
        await call("tables_of", "p1", 50)
        await call("tables_of", "p2", 50)
        await call("count_unfinished_tables", "p1")
        await call("unfinished_tables_of", "p2", 50)
        await call("due_tables", 100.0, 10)
        await call("table_ids")
        await call("count_by_stage")
        await call("is_visible_to", "t1", "p1")
        await call("is_visible_to", "t3", "p1")
        await call("mark_broken", "t2", "damaged")
        await call("public_tables", "open", 50)
        await call("ratings", ["p1", "p2"])
        await call("ratings", ["p1", "p2"], 2)
        await call("ratings", [])
        await call("append_and_update", _entry("t2", 3, "open"), "{}", also=remove_member("t2", "p1"))
        await call("tables_without_row")
    finally:
        await store.close()
    return recorded.results


async def _fresh_database(postgres: Postgres) -> str:
    """A database of its own: the tests before have left tables in the shared one."""
    connection = await asyncpg.connect(postgres.url)
    name = f"kerys_{uuid.uuid4().hex}"
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return postgres.url.rsplit("/", 1)[0] + "/" + name


def test_every_query_gives_the_same_on_both_databases(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        on_sqlite = await _call_every_method(SqliteBackend(tmp_path / "kerys.sqlite3"))
        on_postgres = await _call_every_method(PostgresBackend(await _fresh_database(postgres)))
        assert on_sqlite == on_postgres
        called = {method for method, _ in on_sqlite} | {"open", "close"}
        public = {
            name
            for name, value in inspect.getmembers(Store, inspect.isfunction)
            if not name.startswith("_") and name != "append"
        }
        assert called >= public, "call the new methods of the store in this test too"

    asyncio.run(run())


def test_the_lobby_lists_public_tables_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    url = asyncio.run(_fresh_database(postgres))
    with serving(tmp_path, database=url) as address, httpx.Client(base_url=address.http) as client:
        origin = {"origin": address.http}
        client.post("/api/me", json={"name": "Anna"}, headers=origin).raise_for_status()
        made = client.post("/api/tables", json={"options": {"players": 3}, "public": True}, headers=origin)
        listed = client.get("/api/tables")
    assert made.status_code == 200
    assert listed.status_code == 200
    assert [one["id"] for one in listed.json()["open"]] == [made.json()["id"]]
