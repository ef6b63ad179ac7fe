"""Mediation and Indiscretion (13.3): what events change on the market."""

from tests.rulebook.positions import (
    BLUE,
    NEUTRAL,
    ORANGE,
    asked,
    counting,
    facts,
    gems,
    quotations,
    standings,
)


def test_mediation_gives_each_columns_gem_to_its_highest_sum() -> None:
    game = counting(
        4,
        "counting market",
        "events on",
        "event 3 mediation",
        "row 1 red",
        "at market/1/blue blue 3, market/2/blue orange 1, market/3/blue orange 3",
        "at market/1/green violet 0",
        "at market/2/red yellow 1, market/3/red blue 1",
    )
    assert standings(game, "mediation", "blue") == {"orange": 4, "blue": 3}
    assert standings(game, "mediation", "green") == {"violet": 0}, "6.2: a lone 0 wins"
    assert standings(game, "mediation", "red") == {"blue": 1, "yellow": 1}, "6.1: order card 1 before 4"
    assert facts(game, "prize-lapsed", contest="mediation", where="yellow")
    assert [gems(game, seat) for seat in range(4)] == [{"red": 2}, {"blue": 1}, {"green": 1}, {}]


def test_15_1_mediation_comes_after_the_rows_and_before_the_columns_move() -> None:
    game = counting(
        4,
        "counting market",
        "events on",
        "event 3 mediation",
        "row 3 yellow",
        "at market/3/blue blue 3, market/3/green blue 1",
    )
    order = [fact["fact"] for fact in game.facts() if fact["fact"] in ("gem-taken", "quotation-moved")]
    assert order == ["gem-taken"] * 3, (
        "a row's gem and two columns' gems, then somebody orders the empty columns"
    )
    assert [fact["source"]["from"] for fact in facts(game, "gem-taken")] == ["row", "column", "column"]
    assert asked(game) == ([BLUE], "rank")


def test_mediation_with_an_empty_market_gives_nothing() -> None:
    game = counting(4, "counting market", "events on", "event 3 mediation")
    assert not facts(game, "gem-taken")
    assert asked(game) == ([BLUE], "rank")


def test_10_4_the_neutral_wins_ties_for_a_columns_gem() -> None:
    game = counting(
        2,
        "counting market",
        "events on",
        "event 3 mediation",
        "at market/2/red neutral 2 by blue, market/3/red orange 2",
    )
    assert gems(game, NEUTRAL) == {"red": 1}
    assert gems(game, ORANGE) == {}


def test_indiscretion_moves_the_columns_by_4_2_1_2() -> None:
    game = counting(
        4,
        "counting market",
        "events on",
        "event 1 indiscretion",
        "at market/1/blue blue 1, market/1/green orange 4, market/1/yellow violet 2, market/1/red yellow 3",
    )
    assert quotations(game) == [8 - 2, 8 + 4, 8 - 1, 8 + 2]
    assert asked(game) == ([ORANGE], "highest-bidder"), "which still moves by 1"
    game.play(ORANGE, "raise green")
    assert quotations(game) == [6, 13, 7, 10]


def test_indiscretion_stops_at_the_end_of_the_track() -> None:
    """2.8: a marker told to leave the track stops at its end."""
    game = counting(
        4,
        "counting market",
        "events on",
        "event 1 indiscretion",
        "quotations green 13, blue 2",
        "at market/1/blue blue 1, market/1/green orange 4, market/1/yellow violet 2, market/1/red yellow 3",
    )
    assert quotations(game) == [1, 15, 7, 10]


def test_indiscretion_with_an_empty_market_is_ordered_by_one_player() -> None:
    game = counting(4, "counting market", "events on", "event 1 indiscretion")
    for colour in ("red", "yellow", "green"):
        assert asked(game) == ([BLUE], "rank")
        game.play(BLUE, f"rank {colour}")
    assert facts(game, "quotation-moved", gem="red")[0]["move"] == 4
    assert facts(game, "quotation-moved", gem="blue")[0]["move"] == -2
