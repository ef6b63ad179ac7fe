"""Playing again: seats are kept for everybody, and nothing begins before each has said that they play."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kerys.game import Game
from kerys.server.domain import entries as e
from kerys.server.domain.table import Table
from kerys.server.live.registry import TableRegistry
from kerys.server.live.seating import Seating
from kerys.server.protocol.setup import ClockSettings, Setup
from kerys.server.refusals import Refusal
from kerys.server.storage import Person
from tests.server.helpers.client import Somebody
from tests.server.helpers.server import Address, serving
from tests.server.live.test_overtaken_by_another_process import ANNA, BEN, CLEO, run


def over(*seats: e.AnyEntry) -> list[e.AnyEntry]:
    """A game that has been played to its end, with a clock and for ratings."""
    setup = Setup(options={"players": 3}, rated=True, clock=ClockSettings(bank=600, increment=5))
    game = Game(players=3, seed=1)
    while not game.over:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    ended = e.Ended(points=game.points, winners=game.winners)
    return [e.Created(setup=setup, host="anna"), *seats, e.Started(record=game.record), ended]


PEOPLE = over(*[e.Joined(seat=n, person=one.id, name=one.name) for n, one in enumerate((ANNA, BEN, CLEO))])


async def at(registry: TableRegistry, table_id: str) -> Table:
    async with registry.hold(table_id) as loaded:
        return loaded.table


def kept(table: Table) -> list[str]:
    return [seat.person for seat in table.seats if seat.invited]


async def refused(work: Any) -> str:
    with pytest.raises(Refusal) as found:
        await work
    return found.value.code


def test_nothing_begins_before_everybody_has_come(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        here, there = Seating(one), Seating(two)
        new = await here.rematch(ANNA, "table")
        assert kept(await at(one, new)) == ["ben", "cleo"]
        assert await refused(here.start(ANNA, new)) == "not-accepted"
        await there.rematch(BEN, "table")  # by asking for the same
        assert kept(await at(two, new)) == ["cleo"]
        assert await refused(there.start(ANNA, new)) == "not-accepted"
        await here.join(CLEO, new, None, "")  # or by sitting down there, whichever seat they name
        await here.join(CLEO, new, 0, "")
        await there.rematch(CLEO, "table")
        assert [type(e.read(body)) for _, _, body in await one.store.entries(new)] == [
            e.Created,
            *[e.Joined] * 3,
            *[e.Accepted] * 2,
        ]
        await here.start(ANNA, new)
        table = await at(one, new)
        assert table.stage == "running" and kept(table) == []

    run(tmp_path, PEOPLE, work)


def test_nobody_else_takes_a_seat_that_is_kept(tmp_path: Path) -> None:
    dan = Person("dan", "Dan", None, "en")

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        here = Seating(one)
        new = await here.rematch(ANNA, "table")
        invitation = await here.invitation(ANNA, new, renew=False)
        assert await refused(here.join(dan, new, 1, invitation)) == "taken"
        assert await refused(here.seat_bot(ANNA, new, 1, "random")) == "taken"
        # The host frees it, and somebody else or a bot has it.
        await here.send_away(ANNA, new, 1)
        await here.join(dan, new, 1, invitation)
        await here.send_away(ANNA, new, 2)
        await here.seat_bot(ANNA, new, 2, "random")
        await here.start(ANNA, new)
        assert new not in await one.store.unfinished_tables_of("ben", 10)

    run(tmp_path, PEOPLE, work)


def test_who_was_not_there_may_still_come_if_a_seat_is_free(tmp_path: Path) -> None:
    """They were not sent away; whoever was needs a newer invitation."""

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        here = Seating(one)
        new = await here.rematch(ANNA, "table")
        invitation = await here.invitation(ANNA, new, renew=False)
        await here.send_away(ANNA, new, 1)
        await here.join(BEN, new, None, invitation)
        assert kept(await at(one, new)) == ["cleo"]
        await here.send_away(ANNA, new, 1)
        assert await refused(here.join(BEN, new, None, invitation)) == "not-allowed"

    run(tmp_path, PEOPLE, work)


def test_who_does_not_want_to_leaves_and_frees_the_seat(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        here = Seating(one)
        new = await here.rematch(ANNA, "table")
        await here.leave(BEN, new)
        assert [seat.person for seat in (await at(one, new)).seats] == ["anna", "", "cleo"]
        assert await refused(here.start(ANNA, new)) == "not-full"
        # Whoever is here becomes host rather than somebody who has not come.
        await here.send_away(ANNA, new, 0)
        await here.rematch(CLEO, "table")
        await here.leave(ANNA, new)
        assert (await at(one, new)).host == "cleo"

    run(tmp_path, PEOPLE, work)


def test_the_host_who_leaves_hands_on_to_somebody_who_is_here(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        here = Seating(one)
        new = await here.rematch(ANNA, "table")
        await here.rematch(CLEO, "table")
        await here.leave(ANNA, new)
        assert (await at(one, new)).host == "cleo"
        await here.leave(CLEO, new)
        assert (await at(one, new)).host == "ben", "the table is still there for whoever comes"
        assert await refused(here.start(BEN, new)) == "not-full"

    run(tmp_path, PEOPLE, work)


def test_with_bots_alone_it_can_begin_at_once(tmp_path: Path) -> None:
    bots = [e.BotSat(seat=n, level="random") for n in (1, 2)]

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        new = await Seating(one).rematch(ANNA, "table")
        await Seating(one).start(ANNA, new)
        assert (await at(one, new)).stage == "running"

    run(tmp_path, over(e.Joined(seat=0, person="anna", name="Anna"), *bots), work)


def test_everybody_sees_who_has_not_come_and_it_stays_after_a_restart(tmp_path: Path) -> None:
    async def begin(address: Address) -> tuple[Somebody, str]:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        setup = {"options": {"players": 2}, "public": True, "rated": True}
        table = (await anna.post("/api/tables", **setup))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        for one in (anna, ben):  # bots play it to the end
            await one.post(f"/api/tables/{table}/leave")
        while (await anna.post(f"/api/tables/{table}"))["table"]["points"] == []:
            await asyncio.sleep(0.05)
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        await ben.close()
        return anna, again

    async def look(address: Address, anna: Somebody, table: str) -> None:
        again = Somebody(address)
        again.http.cookies = anna.http.cookies
        seats = (await again.post(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["invited"] for seat in seats] == [False, True]
        mine = (await again.get("/api/tables"))["mine"]
        assert [[seat["invited"] for seat in one["seats"]] for one in mine if one["id"] == table] == [
            [False, True]
        ]
        reply = await again.http.post(f"/api/tables/{table}/start", json={})
        assert (reply.status_code, reply.json()["code"]) == (400, "not-accepted")
        await again.close()

    with serving(tmp_path) as address:
        anna, table = asyncio.run(begin(address))
    with serving(tmp_path) as address:
        asyncio.run(look(address, anna, table))
