"""Chat: who is muted stays muted, nobody poses as a player, and a line is a line."""

import asyncio
import unicodedata

import pytest

from kerys.game import Game
from kerys.server.domain import entries as e
from kerys.server.domain.names import look, one_line
from kerys.server.domain.table import Table
from kerys.server.protocol.setup import Setup
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


async def _said(address: Address, somebody: Somebody, table: str) -> str:
    """The name under which somebody may write, or why not."""
    async with somebody.connect(table) as one:
        player = await Player(one).hello()
        before = len(player.chat)
        await player.send("say", text="hi")
        while len(player.chat) == before and not player.problems:
            await asyncio.wait_for(player.hear(), 10)
        return str(player.problems[0]["code"] if player.problems else player.chat[-1]["name"])


@pytest.mark.parametrize("seen", ["nowhere", "in the chat", "at a seat"])
def test_who_is_muted_stays_muted_under_another_name(address: Address, seen: str) -> None:
    async def run() -> None:
        host, mal = await Somebody(address).enter("Hilda"), await Somebody(address).enter("Mal")
        table = (await host.post("/api/tables", options={"players": 3}, public=True))["id"]
        if seen == "in the chat":
            assert await _said(address, mal, table) == "Mal"
            await mal.post("/api/me", name="Nobody")
        if seen == "at a seat":
            await mal.post(f"/api/tables/{table}/join")
            await mal.post("/api/me", name="Nobody")
        await host.post(f"/api/tables/{table}/mute", name="Mal")
        assert await _said(address, mal, table) == "muted"
        await mal.post("/api/me", name="Somebody else")
        if seen == "at a seat":
            await mal.post(f"/api/tables/{table}/leave")
        assert await _said(address, mal, table) == "muted"
        await host.post(f"/api/tables/{table}/mute", name="Mal", muted=False)
        assert await _said(address, mal, table) == "Somebody else"
        await host.close()
        await mal.close()

    asyncio.run(run())


def test_names_that_an_older_log_muted_are_muted() -> None:
    table = Table("old")
    table.apply(1, 1.0, e.Created(setup=Setup(options={"players": 2}), host="anna"))
    table.apply(2, 2.0, e.read('{"kind":"muted","name":"Mal","muted":true}'))
    assert table.is_muted("anybody", "Mal") and not table.is_muted("anybody", "Ben")
    table.apply(3, 3.0, e.read('{"kind":"muted","name":"Mal","muted":false}'))
    assert not table.is_muted("anybody", "Mal")


def test_nobody_poses_as_somebody_in_an_imported_game(address: Address) -> None:
    async def run() -> None:
        host, mal = await Somebody(address).enter("Hilda"), await Somebody(address).enter("Anna")
        game = Game(2, seed=3)
        game.names[0] = "Anna"
        while not game.over:
            seat = game.waiting[0]
            game.play(seat, game.options(seat)[0])
        table = (await host.post("/api/records", record=game.record, public=True))["id"]
        assert await _said(address, mal, table) == "Anna 2"
        await host.close()
        await mal.close()

    asyncio.run(run())


@pytest.mark.parametrize("seated", [True, False], ids=["seated", "watching"])
def test_nobody_poses_as_the_host_or_a_player(address: Address, seated: bool) -> None:
    async def run() -> None:
        host = await Somebody(address).enter("Hilda")
        setup = {"options": {"players": 2}, "seats": [{"kind": "bot", "level": "random"}] * 2}
        if seated:
            setup["seats"][0] = {}  # type: ignore[index]
        table = (await host.post("/api/tables", **setup, public=True))["id"]
        assert await _said(address, host, table) == "Hilda"
        mal = Somebody(address)
        for name in ("Hilda", "HILDA", "H\u0456lda", "Hi1da", "Hilda.", "Random"):
            await mal.post("/api/me", name=name)
            assert await _said(address, mal, table) == f"{name} 2"
        await host.close()
        await mal.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "one, other", [("Anna", "Ben"), ("\u674e\u96f7", "\u674e"), ("\u2764", "\u2605"), ("Anna", "Anna 2")]
)
def test_names_that_look_otherwise_may_both_be_had(one: str, other: str) -> None:
    assert look(one) != look(other)


@pytest.mark.parametrize(
    "text", ["a" + "\u0301" * 400, "\ufdfa" * 500, "\U0001d160" * 500, "\u0f71\u0f72" * 250]
)
def test_a_line_of_chat_is_no_pile(text: str) -> None:
    line = one_line(text, 500)
    assert 0 < len(line) <= 500
    marks = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else " " for letter in line)
    assert max(map(len, marks.split(" "))) <= 4
