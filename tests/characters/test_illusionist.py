"""Illusionist (9, W1)."""

from tests.characters.table import FRONTS, asked, offered, placings, play, plus, seat_view, standing, table

TURN = "turn 1 blue first\nblue effects illusionist\n" + FRONTS


def test_a_front_broker_is_placed_and_one_from_behind_takes_its_place_openly() -> None:
    game = table("placement\nblue cards illusionist\n" + FRONTS)
    play(game, "blue play illusionist")
    assert "place front 1 up 1/harbour" in offered(game)
    assert "place front 4 up 1/harbour" not in offered(game), "the own front holds 1 and 1"
    play(game, "blue place front 1 up 1/harbour")
    assert offered(game) == ["front 0", "front 1", "front 2", "front 3", "front 4"]
    play(game, "blue front 4")
    assert seat_view(game, "blue")["front"] == [1, 4]
    assert seat_view(game, "blue")["hand_size"] == 8
    assert asked(game) == "blue place", "the second of the turn"


def test_any_number_of_times_and_two_always_stand_in_front() -> None:
    game = table(TURN)
    play(game, "blue place front 1 up 1/harbour", "blue front 4")
    play(game, "blue place front 4 down 2/harbour", "blue front 0")
    assert seat_view(game, "blue")["front"] == [0, 1]
    assert asked(game) == "orange place"
    assert not [text for text in offered(game) if text.startswith("place front")], "orange has no Illusionist"


def test_14_4_everybody_knows_a_front_broker_that_lies_face_down() -> None:
    game = table(TURN)
    play(game, "blue place front 1 down 2/harbour", "blue front 4")
    assert standing(game, "2/harbour") == [("blue", "down", 1)]


def test_5_3_on_the_market_it_earns_a_point() -> None:
    game = table(TURN)
    play(game, "blue place front 1 up market/1/red", "blue front 4")
    assert game.points == [1, 0, 0, 0]


def test_may_be_left_unused() -> None:
    game = table("placement\nblue cards illusionist\n" + FRONTS)
    play(game, "blue play illusionist", "blue place 3 up 1/harbour", "blue place 4 down 1/harbour")
    assert seat_view(game, "blue")["front"] == [1, 1]
    game = table("placement\nblue cards illusionist\n" + FRONTS)
    play(game, "blue pass")
    assert placings(game) == {text for text in placings(game) if not text.startswith("front")}


def test_15_15_not_from_the_front_into_a_revolt() -> None:
    game = plus("event 2 revolt\n" + TURN)
    assert "front up 2/harbour" not in placings(game)
    assert "up 2/harbour" in placings(game)
    assert "front up 1/harbour" in placings(game)


def test_13_5_is_bound_by_incognito_transparency_and_restriction() -> None:
    game = plus(
        "event 1 incognito, 2 transparency, 3 restriction\nat 3/harbour blue 3, blue 4\n"
        + TURN.replace("turn 1", "turn 2")
    )
    assert "front up 1/harbour" not in placings(game)
    assert "front down 1/harbour" in placings(game)
    assert "front down 2/harbour" not in placings(game)
    assert "front up 2/harbour" in placings(game)
    assert "front up 3/palace" not in placings(game)
