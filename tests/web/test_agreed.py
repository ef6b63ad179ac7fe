"""What one agrees to by sitting down: said in the lobby, and the clock in the list of tables too."""

from typing import Any

import pytest

from tests.web.conftest import NewPerson

USUAL = ["The game does not count for ratings.", "Others may watch.", "There is a chat."]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"options": {"players": 2}}, ["There is as much time as you like.", *USUAL]),
        (
            {
                "options": {"players": 3, "districts": 3, "magician": "any"},
                "clock": {"bank": 600, "increment": 5},
            },
            [
                "Three districts are in use instead of four.",
                "The Magician may swap anybody’s brokers.",
                "Each has 10 minutes for the whole game and 5 seconds more with each answer. "
                "When the time is up, a bot plays on.",
                *USUAL,
            ],
        ),
        (
            {"options": {"players": 3, "districts": 4}, "clock": {"bank": 5400}},
            [
                "Each has 1 hour and 30 minutes for the whole game. When the time is up, a bot plays on.",
                *USUAL,
            ],
        ),
        (
            {
                "options": {"players": 2, "ship_deck": "twelve-white", "neutral": [4, 3, 1, 0]},
                "clock": {"per_answer": 259200},
                "rated": True,
                "spectators": False,
                "chat": False,
            },
            [
                "Twelve ships instead of four carry a white gem.",
                "The neutral brokers have the values 4, 3, 1 and 0.",
                "Each has 3 days for every answer. When the time is up, a bot plays on.",
                "The game counts for ratings.",
                "Only the players see the game.",
                "There is no chat.",
            ],
        ),
    ],
)
def test_the_lobby_says_it_all(somebody: NewPerson, setup: dict[str, Any], said: list[str]) -> None:
    anna = somebody("Anna")
    for public, who in (
        (True, "Anybody may find the table and join."),
        (False, "Only those with the invitation find the table."),
    ):
        table = anna.ask("/api/tables", **setup, public=public)["id"]
        page = anna.open(f"/table/{table}")
        page.wait_for_selector(".agreed li")
        lines = page.locator(".agreed li").all_inner_texts()
        assert [line for line in lines if line != who] == said
        assert who in lines


def test_the_list_of_tables_says_the_time_and_whether_it_counts(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    setup = {
        "options": {"players": 3},
        "public": True,
        "rated": True,
        "clock": {"bank": 1800, "increment": 15},
    }
    table = anna.ask("/api/tables", **setup)["id"]
    page = ben.open("/")
    states = page.locator(f"[data-table='{table}'] .states > span")
    states.first.wait_for()
    assert states.all_inner_texts() == [
        "2 seats are free",
        "30 minutes each, 15 seconds more with each answer",
        "rated",
    ]
