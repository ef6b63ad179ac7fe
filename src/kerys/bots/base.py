"""The bot protocol: a bot answers a question from its seat's view, within a budget."""

from collections.abc import Callable, Mapping, Sequence
from threading import Event
from time import perf_counter
from typing import Any, Final, Protocol

from kerys.views.project import View

_SHORT: Final = 0.003  # seconds between two checks of the clock

# The question in `view["question"]` with the legal answers, as texts, under "options".
Question = Mapping[str, Any]


def with_options(question: Mapping[str, Any], options: Sequence[str]) -> Question:
    """Return the question in the form that bots get."""
    return {**question, "options": list(options)}


class Budget:
    """Limits on the thinking of a bot, in iterations and in seconds.

    With only a limit on iterations a bot gives the same answer to the same question every time. Without any
    limit the bot decides for itself. `cancel()`, called from another thread, ends a search early; the bot
    then gives the best answer so far.
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
        """Return a tighter budget that is cancelled together with this one.

        `seconds` is ignored if this budget already limits the iterations.
        """
        return Budget(
            _tighter(self.iterations, iterations),
            _tighter(self.seconds, seconds if self.iterations is None else None),
            self._stop,
        )

    def spend(self, run: Callable[[int], None]) -> int:
        """Call `run(n)` at least once and until the budget is used up; return the number of iterations.

        Between the calls other threads can run, so that one of them can cancel.
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


def _tighter(one: Any, other: Any) -> Any:
    given = [limit for limit in (one, other) if limit is not None]
    return min(given) if given else None


class Bot(Protocol):
    """The player of a seat. It gets the seat's view and the legal answers, never the game itself."""

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        """Return one of `question["options"]`, which is never empty."""


# Creates a bot for one seat; bots with the same seed give the same answers.
BotMaker = Callable[[int], Bot]
