"""Ratings: of games that end at the same time, all count."""

import asyncio
from pathlib import Path

import pytest

from kerys import Game
from kerys.server.bots.pool import Workers
from kerys.server.domain import entries as e
from kerys.server.environment import Environment
from kerys.server.live.registry import TableRegistry
from kerys.server.live.scheduler import Scheduler
from kerys.server.protocol.setup import Setup
from kerys.server.settings import Settings
from kerys.server.storage import Store
from kerys.server.storage.postgres import PostgresBackend
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.postgres import Postgres

PEOPLE = ["anna", "ben"]
TABLES = ["one", "two", "three"]


async def is_accounted_for(registry: TableRegistry, table: str) -> bool:
    async with registry.hold(table) as loaded:
        return loaded.table.ended is not None


async def _all_end(registries: list[TableRegistry], game: Game) -> None:
    """Each table's game ends at another registry."""
    for registry in registries:
        await registry.open()
    schedulers = [Scheduler(registry, Workers(1, 5.0)) for registry in registries]
    for table in TABLES:
        seats = [e.Joined(seat=n, person=one, name=one) for n, one in enumerate(PEOPLE)]
        created = e.Created(setup=Setup(options={"players": 2}, rated=True), host="anna")
        await registries[0].journal.create(table, [created, *seats, e.Started(record=game.record)], PEOPLE)
    at = {table: n % len(registries) for n, table in enumerate(TABLES)}
    await asyncio.gather(*[schedulers[at[table]]._due_now(table) for table in TABLES])
    for table in TABLES:  # what was not first is done again
        while not await is_accounted_for(registries[at[table]], table):
            await asyncio.sleep(0.01)
    ratings = {one.person: one for one in await registries[0].store.ratings(PEOPLE, 2)}
    assert [ratings[one].games for one in PEOPLE] == [3, 3]
    rows = await registries[0].store.backend.read(
        "SELECT person, number FROM rated_games ORDER BY person, number"
    )
    assert rows == [(one, number) for one in PEOPLE for number in range(1, 4)]
    for scheduler, registry in zip(schedulers, registries, strict=True):
        await scheduler.stop()
        await registry.close()


@pytest.fixture(scope="module")
def game() -> Game:
    """One that is over."""
    game = Game(players=2, seed=1)
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    return game


def test_games_that_end_at_once_all_count(game: Game, tmp_path: Path) -> None:
    registry = TableRegistry(Store(SqliteBackend(tmp_path / "kerys.sqlite3")), Settings(), Environment())
    asyncio.run(_all_end([registry], game))


def test_games_that_end_at_once_in_several_processes_all_count(game: Game, postgres: Postgres) -> None:
    url = postgres.fresh_database("ratings")
    registries = [TableRegistry(Store(PostgresBackend(url)), Settings(), Environment()) for _ in TABLES]
    asyncio.run(_all_end(registries, game))
