"""Requests that are none, or do not end: limited like all others, whatever part of them it is."""

import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.helpers.server import Address, serving
from tests.server.transport.test_malformed_bytes import SECURE, UPGRADE, _asked, _refused, _request

CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"


def _sent(address: Address, data: bytes) -> bytes:
    """All that comes back until the server closes, even if it does not take all of the data."""
    found = b""
    with socket.create_connection((address.host, address.port), timeout=20) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        with suppress(ConnectionError):
            while part := line.recv(65_536):
                found += part
    return found


ENDLESS = {
    "trailers": b"2\r\n{}\r\n0\r\n" + b"X: a\r\n" * 100_000,
    "trailer's name": b"2\r\n{}\r\n0\r\n" + b"X" * 600_000,
    "trailer's value": b"2\r\n{}\r\n0\r\nX: " + b"a" * 600_000,
    "trailer's spaces": b"2\r\n{}\r\n0\r\nX:" + b" " * 600_000,
    "extension": b"2;" + b"a" * 600_000,
    "extension's value": b"2;a=" + b"a" * 600_000,
    "extension's text": b'2;a="' + b"a" * 600_000,
    "extensions": b"2" + b";a=b" * 150_000,
    "extensions of chunks": (b"1;" + b"a" * 1_000 + b"\r\n \r\n") * 600,
    "last extension": b"2\r\n{}\r\n0;" + b"a" * 600_000,
    "length": b"0" * 600_000,
}


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing"])  # one waits for the body, one does not
@pytest.mark.parametrize("part", ENDLESS)
def test_no_part_of_a_request_is_without_end(address: Address, part: str, path: str) -> None:
    head = _request(address, f"POST {path}", CHUNKED + "\r\n").encode()
    reply = _sent(address, head + ENDLESS[part])
    told = reply[reply.index(b"HTTP/1.1 400 ") :].lower()
    assert all(header in told for header in SECURE), told


def test_a_body_may_come_in_small_bits(address: Address) -> None:
    body = b"{" + b" " * 15_000 + b"}"
    chunks = b"".join(b"1\r\n%c\r\n" % one for one in body) + b"0\r\n\r\n"
    assert len(chunks) - len(body) > 65_536
    reply = _asked(address, _request(address, "POST /api/me", CHUNKED), chunks)
    assert reply.startswith(b"HTTP/1.1 200 "), reply


@pytest.mark.parametrize("trailer", [b"Host: evil.example", b"Origin: https://evil.example"])
def test_what_comes_after_the_body_is_no_header(address: Address, trailer: bytes) -> None:
    body = b"2\r\n{}\r\n0\r\n" + trailer + b"\r\n\r\n"
    reply = _asked(address, _request(address, "POST /api/me", CHUNKED), body)
    assert reply.startswith(b"HTTP/1.1 200 "), reply


def test_empty_lines_between_requests_end(address: Address) -> None:
    reply = _sent(address, (_request(address, "GET /healthz") + "\r\n" * 300_000).encode())
    assert b"HTTP/1.1 400 " in reply, reply


@pytest.mark.parametrize("proxy", ["", "127.0.0.1"])
def test_what_is_no_request_counts_as_one(
    proxy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kerys.server.transport.refusal_log.refusal_log._counts", Counter())
    with serving(tmp_path, requests="3/day", proxy=proxy) as address:
        first, second, *others = [_sent(address, data) for data in (b"nonsense\r\n\r\n",) * 5]
        assert first.startswith(b"HTTP/1.1 400 ") and first == second == others[0]
        assert others[1:] == [b"", b""]
        assert capsys.readouterr().err.count('"code": "bad-request", "address": "127.0.0.1"') == 1
        reply = _asked(address, _request(address, "GET /api/about"))
        assert reply.startswith(b"HTTP/1.1 429 "), reply
        passed_on = _asked(address, _request(address, "GET /api/about", "X-Forwarded-For: 192.0.2.7\r\n"))
        assert passed_on.startswith(b"HTTP/1.1 200 " if proxy else b"HTTP/1.1 429 "), passed_on


def test_a_request_that_is_too_long_counts_too(tmp_path: Path) -> None:
    with serving(tmp_path, requests="1/day") as address:
        data = b"GET /" + b"a" * 600_000
        assert [_sent(address, data)[:13] for _ in range(3)] == [b"HTTP/1.1 400 ", b"", b""]


def test_an_empty_line_does_not_keep_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kerys.server.transport.http._REQUEST_TIMEOUT", 0.3)
    with serving(tmp_path) as address, socket.create_connection((address.host, address.port), 20) as line:
        line.sendall((_request(address, "GET /healthz") + "\r\n").encode())
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"\r\n")
        with suppress(ConnectionResetError):
            while line.recv(65_536):
                pass


def test_every_reply_asks_for_https_where_the_public_address_has_it(tmp_path: Path) -> None:
    evil = f"Origin: https://evil.example\r\n{UPGRADE}"
    with serving(tmp_path, public_address="https://ys.example.org", requests="7/day") as address:
        replies = {
            400: _sent(address, b"nonsense\r\n\r\n"),
            101: _refused(address, "GET /ws/tables/x", UPGRADE),
            404: _refused(address, "GET /ws/nothing", UPGRADE),
            403: _refused(address, "GET /ws/tables/x", evil),
            431: _refused(address, "GET /ws/tables/x", "X: " + "a" * 9_000 + "\r\n" + UPGRADE),
            200: _asked(address, _request(address, "GET /api/about")),
            405: _asked(address, _request(address, "PUT /api/about")),
            429: _refused(address, "GET /ws/tables/x", UPGRADE),
        }
    for status, reply in replies.items():
        assert reply.startswith(b"HTTP/1.1 %d " % status), reply
        told = [line.lower() for line in reply.partition(b"\r\n\r\n")[0].split(b"\r\n")]
        assert told.count(b"strict-transport-security: max-age=31536000") == 1, told
        assert all(sum(header in line for line in told) == 1 for header in SECURE), told


OWN = ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:", "[::1]", "[::1]:8000"]
STRANGE = [
    "[::1].evil.com",
    "[::1]evil.com:80",
    "[::1]:80@evil.com",
    "localhost:80@evil.com",
    "localhost:evil.com",
]
STRANGE += ["127.0.0.1:80:80", "127.0.0.1:80.evil.com", "::1", "[::1", "localhost]", "localhost.evil.com", ""]


@pytest.mark.parametrize("host", OWN + STRANGE)
def test_a_host_is_a_name_and_a_port_and_nothing_more(address: Address, host: str) -> None:
    reply = _asked(address, f"GET /api/about HTTP/1.1\r\nHost: {host}\r\n")
    assert reply.startswith(b"HTTP/1.1 200 " if host in OWN else b"HTTP/1.1 400 "), reply
    reply = _asked(address, f"GET /metrics HTTP/1.1\r\nHost: {host}\r\n")
    assert reply.startswith(b"HTTP/1.1 200 " if host in OWN else b"HTTP/1.1 400 "), reply
