"""Magician (9, W3)."""

from tests.characters.table import FAVOUR, FRONTS, asked, offered, play, plus, standing, table

TURN = "turn 2 blue after\nblue cards magician\n" + FRONTS
BOARD = "at 1/harbour orange 3 down turn 1, blue 4 turn 1, market/2/red blue 0 down turn 1\n"


def test_swaps_two_own_brokers_without_points() -> None:
    game = table(TURN + BOARD + "at 4/palace blue 3 turn 2, 4/harbour blue 3 down turn 2\n")
    play(game, "blue play magician")
    own = ["broker 1/harbour/2", "broker market/2/red", "broker 4/palace/1", "broker 4/harbour/1"]
    assert offered(game) == own
    play(game, "blue broker 1/harbour/2")
    assert offered(game) == own[1:]
    play(game, "blue broker market/2/red")
    assert standing(game, "1/harbour", "blue") == [("orange", "down", None), ("blue", "down", 0)]
    assert standing(game, "market/2/red") == [("blue", "up", 4)]
    assert game.points == [0, 0, 0, 0]
    assert asked(game) == "orange place"


def test_may_be_kept() -> None:
    game = table(TURN + BOARD)
    play(game, "blue pass")
    assert standing(game, "market/2/red", "blue") == [("blue", "down", 0)]


def test_8_6_is_not_offered_with_one_own_broker_or_two_in_one_place() -> None:
    for board in ("at 1/harbour blue 4 turn 2", "at 1/harbour blue 4 turn 2, blue 3 down turn 2"):
        game = table(TURN + "at 3/palace orange 1, 4/palace violet 4\n" + board)
        assert asked(game) == "orange place"


def test_setting_any_swaps_brokers_of_others_too() -> None:
    game = table(TURN + BOARD, options="magician any\n")
    play(game, "blue play magician")
    assert offered(game) == ["broker 1/harbour/1", "broker 1/harbour/2", "broker market/2/red"]
    play(game, "blue broker 1/harbour/1")  # the other can only be the one elsewhere
    assert standing(game, "market/2/red", "orange") == [("orange", "down", 3)]
    assert standing(game, "market/2/red", "blue") == [("orange", "down", None)], "blue learns nothing"
    assert standing(game, "1/harbour", "blue") == [("blue", "down", 0), ("blue", "up", 4)]


def test_13_5_a_face_down_broker_cannot_be_swapped_into_transparency() -> None:
    game = plus(
        TURN + "event 1 transparency\nat 1/harbour blue 4, 2/harbour blue 3 down, 3/harbour blue 3 turn 2\n"
    )
    play(game, "blue play magician", "blue broker 3/harbour/1")
    assert offered(game) == ["broker 1/harbour/1", "broker 2/harbour/1"]
    game = plus(TURN + "event 1 transparency\nat 1/harbour blue 4, 2/harbour blue 3 down\n")
    assert asked(game) == "orange place", "no legal swap: not offered"


def test_13_5_a_face_up_broker_cannot_be_swapped_into_incognito() -> None:
    game = plus(TURN + "event 1 incognito\nat 1/harbour blue 4 down, 2/harbour blue 3\n")
    assert asked(game) == "orange place"


def test_13_5_restriction_is_not_broken_by_a_swap_of_ones_own() -> None:
    game = plus(TURN + "event 1 restriction\nat 1/harbour blue 4, blue 1, 2/harbour blue 3\n")
    play(game, "blue play magician", "blue broker 2/harbour/1", "blue broker 1/harbour/2")
    assert standing(game, "1/harbour") == [("blue", "up", 4), ("blue", "up", 3)]


def test_13_5_under_any_restriction_binds_the_brokers_owner() -> None:
    game = table(
        TURN + "event 1 restriction\nat 1/harbour blue 4, blue 1, orange 3, 2/harbour blue 3\n",
        options="magician any\nys-plus-characters on\nevents on\n",
    )
    play(game, "blue play magician", "blue broker 2/harbour/1")
    assert offered(game) == ["broker 1/harbour/1", "broker 1/harbour/2"], (
        "not orange's: blue would have three"
    )


def test_11_3_one_of_the_two_may_come_from_the_throne_room() -> None:
    game = table(
        TURN + BOARD + "blue throne 2\norange throne 4\nviolet throne 2\nyellow throne 2\n", options=FAVOUR
    )
    play(game, "blue play magician")
    assert offered(game) == ["broker 1/harbour/2", "broker market/2/red", "broker throne/blue/1"]
    play(game, "blue broker throne/blue/1", "blue broker 1/harbour/2")
    assert standing(game, "1/harbour", "blue")[1] == ("blue", "down", 2)
    assert game.view(0)["seats"][0]["throne"][0]["value"] == 4
    assert standing(game, "1/harbour")[1] == ("blue", "down", None), "it comes out face down and hidden"
