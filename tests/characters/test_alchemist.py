"""Alchemist (9, W5)."""

from tests.characters.table import asked, gems, offered, play, table


def test_exchanges_a_coloured_gem_for_another_colour() -> None:
    game = table("counting end\nblue cards alchemist; gems blue 2, red 1, black 1")
    play(game, "blue play alchemist")
    assert offered(game) == ["pass", "gem blue", "gem red"], "own coloured gems, never black"
    play(game, "blue gem blue")
    assert offered(game) == ["gem green", "gem yellow", "gem red"], "another colour, never black"
    play(game, "blue gem yellow")
    assert gems(game, "blue") == {"blue": 1, "yellow": 1, "red": 1, "black": 1}


def test_may_be_declined_after_playing() -> None:
    game = table("counting end\nblue cards alchemist; gems blue 2")
    play(game, "blue play alchemist", "blue pass")
    assert gems(game, "blue") == {"blue": 2}
    assert game.view(None)["seats"][0]["cards"] == [], "the card is spent"
    assert game.view(None)["round"] == 3


def test_8_6_is_not_offered_to_an_owner_of_black_gems_only() -> None:
    game = table("counting end\nblue cards alchemist banker; gems black 3")
    assert asked(game) == "blue window W5"
    assert offered(game) == ["pass", "play banker"]
