"""Captain (9, W4)."""

from kerys import Game
from tests.characters.table import asked, gems, offered, play, plus, table

SHIPS = "ship 1 blue-green-yellow, 2 red-blue-green, 3 green-yellow-red, 4 yellow-green-red\n"


def ships(game: Game) -> list[str | None]:
    """The large gem of each harbour's ship."""
    return [district["ship"] and district["ship"]["large"] for district in game.view(None)["districts"]]


def test_swaps_two_ships_and_their_gems_are_won_where_they_lie_now() -> None:
    game = table("counting\nblue cards captain\nat 1/harbour blue 3\n" + SHIPS)
    play(game, "blue play captain")
    assert offered(game) == ["district 1", "district 2", "district 3", "district 4"]
    play(game, "blue district 2")
    assert offered(game) == ["district 1", "district 3", "district 4"]
    play(game, "blue district 1")
    assert ships(game) == ["red", "blue", "green", "yellow"]
    play(game, "blue gem red", "blue gem red")
    assert gems(game, "blue") == {"red": 2, "black": 1}


def test_may_be_kept() -> None:
    game = table("counting\nblue cards captain\nat 1/harbour blue 3\n" + SHIPS)
    play(game, "blue pass")
    assert ships(game) == ["blue", "red", "green", "yellow"]
    assert offered(game) == ["gem blue", "gem green", "gem yellow"]


def test_13_3_cannot_swap_where_no_ship_came() -> None:
    game = plus(
        "counting\nblue cards captain\nevent 2 shipwreck\n"
        "ship 1 blue-green-yellow, 3 green-yellow-red, 4 yellow-green-red"
    )
    play(game, "blue play captain")
    assert offered(game) == ["district 1", "district 3", "district 4"]


def test_8_6_is_not_offered_with_a_single_ship_in_reach() -> None:
    game = plus(
        "counting\nblue cards captain merchant\nevent 2 shipwreck, 3 revolt\n"
        "ship 1 blue-green-yellow, 3 green-yellow-red",
        players=3,
    )
    assert asked(game) == "blue window W4"
    assert offered(game) == ["pass", "play merchant"]
