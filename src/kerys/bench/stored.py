"""Cold start of a server with many stored games: time until it answers, and until a stored game is open."""

import json
import random
import time
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from kerys.bench.processes import free_port, running_servers
from kerys.game import Game
from kerys.server.app import backend_for
from kerys.server.domain import entries as e
from kerys.server.domain.log import row_of, summary_of
from kerys.server.domain.table import Table
from kerys.server.protocol.setup import Setup
from kerys.server.settings import Settings
from kerys.server.storage import Store

_ANSWERS: Final = 120  # about the middle of a game of four
_NUMBERS: Final = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
_COPY_TABLES: Final = (
    f"{_NUMBERS} INSERT INTO tables (id, created, changed, stage, public, waiting, due, summary) "
    "SELECT t.id || 'x' || n.i, created, changed, stage, public, waiting, due, summary "
    "FROM tables t CROSS JOIN n WHERE t.id = ?"
)
_COPY_ENTRIES: Final = (
    f"{_NUMBERS} INSERT INTO entries (table_id, number, written, body) "
    "SELECT e.table_id || 'x' || n.i, number, written, body FROM entries e CROSS JOIN n WHERE e.table_id = ?"
)


async def store_games(settings: Settings, count: int) -> str:
    """Store `count` running games, copies of one played to its middle; return the id of one of them."""
    table, rows = Table(f"stored{time.time_ns() % 10**9}"), []
    chance, options = random.Random(1), {"players": 4, "kings_favour": True}
    entries: list[e.AnyEntry] = [e.Created(setup=Setup(options=options, public=True), host="nobody")]
    entries += [e.Joined(seat=seat, person=f"nobody{seat}", name=f"P{seat}") for seat in range(4)]
    entries.append(e.Started(record=Game(seed=1, **options).record))
    while len(entries) < _ANSWERS:
        for entry in entries[table.last :]:
            table.apply(table.last + 1, time.time(), entry)
            rows.append(row_of(table, time.time(), entry))
        assert table.game is not None
        seat = table.waiting[0]
        text = chance.choice(table.game.options(seat))
        entries.append(e.Answered(seat=seat, text=text, decision=table.decision))
    store = Store(backend_for(settings))
    await store.open()
    await store.create_table(rows, True, summary_of(table), [])
    await store.backend.write([(_COPY_TABLES, (count - 1, table.id)), (_COPY_ENTRIES, (count - 1, table.id))])
    await store.close()
    return f"{table.id}x1"


def cold_start(flags: list[str], stored: str) -> dict[str, Any]:
    """Measure the seconds from process start until the server is healthy, and until a stored game is loaded."""
    port = free_port()
    began = time.perf_counter()
    with running_servers("kerys", ["serve", "--port={port}", *flags], [port]):
        while not _healthy(port):
            time.sleep(0.01)
        ready = time.perf_counter() - began
        began = time.perf_counter()
        body = Request(
            f"http://127.0.0.1:{port}/api/tables/{stored}", b"{}", {"content-type": "application/json"}
        )
        with urlopen(body) as reply:
            assert json.load(reply)["table"]["stage"] == "running"
        opened = time.perf_counter() - began
    return {"cold start (s)": round(ready, 2), "a stored game opened (s)": round(opened, 3)}


def _healthy(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz") as reply:
            return bool(reply.status == 200)
    except URLError:
        return False
