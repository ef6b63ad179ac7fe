"""`kerys bench server`: a thousand players at 250 tables, against the real server and against a bare one."""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from kerys.bench.load import EchoSeat, Figures, Seat, Socket, Table

_LIMITS: Final = (
    "--requests=10000000/minute --sign-ins=100000/minute --messages=10000000/minute --max-tables=100000 "
    "--max-sockets=20000 --max-sockets-per-address=20000 --browser=off --log-level=error"
)


def main(chosen: argparse.Namespace) -> int:
    """Measure and tell."""
    return asyncio.run(_measure(chosen))


async def _measure(chosen: argparse.Namespace) -> int:
    results: dict[str, Any] = {"tables": chosen.tables, "seats": 4, "seconds": chosen.seconds}
    with tempfile.TemporaryDirectory() as folder:
        flags = [f"--data={folder}", *_LIMITS.split()]
        if chosen.database:
            flags.append(f"--database={chosen.database}")
        for name, pace in (("at 1,000 a second", chosen.tables / chosen.rate), ("as fast as it can", 0.0)):
            results[f"kerys, {name}"] = await _real(chosen, flags, pace)
    size = results["kerys, as fast as it can"]["bytes a message"]
    for name, pace in (("at 1,000 a second", chosen.tables / chosen.rate), ("as fast as it can", 0.0)):
        results[f"bare, {name}"] = await _bare(chosen, size, pace)
    fast = [results[f"{who}, as fast as it can"]["answers a second"] for who in ("kerys", "bare")]
    results["ratio to the bare server"] = round(fast[0] / fast[1], 2)
    _tell(results, as_json=chosen.json)
    return 0


# --- The real server ----------------------------------------------------------------------------------------


async def _real(chosen: argparse.Namespace, flags: list[str], pace: float) -> dict[str, Any]:
    ports = [_free_port() for _ in range(chosen.processes)]
    servers = [
        _start([sys.executable, "-P", "-m", "kerys", "serve", f"--port={port}", *flags], port)
        for port in ports
    ]
    try:
        before = _memory(servers)
        cookies, names = _tables(ports[0], chosen.tables)
        figures = Figures()
        sockets: list[Socket] = []
        for n, name in enumerate(names):
            table = Table(figures, pace, n)
            for seat, cookie in enumerate(cookies):
                port = ports[(n + seat) % len(ports)]
                one = await _connect(port, f"/ws/tables/{name}", cookie, Seat(table).hear)
                one.send(b'{"type":"hello"}')
                sockets.append(one)
        await asyncio.sleep(chosen.warm_up)
        result = await _count(figures, chosen.seconds, servers)
        result["memory a table (KB)"] = _per_table(servers, before, chosen.tables)
        result["refused"] = figures.refused
        for one in sockets:
            one.close()
        return result
    finally:
        for server in servers:
            _stop(server)


def _tables(port: int, count: int) -> tuple[list[str], list[str]]:
    """Four people and that many tables where all of them play."""
    cookies = []
    for n in range(4):
        request = Request(f"http://127.0.0.1:{port}/api/me", b'{"name":"P%d"}' % n, _JSON)
        with urlopen(request) as reply:
            cookies.append(reply.headers["set-cookie"].split(";")[0])
    names = []
    for _ in range(count):
        setup = {"options": {"players": 4, "kings_favour": True}, "public": True}
        name = _post(port, cookies[0], "/api/tables", setup)["id"]
        for cookie in cookies[1:]:
            _post(port, cookie, f"/api/tables/{name}/join", {})
        _post(port, cookies[0], f"/api/tables/{name}/start", {})
        names.append(name)
    return cookies, names


_JSON: Final = {"content-type": "application/json"}


def _post(port: int, cookie: str, path: str, body: Any) -> Any:
    request = Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {**_JSON, "cookie": cookie}
    )
    with urlopen(request) as reply:
        return json.load(reply)


# --- The bare server ----------------------------------------------------------------------------------------


async def _bare(chosen: argparse.Namespace, size: int, pace: float) -> dict[str, Any]:
    port = _free_port()
    server = _start([sys.executable, "-P", "-m", "kerys.bench.echo", str(port), str(size)], port)
    try:
        before = _memory([server])
        figures = Figures()
        sockets: list[Socket] = []
        for n in range(chosen.tables):
            table = Table(figures, pace, n)
            for seat in range(4):
                one = EchoSeat(table)
                client = await _connect(port, f"/{n}", "", one.hear)
                sockets.append(client)
                if seat == 0:  # one answer at a time at each table, as in a game
                    one.plan(client)
        await asyncio.sleep(chosen.warm_up)
        result = await _count(figures, chosen.seconds, [server])
        result["memory a table (KB)"] = _per_table([server], before, chosen.tables)
        for client in sockets:
            client.close()
        return result
    finally:
        _stop(server)


# --- Both ---------------------------------------------------------------------------------------------------


async def _connect(port: int, path: str, cookie: str, hear: Any) -> Socket:
    loop = asyncio.get_running_loop()
    make = lambda: Socket(path, f"127.0.0.1:{port}", cookie, hear)  # noqa: E731
    _, one = await loop.create_connection(make, "127.0.0.1", port)
    await one.ready
    return one


async def _count(figures: Figures, seconds: float, servers: list[subprocess.Popen[bytes]]) -> dict[str, Any]:
    figures.latencies.clear()
    figures.messages = figures.bytes = 0
    began, busy = time.perf_counter(), _busy(servers)
    await asyncio.sleep(seconds)
    took, busy = time.perf_counter() - began, _busy(servers) - busy
    times = sorted(figures.latencies) or [0.0]
    return {
        "answers a second": round(len(figures.latencies) / took),
        "p50 (ms)": round(1000 * times[len(times) // 2], 1),
        "p99 (ms)": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "CPU an answer (ms)": round(1000 * busy / max(1, len(figures.latencies)), 2),
        "messages a second": round(figures.messages / took),
        "bytes a message": round(figures.bytes / max(1, figures.messages)),
    }


def _start(command: list[str], port: int) -> subprocess.Popen[bytes]:
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return server
        time.sleep(0.05)
    raise RuntimeError("the server to be measured did not start")


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _memory(servers: list[subprocess.Popen[bytes]]) -> int:
    """Bytes that processes hold; 0 where that cannot be seen."""
    files = [Path(f"/proc/{server.pid}/statm") for server in servers]
    pages = sum(int(file.read_text().split()[1]) for file in files if file.exists())
    return pages * os.sysconf("SC_PAGE_SIZE")


def _per_table(servers: list[subprocess.Popen[bytes]], before: int, tables: int) -> float:
    """With its four sockets; the bare server's figure is that of the sockets alone."""
    return round((_memory(servers) - before) / tables / 1024, 1)


def _busy(servers: list[subprocess.Popen[bytes]]) -> float:
    """Seconds of CPU that processes have used: a figure that a busy machine does not spoil."""
    files = [Path(f"/proc/{server.pid}/stat") for server in servers]
    fields = [file.read_text().rsplit(")", 1)[1].split() for file in files if file.exists()]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _tell(results: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(results, indent=1))
        return
    for name, figures in results.items():
        if isinstance(figures, dict):
            told = ", ".join(f"{value} {what}" for what, value in figures.items())
            print(f"{name:28} {told}")
        else:
            print(f"{name:28} {figures}")
