"""Bots cannot cheat: they import nothing that holds a game, and hidden information does not change an answer."""

import ast
import random
from pathlib import Path
from typing import Any

import pytest

from kerys.bots import Budget, bot, bot_names
from kerys.engine.chance import Rng
from kerys.engine.imagine import imagine
from kerys.game import Game
from kerys.views.project import view_of
from tests.laws.combinations import COMPILED
from tests.secrecy.twins import play_random, twin_of

BOTS_SOURCE = Path(__file__).resolve().parents[2] / "src" / "kerys" / "bots"
EVERYTHING = {"ys_plus_characters": True, "events": True}
VARIANTS: list[dict[str, Any]] = [
    {"players": 2, "magician": "any", **EVERYTHING},
    {"players": 3, "districts": 3, "express": True, "kings_favour": True, **EVERYTHING},
    {"players": 4},
    {"players": 5, "kings_favour": True, **EVERYTHING},
]
ONE_BOT_OF_EACH_KIND = ("random", "greedy", "flat", "ismcts", "pupil", "trader")


def test_bots_do_not_import_game_records_or_server() -> None:
    for path in sorted(BOTS_SOURCE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert not name.startswith(("kerys.game", "kerys.records", "kerys.server")), path.name
                assert name != "kerys", f"{path.name}: the root package holds the game"


def kind_of(question: dict[str, Any]) -> str:
    return f"{question['kind']} {question.get('card', '')} {question.get('stage', '')}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("name", bot_names() if COMPILED else ONE_BOT_OF_EACH_KIND)
def test_answers_do_not_depend_on_hidden_information(name: str, variant: dict[str, Any]) -> None:
    """For the first questions of every kind, the answer is the same in a game that differs only in secrets."""
    rng = random.Random(1)
    asked: dict[str, int] = {}
    differing = 0
    for seed in range(2 if COMPILED else 1):
        game = Game(**variant, seed=seed)
        while (question := game.question) is not None:
            seat = game.waiting[-1]
            kind = kind_of(question)
            if asked.get(kind, 0) < (3 if COMPILED else 1) and rng.random() < 0.4:
                asked[kind] = asked.get(kind, 0) + 1
                twin = twin_of(game, seat, rng)
                differing += twin.state != game.state
                answers = [
                    bot(name, 7).choose(each.view(seat), each.ask(seat), Budget(iterations=2))
                    for each in (game, twin)
                ]
                assert answers[0] == answers[1], f"{kind} in {variant}, seed {seed}"
                assert answers[0] in game.options(seat)
            play_random(game, rng)
    assert differing >= 3, "the twins must really differ, or nothing was tested"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_imagined_state_gives_the_same_view(variant: dict[str, Any]) -> None:
    """`view(imagine(view)) == view`."""
    rng = random.Random(2)
    game = Game(**variant, seed=5)
    while not game.over:
        for seat in range(game.seats):
            view = game.view(seat)
            state = imagine(view.known, seat, Rng(rng.getrandbits(30)))
            assert view_of(state, seat) == view
        for _ in range(7):
            if not game.over:
                play_random(game, rng)
