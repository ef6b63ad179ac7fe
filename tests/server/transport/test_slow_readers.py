"""Who does not take the answers, or holds more connections than anybody needs; and whose an address is."""

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from kerys.server.transport.addresses import network_of
from tests.server.helpers.server import Address, ServerProcess, serving
from tests.server.transport.test_malformed_bytes import JSON, _asked, _request


def _open(address: Address, take: int = 0) -> socket.socket:
    line = socket.socket()
    line.settimeout(20)
    if take:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, take)
    line.connect((address.host, address.port))
    return line


def _rest(line: socket.socket) -> bytes:
    found = b""
    with suppress(ConnectionResetError):
        while part := line.recv(65_536):
            found += part
    return found


def test_who_does_not_take_the_answers_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kerys.server.transport.http._READ_TIMEOUT", 0.5)
    with serving(tmp_path) as address:
        whole = len(httpx.get(address.http + "/words/en.json", headers={"accept-encoding": ""}).content)
        for more in ("", "Connection: close\r\n"):
            with _open(address, take=2_048) as line:
                line.sendall(_request(address, "GET /words/en.json", f"{more}\r\n").encode() * 30)
                time.sleep(2)
                assert len(_rest(line)) < 25 * whole
        with _open(address, take=2_048) as line:  # slow, but it takes what it asked for
            line.sendall(_request(address, "GET /words/en.json", "Connection: close\r\n\r\n").encode())
            time.sleep(0.2)
            assert len(_rest(line)) > whole


def test_connections_are_limited_whatever_they_do(tmp_path: Path) -> None:
    about = "GET /api/about"
    with serving(tmp_path, max_sockets_per_address=3) as address, ExitStack() as held:
        time.sleep(0.1)
        for _ in range(3):
            line = held.enter_context(_open(address))
            line.sendall((_request(address, about) + "\r\n").encode())
            assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        with _open(address) as fourth:
            assert not _rest(fourth)
        held.close()
        time.sleep(0.2)
        assert _asked(address, _request(address, about)).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_may_have_as_many_connections_as_it_likes(tmp_path: Path) -> None:
    about = "GET /api/about"
    with (
        serving(tmp_path, max_sockets_per_address=3, proxy="127.0.0.1") as address,
        ExitStack() as held,
    ):
        for _ in range(6):
            held.enter_context(_open(address))
        assert _asked(address, _request(address, about)).startswith(b"HTTP/1.1 200 ")


def test_a_queue_of_requests_has_an_end(address: Address) -> None:
    with _open(address) as line:
        line.sendall((_request(address, "GET /api/about") + "\r\n").encode() * 100)
        reply = _rest(line)
    assert 30 < reply.count(b"HTTP/1.1 200 ") < 40
    assert reply.count(b"HTTP/1.1 400 ") == 1 and b"may wait for the one ahead" in reply


def test_who_goes_while_requests_wait_is_no_failure(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, tmp_path / "log.txt")  # on uvloop, which does not take it lightly
    server.start()
    try:
        address = server.address
        for data in (b"", b"nonsense\r\n\r\n"):
            for n in range(20):
                with _open(address) as line:
                    if n % 2:  # a reset instead of a goodbye
                        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                    line.sendall((_request(address, "POST /api/me", JSON) + "\r\n{}").encode() * 20 + data)
                    time.sleep(0.002 * (n % 5))
        assert _asked(address, _request(address, "GET /healthz")).startswith(b"HTTP/1.1 200 ")
    finally:
        server.stop()
    told = server.log.read_text()
    assert "failed" not in told and "library" not in told, told


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "::ffff:c000:201", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:0DB8:0:0:ffff::7", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("nonsense", "<script>", True),
        ("", "192.0.2.1:80", True),
        ("127.0.0.1", "::1", False),
    ],
)
def test_all_addresses_of_a_household_are_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_limit_counts_a_household(tmp_path: Path) -> None:
    def asked(address: Address, visitor: str, path: str = "POST /api/sign-in") -> int:
        body = b'{"name": "anna", "password": "wrong one"}'
        more = f"X-Forwarded-For: {visitor}\r\n" + JSON.replace("Length: 2", f"Length: {len(body)}")
        return int(_asked(address, _request(address, path, more), body).split()[1])

    with serving(tmp_path, proxy="127.0.0.1", sign_ins="2/day") as address:
        visitors = [f"2001:db8::{n:x}" for n in range(4)] + ["2001:DB8:0:0::1"]
        assert [asked(address, one) for one in visitors] == [400, 400, 429, 429, 429]
        assert [asked(address, one) for one in ("x", "y", "z", "2001:db8:1::")] == [400, 400, 429, 400]
