"""`random`: any legal answer, all equally likely."""

from collections.abc import Sequence

from kerys.bots.base import Question
from kerys.engine.chance import BOT, Rng
from kerys.views.project import View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed, BOT)

    def choose(self, view: View, question: Question, options: Sequence[str]) -> str:
        return options[self._rng.below(len(options))]
