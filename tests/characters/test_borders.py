"""The Philosopher's borders with closed areas, events and other cards (15.13, 15.14)."""

from kerys import Game
from tests.characters.table import (
    FRONTS,
    asked,
    offered,
    own_view,
    placings,
    play,
    plus,
    points,
    seat_view,
    standing,
)

FIRST = "turn 2 blue first\nblue borders 2\n" + FRONTS
SIDES = "sides\norange cards merchant\n"


def forced(game: Game) -> tuple[int, str, bool]:
    return game.answers[-1]


def test_next_to_a_closed_area() -> None:
    """15.13, 9: one legal side is enough, and it must be that one."""
    game = plus("closed 1/harbour\n" + FIRST)
    assert "up 1/harbour-commercial" in placings(game)
    game = plus("closed 1/harbour\n" + SIDES + "at 1/harbour-commercial blue 4 down\n")
    assert forced(game) == (0, "to 1/commercial", True)
    assert standing(game, "1/commercial", "blue") == [("blue", "down", 4)]


def test_with_both_sides_closed() -> None:
    """15.14: it goes back behind the screen uncounted; and nobody is placed there any more."""
    game = plus("closed 1/harbour 1/commercial\n" + FIRST)
    assert "up 1/harbour-commercial" not in placings(game)
    assert "up 1/commercial-palace" in placings(game)
    game = plus("closed 1/harbour 1/commercial\n" + SIDES + "at 1/harbour-commercial blue 4\n")
    assert asked(game) == "orange window W4"
    assert game.view(None)["brokers"] == []
    assert own_view(game, "blue")["hand_size"] == 11
    assert seat_view(game, "blue")["shown"] == [4], "it stood face up"
    play(game, "orange pass")
    assert points(game, "blue") == 0


def test_a_face_down_one_goes_back_unseen() -> None:
    """15.14, 14.2."""
    game = plus("closed 1/harbour 1/commercial\n" + SIDES + "at 1/harbour-commercial blue 4 down\n")
    assert seat_view(game, "blue")["shown"] == []


def test_a_border_in_a_restricted_district_counts_towards_the_two() -> None:
    """15.13."""
    game = plus("event 1 restriction\n" + FIRST + "at 1/harbour blue 3, 1/harbour-commercial blue 4\n")
    found = placings(game)
    assert {"up 1/palace", "up 1/commercial-palace"} & found == set()
    assert {"up 1-2/palace", "up 4-1/harbour", "up 2/palace"} <= found


def test_a_border_to_another_district_counts_only_once_decided() -> None:
    """15.13."""
    text = "event 1 restriction\n" + FIRST + "at 1/harbour blue 3, 1-2/harbour blue 4\n"
    game = plus(text)
    assert "up 1/palace" in placings(game)
    play(game, "blue place 3 up 1/palace")
    assert "down 1/commercial" not in placings(game)
    game = plus(
        "event 1 restriction\n" + SIDES + "at 1/harbour blue 3, 1/palace blue 1, 1-2/harbour blue 4\n"
    )
    assert forced(game) == (0, "to 2/harbour", True)


def test_two_on_borders_of_a_restricted_district_with_one_inside() -> None:
    """15.13: the first may still go in, then the second may not."""
    game = plus(
        "event 1 restriction\n" + SIDES + "at 1/harbour blue 3, 1-2/harbour blue 4, 4-1/palace blue 1\n"
    )
    assert offered(game) == ["to 1/harbour", "to 2/harbour"]
    play(game, "blue to 1/harbour")
    assert forced(game) == (0, "to 4/palace", True)


def test_an_inner_border_of_a_restricted_district_may_choose() -> None:
    """15.13: the broker does not stand in its own way."""
    game = plus("event 1 restriction\n" + SIDES + "at 1/harbour blue 3, 1/commercial-palace blue 4\n")
    assert offered(game) == ["to 1/commercial", "to 1/palace"]


