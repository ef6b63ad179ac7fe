"""`kill -9` in the middle of many games.

What was acknowledged is there afterwards, once, sealed bids included.
"""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kerys.server.domain import entries as e
from kerys.server.storage import Store
from kerys.server.storage.postgres import PostgresBackend
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.reconnecting import Member, crowd
from tests.server.helpers.server import ServerProcess

# How many tables, and how often the server is killed; the issue's own numbers take minutes.
SIZES = [(6, 3), pytest.param(50, 10, marks=pytest.mark.soak)]


async def _play_through_kills(server: ServerProcess, kills: int, tables: int) -> list[Member]:
    server.start()
    members = await crowd(server.address, tables)
    playing = [asyncio.ensure_future(member.play(server.address)) for member in members]
    chance = random.Random(1)
    for kill in range(kills + 1):
        # Somewhere in the middle of play: after some answers, then at any moment.
        acknowledged = sum(len(member.acknowledged) for member in members)
        deadline = time.monotonic() + 60
        while sum(len(member.acknowledged) for member in members) < acknowledged + 2 * tables:
            assert time.monotonic() < deadline, "play did not go on after the restart"
            await asyncio.sleep(0.02)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        server.kill()
        if kill < kills:
            await asyncio.to_thread(server.start)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for one in {id(member.somebody): member.somebody for member in members}.values():
        await one.close()
    return members


def check_logs(members: list[Member], bodies: dict[str, list[str]]) -> int:
    """Every acknowledged answer stands in its table's log exactly once; how many there were."""
    count = 0
    for seat, member in enumerate(members):
        kept = Counter(
            (entry.decision, entry.text)
            for entry in (msgspec.json.decode(body, type=e.AnyEntry) for body in bodies[member.table])
            if isinstance(entry, e.Answered) and entry.seat == seat % 4
        )
        for answer in member.acknowledged:
            assert kept[answer] == 1, f"{answer} of {member.table} stands there {kept[answer]} times"
        assert len(kept) == sum(kept.values())
        assert len(kept) - len(member.acknowledged) <= 1, "at most the last one was kept but not acknowledged"
        count += len(member.acknowledged)
    return count


@pytest.mark.parametrize(("tables", "kills"), SIZES)
def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path, tables: int, kills: int) -> None:
    server = ServerProcess(tmp_path, tmp_path / "log.txt")
    try:
        members = asyncio.run(_play_through_kills(server, kills, tables))
    finally:
        server.kill()
    rows = sqlite3.connect(tmp_path / "kerys.sqlite3").execute(
        "SELECT table_id, body FROM entries ORDER BY table_id, number"
    )
    bodies: dict[str, list[str]] = {}
    for table, body in rows.fetchall():
        bodies.setdefault(table, []).append(body)
    assert check_logs(members, bodies) > 4 * tables


@pytest.mark.soak
@pytest.mark.parametrize(("tables", "kills"), [(50, 10)])
def test_nothing_acknowledged_is_lost_on_postgresql(
    tmp_path: Path, postgres: Postgres, tables: int, kills: int
) -> None:
    url = postgres.fresh_database("kills")
    server = ServerProcess(tmp_path, tmp_path / "log.txt", database=url)
    try:
        members = asyncio.run(_play_through_kills(server, kills, tables))
    finally:
        server.kill()
    assert check_logs(members, asyncio.run(_stored(url, members))) > 4 * tables


async def _stored(url: str, members: list[Member]) -> dict[str, list[str]]:
    """What PostgreSQL holds of everybody's tables."""
    store = Store(PostgresBackend(url))
    await store.open()
    tables = {member.table for member in members}
    bodies = {table: [row[2] for row in await store.entries(table)] for table in tables}
    await store.close()
    return bodies


def test_nothing_acknowledged_is_lost_when_postgresql_goes_away(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh_database("crashes")
    server = ServerProcess(tmp_path, tmp_path / "log.txt", database=url)

    async def run() -> int:
        server.start()
        members = await crowd(server.address, 3)
        playing = [asyncio.ensure_future(member.play(server.address)) for member in members]
        await asyncio.sleep(1.0)
        server.kill()
        await asyncio.to_thread(server.start)
        await asyncio.sleep(1.0)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)
        before = sum(len(member.acknowledged) for member in members)
        deadline = time.monotonic() + 60
        while sum(len(member.acknowledged) for member in members) < before + 12:
            assert time.monotonic() < deadline, "play did not go on after the database came back"
            await asyncio.sleep(0.1)
        server.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for one in {id(member.somebody): member.somebody for member in members}.values():
            await one.close()
        return check_logs(members, await _stored(url, members))

    try:
        assert asyncio.run(run()) > 24
    finally:
        server.kill()
