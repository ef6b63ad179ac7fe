"""Bad clients are refused clearly, limited, and never harm another table."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address
from tests.server.helpers.tables import bot_table

HEADERS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")
SCRIPT = "<script>alert()</script>"


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
    '{"type":"say","text":"a","key":"a\\n"}',
    '{"type":"hello","facts":"many"}',
    "[" * 3000,
    '{"type":"ping","number":' + "9" * 400 + "}",
    "\x00",
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_malformed_messages_are_refused_and_the_game_goes_on(address: Address, message: str | bytes) -> None:
    async def run() -> None:
        anna, table = await bot_table(address)
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
        anna, table = await bot_table(address, public=True)
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


def test_other_sites_and_hosts_are_not_answered(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address)
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
            assert player.table["seats"][0]["name"] == SCRIPT
        await mallory.close()

    asyncio.run(run())
