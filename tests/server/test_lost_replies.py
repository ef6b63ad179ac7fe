"""Replies of the database that are lost: what was kept all the same reaches everybody, without anybody asking."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kerys.server.storage import Append, StorageAway, Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.playing import Player, Somebody
from tests.server.postgres import Postgres
from tests.server.serving import Address, serving
from tests.server.test_races import two_servers


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
            raise StorageAway("the connection was lost")

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
            key = await players[1].answer()
            while not players[1].problems:
                await players[1].hear()
            losing.on = False
            for player in players:  # nobody does anything, and both hear that all bids are in
                while player.question and player.question["about"]["kind"] == "bid":
                    await asyncio.wait_for(player.hear(), 20)
            await players[1].answer(key=key)  # as a client does that did not hear whether it was taken
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
            raise StorageAway("the connection was lost")
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
