"""Rule 4: sealed bids and the picks of a place in the turn order."""

import pytest

from kerys import Game, IllegalAnswer
from tests.rulebook.positions import BLUE, ORANGE, VIOLET, asked, play, position, standings


def bids(players: int = 4, order: str = "blue orange violet yellow") -> Game:
    return position(f"players {players}\nbids\norder {order}")


def test_4_1_bids_are_hidden_until_all_are_in() -> None:
    game = bids()
    play(game, "blue bid 4 3", "violet bid 0 1")
    assert game.waiting == [1, 3]
    for viewer in (ORANGE, None):
        seats = game.view(viewer)["seats"]
        assert seats[BLUE]["sealed"] is None
        assert seats[BLUE]["front"] == []
        assert seats[BLUE]["hand_size"] == 11
    assert game.view(BLUE)["seats"][BLUE]["sealed"] == "bid 3 4"
    play(game, "yellow bid 1 1", "orange bid 0 3")
    fronts = [seat["front"] for seat in game.view(None)["seats"]]
    assert fronts == [[3, 4], [0, 3], [0, 1], [1, 1]]


def test_4_1_only_brokers_one_has() -> None:
    game = bids()
    assert "bid 2 2" not in game.options(BLUE), "the set has a single 2"
    assert "bid 0 0" in game.options(BLUE)
    assert len(game.options(BLUE)) == 14
    with pytest.raises(IllegalAnswer):
        play(game, "blue bid 2 2")


def test_4_2_the_highest_sum_picks_first_and_ties_go_by_the_last_rounds_cards() -> None:
    game = bids(order="yellow violet orange blue")
    play(game, "blue bid 4 2", "orange bid 3 3", "violet bid 4 2", "yellow bid 0 0")
    assert asked(game) == ([VIOLET], "order"), "6, 6, 6: violet has the lowest card of them"
    play(game, "violet order 3")
    assert asked(game) == ([ORANGE], "order")
    assert game.options(ORANGE) == ["order 1", "order 2", "order 4"]
    play(game, "orange order 1")
    assert asked(game) == ([BLUE], "order")
    play(game, "blue order 4")
    assert game.answers[-1] == (3, "order 2", True)
    assert game.view(None)["turn_order"] == ["orange", "yellow", "violet", "blue"]


def test_4_2_all_tied() -> None:
    game = bids(order="violet yellow blue orange")
    for seat in range(4):
        game.play(seat, "bid 0 1")
    picked = []
    while asked(game)[1] == "order":
        picked.append(game.waiting[0])
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert picked == [2, 3, 0], "and orange, the last, has no choice"


def test_4_3_the_new_cards_count_for_the_ties_of_this_round() -> None:
    game = position(
        """players 4
        counting district 1
        order yellow violet orange blue
        blue front 0 1 1
        orange front 0 1 1
        violet front 0 1 1
        yellow front 0 1 1
        at 1/palace blue 3, orange 3, violet 3, yellow 3
        """
    )
    assert list(standings(game, "palace", 1)) == ["yellow", "violet", "orange", "blue"]
    assert {fact["tiebreak"] for fact in game.facts() if fact["fact"] == "stood"} == {"order", "sum"}


def test_10_4_the_neutral_does_not_bid_and_has_no_order_card() -> None:
    game = position("players 2\nbids")
    assert asked(game) == ([0, 1], "bid")
    play(game, "blue bid 0 0", "orange bid 0 1")
    assert game.options(ORANGE) == ["order 1", "order 2"]
    play(game, "orange order 2")
    assert game.view(None)["turn_order"] == ["blue", "orange"]
