"""Rules 6.7 to 6.10 (2.8, 15.2, 15.4): rows, columns, the highest bidder, the end of a round."""

import pytest

from kerys import Game
from tests.rulebook.positions import (
    BLUE,
    ORANGE,
    VIOLET,
    YELLOW,
    asked,
    counting,
    facts,
    gems,
    play,
    position,
    quotations,
    standings,
)

ONE_PER_COLUMN = (
    "at market/1/blue blue 1, market/1/green orange 4, market/1/yellow violet 2, market/1/red yellow 3"
)


def market(*lines: str, players: int = 4) -> Game:
    return counting(players, "counting market", *lines)


def test_6_7_the_highest_sum_in_a_row_wins_its_gem() -> None:
    game = market(
        "row 1 red, 2 green, 3 blue",
        "at market/1/blue blue 1, market/1/green blue 3, market/1/red orange 3, market/3/red violet 0",
    )
    assert standings(game, "row", 1) == {"blue": 4, "orange": 3}
    assert gems(game, BLUE) == {"red": 1}
    assert gems(game, VIOLET) == {"blue": 1}, "6.2: a lone 0"
    assert facts(game, "prize-lapsed", contest="row", where=2)


def test_6_7_rows_are_counted_from_the_lowest_number() -> None:
    game = market(
        "row 0 white, 1 red, 2 green, 3 white", "at market/0/blue blue 3, market/1/blue orange 3", players=5
    )
    assert asked(game) == ([BLUE], "colour")
    play(game, "blue gem red")
    assert [fact["where"] for fact in facts(game, "prize-lapsed", contest="row")] == [2, 3]


def test_6_8_columns_move_by_plus_2_plus_1_minus_1_minus_2() -> None:
    game = market(ONE_PER_COLUMN)
    assert quotations(game) == [6, 10, 7, 9]


def test_6_8_more_brokers_are_higher_so_a_0_beats_an_empty_column() -> None:
    game = market(
        "at market/1/blue blue 3, market/1/green orange 1, market/2/green violet 1, market/3/green yellow 1",
        "at market/1/red yellow 0",
    )
    assert quotations(game) == [9, 10, 6, 7]
    assert [fact["reason2"] for fact in facts(game, "column-ranked")] == ["brokers", "sum", "brokers", "sum"]


def test_6_8_still_tied_the_highest_sum_in_front_orders_them_on_the_market_or_not() -> None:
    game = position(
        """players 4
        counting market
        blue front 0 1 1
        orange front 0 1 1
        violet front 4 4 0
        yellow front 0 1 1
        at market/1/blue blue 3, market/1/green orange 3, market/1/red yellow 1
        """
    )
    assert asked(game) == ([VIOLET], "rank")
    assert game.options(VIOLET) == ["rank blue", "rank green"]
    play(game, "violet rank green")
    assert quotations(game) == [9, 10, 6, 7]


def test_6_8_the_intriguers_player_orders_tied_columns() -> None:
    game = market(
        "yellow effects intriguer", "at market/1/blue blue 3, market/1/green blue 3, market/1/red blue 1"
    )
    assert asked(game) == ([YELLOW], "rank")


def test_15_2_the_same_player_orders_every_tied_group() -> None:
    game = market("at market/1/blue blue 3, market/1/green orange 3")
    assert asked(game) == ([BLUE], "rank"), "equal fronts: the lower order card"
    play(game, "blue rank green")
    assert asked(game) == ([BLUE], "rank")
    assert game.options(BLUE) == ["rank yellow", "rank red"]
    play(game, "blue rank red")
    assert quotations(game) == [9, 10, 6, 7]


def test_15_2_an_empty_market_is_one_group_of_four() -> None:
    game = market("violet effects intriguer")
    for colour, left in (("red", 4), ("blue", 3), ("yellow", 2)):
        assert asked(game) == ([VIOLET], "rank")
        assert len(game.options(VIOLET)) == left
        play(game, f"violet rank {colour}")
    assert [fact["quotation"] for fact in facts(game, "quotation-moved")] == [9, 6, 7, 10]


def test_6_9_nobody_on_the_market_is_skipped() -> None:
    game = market()
    play(game, "blue rank blue", "blue rank green", "blue rank yellow")
    assert facts(game, "prize-lapsed", contest="bidder")
    assert game.view(None)["round"] == 2


def test_6_9_the_highest_bidder_must_move_one_colour() -> None:
    game = market(ONE_PER_COLUMN, "at market/2/red blue 3, market/3/red blue 1", "check off")
    assert standings(game, "bidder") == {"blue": 5, "orange": 4, "yellow": 3, "violet": 2}
    assert asked(game) == ([BLUE], "highest-bidder")
    assert sorted(game.options(BLUE)) == sorted(
        f"{way} {colour}" for way in ("raise", "lower") for colour in ("blue", "green", "yellow", "red")
    ), "no pass"
    before = quotations(game)
    play(game, "blue lower yellow")
    assert quotations(game) == [before[0], before[1], before[2] - 1, before[3]]


def test_6_9_a_tie_for_the_highest_bid() -> None:
    game = market(
        "at market/1/blue orange 3, market/1/green violet 3, market/2/blue yellow 1",
        "violet effects intriguer",
    )
    play(game, "violet rank red")
    assert asked(game) == ([VIOLET], "highest-bidder")


def test_2_8_a_marker_stops_at_the_ends_of_the_track() -> None:
    game = market("quotations blue 2, green 14, yellow 1, red 15", ONE_PER_COLUMN)
    assert quotations(game) == [1, 15, 1, 15], "blue -2, green +2, yellow -1, red +1"
    moves = {fact["gem"]: fact["move"] for fact in facts(game, "quotation-moved")}
    assert moves == {"blue": -2, "green": 2, "yellow": -1, "red": 1}


@pytest.mark.parametrize("answer", ["raise green", "lower blue"])
def test_15_4_a_move_that_the_end_of_the_track_cancels_may_be_chosen(answer: str) -> None:
    game = market("quotations blue 2, green 14", ONE_PER_COLUMN)
    assert asked(game) == ([ORANGE], "highest-bidder")
    play(game, f"orange {answer}")
    assert quotations(game) == [1, 15, 7, 9]


def test_6_10_all_brokers_return_and_the_next_round_begins() -> None:
    game = position(
        """players 4
        counting market
        blue front 0 1 1
        orange front 0 1 1
        violet front 0 1 1
        yellow front 0 1 1
        at market/1/blue blue 1, market/1/green orange 4, market/1/yellow violet 2, market/1/red yellow 3 down
        """
    )
    play(game, "orange raise red")
    view = game.view(None)
    assert view["round"] == 2
    assert view["brokers"] == []
    assert {seat["hand_size"] for seat in view["seats"]} == {11}
    assert {tuple(seat["front"]) for seat in view["seats"]} == {()}
    assert {tuple(seat["shown"]) for seat in view["seats"]} == {()}
    assert asked(game) == ([0, 1, 2, 3], "bid")
    assert view["turn_order"] == ["blue", "orange", "violet", "yellow"], (
        "the order cards stay until the new picks"
    )
