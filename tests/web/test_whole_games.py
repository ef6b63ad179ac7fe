"""Whole games in the browser: people in contexts of their own, mixed with bots."""

from typing import Any

import pytest

from kerys.game import Game
from tests.web.conftest import SLOW, NewPerson

GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "express": True},
    {"players": 4, "magician": "any"},
    {"players": 5, "kings_favour": True, "ys_plus_characters": True, "events": True},
]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options['players']} seats")
def test_a_whole_game(somebody: NewPerson, options: dict[str, Any]) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, **options)
    ben.ask(f"/api/tables/{table}/join", seat=None)
    anna.ask(f"/api/tables/{table}/start")
    for seed, person in enumerate((anna, ben)):
        person.open(f"/table/{table}")
        # One plays by the gestures, the other from the list of all answers.
        person.autopilot(seed, list_=person is ben)
    for person in (anna, ben):
        person.page.wait_for_selector(".ending", timeout=SLOW)
    assert anna.text("#ending") == ben.text("#ending")

    reply = anna.context.request.get(f"{anna.address.http}/api/tables/{table}/record").json()
    game = Game.from_record(reply["record"])
    assert reply["whole"] and game.over
    anna.page.wait_for_selector(".account-sum")
    shown = sorted(int(cell) for cell in anna.page.locator(".account-sum td").all_inner_texts())
    assert shown == sorted(game.points)
    # Everything that happened is in the log, in both languages of bookkeeping: page and record.
    anna.page.evaluate("document.querySelector('.older:not([hidden])')?.click()")
    assert anna.page.locator(".log .fact").count() == len(game.facts(0, 0))
