"""A new name reaches the own tables, open and running; finished games keep the names they had."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kerys.server.accounts.accounts import has_own_name
from kerys.server.domain import entries as e
from kerys.server.domain.log import replay_rows
from kerys.server.live.registry import TableRegistry
from kerys.server.live.renaming import pass_on
from kerys.server.storage import Person
from kerys.words import languages
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, ServerProcess, serving
from tests.server.live.test_overtaken_by_another_process import BEN, RUNNING, now, run, stored

TWO = {"options": {"players": 2}, "public": True}


def names(reply: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in reply["table"]["seats"]]


async def pair(address: Address) -> tuple[Somebody, Somebody, str]:
    anna, guest = await Somebody(address).enter("Anna"), await Somebody(address).enter()
    table = (await anna.post("/api/tables", **TWO))["id"]
    await guest.post(f"/api/tables/{table}/join")
    return anna, guest, table


def test_a_new_name_reaches_open_and_running_tables(address: Address) -> None:
    async def work() -> None:
        anna, ben, table = await pair(address)
        other = (await ben.post("/api/tables", **TWO))["id"]
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            question = player.question
            await ben.post("/api/me", name="  Ben \n")
            while player.table["seats"][1]["name"] != "Ben":
                await asyncio.wait_for(player.hear(), 10)
            assert player.question == question
        assert names(await anna.post(f"/api/tables/{table}")) == ["Anna", "Ben"]
        assert names(await ben.post(f"/api/tables/{other}")) == ["Ben", ""]
        listed = (await anna.get("/api/tables"))["open"]
        assert [one["seats"][0]["name"] for one in listed if one["id"] == other] == ["Ben"]
        await anna.close()
        await ben.close()

    asyncio.run(work())


def test_nobody_takes_the_name_of_another_at_the_table(address: Address) -> None:
    async def work() -> None:
        anna, ben, table = await pair(address)
        assert (await ben.post("/api/me", name="ANNA"))["name"] == "ANNA"
        assert names(await ben.post(f"/api/tables/{table}")) == ["Anna", "ANNA 2"]
        # A host without a seat is told apart from the others too, and writes under the new name.
        await anna.post(f"/api/tables/{table}/send-away", seat=0)
        await anna.post("/api/me", name="Cleo")
        await ben.post("/api/me", name="Cleo")
        assert names(await ben.post(f"/api/tables/{table}")) == ["", "Cleo 2"]
        await anna.close()
        await ben.close()

    asyncio.run(work())


def test_who_is_muted_stays_so_under_a_new_name(address: Address) -> None:
    async def work() -> None:
        anna, ben, table = await pair(address)
        async with ben.connect(table) as socket, anna.connect(table) as other:
            player, host = await Player(socket).hello(), await Player(other).hello()
            await ben.post("/api/me", name="Ben")
            await player.send("say", text="hello", key="k1")
            while not host.chat:
                await asyncio.wait_for(host.hear(), 10)
            assert host.chat[0]["name"] == "Ben", "also over a connection from before"
            await anna.post(f"/api/tables/{table}/mute", name="Ben")
            await ben.post("/api/me", name="Somebody else")
            await player.send("say", text="hello again", key="k2")
            while not player.problems:
                await asyncio.wait_for(player.hear(), 10)
            assert player.problems[0]["code"] == "muted"
        await anna.close()
        await ben.close()

    asyncio.run(work())


def test_a_finished_game_keeps_its_names_and_the_next_one_has_the_new_ones(address: Address) -> None:
    async def work() -> None:
        anna, ben, table = await pair(address)
        await ben.post("/api/me", name="Ben")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            await asyncio.wait_for(asyncio.gather(*[player.play_on() for player in players]), 60)
        await ben.post("/api/me", name="Bernd")
        assert names(await ben.post(f"/api/tables/{table}")) == ["Anna", "Ben"]
        replay = await ben.get(f"/api/tables/{table}/replay")
        assert names(replay) == ["Anna", "Ben"]
        assert "Bernd" not in (await ben.get(f"/api/tables/{table}/record"))["record"]
        await anna.post("/api/me", name="Bernd")  # who asks for the next game is its host
        again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
        assert names(await anna.post(f"/api/tables/{again}")) == ["Bernd", "Bernd 2"]
        await anna.close()
        await ben.close()

    asyncio.run(work())


def test_the_new_name_is_there_after_a_restart(tmp_path: Path) -> None:
    async def begin(address: Address) -> tuple[Somebody, str]:
        anna, ben, table = await pair(address)
        await anna.post(f"/api/tables/{table}/start")
        await ben.post("/api/me", name="Ben")
        await ben.close()
        return anna, table

    async def look(address: Address, anna: Somebody, table: str) -> list[str]:
        again = Somebody(address)
        again.http.cookies = anna.http.cookies
        return names(await again.post(f"/api/tables/{table}"))

    with serving(tmp_path) as address:
        anna, table = asyncio.run(begin(address))
    with serving(tmp_path) as address:
        assert asyncio.run(look(address, anna, table)) == ["Anna", "Ben"]


def test_a_new_name_reaches_the_other_process(postgres: Postgres, tmp_path: Path) -> None:
    async def work(here: Address, there: Address) -> None:
        anna, ben, table = await pair(here)
        await anna.post(f"/api/tables/{table}/start")
        elsewhere = Somebody(there)
        elsewhere.http.cookies = ben.http.cookies
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            await elsewhere.post("/api/me", name="Ben")
            while player.table["seats"][1]["name"] != "Ben":
                await asyncio.wait_for(player.hear(), 20)
        for one in (anna, ben, elsewhere):
            await one.close()

    url = postgres.fresh_database("renaming")
    servers = [ServerProcess(tmp_path, tmp_path / f"{n}.log", database=url) for n in range(2)]
    try:
        for one in servers:
            one.start()
        asyncio.run(work(servers[0].address, servers[1].address))
    finally:
        for one in servers:
            one.stop()


def test_who_was_overtaken_is_renamed_once(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        await one.store.backend.write([("INSERT INTO members VALUES (?, ?)", ("ben", "table"))])
        bernd = BEN._replace(name="Bernd")
        for registry in (one, two, one):
            await pass_on(registry, bernd)
        assert [seat.name for seat in (await now(one)).seats] == ["Anna", "Bernd", "Cleo"]
        assert (await stored(one))[len(RUNNING) :] == [e.Renamed(person="ben", name="Bernd")]

    run(tmp_path, RUNNING, work)


def test_a_table_that_is_broken_keeps_no_other_from_hearing_of_it(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        members = [("INSERT INTO members VALUES (?, ?)", ("ben", table)) for table in ("table", "broken")]
        await one.store.backend.write(members)
        await one.journal.create("broken", RUNNING, [])
        await one.store.backend.write([("UPDATE entries SET body = 'x' WHERE table_id = 'broken'", ())])
        await pass_on(one, BEN._replace(name="Bernd"))
        assert (await now(one)).seats[1].name == "Bernd"

    run(tmp_path, RUNNING, work)


def test_an_entry_about_somebody_who_is_not_there_does_not_fit() -> None:
    wrong = e.Renamed(person="dan", name="Dan")
    rows = [(n, 1.0, e.written(entry)) for n, entry in enumerate([*RUNNING, wrong], 1)]
    assert replay_rows("t", rows[:-1]).seats[1].name == "Ben"
    with pytest.raises(Exception, match=f"entry {len(rows)}"):
        replay_rows("t", rows)


def test_new_names_are_limited(tmp_path: Path) -> None:
    async def work(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        replies = [await anna.http.post("/api/me", json={"name": f"Anna {n}"}) for n in range(4)]
        assert [reply.status_code for reply in replies] == [200, 200, 429, 429]
        assert (await anna.http.post("/api/me", json={"language": "de"})).status_code == 200
        await anna.close()

    with serving(tmp_path, sign_ins="3/day") as address:
        asyncio.run(work(address))


@pytest.mark.parametrize("language", languages())
def test_whoever_has_said_no_name_is_known_to_have_none(address: Address, language: str) -> None:
    async def work() -> None:
        guest = Somebody(address)
        assert not (await guest.post("/api/me", language=language))["named"]
        assert not (await guest.post("/api/me", language="en"))["named"], "in whatever language"
        assert (await guest.post("/api/me", name="Ben"))["named"]
        await guest.close()

    asyncio.run(work())


def test_names_that_only_begin_like_a_guests_are_own_names() -> None:
    for name in ("Guest", "Gast", "Guest of honour", "Guest ABCD", "A Guest abcd"):
        assert has_own_name(Person("id", name, None, "en")), name


def test_a_running_game_is_not_touched_by_a_name() -> None:
    renamed = [*RUNNING, e.Renamed(person="ben", name="Bernd")]
    before, after = (
        replay_rows("t", [(n, 1.0, e.written(entry)) for n, entry in enumerate(entries, 1)])
        for entries in (RUNNING, renamed)
    )
    assert before.game is not None and after.game is not None
    assert before.game.record == after.game.record
    assert (before.waiting, before.decision, before.due()) == (after.waiting, after.decision, after.due())
    assert [seat.person for seat in before.seats] == [seat.person for seat in after.seats]
