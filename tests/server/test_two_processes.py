"""Two server processes behind one PostgreSQL: as `kerys serve` starts them, each with its own memory."""

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.reconnecting import Member
from tests.server.helpers.server import Address, ServerProcess

Both = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder, url = tmp_path_factory.mktemp("processes"), postgres.fresh_database("processes")
    servers = tuple(ServerProcess(folder, folder / f"{n}.log", database=url) for n in range(2))
    try:
        for one in servers:
            one.start()
        yield servers[0], servers[1]
    finally:
        for one in servers:
            one.stop()


async def _people(both: Both) -> list[Somebody]:
    """Four people, every other one at the second process; a cookie of one process is good at the other."""
    return [await Somebody(both[n % 2].address).enter(f"P{n}") for n in range(4)]


async def _table(people: list[Somebody]) -> str:
    host, *others = people
    setup = {"options": {"players": 4, "kings_favour": True}, "public": True}
    table: str = (await host.post("/api/tables", **setup))["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await host.post(f"/api/tables/{table}/start")
    return table


def test_a_game_over_two_processes(both: Both) -> None:
    """What one process takes reaches the clients of the other; racing sealed bids all count, once."""

    async def run() -> None:
        people = await _people(both)
        table = await _table(people)
        sockets = [await one.connect(table).__aenter__() for one in people]
        players = [await Player(socket, n).hello() for n, socket in enumerate(sockets)]
        bids = await asyncio.gather(*[player.answer() for player in players])
        for player, key in zip(players, bids, strict=True):
            while key not in player.taken or player.question["about"]["kind"] == "bid":  # type: ignore[index]
                await asyncio.wait_for(player.hear(), 30)
            assert not player.refused
        await asyncio.wait_for(asyncio.gather(*[player.play_on() for player in players]), 110)
        assert all(player.table == players[0].table for player in players)
        # Each heard the same facts, but for what only others may know.
        told = [[(fact["number"], fact["fact"]) for fact in player.facts] for player in players]
        assert told[0] == told[1] == told[2] == told[3]
        for socket in sockets:
            await socket.close()
        for one in people:
            await one.close()

    asyncio.run(run())


def test_a_session_ended_at_one_process_ends_its_connections_at_the_other(both: Both) -> None:
    async def run() -> None:
        laptop = await Somebody(both[0].address).enter("Anna")
        await laptop.post("/api/account", name="anna of two processes", password="long enough")
        phone = Somebody(both[1].address)
        await phone.post("/api/sign-in", name="anna of two processes", password="long enough")
        table = (await laptop.post("/api/tables", options={"players": 2}))["id"]
        async with phone.connect(table) as there, laptop.connect(table) as here:
            await Player(there).hello()
            await Player(here).hello()
            sessions = (await laptop.get("/api/sessions"))["sessions"]
            other = next(one["session"] for one in sessions if not one["current"])
            await laptop.post("/api/sessions/end", session=other)
            await asyncio.wait_for(there.wait_closed(), 30)
            assert (await phone.http.get("/api/me")).status_code == 401
            await Player(here).send("ping")
            assert here.close_code is None, "the other session goes on"
            # Signing out at one process ends the connection to the other too.
            phone.http.cookies = laptop.http.cookies
            async with phone.connect(table) as again:
                await Player(again).hello()
                await laptop.post("/api/sign-out")
                await asyncio.wait_for(again.wait_closed(), 30)
        await laptop.close()
        await phone.close()

    asyncio.run(run())


def test_play_goes_on_at_one_process_while_the_other_is_killed(both: Both) -> None:
    """Everybody may go on at the process that is left, with everything that was acknowledged."""

    async def run() -> None:
        people = await _people(both)
        table = await _table(people)
        members = [Member(one, table, n) for n, one in enumerate(people)]
        await _play(members, [one.somebody.address for one in members], 12)
        both[1].kill()
        await _play(members, [both[0].address] * 4, 30)
        for one in people:
            await one.close()

    try:
        asyncio.run(run())
    finally:
        both[1].start()


async def _play(members: list[Member], addresses: list[Address], until: int) -> None:
    """Play on until so many answers are acknowledged."""
    pairs = zip(members, addresses, strict=True)
    playing = [asyncio.ensure_future(member.play(address)) for member, address in pairs]
    await _acknowledged(members, until)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def _acknowledged(members: list[Member], count: int) -> None:
    async with asyncio.timeout(60):
        while sum(len(member.acknowledged) for member in members) < count:
            await asyncio.sleep(0.05)


def test_who_leaves_at_one_process_is_let_go_at_the_other(both: Both) -> None:
    async def run() -> None:
        host, guest = (
            await Somebody(both[0].address).enter("Host"),
            await Somebody(both[1].address).enter("Guest"),
        )
        table = (await host.post("/api/tables", options={"players": 2}))["id"]
        invitation = (await host.post(f"/api/tables/{table}/invitation"))["invitation"]
        async with guest.connect(table) as one, guest.connect(table) as two:
            seated, invited = Player(one), await Player(two).hello(invitation=invitation)
            await guest.post(f"/api/tables/{table}/join", invitation=invitation)
            await seated.hello()
            await host.post(f"/api/tables/{table}/send-away", seat=1)
            with pytest.raises(ConnectionClosed, match="not-found"):
                while True:
                    await asyncio.wait_for(seated.hear(), 10)
            await host.post(f"/api/tables/{table}/invitation", renew=True)
            with pytest.raises(ConnectionClosed, match="not-found"):
                while True:
                    await asyncio.wait_for(invited.hear(), 10)
        await host.close()
        await guest.close()

    asyncio.run(run())
