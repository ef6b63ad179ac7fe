"""`kerys admin` on the database of a running server, of both kinds."""

import asyncio
import json
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kerys.server.maintenance.admin import AdminError, seconds_of
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import ServerProcess
from tests.server.maintenance.test_database_commands import kerys

BOTS = [{}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


class Served:
    """A running server and its admin command."""

    def __init__(self, server: ServerProcess, where: list[object]) -> None:
        self.server = server
        self._where = where
        self.clients: list[httpx.Client] = []

    def admin(self, *arguments: object) -> str:
        code, text = kerys("admin", *arguments, *self._where)
        assert code == 0, text
        return text

    def refused(self, *arguments: object) -> str:
        code, text = kerys("admin", *arguments, *self._where)
        assert code == 2 and text.startswith("kerys: "), text
        return text

    def client(self, network: str = "192.0.2.1") -> httpx.Client:
        headers = {"X-Forwarded-For": network}
        client = httpx.Client(base_url=self.server.address.http, headers=headers, timeout=30)
        self.clients.append(client)
        return client


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("admin")
    url = postgres.fresh_database("admin") if request.param == "postgresql" else ""
    server = ServerProcess(folder / "data", folder / "log", database=url, proxy="127.0.0.1")
    server.start()
    try:
        one = Served(server, ["--data", folder / "data", "--database", url])
        yield one
        for client in one.clients:
            client.close()
    finally:
        server.stop()


def eventually(condition: object, seconds: float = 20.0) -> None:
    assert callable(condition)
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.2)


def account(served: Served, name: str) -> tuple[httpx.Client, str]:
    client = served.client()
    client.post("/api/me", json={"name": name})
    reply = client.post("/api/account", json={"name": name, "password": "a long password"})
    assert reply.status_code == 200
    person = next(line.split()[0] for line in served.admin("people", name).splitlines()[1:])
    return client, person


def test_an_account_is_banned_for_a_time_and_let_in_again(served: Served) -> None:
    client, person = account(served, "rude")
    credentials = {"name": "rude", "password": "a long password"}
    assert "rude" in served.admin("person", person)
    served.admin("ban", "rude", "--for", "7d", "--reason", "rude\x1b[31m")
    assert client.get("/api/me").status_code == 401, "the session has ended"
    eventually(lambda: client.post("/api/sign-in", json=credentials).json().get("code") == "banned")
    assert "until" in served.admin("bans") and "\x1b" not in served.admin("bans")
    served.admin("unban", "rude")
    eventually(lambda: client.post("/api/sign-in", json=credentials).status_code == 200)
    assert "not on the list" in served.refused("unban", "rude")
    log = served.admin("log")
    assert "unban" in log and "7d" not in log and person in log


def test_a_range_of_addresses_is_banned(served: Served) -> None:
    with served.client("198.51.100.77") as banned, served.client("203.0.113.1") as other:
        assert banned.get("/api/about").status_code == 200
        served.admin("ban", "198.51.100.0/24")
        eventually(lambda: banned.get("/api/about").status_code == 403)
        assert banned.get("/").status_code == 403
        assert other.get("/api/about").status_code == 200
        served.admin("unban", "198.51.100.0/24")
        eventually(lambda: banned.get("/api/about").status_code == 200)
    assert "this machine" in served.refused("ban", "127.0.0.1")
    assert "this machine" in served.refused("ban", "::/0")
    assert "no person" in served.refused("ban", "198.51.100.300")


def test_a_running_game_is_closed(served: Served) -> None:
    async def run() -> None:
        anna = await Somebody(served.server.address).enter("Anna")
        setup = {"options": {"players": 3}, "seats": BOTS, "public": True, "title": "A bad title"}
        table = (await anna.post("/api/tables", **setup))["id"]
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as socket:
            player = await Player(socket).hello()
            assert "A bad title" in served.admin("tables", "bad title")
            assert "running" in served.admin("table", table)
            await asyncio.to_thread(served.admin, "close", table, "--reason", "title")
            with pytest.raises((ConnectionClosed, asyncio.TimeoutError)) as ended:
                while True:
                    await asyncio.wait_for(player.hear(), 20)
            assert isinstance(ended.value, ConnectionClosed), "whoever watches is disconnected"
        reply = await anna.http.post(f"/api/tables/{table}", json={})
        assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
        assert table not in (await anna.http.get("/api/tables")).text
        await anna.close()
        assert "closed already" in await asyncio.to_thread(served.refused, "close", table)

    asyncio.run(run())


def test_somebody_is_muted_at_all_tables(served: Served) -> None:
    async def run() -> None:
        loud = await Somebody(served.server.address).enter("Loudmouth")
        table = (await loud.post("/api/tables", options={"players": 3}, seats=BOTS))["id"]
        found = await asyncio.to_thread(served.admin, "people", "Loudmouth")
        person = found.splitlines()[1].split()[0]
        async with loud.connect(table) as socket:
            player = await Player(socket).hello()
            await asyncio.to_thread(served.admin, "mute", person, "--for", "1h")
            await asyncio.sleep(2.5)
            await player.send("say", text="hello", key="k1")
            while not player.problems:
                await asyncio.wait_for(player.hear(), 20)
            assert player.problems[0]["code"] == "muted" and not player.chat
            await asyncio.to_thread(served.admin, "unmute", person)
            await asyncio.sleep(2.5)
            await player.send("say", text="hello", key="k2")
            while not player.chat:
                await asyncio.wait_for(player.hear(), 20)
        await loud.close()

    asyncio.run(run())


def test_a_password_is_reset(served: Served) -> None:
    client, _ = account(served, "forgetful")
    text = served.admin("reset-password", "Forgetful")
    password = text.splitlines()[0].split(": ")[1]
    assert client.get("/api/me").status_code == 401
    assert client.post("/api/sign-in", json={"name": "forgetful", "password": password}).status_code == 200
    assert password not in served.admin("log")


def test_a_person_is_exported_and_deleted(served: Served) -> None:
    client, person = account(served, "leaver")
    table = client.post("/api/tables", json={"public": True, "title": "Their table"}).json()["id"]
    data = json.loads(served.admin("export", "leaver"))
    assert data["login"] == "leaver" and data["tables"][0]["title"] == "Their table"
    assert "password" not in data and "hash" not in json.dumps(data)
    assert "--yes" in served.refused("delete", "leaver")
    served.admin("delete", person, "--yes")
    assert client.get("/api/me").status_code == 401
    reply = client.post("/api/sign-in", json={"name": "leaver", "password": "a long password"})
    assert reply.json()["code"] == "wrong-password"
    assert "leaver" not in served.admin("people") + served.admin("tables") + served.admin("table", table)
    assert "no person" in served.refused("export", "leaver")
    code, text = kerys("db", "check", *served._where)
    assert code == 0, text


def test_reached_limits_are_listed_and_bad_input_is_refused(served: Served) -> None:
    assert served.admin("limits").startswith("day")
    assert "no table" in served.refused("close", "nothing")
    assert "no person" in served.refused("mute", "no\x1bbody")
    assert "such as 7d" in served.refused("ban", "198.51.100.1", "--for", "soon")


@pytest.mark.parametrize("text", ["", "7", "d", "-1d", "0d", "1.5d", "1y", "9999999d"])
def test_a_time_is_a_number_and_a_unit(text: str) -> None:
    with pytest.raises(AdminError):
        seconds_of(text)
    assert seconds_of("2w") == 14 * 86_400
