"""Mercenary (9, W3)."""

from tests.characters.table import FRONTS, asked, gems, offered, play, points, table

TURN = "turn 4 yellow after\nyellow cards mercenary\n" + FRONTS
BOARD = "at 1/commercial yellow 1 turn 4, 2/commercial yellow 0 down turn 4\n"


def test_marks_one_of_the_two_just_placed() -> None:
    game = table(
        "turn 3 yellow after\nyellow cards mercenary\n"
        + FRONTS
        + BOARD.replace("turn 4", "turn 3")
        + "at 3/palace yellow 3 turn 2, orange 4 turn 3\n"
    )
    play(game, "yellow play mercenary")
    assert offered(game) == ["broker 1/commercial/1", "broker 2/commercial/1"]
    play(game, "yellow broker 2/commercial/1")
    assert [broker["place"] for broker in game.view(None)["brokers"] if broker["marked"]] == ["2/commercial"]


def test_it_counts_5_in_its_area_and_its_district() -> None:
    game = table(
        "counting district 1\nship 1 blue-green-red\n"
        "at 1/commercial yellow 1 marked, orange 4, 1/harbour yellow 1, orange 1\n"
    )
    assert asked(game) == "yellow gem", "5 + 1 against 4 + 1"
    play(game, "yellow gem blue", "yellow gem red", "orange gem blue")
    assert (points(game, "yellow"), points(game, "orange")) == (3, 0)
    assert gems(game, "orange") == {"blue": 1, "black": 1}


def test_it_counts_5_in_row_column_and_for_the_highest_bidder() -> None:
    game = table(
        "counting market\nrow 1 red\nat market/1/blue yellow 0 marked, market/1/green orange 4, market/1/red blue 3\n"
    )
    assert gems(game, "yellow") == {"red": 1}
    assert list(game.view(None)["quotations"].values()) == [10, 9, 6, 7]
    assert asked(game) == "yellow highest-bidder"


def test_the_mark_is_open_and_the_value_is_not() -> None:
    game = table("turn 3 yellow after\nyellow cards mercenary\n" + FRONTS + BOARD.replace("turn 4", "turn 3"))
    play(game, "yellow play mercenary", "yellow broker 2/commercial/1")
    (broker,) = [broker for broker in game.view(0)["brokers"] if broker["place"] == "2/commercial"]
    assert (broker["marked"], broker["value"]) == (True, None)


def test_may_be_kept() -> None:
    game = table(TURN + BOARD + "at 1/commercial orange 4 turn 4\n")
    play(game, "yellow pass")
    assert (points(game, "yellow"), points(game, "orange")) == (3, 3)


def test_8_6_is_not_offered_with_none_just_placed() -> None:
    """Both have left the board, as by the throne room."""
    game = table("turn 4 yellow after\nyellow cards mercenary\norange cards merchant\n" + FRONTS)
    assert asked(game) == "orange window W4"
