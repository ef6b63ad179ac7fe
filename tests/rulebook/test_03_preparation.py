"""Rule 3: characters, ships and the market at the beginning of a round."""

from typing import Any

import pytest

from kerys import Game
from tests.rulebook.positions import BLUE, FRONTS, ORANGE, VIOLET, gems, play, position

SHIPS = "blue-green-yellow green-yellow-red yellow-blue-red red-blue-green"


def market(players: int, ship: str, *more: str) -> dict[int, str]:
    """The rows' gems when this ship fills the market."""
    drawn = SHIPS if players > 2 else SHIPS.rsplit(" ", 1)[0]
    game = position("\n".join([f"players {players}", "start", f"ships 1 {drawn} {ship}", *more]))
    return {row["row"]: row["gem"] for row in game.view(None)["market"]}


def test_3_1_the_top_character_of_each_stack_is_turned_up() -> None:
    game = position(
        """players 4
        start
        stack 1 spy queen king
        stack 2 herald banker prince
        stack 3 captain merchant alchemist
        stack 4 jeweller magician cardinal
        """
    )
    assert [district["card"] for district in game.view(None)["districts"]] == [
        "spy",
        "herald",
        "captain",
        "jeweller",
    ]


def test_3_1_round_4_has_a_gem_card_at_each_district() -> None:
    for players in (2, 4):
        game = position(f"players {players}\nround 4\nstart")
        assert {district["card"] for district in game.view(None)["districts"]} == {"gem-card"}


def test_3_2_one_ship_per_district_in_district_order() -> None:
    game = position(f"players 4\nstart\nships 1 {SHIPS} red-green-yellow")
    assert [district["ship"]["large"] for district in game.view(None)["districts"]] == [
        "blue",
        "green",
        "yellow",
        "red",
    ]


OFFERS: list[tuple[int, dict[str, int]]] = [
    (2, {"blue": 1, "green": 1, "red": 1}),
    (3, {"blue": 1, "green": 1, "red": 1}),
    (4, {"blue": 2, "green": 1, "red": 1}),
    (5, {"blue": 2, "green": 1, "red": 1}),
]


@pytest.mark.parametrize(("players", "offer"), OFFERS)
def test_3_2_the_large_gem_twice_with_four_or_five_players(players: int, offer: dict[str, int]) -> None:
    game = position(
        f"players {players}\ncounting district 1\n{FRONTS[players]}\nship 1 blue-green-red\nat 1/palace blue 4, orange 3"
    )
    assert game.view(None)["offer"] == offer


def test_3_3_four_players_three_gems_on_rows_1_to_3() -> None:
    assert market(4, "red-green-yellow") == {1: "red", 2: "green", 3: "yellow"}
    assert market(4, "red-yellow-white") == {1: "white", 2: "red", 3: "yellow"}, "a white one lies on row 1"


@pytest.mark.parametrize("players", [2, 3])
def test_3_3_two_or_three_players_the_small_gems_on_rows_2_and_3(players: int) -> None:
    assert market(players, "red-green-yellow") == {2: "green", 3: "yellow"}
    assert market(players, "red-yellow-white") == {2: "white", 3: "yellow"}, "a white one lies on row 2"


def test_3_3_five_players_four_gems_at_random_on_rows_0_to_3() -> None:
    assert market(5, "red-yellow-white", "rows 1 4 1 3 2") == {0: "white", 1: "red", 2: "yellow", 3: "red"}
    seen: set[Any] = set()
    for seed in range(12):
        rows = market(5, "red-yellow-white", f"seed {seed}")
        assert sorted(rows.values()) == ["red", "red", "white", "yellow"]
        seen.add(tuple(rows.values()))
    assert len(seen) > 3


@pytest.mark.parametrize(
    ("players", "rows"), [(2, {"2", "3"}), (3, {"2", "3"}), (4, {"1", "2", "3"}), (5, set("0123"))]
)
def test_3_3_closed_rows(players: int, rows: set[str]) -> None:
    fronts = FRONTS[players].replace(" 0 1 1", " 0 1")
    game = position(f"players {players}\nturn 1 blue\n{fronts}")
    cells = {option.split()[-1] for option in game.options(BLUE) if "market" in option}
    assert {cell.split("/")[1] for cell in cells} == rows
    assert len(cells) == 4 * len(rows)


def test_10_1_three_players_two_one_and_no_gems() -> None:
    game = position(
        f"players 3\ncounting district 1\n{FRONTS[3]}\nship 1 blue-green-red\n"
        "at 1/palace blue 4, 1/harbour orange 3, 1/commercial violet 1"
    )
    play(game, "blue gem blue", "blue gem green")
    assert game.answers[-1] == (ORANGE, "gem red", True)
    assert gems(game, VIOLET) == {}


def test_a_game_from_a_seed_begins_with_the_bids() -> None:
    view = Game(players=4, seed=9).view(None)
    assert view["round"] == 1
    assert view["question"]["kind"] == "bid"
