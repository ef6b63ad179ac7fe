"""What a bot is: something that answers a question out of what its seat may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from kerys.views.project import View

Question = Mapping[str, Any]


class Bot(Protocol):
    """A seat's player. It gets the seat's view and the legal answers, never the game itself."""

    def choose(self, view: View, question: Question, options: Sequence[str]) -> str:
        """One of the options, which are never empty."""


# Makes a bot for one seat; the same seed makes a bot that answers the same.
BotMaker = Callable[[int], Bot]
