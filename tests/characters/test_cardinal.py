"""Cardinal (9, W1)."""

from kerys import Game
from tests.characters.table import FRONTS, asked, offered, placings, play, plus, table


def faces(game: Game) -> set[str]:
    return {placing.split()[0] for placing in placings(game)}


def test_both_brokers_of_a_turn_may_be_face_down() -> None:
    game = table("placement\nblue cards cardinal\n" + FRONTS)
    play(game, "blue play cardinal", "blue place 3 down 1/harbour")
    assert faces(game) == {"up", "down"}
    play(game, "blue place 4 down 1/harbour")
    assert asked(game) == "orange place"


def test_15_5_never_two_up() -> None:
    game = table("turn 2 blue first\nblue effects cardinal\n" + FRONTS)
    play(game, "blue place 3 up 1/harbour")
    assert faces(game) == {"down"}


def test_lasts_all_placement_phase_and_serves_its_player_only() -> None:
    game = table("turn 4 blue first\nblue effects cardinal\n" + FRONTS)
    play(game, "blue place 3 down 1/harbour", "blue place 3 down 1/harbour", "orange place 4 down 1/harbour")
    assert faces(game) == {"up"}, "orange has no Cardinal"


def test_not_played_a_second_broker_goes_the_other_way() -> None:
    game = table("placement\nblue cards cardinal\n" + FRONTS)
    play(game, "blue pass", "blue place 3 down 1/harbour")
    assert faces(game) == {"up"}


def test_w1_only() -> None:
    game = table("turn 1 blue\nblue cards cardinal\n" + FRONTS)
    assert asked(game) == "blue place"


def test_15_15_one_of_two_face_down_brokers_stands_outside_a_revolt() -> None:
    game = plus("turn 1 blue first\nevent 2 revolt\nblue effects cardinal\n" + FRONTS)
    play(game, "blue place 3 down 2/harbour")
    assert "down 2/palace" not in placings(game)
    assert "up 2/palace" in placings(game)
    assert "down 1/palace" in placings(game)


def test_15_15_the_other_of_two_may_stand_in_a_revolt() -> None:
    game = plus("turn 1 blue first\nevent 2 revolt\nblue effects cardinal\n" + FRONTS)
    play(game, "blue place 3 down 1/harbour")
    assert "down 2/palace" in placings(game)


def test_13_5_incognito_and_transparency_bind_as_usual() -> None:
    game = plus("turn 1 blue first\nevent 1 incognito, 2 transparency\nblue effects cardinal\n" + FRONTS)
    play(game, "blue place 3 down 1/harbour")
    assert "down 1/harbour" in placings(game)
    assert "down 2/harbour" not in placings(game)
    assert "up 1/harbour" not in placings(game)
    assert offered(game, "pass") == []
