"""Intriguer (9, W4)."""

from tests.characters.table import asked, gems, play, points, table

TIED = """counting
order orange blue violet yellow
blue cards intriguer; front 0 0 1
orange front 4 4 3
ship 1 blue-green-red
at 1/harbour blue 3, orange 3
at 1/commercial blue 2, orange 2
"""


def test_wins_every_tie_of_the_round() -> None:
    game = table(TIED)
    play(game, "blue play intriguer")
    assert asked(game) == "blue gem", "first of the district although orange has 11 in front"
    play(game, "blue gem blue", "blue gem red", "orange gem blue")
    assert gems(game, "blue") == {"blue": 1, "red": 1, "black": 1}
    assert points(game, "blue") == 3
    assert gems(game, "orange") == {"blue": 1}


def test_kept_in_hand_it_does_nothing() -> None:
    game = table(TIED)
    play(game, "blue pass")
    assert asked(game) == "orange gem", "11 in front against 1"
    play(game, "orange gem blue", "orange gem red", "blue gem blue")
    assert points(game, "orange") == 3
    assert gems(game, "orange") == {"blue": 1, "red": 1, "black": 1}


def test_wins_no_contest_by_more_than_a_tie() -> None:
    game = table("counting\nblue cards intriguer\nat 1/commercial blue 2, orange 3")
    play(game, "blue play intriguer")
    assert (points(game, "blue"), points(game, "orange")) == (0, 3)


def test_is_over_after_the_round() -> None:
    game = table("counting end\nblue effects intriguer\norange cards banker")
    play(game, "orange pass")
    assert game.view(None)["round"] == 3
    assert game.view(None)["seats"][0]["intriguer"] is False
