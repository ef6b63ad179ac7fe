"""Records, replays and imports over HTTP."""

import asyncio

import kerys
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


async def _finished(address: Address, anna: Somebody) -> tuple[str, Player]:
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
    table = (await anna.post("/api/tables", options={"players": 4, "kings_favour": True}, seats=seats))["id"]
    await anna.post(f"/api/tables/{table}/start")
    async with anna.connect(table) as socket:
        player = await Player(socket, 3).hello()
        running = await anna.get(f"/api/tables/{table}/record")
        assert not running["whole"]
        await asyncio.wait_for(player.play_on(), 60)
    return table, player


def test_a_finished_game_can_be_exported_replayed_and_imported(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        table, player = await _finished(address, anna)
        stranger = Somebody(address)
        record = (await stranger.get(f"/api/tables/{table}/record"))["record"]
        game = kerys.Game.from_record(record)
        assert game.over and game.points == player.table["points"]
        assert game.names[0] == "Anna"

        replay = await stranger.get(f"/api/tables/{table}/replay?count=50")
        last = replay["steps"] - 1
        end = (await stranger.get(f"/api/tables/{table}/replay?step={last}"))["moments"][0]
        assert [seat["points"] for seat in end["view"]["seats"]] == player.table["points"]
        assert [moment["step"] for moment in replay["moments"]] == list(range(50))
        blue = await stranger.get(f"/api/tables/{table}/replay?count=50&as=blue&language=en")
        placed = [fact for moment in blue["moments"] for fact in moment["facts"] if fact["fact"] == "placed"]
        openly = [
            fact for moment in replay["moments"] for fact in moment["facts"] if fact["fact"] == "placed"
        ]
        assert len(placed) == len(openly)
        assert all(fact["value"] is not None for fact in openly)
        assert any(fact["value"] is None for fact in placed)
        bad = await stranger.http.get(f"/api/tables/{table}/replay?as=nobody")
        assert bad.status_code == 400

        copy = (await anna.post("/api/records", record=record, title="again"))["id"]
        again = (await stranger.get(f"/api/tables/{copy}/record"))["record"]
        assert again == record
        await anna.close()
        await stranger.close()

    asyncio.run(run())


def test_an_unfinished_record_can_be_played_on(address: Address) -> None:
    async def run() -> None:
        game = kerys.Game(players=3, seed=5)
        for seat in (0, 1, 2):
            game.play(seat, game.options(seat)[0])
        anna = await Somebody(address).enter("Anna")
        table = (await anna.post("/api/records", record=game.record))["id"]
        for seat in (1, 2):
            await anna.post(f"/api/tables/{table}/bot", seat=seat, level="random")
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            assert player.table["imported"] and player.table["stage"] == "running"
            assert len(player.facts) >= game.fact_count
            await asyncio.wait_for(player.play_on(), 60)
        bad = await anna.http.post("/api/records", json={"record": "kerys record 1\nnonsense"})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-record")
        await anna.close()

    asyncio.run(run())


def test_labels_come_from_the_catalogue(address: Address) -> None:
    async def run() -> None:
        somebody = Somebody(address)
        labels = await somebody.get("/api/words/en")
        assert "en" in labels["languages"] and len(labels["labels"]) > 20
        assert (await somebody.get("/api/words/xx"))["language"] == "en"
        about = await somebody.get("/api/about")
        assert "greedy" in about["levels"]
        await somebody.close()

    asyncio.run(run())
