"""What a bot is: something that answers a question out of what its seat may know, within a budget."""

from collections.abc import Callable, Mapping, Sequence
from threading import Event
from time import perf_counter
from typing import Any, Final, Protocol

from kerys.views.project import View

_SHORT: Final = 0.003  # seconds between two looks at the clock

# A question as `view["question"]` has it, and under "options" the legal answers as texts.
Question = Mapping[str, Any]


def with_options(question: Mapping[str, Any], options: Sequence[str]) -> Question:
    """The question as bots get it."""
    return {**question, "options": list(options)}


class Budget:
    """How long a bot may think: at most so many iterations, at most so many seconds.

    With iterations alone the same question gets the same answer again. Without both a bot takes what it
    thinks fit. `cancel()`, from another thread, ends a search early; the bot then gives the best answer
    found so far.
    """

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, stop: Event | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._stop = stop or Event()

    def cancel(self) -> None:
        self._stop.set()

    @property
    def cancelled(self) -> bool:
        return self._stop.is_set()

    def within(self, iterations: int | None, seconds: float | None) -> "Budget":
        """This budget, cancelled with it, but no more than so much; given iterations leave the clock out."""
        return Budget(
            _least(self.iterations, iterations),
            _least(self.seconds, seconds if self.iterations is None else None),
            self._stop,
        )

    def spend(self, run: Callable[[int], None]) -> int:
        """Call `run(n)` until the budget is used, at least once; how many iterations that were.

        Between the calls other threads get their turn, so that one of them can cancel.
        """
        began = last = perf_counter()
        done, chunk = 0, 4
        while self.iterations is None or done < self.iterations:
            n = chunk if self.iterations is None else min(chunk, self.iterations - done)
            run(n)
            done += n
            now = perf_counter()
            if self.cancelled or (self.seconds is not None and now - began >= self.seconds):
                break
            if now - last < _SHORT:
                chunk *= 2
            last = now
        return done


def _least(one: Any, other: Any) -> Any:
    given = [limit for limit in (one, other) if limit is not None]
    return min(given) if given else None


class Bot(Protocol):
    """A seat's player. It gets the seat's view and the legal answers, never the game itself."""

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        """One of `question["options"]`, which are never empty."""


# Makes a bot for one seat; the same seed makes a bot that answers the same.
BotMaker = Callable[[int], Bot]
