"""What nobody may know is not seen by waiting either: who ran out of time, how soon a bot answers, when a ping does."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kerys.engine.options import options
from kerys.server.bots.queue import Asker
from kerys.server.bots.worker import Job
from kerys.server.domain import entries as e
from kerys.server.domain.hosted_game import HostedGame
from kerys.server.domain.log import summary_of
from kerys.server.domain.table import Table
from kerys.server.environment import Environment
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.live.table import LiveTable, TableState
from kerys.server.protocol.messages import AnyToClient, Hello, Pong, TableChanged
from kerys.server.protocol.setup import Setup
from kerys.server.settings import Settings
from kerys.server.storage import Store
from tests.secrecy.test_secrecy import _copy
from tests.secrecy.twins import play_random
from tests.server.encoding.test_viewer_secrecy import Watching, table_with
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.damage import LOG, ON_SQLITE, damaged, registry_with, sqlite
from tests.server.helpers.server import Address, serving
from tests.server.helpers.sessions import TestSession
from tests.server.live.test_clocks import SlowEnvironment, Thinking

FAVOUR = {"players": 4, "kings_favour": True}
OUT = 1_000.0  # when the banks of all are empty


def _at_favour() -> HostedGame:
    chance = random.Random(3)
    game = HostedGame(**FAVOUR, seed=3)
    while game.question is None or game.question["kind"] != "favour" or len(game.waiting) < 4:
        play_random(game, chance)
    return game


def _away(table: Table, seat: int) -> None:
    table.apply(table.last + 1, OUT, e.WentAway(seat=seat, out_of_time=True))


def _messages(watching: Watching) -> list[AnyToClient]:
    return [msgspec.json.decode(one, type=AnyToClient) for one in watching.viewers[0].messages(OUT)]


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_whose_time_runs_out_does_not_tell_who_has_chosen_a_favour(viewer: int | None) -> None:
    """Seat 1 chose in secret and seat 2 did not, or the other way round."""

    async def run() -> None:
        game = _at_favour()
        watching = []
        for chose, late in ((1, 2), (2, 1)):
            one = Watching(table_with(FAVOUR, _copy(game)), viewer)
            one.answer(chose, game.options(chose)[0])
            one.got(OUT)
            _away(one.table, late)
            watching.append(one)
        here, there = watching
        assert here.got(OUT) == there.got(OUT)
        assert summary_of(here.table) == summary_of(there.table)
        here.table.apply(
            here.table.last + 1, OUT, e.CameBack(seat=2)
        )  # and whoever comes back is not seen either
        assert here.got(OUT) == there.got(OUT)

    asyncio.run(run())


def test_who_ran_out_of_time_is_told_so_at_once_and_the_others_when_the_question_is_settled() -> None:
    async def run() -> None:
        game = _at_favour()
        table = table_with(FAVOUR, _copy(game))
        late, other = Watching(table, 2), Watching(table, 0)
        for one in (late, other):
            one.got(OUT)
        _away(table, 2)
        (told,) = [one for one in _messages(late) if isinstance(one, TableChanged)]
        assert told.table.seats[2].away
        assert not _messages(other)
        for seat in range(4):
            late.answer(seat, game.options(seat)[0])
        assert table.question is not None and table.question["kind"] != "favour"
        changed = [one for one in _messages(other) if isinstance(one, TableChanged)]
        assert [one.table.seats[2].away for one in changed] == [True]

    asyncio.run(run())


def test_at_other_questions_everybody_sees_at_once_whose_time_ran_out() -> None:
    async def run() -> None:
        table = table_with(FAVOUR, HostedGame(**FAVOUR, seed=3))
        other = Watching(table, 0)
        other.got(OUT)
        _away(table, 2)
        (told,) = [one for one in _messages(other) if isinstance(one, TableChanged)]
        assert told.table.seats[2].away

    asyncio.run(run())


# --- Bots without a choice ------------------------------------------------------------------------------------


def test_a_bot_without_a_choice_takes_as_long_as_others_of_its_level(tmp_path: Path) -> None:
    async def run() -> None:
        environment = SlowEnvironment()
        registry = TableRegistry(Store(sqlite(tmp_path)), Settings(), environment)
        view: Any = None
        scheduler = Scheduler(registry, Thinking(environment, 2.5))

        async def took(options: list[str]) -> float:
            began = environment.now()
            question = {"options": options}
            assert (
                await scheduler._bots.answer("table", 0, Job("greedy", 1, view, question), Asker())
                == options[0]
            )
            return environment.now() - began

        assert await took(["front 3"]) == 0, "nobody knows yet how long they take"
        assert await took(["front 3", "front 1"]) == 2.5
        assert await took(["front 3"]) == 2.5
        environment.time += 3_600
        assert await took(["front 3"]) == 0, "that was long ago"

    asyncio.run(run())


# --- Pings while somebody's answer is being written -----------------------------------------------------------


def _has_all(viewer: TestSession) -> bool:
    return viewer.has_all


def test_a_ping_does_not_wait_for_somebodys_answer_to_be_written() -> None:
    async def run() -> None:
        game = _at_favour()
        live, table = LiveTable("table"), table_with(FAVOUR, game)
        live.publish(table)
        viewer = TestSession(live, "", Hello())
        assert not _has_all(viewer)
        viewer.messages(OUT)
        assert _has_all(viewer)
        answered = e.Answered(seat=1, text=game.options(1)[0], decision=table.decision)
        table.apply(table.last + 1, OUT, answered)
        live.state = TableState.COMMITTING
        assert _has_all(viewer), "what is not durable has not happened"
        viewer.session.reply(Pong(number=7))
        assert [msgspec.json.decode(one, type=AnyToClient) for one in viewer.messages(OUT)] == [
            Pong(number=7)
        ]
        live.state = TableState.READY
        assert not _has_all(viewer)
        viewer.messages(OUT)
        viewer.change_language("de")
        live.state = TableState.COMMITTING
        assert not _has_all(viewer), "it waits for everything in another language"

    asyncio.run(run())


# --- Private tables that are broken ---------------------------------------------------------------------------


def test_that_a_private_table_is_broken_is_told_to_those_who_sit_there(tmp_path: Path) -> None:
    private = [e.Created(setup=Setup(options={"players": 3}), host="anna"), *LOG[1:]]

    async def prepare(person: str) -> None:
        async with registry_with(sqlite(tmp_path)) as registry:
            await registry.journal.create("broken", private, [person])
            await damaged(registry, "broken", ON_SQLITE["made twice"])

    async def told(somebody: Somebody, table: str) -> tuple[int, str, str]:
        reply = await somebody.http.post(f"/api/tables/{table}", json={})
        async with somebody.connect(table) as socket:
            player = Player(socket)
            await player.send("hello")
            await player.hear()
        assert player.problems[0]["code"] == reply.json()["code"]
        return reply.status_code, reply.json()["code"], reply.headers["content-length"]

    async def run(address: Address) -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        async with registry_with(sqlite(tmp_path)) as registry:
            (person,) = await registry.store.people_named("Anna", 1)
        await prepare(person)
        assert (await told(anna, "broken"))[:2] == (400, "broken")
        assert await told(ben, "broken") == await told(ben, "nothing")
        for somebody in (anna, ben):
            await somebody.close()

    with serving(tmp_path) as address:
        asyncio.run(run(address))


# --- Deals ----------------------------------------------------------------------------------------------------


def test_every_stream_of_a_deal_has_a_large_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first rounds show of one stream says nothing about the others, nor about the rest of its own."""
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return (1 << bits) - len(asked)

    monkeypatch.setattr("kerys.server.environment.secrets.randbits", randbits)
    chosen = options(players=5, events=True)
    Environment().deal(chosen)
    assert asked == [128] * 7
    monkeypatch.undo()
    deals = {tuple(Environment().deal(chosen).cells) for _ in range(20)}
    assert len(deals) == 20
    assert all(sorted(one[:5]) == [1, 2, 3, 4, 5] for one in deals)
