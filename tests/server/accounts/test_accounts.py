"""Guests, accounts and sessions."""

import asyncio
from pathlib import Path

import httpx

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address, serving


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


def test_an_account_has_a_token_that_nobody_knew_before(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        before = dict(anna.http.cookies)
        table = (await anna.post("/api/tables", options={"players": 2}))["id"]
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            await anna.post("/api/account", name="anna with a new token", password="long enough")
            assert dict(anna.http.cookies) != before
            async with httpx.AsyncClient(base_url=address.http, cookies=before) as thief:
                assert (await thief.get("/api/me")).status_code == 401
            await player.send("ping", number=5)  # the connection goes on
            while await asyncio.wait_for(player.hear(), 10) != "pong":
                pass
            assert len((await anna.get("/api/sessions"))["sessions"]) == 1
            await anna.post("/api/sign-out")  # and ends with the session
            await asyncio.wait_for(socket.wait_closed(), 5)
        await anna.close()

    asyncio.run(run())


def test_a_new_password_ends_all_other_sessions(address: Address) -> None:
    async def run() -> None:
        laptop, phone = await Somebody(address).enter("Anna"), Somebody(address)
        name = "anna who changes it"
        passwords = {"old": "long enough", "new": "longer than before"}
        refused = await laptop.http.post("/api/password", json=passwords)
        assert refused.json()["code"] == "no-account"
        await laptop.post("/api/account", name=name, password="long enough")
        await phone.post("/api/sign-in", name=name, password="long enough")
        before = dict(laptop.http.cookies)
        for old, new, code in (
            ("not this", "longer than before", "wrong-password"),
            ("long enough", "short", "weak-password"),
        ):
            refused = await laptop.http.post("/api/password", json={"old": old, "new": new})
            assert refused.json()["code"] == code
        assert (await phone.get("/api/me"))["account"] == name
        await laptop.post("/api/password", **passwords)
        assert (await phone.http.get("/api/me")).status_code == 401
        assert (await laptop.get("/api/me"))["account"] == name and dict(laptop.http.cookies) != before
        refused = await phone.http.post("/api/sign-in", json={"name": name, "password": "long enough"})
        assert refused.json()["code"] == "wrong-password"
        await phone.post("/api/sign-in", name=name, password="longer than before")
        await laptop.close()
        await phone.close()

    asyncio.run(run())


def test_over_tls_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    with serving(tmp_path, public_address="https://ys.example.org") as address:
        made = httpx.post(address.http + "/api/me", json={"name": "Anna"}).headers.get_list("set-cookie")
        own = next(one for one in made if one.startswith("__Host-kerys_session="))
        assert "secure" in own.lower() and "path=/" in own.lower() and "domain" not in own.lower()
        token = own.split("=", 1)[1].split(";")[0]

        def me(cookie: str) -> httpx.Response:
            return httpx.get(address.http + "/api/me", headers={"cookie": cookie})

        assert me(f"__Host-kerys_session={token}").json()["name"] == "Anna"
        assert "set-cookie" not in me(f"__Host-kerys_session={token}").headers
        moved = me(f"kerys_session={token}")  # from before: it moves
        assert moved.json()["name"] == "Anna"
        told = moved.headers.get_list("set-cookie")
        assert any(one.startswith(f"__Host-kerys_session={token};") for one in told)
        assert any(one.startswith('kerys_session="";') and "max-age=0" in one.lower() for one in told)
        assert me(f"__Host-kerys_session=nobody; kerys_session={token}").status_code == 401
