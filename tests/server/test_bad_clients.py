"""Bad clients are refused clearly, limited, and never harm another table."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.playing import Player, Somebody
from tests.server.serving import Address, serving

HEADERS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")
SCRIPT = "<script>alert(1)</script>"


async def _table(address: Address, **setup: Any) -> tuple[Somebody, str]:
    anna = await Somebody(address).enter("Anna")
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 3]
    table = (await anna.post("/api/tables", seats=seats, **setup))["id"]
    await anna.post(f"/api/tables/{table}/start")
    return anna, table


async def _alive(address: Address) -> None:
    """Another table works as if nothing was."""
    anna, table = await _table(address)
    async with anna.connect(table) as one:
        player = await Player(one).hello()
        key = await player.answer()
        while key not in player.taken:
            await asyncio.wait_for(player.hear(), 20)
    await anna.close()


BAD_MESSAGES = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type":"unknown"}',
    '{"type":"answer"}',
    '{"type":"answer","text":5,"decision":0,"facts":0,"key":"a"}',
    '{"type":"answer","text":"bid 1 2","decision":-1,"facts":0,"key":"a"}',
    '{"type":"answer","text":"bid 1 2","decision":1e400,"facts":0,"key":"a"}',
    '{"type":"say","text":""}',
    '{"type":"hello","facts":"many"}',
    "[" * 3000,
    '{"type":"ping","number":' + "9" * 400 + "}",
    "\x00",
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_malformed_messages_are_refused_and_the_game_goes_on(address: Address, message: str | bytes) -> None:
    async def run() -> None:
        anna, table = await _table(address)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            await one.send(message)
            while not player.problems:
                await asyncio.wait_for(player.hear(), 20)
            assert player.problems[0]["code"] == "bad-message"
            assert "Traceback" not in json.dumps(player.problems)
            key = await player.answer()
            while key not in player.taken:
                await player.hear()
        await anna.close()

    asyncio.run(run())


def test_stale_foreign_and_repeated_answers_change_nothing(address: Address) -> None:
    async def run() -> None:
        anna, table = await _table(address, public=True)
        async with anna.connect(table) as one, Somebody(address).connect(table) as two:
            player, watcher = await Player(one).hello(), await Player(two).hello()
            assert player.question is not None
            now = {"decision": 0, "facts": len(player.facts)}
            wrong: list[tuple[dict[str, Any], str]] = [
                ({**now, "decision": 5, "text": "bid 1 2", "key": "a"}, "stale"),
                ({**now, "facts": 1, "text": "bid 1 2", "key": "b"}, "stale"),
                ({**now, "text": "bid 9 9", "key": "c"}, "illegal"),
                ({**now, "text": "pass", "key": "d"}, "illegal"),
                ({**now, "text": "bid 1 2", "key": ""}, "no-key"),
            ]
            for n, (fields, code) in enumerate(wrong):
                await player.send("answer", **fields)
                while len(player.refused) <= n:
                    await player.hear()
                assert player.refused[n]["code"] == code
                assert player.refused[n]["question"]["decision"] == 0
            await watcher.send("answer", **now, text="bid 1 2", key="e")
            while not watcher.refused:
                await watcher.hear()
            assert watcher.refused[0]["code"] == "not-seated"
            for _ in range(3):
                await player.send("answer", **now, text="bid 1 2", key="same")
            while player.taken != ["same"] * 3:
                await player.hear()
        await anna.close()

    asyncio.run(run())


def test_oversized_and_flooding_clients_are_let_go(tmp_path: Path) -> None:
    async def run(address: Address) -> None:
        anna, table = await _table(address)
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
        await _alive(address)

    with serving(tmp_path, messages="60/minute") as address:
        asyncio.run(run(address))


def test_a_slow_reader_does_not_hold_others_up(address: Address) -> None:
    async def run() -> None:
        anna, table = await _table(address, public=True)
        slow = socket.create_connection((address.host, address.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        slow.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = b'{"type":"hello"}'
        slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
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
        anna, table = await _table(address, public=True)
        where = f"{address.socket}/ws/tables/{table}"
        sockets = await asyncio.gather(*[connect(where) for _ in range(100)])
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(where) as one:
                await one.recv()
        await asyncio.gather(*[one.close() for one in sockets])
        await _alive(address)
        await anna.close()

    with serving(tmp_path, max_sockets_per_address=100) as address:
        asyncio.run(run(address))


def test_other_sites_and_hosts_are_not_answered(address: Address) -> None:
    async def run() -> None:
        anna, table = await _table(address)
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            reply = await anna.http.post("/api/tables", json={}, headers=headers)
            assert reply.status_code == 403, headers
        rebound = await anna.http.get("/api/me", headers={"host": "evil.example"})
        assert rebound.status_code == 400
        form = await anna.http.post("/api/tables", content="a=b", headers={"content-type": "text/plain"})
        assert form.json()["code"] == "not-json"
        with pytest.raises(InvalidStatus):
            async with connect(
                f"{address.socket}/ws/tables/{table}", additional_headers={"Origin": "https://evil.example"}
            ):
                pass
        own = await anna.http.post("/api/tables", json={}, headers={"origin": address.http})
        assert own.status_code == 200
        await anna.close()

    asyncio.run(run())


def test_paths_lead_nowhere_else(address: Address) -> None:
    page = httpx.get(address.http + "/").content
    for path in (
        "/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/.git/config",
        "//etc/passwd",
        "/a\\..\\b.html",
        "/api/nothing",
        "/server/app.py",
        "/api/tables/..%2f",
        "/" + "a" * 5000,
    ):
        reply = httpx.get(address.http + path)
        # A path without an ending may be one that the page finds its way to itself; then it is the page.
        assert reply.status_code in (400, 404) or reply.content == page, path


def test_every_reply_has_the_security_headers(address: Address) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/me"),
        ("GET", "/nothing.html"),
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("OPTIONS", "/api/tables"),
    ):
        reply = httpx.request(method, address.http + path)
        assert all(name in reply.headers for name in HEADERS), path
        assert "unsafe" not in reply.headers["content-security-policy"]
        assert "server" not in reply.headers


def test_large_bodies_are_cut_off(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        reply = await anna.http.post("/api/tables", json={"title": "x" * 100_000})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-large")
        await anna.close()

    asyncio.run(run())


def test_script_in_names_and_chat_stays_text(address: Address) -> None:
    async def run() -> None:
        mallory = await Somebody(address).enter(SCRIPT)
        table = (await mallory.post("/api/tables", title=SCRIPT, public=True))["id"]
        reply = await mallory.http.get("/api/tables")
        assert reply.headers["content-type"] == "application/json"
        async with mallory.connect(table) as one:
            player = await Player(one).hello()
            await player.send("say", text=SCRIPT)
            while not player.chat:
                await player.hear()
            assert player.chat[0]["text"] == SCRIPT
            assert player.table["seats"][0]["name"] == SCRIPT[:24]
        await mallory.close()

    asyncio.run(run())


def test_requests_and_sign_ins_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, requests="30/minute", sign_ins="3/minute") as address:
        body = {"name": "nobody", "password": "wrong"}
        client = httpx.Client(base_url=address.http)
        codes = [client.post("/api/sign-in", json=body).status_code for _ in range(5)]
        assert codes == [400, 400, 400, 429, 429]
        codes = [client.get("/api/about").status_code for _ in range(40)]
        client.close()
        assert codes[0] == 200 and codes[-1] == 429
