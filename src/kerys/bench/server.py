"""`kerys bench server`: load of a thousand players at 250 tables, on the real server and on a minimal baseline.

The load generator runs in this process and the servers in other processes, so that two cores are enough.
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
from kerys.bench.processes import (
    Process,
    ServerDidNotStart,
    cpu_seconds,
    free_port,
    memory,
    running_servers,
    steal_time,
)
from kerys.bench.stored import cold_start, store_games
from kerys.server.settings import Settings

Results = dict[str, Any]

_LIMITS: Final = (
    "--requests=10000000/minute --sign-ins=100000/minute --messages=10000000/minute --max-tables=100000 "
    "--guests=1000000/minute --new-tables=1000000/minute --max-tables-per-address=1000000 "
    "--max-public-tables-per-address=1000000 "
    "--max-sockets=20000 --max-sockets-per-address=20000 --browser=off --log-level=error"
)
_QUICK: Final = {"tables": 40, "rate": 150.0, "seconds": 3.0, "stretches": 1, "warm_up": 1.0, "stored": 500}


def main(chosen: argparse.Namespace) -> int:
    """Measure and print the results."""
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
    except (ServerDidNotStart, URLError, OSError) as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    _print_results(results, as_json=chosen.json)
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
        results[f"bare, {name}"] = await _baseline(chosen, size, pace)
    fast = [results[f"{who}, as fast as it can"]["answers a second"] for who in ("kerys", "bare")]
    results["ratio to the bare server"] = round(fast[0] / max(1, fast[1]), 2)
    return results


# --- The real server ----------------------------------------------------------------------------------------


async def _real(chosen: argparse.Namespace, flags: list[str], pace: float) -> Results:
    ports = [free_port() for _ in range(chosen.processes)]
    with running_servers("kerys", ["serve", "--port={port}", *flags], ports) as servers:
        cookies = _sign_in_players(ports[0])

        async def sit_down(number: int, figures: Figures) -> list[Socket]:
            name = await asyncio.to_thread(_new_table, ports[0], cookies)
            table, sockets = Table(figures, pace, number), []
            for seat, cookie in enumerate(cookies):
                port = ports[(number + seat) % len(ports)]
                one = await _connect(port, f"/ws/tables/{name}", cookie, Seat(table).on_message)
                one.send(b'{"type":"hello"}')
                sockets.append(one)
            return sockets

        return await _under_load(chosen, servers, sit_down, chosen.stretches if pace else 1)


def _sign_in_players(port: int) -> list[str]:
    """Sign four people in and return their cookies."""
    cookies = []
    for n in range(4):
        request = Request(f"http://127.0.0.1:{port}/api/me", b'{"name":"P%d"}' % n, _JSON)
        with urlopen(request) as reply:
            cookies.append(reply.headers["set-cookie"].split(";")[0])
    return cookies


def _new_table(port: int, cookies: list[str]) -> str:
    """Create a table where all four play, and start it."""
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


async def _baseline(chosen: argparse.Namespace, size: int, pace: float) -> Results:
    port = free_port()
    with running_servers("kerys.bench.echo", ["{port}", str(size)], [port]) as servers:

        async def sit_down(number: int, figures: Figures) -> list[Socket]:
            table, sockets = Table(figures, pace, number), []
            for seat in range(4):
                one = EchoSeat(table)
                sockets.append(await _connect(port, f"/{number}", "", one.on_message))
                if seat == 0:  # one answer at a time at each table, as in a game
                    one.schedule_send(sockets[0])
            return sockets

        return await _under_load(chosen, servers, sit_down, chosen.stretches if pace else 1)


# --- Both ---------------------------------------------------------------------------------------------------


async def _under_load(
    chosen: argparse.Namespace,
    servers: list[Process],
    sit_down: Callable[[int, Figures], Any],
    stretches: int,
) -> Results:
    """Set up all tables, play, and return the measurements of the stretch with the median p99.

    A virtual machine that stands still for a tenth of a second spoils the p99 of a whole stretch, so there are
    several stretches.
    """
    figures, sockets = Figures(hurried=True), []
    # Some whole games fill the caches that all tables share, such as sentences. Their players stay connected, so that
    # the measured tables do not reuse their memory.
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
    """Wait until a condition holds, at most `most` seconds."""
    until = time.perf_counter() + most
    while not true() and time.perf_counter() < until:
        await asyncio.sleep(0.1)


async def _count(figures: Figures, seconds: float, servers: list[Process]) -> Results:
    figures.latencies.clear()
    figures.messages = figures.bytes = 0
    began, used, own, others = time.perf_counter(), cpu_seconds(servers), time.process_time(), steal_time()
    await asyncio.sleep(seconds)
    took, used, own = time.perf_counter() - began, cpu_seconds(servers) - used, time.process_time() - own
    lost, all_ = (now - before for now, before in zip(steal_time(), others, strict=True))
    times = sorted(figures.latencies) or [0.0]
    return {
        "answers a second": round(len(figures.latencies) / took),
        "p50 (ms)": round(1000 * times[len(times) // 2], 1),
        "p99 (ms)": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "CPU an answer (ms)": round(1000 * used / max(1, len(figures.latencies)), 2),
        "messages a second": round(figures.messages / took),
        "bytes a message": round(figures.bytes / max(1, figures.messages)),
        "load cpu_seconds (%)": round(100 * own / took),
        "taken by others (%)": round(100 * lost / max(1.0, all_), 1),
    }


async def _connect(port: int, path: str, cookie: str, on_message: Callable[[Socket, bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    make = lambda: Socket(path, f"127.0.0.1:{port}", cookie, on_message)  # noqa: E731
    _, one = await loop.create_connection(make, "127.0.0.1", port)
    await one.ready
    return one


def _print_results(results: Results, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
        return
    for name, figures in results.items():
        if isinstance(figures, dict):
            line = ", ".join(f"{value} {what}" for what, value in figures.items())
            print(f"{name:34} {line}")
        else:
            print(f"{name:34} {figures}")
