"""Tables used in ways their makers did not mean."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from kerys.game import Game
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving

BOTS = [{}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]


def test_a_bot_is_not_exchanged_for_a_weaker_one_during_the_game(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        setup = {"options": {"players": 3}, "seats": BOTS, "rated": True}
        table = (await anna.post("/api/tables", **setup))["id"]
        await anna.post(f"/api/tables/{table}/bot", seat=1, level="clerk")  # before it one may
        await anna.post(f"/api/tables/{table}/start")
        for level in ("random", "clerk", ""):
            reply = await anna.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "level": level})
            assert (reply.status_code, reply.json()["code"]) == (400, "started")
        seats = (await anna.post(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["level"] for seat in seats] == ["", "clerk", "random"]
        await anna.close()

    asyncio.run(run())


def test_imported_games_count_to_the_tables_one_may_have(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        begun, over = Game(2, seed=3), Game(2, seed=3)
        while not over.over:
            seat = over.waiting[0]
            over.play(seat, over.options(seat)[0])
        for _ in range(3):
            await anna.post("/api/records", record=begun.record)
        for path, body in (("/api/records", {"record": begun.record}), ("/api/tables", {})):
            reply = await anna.http.post(path, json=body)
            assert (reply.status_code, reply.json()["code"]) == (429, "too-many")
        await anna.post("/api/records", record=over.record)  # there is nothing to finish
        await anna.close()

    with serving(tmp_path, max_tables=3) as address:
        asyncio.run(run(address))


def test_in_an_imported_game_bots_take_the_free_seats(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        table = (await anna.post("/api/records", record=Game(2, seed=3).record))["id"]
        await anna.post(f"/api/tables/{table}/bot", seat=1, level="random")
        reply = await anna.http.post(f"/api/tables/{table}/bot", json={"seat": 0, "level": "random"})
        assert reply.json()["code"] == "taken"
        await anna.close()

    asyncio.run(run())


def test_the_order_of_lists_does_not_tell_of_sealed_answers(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        stranger = Somebody(address)
        tables = []
        for _ in range(3):
            tables.append((await anna.post("/api/tables", options={"players": 2}, public=True))["id"])
            await ben.post(f"/api/tables/{tables[-1]}/join")
            await anna.post(f"/api/tables/{tables[-1]}/start")

        async def order(of: Somebody, list_: str) -> list[str]:
            listed = [one["id"] for one in (await of.get("/api/tables"))[list_]]
            return [one for one in listed if one in tables]

        for n in (1, 0):
            async with anna.connect(tables[n]) as socket:
                player = await Player(socket).hello()
                key = await player.answer()
                while key not in player.taken:
                    await player.hear()
            assert await order(stranger, "running") == tables[::-1]
            assert await order(ben, "mine") == tables[::-1]
        for one in (anna, ben, stranger):
            await one.close()

    asyncio.run(run())


def test_of_an_imported_record_only_the_game_is_kept_and_not_too_many(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        record = Game(2, seed=3).record
        padded = record.replace("\n", "\n" + "# nothing\n" * 500, 1)
        table = (await anna.post("/api/records", record=padded))["id"]
        async with anna.connect(table) as socket:
            assert (await Player(socket).hello()).table["imported"]
        with closing(sqlite3.connect(tmp_path / "kerys.sqlite3")) as database:
            (kept,) = database.execute("SELECT body FROM entries WHERE body LIKE '%record%'").fetchall()
        assert len(kept[0]) < 2 * len(record)
        reply = await anna.http.post("/api/records", json={"record": record + "#" * 200_000})
        assert reply.status_code == 400
        reply = await anna.http.post("/api/records", json={"record": record})
        assert reply.status_code == 200
        reply = await anna.http.post("/api/records", json={"record": record})
        assert (reply.status_code, reply.json()["code"]) == (429, "too-many")
        await anna.close()

    with serving(tmp_path, imports="2/day") as address:
        asyncio.run(run(address))
