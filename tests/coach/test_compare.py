"""Comparing answers on the same imagined worlds."""

import pytest

from kerys import Game, IllegalAnswer
from kerys.bots.base import Budget
from kerys.coach import compare
from kerys.coach.compare import Comparison, mean_and_error

# Blue has one turn left; a 4 that wins the palace with the King against a 4 thrown away on the market.
LAST_TURN = "players 3\nround 4\nturn 4 blue\nblue front 0 1\norange front 0 1\nviolet front 0 1\n"


def placing() -> Game:
    return Game.from_scenario(f"kerys scenario 1\n{LAST_TURN}")


def test_the_same_view_and_seed_give_the_same_values() -> None:
    game = Game(players=3, seed=4)
    answers = ["bid 0 0", "bid 2 3"]
    first = compare(game.view(1), answers, Budget(iterations=4), seed=3)
    assert first == compare(game.view(1), answers, Budget(iterations=4), seed=3)
    assert first != compare(game.view(1), answers, Budget(iterations=4), seed=4)


def test_values_do_not_depend_on_what_they_are_compared_with() -> None:
    """Each answer is searched alone, so a rival changes nothing."""
    game = placing()
    options = game.options(0)
    one = compare(game.view(0), [options[0], options[-1]], Budget(iterations=4))
    other = compare(game.view(0), [options[0], options[5]], Budget(iterations=4))
    assert one[0] == other[0]


def test_an_answer_compared_in_equal_worlds_differs_less_than_the_chances_vary() -> None:
    game = placing()
    options = game.options(0)
    comparison = Comparison(game.view(0), [options[0], options[1]])
    comparison.run(12)
    _, error = comparison.difference(options[0], options[1])
    apart = [comparison.value(option).error for option in options[:2]]
    assert error < sum(each**2 for each in apart) ** 0.5


def test_only_legal_and_different_answers_are_compared() -> None:
    game = Game(players=3, seed=4)
    with pytest.raises(IllegalAnswer, match="not legal"):
        compare(game.view(0), ["pass"])
    with pytest.raises(IllegalAnswer, match="different"):
        compare(game.view(0), ["bid 0 0", "bid 0 0"])


def test_what_the_seat_cannot_know_changes_no_byte() -> None:
    """Twins: the same game for blue, with other hidden brokers of orange."""
    values = []
    for hidden in ("4 down", "1 down"):
        game = Game.from_scenario(f"kerys scenario 1\n{LAST_TURN}at 1/palace orange {hidden} turn 1")
        options = game.options(0)
        values.append((game.view(0).to_json(), compare(game.view(0), options[:2], Budget(iterations=4))))
    assert values[0] == values[1]


def test_mean_and_standard_error() -> None:
    mean, error = mean_and_error([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert error == pytest.approx((5 / 3 / 4) ** 0.5)
