"""Replies of the database that are lost: what was kept all the same reaches everybody, without anybody asking."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kerys.server.storage import Append, StorageUnavailable, Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, serving
from tests.server.test_example_client import EXAMPLE
from tests.server.test_two_processes_racing import two_servers


async def _two_at_a_table(here: Address, there: Address) -> tuple[Somebody, Somebody, str]:
    anna, ben = await Somebody(here).enter("Anna"), await Somebody(there).enter("Ben")
    table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


class Losing:
    """While it is on, everything that is to be appended is kept, and nobody is told so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        append = SqliteBackend.append

        async def lost(kept: "asyncio.Future[bool]") -> bool:
            assert await kept
            raise StorageUnavailable("the connection was lost")

        def appended(backend: SqliteBackend, entry: Append) -> "asyncio.Future[bool]":
            kept = append(backend, entry)
            return asyncio.ensure_future(lost(kept)) if self.on else kept

        monkeypatch.setattr(SqliteBackend, "append", appended)


def test_an_answer_that_was_kept_is_told_though_the_reply_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    losing = Losing(monkeypatch)

    async def run(address: Address) -> None:
        anna, ben, table = await _two_at_a_table(address, address)
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            key = await players[0].answer()
            while key not in players[0].taken:
                await players[0].hear()
            losing.on = True
            assert players[1].question is not None
            key, asked, had = "lost", players[1].question, len(players[1].facts)
            await players[1].answer("bid 0 1", key)
            while not players[1].problems:
                await players[1].hear()
            assert (players[1].problems[0]["code"], players[1].problems[0]["key"]) == ("storage-away", key)
            losing.on = False
            for player in players:  # nobody does anything, and both hear that all bids are in
                while player.question and player.question["about"]["kind"] == "bid":
                    await asyncio.wait_for(player.hear(), 20)
            # As a client does that did not hear whether it was taken.
            await players[1].send("answer", text="bid 0 1", decision=asked["decision"], facts=had, key=key)
            while key not in players[1].taken:
                await asyncio.wait_for(players[1].hear(), 20)
            assert not players[1].refused
        await anna.close()
        await ben.close()

    with serving(tmp_path) as address:
        asyncio.run(run(address))


def test_what_another_process_wrote_is_heard_though_it_could_not_be_read_at_first(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries, failed = Store.entries, list[str]()

    async def read(store: Store, table: str, after: int = 0) -> Any:
        if len(failed) < 3:
            failed.append(table)
            raise StorageUnavailable("the connection was lost")
        return await entries(store, table, after)

    async def run(here: Address, there: Address) -> None:
        anna, ben, table = await _two_at_a_table(here, there)
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            monkeypatch.setattr(Store, "entries", read)
            await players[0].send("away")
            while not players[1].table["seats"][0]["away"]:
                await asyncio.wait_for(players[1].hear(), 20)
            assert failed == [table] * 3
        await anna.close()
        await ben.close()

    with two_servers(tmp_path, postgres.fresh_database("unread")) as both:
        asyncio.run(run(*both))


def test_the_sample_client_goes_on_when_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of its first three answers the first try gets no reply from the database."""
    append, tried = SqliteBackend.append, set[str]()

    async def away() -> bool:
        raise StorageUnavailable("the connection was lost")

    def appended(backend: SqliteBackend, entry: Append) -> "asyncio.Future[bool]":
        key = msgspec.json.decode(entry.body).get("key", "")
        if key and len(tried) < 3 and key not in tried:
            tried.add(key)
            return asyncio.ensure_future(away())
        return append(backend, entry)

    monkeypatch.setattr(SqliteBackend, "append", appended)
    with serving(tmp_path) as address:
        run = subprocess.run(
            [sys.executable, str(EXAMPLE), address.http],
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert run.returncode == 0, run.stderr
    assert "Winners:" in run.stdout and len(tried) == 3
