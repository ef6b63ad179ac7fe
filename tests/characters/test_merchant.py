"""Merchant (9, W4)."""

from tests.characters.table import play, points, table

AREAS = "counting\nblue cards merchant\nat 1/commercial blue 3, 2/commercial orange 1, 3/harbour violet 4\n"


def test_every_commercial_area_pays_5_to_whoever_wins_it() -> None:
    game = table(AREAS)
    play(game, "blue play merchant")
    assert game.points == [5, 5, 0, 0]


def test_kept_in_hand_they_pay_3() -> None:
    game = table(AREAS)
    play(game, "blue pass")
    assert game.points == [3, 3, 0, 0]


def test_8_6_may_be_played_where_it_does_nothing() -> None:
    game = table("counting\nblue cards merchant")
    play(game, "blue play merchant")
    assert points(game, "blue") == 0
    assert game.view(None)["seats"][0]["cards"] == []


def test_is_over_after_the_round() -> None:
    game = table("counting end\norange cards banker\ncommerce merchant")
    play(game, "orange pass")
    assert game.view(None)["merchant"] is False
