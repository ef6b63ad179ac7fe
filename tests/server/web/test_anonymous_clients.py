"""What strangers get: no metrics, no second limit with a second connection, no old session, no text of a deal."""

import asyncio
import socket
import time
from pathlib import Path

import httpx
import pytest

from kerys.server.settings import Settings, read_settings
from kerys.server.transport.guard import may_read_metrics
from kerys.server.web.static_files import accepts_gzip
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving
from tests.server.helpers.tables import bot_table

LOCAL, LAN, FAR = "127.0.0.1", "192.168.1.7", "8.8.4.4"


@pytest.mark.parametrize(
    "settings, client, headers, may",
    [
        ({}, LOCAL, {}, True),
        ({}, "::ffff:127.0.0.1", {}, True),
        ({}, "::1", {"host": "[::1]:8000"}, True),
        ({}, LAN, {}, False),
        ({}, FAR, {}, False),
        ({}, "unknown", {}, False),
        # Through a proxy on this machine, which nobody told us of, or which says so little that it could be anybody.
        ({}, LOCAL, {"x-forwarded-for": FAR}, False),
        ({}, LOCAL, {"forwarded": f"for={FAR}"}, False),
        ({"proxy": "*"}, LOCAL, {"x-forwarded-for": LOCAL}, False),
        ({}, LOCAL, {"host": "ys.example.org"}, False),
        ({"metrics": "private"}, LAN, {}, True),
        ({"metrics": "private"}, LOCAL, {"host": "kerys:8000"}, True),
        ({"metrics": "private"}, LOCAL, {"x-forwarded-for": FAR}, False),
        ({"metrics": "private", "proxy": LOCAL}, LAN, {"x-forwarded-for": LAN}, True),
        ({"metrics": "private", "proxy": LOCAL}, FAR, {"x-forwarded-for": FAR}, False),
        ({"metrics": "private", "proxy": "*"}, LAN, {}, True),
        ({"metrics": "private", "proxy": "*"}, LAN, {"x-forwarded-for": LAN}, False),
        ({"metrics": "all"}, FAR, {}, True),
        ({"metrics": "nobody"}, LOCAL, {}, False),
    ],
)
def test_metrics_are_not_for_strangers(
    settings: dict[str, str], client: str, headers: dict[str, str], may: bool
) -> None:
    headers = {"host": "localhost:8000", **headers}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (client, 1), "headers": raw}
    assert may_read_metrics(scope, Settings(**settings)) is may  # type: ignore[arg-type]


def test_metrics_over_the_line(address: Address) -> None:
    assert "kerys_answers" in httpx.get(f"{address.http}/metrics").text
    hidden = httpx.get(f"{address.http}/metrics", headers={"x-forwarded-for": FAR})
    assert (hidden.status_code, hidden.json()["code"]) == (404, "not-found")
    with pytest.raises(ValueError, match="--metrics is one of loopback, private, all, nobody"):
        read_settings({"metrics": "everybody"}, {})


def test_a_person_has_one_limit_over_all_connections(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna, table = await bot_table(address, public=True)
        for somebody in (anna, Somebody(address)):
            async with somebody.connect(table) as one, somebody.connect(table) as two:
                players = [await Player(one).hello(), await Player(two).hello()]
                for n in range(5):
                    for player in players:
                        await player.send("ping", number=n)
                for player in players:
                    while not (player.problems or '"pong","number":4' in player.raw[-1]):
                        await asyncio.wait_for(player.hear(), 10)
                assert {one["code"] for player in players for one in player.problems} == {"too-many"}
        await anna.close()

    with serving(tmp_path, messages="6/day") as address:
        asyncio.run(run(address))


def test_connections_are_counted_also_those_that_ask_nothing(tmp_path: Path) -> None:
    def is_cut(one: socket.socket) -> bool:
        one.settimeout(0.3)
        try:
            return one.recv(1) == b""
        except TimeoutError:
            return False
        except ConnectionError:
            return True

    with serving(tmp_path, max_sockets_per_address=5) as address:
        idle = [socket.create_connection((address.host, address.port)) for _ in range(8)]
        time.sleep(0.2)
        assert sorted(map(is_cut, idle)) == [False] * 5 + [True] * 3
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{address.http}/api/about")
        for one in idle:
            one.close()
        time.sleep(0.2)
        clients = [httpx.Client(base_url=address.http) for _ in range(5)]
        assert {one.get("/api/about").status_code for one in clients} == {200}
        for client in clients:
            client.close()


def test_who_signs_in_leaves_the_session_from_before(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        await anna.post("/api/account", name="anna who signs in", password="long enough")
        guest = await Somebody(address).enter("Guest")
        before = dict(guest.http.cookies)
        refused = await guest.http.post(
            "/api/sign-in", json={"name": "anna who signs in", "password": "wrong"}
        )
        assert refused.json()["code"] == "wrong-password"
        assert (await guest.get("/api/me"))["name"] == "Guest"
        await guest.post("/api/sign-in", name="anna who signs in", password="long enough")
        assert (await guest.get("/api/me"))["name"] == "Anna"
        async with httpx.AsyncClient(base_url=address.http, cookies=before) as old:
            assert (await old.get("/api/me")).json()["code"] == "sign-in"
        await anna.close()
        await guest.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "accepted, takes",
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=1.000", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("gzip;q=x", False),
        ("br, xgzip", False),
        ("", False),
    ],
)
def test_gzip_only_for_who_takes_it(accepted: str, takes: bool) -> None:
    assert accepts_gzip(accepted) is takes


def test_a_request_names_one_host(address: Address) -> None:
    host = f"Host: {address.host}:{address.port}\r\n"
    with socket.create_connection((address.host, address.port)) as one:
        one.sendall(f"GET /api/about HTTP/1.1\r\n{host}{host}Connection: close\r\n\r\n".encode())
        reply = b""
        while part := one.recv(4096):
            reply += part
    assert reply.startswith(b"HTTP/1.1 400 ") and b"one host" in reply
