"""Prince and King (9): at once, free."""

import pytest

from tests.characters.table import asked, gems, play, points, seat_view, table


@pytest.mark.parametrize(("card", "worth"), [("prince", 4), ("king", 5)])
def test_scores_the_moment_it_is_won(card: str, worth: int) -> None:
    game = table(f"counting areas 1\npalace 1 {card}\nat 1/palace orange 2, blue 1")
    assert points(game, "orange") == worth
    assert seat_view(game, "orange")["cards"] == [], "not kept"


@pytest.mark.parametrize(("card", "worth"), [("prince", 4), ("king", 5)])
def test_8_2_is_free_for_one_who_played_two(card: str, worth: int) -> None:
    game = table(f"counting areas 1\nblue played 2\npalace 1 {card}\nat 1/palace blue 1")
    assert points(game, "blue") == worth
    assert seat_view(game, "blue")["cards_played"] == 2


def test_6_5_lapses_with_nobody_there() -> None:
    game = table("counting areas 1\npalace 1 king\nat 1/harbour blue 1")
    assert game.points == [0, 0, 0, 0]
    assert game.view(None)["districts"][0]["card"] is None


def test_10_5_scores_for_the_neutral() -> None:
    game = table("counting areas 1\npalace 1 king\nat 1/palace neutral 4 up by blue, blue 3", players=2)
    assert points(game, "neutral") == 5
    assert gems(game, "neutral") == {}, "no gem instead"


def test_is_never_copied() -> None:
    game = table(
        "counting district 1\nblue cards imitator\npalace 1 king\nat 1/palace orange 2",
        options="ys-plus-characters on\n",
    )
    assert asked(game) == "blue rank", "nobody was asked to react"
    assert points(game, "orange") == 5
    play(game, "blue rank blue")
