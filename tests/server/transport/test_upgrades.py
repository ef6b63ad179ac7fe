"""Requests that speak of an upgrade: none changes where a request ends, and a WebSocket begins when it is its turn."""

import json
import socket
import time
from pathlib import Path

import pytest

from tests.server.helpers.server import Address, serving
from tests.server.transport.test_malformed_bytes import SECURE, UPGRADE, _request
from tests.server.transport.test_websocket import TEXT, _masked

JSON = "Content-Type: application/json\r\n"
OFFERS = [
    "Connection: upgrade\r\nUpgrade: foo\r\n",
    "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n",
    "Connection: upgrade\r\nUpgrade: websocket, foo\r\n",
    "Connection: upgrade\r\nConnection: keep-alive\r\nUpgrade: websocket\r\n",
    "Connection: upgrade\r\nUpgrade: websocket\r\nUpgrade: h2c\r\n",
]


def _told(address: Address, *parts: bytes, wait: float = 0.1) -> bytes:
    """All that comes back for what is sent bit by bit, until the server closes or has no more to say."""
    found = b""
    with socket.create_connection((address.host, address.port), timeout=20) as line:
        for part in parts:
            line.sendall(part)
            time.sleep(wait)
        line.settimeout(0.5)
        try:
            while part := line.recv(65_536):
                found += part
        except TimeoutError:
            pass
    return found


def _post(address: Address, offer: str, body: bytes) -> bytes:
    length = f"{JSON}Content-Length: {len(body)}\r\n\r\n"
    return _request(address, "POST /api/me", offer + length).encode()


@pytest.mark.parametrize("offer", OFFERS, ids=range(len(OFFERS)))
@pytest.mark.parametrize("apart", [True, False], ids=["later", "at once"])
def test_an_offer_of_another_protocol_leaves_the_body_a_body(
    address: Address, offer: str, apart: bool
) -> None:
    inner = _request(address, "GET /metrics", "\r\n").encode()
    body = json.dumps({"name": "Java", "language": "de"}).encode() + b"\r\n" + b" " * 3_000
    head = _post(address, offer, body)
    parts = [head, body] if apart else [head + body]
    reply = _told(address, *parts)
    assert reply.startswith(b"HTTP/1.1 200 ") and b'"name":"Java"' in reply, reply
    head = _post(address, offer, inner)
    parts = [head, inner] if apart else [head + inner]
    reply = _told(address, *parts)
    assert reply.startswith(b"HTTP/1.1 400 ") and b'"bad-request"' in reply, reply
    assert reply.count(b"HTTP/1.1 ") == 1 and b"kerys_sockets" not in reply, reply


@pytest.mark.parametrize("offer", OFFERS, ids=range(len(OFFERS)))
def test_requests_behind_an_offer_are_answered_in_turn(address: Address, offer: str) -> None:
    get = _request(address, "GET /api/about", offer + "\r\n").encode()
    chunked = f"{offer}{JSON}Transfer-Encoding: chunked\r\n\r\n"
    post = _request(address, "POST /api/me", chunked).encode() + b"2\r\n{}\r\n0\r\n\r\n"
    assert _told(address, (get + post) * 3).count(b"HTTP/1.1 200 ") == 6
    halves = get[: len(get) // 2], get[len(get) // 2 :] + post[:-20], post[-20:]
    assert _told(address, *halves).count(b"HTTP/1.1 200 ") == 2


def _is_refused(reply: bytes, *, count: int = 1) -> None:
    assert reply.count(b"HTTP/1.1 ") == count, reply
    last = reply[reply.rindex(b"HTTP/1.1 ") :]
    assert last.startswith(b"HTTP/1.1 400 "), reply
    assert all(header in last for header in SECURE), last
    assert b"\r\nconnection: close\r\n" in last
    assert json.loads(last.partition(b"\r\n\r\n")[2])["code"] == "bad-request"


@pytest.mark.parametrize("length", ["Content-Length: 0", "Content-Length: 40", "Transfer-Encoding: chunked"])
def test_a_handshake_with_a_body_is_refused(address: Address, length: str) -> None:
    inner = _request(address, "GET /api/about", "\r\n").encode()
    head = _request(address, "GET /ws/tables/x", f"{UPGRADE}{length}\r\n\r\n").encode()
    _is_refused(_told(address, head, inner))
    _is_refused(_told(address, head + inner))


def test_connect_is_refused(address: Address) -> None:
    inner = _request(address, "GET /api/about", "\r\n").encode()
    _is_refused(_told(address, b"CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n" + inner))


def test_a_websocket_waits_for_no_earlier_request(address: Address) -> None:
    earlier = _request(address, "GET /api/about", "\r\n").encode()
    handshake = _request(address, "GET /ws/tables/x", f"{UPGRADE}\r\n").encode()
    reply = _told(address, earlier + handshake + earlier)
    _is_refused(reply, count=2)
    assert reply.startswith(b"HTTP/1.1 200 "), reply
    assert _told(address, earlier, handshake, wait=0.5).count(b"HTTP/1.1 101 ") == 1  # when it is answered


def test_what_is_no_request_waits_until_those_ahead_are_answered(address: Address) -> None:
    reply = _told(address, _request(address, "GET /api/about", "\r\n").encode() + b"nonsense\r\n\r\n")
    _is_refused(reply, count=2)
    assert reply.startswith(b"HTTP/1.1 200 "), reply


def test_a_hello_may_come_with_the_handshake(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        handshake = _request(address, "GET /ws/tables/x", f"{UPGRADE}\r\n").encode()
        reply = _told(address, handshake + _masked(TEXT, b'{"type":"hello"}'))
        assert b'"code":"not-found"' in reply, reply
