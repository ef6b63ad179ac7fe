"""A long run of `kill -9` on both databases, with sealed answers; the figures go to docs/reliability.md.

`KERYS_KILLS` says how often the server is killed (1,000) and `KERYS_TABLES` how many games run at once (50).
`KERYS_MINUTES` ends the kills sooner; the report has the number that there were.
"""

import asyncio
import json
import os
import random
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.helpers.postgres import Postgres
from tests.server.helpers.reconnecting import Member, crowd
from tests.server.helpers.server import ServerProcess
from tests.server.test_crashes import _stored, check_logs

KILLS = int(os.environ.get("KERYS_KILLS", "1000"))
TABLES = int(os.environ.get("KERYS_TABLES", "50"))
MINUTES = float(os.environ.get("KERYS_MINUTES", "inf"))


class Soak:
    """Games that go on through any number of kills; a game that is over is followed by another."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.members: list[Member] = []
        self.kills = 0
        self._playing: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(member.acknowledged) for member in self.members)

    async def _fill_up(self) -> None:
        running = sum(not member.over for member in self.members) // 4
        if running <= TABLES // 2:
            new = await crowd(self.server.address, TABLES - running)
            self.members += new
            self._playing += [asyncio.ensure_future(one.play(self.server.address)) for one in new]

    async def run(self, kills: int) -> None:
        self.server.start()
        chance, ends = random.Random(time.time()), time.monotonic() + 60 * MINUTES
        while self.kills < kills and time.monotonic() < ends:
            await self._fill_up()
            before, deadline = self.acknowledged, time.monotonic() + 120
            while self.acknowledged < before + TABLES // 2:
                assert time.monotonic() < deadline, "play did not go on after the restart"
                await asyncio.sleep(0.02)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.kills += 1
            if self.kills % 25 == 0:
                print(f"{self.kills} kills, {self.acknowledged} answers acknowledged", flush=True)
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for one in {id(member.somebody): member.somebody for member in self.members}.values():
            await one.close()


def _report(soak: Soak, count: int, where: str) -> None:
    games = len({member.table for member in soak.members})
    figures = {
        "database": where,
        "kills": soak.kills,
        "games": games,
        "acknowledged": count,
        "lost": 0,
        "doubled": 0,
    }
    print(json.dumps(figures), flush=True)


@pytest.mark.soak
def test_a_thousand_kills_on_sqlite(tmp_path: Path) -> None:
    soak = Soak(ServerProcess(tmp_path, tmp_path / "log.txt"))
    try:
        asyncio.run(soak.run(KILLS))
    finally:
        soak.server.kill()
    connection = sqlite3.connect(tmp_path / "kerys.sqlite3")
    bodies: dict[str, list[str]] = {}
    for table, body in connection.execute("SELECT table_id, body FROM entries ORDER BY table_id, number"):
        bodies.setdefault(table, []).append(body)
    connection.close()
    _report(soak, check_logs(soak.members, bodies), "SQLite")


@pytest.mark.soak
def test_a_thousand_kills_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh_database("thousand_kills")
    soak = Soak(ServerProcess(tmp_path, tmp_path / "log.txt", database=url))
    try:
        asyncio.run(soak.run(KILLS))
    finally:
        soak.server.kill()
    _report(soak, check_logs(soak.members, asyncio.run(_stored(url, soak.members))), "PostgreSQL")
