"""Professor (12, W4)."""

from tests.characters.table import asked, offered, play, plus

BOARD = """counting
blue cards professor
ship 1 blue-green-red
at 1/harbour blue 0, blue 1, orange 2, 1/commercial blue 1, orange 1
at 2/commercial blue 3, orange 4
"""


def test_each_own_broker_in_the_named_district_counts_1_more() -> None:
    game = plus(BOARD)
    play(game, "blue play professor")
    assert offered(game) == ["district 1", "district 2", "district 3", "district 4"]
    play(game, "blue district 1")
    assert asked(game) == "blue gem", "2 + 3 against 3"
    play(game, "blue gem blue", "blue gem blue", "orange gem red")
    assert game.points == [3, 3, 0, 0], "2/commercial stays orange's"
    assert game.view(None)["seats"][0]["gems"] == {"blue": 2, "green": 0, "yellow": 0, "red": 0, "black": 1}


def test_kept_in_hand_it_does_nothing() -> None:
    game = plus(BOARD)
    play(game, "blue pass")
    assert asked(game) == "orange gem", "3 against 2"


def test_8_6_may_name_a_district_without_own_brokers() -> None:
    game = plus("counting\nblue cards professor\n")
    play(game, "blue play professor", "blue district 4")
    assert asked(game) == "blue rank"
    assert game.view(None)["seats"][0]["professors"] == [0, 0, 0, 1]


def test_it_does_not_reach_the_market() -> None:
    game = plus(
        "counting market\nblue professor 1\nrow 1 red\nat market/1/blue blue 3, market/1/green orange 4\n"
    )
    assert game.view(None)["seats"][1]["gems"]["red"] == 1
