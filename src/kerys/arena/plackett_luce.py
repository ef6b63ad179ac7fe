"""Ratings from final orders, by the model of Plackett and Luce.

Who comes first is drawn with chances proportional to the strengths; then the second among the others, and so
on. A rating is 400 log₁₀(strength), as in Elo's scale: 400 points more means ten times as likely to finish
ahead. The fit is Hunter's minorisation-maximisation; intervals are bootstrapped over deals.
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
_PRIOR: Final = 1.0  # games against an average player, half of them won: nobody is infinitely strong
_STEPS: Final = 500
_CLOSE: Final = 3e-5

Stage = tuple[int, ...]  # who is still in it, each time somebody comes next


class Orders:
    """Final orders, reduced to what the fit needs: who came next how often, and out of whom."""

    def __init__(self) -> None:
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.stages: defaultdict[Stage, float] = defaultdict(float)

    def add(self, groups: Sequence[Sequence[int]]) -> None:
        """An order, best first; those who are level stand in one group, and every order of them counts alike."""
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
    """The strengths that make the orders likeliest, with a little doubt; their geometric mean is 1."""
    strengths = list(start) if start is not None else [1.0] * entrants
    stages = list(orders.stages.items())
    for _ in range(_STEPS):
        met = [_PRIOR / (strength + 1.0) for strength in strengths]
        for stage, times in stages:
            part = times / sum(strengths[entrant] for entrant in stage)
            for entrant in stage:
                met[entrant] += part
        new = [(orders.wins.get(n, 0.0) + _PRIOR / 2) / met[n] for n in range(entrants)]
        mean = exp(sum(map(log, new)) / entrants)
        new = [strength / mean for strength in new]
        moved = max(abs(a - b) / b for a, b in zip(new, strengths, strict=True))
        strengths = new
        if moved < _CLOSE:
            break
    return strengths


def ratings_of(strengths: Sequence[float]) -> list[float]:
    found = [_SCALE * log10(strength) for strength in strengths]
    mean = sum(found) / len(found)
    return [AVERAGE + rating - mean for rating in found]


@dataclass(frozen=True)
class Rating:
    """A rating and where the truth is 95 times in 100."""

    rating: float
    low: float
    high: float


def rate(sets: Sequence[Orders], entrants: int, seed: int = 1, samples: int = 300) -> list[Rating]:
    """Ratings from the orders of each deal; deals are drawn again and again for the intervals."""
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
    found = []
    for rating, each in zip(ratings_of(strengths), drawn, strict=True):
        each.sort()
        found.append(Rating(rating, min(rating, each[cut]), max(rating, each[-1 - cut])))
    return found
