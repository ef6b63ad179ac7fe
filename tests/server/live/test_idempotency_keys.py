"""Keys: whatever is sent again counts once, however much happened in between, and never for something else."""

import asyncio
from typing import Any

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address


async def _two(address: Address) -> tuple[Somebody, Somebody, str]:
    anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
    table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


async def _acknowledged(player: Player, key: str) -> dict[str, Any] | None:
    """None: it was taken; else how it was refused."""
    taken, refused, problems = player.taken.count(key), len(player.refused), len(player.problems)
    while (player.taken.count(key), len(player.refused), len(player.problems)) == (taken, refused, problems):
        await asyncio.wait_for(player.hear(), 10)
    if player.taken.count(key) > taken:
        return None
    return player.refused[-1] if len(player.refused) > refused else player.problems[-1]


def test_a_bid_that_was_replaced_stays_replaced_whatever_else_is_said(address: Address) -> None:
    async def run() -> None:
        anna, ben, table = await _two(address)
        async with anna.connect(table) as one, ben.connect(table) as two:
            player, other = await Player(one).hello(), await Player(two).hello()
            for key, text in (("first", "bid 0 0"), ("second", "bid 0 1")):
                assert await _acknowledged(player, await player.answer(text, key)) is None
            for n in range(60):
                await other.send("say", text=f"line {n}", key=f"line-{n}")
                assert await _acknowledged(other, f"line-{n}") is None
            assert (
                await _acknowledged(player, await player.answer("bid 0 0", "first")) is None
            )  # as it was then
            await other.answer("bid 0 0")
            while len(player.facts) == len(other.facts):
                await asyncio.wait_for(player.hear(), 10)
            bid = next(
                fact for fact in player.facts if fact["fact"] == "bid-revealed" and fact["party"] == "blue"
            )
            assert (bid["value"], bid["value2"]) == (0, 1)
            again = await Player(one).hello()
            await again.send("say", text="never said", key="line-3")  # Ben's key is not Anna's
            assert await _acknowledged(again, "line-3") is None
            await other.send("say", text="line 3", key="line-3")
            assert await _acknowledged(other, "line-3") is None
            assert [line["text"] for line in (await Player(two).hello()).chat].count("line 3") == 1

    asyncio.run(run())


def test_a_key_does_not_count_for_another_answer_or_line(address: Address) -> None:
    async def run() -> None:
        anna, ben, table = await _two(address)
        async with anna.connect(table) as one, ben.connect(table) as two:
            player, other = await Player(one).hello(), await Player(two).hello()
            assert await _acknowledged(player, await player.answer("bid 0 0", "key")) is None
            refused = await _acknowledged(player, await player.answer("bid 0 1", "key"))
            assert refused is not None and (refused["code"], refused["key"]) == ("key-used", "key")
            assert refused["question"]["given"] == "bid 0 0"
            assert (
                await _acknowledged(player, await player.answer("bid  0 0", "key")) is None
            )  # the same in words
            assert await _acknowledged(other, await other.answer("bid 0 0", "key")) is None  # of another seat
            await player.send("say", text="one", key="line")
            assert await _acknowledged(player, "line") is None
            await player.send("say", text="two", key="line")
            problem = await _acknowledged(player, "line")
            assert problem is not None and (problem["code"], problem["key"]) == ("key-used", "line")
            while not player.asked and not other.asked:
                await asyncio.wait_for(asyncio.gather(player.hear(), other.hear()), 10)
            asked = player if player.asked else other
            refused = await _acknowledged(asked, await asked.answer("", "key"))
            assert refused is not None and refused["code"] == "key-used"

    asyncio.run(run())


def test_a_sealed_answer_cannot_be_changed_without_end(address: Address) -> None:
    async def run() -> None:
        anna, _, table = await _two(address)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            for n in range(100):
                assert await _acknowledged(player, await player.answer(f"bid 0 {n % 2}", f"key-{n}")) is None
            refused = await _acknowledged(player, await player.answer("bid 4 4", "key-100"))
            assert refused is not None and refused["code"] == "too-many"
            assert refused["question"]["given"] == "bid 0 1"

    asyncio.run(run())
