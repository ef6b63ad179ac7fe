"""`kerys db backup`, `restore` and `move`, on a running server where they may be used there."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import httpx
import pytest

from kerys.game import Game
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import ServerProcess


def kerys(*arguments: object) -> tuple[int, str]:
    """Run a command; return its exit code and what it printed."""
    command = [sys.executable, "-P", "-m", "kerys", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert "Traceback" not in result.stderr
    return result.returncode, result.stdout + result.stderr


def play(server: ServerProcess) -> tuple[httpx.Cookies, str]:
    """Make a person and a game on a running server; return the person's cookies and the game's record."""
    with httpx.Client(base_url=server.address.http, timeout=30) as client:
        client.post("/api/me", json={"name": "Änna"})
        game = Game(2, seed=3)
        game.play(0, game.options(0)[0])
        table = client.post("/api/records", json={"record": game.record, "title": "“Ys” 🂡"}).json()["id"]
        return client.cookies, str(client.get(f"/api/tables/{table}/record").json()["record"])


def found(server: ServerProcess, cookies: httpx.Cookies) -> str:
    with httpx.Client(base_url=server.address.http, cookies=cookies, timeout=30) as client:
        mine = client.get("/api/tables").json()["mine"]
        assert [one["title"] for one in mine] == ["“Ys” 🂡"]
        return str(client.get(f"/api/tables/{mine[0]['id']}/record").json()["record"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    first, second = "", ""
    if kind == "postgresql":
        first, second = postgres.fresh_database("backup_one"), postgres.fresh_database("backup_two")
    server = ServerProcess(tmp_path / "one", tmp_path / "log", database=first)
    server.start()
    try:
        cookies, record = play(server)
        where = ["--data", tmp_path / "one", "--database", first]
        code, text = kerys("db", "backup", tmp_path / "backup", *where)
        assert code == 0 and "1 tables" in text
        assert kerys("db", "backup", tmp_path / "backup", *where)[0] == 2, "nothing is overwritten"
        code, text = kerys("db", "restore", tmp_path / "backup", *where)
        assert code == 2 and ("serves" in text or "not empty" in text)
    finally:
        server.stop()
    code, text = kerys("db", "restore", tmp_path / "backup", "--data", tmp_path / "two", "--database", second)
    assert code == 0 and "1 games replayed" in text
    server = ServerProcess(tmp_path / "two", tmp_path / "log2", database=second)
    server.start()
    try:
        assert found(server, cookies) == record
    finally:
        server.stop()


def test_a_database_moves_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh_database("moved")
    server = ServerProcess(tmp_path / "one", tmp_path / "log")
    server.start()
    try:
        cookies, record = play(server)
        there = ["db", "move", "--to", "postgresql", "--data", tmp_path / "one", "--database", url]
        code, text = kerys(*there)
        assert code == 2 and "serves" in text, "the server still runs"
    finally:
        server.stop()
    code, text = kerys(*there)
    assert code == 0 and "1 games replayed" in text
    assert kerys(*there)[0] == 2, "it is not empty any more"
    back = ["db", "move", "--to", "sqlite", "--data", tmp_path / "two", "--database", url]
    code, text = kerys(*back)
    assert code == 2 and "stop it and wait" in text, "a server that ran a moment ago may still run"
    asyncio.run(_long_ago(url))
    code, text = kerys(*back)
    assert code == 0 and "1 games replayed" in text
    moved = ServerProcess(tmp_path / "two", tmp_path / "log3")
    moved.start()
    try:
        assert found(moved, cookies) == record
    finally:
        moved.stop()


async def _long_ago(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE settings SET value = '1000.0' WHERE name = 'running'")
    await connection.close()


def test_files_that_are_not_backups_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database" * 1000)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE a (b)").connection.close()
    (tmp_path / "empty").write_text("")
    for name in ("text", "other", "empty", "missing", "."):
        code, text = kerys("db", "restore", tmp_path / name, "--data", tmp_path / "data")
        assert code == 2 and text.startswith("kerys: "), text
    assert not (tmp_path / "data" / "kerys.sqlite3").exists()
    code, text = kerys("db", "backup", tmp_path / "b", "--data", tmp_path / "nowhere")
    assert code == 2 and "there is no database" in text
    assert sorted(one.name for one in tmp_path.iterdir()) == ["empty", "other", "text"]


def test_a_restore_sets_the_database_aside(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "one", tmp_path / "log")
    server.start()
    cookies, record = play(server)
    data = ["--data", tmp_path / "one"]
    assert kerys("db", "backup", tmp_path / "backup", *data)[0] == 0
    with httpx.Client(base_url=server.address.http, cookies=cookies, timeout=30) as client:
        client.post("/api/me", json={"name": "Later"})
    server.kill()  # a write-ahead log stays behind
    assert kerys("db", "restore", tmp_path / "backup", *data)[0] == 0
    aside = next((tmp_path / "one").glob("kerys.sqlite3.before-*[0-9]"))
    connection = sqlite3.connect(aside)
    assert connection.execute("SELECT name FROM people").fetchall() == [("Later",)]
    connection.close()
    server.start()
    try:
        assert found(server, cookies) == record
        with httpx.Client(base_url=server.address.http, cookies=cookies, timeout=30) as client:
            assert client.get("/api/me").json()["name"] == "Änna"
    finally:
        server.stop()
