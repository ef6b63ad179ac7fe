"""Rule 5: two brokers a turn, one up and one down."""

from collections import Counter
from typing import Any

import pytest

from kerys import Game, IllegalAnswer
from tests.rulebook.positions import BLUE, FRONTS, ORANGE, facts, places, play, position


def placing(players: int = 4, moment: str = "turn 1 blue", *lines: str) -> Game:
    fronts = FRONTS[players].replace(" 0 1 1", " 0 1")
    return position("\n".join([f"players {players}", moment, fronts, *lines]))


def test_5_1_one_up_and_one_down_in_either_order() -> None:
    game = placing()
    assert {option.split()[2] for option in game.options(BLUE)} == {"up", "down"}
    play(game, "blue place 4 down 1/palace")
    assert {option.split()[2] for option in game.options(BLUE)} == {"up"}
    game = placing()
    play(game, "blue place 4 up 1/palace")
    assert {option.split()[2] for option in game.options(BLUE)} == {"down"}
    play(game, "blue place 4 down 1/palace")
    assert game.waiting == [ORANGE]


TURNS: list[tuple[dict[str, Any], int]] = [
    ({"players": 2}, 4),
    ({"players": 3}, 4),
    ({"players": 4}, 4),
    ({"players": 5}, 3),
    ({"players": 3, "express": True}, 3),
    ({"players": 4, "express": True}, 3),
]


@pytest.mark.parametrize(("chosen", "turns"), TURNS)
def test_5_1_5_4_four_times_round_or_three_and_the_last_broker_joins_the_front(
    chosen: dict[str, Any], turns: int
) -> None:
    game = Game(**chosen, seed=1)
    while game.view(None)["phase"] in ("turn-order", "preparation", "placement"):
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    placed = [fact for fact in facts(game, "placed") if fact["party"] != "neutral"]
    assert set(Counter(fact["party"] for fact in placed).values()) == {2 * turns}
    order = game.view(None)["turn_order"]
    assert [fact["party"] for fact in placed[::2]] == order * turns
    assert len(facts(game, "last-broker")) == chosen["players"]
    assert {len(seat["front"]) for seat in game.view(None)["seats"]} == {3}


def test_5_2_any_number_in_an_area_one_in_a_market_cell_none_in_closed_rows() -> None:
    game = placing(4, "turn 2 blue", "at 1/palace orange 4, orange 3 down, violet 1, market/1/red yellow 1")
    assert "1/palace" in places(game, BLUE, "place 4 up")
    assert "market/1/red" not in places(game, BLUE, "place 4 up")
    assert "market/0/red" not in places(game, BLUE, "place 4 up")
    assert len(places(game, BLUE, "place 4 up")) == 12 + 11
    with pytest.raises(IllegalAnswer, match="blue cannot answer “place 4 up market/0/red”"):
        play(game, "blue place 4 up market/0/red")


def test_5_3_a_point_at_once_for_a_broker_on_the_market() -> None:
    game = placing()
    play(game, "blue place 0 down market/1/red")
    assert game.points[BLUE] == 1
    play(game, "blue place 4 up market/2/red")
    assert game.points[BLUE] == 2


def test_5_3_the_point_is_kept_whatever_happens() -> None:
    """Also when a Herald takes the broker away again."""
    game = position(f"players 4\ncounting\n{FRONTS[4]}blue points 1; cards herald\nat market/1/red blue 3")
    play(game, "blue play herald", "blue to 1/palace")
    assert game.points[BLUE] == 1


def test_5_5_a_player_may_look_at_the_own_face_down_brokers() -> None:
    game = placing()
    play(game, "blue place 4 down 1/palace")
    assert game.view(BLUE)["brokers"][0]["value"] == 4
    assert game.view(ORANGE)["brokers"][0]["value"] is None
    assert game.view(None)["brokers"][0]["value"] is None
