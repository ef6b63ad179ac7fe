"""What is stored: checked, kept when it does not fit, there after a restart, quickly opened."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, ServerProcess, serving

STORED = Path(__file__).parent / "stored"


async def _begin(address: Address) -> tuple[Somebody, str, list[str]]:
    """A table with one answer given: sealed, and not yet settled."""
    anna = await Somebody(address).enter("Anna")
    table = (await anna.post("/api/tables", options={"players": 3}, public=True))["id"]
    for name in ("Ben", "Cleo"):
        other = await Somebody(address).enter(name)
        await other.post(f"/api/tables/{table}/join")
        await other.close()
    await anna.post(f"/api/tables/{table}/start")
    async with anna.connect(table) as socket:
        player = await Player(socket).hello()
        key = await player.answer("bid 1 3")
        while key not in player.taken:
            await player.hear()
    return anna, table, [fact["text"] for fact in player.facts]


def _check(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "kerys", "db", "check", "--data", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_game_goes_on_after_a_restart_with_its_sealed_bid(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        anna, table, facts = asyncio.run(_begin(address))

    async def again(address: Address) -> Player:
        anna.address = address
        async with anna.connect(table) as socket:
            return await Player(socket).hello()

    with serving(tmp_path) as address:
        player = asyncio.run(again(address))
    assert player.question is not None and player.question["given"] == "bid 1 3"
    assert [fact["text"] for fact in player.facts] == facts


def test_db_check_keeps_and_reports_what_does_not_fit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as address:
        _, good, _ = asyncio.run(_begin(address))
        _, bad, _ = asyncio.run(_begin(address))
    database = sqlite3.connect(tmp_path / "kerys.sqlite3")
    database.execute(
        "UPDATE entries SET body = replace(body, 'bid 1 3', 'bid 9 9') WHERE table_id = ?", (bad,)
    )
    database.commit()
    before = database.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall()
    run = _check(tmp_path)
    assert run.returncode == 1
    assert bad in run.stdout and "bid 9 9" in run.stdout and "1 games replayed" in run.stdout
    assert database.execute("SELECT * FROM entries ORDER BY table_id, number").fetchall() == before
    assert database.execute("SELECT broken FROM tables WHERE id = ?", (good,)).fetchone() == (None,)
    with serving(tmp_path) as address:
        listed = httpx.get(address.http + "/api/tables").json()
        assert [one["id"] for one in listed["running"]] == [good]
        reply = httpx.post(f"{address.http}/api/tables/{bad}", json={})
        assert reply.json()["code"] == "broken"
    logged = [line for line in capsys.readouterr().err.splitlines() if "broken-table" in line]
    assert '"entry": 6' in logged[0] and '"error": "' in logged[0]
    assert "bid" not in "".join(logged), "logs have nothing of the game in them"
    database.execute("UPDATE entries SET body = replace(body, 'bid 9 9', 'bid 1 3')")
    database.commit()
    database.close()
    assert _check(tmp_path).returncode == 0


@pytest.mark.parametrize("stored", sorted(STORED.glob("*.sql")), ids=lambda file: file.stem)
def test_games_stored_by_earlier_versions_still_load(stored: Path, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "kerys.sqlite3")
    database.executescript(stored.read_text(encoding="utf-8"))
    database.close()
    run = _check(tmp_path)
    assert run.returncode == 0, run.stdout


def test_ten_thousand_stored_games_do_not_slow_the_start(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        _, table, _ = asyncio.run(_begin(address))
    database = sqlite3.connect(tmp_path / "kerys.sqlite3")
    for name, columns in (
        ("entries", "number, written, body"),
        ("tables", "created, changed, stage, public, waiting, due, summary, broken"),
    ):
        key = "table_id" if name == "entries" else "id"
        database.execute(
            f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
            f"INSERT INTO {name} ({key}, {columns}) SELECT 'copy' || i, {columns} FROM {name}, n "
            f"WHERE {key} = '{table}'"
        )
    database.commit()
    database.close()
    server = ServerProcess(tmp_path, tmp_path / "log.txt")
    began = time.monotonic()
    server.start()
    seconds = time.monotonic() - began
    try:
        reply = httpx.post(f"{server.address.http}/api/tables/copy7777", json={})
        assert reply.json()["table"]["stage"] == "running"
    finally:
        server.stop()
    # Three seconds on a quiet machine; a test machine may be busy with other tests.
    assert seconds < 3 * max(1.0, os.getloadavg()[0])


def test_health_and_metrics(address: Address) -> None:
    asyncio.run(_begin(address))
    assert httpx.get(address.http + "/healthz").json() == {"status": "ok"}
    text = httpx.get(address.http + "/metrics").text
    for name in (
        "kerys_tables",
        "kerys_sockets",
        'kerys_answers_total{by="person"}',
        "kerys_commit_seconds",
        "kerys_resyncs_total",
        "kerys_bot_seconds_count",
        "kerys_answer_seconds_bucket",
    ):
        assert name in text
