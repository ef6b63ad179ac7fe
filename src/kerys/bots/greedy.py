"""`greedy`: gives the answer that scores best by the rules of thumb of `kerys.search.policy`.

A placing is scored by how much it raises the chance to win each prize in its place, minus a price for the
broker's value, so that a 4 is not spent on a black gem that a 2 would win. Gems are scored by the final points
they add, cards by their effect.
"""

from kerys.bots.base import Budget, Question
from kerys.bots.seat import ids_of, known_seat
from kerys.engine.actions import text_of
from kerys.engine.chance import BOT, Rng
from kerys.search.policy import Policy
from kerys.search.taste import FOUND, Taste
from kerys.views.project import View


class GreedyBot:
    """Gives the answer with the best score; among nearly equal ones it picks at random."""

    def __init__(self, seed: int, numbers: tuple[float, ...] = FOUND, noise: float = 0.1) -> None:
        self._rng = Rng(seed, BOT)
        self._policy = Policy(Taste(numbers))
        self._noise = noise

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        known, seat = known_seat(view)
        ids = ids_of(question)
        scores = self._policy.scores(known, seat, ids)
        threshold = max(scores) - self._noise  # the noise added to any score is smaller than that
        best = [scored for scored in zip(scores, ids, strict=True) if scored[0] >= threshold]
        step = self._noise / 64
        return text_of(max(best, key=lambda scored: scored[0] + step * int(self._rng.below(64)))[1])
