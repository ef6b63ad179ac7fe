"""Customs Officer (12, W4)."""

from tests.characters.table import asked, gems, offered, play, plus

BOARD = """counting
blue cards customs-officer
ship 1 blue-green-red
row 1 blue
at 1/harbour blue 3, orange 2, violet 1
"""


def test_gems_of_the_named_kind_cannot_be_won_from_ships() -> None:
    game = plus(BOARD)
    play(game, "blue play customs-officer")
    assert offered(game) == ["gem blue", "gem green", "gem yellow", "gem red", "gem white"], "not black"
    play(game, "blue gem blue")
    assert game.view(None)["seized"] == ["blue"]
    assert offered(game) == ["gem green", "gem red"]
    play(game, "blue gem green")
    assert gems(game, "blue") == {"green": 1, "red": 1, "black": 1}
    assert gems(game, "orange") == {}, "15.3: the first takes two, and two were all"


def test_15_3_the_places_keep_their_shares() -> None:
    game = plus(BOARD)
    play(game, "blue play customs-officer", "blue gem red")
    play(game, "blue gem blue", "blue gem blue")
    assert gems(game, "blue") == {"blue": 2, "black": 1}
    assert gems(game, "orange") == {"green": 1}, "the last of three"
    assert gems(game, "violet") == {}


def test_the_market_is_untouched() -> None:
    game = plus("counting\nblue cards customs-officer\nrow 1 blue\nat market/1/red orange 1\n")
    play(game, "blue play customs-officer", "blue gem blue")
    assert gems(game, "orange") == {"blue": 1}


def test_may_be_kept() -> None:
    game = plus(BOARD)
    play(game, "blue pass")
    assert offered(game) == ["gem blue", "gem green", "gem red"]


def test_15_15_leaves_a_ship_in_revolt_alone() -> None:
    game = plus("event 1 revolt\n" + BOARD)
    play(game, "blue play customs-officer", "blue gem blue")
    assert offered(game) == ["gem blue", "gem green", "gem red"]


def test_15_12_reaches_the_ship_of_the_diplomatic_mission() -> None:
    game = plus(
        "counting\nblue cards customs-officer\nevent 1 diplomatic-mission\ncentre blue-green-red\n"
        "at 2/palace orange 1\n"
    )
    play(game, "blue play customs-officer", "blue gem blue")
    assert asked(game) == "orange gem"
    assert offered(game) == ["gem green", "gem red"]


def test_is_over_after_the_round() -> None:
    game = plus("counting end\norange cards banker\ncustoms blue\n")
    play(game, "orange pass")
    assert game.view(None)["seized"] == []
