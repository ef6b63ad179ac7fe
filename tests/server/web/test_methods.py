"""What is where: a wrong method hears the right ones, in the log stands who was refused how often, and all is JSON."""

import json
from collections import Counter
from pathlib import Path

import httpx
import pytest

from kerys.server.transport.refusal_log import refusal_log
from kerys.server.web.routes import ROUTES
from tests.server.helpers.server import Address, serving
from tests.server.transport.test_malformed_bytes import UPGRADE, _refused
from tests.server.transport.test_websocket import _KEY

PATHS = sorted({route.path for route in ROUTES} | {"/api/openapi.json"})


@pytest.mark.parametrize("path", PATHS)
def test_a_path_knows_all_of_its_methods(address: Address, path: str) -> None:
    right = {route.method for route in ROUTES if route.path == path} or {"GET"}
    right |= {"HEAD"} if "GET" in right else set()
    for method in {"GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"} - right:
        reply = httpx.request(method, address.http + path.replace("{id}", "x").replace("{language}", "en"))
        assert reply.status_code == 405, (method, path)
        assert set(reply.headers["allow"].split(", ")) == right
        if method != "HEAD":
            assert reply.json()["code"] == "wrong-method"
            assert all(one in reply.json()["reason"] for one in right)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "OPTIONS"])
@pytest.mark.parametrize("path", ["/api/me/", "/api/nothing", "/api/", "/ws/tables/x", "/api/tables/x/y/z"])
def test_where_nothing_is_no_method_is_right(address: Address, method: str, path: str) -> None:
    reply = httpx.request(method, address.http + path)
    assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
    assert "allow" not in reply.headers


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        ("GET /ws/tables/x|Origin: https://evil.example\r\n" + UPGRADE, 403, "not-allowed"),
        ("GET /ws/nothing|" + UPGRADE, 404, "not-found"),
        ("POST /ws/tables/x|" + UPGRADE, 405, "wrong-method"),
        ("GET /ws/tables/x|" + UPGRADE.replace(_KEY, ""), 400, "bad-request"),
        ("GET /ws/tables/" + "a" * 9_000 + "|" + UPGRADE, 414, "too-large"),
    ],
    ids=range(5),
)
def test_refused_handshakes_are_told_in_json(address: Address, request_: str, status: int, code: str) -> None:
    first, _, more = request_.partition("|")
    head, _, body = _refused(address, first, more).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status), head
    assert head.lower().count(b"\r\ncontent-type:") == 1 and b"application/json" in head
    assert json.loads(body)["code"] == code and json.loads(body)["reason"]


def test_too_many_handshakes_hear_when_to_come_back(tmp_path: Path) -> None:
    for limits in ({"max_sockets": 0}, {"max_sockets_per_address": 1, "requests": "0/day"}):
        with serving(tmp_path, **limits) as address:
            head, _, body = _refused(address, "GET /ws/tables/x", UPGRADE).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ") and b"\r\nretry-after: 30" in head.lower(), head
            assert json.loads(body)["code"] == "too-many"


def test_the_log_tells_who_is_refused_and_how_often(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kerys.server.transport.refusal_log.refusal_log._counts", Counter())
    monkeypatch.setattr("kerys.server.transport.refusal_log._INTERVAL", 1_000.0)  # it ends when we say so
    with (
        serving(tmp_path, requests="7/day", proxy="127.0.0.1") as address,
        httpx.Client(base_url=address.http) as client,
    ):
        for n in range(6):
            visitor = {"x-forwarded-for": f"2001:db8::{n:x}"}
            body = {"name": "anna the secret", "password": f"secret word {n}"}
            client.post("/api/sign-in", json=body, headers=visitor)
        client.post("/api/me", json={}, headers={**visitor, "origin": "https://evil.example"})
        for _ in range(25):
            client.get("/api/secret", headers=visitor)
    refusal_log._summarize()
    told = capsys.readouterr().err
    assert "secret" not in told and "evil" not in told
    lines = [line for line in map(json.loads, told.splitlines()) if line["event"] == "refused"]
    found = [(line["code"], line["address"], line.get("more")) for line in lines]
    network = "2001:db8::/64"
    assert found[:3] == [(code, network, None) for code in ("wrong-password", "not-allowed", "too-many")]
    assert ("wrong-password", network, 5) in found[3:]
    assert ("too-many", network, 24) in found[3:]
    assert len(found) == 5
