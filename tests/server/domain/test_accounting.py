"""The final accounting as data, and what may be studied while a game runs."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

import kerys
from kerys.engine.pieces import SEAT_NAMES
from kerys.server.domain.accounting import accounting_of
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address

EVERYTHING: dict[str, Any] = {"ys_plus_characters": True, "events": True}


def played(seed: int, **options: Any) -> tuple[kerys.Game, list[list[int]]]:
    """A game at random, and everybody's points after each round as the game itself has them."""
    game, chance = kerys.Game(seed=seed, **options), random.Random(seed)
    rounds: list[list[int]] = []
    while not game.over:
        if game.view(None)["round"] > len(rounds) + 1:
            rounds.append(game.points)
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))
    return game, rounds


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4, "kings_favour": True, **EVERYTHING},
        {"players": 5, "kings_favour": True, **EVERYTHING},
        {"players": 3, "express": True, "events": True},
    ],
)
def test_every_point_has_its_line_in_the_accounting(options: dict[str, Any], seed: int) -> None:
    game, rounds = played(seed, **options)
    told = accounting_of(game)
    assert [one.points for one in told.accounts] == game.points
    assert [one.round for one in told.rounds] == [1, 2, 3, 4]
    assert [one.points for one in told.rounds[:3]] == rounds
    end = game.view(None)
    for n, one in enumerate(told.accounts):
        assert one.had == 0
        during = sum(one.scored.values())
        assert during == told.rounds[3].points[n]
        final = sum(colour.points for colour in one.colours) + one.black_points + one.smuggler_points
        assert one.points == during + final + (one.favour_points or 0) + (one.speculation_points or 0)
        assert [colour.rank for colour in one.colours] == [1, 2, 3, 4]
        assert (one.favour_points is not None) == (
            bool(options.get("kings_favour")) and one.party != "neutral"
        )
        owner = end["neutral"] if one.party == "neutral" else end["seats"][n]
        assert {colour.gem: colour.count for colour in one.colours} | {"black": one.black_gems} == owner[
            "gems"
        ]
    assert told.winners == end["winners"]


def test_a_game_that_began_from_a_position_accounts_for_what_it_had() -> None:
    game, chance = kerys.Game(players=3, seed=3, kings_favour=True), random.Random(2)
    while game.view(None)["round"] < 3 or game.points == [0, 0, 0]:
        game.play(game.waiting[0], chance.choice(game.options(game.waiting[0])))
    again = kerys.Game.from_scenario(game.scenario)
    while not again.over:
        again.play(again.waiting[0], chance.choice(again.options(again.waiting[0])))
    told = accounting_of(again)
    assert [one.had for one in told.accounts] == game.points
    assert [one.round for one in told.rounds] == [3, 4]


def test_the_accounting_comes_with_the_table_when_the_game_is_over(address: Address) -> None:
    async def run() -> None:
        anna = await Somebody(address).enter("Anna")
        game, _ = played(1, players=3, kings_favour=True)
        table = (await anna.post("/api/records", record=game.record))["id"]
        reply = await anna.post(f"/api/tables/{table}")
        assert reply["accounting"] == msgspec.to_builtins(accounting_of(game))
        replay = await anna.get(f"/api/tables/{table}/replay?step=0&count=2")
        assert replay["accounting"] == reply["accounting"]
        given = [one for one in game.answers if not one[2]]
        assert replay["steps"] == len(given) + 1
        assert replay["moments"][1]["seat"] == SEAT_NAMES[given[0][0]], (
            "an imported game begins at its beginning"
        )
        assert len(replay["moments"][0]["facts"]) < 20
        open_table = (await anna.post("/api/tables", options={"players": 3}))["id"]
        assert (await anna.post(f"/api/tables/{open_table}"))["accounting"] is None
        await anna.close()

    asyncio.run(run())


@pytest.mark.parametrize("rated", [False, True])
def test_what_hidden_brokers_can_be_is_told_on_request_but_not_in_rated_games(
    address: Address, rated: bool
) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 3}, public=True, rated=rated))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await ben.post(f"/api/tables/{table}/leave")
        for seat in (1, 2):
            await anna.post(f"/api/tables/{table}/bot", seat=seat, level="random")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as socket, ben.connect(table) as other:
            player, watcher = await Player(socket, 1).hello(study=True), await Player(other).hello()
            while not any(one["value"] is None for one in player.view["brokers"]):
                if player.asked:
                    key = await player.answer()
                    while key not in player.taken:
                        await player.hear()
                await player.hear()
            assert "study" not in watcher.view
            if rated:
                assert player.view["study"] is None
                return
            hidden = {
                spot["spot"]: spot["chances"]
                for seat in player.view["study"]["seats"]
                for spot in seat["hidden"]
            }
            unknown = [one for one in player.view["brokers"] if one["value"] is None]
            assert len(hidden) == len(unknown)
            assert all(sum(chances.values()) == pytest.approx(1, abs=0.001) for chances in hidden.values())
            own = player.view["study"]["seats"][0]
            assert own["unseen"] == [] and sorted(own["known_behind_screen"]) == sorted(
                player.view["seats"][0]["hand"]
            )
        await anna.close()
        await ben.close()

    asyncio.run(run())
