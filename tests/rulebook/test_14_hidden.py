"""Rule 14: what is hidden and what is open, in single positions (in general: tests/secrecy)."""

import pytest

from kerys import Game, IllegalAnswer
from kerys.views.belief import belief
from tests.rulebook.positions import BLUE, FRONTS, ORANGE, VIOLET, play, position

IN_FRONT = FRONTS[4].replace(" 0 1 1", " 0 1")


def placing(moment: str, *lines: str) -> Game:
    return position("\n".join(["players 4", moment, IN_FRONT, *lines]))


def test_14_1_stacks_and_ships_to_come_are_in_no_view() -> None:
    """Two deals that differ only in what nobody has seen look the same."""
    start = "players 4\nstart\nships 1 blue-green-yellow blue-green-red green-yellow-red red-blue-green yellow-blue-red\n"
    stacks = "stack 1 spy {0}\nstack 2 herald {1}\nstack 3 captain {2}\nstack 4 jeweller {3}\n"
    one = position(
        start + stacks.format("queen king", "banker prince", "merchant alchemist", "magician cardinal")
    )
    other = position(
        start + stacks.format("prince banker", "king queen", "cardinal magician", "alchemist merchant")
    )
    for viewer in (BLUE, None):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    assert one.excerpt(BLUE) == other.excerpt(BLUE)


def test_14_2_brokers_behind_a_screen_and_face_down_are_hidden() -> None:
    game = placing("turn 2 orange", "at 1/palace blue 4 down turn 1, blue 3 turn 1")
    view = game.view(ORANGE)
    assert view["seats"][BLUE]["hand"] is None
    assert view["seats"][BLUE]["hand_size"] == 7
    assert [broker["value"] for broker in view["brokers"]] == [None, 3]


def test_14_2_until_their_district_or_the_market_is_turned_up() -> None:
    game = position(
        f"players 4\ncounting district 1\n{FRONTS[4]}\nship 1 blue-green-red\n"
        "at 1/palace blue 4 down, 2/palace blue 3 down, market/2/red blue 1 down"
    )
    assert [broker["value"] for broker in game.view(ORANGE)["brokers"]] == [4, None, None]


def test_14_2_what_a_spy_saw_is_the_spys_alone() -> None:
    game = placing("turn 2 orange", "orange looks 1", "at 1/palace blue 4 down turn 1")
    play(game, "orange look 1/palace/1")
    assert [game.view(viewer)["brokers"][0]["value"] for viewer in (BLUE, ORANGE, VIOLET, None)] == [
        4,
        4,
        None,
        None,
    ]


def test_14_3_points_gems_and_held_characters_are_open() -> None:
    game = placing("turn 1 blue", "blue points 5; gems red 2, black 1; cards spy queen")
    for viewer in (ORANGE, None):
        seat = game.view(viewer)["seats"][BLUE]
        assert (seat["points"], seat["gems"]["red"], seat["gems"]["black"]) == (5, 2, 1)
        assert seat["cards"] == ["spy", "queen"]
        assert seat["front"] == [0, 1]
        assert seat["order_card"] == 1


def test_14_4_a_front_broker_placed_face_down_is_known() -> None:
    game = placing("turn 1 blue", "blue effects illusionist")
    play(game, "blue place front 1 down 1/palace")
    assert game.view(None)["brokers"][0]["value"] == 1


def test_14_4_the_unseen_brokers_of_a_seat_are_known_as_a_set() -> None:
    game = placing("turn 2 orange", "at 1/palace blue 4 down turn 1, blue 3 turn 1")
    known = belief(game.view(ORANGE), BLUE)
    assert known.unseen == (0, 1, 1, 2, 3, 3, 4, 4), "the set without 0 and 1 in front and the 3 on the board"
    assert known.behind_screen == 7
    assert [hidden.spot for hidden in known.hidden] == ["1/palace/1"]


def test_14_5_an_error_names_only_what_the_seat_knows() -> None:
    game = placing("turn 1 blue")
    with pytest.raises(IllegalAnswer) as error:
        play(game, "orange place 4 up 1/palace")
    assert str(error.value) == "orange cannot answer “place 4 up 1/palace” now: blue is asked"
