"""What a bot is: something that answers a question out of what its seat may know, within a budget."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol

from kerys.views.project import View

# A question as `view["question"]` has it, and under "options" the legal answers as texts.
Question = Mapping[str, Any]


def with_options(question: Mapping[str, Any], options: Sequence[str]) -> Question:
    """The question as bots get it."""
    return {**question, "options": list(options)}


@dataclass
class Budget:
    """How long a bot may think: so many iterations (the same answer again), or so many seconds; either may
    be None.

    Without both a bot takes what it thinks fit. `cancel()` from another thread ends a search early; the bot
    then answers with the best it has found.
    """

    iterations: int | None = None
    seconds: float | None = None
    cancelled: bool = field(default=False, init=False)

    def cancel(self) -> None:
        self.cancelled = True

    def spend(self, run: Callable[[int], None], otherwise: "Budget", chunk: int = 32) -> int:
        """Call `run(n)` chunk by chunk until the budget (or `otherwise`, if this one is open) is used; the
        iterations.

        At least one chunk is run. Between chunks other threads get their turn, so that one of them can
        cancel.
        """
        limit = self if self.iterations is not None or self.seconds is not None else otherwise
        end = None if limit.seconds is None else perf_counter() + limit.seconds
        done = 0
        while limit.iterations is None or done < limit.iterations:
            n = chunk if limit.iterations is None else min(chunk, limit.iterations - done)
            run(n)
            done += n
            if self.cancelled or (end is not None and perf_counter() >= end):
                break
        return done


class Bot(Protocol):
    """A seat's player. It gets the seat's view and the legal answers, never the game itself."""

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        """One of `question["options"]`, which are never empty."""


# Makes a bot for one seat; the same seed makes a bot that answers the same.
BotMaker = Callable[[int], Bot]
