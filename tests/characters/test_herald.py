"""Herald (9, W4)."""

from tests.characters.table import asked, offered, play, plus, points, standing, table


def test_city_to_market_earns_a_point_and_the_broker_stays_face_down() -> None:
    game = table("counting\nblue cards herald\norange cards merchant\nat 1/harbour blue 3 down, orange 2")
    play(game, "blue play herald")
    assert asked(game) == "blue card herald"
    assert "to 1/harbour" not in offered(game), "to another place"
    assert len(offered(game, "to")) == 11 + 12
    play(game, "blue to market/2/red")
    assert points(game, "blue") == 1
    assert standing(game, "1/harbour") == [("orange", "up", 2)]
    assert standing(game, "market/2/red") == [("blue", "down", None)], "its value stays hidden"


def test_market_to_market_and_market_to_city_earn_nothing() -> None:
    for place in ("market/3/blue", "4/palace"):
        game = table("counting\nblue cards herald\norange cards merchant\nat market/1/red blue 4")
        play(game, "blue play herald", f"blue to {place}")
        assert points(game, "blue") == 0
        assert standing(game, place) == [("blue", "up", 4)]
        assert standing(game, "market/1/red") == []


def test_5_2_a_market_cell_that_is_left_is_free_and_an_occupied_one_is_not() -> None:
    game = table(
        "counting\nblue cards herald\norange cards merchant\nat market/1/red blue 4, market/1/blue orange 1"
    )
    play(game, "blue play herald")
    assert "to market/1/blue" not in offered(game)
    assert "to market/1/green" in offered(game)
    assert not [text for text in offered(game) if text.startswith("to market/0")], "row 0 is closed"


def test_only_own_brokers() -> None:
    game = table("counting\nblue cards herald\nat 1/harbour blue 3, orange 2, 2/palace blue 1, orange 4")
    play(game, "blue play herald")
    assert offered(game) == ["broker 1/harbour/1", "broker 2/palace/1"]


def test_8_6_is_not_offered_without_a_broker_on_the_board() -> None:
    game = table("counting\nblue cards herald merchant\nat 1/harbour orange 2")
    assert offered(game) == ["pass", "play merchant"]


def test_13_5_is_bound_by_incognito_transparency_and_restriction() -> None:
    game = plus(
        """counting
        blue cards herald
        event 1 incognito, 2 transparency, 3 restriction
        at 3/harbour blue 1, blue 3, 4/palace blue 4, blue 3 down
        """
    )
    play(game, "blue play herald", "blue broker 4/palace/1")
    up = offered(game)
    assert "to 1/harbour" not in up, "only face-down brokers go to Incognito"
    assert "to 2/harbour" in up
    assert "to 3/palace" not in up, "two stand in Restriction already"


def test_13_5_a_face_down_broker_cannot_go_to_transparency() -> None:
    game = plus("counting\nblue cards herald\nevent 1 incognito, 2 transparency\nat 4/palace blue 3 down")
    play(game, "blue play herald")
    assert "to 1/harbour" in offered(game)
    assert "to 2/harbour" not in offered(game)


def test_13_5_within_restriction_a_broker_may_change_its_area() -> None:
    game = plus("counting\nblue cards herald\nevent 3 restriction\nat 3/harbour blue 1, blue 3")
    play(game, "blue play herald", "blue broker 3/harbour/1")
    assert "to 3/palace" in offered(game)
