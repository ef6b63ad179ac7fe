"""Monk (12, W4)."""

from tests.characters.table import asked, gems, offered, own_view, play, plus, points, standing

BOARD = """counting
blue cards monk
orange cards merchant
at 1/harbour blue 4, orange 2, 2/palace blue 3 down, market/1/red blue 1
"""


def test_takes_two_brokers_off_and_scores_their_values() -> None:
    game = plus(BOARD)
    play(game, "blue play monk")
    assert offered(game) == ["pass", "broker 1/harbour/1", "broker 2/palace/1", "broker market/1/red"]
    play(game, "blue broker 1/harbour/1")
    assert points(game, "blue") == 4
    assert offered(game) == ["pass", "broker 2/palace/1", "broker market/1/red"]
    play(game, "blue broker 2/palace/1")
    assert points(game, "blue") == 7
    assert asked(game) == "orange window W4", "two at most"
    assert standing(game, "1/harbour") == [("orange", "up", 2)]
    assert standing(game, "2/palace") == []
    assert own_view(game, "blue")["hand_size"] == 10, "all but the one on the market"
    play(game, "orange pass")
    assert gems(game, "orange") == {"black": 1}, "the harbour is orange's now"


def test_one_or_none_will_do() -> None:
    game = plus(BOARD)
    play(game, "blue play monk", "blue broker market/1/red", "blue pass")
    assert points(game, "blue") == 1
    assert asked(game) == "orange window W4"
    game = plus(BOARD)
    play(game, "blue play monk", "blue pass")
    assert points(game, "blue") == 0
    assert standing(game, "1/harbour") == [("blue", "up", 4), ("orange", "up", 2)]


def test_a_marked_broker_scores_its_printed_value() -> None:
    game = plus("counting\nblue cards monk\norange cards merchant\nat 1/harbour blue 1 marked\n")
    play(game, "blue play monk", "blue broker 1/harbour/1")
    assert points(game, "blue") == 1


def test_8_6_is_not_offered_without_a_broker_on_the_board() -> None:
    game = plus("counting\nblue cards monk merchant\nat 1/harbour orange 2\n")
    assert offered(game) == ["pass", "play merchant"]
