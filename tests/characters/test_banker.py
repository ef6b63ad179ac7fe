"""Banker (9, W5)."""

from tests.characters.table import asked, offered, play, quotations, table


def test_raises_one_colour_and_lowers_another() -> None:
    game = table("counting end\nblue cards banker")
    play(game, "blue play banker")
    assert offered(game) == ["raise blue", "raise green", "raise yellow", "raise red"], "must be done"
    play(game, "blue raise green")
    assert offered(game) == ["lower blue", "lower yellow", "lower red"], "must be done, to another colour"
    play(game, "blue lower red")
    assert quotations(game) == [8, 9, 8, 7]


def test_15_4_moves_may_be_cancelled_by_the_ends_of_the_track() -> None:
    game = table("counting end\nblue cards banker\nquotations blue 15, red 1")
    play(game, "blue play banker", "blue raise blue", "blue lower red")
    assert quotations(game) == [15, 8, 8, 1]


def test_may_be_kept() -> None:
    game = table("counting end\nblue cards banker")
    play(game, "blue pass")
    assert asked(game) == "all bid"
    assert quotations(game) == [8, 8, 8, 8]
    assert game.view(None)["seats"][0]["cards"] == ["banker"]
