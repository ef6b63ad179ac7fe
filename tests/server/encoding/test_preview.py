"""A turn that is composed: the preview says what will be asked, nothing that the seat may not know, and plays nothing."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kerys.server.domain.hosted_game import HostedGame
from kerys.server.domain.table import Table
from kerys.server.encoding.preview import NotPossible, question_after
from kerys.server.encoding.sentences import sentences_in
from kerys.server.protocol.common import Question
from tests.secrecy.twins import twin_of
from tests.server.helpers.client import Player, Somebody
from tests.server.helpers.server import Address
from tests.server.helpers.tables import bot_table, still_alive
from tests.words.samples import EVERYTHING

COMPOSED = ("place", "front", "neutral")
WORDS = sentences_in("en")


def told(question: Question | None) -> bytes:
    return msgspec.json.encode(question)


def asked(game: HostedGame) -> dict[str, Any]:
    assert game.question is not None
    return game.question


def after(game: HostedGame, seat: int, *answers: str) -> Question | None:
    return question_after(Table("t", game=game, decision=7), seat, list(answers), WORDS)


def what_is_asked(game: HostedGame, seat: int, decision: int) -> bytes:
    """What the preview should have said: the question that really came, or nothing."""
    question = game.question
    if question is None or question["kind"] not in COMPOSED or game.waiting != [seat]:
        return b"null"
    ids = game.option_ids(seat)
    made = {
        "decision": decision,
        "about": question,
        "text": WORDS.question(question, seat),
        "options": WORDS.options(ids, question),
        "given": None,
    }
    return msgspec.json.encode(made)


@pytest.mark.parametrize("options", EVERYTHING, ids=str)
def test_a_preview_says_what_is_asked_then_and_the_same_in_a_twin(options: dict[str, Any]) -> None:
    went_on, ended = set(), 0
    for seed in range(3):
        game, rng = HostedGame(seed=seed, **options), random.Random(seed)
        while not game.over:
            seat, kind, choices = game.waiting[0], asked(game)["kind"], game.options(game.waiting[0])
            plays = [text for text in choices if text.startswith(("play ", "place front "))]
            text = rng.choice(plays or choices)
            before = (game.record, game.fact_count)
            previewed = told(after(game, seat, text))
            assert previewed == told(after(twin_of(game, seat, rng), seat, text))
            assert (game.record, game.fact_count) == before
            game.play(seat, text)
            if kind not in COMPOSED or text.startswith("look "):
                assert previewed == b"null"
                continue
            assert previewed == what_is_asked(game, seat, 8)
            if previewed == b"null":
                ended += 1
            else:
                went_on.add(asked(game)["kind"])
    assert ended > 10
    assert went_on >= ({"place", "neutral"} if options["players"] == 2 else {"place"})


def test_two_answers_at_once_and_answers_that_are_not_possible() -> None:
    game = placing(HostedGame(players=2, seed=3))
    seat = game.waiting[0]
    first = game.options(seat)[0]
    second = after(game, seat, first)
    assert second is not None and second.decision == 8
    legal = [option["text"] for option in msgspec.json.decode(told(second))["options"]]
    third = after(game, seat, first, legal[-1])
    assert third is not None and third.about["kind"] == "neutral"
    with pytest.raises(NotPossible):  # the same way up again
        after(game, seat, first, first)
    last = msgspec.json.decode(told(third))["options"][0]["text"]
    assert after(game, seat, first, legal[-1], last) is None
    assert after(game, seat, first, legal[-1], last, "nonsense") is None  # the turn is over before it is read


def placing(game: HostedGame) -> HostedGame:
    while asked(game)["kind"] != "place":
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    return game


# --- Over the WebSocket -------------------------------------------------------------------------------------


async def hear(player: Player, kind: str) -> dict[str, Any]:
    while await asyncio.wait_for(player.hear(), 20) != kind:
        pass
    found: dict[str, Any] = msgspec.json.decode(player.raw[-1])
    return found


async def at_placing(player: Player) -> None:
    while not player.asked or player.question is None or player.question["about"]["kind"] != "place":
        if player.asked:
            await player.answer()
        await player.hear()


def test_previews_that_are_wrong_get_the_fresh_question_and_change_nothing(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address, public=True)
        async with anna.connect(table) as one, Somebody(address).connect(table) as two:
            player, watcher = await Player(one).hello(), await Player(two).hello()
            assert player.question is not None
            # A sealed question cannot be composed.
            await player.send("preview", decision=0, answers=["bid 1 2"])
            assert (await hear(player, "previewed"))["question"] is None
            await at_placing(player)
            facts, question = len(player.facts), player.question
            decision, text = question["decision"], question["options"][0]["text"]
            wrong: list[tuple[int, list[str], str]] = [
                (decision + 1, [text], "stale"),
                (decision - 1, [text], "stale"),
                (decision, ["bid 1 2"], "illegal"),
                (decision, ["nonsense"], "illegal"),
                (decision, ["place 3 up <b>"], "illegal"),
                (decision, [text, text], "illegal"),
            ]
            for number, answers, code in wrong:
                await player.send("preview", decision=number, answers=answers)
                refused = await hear(player, "refused")
                assert (refused["code"], refused["key"]) == (code, "")
                assert refused["question"] == question
            malformed: list[Any] = [[], [text] * 9, ["x" * 81], [5], "text"]
            for one_of_them in malformed:
                await player.send("preview", decision=decision, answers=one_of_them)
                assert (await hear(player, "problem"))["code"] == "bad-message"
            await watcher.send("preview", decision=decision, answers=[text])
            assert (await hear(watcher, "refused"))["code"] == "not-seated"
            await player.send("preview", decision=decision, answers=[text])
            previewed = await hear(player, "previewed")
            assert previewed["question"]["about"]["placing"] == 2
            assert len(player.facts) == facts
            # Then it is really played, and the second question is what the preview said.
            await player.answer(text)
            while player.question == question:
                await player.hear()
            assert player.question == previewed["question"]
            assert not any("previewed" in text for text in watcher.raw)
        await anna.close()

    asyncio.run(run())


def test_whose_turn_it_is_not_gets_no_preview(address: Address) -> None:
    async def run() -> None:
        anna, ben = await Somebody(address).enter("Anna"), await Somebody(address).enter("Ben")
        table = (await anna.post("/api/tables", options={"players": 2}, public=True))["id"]
        await ben.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as one, ben.connect(table) as two:
            players = [await Player(one, 1).hello(), await Player(two, 2).hello()]
            while players[0].question is None or players[0].question["about"]["kind"] != "place":
                for player in players:
                    if player.asked:
                        await player.answer()
                        await hear(player, "taken")
                for player in players:
                    await player.send("ping")
                    await hear(player, "pong")
            on_turn, other = players if players[0].asked else players[::-1]
            assert on_turn.question is not None
            text = on_turn.question["options"][0]["text"]
            await other.send("preview", decision=on_turn.question["decision"], answers=[text])
            refused = await hear(other, "refused")
            assert refused["code"] == "illegal" and "not your turn" in refused["reason"]
            assert refused["question"]["options"] == []
        for somebody in (anna, ben):
            await somebody.close()

    asyncio.run(run())


def test_a_flood_of_previews_is_stopped(address: Address) -> None:
    async def run() -> None:
        anna, table = await bot_table(address)
        async with anna.connect(table) as one:
            player = await Player(one).hello()
            with pytest.raises(ConnectionClosed):
                for _ in range(1000):
                    await player.send("preview", decision=0, answers=["bid 1 2"])
                while True:
                    await asyncio.wait_for(player.hear(), 20)
        await anna.close()
        await still_alive(address)

    asyncio.run(run())
