"""What a database cannot keep harms only whoever sent it."""

import asyncio
from pathlib import Path

import pytest

from kerys.bots.base import with_options
from kerys.game import Game
from kerys.server.bots.pool import Workers
from kerys.server.bots.worker import Job
from kerys.server.storage import Backend, StorageUnavailable
from kerys.server.storage.postgres import PostgresBackend
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.helpers.client import Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, serving
from tests.server.transport.test_websocket import _raw

INSERT = "INSERT INTO settings (name, value) VALUES (?, ?)"
ODD = ["\0", "a\0b", "a b", "\u202e", "x" * 64, ""]


async def _goes_on(backend: Backend, bad: str) -> None:
    await backend.open()
    wrong = asyncio.ensure_future(backend.write([(INSERT, ("wrong", bad))]))
    await asyncio.gather(wrong, return_exceptions=True)
    assert isinstance(wrong.exception(), StorageUnavailable | None)
    assert await asyncio.wait_for(backend.write([(INSERT, ("right", "kept"))]), 20)
    assert await backend.read("SELECT value FROM settings WHERE name = ?", "right") == [("kept",)]
    await backend.close()


def test_the_writer_survives_what_it_cannot_write(tmp_path: Path) -> None:
    asyncio.run(_goes_on(SqliteBackend(tmp_path / "kerys.sqlite3"), "\ud800"))


def test_text_that_postgresql_cannot_keep_does_not_spoil_the_group(postgres: Postgres) -> None:
    async def run() -> None:
        backend = PostgresBackend(postgres.fresh_database("spoilt"))
        await backend.open()
        writes = [backend.write([(INSERT, (f"n{n}", "\0" if n == 3 else "fine"))]) for n in range(8)]
        assert await asyncio.gather(*writes) == [n != 3 for n in range(8)]
        await backend.close()

    asyncio.run(run())


def test_sessions_and_tables_that_cannot_be_are_not_looked_for(postgres: Postgres, tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna = await Somebody(address).enter("Anna")
        for odd in ODD:
            assert await anna.post("/api/sessions/end", session=odd) == {}
        for odd in ("%00", "a%00b", "..%2f", "%F0%9F%98%80", "x" * 21, "a/b", ""):
            reader, writer = await _raw(address, odd)
            assert (await reader.readline()).startswith(b"HTTP/1.1 404 "), odd
            writer.close()
        assert (await anna.get("/api/me"))["name"] == "Anna"
        await anna.close()

    with serving(tmp_path, database=postgres.fresh_database("odd")) as address:
        asyncio.run(run(address))


def _job(level: str) -> Job:
    game = Game(2, seed=1)
    view = game.view(0)
    return Job(level, 1, view, with_options(view.data["question"], game.options(0)))


async def _thought(level: str) -> str | None:
    workers = Workers(1, 10.0)
    try:
        return await workers.think(_job(level))
    finally:
        await workers.stop()


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_what_a_bot_sees_arrives_in_its_process(level: str) -> None:
    """Compiled or not: a job that cannot be read there looks like a bot that failed, and chance would play on."""
    assert asyncio.run(_thought(level)) in _job(level).options


def test_a_log_line_keeps_its_level(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot's level is not the line's."""
    assert asyncio.run(_thought("no such bot")) is None
    assert '"level": "warning", "event": "bot-stopped", "bot": "no such bot"' in capsys.readouterr().err
