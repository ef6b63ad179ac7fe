"""Rule 10 (and 15.18): two players with the neutral seat (three players: test_03_preparation.py)."""

from kerys import Game
from tests.rulebook.positions import (
    BLUE,
    NEUTRAL,
    ORANGE,
    asked,
    cards,
    counting,
    facts,
    gems,
    places,
    play,
    position,
    quotations,
    standings,
)

IN_FRONT = "blue front 0 1\norange front 0 1\n"


def district(*lines: str) -> Game:
    return counting(2, "counting district 1", *lines)


def market(*lines: str) -> Game:
    return counting(2, "counting market", *lines)


def final(*lines: str) -> Game:
    return position("\n".join(["players 2", "round 4", "final", *lines]))


def test_10_2_three_districts_three_gems_a_ship_two_rows() -> None:
    view = Game(players=2, seed=4).view(None)
    assert len(view["districts"]) == 3
    assert [row["row"] for row in view["market"]] == [2, 3]
    assert view["neutral"] == {
        "name": "neutral",
        "points": 0,
        "gems": {"blue": 0, "green": 0, "yellow": 0, "red": 0, "black": 0},
    }


def test_10_3_a_neutral_broker_face_down_in_every_turn_after_the_own_two() -> None:
    game = position(f"players 2\nturn 1 blue\n{IN_FRONT}")
    assert game.view(BLUE)["seats"][BLUE]["neutral_hand"] == [0, 1, 2, 4]
    play(game, "blue place 4 up 1/palace", "blue place 3 down 1/palace")
    assert asked(game) == ([BLUE], "neutral")
    assert {option.split()[3] for option in game.options(BLUE)} == {"down"}
    assert len(game.options(BLUE)) == 4 * (9 + 8)
    play(game, "blue place neutral 2 down market/2/red")
    assert game.points == [0, 0, 1], "10.7: a point on the market for the neutral"
    assert asked(game) == ([ORANGE], "place")
    assert game.view(BLUE)["seats"][BLUE]["neutral_hand"] == [0, 1, 4]


def test_10_3_the_values_are_a_setting() -> None:
    game = Game(players=2, neutral=(4, 3, 1, 0), seed=1)
    assert game.view(BLUE)["seats"][BLUE]["neutral_hand"] == [0, 1, 3, 4]


def test_10_3_neutral_brokers_come_back_to_their_placers() -> None:
    game = market("row 2 red", "at market/2/red neutral 4 by blue, market/2/blue neutral 2 by orange")
    play(game, "blue rank yellow")
    assert game.view(None)["round"] == 2
    for seat in (BLUE, ORANGE):
        assert game.view(seat)["seats"][seat]["neutral_hand"] == [0, 1, 2, 4]


def test_10_4_the_neutral_wins_every_tie_except_against_the_intriguer() -> None:
    brokers = "at 1/harbour neutral 2 by blue, orange 2, blue 1"
    game = district(brokers)
    assert list(standings(game, "harbour", 1)) == ["neutral", "orange", "blue"]
    assert gems(game, NEUTRAL) == {"black": 1}
    assert facts(game, "stood", contest="harbour", party="neutral")[0]["tiebreak"] == "neutral"
    game = district(brokers, "orange effects intriguer")
    assert list(standings(game, "harbour", 1)) == ["orange", "neutral", "blue"]


def test_10_4_the_neutral_never_orders_tied_columns() -> None:
    game = market("at market/2/red neutral 4 by blue, market/2/blue neutral 4 by orange")
    assert asked(game) == ([BLUE], "rank")


def test_10_5_from_a_ship_first_white_then_the_best_quoted_on_offer() -> None:
    game = district(
        "ship 1 blue-red-white", "quotations green 12, red 9", "at 1/harbour neutral 4 by blue, orange 1"
    )
    assert gems(game, NEUTRAL) == {"green": 1, "red": 1, "black": 1}
    assert game.answers[-1] == (ORANGE, "gem blue", True)


def test_10_5_the_leftmost_of_tied_quotations() -> None:
    game = district("ship 1 red-green-yellow", "at 1/palace neutral 4 by blue, orange 1")
    assert gems(game, NEUTRAL) == {"green": 1, "yellow": 1}
    assert gems(game, ORANGE) == {"red": 1}


