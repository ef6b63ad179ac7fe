"""Leaving: who goes sees no more, a table without anybody is gone, and somebody is always host."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kerys.server.domain import entries as e
from kerys.server.domain.table import Table
from kerys.server.protocol.setup import Setup
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving


async def _people(address: Address, *names: str) -> list[Somebody]:
    return [await Somebody(address).enter(name) for name in names]


async def _refused(somebody: Somebody, path: str, **body: Any) -> tuple[int, str]:
    reply = await somebody.http.post(path, json=body)
    return reply.status_code, reply.json().get("code", "")


async def _let_go(player: Player, why: str = "not-found") -> None:
    """The connection ends for somebody who may not watch, or even know of the table, any more."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await asyncio.wait_for(player.hear(), 10)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, why)
    assert player.problems[-1]["code"] == why
    assert not player.view


async def _ids(somebody: Somebody, list_: str) -> list[str]:
    return [one["id"] for one in (await somebody.get("/api/tables"))[list_]]


@pytest.mark.parametrize("public", [True, False])
def test_whoever_may_sit_down_may_look_first_where_only_players_watch(address: Address, public: bool) -> None:
    async def run() -> None:
        anna, ben, cleo = await _people(address, "Anna", "Ben", "Cleo")
        setup = {"options": {"players": 2}, "public": public, "spectators": False}
        table = (await anna.post("/api/tables", **setup))["id"]
        invitation = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
        shown = {} if public else {"invitation": invitation}
        async with ben.connect(table) as one, cleo.connect(table) as two:
            player, late = await Player(one).hello(**shown), await Player(two).hello(**shown)
            await ben.post(f"/api/tables/{table}/join", **shown)
            while late.table["seats"][1]["name"] != "Ben":
                await asyncio.wait_for(late.hear(), 10)
            await anna.post(f"/api/tables/{table}/start")
            await _let_go(late, "players-only")
            while not player.view:
                await asyncio.wait_for(player.hear(), 10)
        async with Somebody(address).connect(table) as three:
            stranger = Player(three)
            await stranger.send("hello", **shown)
            await _let_go(stranger, "players-only")
        if not public:  # who was not invited does not even hear that there is a table
            async with Somebody(address).connect(table) as four:
                stranger = Player(four)
                await stranger.send("hello")
                await _let_go(stranger)
        for somebody in (anna, ben, cleo):
            await somebody.close()

    asyncio.run(run())


def test_who_leaves_is_let_go_where_they_may_not_watch(address: Address) -> None:
    async def run() -> None:
        anna, ben = await _people(address, "Anna", "Ben")
        table = (await anna.post("/api/tables", options={"players": 2}))["id"]
        invitation = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
        await ben.post(f"/api/tables/{table}/join", invitation=invitation)
        async with ben.connect(table) as one:
            player = await Player(one).hello()
            await ben.post(f"/api/tables/{table}/leave")
            await _let_go(player)
        for somebody in (anna, ben):
            await somebody.close()

    asyncio.run(run())


def test_an_invitation_lets_one_watch_until_it_is_renewed(address: Address) -> None:
    async def run() -> None:
        anna, ben, cleo = await _people(address, "Anna", "Ben", "Cleo")
        seats = [{"kind": "bot", "level": "random"}] * 2
        table = (await anna.post("/api/tables", options={"players": 2}, seats=seats))["id"]
        invitation = (await anna.post(f"/api/tables/{table}/invitation"))["invitation"]
        await anna.post(f"/api/tables/{table}/send-away", seat=1)
        await ben.post(f"/api/tables/{table}/join", invitation=invitation)
        async with anna.connect(table) as one, ben.connect(table) as two, cleo.connect(table) as three:
            host, seated = await Player(one).hello(), await Player(two).hello(invitation=invitation)
            watching = await Player(three).hello(invitation=invitation)
            await ben.post(f"/api/tables/{table}/leave")
            while seated.you is not None:  # he was invited, so he may still watch
                await asyncio.wait_for(seated.hear(), 10)
            await anna.post(f"/api/tables/{table}/invitation", renew=True)
            await _let_go(seated)
            await _let_go(watching)
            await anna.post(f"/api/tables/{table}/bot", seat=1, level="random")
            await anna.post(f"/api/tables/{table}/start")
            while not host.view:  # a host without a seat stays
                await asyncio.wait_for(host.hear(), 10)
        for somebody in (anna, ben, cleo):
            await somebody.close()

    asyncio.run(run())


