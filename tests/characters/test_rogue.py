"""Rogue (12, any own window)."""

import pytest

from kerys import Game
from tests.characters.table import FRONTS, asked, gems, offered, play, plus, points

WINDOWS = [
    ("W1", "placement"),
    ("W2", "turn 2 blue"),
    ("W3", "turn 2 blue after"),
    ("W4", "counting"),
    ("W5", "counting end"),
]


def rogue(moment: str, owned: str) -> Game:
    fronts = "" if moment == "counting end" else FRONTS
    return plus(f"{moment}\nblue cards rogue; gems {owned}\norange cards merchant\n{fronts}")


@pytest.mark.parametrize(("window", "moment"), WINDOWS)
def test_gives_two_gems_for_a_black_one_in_each_window(window: str, moment: str) -> None:
    game = rogue(moment, "blue 1, red 1, black 1")
    assert asked(game) == f"blue window {window}"
    play(game, "blue play rogue")
    assert offered(game) == ["gem blue", "gem red", "gem black"]
    play(game, "blue gem blue")
    assert offered(game) == ["gem red", "gem black"]
    play(game, "blue gem red")
    assert offered(game) == ["prize black", "prize points"]
    play(game, "blue prize black")
    assert gems(game, "blue") == {"black": 2}
    assert points(game, "blue") == 0


@pytest.mark.parametrize(("window", "moment"), WINDOWS)
def test_or_for_3_points_black_ones_allowed(window: str, moment: str) -> None:
    game = rogue(moment, "green 2, black 1")
    assert asked(game) == f"blue window {window}"
    play(game, "blue play rogue", "blue gem black", "blue prize points")  # the second can only be green
    assert gems(game, "blue") == {"green": 1}
    assert points(game, "blue") == 3


@pytest.mark.parametrize(("window", "moment"), WINDOWS)
def test_8_6_is_not_offered_with_one_gem(window: str, moment: str) -> None:
    game = rogue(moment, "black 1")
    assert not asked(game).startswith("blue window"), window


def test_may_be_kept_and_played_in_a_later_window() -> None:
    game = rogue("turn 2 blue", "blue 2")
    play(game, "blue pass", "blue place 3 up 1/harbour", "blue place 4 down 1/harbour")
    assert asked(game) == "blue window W3"
    assert offered(game) == ["pass", "play rogue"]
