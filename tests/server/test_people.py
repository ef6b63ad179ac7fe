"""Guests, accounts and sessions."""

import asyncio

from tests.server.playing import Player, Somebody
from tests.server.serving import Address


def test_a_guest_keeps_the_games_when_making_an_account(address: Address) -> None:
    async def run() -> None:
        guest = await Somebody(address).enter("Anna")
        table = (await guest.post("/api/tables", options={"players": 2}))["id"]
        me = await guest.post("/api/account", name="Anna the Great", password="long enough")
        assert me["account"] == "anna the great"
        elsewhere = Somebody(address)
        await elsewhere.post("/api/sign-in", name="ANNA the great", password="long enough")
        assert [one["id"] for one in (await elsewhere.get("/api/tables"))["mine"]] == [table]
        assert (await elsewhere.post(f"/api/tables/{table}"))["you"] == "blue"
        await guest.close()
        await elsewhere.close()

    asyncio.run(run())


def test_wrong_passwords_and_taken_names_are_refused_alike(address: Address) -> None:
    async def run() -> None:
        one, two = await Somebody(address).enter("One"), await Somebody(address).enter("Two")
        await one.post("/api/account", name="somebody", password="long enough")
        taken = await two.http.post("/api/account", json={"name": "Somebody", "password": "long enough"})
        assert taken.json()["code"] == "name-taken"
        short = await two.http.post("/api/account", json={"name": "short", "password": "short"})
        assert short.json()["code"] == "weak-password"
        wrong = await two.http.post("/api/sign-in", json={"name": "somebody", "password": "not this"})
        nobody = await two.http.post("/api/sign-in", json={"name": "nobody at all", "password": "not this"})
        assert (wrong.status_code, wrong.content) == (nobody.status_code, nobody.content)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_the_cookie_is_closed_to_scripts_and_other_sites(address: Address) -> None:
    async def run() -> None:
        guest = Somebody(address)
        reply = await guest.http.post("/api/me", json={})
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie
        token = cookie.split("=", 1)[1].split(";")[0]
        assert token not in reply.text.lower()
        await guest.close()

    asyncio.run(run())


def test_a_session_ended_elsewhere_ends_its_connections(address: Address) -> None:
    async def run() -> None:
        laptop = await Somebody(address).enter("Anna")
        await laptop.post("/api/account", name="anna of two devices", password="long enough")
        phone = Somebody(address)
        await phone.post("/api/sign-in", name="anna of two devices", password="long enough")
        table = (await laptop.post("/api/tables", options={"players": 2}))["id"]
        async with phone.connect(table) as socket:
            await Player(socket).hello()
            sessions = (await laptop.get("/api/sessions"))["sessions"]
            # A program, and no browser.
            assert {(one["browser"], one["system"]) for one in sessions} == {("", "")}
            other = next(one["session"] for one in sessions if not one["current"])
            await laptop.post("/api/sessions/end", session=other)
            await asyncio.wait_for(socket.wait_closed(), 5)
        assert (await phone.http.get("/api/me")).status_code == 401
        await laptop.post("/api/sign-out")
        assert (await laptop.http.get("/api/me")).status_code == 401
        await laptop.close()
        await phone.close()

    asyncio.run(run())