def test_10_5_a_white_gem_of_a_row() -> None:
    game = market(
        "row 2 white", "quotations yellow 9", "at market/2/red neutral 4 by blue, market/3/red blue 1"
    )
    assert gems(game, NEUTRAL) == {"yellow": 1}


def test_10_5_king_and_prince_score_for_it() -> None:
    for card, points in (("king", 5), ("prince", 4)):
        game = district(f"palace 1 {card}", "at 1/palace neutral 4 by blue")
        assert game.points[NEUTRAL] == points
        assert gems(game, NEUTRAL) == {}


def test_10_5_for_any_other_card_it_gets_a_gem_of_the_best_quoted_colour() -> None:
    for lines in (("palace 1 spy",), ("round 4", "palace 1 gem-card")):
        game = district(*lines, "quotations red 9", "at 1/palace neutral 4 by blue")
        assert gems(game, NEUTRAL) == {"red": 1}
        assert cards(game, BLUE) == cards(game, ORANGE) == []


def test_10_6_as_highest_bidder_it_raises_what_it_owns_most_of() -> None:
    brokers = "at market/2/red neutral 4 by blue, market/2/blue blue 3, market/2/green orange 1"
    game = market("neutral gems green 2, red 2, black 9", brokers)
    assert facts(game, "quotation-moved", mover="bidder") == [
        facts(game, "quotation-moved", gem="green", mover="bidder", move=1)[0]
    ], "the leftmost of the tied, black ones left out (15.18)"
    game = market(brokers)
    assert facts(game, "quotation-moved", mover="bidder")[0]["gem"] == "blue", (
        "15.18: owning none it names blue"
    )


def test_15_18_at_the_end_of_the_track_its_raise_has_no_effect() -> None:
    game = market(
        "neutral gems red 2",
        "quotations red 15",
        "at market/2/red neutral 4 by blue, market/2/blue blue 3, market/2/green orange 1",
    )
    assert quotations(game)[3] == 15


def test_10_7_third_place_for_a_colour_it_has_none_of() -> None:
    game = final("quotations blue 12, green 11, yellow 10, red 9")
    assert game.points == [0, 0, 12 + 10 + 8 + 6]
    assert game.winners == [NEUTRAL], "it can win"


def test_10_7_with_gems_it_is_ranked_like_anybody() -> None:
    game = final(
        "quotations blue 12, green 11, yellow 10, red 9", "neutral gems blue 2", "orange gems blue 1"
    )
    assert game.points == [0, 18, 24 + 10 + 8 + 6]


def test_15_18_it_does_not_win_ties_at_the_end() -> None:
    game = final(
        "quotations blue 12, green 11, yellow 10, red 9", "neutral gems blue 2", "orange gems blue 2"
    )
    assert game.points == [0, 18, 18 + 10 + 8 + 6], "7.3: both score second place"
    game = final("orange points 36", "quotations blue 12, green 11, yellow 10, red 9")
    assert game.winners == [ORANGE, NEUTRAL], "7.5: shared"


def test_15_18_the_spy_cannot_look_at_its_brokers() -> None:
    game = position(
        f"players 2\nturn 2 blue\n{IN_FRONT}blue looks 3\n"
        "at 1/palace neutral 4 by orange, orange 4 down, orange 3, 2/palace neutral 2 by blue"
    )
    assert places(game, BLUE, "look") == {"1/palace/2"}


def test_15_18_the_magician_moves_its_brokers_only_under_any() -> None:
    text = (
        f"players 2\nturn 1 blue after\n{IN_FRONT}blue cards magician\n"
        "at 1/palace blue 4 turn 1, 2/palace blue 3 down turn 1, 3/palace neutral 2 by blue"
    )
    game = position(text)
    play(game, "blue play magician")
    assert places(game, BLUE, "broker") == {"1/palace/1", "2/palace/1"}
    game = position(f"{text}\nmagician any")
    play(game, "blue play magician")
    assert "3/palace/1" in places(game, BLUE, "broker")


def test_14_2_the_placer_knows_a_neutral_broker_and_the_other_does_not() -> None:
    game = position(f"players 2\nturn 1 blue neutral\n{IN_FRONT}at 1/palace blue 4, blue 3 down")
    play(game, "blue place neutral 2 down 2/palace")
    assert [game.view(viewer)["brokers"][-1]["value"] for viewer in (BLUE, ORANGE, None)] == [2, None, None]
