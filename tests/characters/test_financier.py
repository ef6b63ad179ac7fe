"""Financier (12, W4)."""

from tests.characters.table import play, plus

AREAS = "counting\nblue cards financier\nat 1/commercial blue 3, 2/commercial orange 1\n"


def test_commercial_areas_pay_1() -> None:
    game = plus(AREAS)
    play(game, "blue play financier")
    assert game.points == [1, 1, 0, 0]


def test_kept_in_hand_they_pay_3() -> None:
    game = plus(AREAS)
    play(game, "blue pass")
    assert game.points == [3, 3, 0, 0]


def test_15_15_not_in_a_revolt() -> None:
    game = plus("event 2 revolt\n" + AREAS)
    play(game, "blue play financier")
    assert game.points == [1, 3, 0, 0]