def test_incognito_and_transparency() -> None:
    """13.5: the side must suit the face."""
    game = plus("event 1 incognito, 2 transparency\n" + FIRST)
    found = placings(game)
    assert "up 1/commercial-palace" not in found
    assert "down 1/commercial-palace" in found
    assert "down 2/commercial-palace" not in found
    assert {"up 1-2/palace", "down 1-2/palace"} <= found
    game = plus("event 1 incognito, 2 transparency\n" + SIDES + "at 1-2/palace blue 4, blue 3 down\n")
    assert [text for _, text, _ in game.answers] == ["to 2/palace", "to 1/palace"]


def test_no_border_between_a_revolt_and_a_closed_area() -> None:
    """15.13, 15.14, 15.15."""
    game = plus("event 1 revolt\nclosed 2/harbour\n" + FIRST)
    assert "up 1-2/harbour" not in placings(game)
    assert "up 1-2/palace" in placings(game)
    game = plus("event 1 revolt\nclosed 2/harbour\n" + SIDES + "at 1-2/harbour blue 4\n")
    assert game.view(None)["brokers"] == []


def test_royal_guard_on_a_border() -> None:
    """15.6: with the Philosopher in force; it is one of the two."""
    text = "turn 2 blue\nblue cards royal-guard\n" + FRONTS
    game = plus(text + "blue borders 1\n")
    play(game, "blue play royal-guard")
    assert "front up 1/harbour-commercial" in placings(game)
    play(game, "blue place front 1 up 1/harbour-commercial")
    assert seat_view(game, "blue")["border_rights"] == 0
    game = plus(text)
    play(game, "blue play royal-guard")
    assert not [placing for placing in placings(game) if "-" in placing]


def test_illusionist_from_the_front_onto_a_border() -> None:
    """9, 12: both in force."""
    game = plus("blue effects illusionist\n" + FIRST)
    assert "front down 2-3/commercial" in placings(game)


def test_the_magician_swaps_a_border_broker() -> None:
    """15.14."""
    game = plus(
        "turn 2 blue after\nblue cards magician\n"
        + FRONTS
        + "at 1/harbour-commercial blue 4 turn 2, 3/palace blue 0 down turn 2\n"
    )
    play(game, "blue play magician")
    assert offered(game) == ["broker 1/harbour-commercial/1", "broker 3/palace/1"]
    play(game, "blue broker 3/palace/1")
    assert standing(game, "1/harbour-commercial", "blue") == [("blue", "down", 0)]
    assert standing(game, "3/palace") == [("blue", "up", 4)]


def test_the_magician_needs_a_legal_side_for_the_one_that_comes() -> None:
    """15.13, 13.5: a face-down broker has no side in Transparency."""
    game = plus(
        "event 1 transparency\nturn 2 blue after\nblue cards magician\n"
        + FRONTS
        + "at 1/harbour-commercial blue 4 turn 2, 3/palace blue 0 down turn 2\n"
    )
    assert asked(game) == "orange place"


def test_the_magician_puts_nobody_between_closed_areas() -> None:
    """15.14: it is in no closed area, but nobody could follow it there."""
    game = plus(
        "closed 1/harbour 1/commercial\nturn 2 blue after\nblue cards magician\n"
        + FRONTS
        + "at 1/harbour-commercial blue 4 turn 2, 3/palace blue 0 down turn 2\n"
    )
    assert asked(game) == "orange place"


def test_the_neutral_never_stands_on_a_border() -> None:
    """15.13."""
    game = plus("turn 1 blue neutral\nblue borders 2; front 1 1\norange front 1 1\n", players=2)
    assert offered(game, "place")
    assert not [placing for placing in placings(game) if "-" in placing]


def test_the_spy_may_look_at_a_border() -> None:
    """9: any face-down broker of others, also beside a Revolt."""
    game = plus(
        "event 1 revolt\nturn 2 blue first\nblue looks 3\n" + FRONTS + "at 1-2/palace orange 4 down\n"
    )
    play(game, "blue look 1-2/palace/1")
    assert standing(game, "1-2/palace", "blue") == [("orange", "down", 4)]
