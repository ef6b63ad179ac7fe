"""Imitator (12, R); the copy of each card is in test_interactions.py."""

from tests.characters.table import asked, offered, play, plus, seat_view


def test_reacts_right_after_another_players_character() -> None:
    game = plus("counting end\nblue cards jeweller\norange cards imitator\n")
    play(game, "blue play jeweller", "blue gem red")
    assert asked(game) == "blue card jeweller", "not before the card has done its work"
    play(game, "blue gem red")
    assert asked(game) == "orange reaction jeweller"
    assert offered(game) == ["pass", "play imitator"]
    play(game, "orange play imitator", "orange gem blue", "orange gem green")
    assert seat_view(game, "orange")["gems"] == {"blue": 1, "green": 1, "yellow": 0, "red": 0, "black": 0}


def test_may_be_declined_and_kept() -> None:
    game = plus("counting end\nblue cards jeweller\norange cards imitator\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red", "orange pass")
    assert seat_view(game, "orange")["cards"] == ["imitator"]
    assert asked(game) == "all bid"


def test_8_2_counts_towards_the_two() -> None:
    game = plus("counting end\nblue cards jeweller\norange cards imitator banker; played 1\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red", "orange play imitator")
    play(game, "orange gem blue", "orange gem blue")
    assert asked(game) == "all bid", "the Banker would be a third"


def test_8_2_is_not_offered_to_one_who_played_two() -> None:
    game = plus("counting end\nblue cards jeweller\norange cards imitator; played 2\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red")
    assert asked(game) == "all bid"


def test_8_1_is_not_offered_in_the_round_it_was_won() -> None:
    game = plus("counting end\nblue cards jeweller\norange won imitator\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red")
    assert asked(game) == "all bid"


def test_not_after_an_own_character() -> None:
    game = plus("counting end\nblue cards jeweller imitator\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red")
    assert asked(game) == "all bid"


def test_is_never_offered_in_a_window() -> None:
    for moment in ("placement", "counting", "counting end"):
        game = plus(f"{moment}\nblue cards imitator\norange cards spy merchant banker\n")
        assert asked(game).startswith("orange window")


def test_a_copied_card_cannot_be_copied_back() -> None:
    game = plus("counting end\nblue cards jeweller\norange cards imitator\n")
    play(game, "blue play jeweller", "blue gem red", "blue gem red", "orange play imitator")
    play(game, "orange gem blue", "orange gem blue")
    assert asked(game) == "all bid"
