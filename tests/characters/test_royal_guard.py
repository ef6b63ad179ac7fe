"""Royal Guard (12, W2 or W3)."""

from tests.characters.table import (
    FAVOUR,
    FRONTS,
    PLUS,
    asked,
    offered,
    placings,
    play,
    plus,
    points,
    seat_view,
    standing,
    table,
)

W2 = "turn 2 yellow\nyellow cards royal-guard\n" + FRONTS
W3 = "turn 2 yellow after\nyellow cards royal-guard\n" + FRONTS


def test_places_a_front_broker_face_up_besides_the_turns_two() -> None:
    game = plus(W2)
    play(game, "yellow play royal-guard")
    assert {text.split()[2] for text in offered(game)} == {"4", "0"}, "those in front"
    assert {placing.split()[1] for placing in placings(game)} == {"up"}
    play(game, "yellow place front 4 up 1/palace")
    assert standing(game, "1/palace") == [("yellow", "up", 4)]
    assert seat_view(game, "yellow")["front"] == [0], "none takes its place"
    assert seat_view(game, "yellow")["hand_size"] == 9
    play(game, "yellow place 3 down 1/palace", "yellow place 3 up 1/palace")
    assert asked(game) == "blue place"


def test_w3_and_the_market_bonus() -> None:
    game = plus(W3)
    assert asked(game) == "yellow window W3"
    play(game, "yellow play royal-guard", "yellow place front 0 up market/1/red")
    assert points(game, "yellow") == 1


TIED = """turn 4 yellow after
yellow cards royal-guard
at 1/commercial yellow 1, blue 1
at 2/harbour yellow 0, yellow 1, yellow 1, yellow 2, yellow 3, yellow 3, yellow 4
at 3/harbour blue 0, blue 0, blue 2, blue 3, blue 3, blue 4, blue 4
"""


def test_only_two_are_left_for_ties() -> None:
    """Yellow has 4, 0 and last a 3 in front, blue 1, 1 and last a 3."""
    game = plus(TIED + FRONTS)
    play(game, "yellow pass")
    assert (points(game, "blue"), points(game, "yellow")) == (0, 3), "7 in front against 5"
    game = plus(TIED + FRONTS)
    play(game, "yellow play royal-guard", "yellow place front 4 up 2/harbour")
    assert seat_view(game, "yellow")["front"] == [0, 3]
    assert (points(game, "blue"), points(game, "yellow")) == (3, 0), "3 in front against 5"


def test_15_6_only_two_are_left_for_kings_favours_choice() -> None:
    """Played through: yellow's 4 stood in the city, its 0 and its last broker, a 3, are in front."""
    for answers, choice in (
        (["yellow pass"], ["favour 0", "favour 3", "favour 4"]),
        (["yellow play royal-guard", "yellow place front 4 up 2/harbour"], ["favour 0", "favour 3"]),
    ):
        game = table(TIED + FRONTS, options=FAVOUR + PLUS, round_=1)
        play(game, *answers, "orange rank blue", "orange rank green", "orange rank yellow")
        assert asked(game) == "all favour"
        assert game.options(3) == choice


def test_may_be_kept() -> None:
    game = plus(W2)
    play(game, "yellow pass")
    assert asked(game) == "yellow place"
    assert seat_view(game, "yellow")["front"] == [0, 4]


def test_8_6_is_not_offered_with_nobody_in_front() -> None:
    game = plus("turn 2 yellow\nyellow cards royal-guard\n")
    assert asked(game) == "yellow place"


def test_13_5_15_15_is_bound_by_events() -> None:
    game = plus(
        "event 1 incognito, 2 restriction, 3 revolt, 4 transparency\nat 2/harbour yellow 3, yellow 1\n" + W2
    )
    play(game, "yellow play royal-guard")
    places = {placing.split()[2] for placing in placings(game) if "market" not in placing}
    assert places == {"4/harbour", "4/commercial", "4/palace"}


def test_9_not_into_a_closed_area() -> None:
    game = plus("closed 1/palace\n" + W2)
    play(game, "yellow play royal-guard")
    assert "front up 1/palace" not in placings(game)
    assert "front up 1/harbour" in placings(game)
