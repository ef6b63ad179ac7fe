"""Names that look like others, accounts made all at once, and who signs out while coming in."""

import asyncio
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from kerys.server.accounts.accounts import Accounts, Session
from kerys.server.domain.names import clean_login, clean_name, look
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address

SAME = [
    "STRASSE",
    "Stra\u00dfe",
    "\uff33\uff34\uff32\uff21\uff33\uff33\uff25",
    " strasse\t",
    "strasse\ufe0f",
    "strasse\u034f",
]
SAME += [
    "\u3164strasse",
    "str\uffa0asse",
    "strasse\u2800",
    "\U000e0100strasse",
    "strasse\u202e",
    "\u200bstrasse",
]


@pytest.mark.parametrize("login", SAME)
def test_names_that_look_the_same_are_the_same(login: str) -> None:
    assert clean_login(login) == "strasse"


@pytest.mark.parametrize(
    "name", ["", " ", "\u3164", "\U0001d159", "\u2800\u2800", "\u0301\u0301", "\u200b\u2066", "\x00\n"]
)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    "name", ["Zo\u00eb", "\u05e9\u05b8\u05dc\u05d5\u05dd", "\u0e01\u0e33", "\u674e\u96f7", "\u2764"]
)
def test_names_of_all_scripts_can_be_had(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize(
    "name", ["Ann\u0251", "\u0410nn\u0430", "\u1d00nna", "ANNA", "A\u0144na", "An\u0578a"]
)
def test_letters_that_look_alike_are_alike(name: str) -> None:
    assert look(name) == look("Anna")


def test_accounts_do_not_look_like_others(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        await anna.post("/api/account", name="anna alike", password="long enough")
        other = await Somebody(address).enter("Other")
        for name in ("\u0430nna alike", "ann\u0251 alike", "anna a1ike", "Anna  Alike"):
            reply = await other.http.post("/api/account", json={"name": name, "password": "long enough"})
            assert reply.json()["code"] == "name-taken", name
        await other.close()
        await anna.close()

    asyncio.run(run())


def test_too_long_a_name_is_refused_not_cut(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("A" * 24)
        for path, body in (("/api/me", {}), ("/api/account", {"password": "long enough"})):
            reply = await anna.http.post(path, json={"name": "A" * 25, **body})
            assert (reply.status_code, reply.json()["code"]) == (400, "long-name")
            assert "24" in reply.json()["reason"]
        assert (await anna.get("/api/me"))["name"] == "A" * 24
        await anna.post("/api/account", name="once cut to so few lette", password="long enough")
        cut = {"name": "Once cut to so few letters", "password": "long enough"}
        await Somebody(address).post("/api/sign-in", **cut)
        await anna.close()

    asyncio.run(run())


def test_nobody_ends_the_session_of_somebody_else(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        own = (await anna.get("/api/sessions"))["sessions"][0]["session"]
        await ben.post("/api/sessions/end", session=own)
        async with anna.connect(table) as socket:
            await Player(socket).hello()
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_of_accounts_made_at_once_by_one_guest_one_counts(address: Address) -> None:
    async def run() -> None:
        guest = await Somebody(address).enter("Anna")
        wanted = [{"name": f"one of three {n}", "password": "long enough"} for n in range(3)]
        replies = await asyncio.gather(*[guest.http.post("/api/account", json=body) for body in wanted])
        made = [reply.json()["account"] for reply in replies if reply.status_code == 200]
        refused = [reply.json()["code"] for reply in replies if reply.status_code != 200]
        assert made == [(await guest.get("/api/me"))["account"]]
        assert refused == ["has-account"] * 2
        await Somebody(address).post("/api/sign-in", name=made[0], password="long enough")
        await guest.close()

    asyncio.run(run())


def test_who_signs_out_while_coming_in_stays_out(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    read, waits, goes_on = Accounts.session, threading.Event(), threading.Event()

    async def slow(accounts: Accounts, token: str) -> Session | None:
        """The first to ask is told only when the session has ended."""
        found = await read(accounts, token)
        if not waits.is_set():
            waits.set()
            await asyncio.to_thread(goes_on.wait, 20)
        return found

    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        async with anna.connect(table) as socket:
            monkeypatch.setattr(Accounts, "session", slow)
            player = Player(socket)
            await player.send("hello")
            await asyncio.to_thread(waits.wait, 20)
            assert await anna.post("/api/sign-out") == {}
            goes_on.set()
            with pytest.raises(ConnectionClosed, match="signed-out"):
                await asyncio.wait_for(player.hear(), 10)
            assert player.raw == []
        await anna.close()

    asyncio.run(run())
