"""Investor (12, W4)."""

from tests.characters.table import asked, offered, play, plus, quotations

MARKET = """counting
blue cards investor
at market/1/blue orange 4, market/1/green orange 3, market/1/red orange 1
"""


def test_the_named_colour_takes_first_place_and_the_rest_are_ranked_as_usual() -> None:
    game = plus(MARKET)
    play(game, "blue play investor")
    assert offered(game) == ["gem blue", "gem green", "gem yellow", "gem red"]
    play(game, "blue gem yellow")
    assert asked(game) == "orange highest-bidder"
    assert quotations(game) == [9, 7, 10, 6], "yellow +2, blue +1, green -1, red -2"


def test_kept_in_hand_it_does_nothing() -> None:
    game = plus(MARKET)
    play(game, "blue pass")
    assert quotations(game) == [10, 9, 6, 7]


def test_the_rest_of_an_empty_market_is_ordered() -> None:
    game = plus("counting\nblue cards investor\n")
    play(game, "blue play investor", "blue gem red")
    assert asked(game) == "blue rank"
    assert offered(game) == ["rank blue", "rank green", "rank yellow"]


def test_is_over_after_the_round() -> None:
    game = plus("counting end\norange cards banker\ninvested red\n")
    play(game, "orange pass")
    assert game.view(None)["invested"] == []
