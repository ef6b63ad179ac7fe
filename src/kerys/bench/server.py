"""`kerys bench server`: a thousand players at 250 tables, against the real server and against a bare one.

The load runs in this process and the servers in processes of their own, so a machine with two cores has one for each.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

import uvloop

from kerys.bench.load import EchoSeat, Figures, Seat, Socket, Table
from kerys.bench.processes import DidNotStart, Process, busy, free_port, memory, started, taken_by_others
from kerys.bench.stored import cold_start, store_games
from kerys.server.settings import Settings

Results = dict[str, Any]

_LIMITS: Final = (
    "--requests=10000000/minute --sign-ins=100000/minute --messages=10000000/minute --max-tables=100000 "
    "--max-sockets=20000 --max-sockets-per-address=20000 --browser=off --log-level=error"
)
_QUICK: Final = {"tables": 40, "rate": 150.0, "seconds": 3.0, "stretches": 1, "warm_up": 1.0, "stored": 500}


def main(chosen: argparse.Namespace) -> int:
    """Measure and tell."""
    if chosen.processes > 1 and not chosen.database:
        print("kerys: several processes need a PostgreSQL (--database).", file=sys.stderr)
        return 2
    if chosen.quick:
        for name, value in _QUICK.items():
            setattr(chosen, name, value)
    try:
        with asyncio.Runner(
            loop_factory=uvloop.new_event_loop
        ) as runner:  # the load should cost little itself
            results = runner.run(_measure(chosen))
    except (DidNotStart, URLError, OSError) as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    _tell(results, as_json=chosen.json)
    return 0


async def _measure(chosen: argparse.Namespace) -> Results:
    results: Results = {
        "tables": chosen.tables,
        "clients": 4 * chosen.tables,
        "database": "PostgreSQL" if chosen.database else "SQLite",
        "processes": chosen.processes,
    }
    offered = f"{chosen.rate:,.0f} a second offered"
    runs = ((offered, chosen.tables / chosen.rate), ("as fast as it can", 0.0))
    with tempfile.TemporaryDirectory() as folder:
        flags = [f"--data={folder}", f"--database={chosen.database}", *_LIMITS.split()]
        for name, pace in runs:
            results[f"kerys, {name}"] = await _real(chosen, flags, pace)
        if chosen.stored:
            settings = Settings(data=folder, database=chosen.database)
            stored = await store_games(settings, chosen.stored)
            results[f"with {chosen.stored:,} stored games"] = await asyncio.to_thread(
                cold_start, flags, stored
            )
    size = results["kerys, as fast as it can"]["bytes a message"]
    for name, pace in runs:
        results[f"bare, {name}"] = await _bare(chosen, size, pace)
    fast = [results[f"{who}, as fast as it can"]["answers a second"] for who in ("kerys", "bare")]
    results["ratio to the bare server"] = round(fast[0] / max(1, fast[1]), 2)
    return results


# --- The real server ----------------------------------------------------------------------------------------


async def _real(chosen: argparse.Namespace, flags: list[str], pace: float) -> Results:
    ports = [free_port() for _ in range(chosen.processes)]
    with started("kerys", ["serve", "--port={port}", *flags], ports) as servers:
        cookies = _people(ports[0])

        async def sit_down(number: int, figures: Figures) -> list[Socket]:
            name = await asyncio.to_thread(_new_table, ports[0], cookies)
            table, sockets = Table(figures, pace, number), []
            for seat, cookie in enumerate(cookies):
                port = ports[(number + seat) % len(ports)]
                one = await _connect(port, f"/ws/tables/{name}", cookie, Seat(table).hear)
                one.send(b'{"type":"hello"}')
                sockets.append(one)
            return sockets

        return await _under_load(chosen, servers, sit_down, chosen.stretches if pace else 1)


def _people(port: int) -> list[str]:
    """Four people, by their cookies."""
    cookies = []
    for n in range(4):
        request = Request(f"http://127.0.0.1:{port}/api/me", b'{"name":"P%d"}' % n, _JSON)
        with urlopen(request) as reply:
            cookies.append(reply.headers["set-cookie"].split(";")[0])
    return cookies


def _new_table(port: int, cookies: list[str]) -> str:
    """A table where all four play."""
    setup = {"options": {"players": 4, "kings_favour": True}, "public": True}
    name = str(_post(port, cookies[0], "/api/tables", setup)["id"])
    for cookie in cookies[1:]:
        _post(port, cookie, f"/api/tables/{name}/join", {})
    _post(port, cookies[0], f"/api/tables/{name}/start", {})
    return name


_JSON: Final = {"content-type": "application/json"}


def _post(port: int, cookie: str, path: str, body: Any) -> Any:
    request = Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {**_JSON, "cookie": cookie}
    )
    with urlopen(request) as reply:
        return json.load(reply)


# --- The bare server ----------------------------------------------------------------------------------------


async def _bare(chosen: argparse.Namespace, size: int, pace: float) -> Results:
    port = free_port()
    with started("kerys.bench.echo", ["{port}", str(size)], [port]) as servers:

        async def sit_down(number: int, figures: Figures) -> list[Socket]:
            table, sockets = Table(figures, pace, number), []
            for seat in range(4):
                one = EchoSeat(table)
                sockets.append(await _connect(port, f"/{number}", "", one.hear))
                if seat == 0:  # one answer at a time at each table, as in a game
                    one.plan(sockets[0])
            return sockets

        return await _under_load(chosen, servers, sit_down, chosen.stretches if pace else 1)


# --- Both ---------------------------------------------------------------------------------------------------


async def _under_load(
    chosen: argparse.Namespace,
    servers: list[Process],
    sit_down: Callable[[int, Figures], Any],
    stretches: int,
) -> Results:
    """All tables sit down and play; what was measured in the stretch with the median p99.

    A machine that stands still for a tenth of a second, because another one on the same hardware has its turn, spoils
    the p99 of a whole stretch, so there are several.
    """
    figures, sockets = Figures(hurried=True), []
    # After some whole games the server has in memory what is not for one table alone, such as sentences. Their players
    # stay, so that the others get no memory that these give back.
    first = max(1, chosen.tables // 5)
    for number in range(first):
        sockets += await sit_down(number, figures)
    await _until(lambda: figures.over >= 4 * first, 6 * chosen.warm_up)
    figures.hurried, figures.paused = False, True
    await asyncio.sleep(0.5)
    before = memory(servers)
    for number in range(first, first + chosen.tables):
        sockets += await sit_down(number, figures)
    figures.resume()
    await _until(lambda: figures.behind == 0, 6 * chosen.warm_up)
    await asyncio.sleep(chosen.warm_up)
    measured = [await _count(figures, chosen.seconds, servers) for _ in range(stretches)]
    measured.sort(key=lambda one: float(one["p99 (ms)"]))
    result = measured[len(measured) // 2]
    if stretches > 1:
        result["p99 (ms) of all stretches, and what others took of the processors then (%)"] = [
            (one["p99 (ms)"], one["taken by others (%)"]) for one in measured
        ]
    result["memory a table with its sockets (KB)"] = round(
        (memory(servers) - before) / chosen.tables / 1024, 1
    )
    result["refused"] = figures.refused
    for one in sockets:
        one.close()
    return result


async def _until(true: Callable[[], bool], most: float) -> None:
    """Until something is true, or so many seconds have passed."""
    until = time.perf_counter() + most
    while not true() and time.perf_counter() < until:
        await asyncio.sleep(0.1)


async def _count(figures: Figures, seconds: float, servers: list[Process]) -> Results:
    figures.latencies.clear()
    figures.messages = figures.bytes = 0
    began, used, own, others = time.perf_counter(), busy(servers), time.process_time(), taken_by_others()
    await asyncio.sleep(seconds)
    took, used, own = time.perf_counter() - began, busy(servers) - used, time.process_time() - own
    lost, all_ = (now - before for now, before in zip(taken_by_others(), others, strict=True))
    times = sorted(figures.latencies) or [0.0]
    return {
        "answers a second": round(len(figures.latencies) / took),
        "p50 (ms)": round(1000 * times[len(times) // 2], 1),
        "p99 (ms)": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "CPU an answer (ms)": round(1000 * used / max(1, len(figures.latencies)), 2),
        "messages a second": round(figures.messages / took),
        "bytes a message": round(figures.bytes / max(1, figures.messages)),
        "load busy (%)": round(100 * own / took),
        "taken by others (%)": round(100 * lost / max(1.0, all_), 1),
    }


async def _connect(port: int, path: str, cookie: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    make = lambda: Socket(path, f"127.0.0.1:{port}", cookie, hear)  # noqa: E731
    _, one = await loop.create_connection(make, "127.0.0.1", port)
    await one.ready
    return one


def _tell(results: Results, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
        return
    for name, figures in results.items():
        if isinstance(figures, dict):
            told = ", ".join(f"{value} {what}" for what, value in figures.items())
            print(f"{name:34} {told}")
        else:
            print(f"{name:34} {figures}")
