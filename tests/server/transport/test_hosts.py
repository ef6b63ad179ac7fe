"""With a public address: only under that name, and only for its own pages. The machine itself keeps its own names."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers.server import Address, serving
from tests.server.transport.test_malformed_bytes import JSON, UPGRADE, _asked

OWN = "https://ys.example.org"
NAMES = ["ys.example.org", "YS.example.org", "ys.example.org:443"]
RIGHT = [(name, origin) for name in NAMES for origin in (OWN, OWN + ":443", OWN.upper(), "")]
RIGHT += [("127.0.0.1:8000", "http://127.0.0.1:8000"), ("localhost", "http://localhost"), ("localhost", OWN)]
EVIL = [
    ("evil.example", "http://evil.example"),
    ("evil.example", "https://evil.example"),
    ("evil.example", OWN),
    ("evil.example", ""),
    ("ys.example.org.evil", ""),
    ("ys.example.org:444", ""),
    ("192.0.2.1", "http://192.0.2.1"),
    ("", ""),
]
FOREIGN = ["http://ys.example.org", "ftp://ys.example.org", "https://ys.example.org:444", "null", "https://"]
FOREIGN += ["https://ys.example.org.evil", "https://evil@ys.example.org", "https://ys.example.org/x", "x://y"]
FOREIGN += ["http://127.0.0.1:8000", "https://ys.example.org, https://evil.example"]


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serving(Path(tmp_path_factory.mktemp("public")), public_address=OWN) as found:
        yield found


def _status(address: Address, first: str, host: str, more: str, body: bytes = b"") -> int:
    request = f"{first} HTTP/1.1\r\nHost: {host}\r\n{more}"
    return int(_asked(address, request, body).split()[1])


def _handshake(address: Address, host: str, more: str) -> int:
    with socket.create_connection((address.host, address.port), timeout=20) as line:
        line.sendall(f"GET /ws/nothing HTTP/1.1\r\nHost: {host}\r\n{more}{UPGRADE}\r\n".encode())
        return int(line.recv(65_536).split()[1])


def _both(address: Address, host: str, origin: str) -> tuple[int, int]:
    """What a request and a handshake get; the latter has nowhere to go."""
    told = f"Origin: {origin}\r\n" if origin else ""
    return _status(address, "POST /api/me", host, told + JSON, b"{}"), _handshake(address, host, told)


@pytest.mark.parametrize(("host", "origin"), RIGHT)
def test_the_own_name_and_pages_are_answered(public: Address, host: str, origin: str) -> None:
    assert _both(public, host, origin) == (200, 404)


@pytest.mark.parametrize(("host", "origin"), EVIL)
def test_another_name_is_not_answered(public: Address, host: str, origin: str) -> None:
    assert _both(public, host, origin) == (400, 400)
    assert _status(public, "GET /api/about", host, "") == 400


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_are_not_answered(public: Address, origin: str) -> None:
    assert _both(public, "ys.example.org", origin) == (403, 403)


def test_two_origins_are_one_too_many(public: Address) -> None:
    # The library that reads handshakes minds it before we do.
    assert _both(public, "ys.example.org", f"{OWN}\r\nOrigin: https://evil.example") == (403, 400)


def test_whoever_watches_the_server_may_use_its_address(tmp_path: Path) -> None:
    with serving(tmp_path, public_address=OWN, metrics="private") as address:
        for host in ("127.0.0.1", "192.0.2.1:8000", "[2001:db8::1]:8000", "ys.example.org"):
            assert _status(address, "GET /healthz", host, "") == 200
            assert _status(address, "GET /metrics", host, "") == 200
        assert _status(address, "GET /metrics", "evil.example", "") == 400
        assert _status(address, "GET /api/about", "192.0.2.1:8000", "") == 400
