"""A disk that damaged pages of the SQLite file itself: what stands on others is read, and the damage is reported."""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx

from kerys.server.domain import entries as e
from kerys.server.live.journal import Outcome
from tests.server.helpers.damage import registry_with, sqlite
from tests.server.helpers.server import serving

_TABLES = ("agood", "bad", "cgood")
_CHATTER = "they wrote this and nothing else " * 12


def _stored(folder: Path) -> None:
    """Three tables with so much chat that each fills pages of its own."""

    async def store() -> None:
        async with registry_with(sqlite(folder), *_TABLES) as registry:
            for table in _TABLES:
                for _ in range(40):
                    async with registry.hold(table) as loaded:
                        said = e.Said(person="anna", name="Anna", text=f"{table}: {_CHATTER}", seat=0)
                        assert await registry.journal.commit(loaded, said) is Outcome.COMMITTED

    asyncio.run(store())


def _damage(folder: Path) -> int:
    """Spoil all pages that only the bad table's chat is on; how many there were."""
    file = folder / "kerys.sqlite3"
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    spoilt = 0
    for begin in range(size, len(content), size):
        page = content[begin : begin + size]
        if page.count(b"bad: they wrote") >= 2 and b"good" not in page:
            content[begin : begin + size] = b"\xff" * size
            spoilt += 1
    file.write_bytes(content)
    return spoilt


def test_a_table_on_damaged_pages_is_reported_and_the_others_are_checked(tmp_path: Path) -> None:
    _stored(tmp_path)
    assert _damage(tmp_path) > 0
    command = [sys.executable, "-P", "-m", "kerys", "db", "check", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (1, "")
    broken, told = ended.stdout.splitlines()
    assert broken.startswith("bad: entries: the database cannot be read")
    assert told.startswith("2 games replayed") and "1 do not fit" in told


def test_a_server_refuses_the_table_on_damaged_pages_and_serves_the_others(tmp_path: Path) -> None:
    _stored(tmp_path)
    assert _damage(tmp_path) > 0
    with serving(tmp_path) as address:
        for table, expected in zip(_TABLES, (200, 400, 200), strict=True):
            reply = httpx.post(f"{address.http}/api/tables/{table}", json={})
            assert reply.status_code == expected, reply.text
            assert expected == 200 or reply.json()["code"] == "broken"
