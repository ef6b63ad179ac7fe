"""Philosopher (12, W1)."""

from tests.characters.table import FRONTS, asked, gems, offered, placings, play, plus, seat_view, standing

IN_DISTRICTS = {f"{d}/{b}" for d in (1, 2, 3, 4) for b in ("harbour-commercial", "commercial-palace")}
BETWEEN = {
    f"{d}/{ring}" for d in ("1-2", "2-3", "3-4", "4-1") for ring in ("harbour", "commercial", "palace")
}


def borders(faces_and_places: set[str]) -> set[str]:
    return {text.split()[-1] for text in faces_and_places if "-" in text}


def test_up_to_two_brokers_on_borders() -> None:
    game = plus("placement\nblue cards philosopher\n" + FRONTS)
    play(game, "blue play philosopher")
    assert borders(placings(game)) == IN_DISTRICTS | BETWEEN, "12.2"
    play(game, "blue place 3 up 1/harbour-commercial")
    assert borders(placings(game)) == IN_DISTRICTS | BETWEEN
    play(game, "blue place 4 down 1/harbour-commercial")
    assert len(standing(game, "1/harbour-commercial")) == 2, "15.13: both may share one"
    assert seat_view(game, "blue")["border_rights"] == 0
    assert asked(game) == "orange place"
    assert borders(placings(game)) == set()


def test_no_third_broker_on_a_border() -> None:
    game = plus("turn 3 blue first\n" + FRONTS)
    assert borders(placings(game)) == set()
    game = plus("turn 3 blue first\nblue borders 1\n" + FRONTS)
    assert borders(placings(game)) == IN_DISTRICTS | BETWEEN


def test_12_2_three_districts_have_no_border_3_1() -> None:
    game = plus(
        "turn 1 blue first\nblue borders 2; front 1 1\norange front 1 1\nviolet front 1 1\ndistricts 3",
        players=3,
    )
    pairs = {text.split("/")[0] for text in borders(placings(game)) if "-" in text.split("/")[0]}
    assert pairs == {"1-2", "2-3"}


def test_the_sides_are_declared_before_w4() -> None:
    game = plus("sides\nblue cards merchant\nat 1/harbour-commercial blue 4 down, 4-1/palace blue 3\n")
    assert asked(game) == "blue side"
    assert offered(game) == ["to 1/harbour", "to 1/commercial"]
    play(game, "blue to 1/harbour")
    assert offered(game) == ["to 1/palace", "to 4/palace"]
    play(game, "blue to 4/palace")
    assert asked(game) == "blue window W4"
    assert standing(game, "1/harbour") == [("blue", "down", None)]
    assert standing(game, "4/palace") == [("blue", "up", 3)]
    play(game, "blue pass")
    assert gems(game, "blue") == {"black": 1}


def test_15_14_in_turn_order_each_all_of_the_own() -> None:
    game = plus(
        "sides\norder violet blue orange yellow\n"
        "at 1/harbour-commercial blue 4, violet 3, 2-3/palace blue 3, violet 1\n"
    )
    for seat, place in (
        ("violet", "1/harbour"),
        ("violet", "2/palace"),
        ("blue", "1/harbour"),
        ("blue", "3/palace"),
    ):
        assert asked(game) == f"{seat} side"
        play(game, f"{seat} to {place}")


def test_not_played_there_are_no_borders() -> None:
    game = plus("placement\nblue cards philosopher\n" + FRONTS)
    play(game, "blue pass")
    assert borders(placings(game)) == set()


def test_may_be_left_unused() -> None:
    game = plus("sides\nblue borders 2\nblue cards merchant\nat 1/harbour blue 4\n")
    assert asked(game) == "blue window W4"
