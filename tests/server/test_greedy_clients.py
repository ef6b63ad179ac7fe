"""Clients that want too much: floods, slow readers, thousands of idle sockets, large bodies."""

import asyncio
import resource
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, ServerProcess, serving
from tests.server.helpers.tables import bot_table, still_alive


def test_oversized_and_flooding_clients_are_let_go(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna, table = await bot_table(address)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            await one.send("x" * 10_000)
            while not player.problems:
                await player.hear()
            assert player.problems[0]["code"] == "too-large"
            with pytest.raises(ConnectionClosed):
                await one.send("x" * 20_000)
                while True:
                    await asyncio.wait_for(player.hear(), 20)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            with pytest.raises(ConnectionClosed):
                for _ in range(1000):
                    await player.send("say", text="spam")
                while True:
                    await asyncio.wait_for(player.hear(), 20)
        await anna.close()
        await still_alive(address)

    with serving(tmp_path, messages="60/minute") as address:
        asyncio.run(run(address))


_HELLO = bytes([0x81, 0x80 | 16, 0, 0, 0, 0]) + b'{"type":"hello"}'


def _raw_socket(address: Address, table: str) -> socket.socket:
    """A WebSocket that nobody reads from."""
    one = socket.create_connection((address.host, address.port))
    one.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return one


def test_a_slow_reader_does_not_hold_others_up(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        slow = _raw_socket(address, table)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.sendall(_HELLO)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            for _ in range(15):
                while not player.asked:
                    await asyncio.wait_for(player.hear(), 20)
                key = await player.answer()
                while key not in player.taken:
                    await asyncio.wait_for(player.hear(), 20)
                answered = player.question
                while player.question is answered:
                    await asyncio.wait_for(player.hear(), 20)
        slow.close()
        await anna.close()

    asyncio.run(run())


def test_many_idle_sockets_are_limited_and_harmless(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna, table = await bot_table(address, public=True)
        where = f"{address.socket}/ws/tables/{table}"
        sockets = await asyncio.gather(
            *[connect(where) for _ in range(50)]
        )  # while one asks, it counts otherwise
        sockets += await asyncio.gather(*[connect(where) for _ in range(50)])
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(where) as one:
                await one.recv()
        await asyncio.gather(*[one.close() for one in sockets])
        await still_alive(address)
        await anna.close()

    with serving(tmp_path, max_sockets_per_address=100) as address:
        asyncio.run(run(address))


def test_thousands_of_idle_sockets_are_harmless(tmp_path: Path) -> None:
    """As many as this machine allows a process to open, up to 2,000: half say hello, half say nothing at all."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2_300 if hard == resource.RLIM_INFINITY else min(2_300, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    server = ServerProcess(tmp_path, tmp_path / "log.txt", max_sockets=5_000, max_sockets_per_address=5_000)
    idle: list[socket.socket] = []

    async def run() -> None:
        anna, table = await bot_table(server.address, public=True)
        for n in range(wanted - 300):
            idle.append(_raw_socket(server.address, table))
            if n % 2:
                idle[-1].sendall(_HELLO)
        counted = httpx.get(server.address.http + "/metrics", timeout=60).text
        open_now = next(line for line in counted.splitlines() if line.startswith("kerys_sockets "))
        assert float(open_now.split()[1]) > 0.9 * len(idle) / 2
        await still_alive(server.address)
        await anna.close()

    try:
        server.start()
        asyncio.run(run())
        assert len(idle) >= 700
    finally:
        for one in idle:
            one.close()
        server.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_large_bodies_are_cut_off(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        reply = await anna.http.post("/api/tables", json={"title": "x" * 100_000})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-large")
        await anna.close()

    asyncio.run(run())


def test_requests_and_sign_ins_are_limited(tmp_path: Path) -> None:
    # By day, not by minute: a new minute may begin between two requests.
    with serving(tmp_path, requests="30/day", sign_ins="3/day") as address:
        body = {"name": "nobody", "password": "wrong"}
        client = httpx.Client(base_url=address.http)
        codes = [client.post("/api/sign-in", json=body).status_code for _ in range(5)]
        assert codes == [400, 400, 400, 429, 429]
        # The page itself is many files: a household that opens it at once is not refused.
        assert {client.get("/app/start.js").status_code for _ in range(40)} == {200}
        codes = [client.get("/api/about").status_code for _ in range(40)]
        client.close()
        assert codes[0] == 200 and codes[-1] == 429
