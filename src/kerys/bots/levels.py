"""Levels for human players: six opponents, from one that a child can beat to the strongest bot of this package.

The first two answer by rules of thumb with random errors: the lower an answer scores, the less often it is
given, and clearly bad answers are never given. The others search, each longer than the one before; the weaker
of them accept an answer that is nearly as good as the best. (Always taking the highest score would not make a
level of its own: it is so predictable that players with random errors beat it.)
"""

from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Final

from kerys.bots.base import BotMaker, Budget, Question
from kerys.bots.search_bots import SearchBot, seed_of, tree_or_sealed
from kerys.bots.seat import ids_of, known_seat
from kerys.engine.actions import text_of
from kerys.engine.chance import BOT, Rng
from kerys.search.policy import Policy
from kerys.search.taste import Taste
from kerys.views.project import View


@dataclass(frozen=True)
class Level:
    """The strength of an opponent: its random errors and its search limits."""

    name: str
    temperature: float  # how often worse answers are picked; 0: always the best
    max_loss: float  # how much worse than the best an answer may be
    iterations: int = 0  # of the search; 0: only rules of thumb
    seconds: float = 0.9  # of the search, at most


LEVELS: Final = (
    Level("pupil", temperature=1.2, max_loss=4.0),  # temperature and max_loss in points
    Level("apprentice", temperature=0.45, max_loss=1.5),
    Level(
        "clerk", temperature=0.03, max_loss=0.08, iterations=20, seconds=0.04
    ),  # … and here in win probability
    Level("trader", temperature=0.015, max_loss=0.04, iterations=60, seconds=0.4),
    Level("patrician", temperature=0.007, max_loss=0.02, iterations=180, seconds=0.5),
    Level("sovereign", temperature=0.0, max_loss=0.0, iterations=20_000, seconds=0.6),
)


def sample_answer(rated: list[tuple[float, int]], temperature: float, max_loss: float, rng: Rng) -> int:
    """Sample one of the rated answers: better ones are likelier, and none loses more than `max_loss`."""
    best = max(rating for rating, _ in rated)
    if temperature <= 0.0:
        return next(id for rating, id in rated if rating == best)
    candidates = [(rating, id) for rating, id in rated if rating >= best - max_loss]
    weights = [exp((rating - best) / temperature) for rating, _ in candidates]
    part = int(rng.below(1 << 20)) / (1 << 20) * sum(weights)
    for weight, (_, id) in zip(weights, candidates, strict=True):
        part -= weight
        if part < 0.0:
            return id
    return candidates[-1][1]


class LevelBot:
    """Plays at a level. Unless time limits it, the same seed and position give the same answer."""

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
            return text_of(sample_answer(rated, level.temperature, level.max_loss, rng))
        results = self._search.results(view, question, self._within(budget))
        if level.temperature <= 0.0:
            return text_of(results[0][0])
        # The mean of a rarely visited answer is too uncertain.
        min_visits = max(visits for _, visits, _ in results) // 4
        rated = [(mean, id) for id, visits, mean in results if visits >= min_visits]
        return text_of(sample_answer(rated, level.temperature, level.max_loss, rng))

    def _within(self, budget: Budget | None) -> Budget:
        """Return the level's own budget, or a tighter one."""
        return (budget or Budget()).within(self._level.iterations, self._level.seconds)


LEVEL_BOTS: Final[dict[str, BotMaker]] = {level.name: partial(LevelBot, level=level) for level in LEVELS}
