"""Rule 7: the final count (7.3's own example is in test_worked_examples.py)."""

import pytest

from tests.rulebook.positions import BLUE, ORANGE, VIOLET, facts, position


def final(*lines: str, players: int = 4) -> list[int]:
    return position("\n".join([f"players {players}", "round 4", "final", *lines])).points


def test_7_1_a_tie_of_quotations_goes_to_the_colour_further_left() -> None:
    game = position("players 4\nround 4\nfinal\nquotations green 9, red 9, blue 3, yellow 3")
    ranks = {fact["gem"]: fact["rank"] for fact in facts(game, "colour-scored", party="blue")}
    assert ranks == {"green": 1, "red": 2, "blue": 3, "yellow": 4}


def test_7_2_the_table() -> None:
    quoted = "quotations blue 12, green 11, yellow 10, red 9"
    for colour, points in (
        ("blue", [24, 18, 12, 6, 0]),
        ("green", [20, 15, 10, 5, 0]),
        ("yellow", [16, 12, 8, 4, 0]),
        ("red", [12, 9, 6, 3, 0]),
    ):
        held = [
            f"{seat} gems {colour} {number}"
            for seat, number in zip(
                ("blue", "orange", "violet", "yellow", "green"), (9, 7, 5, 3, 1), strict=True
            )
        ]
        assert final(quoted, *held, players=5) == points


def test_7_3_none_of_a_colour_scores_nothing() -> None:
    assert final("blue gems red 3", "quotations red 9") == [24, 0, 0, 0]
    assert final() == [0, 0, 0, 0]


def test_7_3_tied_players_all_score_the_lowest_place_they_occupy() -> None:
    assert final("quotations red 9", "blue gems red 2", "orange gems red 2") == [18, 18, 0, 0]
    assert (
        final("quotations red 9", *(f"{seat} gems red 2" for seat in ("blue", "orange", "violet", "yellow")))
        == [6] * 4
    )


def test_7_3_five_players_tied_for_fourth_and_fifth_score_0() -> None:
    held = (
        "blue gems red 9",
        "orange gems red 8",
        "violet gems red 7",
        "yellow gems red 1",
        "green gems red 1",
    )
    assert final("quotations red 9", *held, players=5) == [24, 18, 12, 0, 0]
    alone = held[:4]
    assert final("quotations red 9", *alone, players=5) == [24, 18, 12, 6, 0], "alone in fourth place"
    assert (
        final("quotations red 9", *(f"{held.split()[0]} gems red 1" for held in held), players=5) == [0] * 5
    )


@pytest.mark.parametrize(
    ("black", "points"),
    [(0, 0), (1, 1), (2, 4), (3, 8), (4, 12), (5, 16), (6, 20), (7, 24), (8, 24), (11, 24)],
)
def test_7_4_black_gems(black: int, points: int) -> None:
    assert final(f"blue gems black {black}")[BLUE] == points


def test_7_5_most_points_win() -> None:
    game = position("players 4\nround 4\nfinal\nblue points 10; gems black 1\norange points 12")
    assert game.winners == [ORANGE]
    assert game.over
    assert game.waiting == []


def test_7_5_then_most_gems_coloured_and_black_together() -> None:
    game = position("players 4\nround 4\nfinal\nblue points 23; gems black 1\norange points 0; gems blue 2")
    assert game.points[:2] == [24, 24]
    assert game.winners == [ORANGE]
    game = position("players 4\nround 4\nfinal\nblue points 16; gems black 3\norange points 0; gems blue 2")
    assert game.winners == [BLUE], "three black ones against two blue ones"


def test_7_5_then_the_victory_is_shared() -> None:
    game = position("players 4\nround 4\nfinal\nblue points 5\norange points 4\nviolet points 5")
    assert game.winners == [BLUE, VIOLET]
    assert [fact["shared"] for fact in facts(game, "won")] == [1, 1]
    assert game.view(None)["winners"] == ["blue", "violet"]


def test_8_5_cards_left_in_hand_are_worth_nothing() -> None:
    assert final("blue cards spy queen jeweller") == [0, 0, 0, 0]
