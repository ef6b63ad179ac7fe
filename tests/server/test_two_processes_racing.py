"""Two processes on one database: moves reach clients of the other, and of two racing answers one wins."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.server import Address, serving

Both = tuple[Address, Address]


@contextmanager
def two_servers(path: Path, url: str) -> Iterator[Both]:
    with serving(path, database=url) as one, serving(path, database=url) as two:
        yield one, two


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    with two_servers(tmp_path_factory.mktemp("two"), postgres.fresh_database("races")) as both:
        yield both


async def _pair(one: Address, two: Address, players: int = 2) -> tuple[Somebody, Somebody, str]:
    """Anna at the first server, Ben at the second, at one table that has begun."""
    anna, ben = await Somebody(one).enter("Anna"), await Somebody(two).enter("Ben")
    seats: list[dict[str, str]] = [{}, {}] + [{"kind": "bot", "level": "random"}] * (players - 2)
    table = (await anna.post("/api/tables", options={"players": players}, seats=seats, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    return anna, ben, table


def test_people_at_two_processes_play_one_game(servers: Both) -> None:
    async def run() -> None:
        anna, ben, table = await _pair(*servers, players=3)
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            await asyncio.wait_for(asyncio.gather(*[player.play_on() for player in players]), 60)
        assert players[0].table == players[1].table
        assert len(players[0].facts) == len(players[1].facts)
        await anna.close()
        await ben.close()

    asyncio.run(run())


def test_of_two_answers_racing_for_one_decision_one_wins(servers: Both) -> None:
    """One person with two connections, to two processes, answers twice at the same moment."""

    async def run() -> int:
        anna, ben, table = await _pair(*servers)
        again = Somebody(servers[1])
        again.http.cookies = anna.http.cookies
        won = 0
        async with anna.connect(table) as one, again.connect(table) as two, ben.connect(table) as three:
            here, there = await Player(one, 1).hello(), await Player(two, 2).hello()
            playing = asyncio.ensure_future((await Player(three, 3).hello()).play_on())
            while won < 25:
                while not _asked_the_same(here, there):
                    await _hear_any(here, there)
                if sealed(here):
                    decision = number(here)
                    await here.answer()
                    for player in (here, there):
                        while player.asked and number(player) == decision:
                            await player.hear()
                    continue
                decision = number(here)
                keys = await asyncio.gather(here.answer(), there.answer())
                for player, key in zip((here, there), keys, strict=True):
                    while key not in player.taken and not any(one["key"] == key for one in player.refused):
                        await player.hear()
                taken = [key in player.taken for player, key in zip((here, there), keys, strict=True)]
                assert sum(taken) == 1, (decision, taken)
                loser = there if taken[0] else here
                assert loser.refused[-1]["code"] == "stale"
                fresh = loser.refused[-1]["question"]
                assert fresh is None or fresh["decision"] > decision, "the loser gets the fresh question"
                won += 1
                for player in (here, there):
                    while number(player) == decision:
                        await player.hear()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for somebody in (anna, ben, again):
            await somebody.close()
        return won

    assert asyncio.run(asyncio.wait_for(run(), 60)) >= 25


def number(player: Player) -> int:
    """The number of the question a player sees."""
    return -1 if player.question is None else int(player.question["decision"])


def sealed(player: Player) -> bool:
    return bool(player.question and player.question["about"]["sealed"])


def _asked_the_same(one: Player, two: Player) -> bool:
    return one.asked and two.asked and number(one) == number(two)


async def _hear_any(*players: Player) -> None:
    """Let whoever is behind hear the next message."""
    behind = min(players, key=lambda player: (number(player), player.asked))
    await behind.hear()
