"""Tables whose stored entries were damaged: by a disk, by hand, by another program."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from kerys.game import Game
from kerys.server.domain import entries as e
from kerys.server.live.registry import TableRegistry
from kerys.server.protocol.setup import Setup
from kerys.server.settings import Settings
from kerys.server.storage import Backend, Store
from kerys.server.storage.sqlite import SqliteBackend
from tests.server.live.test_clocks import SlowEnvironment

Damage = tuple[str, Any]  # what is set, and to what

# A bot is to answer, so something is due; the last entry is the one that is damaged.
LOG: Final[list[e.AnyEntry]] = [
    e.Created(setup=Setup(options={"players": 3}, public=True), host="anna"),
    e.Joined(seat=0, person="anna", name="Anna"),
    e.Joined(seat=1, person="ben", name="Ben"),
    e.BotSat(seat=2, level="greedy"),
    e.Started(record=Game(players=3, seed=1).record),
    e.Said(person="anna", name="Anna", text="Hello.", seat=0),
]
LAST: Final = len(LOG)


def _body(entry: e.AnyEntry) -> Damage:
    return "body = ?", e.written(entry)


# What every database lets pass.
ANYWHERE: Final[dict[str, Damage]] = {
    "no entry": ("body = ?", ""),
    "nested without end": ("body = ?", '{"kind":"closed","more":' + "[" * 100_000),
    "a number left out": ("number = ?", LAST + 1),
    "a host without a seat": _body(e.Hosted(host="nobody")),
    "nobody as host": _body(e.Hosted(host="")),
    "a seat before the first": _body(e.WentAway(seat=-1)),
    "a seat after the last": _body(e.WentAway(seat=3)),
    "a huge seat": _body(e.WentAway(seat=10**30)),
    "a line from no seat": _body(e.Said(person="anna", name="Anna", text="Hello.", seat=3)),
    "less than no time left": _body(
        e.Answered(seat=0, text=Game(players=3, seed=1).options(0)[0], decision=0, left=-1.0)
    ),
    "a zero byte": _body(e.Answered(seat=0, text="bid \0", decision=0)),
    "made twice": _body(LOG[0]),
    "a game for more": _body(e.Started(record=Game(players=4, seed=1).record)),
    "a winner before the first": _body(e.Ended(points=[0, 0, 0], winners=[-1])),
}
# SQLite keeps anything anywhere.
ON_SQLITE: Final[dict[str, Damage]] = {
    **ANYWHERE,
    "no UTF-8": ("body = CAST(? AS TEXT)", b'{"\xff"'),
    "no UTF-8 in a name": (
        "body = CAST(? AS TEXT)",
        e.written(LOG[-1]).encode().replace(b"Anna", b"Ann\xe4"),
    ),
    "no UTF-8 that nobody needs": ("body = CAST(? AS TEXT)", b'{"kind":"closed","more":"\xff"}'),
    "no text": ("body = ?", b"\x00\xff"),
    "a time in words": ("written = ?", "abc"),
    "bytes as time": ("written = ?", b"1"),
    "an endless time": ("written = ?", float("inf")),
    "a number in words": ("number = ?", "abc"),
}
ON_POSTGRES: Final[dict[str, Damage]] = {
    **ANYWHERE,
    "an endless time": ("written = ?", float("inf")),
    "no time": ("written = ?", float("nan")),
}

kinds_of_damage = pytest.mark.parametrize("damage", ON_SQLITE.values(), ids=ON_SQLITE.keys())
BROKEN: Final = {"bad": True, "good": False}


@asynccontextmanager
async def registry_with(backend: Backend, *tables: str) -> AsyncIterator[TableRegistry]:
    """A registry with tables that are stored and not in memory."""
    registry = TableRegistry(Store(backend), Settings(), SlowEnvironment())
    await registry.open()
    for table in tables:
        await registry.journal.create(table, LOG, ["anna"])
    yield registry
    await registry.close()


async def damaged(registry: TableRegistry, table: str, damage: Damage) -> None:
    """Its last entry is damaged, and it is due before all others."""
    what, value = damage
    spoilt = f"UPDATE entries SET {what} WHERE table_id = ? AND number = ?"
    first = "UPDATE tables SET due = -1e11 WHERE id = ?"
    assert await registry.store.backend.write([(spoilt, (value, table, LAST)), (first, (table,))])


async def marks(registry: TableRegistry) -> dict[str, bool]:
    """Which tables are marked as broken."""
    rows = await registry.store.backend.read("SELECT id, broken FROM tables ORDER BY id")
    return {table: why is not None for table, why in rows}


def sqlite(folder: Path) -> Backend:
    return SqliteBackend(folder / "kerys.sqlite3")


def run(backend: Backend, work: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """With a registry that has a table “bad”, so far sound, and another one."""

    async def all_of_it() -> None:
        async with registry_with(backend, "bad", "good") as registry:
            await work(registry)

    asyncio.run(all_of_it())


def logged(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """What was logged of trouble: only ever which table, which entry and what kind of error."""
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    lines = [line for line in lines if line["level"] != "info"]
    for line in lines:
        assert line.keys() <= {"at", "level", "event", "table", "entry", "error"}
        assert line.get("entry", LAST) == LAST
        assert str(line["error"]).isidentifier()
    return lines
