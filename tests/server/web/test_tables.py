"""Tables: making, listing, joining, leaving, invitations, spectators, chat, muting, playing again."""

import asyncio
from typing import Any

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address

BOTS = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]


async def _refused(somebody: Somebody, path: str, **body: Any) -> tuple[int, str]:
    reply = await somebody.http.post(path, json=body)
    return reply.status_code, reply.json().get("code", "")


def test_a_public_table_is_listed_and_anybody_may_join(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Anna")
        table = (await anna.post("/api/tables", title="Come in", options={"players": 2}, public=True))["id"]
        listed = (await ben.get("/api/tables"))["open"]
        mine = (await anna.get("/api/tables"))["mine"]
        assert [one["title"] for one in listed if one["id"] == table] == ["Come in"]
        assert table in [one["id"] for one in mine]
        joined = await ben.post(f"/api/tables/{table}/join")
        assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "Anna 2"]
        assert joined["you"] == "orange"
        assert await _refused(ben, f"/api/tables/{table}/start") == (403, "not-allowed")
        await anna.post(f"/api/tables/{table}/start")
        assert table in [one["id"] for one in (await ben.get("/api/tables"))["running"]]
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_a_private_table_does_not_exist_without_its_invitation(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 2}))["id"]
        nowhere = await ben.http.post("/api/tables/aaaaaaaaaa", json={})
        hidden = await ben.http.post(f"/api/tables/{table}", json={})
        assert (nowhere.status_code, nowhere.content) == (hidden.status_code, hidden.content)
        assert hidden.status_code == 404
        wrong = await ben.http.post(f"/api/tables/{table}/join", json={"invitation": "0" * 32})
        assert wrong.content == hidden.content
        assert await _refused(ben, f"/api/tables/{table}/invitation") == (404, "not-found")
        old = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
        new = (await anna.post(f"/api/tables/{table}/invitation", renew=True))["invitation"]
        assert old != new
        assert await _refused(ben, f"/api/tables/{table}/join", invitation=old) == (404, "not-found")
        await ben.post(f"/api/tables/{table}/join", invitation=new)
        async with Somebody(address).connect(table) as socket:
            stranger = Player(socket)
            await stranger.send("hello")
            assert await stranger.hear() == "problem"
            assert stranger.problems[0]["code"] == "not-found"
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_leaving_frees_the_seat_before_the_game_and_hands_it_to_a_bot_during_it(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await ben.post(f"/api/tables/{table}/leave")
        assert await _refused(anna, f"/api/tables/{table}/start") == (400, "not-full")
        await ben.post(f"/api/tables/{table}/join", seat=1)
        await anna.post(f"/api/tables/{table}/start")
        await ben.post(f"/api/tables/{table}/leave")
        async with anna.connect(table) as socket, ben.connect(table) as other:
            player, away = await Player(socket).hello(), await Player(other).hello()
            assert player.table["seats"][1]["away"]
            while len([fact for fact in player.facts if fact["fact"] == "placed"]) < 4:
                if player.asked:
                    await player.answer()
                await player.hear()
            await away.send("back")
            while away.table["seats"][1]["away"]:
                await away.hear()
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_chat_reaches_everybody_once_and_can_be_muted(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        await ben.post(f"/api/tables/{table}/join")
        async with anna.connect(table) as one, ben.connect(table) as two:
            host, guest = await Player(one).hello(), await Player(two).hello()
            for _ in range(2):
                await guest.send("say", text="  <b>hello</b>\nthere\x00 ", key="k1")
            while len(guest.taken) < 2 or not host.chat:
                await asyncio.wait_for(guest.hear() if len(guest.taken) < 2 else host.hear(), 5)
            assert [line["text"] for line in host.chat] == ["<b>hello</b> there"]
            assert host.chat[0]["name"] == "Ben" and host.chat[0]["seat"] == "orange"
            await anna.post(f"/api/tables/{table}/mute", name="Ben")
            await guest.send("say", text="still there?", key="k2")
            while not guest.problems:
                await guest.hear()
            assert guest.problems[0]["code"] == "muted"
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_a_table_for_players_only_is_not_shown_to_others(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        setup = {"options": {"players": 3}, "seats": BOTS, "public": True, "spectators": False}
        table = (await anna.post("/api/tables", **setup))["id"]
        await anna.post(f"/api/tables/{table}/start")
        assert table not in [one["id"] for one in (await anna.get("/api/tables"))["running"]]
        async with Somebody(address).connect(table) as socket:
            stranger = Player(socket)
            await stranger.send("hello")
            assert await stranger.hear() == "problem"
        await anna.close()

    asyncio.run(run())


def test_bad_setups_are_refused_with_a_reason(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        for body, code in (
            ({"options": {"players": 9}}, "bad-options"),
            ({"options": {"colour": "blue"}}, "bad-options"),
            ({"options": {"players": 2}, "seats": [{}, {}, {}]}, "bad-setup"),
            ({"seats": [{"kind": "bot", "level": "oracle"}]}, "bad-level"),
            ({"clock": {"bank": 60, "per_answer": 60}}, "bad-setup"),
            ({"clock": {"increment": 5}}, "bad-setup"),
            ({"unknown": 1}, "bad-request"),
        ):
            reply = await anna.http.post("/api/tables", json=body)
            assert (reply.status_code, reply.json()["code"]) == (400, code), reply.text
        await anna.close()

    asyncio.run(run())


def test_playing_again_brings_everybody_to_one_new_table(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        setup = {"options": {"players": 3}, "seats": [{}, {}, {"kind": "bot", "level": "random"}]}
        table = (await anna.post("/api/tables", **setup, public=True, rated=True))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        assert await _refused(anna, f"/api/tables/{table}/rematch") == (400, "not-over")
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            await asyncio.wait_for(asyncio.gather(*[player.play_on() for player in players]), 60)
            again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
            assert (await ben.post(f"/api/tables/{table}/rematch"))["id"] == again
            while not players[1].table["rematch"]:
                await players[1].hear()
        seats = (await ben.post(f"/api/tables/{again}"))["table"]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [
            ("person", "Anna"),
            ("person", "Ben"),
            ("bot", "random"),
        ]
        ratings = (await anna.get("/api/me"))["ratings"]
        assert [(one["players"], one["games"]) for one in ratings] == [(3, 1)]
        await anna.close()
        await ben.close()

    asyncio.run(run())
