"""The puzzles that come with the project."""

from datetime import date, timedelta

import pytest

from kerys import KerysError
from kerys.coach.puzzles import CLEAR, daily_number, puzzle, puzzles


def test_sixty_puzzles_with_several_themes() -> None:
    assert len(puzzles()) == 60
    assert len({each.theme for each in puzzles()}) >= 8
    assert len({each.scenario for each in puzzles()}) == 60


@pytest.mark.parametrize("number", range(1, 61))
def test_every_puzzle_can_be_answered_in_its_position(number: int) -> None:
    shown = puzzle(number)
    options = shown.game.options(shown.viewer)
    assert {shown.best, shown.second, shown.greedy} <= set(options)
    assert shown.best not in (shown.second, shown.greedy)
    assert shown.lead >= CLEAR
    assert shown.lead - 1.96 * shown.error > 0


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KerysError, match="there is no puzzle 61"):
        puzzle(61)


def test_every_day_has_a_puzzle_and_sixty_days_have_them_all() -> None:
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(60)]
    assert {daily_number(day) for day in days} == set(range(1, 61))
