"""Rule 8: when characters may be played, and how many (8.1 and 8.3 are in test_06_counting_city.py)."""

from kerys import Game
from tests.rulebook.positions import BLUE, FRONTS, ORANGE, VIOLET, asked, counting, play, position


def window(game: Game) -> tuple[int, str]:
    """Return the seats asked in each window."""
    question = game.question
    assert question is not None
    return game.waiting[0], str(question.get("window"))


def placing(moment: str, *lines: str) -> Game:
    fronts = FRONTS[4].replace(" 0 1 1", " 0 1")
    return position("\n".join(["players 4", moment, fronts, *lines]))


def test_8_2_at_most_two_characters_a_round() -> None:
    game = counting(
        4, "counting", "blue cards merchant captain intriguer", "ship 1 blue-green-red, 2 red-blue-green"
    )
    play(game, "blue play merchant", "blue play intriguer")
    assert asked(game)[1] != "window", "the Captain has to wait"
    game = counting(
        4, "counting", "blue cards merchant captain; played 2", "ship 1 blue-green-red, 2 red-blue-green"
    )
    assert asked(game)[1] != "window"


def test_8_4_in_turn_order_one_or_several_cards_before_the_next_is_asked() -> None:
    game = counting(
        4, "counting", "order violet blue orange yellow", "blue cards merchant intriguer", "violet cards captain",
        "ship 1 blue-green-red, 2 red-blue-green",
    )  # fmt: skip
    assert window(game) == (VIOLET, "W4")
    play(game, "violet pass")
    assert window(game) == (BLUE, "W4")
    play(game, "blue play merchant")
    assert game.options(BLUE) == ["pass", "play intriguer"]
    play(game, "blue pass")
    assert asked(game)[1] == "rank"


def test_8_4_the_windows_of_a_round() -> None:
    cards = "blue cards cardinal queen mercenary merchant jeweller"
    game = placing("placement", cards)
    assert (window(game), game.options(BLUE)) == ((BLUE, "W1"), ["pass", "play cardinal"])
    play(game, "blue pass")
    assert (window(game), game.options(BLUE)) == ((BLUE, "W2"), ["pass", "play queen"])
    play(game, "blue pass", "blue place 4 up 1/palace", "blue place 3 down 1/palace")
    assert (window(game), game.options(BLUE)) == ((BLUE, "W3"), ["pass", "play mercenary"])
    game = counting(4, "counting", cards)
    assert (window(game), game.options(BLUE)) == ((BLUE, "W4"), ["pass", "play merchant"])
    game = counting(4, "counting end", cards)
    assert (window(game), game.options(BLUE)) == ((BLUE, "W5"), ["pass", "play jeweller"])


def test_8_4_a_window_in_which_a_seat_could_only_pass_is_not_asked() -> None:
    game = placing("placement", "blue cards merchant")
    assert asked(game) == ([BLUE], "place")
    game = counting(4, "counting end", "blue cards alchemist")
    assert asked(game) == ([0, 1, 2, 3], "bid"), "8.6: without a gem the Alchemist has no use"


def test_8_5_in_round_4_cards_can_still_be_played() -> None:
    game = counting(4, "counting", "round 4", "blue cards merchant")
    assert window(game) == (BLUE, "W4")


def test_8_6_a_card_that_does_nothing_may_be_played() -> None:
    game = counting(4, "counting", "blue cards intriguer", "orange cards merchant")
    play(game, "blue play intriguer", "orange play merchant")
    assert game.view(None)["merchant"]
    assert game.view(None)["seats"][ORANGE]["cards"] == []
