"""The worked examples of the rules, in their order."""

from typing import Any

from kerys import Game

BLUE, ORANGE, VIOLET, YELLOW = range(4)


def owned(game: Game, seat: int) -> dict[str, int]:
    """A seat's gems without the kinds it has none of."""
    gems: dict[str, int] = game.view(None)["seats"][seat]["gems"]
    return {gem: number for gem, number in gems.items() if number}


def asked(game: Game) -> tuple[list[int], Any]:
    question = game.question
    return game.waiting, question and question["kind"]


def test_4_turn_order() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 4
        bids
        order violet orange blue yellow  # the cards of the last round
        """
    )
    for seat, bid in ((BLUE, "bid 1 0"), (ORANGE, "bid 4 1"), (VIOLET, "bid 4 2"), (YELLOW, "bid 3 2")):
        game.play(seat, bid)
    assert asked(game) == ([VIOLET], "order")
    game.play(VIOLET, "order 4")
    assert asked(game) == ([ORANGE], "order"), "5 against 5: card 2 goes before card 4"
    game.play(ORANGE, "order 1")
    game.play(YELLOW, "order 3")
    assert game.answers[-1] == (BLUE, "order 2", True)
    assert game.view(None)["turn_order"] == ["orange", "blue", "yellow", "violet"]


FRONTS_AND_ORDER = """
order orange blue yellow violet
blue front 1 0 4
orange front 4 1 0
yellow front 3 2 1
violet front 4 3 2
"""
DISTRICT = """
ship 1 blue-green-red
palace 1 spy
at 1/harbour yellow 4, violet 3, blue 2
at 1/commercial yellow 4 down, orange 4, blue 3
at 1/palace blue 4, violet 3, orange 1
"""
MARKET = """
row 1 white, 2 yellow, 3 red
at market/1/blue blue 3, market/2/blue orange 0, market/3/blue violet 1
at market/1/red blue 1, market/2/red yellow 3, market/3/red yellow 0
at market/1/green orange 4
"""


def scenario(moment: str, *parts: str) -> Game:
    return Game.from_scenario(f"kerys scenario 1\nplayers 4\n{moment}\n{''.join(parts)}")


def play_district(game: Game) -> None:
    assert asked(game) == ([BLUE], "gem"), "blue has 9"
    game.play(BLUE, "gem blue")
    game.play(BLUE, "gem red")
    assert asked(game) == ([YELLOW], "gem"), "yellow has 8"
    game.play(YELLOW, "gem blue")
    assert game.answers[-1] == (VIOLET, "gem green", True), "violet has 6, and one gem is left"


def check_district(game: Game) -> None:
    assert owned(game, BLUE) == {"blue": 1, "red": 1}
    assert game.view(None)["seats"][BLUE]["cards"] == ["spy"]
    assert owned(game, YELLOW)["black"] == 1
    assert owned(game, YELLOW)["blue"] == 1
    assert owned(game, VIOLET)["green"] == 1
    assert game.points[YELLOW] == 3, "8 against 8 in the commercial area, but 6 in front against 5"


def play_market(game: Game) -> None:
    assert asked(game) == ([ORANGE], "colour"), "4 against 4, 5 against 5, order card 1 against 2"
    game.play(ORANGE, "gem green")
    assert asked(game) == ([VIOLET], "rank"), "blue and red have 4 with three brokers each"
    question = game.question
    assert question is not None
    assert question["columns"] == ["blue", "red"]
    game.play(VIOLET, "rank blue")
    assert asked(game) == ([ORANGE], "highest-bidder")
    assert game.view(None)["quotations"] == {"blue": 10, "green": 7, "yellow": 6, "red": 9}
    game.play(ORANGE, "raise green")
    assert game.view(None)["quotations"] == {"blue": 10, "green": 8, "yellow": 6, "red": 9}


def check_market(game: Game) -> None:
    assert owned(game, ORANGE) == {"green": 1}
    assert owned(game, YELLOW)["yellow"] == 1
    assert owned(game, VIOLET)["red"] == 1


def test_6_counting_a_district() -> None:
    game = scenario("counting district 1", FRONTS_AND_ORDER, DISTRICT)
    play_district(game)
    check_district(game)
    assert owned(game, ORANGE) == {}, "orange has 5 and gets nothing"


def test_6_counting_the_market() -> None:
    game = scenario("counting market", FRONTS_AND_ORDER, MARKET)
    play_market(game)
    check_market(game)


def test_6_district_and_market_of_one_round() -> None:
    """As printed, orange has three 4s: one more than the set holds."""
    game = scenario("counting district 1", FRONTS_AND_ORDER, DISTRICT, MARKET, "check off")
    play_district(game)
    play_market(game)
    check_district(game)
    check_market(game)
    assert game.view(None)["round"] == 2


def test_7_3_tied_players_score_the_lowest_place() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 4
        round 4
        final
        quotations red 12
        blue gems red 6
        orange gems red 5
        violet gems red 5
        yellow gems red 3
        """
    )
    assert game.points == [24, 12, 12, 6]
    assert game.winners == [BLUE]


def test_7_3_five_players_tied_for_the_last_places_score_nothing() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 5
        round 4
        final
        quotations red 12
        blue gems red 6
        orange gems red 5
        violet gems red 4
        yellow gems red 1
        green gems red 1
        """
    )
    assert game.points == [24, 18, 12, 0, 0]


def test_11_2_tied_in_the_throne_room() -> None:
    game = Game.from_scenario(
        """kerys scenario 1
        players 4
        kings-favour on
        round 4
        final
        blue throne 4, 4, 3, 1
        orange throne 3, 4, 4, 1
        violet throne 3, 2, 2, 2
        yellow throne 0, 1, 0, 1
        """
    )
    assert game.points == [9, 9, 3, 0], "12 and 7 shared by two, rounded down, then 3"
