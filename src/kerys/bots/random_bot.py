"""`random`: gives any legal answer, all equally likely."""

from kerys.bots.base import Budget, Question
from kerys.engine.chance import BOT, Rng
from kerys.views.project import View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed, BOT)

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        options = question["options"]
        answer: str = options[self._rng.below(len(options))]
        return answer
