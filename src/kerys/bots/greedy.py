"""`greedy`: takes what looks best at this moment, by the rules of thumb of `kerys.search.policy`.

It values a placing by how much likelier it makes every prize it touches; each broker value has a price, so
that a 4 is not spent on a black gem that a 2 would win. Gems count by the final points they add, cards by
what they would do.
"""

from kerys.bots.base import Budget, Question
from kerys.bots.seat import ids_of, known_seat
from kerys.engine.actions import text_of
from kerys.engine.chance import BOT, Rng
from kerys.search.policy import Policy
from kerys.search.taste import FOUND, Taste
from kerys.views.project import View


class GreedyBot:
    """The answer with the best score; among about equal ones its own generator decides."""

    def __init__(self, seed: int, numbers: tuple[float, ...] = FOUND, wavering: float = 0.1) -> None:
        self._rng = Rng(seed, BOT)
        self._policy = Policy(Taste(numbers))
        self._wavering = wavering

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        known, seat = known_seat(view)
        ids = ids_of(question)
        scores = self._policy.scores(known, seat, ids)
        enough = max(scores) - self._wavering  # chance adds less than that to any of them
        liked = [scored for scored in zip(scores, ids, strict=True) if scored[0] >= enough]
        wavering = self._wavering / 64
        return text_of(max(liked, key=lambda scored: scored[0] + wavering * int(self._rng.below(64)))[1])
