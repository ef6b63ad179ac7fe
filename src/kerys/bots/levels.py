"""Levels for people: six opponents from one that a child beats to the strongest this package has.

The first two answer by the rules of thumb, more or less absent-mindedly: the less an answer is liked the less
often it is given, and what is clearly bad never is. The others search, longer and longer; the weaker of them
are content with an answer that looked about as good as the best. (Always what the rules of thumb like best
would be no level: it is so easily foreseen that absent-minded players beat it.)
"""

from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Final

from kerys.bots.base import BotMaker, Budget, Question
from kerys.bots.searching import SearchBot, seed_of, tree_or_sealed
from kerys.bots.seat import ids_of, known_seat
from kerys.engine.actions import text_of
from kerys.engine.chance import BOT, Rng
from kerys.search.policy import Policy
from kerys.search.taste import Taste
from kerys.views.project import View


@dataclass(frozen=True)
class Level:
    """How an opponent errs."""

    name: str
    heat: float  # how freely it picks among the better answers; 0: always the best
    worst: float  # how much worse than the best an answer may be
    iterations: int = 0  # how long it searches; 0: only rules of thumb
    seconds: float = 0.9  # and no longer than this


LEVELS: Final = (
    Level("pupil", heat=1.2, worst=4.0),  # heat and worst in points
    Level("apprentice", heat=0.45, worst=1.5),
    Level("clerk", heat=0.03, worst=0.08, iterations=20, seconds=0.04),  # … and in chances to win
    Level("trader", heat=0.015, worst=0.04, iterations=60, seconds=0.4),
    Level("patrician", heat=0.007, worst=0.02, iterations=180, seconds=0.5),
    Level("sovereign", heat=0.0, worst=0.0, iterations=20_000, seconds=0.6),
)


def drawn(rated: list[tuple[float, int]], heat: float, worst: float, rng: Rng) -> int:
    """One of the rated answers: the better the likelier, never one much worse than the best."""
    best = max(rating for rating, _ in rated)
    if heat <= 0.0:
        return next(id for rating, id in rated if rating == best)
    fine = [(rating, id) for rating, id in rated if rating >= best - worst]
    weights = [exp((rating - best) / heat) for rating, _ in fine]
    part = int(rng.below(1 << 20)) / (1 << 20) * sum(weights)
    for weight, (_, id) in zip(weights, fine, strict=True):
        part -= weight
        if part < 0.0:
            return id
    return fine[-1][1]


class LevelBot:
    """Plays at a level. The same seed and position give the same answer when iterations decide."""

    def __init__(self, seed: int, level: Level) -> None:
        self._seed = seed
        self._level = level
        self._policy = Policy(Taste())
        self._search = SearchBot(seed, tree_or_sealed)

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        known, seat = known_seat(view)
        rng = Rng(seed_of(known, seat, self._seed), BOT)
        level = self._level
        if level.iterations == 0:
            ids = ids_of(question)
            rated = list(zip(self._policy.scores(known, seat, ids), ids, strict=True))
            return text_of(drawn(rated, level.heat, level.worst, rng))
        results = self._search.results(view, question, self._within(budget))
        if level.heat <= 0.0:
            return text_of(results[0][0])
        # What was hardly looked at is not known well enough to be picked for its mean.
        enough = max(visits for _, visits, _ in results) // 4
        rated = [(mean, id) for id, visits, mean in results if visits >= enough]
        return text_of(drawn(rated, level.heat, level.worst, rng))

    def _within(self, budget: Budget | None) -> Budget:
        """The level's own budget, or a tighter one."""
        return (budget or Budget()).within(self._level.iterations, self._level.seconds)


LEVEL_MAKERS: Final[dict[str, BotMaker]] = {level.name: partial(LevelBot, level=level) for level in LEVELS}
