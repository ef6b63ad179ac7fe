"""Returns by name."""

import pytest

from kerys.env.returns import RANGES, check_utility, returns


def test_each_utility() -> None:
    points = [50, 80, 80, 20]
    assert returns("points", points, [1], 4) == [50, 80, 80, 20]
    assert returns("lead", points, [1], 4) == [-30, 0, 0, -60]
    assert returns("win_share", points, [1, 2], 4) == [0, 0.5, 0.5, 0]
    assert returns("rank", points, [1], 4) == pytest.approx([-1 / 3, 1, 1 / 3, -1])
    assert returns("rank", points, [1, 2], 4) == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])


def test_the_neutral_may_win() -> None:
    assert returns("win_share", [50, 40, 60], [2], 2) == [0, 0]
    assert returns("rank", [50, 40, 60], [2], 2) == [1, -1]


def test_names_are_checked() -> None:
    for name in RANGES:
        assert check_utility(name) == name
    with pytest.raises(ValueError, match="win_share"):
        check_utility("joy")
