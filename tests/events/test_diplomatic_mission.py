"""Diplomatic Mission (13.3): a ship in the centre for the sums over all palaces."""

from tests.rulebook.positions import (
    BLUE,
    NEUTRAL,
    ORANGE,
    VIOLET,
    asked,
    counting,
    facts,
    gems,
    play,
    position,
    standings,
)


def test_13_3_all_palaces_together_are_counted_after_the_districts_were_cleared() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 2 diplomatic-mission",
        "centre blue-green-red",
        "at 1/palace blue 4, 3/palace blue 0, orange 3, 4/palace violet 2",
        "at 1/harbour yellow 4, orange 4",
    )
    assert standings(game, "mission") == {"blue": 4, "orange": 3, "violet": 2}, "harbours do not count"
    assert game.view(None)["brokers"] == [], "their brokers are behind the screens by now"
    assert asked(game) == ([BLUE], "gem")
    assert set(game.options(BLUE)) == {"gem blue", "gem green", "gem red"}
    play(game, "blue gem red", "blue gem blue", "orange gem blue")
    assert game.answers[-1] == (VIOLET, "gem green", True), "third place gets the last"
    assert [gems(game, seat) for seat in range(3)] == [
        {"red": 1, "blue": 1},
        {"blue": 1, "black": 1},
        {"green": 1},
    ]


def test_nobody_in_a_palace_lapses() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 2 diplomatic-mission",
        "centre blue-green-red",
        "at 1/harbour yellow 4",
    )
    assert facts(game, "prize-lapsed", contest="mission")
    assert asked(game)[1] == "rank", "nobody was asked for a gem; the market is next"
    assert game.view(None)["centre_ship"] is None


def test_6_1_ties_are_broken_as_everywhere_and_white_is_turned_at_once() -> None:
    game = position(
        """players 4
        events on
        counting district 1
        event 1 diplomatic-mission
        centre blue-red-white
        order violet yellow orange blue
        blue front 4 4 3
        orange front 0 0 1
        violet front 0 1 1
        yellow front 0 1 1
        at 1/palace orange 3, 2/palace blue 3, 3/palace yellow 1, 4/palace violet 1
        """
    )
    assert list(standings(game, "mission")) == ["blue", "orange", "violet", "yellow"]
    play(game, "blue gem white", "blue gem green")
    assert gems(game, BLUE) == {"green": 1}
    play(game, "blue gem blue", "orange gem red")
    assert game.answers[-1] == (VIOLET, "gem blue", True)


def test_15_16_the_intriguer_counts_although_a_revolt_palace_is_among_them() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "event 1 revolt, 2 diplomatic-mission",
        "centre blue-green-red",
        "violet effects intriguer",
        "at 1/palace blue 3, violet 3",
    )
    assert list(standings(game, "palace", 1)) == ["blue", "violet"], "no Intriguer in a revolt (15.15)"
    assert list(standings(game, "mission")) == ["violet", "blue"]
    assert asked(game) == ([VIOLET], "gem")


def test_15_8_a_broker_counts_there_what_it_counted_in_its_district() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "ys-plus-characters on",
        "event 1 democracy, 2 diplomatic-mission",
        "centre blue-green-red",
        "violet professor 3",
        "at 1/palace blue 4, 3/palace violet 1, orange 0 marked",
    )
    assert standings(game, "mission") == {"orange": 5, "violet": 2, "blue": 1}


def test_15_12_the_customs_officer_reaches_its_ship() -> None:
    game = counting(
        4,
        "counting district 1",
        "events on",
        "ys-plus-characters on",
        "event 2 diplomatic-mission",
        "centre blue-green-red",
        "customs blue",
        "at 1/palace blue 4, orange 3",
    )
    assert game.options(BLUE) == ["gem green", "gem red"], "15.3: the shares stay, until the gems run out"
    play(game, "blue gem green")
    assert game.answers[-1] == (BLUE, "gem red", True)
    assert gems(game, ORANGE) == {}


def test_three_players_share_three_gems() -> None:
    game = counting(
        3,
        "counting district 1",
        "events on",
        "event 2 diplomatic-mission",
        "centre blue-green-red",
        "at 1/palace blue 4, orange 3, violet 1",
    )
    play(game, "blue gem blue", "blue gem red")
    assert game.answers[-1] == (ORANGE, "gem green", True)
    assert gems(game, VIOLET) == {}


def test_10_5_the_neutral_takes_part() -> None:
    game = counting(
        2,
        "counting district 1",
        "events on",
        "event 2 diplomatic-mission",
        "centre blue-red-white",
        "quotations green 9",
        "at 1/palace neutral 4 by blue, orange 4, blue 1",
    )
    assert gems(game, NEUTRAL) == {"green": 1, "blue": 1}, (
        "white turned into the best-quoted, then the best on offer"
    )
    assert game.answers[-1] == (ORANGE, "gem red", True)


def test_its_ship_is_drawn_after_the_districts_and_before_the_market() -> None:
    game = position(
        """players 4
        events on
        start
        stack 1 spy queen king democracy enrichment revolt
        stack 2 diplomatic-mission prince banker herald mediation smuggling
        stack 3 captain merchant alchemist shipwreck quarantine transparency
        stack 4 jeweller magician cardinal incognito indiscretion restriction
        ships 1 blue-green-yellow blue-green-red green-yellow-red red-blue-green yellow-blue-red red-green-yellow
        """
    )
    view = game.view(None)
    assert view["centre_ship"] == {"large": "yellow", "small": ["blue", "red"]}
    assert view["districts"][3]["ship"] == {"large": "red", "small": ["blue", "green"]}
    assert [row["gem"] for row in view["market"]] == ["red", "green", "yellow"]
    assert view["districts"][1]["card"] == "prince", "a character is turned up besides (13.2)"
