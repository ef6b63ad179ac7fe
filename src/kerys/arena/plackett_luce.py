"""Ratings from final orders by the Plackett-Luce model.

The model draws the first place with probabilities proportional to the strengths, then the second place among
the others, and so on. A rating is 400 log₁₀(strength), as on the Elo scale: 400 points more means ten times as
likely to finish ahead. The fit is Hunter's minorisation-maximisation; intervals are bootstrapped over deals.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, factorial, log, log10
from typing import Final

AVERAGE: Final = 1000.0  # the mean rating of a pool
_SCALE: Final = 400.0
_PRIOR: Final = 1.0  # games against an average player, half of them won, so that no rating is infinite
_MAX_STEPS: Final = 500
_TOLERANCE: Final = 3e-5

Stage = tuple[int, ...]  # the entrants among whom the next place is drawn


class Orders:
    """Final orders, reduced to what the fit needs: wins per entrant, and how often each stage occurred."""

    def __init__(self) -> None:
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.stages: defaultdict[Stage, float] = defaultdict(float)

    def add(self, groups: Sequence[Sequence[int]]) -> None:
        """Add an order, best first; tied entrants form one group, and all orders of a group count equally."""
        left = [entrant for group in groups for entrant in group]
        for group in groups:
            weight = 1 / factorial(len(group))
            for order in permutations(group):
                remaining = list(left)
                for entrant in order:
                    if len(remaining) > 1:
                        self.wins[entrant] += weight
                        self.stages[tuple(sorted(remaining))] += weight
                    remaining.remove(entrant)
            for entrant in group:
                left.remove(entrant)

    def add_all(self, other: "Orders", times: int = 1) -> None:
        for entrant, wins in other.wins.items():
            self.wins[entrant] += wins * times
        for stage, count in other.stages.items():
            self.stages[stage] += count * times


def fit(orders: Orders, entrants: int, start: Sequence[float] | None = None) -> list[float]:
    """Return the strengths of maximum likelihood with a weak prior, scaled to a geometric mean of 1."""
    strengths = list(start) if start is not None else [1.0] * entrants
    stages = list(orders.stages.items())
    for _ in range(_MAX_STEPS):
        expected = [_PRIOR / (strength + 1.0) for strength in strengths]
        for stage, times in stages:
            part = times / sum(strengths[entrant] for entrant in stage)
            for entrant in stage:
                expected[entrant] += part
        new = [(orders.wins.get(n, 0.0) + _PRIOR / 2) / expected[n] for n in range(entrants)]
        mean = exp(sum(map(log, new)) / entrants)
        new = [strength / mean for strength in new]
        change = max(abs(a - b) / b for a, b in zip(new, strengths, strict=True))
        strengths = new
        if change < _TOLERANCE:
            break
    return strengths


def ratings_of(strengths: Sequence[float]) -> list[float]:
    ratings = [_SCALE * log10(strength) for strength in strengths]
    mean = sum(ratings) / len(ratings)
    return [AVERAGE + rating - mean for rating in ratings]


@dataclass(frozen=True)
class Rating:
    """A rating and its 95 % interval."""

    rating: float
    low: float
    high: float


def rate(sets: Sequence[Orders], entrants: int, seed: int = 1, samples: int = 300) -> list[Rating]:
    """Compute ratings from the orders of each deal, with intervals bootstrapped over the deals."""
    total = Orders()
    for orders in sets:
        total.add_all(orders)
    strengths = fit(total, entrants)
    rng = random.Random(seed)
    drawn: list[list[float]] = [[] for _ in range(entrants)]
    for _ in range(samples):
        sample = Orders()
        for number, times in Counter(rng.choices(range(len(sets)), k=len(sets))).items():
            sample.add_all(sets[number], times)
        for entrant, rating in enumerate(ratings_of(fit(sample, entrants, strengths))):
            drawn[entrant].append(rating)
    cut = max(0, round(samples * 0.025) - 1)
    ratings = []
    for rating, values in zip(ratings_of(strengths), drawn, strict=True):
        values.sort()
        ratings.append(Rating(rating, min(rating, values[cut]), max(rating, values[-1 - cut])))
    return ratings
