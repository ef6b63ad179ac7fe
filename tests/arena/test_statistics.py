"""Coverage and error rates of the statistics, on simulated matches with a known win share."""

import random
from collections.abc import Iterator

import pytest

from kerys.arena.statistics import Scores, Sprt, share_interval, student_t_quantile

GAMES = 4  # a set


def set_scores(rng: random.Random, truth: float, correlation: float) -> Iterator[float]:
    """Yield set scores with win share `truth`; `correlation` is that between games of the same deal."""
    while True:
        chance = truth
        if correlation:
            spread = (1 - correlation) / correlation
            chance = rng.betavariate(truth * spread, (1 - truth) * spread)
        yield sum(rng.random() < chance for _ in range(GAMES)) / GAMES


def sample(scores: Iterator[float], count: int) -> Scores:
    return Scores([next(scores) for _ in range(count)])


@pytest.mark.parametrize("correlation", [0.0, 0.1, 0.4])
@pytest.mark.parametrize("truth", [0.03, 0.25, 0.5, 0.9])
@pytest.mark.parametrize("sets", [10, 40, 150])
def test_the_interval_covers_the_truth_95_times_in_100(sets: int, truth: float, correlation: float) -> None:
    rng = random.Random(f"{sets} {truth} {correlation}")
    scores = set_scores(rng, truth, correlation)
    tries = 500
    found = [share_interval(sample(scores, sets), GAMES) for _ in range(tries)]
    covered = sum(interval.low <= truth <= interval.high for interval in found) / tries
    assert covered >= 0.92  # 0.95 less three standard errors of 500 tries
    if sets > 10 and correlation and 0.1 < truth < 0.9:
        assert covered <= 0.985, "an interval that always covers says too little"


def test_an_interval_by_games_would_be_too_narrow() -> None:
    """Treating correlated games of a deal as independent gives too narrow intervals."""
    rng = random.Random(3)
    scores = set_scores(rng, 0.25, 0.4)
    covered = 0
    for _ in range(400):
        mean = sample(scores, 50).mean
        half = 1.96 * (mean * (1 - mean) / (50 * GAMES)) ** 0.5
        covered += mean - half <= 0.25 <= mean + half
    assert covered / 400 < 0.88


def test_winning_all_games_leaves_uncertainty() -> None:
    one, ten, count = (share_interval(Scores([1.0] * sets), 8) for sets in (1, 10, 200))
    assert one.low < 0.01 and 0.6 < ten.low < 0.75 and 0.97 < count.low < 0.99
    assert one.high == ten.high == pytest.approx(count.high) == 1.0
    assert share_interval(Scores(), 8).low == 0.0


def test_equal_set_scores_leave_uncertainty() -> None:
    interval = share_interval(Scores([0.25] * 20), 4)
    assert interval.low < 0.12 and interval.high > 0.4


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student_t_quantiles(freedom: int, quantile: float) -> None:
    assert student_t_quantile(0.975, freedom) == pytest.approx(quantile, abs=0.005)


def accepted(sprt: Sprt, scores: Iterator[float]) -> tuple[int, int]:
    """Return the verdict of the test, and the number of sets it took."""
    seen = Scores()
    while True:
        seen.add(next(scores))
        verdict = sprt.verdict(seen, GAMES)
        if verdict.accepted is not None:
            return verdict.accepted, verdict.sets


@pytest.mark.parametrize(
    ("low", "high", "correlation"), [(0.25, 0.35, 0.0), (0.25, 0.35, 0.2), (0.5, 0.6, 0.2), (0.85, 0.92, 0.3)]
)
@pytest.mark.parametrize("truth", [0, 1])
def test_sequential_test_is_wrong_at_most_5_percent_of_the_time(
    low: float, high: float, correlation: float, truth: int
) -> None:
    rng = random.Random(f"{low} {high} {correlation} {truth}")
    scores = set_scores(rng, (low, high)[truth], correlation)
    tries = 300
    wrong = sum(accepted(Sprt(low, high), scores)[0] != truth for _ in range(tries))
    assert wrong / tries <= 0.05 + 0.025  # two standard errors of 300 tries


def test_sequential_test_ends_early_when_the_answer_is_clear() -> None:
    rng = random.Random(5)
    clear = [accepted(Sprt(0.25, 0.3), set_scores(rng, 0.6, 0.1)) for _ in range(50)]
    close = [accepted(Sprt(0.25, 0.3), set_scores(rng, 0.275, 0.1)) for _ in range(50)]
    assert all(which == 1 for which, _ in clear)
    assert sum(sets for _, sets in clear) * 3 < sum(sets for _, sets in close)


def test_no_verdict_from_a_few_sets() -> None:
    assert Sprt(0.25, 0.3).verdict(Scores([1.0] * 5), GAMES).accepted is None