def test_tables_that_were_left_count_no_more(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna, ben = await _people(address, "Anna", "Ben")
        bots = [{"kind": "bot", "level": "random"}] * 2
        full = {"code": "too-many"}
        for seats in ([], bots):  # with and without a seat of one's own
            made = [
                (await anna.post("/api/tables", options={"players": 2}, seats=seats, public=True))["id"]
                for _ in range(3)
            ]
            assert full.items() <= (await anna.http.post("/api/tables", json={})).json().items()
            assert set(made) <= set(await _ids(ben, "open"))
            for table in made:
                await anna.post(f"/api/tables/{table}/leave")
            assert not set(made) & {*await _ids(anna, "mine"), *await _ids(ben, "open")}
            for path in ("", "/join", "/start", "/leave", "/invitation"):
                assert await _refused(ben, f"/api/tables/{made[0]}{path}") == (404, "not-found")
                assert await _refused(anna, f"/api/tables/{made[0]}{path}") == (404, "not-found")
        for _ in range(3):  # those that one only joined are somebody else's
            table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
            await ben.post(f"/api/tables/{table}/join")
        await ben.post("/api/tables", options={"players": 2})
        await ben.post(f"/api/tables/{table}/leave")
        assert table not in await _ids(ben, "mine")
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        assert full.items() <= (await anna.http.post("/api/tables", json={})).json().items()
        await anna.post(f"/api/tables/{table}/leave")  # a bot plays on, and she may come back
        assert table in await _ids(anna, "mine")
        assert full.items() <= (await anna.http.post("/api/tables", json={})).json().items(), "it runs still"
        for somebody in (anna, ben):
            await somebody.close()

    with serving(tmp_path, max_tables=3) as address:
        asyncio.run(run(address))


def test_a_table_that_is_handed_on_counts_to_the_new_host(tmp_path: Path) -> None:
    """Else two people could have any number of tables together."""

    async def run(address: Address) -> None:
        anna, ben = await _people(address, "Anna", "Ben")
        for _ in range(3):
            table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
            await ben.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/leave")
        assert await _refused(ben, "/api/tables") == (429, "too-many")
        await ben.post(f"/api/tables/{table}/leave")
        await ben.post("/api/tables", options={"players": 2})
        for somebody in (anna, ben):
            await somebody.close()

    with serving(tmp_path, max_tables=3) as address:
        asyncio.run(run(address))


def test_when_the_host_leaves_the_next_person_is_host(address: Address) -> None:
    async def run() -> None:
        anna, ben, cleo = people = await _people(address, "Anna", "Ben", "Cleo")
        table = (await anna.post("/api/tables", options={"players": 3}, public=True))["id"]
        await cleo.post(f"/api/tables/{table}/join", seat=2)
        await ben.post(f"/api/tables/{table}/join", seat=1)
        hosts = [seat["host"] for seat in (await ben.post(f"/api/tables/{table}"))["table"]["seats"]]
        assert hosts == [True, False, False]
        await anna.post(f"/api/tables/{table}/leave")
        assert [(await one.post(f"/api/tables/{table}"))["host"] for one in people] == [False, True, False]
        await ben.post(f"/api/tables/{table}/leave")
        assert (await cleo.post(f"/api/tables/{table}"))["host"]
        for seat in (0, 1):
            await cleo.post(f"/api/tables/{table}/bot", seat=seat, level="random")
        assert await _refused(anna, f"/api/tables/{table}/start") == (403, "not-allowed")
        await cleo.post(f"/api/tables/{table}/start")
        for somebody in people:
            await somebody.close()

    asyncio.run(run())


def test_the_host_sends_somebody_away_before_the_game(address: Address) -> None:
    async def run() -> None:
        anna, ben = await _people(address, "Anna", "Ben")
        where = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        table = f"/api/tables/{where}"
        await ben.post(f"{table}/join")
        assert await _refused(ben, f"{table}/send-away", seat=0) == (403, "not-allowed")
        reply = await anna.post(f"{table}/send-away", seat=1)
        assert [seat["kind"] for seat in reply["table"]["seats"]] == ["person", "open"]
        assert await _refused(anna, f"{table}/send-away", seat=1) == (409, "conflict")
        assert where not in await _ids(ben, "mine")
        old = (await anna.post(f"{table}/invitation"))["invitation"]
        for given in ({}, {"invitation": old}):
            assert await _refused(ben, f"{table}/join", **given) == (403, "not-allowed")
        new = (await anna.post(f"{table}/invitation", renew=True))["invitation"]
        assert await _refused(ben, f"{table}/join") == (403, "not-allowed")
        await ben.post(f"{table}/join", invitation=new)
        await ben.post(f"{table}/leave")
        await ben.post(f"{table}/join")
        await anna.post(f"{table}/start")
        assert await _refused(anna, f"{table}/send-away", seat=1) == (400, "started")
        for somebody in (anna, ben):
            await somebody.close()

    asyncio.run(run())


def test_a_log_from_before_folds_as_it_did() -> None:
    table = Table("old")
    log: list[e.AnyEntry] = [
        e.Created(setup=Setup(options={"players": 2}), host="anna"),
        e.Joined(seat=0, person="anna", name="Anna"),
        e.Joined(seat=1, person="ben", name="Ben"),
        e.read('{"kind":"left","seat":0}'),
    ]
    for number, entry in enumerate(log, 1):
        table.apply(number, float(number), entry)
    assert (table.host, table.stage, [seat.name for seat in table.seats]) == ("anna", "open", ["", "Ben"])
