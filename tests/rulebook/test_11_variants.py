"""Rule 11: King's Favour and Express (11.2's own example is in test_worked_examples.py)."""

import pytest

from kerys import Game
from tests.rulebook.positions import BLUE, ORANGE, asked, facts, play, position

FAVOURS = """
players 4
kings-favour on
round {round}
favours
blue front 0 1 4
orange front 3 3 3
violet front 0 1 2
yellow front 3 4 4
"""
THRONES = "\n".join(
    f"{seat} throne {brokers}"
    for seat, brokers in (
        ("blue", "1, 3, 3"),
        ("orange", "1, 1, 4"),
        ("violet", "3, 3, 3"),
        ("yellow", "0, 0, 1"),
    )
)


def favours(round_: int = 1) -> Game:
    return position(FAVOURS.format(round=round_) + (THRONES if round_ == 4 else ""))


def final(*thrones: str, players: int = 4) -> list[int]:
    seats = ("blue", "orange", "violet", "yellow", "green")
    thrones_text = "\n".join(f"{seat} throne {throne}" for seat, throne in zip(seats, thrones, strict=False))
    return position(f"players {players}\nkings-favour on\nround 4\nfinal\n{thrones_text}").points


def test_11_1_everybody_picks_a_front_broker_secretly() -> None:
    game = favours()
    assert game.options(BLUE) == ["favour 0", "favour 1", "favour 4"]
    play(game, "blue favour 4", "violet favour 0", "yellow favour 4")
    view = game.view(ORANGE)
    assert view["round"] == 2
    assert view["seats"][BLUE]["throne"] == [{"round": 1, "value": None, "possible": [0, 1, 4]}]
    assert game.view(BLUE)["seats"][BLUE]["throne"][0]["value"] == 4


def test_11_1_with_one_value_in_front_the_engine_answers() -> None:
    game = favours()
    assert game.waiting == [0, 2, 3], "orange has three 3s in front, as everybody sees"
    play(game, "blue favour 4", "violet favour 0", "yellow favour 4")
    assert (ORANGE, "favour 3", True) in game.answers


def test_11_1_the_others_go_back_and_a_spare_2_is_taken() -> None:
    game = favours()
    play(game, "blue favour 4", "violet favour 0", "yellow favour 4")
    assert game.view(BLUE)["seats"][BLUE]["hand"] == [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4]
    assert len(facts(game, "spare-taken")) == 4


def test_11_1_no_spare_after_round_4() -> None:
    game = favours(4)
    play(game, "blue favour 4", "violet favour 0", "yellow favour 4")
    assert game.over
    assert not facts(game, "spare-taken")
    assert game.view(None)["seats"][BLUE]["hand_size"] == 11 - 4 + 3


def test_11_1_it_comes_after_w5() -> None:
    game = position(
        """players 4
        kings-favour on
        counting end
        blue front 0 1 4; cards jeweller
        orange front 0 1 3
        violet front 0 1 2
        yellow front 3 4 4
        """
    )
    assert asked(game) == ([BLUE], "window")
    play(game, "blue pass")
    assert asked(game)[1] == "favour"


@pytest.mark.parametrize(
    ("thrones", "points"),
    [
        (("4, 4, 3, 3", "3, 3, 3, 2", "1, 1, 1, 2", "0, 0, 1, 1"), [12, 7, 3, 0]),
        (("4, 4, 3, 3", "3, 3, 3, 2", "3, 3, 3, 2", "0, 0, 1, 1"), [12, 5, 5, 0]),
        (("4, 4, 3, 3", "3, 3, 3, 2", "1, 1, 1, 0", "0, 1, 1, 1"), [12, 7, 1, 1]),
        (("4, 4, 3, 3", "3, 4, 4, 3", "3, 3, 4, 4", "0, 1, 1, 1"), [7, 7, 7, 0]),
        (("1, 1, 1, 0",) * 4, [5, 5, 5, 5]),
    ],
)
def test_11_2_ties_share_the_points_of_their_places_rounded_down(
    thrones: tuple[str, ...], points: list[int]
) -> None:
    assert final(*thrones) == points


def test_11_2_three_and_five_players() -> None:
    assert final("4, 4, 3, 3", "3, 3, 3, 2", "1, 1, 1, 2", players=3) == [12, 7, 3]
    five = ("4, 4, 3, 3", "3, 3, 2, 2", "1, 1, 3, 0", "0, 0, 1, 2", "0, 0, 1, 1")
    assert final(*five, players=5) == [12, 7, 3, 0, 0]


def test_11_2_all_is_turned_up_at_the_end() -> None:
    game = favours(4)
    play(game, "blue favour 4", "violet favour 0", "yellow favour 4")
    assert [broker["value"] for broker in game.view(None)["seats"][BLUE]["throne"]] == [1, 3, 3, 4]


def test_11_4_express_has_nine_brokers_and_no_white_gem() -> None:
    for players in (3, 4):
        game = Game(players=players, express=True, kings_favour=True, seed=2)
        assert game.view(0)["seats"][0]["hand_size"] == 9
        while not game.over:
            seat = game.waiting[0]
            game.play(seat, game.options(seat)[0])
        assert not [fact for fact in facts(game, "ship-arrived") if "white" in fact["ship"]]
        assert not facts(game, "market-filled", gem="white")
        assert len(facts(game, "favour-scored")) == players, "both variants may be combined"
