"""Favourite, Pope and Smuggler (12): free, kept; they count by being held (15.10)."""

import pytest

from kerys import Game
from tests.characters.table import FAVOUR, PLUS, table

THRONE = """final
blue throne 4, 0, 0, 1
orange throne 3, 1, 1, 1
violet throne 1, 1, 1, 0
yellow throne 0, 0, 1, 1
"""


def throne(text: str = "") -> Game:
    return table(THRONE + text, options=FAVOUR + PLUS, round_=4)


def final(text: str) -> Game:
    return table("final\n" + text, options=PLUS, round_=4)


def test_favourite_adds_2_in_the_throne_room() -> None:
    assert throne().points == [7, 12, 3, 0], "5, 6, 3 and 2"
    assert throne("blue cards favourite").points == [12, 7, 3, 0], "7 against 6"


def test_favourite_makes_and_breaks_ties() -> None:
    assert throne("violet cards favourite").points == [5, 12, 5, 0], "3 + 2 is 5 too: they share 7 and 3"
    assert throne("yellow cards favourite").points == [7, 12, 0, 3], "2 + 2 against 3"


def test_pope_in_a_tie_of_two() -> None:
    text = "quotations red 12\nblue gems red 3\norange gems red 3\nviolet gems red 1\n"
    assert final(text).points == [18, 18, 12, 0]
    assert final(text + "orange cards pope\n").points == [18, 24, 12, 0]


def test_pope_does_nothing_without_a_tie() -> None:
    text = "quotations red 12\nblue gems red 3\norange gems red 2\norange cards pope\n"
    assert final(text).points == [24, 18, 0, 0]


def test_pope_scores_nothing_for_a_colour_it_has_none_of() -> None:
    assert final("orange cards pope\n").points == [0, 0, 0, 0], "all are tied with none"


@pytest.mark.parametrize(("black", "points"), [(6, 20), (7, 24), (8, 29), (9, 29)])
def test_smuggler_with_8_or_more_black_gems(black: int, points: int) -> None:
    assert final(f"blue gems black {black}; cards smuggler\n").points == [points, 0, 0, 0]


def test_no_smuggler_no_points_for_8() -> None:
    assert final("blue gems black 8\norange cards smuggler\n").points == [24, 0, 0, 0]


@pytest.mark.parametrize("card", ["favourite", "pope", "smuggler"])
@pytest.mark.parametrize(
    "moment", ["placement", "turn 2 blue", "turn 2 blue after", "counting", "counting end"]
)
def test_15_10_is_never_played(card: str, moment: str) -> None:
    game = table(
        f"{moment}\nblue cards {card}; throne 4\norange throne 4\nviolet throne 4\nyellow throne 4\n"
        + "blue front 1 1\norange front 1 1\nviolet front 1 1\nyellow front 1 1\n",
        options=FAVOUR + PLUS,
    )
    for seat in game.waiting:
        assert not [text for text in game.options(seat) if text.startswith("play")]
    assert game.view(None)["seats"][0]["cards"] == [card]
