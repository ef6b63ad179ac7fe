"""A statement that the database refuses is an error of ours: it is logged and reported, and not called an outage."""

import ast
import asyncio
import json
import sqlite3
from pathlib import Path

import asyncpg
import httpx
import pytest

import kerys
from kerys.server.storage import Append, Backend, QueryFailed, StorageUnavailable, Store
from kerys.server.storage.postgres import PostgresBackend, numbered
from kerys.server.storage.schema import SCHEMA
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import serving

SOURCE = Path(kerys.__file__).parent
VERBS = ("SELECT ", "INSERT ", "UPDATE ", "DELETE ")


def statements() -> dict[str, str]:
    """Return every SQL statement that stands in the sources as one string, with the file it stands in."""
    texts: dict[str, str] = {}
    for package in ("server", "bench"):
        for path in sorted((SOURCE / package).rglob("*.py")):
            if path.name in ("schema.py", "postgres.py", "sqlite.py"):  # these are for one database only
                continue
            tree = ast.parse(path.read_text())
            parts = {
                part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
                    text = node.value.strip()
                    if text.startswith(VERBS):
                        texts[text] = f"{path.name}:{node.lineno}"
    return texts


def test_the_statements_are_found() -> None:
    files = {where.split(":")[0] for where in statements().values()}
    assert {"outages.py", "people.py", "tables.py", "ratings.py", "store.py"} <= files


def test_sqlite_understands_every_statement() -> None:
    connection = sqlite3.connect(":memory:")
    for statement in SCHEMA:
        connection.execute(statement)
    for statement, where in statements().items():
        try:
            connection.execute(f"EXPLAIN {statement}", [None] * statement.count("?"))
        except sqlite3.OperationalError as error:
            pytest.fail(f"{where}: {error}: {statement}")
    connection.close()


def test_postgresql_understands_every_statement(postgres: Postgres) -> None:
    async def run() -> None:
        store = Store(PostgresBackend(postgres.fresh_database("every_statement")))
        await store.open()
        await store.close()
        assert isinstance(store.backend, PostgresBackend)
        connection = await asyncpg.connect(store.backend.address)
        for statement, where in statements().items():
            try:
                await connection.prepare(numbered(statement))
            except asyncpg.PostgresError as error:
                pytest.fail(f"{where}: {error}: {statement}")
        await connection.close()

    asyncio.run(run())


async def _refused_statements(backend: Backend) -> None:
    store = Store(backend)
    await store.open()
    try:
        for read in ("SELECT nothing FROM tables", "SELEKT 1", "SELECT * FROM no_such_table"):
            with pytest.raises(QueryFailed):
                await backend.read(read)
        assert backend.health.status == "query-failed"
        good = [("INSERT INTO settings (name, value) VALUES (?, ?)", ("colour", "red"))]
        bad = [good[0], ("UPDATE settings SET nothing = ?", (1,))]
        refused, stored = await asyncio.gather(
            backend.write(bad), backend.write(good), return_exceptions=True
        )
        assert isinstance(refused, QueryFailed) and stored is True
        assert not isinstance(refused, StorageUnavailable)
        assert await backend.append(Append("t", 1, 1.0, "{}", "open", "", None)), "the writer goes on"
        assert backend.health.problem == "", "this is not an outage"
    finally:
        await store.close()


def _logged(capsys: pytest.CaptureFixture[str]) -> list[str]:
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert all(line["level"] == "error" for line in lines)
    return [line["event"] for line in lines]


def test_a_refused_statement_is_not_an_outage_on_sqlite(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_refused_statements(SqliteBackend(tmp_path / "kerys.sqlite3")))
    assert _logged(capsys) == ["query-failed"] * 4


def test_a_refused_statement_is_not_an_outage_on_postgresql(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_refused_statements(PostgresBackend(postgres.fresh_database("refused_statements"))))
    assert _logged(capsys) == ["query-failed"] * 4


def test_health_notices_a_statement_that_the_database_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(store: Store, stage: str, limit: int) -> object:
        return await store.backend.read(
            "SELECT id FROM tables AS some WHERE stage = ? AND nothing = ?", stage, limit
        )

    monkeypatch.setattr(Store, "public_tables", broken)
    with serving(tmp_path) as address:
        assert httpx.get(address.http + "/healthz").status_code == 200
        assert httpx.get(address.http + "/api/tables").status_code == 500, (
            "not 503: trying again does not help"
        )
        health = httpx.get(address.http + "/healthz")
        assert (health.status_code, health.json()) == (503, {"status": "query-failed"})
