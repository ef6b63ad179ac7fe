"""Jeweller (9, W5)."""

from tests.characters.table import asked, gems, offered, play, table

FOUR = ["gem blue", "gem green", "gem yellow", "gem red"]


def test_takes_two_gems_of_choice_different_or_the_same() -> None:
    for second, owned in (("red", {"blue": 1, "red": 1}), ("blue", {"blue": 2})):
        game = table("counting end\nblue cards jeweller")
        play(game, "blue play jeweller")
        assert offered(game) == FOUR, "coloured ones"
        play(game, "blue gem blue")
        assert offered(game) == FOUR
        play(game, f"blue gem {second}")
        assert gems(game, "blue") == owned
        assert asked(game) == "all bid"


def test_may_be_kept() -> None:
    game = table("counting end\nblue cards jeweller")
    play(game, "blue pass")
    assert gems(game, "blue") == {}
    assert game.view(None)["seats"][0]["cards"] == ["jeweller"]
