"""Bytes that no browser sends: refused clearly, with the headers of every reply, and never at the cost of others."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.helpers.client import Player
from tests.server.helpers.server import Address, serving
from tests.server.helpers.tables import bot_table, still_alive
from tests.server.transport.test_websocket import _KEY, CLOSE, PING, TEXT, _masked, _raw

PONG = 10
UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\n{_KEY}"
JSON = "Content-Type: application/json\r\nContent-Length: 2\r\n"
SECURE = (b"content-security-policy: default-src 'none'", b"x-content-type-options: nosniff", b"no-store")


def _asked(address: Address, request: str, body: bytes = b"") -> bytes:
    """The whole reply to a request that closes its connection."""
    with socket.create_connection((address.host, address.port), timeout=20) as line:
        line.sendall(request.encode("latin-1") + b"Connection: close\r\n\r\n" + body)
        found = b""
        while part := line.recv(65_536):
            found += part
    return found


def _refused(address: Address, first: str, more: str) -> bytes:
    """What a handshake gets that is refused."""
    with socket.create_connection((address.host, address.port), timeout=20) as line:
        line.sendall((_request(address, first, more) + "\r\n").encode())
        with suppress(ConnectionResetError):
            return line.recv(65_536)
        return b""


def _request(address: Address, first: str, more: str = "") -> str:
    return f"{first} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\n{more}"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]y", "//", "http://", "a b", "%00"])
def test_an_origin_that_is_no_address_is_another_site(address: Address, origin: str) -> None:
    reply = _asked(address, _request(address, "POST /api/me", f"Origin: {origin}\r\n{JSON}"), b"{}")
    assert reply.startswith(b"HTTP/1.1 403 "), reply
    reply = _refused(address, "GET /ws/tables/x", f"Origin: {origin}\r\n{UPGRADE}")
    assert reply.startswith(b"HTTP/1.1 403 "), reply


@pytest.mark.parametrize("part", ["a" * 256, "a" * 252 + ".js", "%F0%9F%98%80" * 70, "b/" + "a" * 260])
def test_names_too_long_for_a_file_are_not_there(address: Address, part: str) -> None:
    reply = _asked(address, _request(address, f"GET /{part}"))
    assert reply.startswith(b"HTTP/1.1 404 "), reply


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        ("GET /ws/tables/x|Origin: https://evil.example\r\n" + UPGRADE, 403),
        ("GET /api/me|" + UPGRADE, 404),
        ("POST /ws/tables/x|" + UPGRADE, 405),
        ("GET /ws/tables/x|" + UPGRADE.replace("13", "8"), 400),
        ("GET /ws/tables/x|X: " + "a" * 9_000 + "\r\n" + UPGRADE, 431),
        ("GET /ws/tables/" + "a" * 9_000 + "|" + UPGRADE, 414),
    ],
    ids=range(6),
)
def test_refused_handshakes_have_the_headers_of_every_reply(
    address: Address, request_: str, status: int
) -> None:
    first, _, more = request_.partition("|")
    reply = _refused(address, first, more).lower()
    assert reply.startswith(b"http/1.1 %d " % status), reply
    assert all(header in reply for header in SECURE), reply


@pytest.mark.parametrize(
    "flood",
    [
        _masked(PING, b""),
        _masked(PING, b"x" * 125),
        _masked(PONG, b""),
        _masked(0, b"", fin=False),
    ],
    ids=["ping", "long ping", "pong", "empty part"],
)
def test_floods_of_frames_that_say_nothing_are_cut_off(address: Address, flood: bytes) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        async with anna.connect(table) as socket_:
            player = await Player(socket_).hello()
            reader, writer = await _raw(address, table)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(_masked(TEXT, b"", fin=False) + flood * 20_000)
            answered = await asyncio.wait_for(_all(reader), 20)
            assert len(answered) < 2_000 * (len(flood) - 4)  # of 20,000
            await player.send("ping", number=5)
            while await asyncio.wait_for(player.hear(), 20) != "pong":
                pass
            writer.close()
        await anna.close()
        await still_alive(address)

    asyncio.run(run())


async def _all(reader: asyncio.StreamReader) -> bytes:
    """Whatever comes until the connection ends, be it with a reset."""
    found = b""
    with suppress(ConnectionResetError):
        while part := await reader.read(65_536):
            found += part
    return found


def test_pings_at_a_human_pace_and_a_goodbye_are_answered(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        reader, writer = await _raw(address, table)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_masked(PING, b"") * 500 + _masked(CLOSE, b"\x03\xe8"))
        assert await asyncio.wait_for(_all(reader), 20) == b"\x8a\x00" * 500 + b"\x88\x02\x03\xe8"
        writer.close()
        await anna.close()

    asyncio.run(run())


NO_REQUESTS = [
    "nonsense\r\n\r\n",
    "FOO / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nX Y: 1\r\n\r\n",
    f"POST /api/me HTTP/1.1\r\n{JSON}Content-Length: 3\r\n\r\n{{}}",
    "POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nX: " + "a" * 600_000,
    "GET / HTTP/1.1\r\n" + "X: a\r\n" * 100_000,
    "GET /" + "a" * 600_000,
]


@pytest.mark.parametrize("data", NO_REQUESTS, ids=range(len(NO_REQUESTS)))
def test_what_is_no_request_is_refused_with_the_headers_of_every_reply(address: Address, data: str) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(data.encode())
        reply = (await asyncio.wait_for(reader.read(2_000), 20)).lower()
        assert reply.startswith(b"http/1.1 400 "), reply
        assert all(header in reply for header in SECURE), reply
        writer.close()

    asyncio.run(run())


BEGUN = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"]
BEGUN.append(f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n{JSON}\r\n{{")


@pytest.mark.parametrize("begun", BEGUN)
def test_nobody_holds_a_connection_without_asking(
    begun: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kerys.server.transport.http._REQUEST_TIMEOUT", 0.3)
    with serving(tmp_path) as address, socket.create_connection((address.host, address.port), 20) as line:
        line.sendall(begun.encode())
        with suppress(ConnectionResetError):
            assert not line.recv(1_000)


def test_whoever_asks_may_wait_for_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kerys.server.transport.http._REQUEST_TIMEOUT", 0.3)

    async def run(address: Address) -> None:
        anna, table = await bot_table(address)
        async with anna.connect(table) as socket_:
            player = await Player(socket_).hello()
            await asyncio.sleep(0.6)
            await player.send("ping", number=5)
            while await asyncio.wait_for(player.hear(), 20) != "pong":
                pass
        await anna.close()

    with serving(tmp_path) as address:
        asyncio.run(run(address))


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/about"), ("TRACE", "/healthz"), ("DELETE", "/")])
def test_a_wrong_method_is_told_the_right_ones(address: Address, method: str, path: str) -> None:
    reply = _asked(address, _request(address, f"{method} {path}")).lower()
    assert reply.startswith(b"http/1.1 405 "), reply
    assert b"\r\nallow: " in reply and b"get" in reply.split(b"allow: ")[1].split(b"\r\n")[0], reply


def test_a_request_that_is_cut_off_is_no_failure_of_the_server(
    address: Address, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_connection((address.host, address.port), 20) as line:
        line.sendall(_request(address, "POST /api/me", JSON).encode() + b"\r\n{")
    assert _asked(address, _request(address, "GET /healthz")).startswith(b"HTTP/1.1 200 ")
    assert "failed" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "path", ["GET /ws/tables/x", "GET /ws/tables/" + "a" * 9_000], ids=["no key", "a long path"]
)
def test_what_is_no_handshake_counts_as_a_request(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, requests="2/day") as address:
        bad = [_refused(address, path, UPGRADE.replace(_KEY, ""))[:10] for _ in range(4)]
        assert bad == [b"HTTP/1.1 4"] * 2 + [b""] * 2
        reply = _asked(address, _request(address, "GET /api/about"))
        assert reply.startswith(b"HTTP/1.1 429 "), reply


def test_too_many_handshakes_are_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, max_sockets=0) as address:
        assert _refused(address, "GET /ws/tables/x", UPGRADE).startswith(b"HTTP/1.1 429 ")
    with serving(tmp_path, requests="1/hour") as address:
        assert _refused(address, "GET /ws/tables/x", UPGRADE).startswith(b"HTTP/1.1 101 ")
        assert _refused(address, "GET /ws/tables/x", UPGRADE).startswith(b"HTTP/1.1 429 ")
