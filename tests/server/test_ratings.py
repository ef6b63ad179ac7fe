"""Ratings: of games that end at the same time, all count."""

import asyncio
from pathlib import Path

from kerys import Game
from kerys.server.driver import Driver
from kerys.server.hub import Hub
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.sqlite import SqliteBackend
from kerys.server.table import entries as e
from kerys.server.table.setup import Setup
from kerys.server.workers import Workers
from kerys.server.world import World

PEOPLE = ["anna", "ben"]
TABLES = ["one", "two", "three"]


async def is_accounted_for(hub: Hub, table: str) -> bool:
    async with hub.hold(table) as loaded:
        return loaded.table.ended is not None


def test_games_that_end_at_once_all_count(tmp_path: Path) -> None:
    game = Game(players=2, seed=1)
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])

    async def run() -> None:
        hub = Hub(Store(SqliteBackend(tmp_path / "kerys.sqlite3")), Settings(), World())
        await hub.open()
        driver = Driver(hub, Workers(1, 5.0))
        for table in TABLES:
            seats = [e.Joined(seat=n, person=one, name=one) for n, one in enumerate(PEOPLE)]
            created = e.Created(setup=Setup(options={"players": 2}, rated=True), host="anna")
            await hub.create(table, [created, *seats, e.Started(record=game.record)], PEOPLE)
        await asyncio.gather(*[driver._due_now(table) for table in TABLES])
        for table in TABLES:  # what was not first is done again
            while not await is_accounted_for(hub, table):
                await asyncio.sleep(0.01)
        ratings = {one.person: one for one in await hub.store.ratings(PEOPLE, 2)}
        assert [ratings[one].games for one in PEOPLE] == [3, 3]
        rows = await hub.store.backend.read("SELECT person, number FROM rated_games ORDER BY person, number")
        assert rows == [(one, number) for one in PEOPLE for number in range(1, 4)]
        await driver.stop()
        await hub.close()

    asyncio.run(run())
