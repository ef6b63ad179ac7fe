"""Smuggling (13.3, two cards): a further place, counted before the market; two gems, a black one or 3 points."""

import pytest

from kerys import Game, IllegalAnswer
from tests.rulebook.positions import (
    BLUE,
    FRONTS,
    NEUTRAL,
    ORANGE,
    VIOLET,
    asked,
    counting,
    facts,
    gems,
    places,
    play,
    position,
    standings,
)


def one_place(*lines: str) -> Game:
    return counting(4, "counting district 1", "events on", "event 2 smuggling", *lines)


def test_15_1_counted_before_the_market_with_a_choice_of_three_prizes() -> None:
    game = one_place("at smuggling/1 blue 3, blue 1 down, orange 3, market/1/red orange 4", "row 1 red")
    assert standings(game, "smuggling", 1) == {"blue": 4, "orange": 3}
    assert asked(game) == ([BLUE], "prize")
    assert game.options(BLUE) == ["prize gems", "prize black", "prize points"]
    assert gems(game, ORANGE) == {}, "the rows come later"


def test_prize_of_two_coloured_gems() -> None:
    game = one_place("at smuggling/1 blue 3")
    play(game, "blue prize gems")
    assert game.options(BLUE) == ["gem blue", "gem green", "gem yellow", "gem red"]
    play(game, "blue gem red", "blue gem red")
    assert gems(game, BLUE) == {"red": 2}
    assert game.points[BLUE] == 0


def test_prize_of_a_black_gem() -> None:
    game = one_place("at smuggling/1 blue 3")
    play(game, "blue prize black")
    assert gems(game, BLUE) == {"black": 1}


def test_prize_of_three_points() -> None:
    game = one_place("at smuggling/1 blue 3")
    play(game, "blue prize points")
    assert game.points[BLUE] == 3
    assert gems(game, BLUE) == {}


def test_nobody_there_lapses() -> None:
    game = one_place("at 1/harbour blue 4")
    assert facts(game, "prize-lapsed", contest="smuggling", where=1)
    assert asked(game)[1] == "rank"


def test_6_1_a_tie_and_15_8_a_mercenary() -> None:
    game = one_place("at smuggling/1 orange 3, blue 3, violet 0 marked")
    assert standings(game, "smuggling", 1) == {"violet": 5, "blue": 3, "orange": 3}
    assert asked(game) == ([VIOLET], "prize")


def test_any_number_may_be_placed_up_or_down_without_a_point() -> None:
    text = f"""players 4
        events on
        turn 2 blue
        event 2 smuggling
        {FRONTS[4].replace(" 0 1 1", " 0 1")}
        at smuggling/1 orange 3, orange 1 down, violet 2
        """
    game = position(text)
    assert "smuggling/1" in places(game, BLUE, "place 4 up")
    assert "smuggling/1" in places(game, BLUE, "place 4 down")
    assert "smuggling/2" not in places(game, BLUE, "place 4 up"), "one card, one place"
    play(game, "blue place 4 up smuggling/1")
    with pytest.raises(IllegalAnswer):
        play(game, "blue place 4 up smuggling/1")
    play(game, "blue place 4 down smuggling/1")
    assert game.points[BLUE] == 0


def test_15_17_two_cards_are_two_places() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 1 smuggling, 3 smuggling",
        "at smuggling/1 blue 3, smuggling/2 orange 1, blue 0",
    )
    assert game.view(None)["smuggling_places"] == 2
    assert asked(game) == ([BLUE], "prize")
    play(game, "blue prize points")
    assert asked(game) == ([ORANGE], "prize")
    assert game.question is not None
    assert game.question["number"] == 2
    play(game, "orange prize black")
    assert (game.points[BLUE], gems(game, ORANGE)) == (3, {"black": 1})
    assert game.view(None)["brokers"] == []


def test_13_4_the_neutral_takes_two_gems_of_the_best_quoted_colour() -> None:
    game = counting(
        2,
        "counting district 1",
        "events on",
        "event 1 smuggling",
        "quotations yellow 10, red 10",
        "at smuggling/1 neutral 2 by orange, orange 2",
    )
    assert gems(game, NEUTRAL) == {"yellow": 2}
    assert asked(game)[1] == "rank"


def test_15_12_the_herald_moves_there_and_from_there_to_the_market_for_a_point() -> None:
    game = counting(
        4,
        "counting",
        "events on",
        "event 1 smuggling",
        "blue cards herald",
        "at smuggling/1 blue 3, 1/palace blue 1",
    )
    play(game, "blue play herald")
    assert places(game, BLUE, "broker") == {"smuggling/1/1", "1/palace/1"}
    play(game, "blue broker 1/palace/1")
    assert "smuggling/1" in places(game, BLUE, "to")

    game = counting(
        4, "counting", "events on", "event 1 smuggling", "blue cards herald", "at smuggling/1 blue 3"
    )
    play(game, "blue play herald", "blue to market/2/red")
    assert game.points[BLUE] == 1
    assert not facts(game, "stood", contest="smuggling")
