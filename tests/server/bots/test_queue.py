"""Turns at the workers: nobody's tables keep others waiting."""

import asyncio
from pathlib import Path

import pytest

from kerys.server.bots import queue as taking
from kerys.server.bots.queue import Asker, Turns
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving


class Line:
    """Who comes and goes, and who has had a turn."""

    def __init__(self, longest: float = 3600.0) -> None:
        self.turns = Turns(2, longest)
        self.got: list[str] = []
        self.tasks: list[asyncio.Task[bool]] = []

    async def comes(self, name: str, asker: Asker, level: str = "sovereign") -> "asyncio.Task[bool]":
        async def take() -> bool:
            got = await self.turns.take(level, asker)
            self.got.append(name if got else f"not {name}")
            return got

        self.tasks.append(asyncio.ensure_future(take()))
        await asyncio.sleep(0)
        return self.tasks[-1]

    async def goes(self, asker: Asker, level: str = "sovereign") -> None:
        self.turns.give_back(level, asker)
        for _ in range(3):
            await asyncio.sleep(0)

    async def end(self) -> None:
        for one in self.tasks:
            one.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_people_take_turns_however_many_tables_they_have() -> None:
    async def run() -> None:
        line, anna, ben = Line(), Asker("anna"), Asker("ben")
        for n in range(20):
            await line.comes(f"a{n}", anna)
        for n in range(2):
            await line.comes(f"b{n}", ben)
        for who in (anna, ben, anna, ben, anna):
            await line.goes(who)
        assert line.got == ["a0", "b0", "a1", "b1", "a2", "a3"]
        await line.end()
        assert not any(line.turns._lines)

    asyncio.run(run())


def test_no_level_has_all_workers() -> None:
    async def run() -> None:
        line = Line()
        await line.comes("one", Asker("anna"))
        await line.comes("two", Asker("ben"))
        await line.comes("other", Asker("cleo"), "greedy")
        assert line.got == ["one", "other"]
        await line.end()

    asyncio.run(run())


def test_where_somebody_plays_or_watches_bots_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who comes to watch finds a table that goes on."""
    monkeypatch.setattr(taking, "_LOOK", 0.01)
    watched: set[str] = set()

    def of(host: str) -> Asker:
        return Asker(host, lambda: host in watched)

    async def run() -> None:
        watched.add("dora")
        line = Line()
        for host in ("anna", "ben", "cleo", "dora"):
            await line.comes(host, of(host))
        assert line.got == ["anna"]
        watched.add("cleo")
        await asyncio.sleep(0.05)
        for host in ("anna", "dora", "cleo"):
            await line.goes(of(host))
        assert line.got == ["anna", "dora", "cleo", "ben"]
        await line.end()

    asyncio.run(run())


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots alone do: whatever is quicker would be a weaker game, and for nobody's sake."""
    monkeypatch.setattr(taking, "_LOOK", 0.01)

    async def run() -> None:
        line = Line(longest=0.1)
        await line.comes("stuck", Asker("anna"))
        alone = await line.comes("alone", Asker("ben", lambda: False))
        assert not await asyncio.wait_for(await line.comes("watched", Asker("cleo")), 5)
        assert line.got == ["stuck", "not watched"]
        assert not alone.done()
        await line.end()

    asyncio.run(run())


def test_one_more_process_is_for_those_who_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "_LOOK", 0.01)
    monkeypatch.setattr(taking, "PATIENCE", 0.05)

    async def run() -> None:
        line = Line()
        for n in range(10):
            await line.comes(f"a{n}", Asker("anna"), f"level {n}")
        await asyncio.sleep(0.2)
        await line.comes("bots alone", Asker("ben", lambda: False), "greedy")
        assert line.got == ["a0", "a1"]
        await asyncio.wait_for(await line.comes("c", Asker("cleo"), "greedy"), 5)
        assert line.got == ["a0", "a1", "c"]
        await line.end()

    asyncio.run(run())


@pytest.mark.parametrize("given", [True, False])
def test_who_goes_away_in_the_line_keeps_no_turn(given: bool) -> None:
    async def run() -> None:
        line, anna, ben = Line(), Asker("anna"), Asker("ben")
        await line.comes("a", anna)
        gone = await line.comes("b", ben)
        if given:
            line.turns.give_back("sovereign", anna)  # the turn is there, but not heard of yet
            gone.cancel()
        else:
            gone.cancel()
            await asyncio.sleep(0)
            line.turns.give_back("sovereign", anna)
        await asyncio.sleep(0)
        assert not line.turns._levels
        await line.comes("c", ben)
        assert line.got == ["a", "c"]
        await line.end()

    asyncio.run(run())


def test_many_tables_of_bots_do_not_hold_others_up(tmp_path: Path) -> None:
    """Somebody begins as many tables as they may, of bots that think long, and leaves; another person plays."""

    async def run(address: Address) -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        bots = [{"kind": "bot", "level": "sovereign"}]
        for _ in range(8):
            made = await anna.post("/api/tables", options={"players": 4}, seats=[{}, *bots * 3])
            await anna.post(f"/api/tables/{made['id']}/start")
            await anna.post(f"/api/tables/{made['id']}/leave")
        assert (await anna.http.post("/api/tables", json={})).json()["code"] == "too-many"
        table = (await ben.post("/api/tables", options={"players": 2}, seats=[{}, *bots]))["id"]
        await ben.post(f"/api/tables/{table}/start")
        async with ben.connect(table) as socket:
            player = await Player(socket).hello()
            for _ in range(3):
                while not player.asked:
                    await asyncio.wait_for(player.hear(), 10)
                key = await player.answer()
                while key not in player.taken:
                    await player.hear()
        for one in (anna, ben):
            await one.close()

    with serving(tmp_path, bot_workers=2, bot_deadline=3.0, max_tables=8) as address:
        asyncio.run(run(address))


def test_many_hosts_of_one_network_share_one_turn() -> None:
    async def run() -> None:
        line, anna = Line(), Asker("anna", origin="home")
        guests = [Asker(f"guest{n}", origin="elsewhere") for n in range(8)]
        for n, guest in enumerate(guests):
            for m in range(4):
                await line.comes(f"g{n}.{m}", guest)
        await line.comes("a0", anna)
        await line.comes("a1", anna)
        for who in (guests[0], anna, guests[1], anna, guests[2]):
            await line.goes(who)
        assert line.got == ["g0.0", "a0", "g1.0", "a1", "g2.0", "g3.0"]
        await line.end()

    asyncio.run(run())


def test_one_network_gets_no_more_processes_however_many_hosts_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "PATIENCE", 0.0)

    async def run() -> None:
        line, anna = Line(), Asker("anna", origin="home")
        guests = [Asker(f"guest{n}", origin="elsewhere") for n in range(8)]
        for level in ("sovereign", "greedy"):
            for guest in guests:
                await line.comes(f"{guest.host} {level}", guest, level)
        await asyncio.sleep(0.6)  # the queue has looked twice
        assert len(line.got) == 2, "two workers, and no further one for the same network"
        await line.comes("anna", anna, "clerk")
        await asyncio.sleep(0.6)
        assert line.got[2:] == ["anna"]
        await line.end()

    asyncio.run(run())
