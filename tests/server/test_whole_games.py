"""Whole games over the network: people and bots, people only, seen by spectators."""

import asyncio
from pathlib import Path

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving


async def _one_person(address: Address, **options: object) -> Player:
    anna = await Somebody(address).enter("Anna")
    players = int(str(options.get("players", 4)))
    bots = [{"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    table = (await anna.post("/api/tables", options=options, seats=bots))["id"]
    await anna.post(f"/api/tables/{table}/start")
    async with anna.connect(table) as socket:
        player = await Player(socket).hello()
        await asyncio.wait_for(player.play_on(), 60)
        await anna.close()
        return player


def test_one_person_and_three_bots(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        player = asyncio.run(_one_person(address))
    assert player.table["winners"]
    assert len(player.table["points"]) == 4
    assert player.facts[-1]["fact"] == "won"
    assert all(fact["text"] for fact in player.facts)
    assert [seat["points"] for seat in player.view["seats"]] == player.table["points"]


async def _four_people(address: Address) -> list[Player]:
    people = [await Somebody(address).enter(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    anna, *others = people
    table = (await anna.post("/api/tables", options={"players": 4, "kings_favour": True}))["id"]
    invitation = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
    for one in others:
        await one.post(f"/api/tables/{table}/join", invitation=invitation)
    await anna.post(f"/api/tables/{table}/start")
    watcher = Somebody(address)
    async with (
        anna.connect(table) as s0,
        others[0].connect(table) as s1,
        others[1].connect(table) as s2,
        others[2].connect(table) as s3,
        watcher.connect(table) as s4,
    ):
        players = [await Player(s, n).hello() for n, s in enumerate((s0, s1, s2, s3))]
        spectator = await Player(s4).hello(invitation=invitation)
        await asyncio.wait_for(asyncio.gather(*[one.play_on() for one in (*players, spectator)]), 90)
    for one in (*people, watcher):
        await one.close()
    return [*players, spectator]


def test_four_people_and_a_spectator_hear_the_same_game(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        *players, spectator = asyncio.run(_four_people(address))
    assert spectator.you is None
    for player in players:
        assert len(player.facts) == len(spectator.facts)
        assert player.table == spectator.table
        assert player.view["seats"][0]["points"] == spectator.view["seats"][0]["points"]
    assert any(fact["fact"] == "placed" and fact["value"] is None for fact in spectator.facts), (
        "a spectator does not see what is placed face down"
    )
