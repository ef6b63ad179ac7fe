"""Another process was first, and we had not heard of it: everybody still gets what they asked for, and once.

Two registries on one SQLite file never hear of each other, so whatever the second does was overtaken by the first.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kerys.game import Game
from kerys.server.domain import entries as e
from kerys.server.domain.table import Table
from kerys.server.live import scheduler as driving
from kerys.server.live.bot_seats import Bots
from kerys.server.live.commands import say
from kerys.server.live.journal import Journal
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.live.seating import Seating
from kerys.server.live.table import LiveTable
from kerys.server.protocol.messages import Say
from kerys.server.protocol.setup import ClockSettings, Setup
from kerys.server.settings import Settings
from kerys.server.storage import Person, Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.live.test_clocks import SlowEnvironment, Thinking

ANNA, BEN, CLEO = (Person(name.lower(), name, None, "en") for name in ("Anna", "Ben", "Cleo"))
Two = tuple[TableRegistry, TableRegistry]
SEATED: list[e.AnyEntry] = [
    e.Created(
        setup=Setup(options={"players": 3}, public=True, clock=ClockSettings(per_answer=60)), host="anna"
    ),
    e.Joined(seat=0, person="anna", name="Anna"),
]
RUNNING: list[e.AnyEntry] = [
    *SEATED,
    e.Joined(seat=1, person="ben", name="Ben"),
    e.Joined(seat=2, person="cleo", name="Cleo"),
    e.Started(record=Game(players=3, seed=1).record),
]


@asynccontextmanager
async def two_registries(folder: Path, entries: list[e.AnyEntry]) -> AsyncIterator[Two]:
    """Both have the table in memory."""
    environment = SlowEnvironment()
    one, two = (
        TableRegistry(Store(SqliteBackend(folder / "kerys.sqlite3")), Settings(), environment)
        for _ in range(2)
    )
    for registry in (one, two):
        await registry.open()
    await one.journal.create("table", entries, ["anna"])
    for registry in (one, two):
        await now(registry)
    yield one, two
    for registry in (one, two):
        await registry.close()


async def now(registry: TableRegistry) -> Table:
    async with registry.hold("table") as loaded:
        return loaded.table


async def stored(registry: TableRegistry) -> list[e.AnyEntry]:
    return [e.read(body) for _, _, body in await registry.store.entries("table")]


def run(
    folder: Path, entries: list[e.AnyEntry], work: Callable[[TableRegistry, TableRegistry], Awaitable[None]]
) -> None:
    async def both() -> None:
        async with two_registries(folder, entries) as registries:
            await work(*registries)

    asyncio.run(both())


def test_who_joins_at_two_processes_sits_once(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        await Seating(one).join(BEN, "table", None, "")
        await Seating(two).join(BEN, "table", None, "")
        await Seating(one).join(CLEO, "table", None, "")
        assert [seat.person for seat in (await now(one)).seats] == ["anna", "ben", "cleo"]
        assert len(await stored(one)) == 4

    run(tmp_path, SEATED, work)


def test_who_was_sent_away_meanwhile_does_not_sit_down(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        await Seating(one).join(BEN, "table", None, "")
        await Seating(one).send_away(ANNA, "table", 1)
        with pytest.raises(Exception, match="sent you away"):
            await Seating(two).join(BEN, "table", None, "")

    run(tmp_path, SEATED, work)


def test_a_rematch_asked_for_at_two_processes_is_one_table(tmp_path: Path) -> None:
    game = Game(players=3, seed=1)
    while not game.over:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    over = [*RUNNING[:-1], e.Started(record=game.record), e.Ended(points=game.points, winners=game.winners)]

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        found = await Seating(one).rematch(ANNA, "table")
        assert await Seating(two).rematch(BEN, "table") == found
        assert await one.store.table_ids() == sorted([found, "table"])
        async with two.hold(found) as loaded:
            assert [seat.person for seat in loaded.table.seats] == ["anna", "ben", "cleo"]

    run(tmp_path, over, work)


def test_going_away_and_coming_back_is_done_though_somebody_answered(tmp_path: Path) -> None:
    """A refusal would also tell that somebody just answered in secret."""

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        async with one.hold("table") as loaded:
            await one.journal.commit(loaded, _bid(loaded, 1))
        async with two.hold("table") as loaded:
            await Seating(two).away(loaded, "anna")
        async with one.hold("table") as loaded:
            await Seating(one).away(loaded, "anna")  # is away already
        async with one.hold("table") as loaded:
            await Seating(one).back(loaded, "anna")
        kinds = [type(entry) for entry in await stored(one)]
        assert kinds[len(RUNNING) :] == [e.Answered, e.WentAway, e.CameBack]

    run(tmp_path, RUNNING, work)


def test_a_line_sent_to_two_processes_is_said_once(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        for registry, key in ((one, "k1"), (two, "k1"), (one, "k2")):
            async with registry.hold("table") as loaded:
                await say(registry.journal, loaded, "anna", "Anna", Say(text="Hello.", key=key))
        assert [line.number for line in (await now(one)).chat] == [1, 2]

    run(tmp_path, RUNNING, work)


def test_who_answered_in_time_at_another_process_does_not_go_away(tmp_path: Path) -> None:
    async def work(one: TableRegistry, two: TableRegistry) -> None:
        async with one.hold("table") as loaded:
            await one.journal.commit(loaded, _bid(loaded, 1))
        environment = two.environment
        assert isinstance(environment, SlowEnvironment)
        environment.time += 61
        scheduler = Scheduler(two, Thinking(environment, 0.0))
        await scheduler._due_now("table")
        await scheduler.stop()
        away = [entry.seat for entry in await stored(one) if isinstance(entry, e.WentAway)]
        assert away == [0, 2]

    run(tmp_path, RUNNING, work)


def test_a_bots_answer_is_to_the_question_it_was_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if another process answers while the bot has not even begun to think."""
    entries = [*RUNNING[:3], e.BotSat(seat=2, level="greedy"), RUNNING[-1]]
    thought: list[int] = []

    async def answered(
        journal: Journal, live: LiveTable, seat: int, decision: int, text: str, by: str
    ) -> None:
        thought.append(decision)

    async def work(one: TableRegistry, two: TableRegistry) -> None:
        heard: list[Any] = []
        for seat in (0, 1, 2):
            async with one.hold("table") as loaded:
                await one.journal.commit(loaded, _bid(loaded, seat))
        heard += (await one.store.entries("table"))[len(entries) :]
        made = Bots.job

        def job(self: Bots, table: Table, seat: int) -> Any:
            for entry in heard:
                asyncio.get_running_loop().call_soon(two._receive, "table", entry)
            return made(self, table, seat)

        monkeypatch.setattr(Bots, "job", job)
        monkeypatch.setattr(driving, "answer_for_bot", answered)
        assert isinstance(two.environment, SlowEnvironment)
        scheduler = Scheduler(two, Thinking(two.environment, 0.0))
        asked = (await now(two)).decision
        await scheduler._due_now("table")
        await scheduler.stop()
        assert (await now(two)).decision > asked
        assert thought == [asked]

    run(tmp_path, entries, work)


def _bid(loaded: LiveTable, seat: int) -> e.Answered:
    table = loaded.table
    assert table.game is not None
    return e.Answered(seat=seat, text=table.game.options(seat)[0], decision=table.decision)
