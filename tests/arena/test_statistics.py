"""The statistics keep what they promise, tried on simulated matches whose truth is known."""

import random
from collections.abc import Iterator

import pytest

from kerys.arena.statistics import Scores, Sprt, share_interval, student

GAMES = 4  # a set


def set_scores(rng: random.Random, truth: float, alike: float) -> Iterator[float]:
    """Set scores whose games win with probability `truth`; `alike` is how much games of a deal agree."""
    while True:
        chance = truth
        if alike:
            spread = (1 - alike) / alike
            chance = rng.betavariate(truth * spread, (1 - truth) * spread)
        yield sum(rng.random() < chance for _ in range(GAMES)) / GAMES


def some(scores: Iterator[float], many: int) -> Scores:
    return Scores([next(scores) for _ in range(many)])


@pytest.mark.parametrize("alike", [0.0, 0.1, 0.4])
@pytest.mark.parametrize("truth", [0.03, 0.25, 0.5, 0.9])
@pytest.mark.parametrize("sets", [10, 40, 150])
def test_the_interval_covers_the_truth_95_times_in_100(sets: int, truth: float, alike: float) -> None:
    rng = random.Random(f"{sets} {truth} {alike}")
    scores = set_scores(rng, truth, alike)
    tries = 500
    found = [share_interval(some(scores, sets), GAMES) for _ in range(tries)]
    covered = sum(interval.low <= truth <= interval.high for interval in found) / tries
    assert covered >= 0.92  # 0.95 less three standard errors of 500 tries
    if sets > 10 and alike and 0.1 < truth < 0.9:
        assert covered <= 0.985, "an interval that always covers says too little"


def test_an_interval_by_games_would_be_too_narrow() -> None:
    """Why sets are counted: with games of a deal alike, taking games as independent covers too rarely."""
    rng = random.Random(3)
    scores = set_scores(rng, 0.25, 0.4)
    covered = 0
    for _ in range(400):
        mean = some(scores, 50).mean
        half = 1.96 * (mean * (1 - mean) / (50 * GAMES)) ** 0.5
        covered += mean - half <= 0.25 <= mean + half
    assert covered / 400 < 0.88


def test_games_that_are_all_won_prove_no_certainty() -> None:
    one, ten, many = (share_interval(Scores([1.0] * sets), 8) for sets in (1, 10, 200))
    assert one.low < 0.01 and 0.6 < ten.low < 0.75 and 0.97 < many.low < 0.99
    assert one.high == ten.high == pytest.approx(many.high) == 1.0
    assert share_interval(Scores(), 8).low == 0.0


def test_equal_set_scores_prove_no_certainty() -> None:
    interval = share_interval(Scores([0.25] * 20), 4)
    assert interval.low < 0.12 and interval.high > 0.4


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(0.975, freedom) == pytest.approx(quantile, abs=0.005)


def accepted(sprt: Sprt, scores: Iterator[float]) -> tuple[int, int]:
    """What the test says, and after how many sets."""
    seen = Scores()
    while True:
        seen.add(next(scores))
        verdict = sprt.verdict(seen, GAMES)
        if verdict.accepted is not None:
            return verdict.accepted, verdict.sets


@pytest.mark.parametrize(
    ("low", "high", "alike"), [(0.25, 0.35, 0.0), (0.25, 0.35, 0.2), (0.5, 0.6, 0.2), (0.85, 0.92, 0.3)]
)
@pytest.mark.parametrize("truth", [0, 1])
def test_the_sequential_test_errs_one_time_in_twenty(
    low: float, high: float, alike: float, truth: int
) -> None:
    rng = random.Random(f"{low} {high} {alike} {truth}")
    scores = set_scores(rng, (low, high)[truth], alike)
    tries = 300
    wrong = sum(accepted(Sprt(low, high), scores)[0] != truth for _ in range(tries))
    assert wrong / tries <= 0.05 + 0.025  # two standard errors of 300 tries


def test_the_sequential_test_ends_early_when_it_is_clear() -> None:
    rng = random.Random(5)
    clear = [accepted(Sprt(0.25, 0.3), set_scores(rng, 0.6, 0.1)) for _ in range(50)]
    close = [accepted(Sprt(0.25, 0.3), set_scores(rng, 0.275, 0.1)) for _ in range(50)]
    assert all(which == 1 for which, _ in clear)
    assert sum(sets for _, sets in clear) * 3 < sum(sets for _, sets in close)


def test_no_verdict_from_a_few_sets() -> None:
    assert Sprt(0.25, 0.3).verdict(Scores([1.0] * 5), GAMES).accepted is None
