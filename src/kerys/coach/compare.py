"""Comparing answers: the chance to win after each of them, from paired searches, with standard errors."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from kerys.bots.base import Budget
from kerys.bots.search_bots import seed_of
from kerys.bots.seat import known_seat
from kerys.engine.actions import id_of
from kerys.engine.agenda import FIRST_ASK, FIRST_TOGETHER
from kerys.engine.choices import Choices
from kerys.engine.errors import IllegalAnswer
from kerys.engine.facts import FactLog
from kerys.engine.machine import fill_options
from kerys.engine.state import State
from kerys.search.paired import AnswerTree, SealedAnswer
from kerys.search.sealed import SealedSearch
from kerys.search.taste import Taste
from kerys.views.project import View

USUAL_ITERATIONS: Final = 150
_STRATEGY_ITERATIONS: Final = (
    3  # for each of an answer's, to find out how the others answer a sealed question
)
_TASTE: Final = Taste()


@dataclass(frozen=True)
class Value:
    """What an answer is worth to the seat that gives it."""

    answer: str
    chance: float  # to win
    error: float  # the standard error of the chance
    points: float  # expected at the end of the game


class Comparison:
    """Answers to one question, searched on the same imagined worlds; more worlds can be added.

    `usual` says how many worlds there will be, roughly: so long is a sealed question thought over beforehand.
    """

    def __init__(
        self,
        view: View,
        answers: Sequence[str],
        seed: int = 0,
        usual: int = USUAL_ITERATIONS,
        *,
        logged: bool = False,
    ) -> None:
        known, seat = known_seat(view)
        ids = _checked(known, seat, answers)
        own_seed = seed_of(known, seat, seed)
        self.answers = list(answers)
        self._searches: dict[str, AnswerTree | SealedAnswer] = {}
        strategies = _strategies(known, seat, own_seed, usual)
        for text, id_ in zip(answers, ids, strict=True):
            search: AnswerTree | SealedAnswer
            if strategies is None:
                search = AnswerTree(known, seat, own_seed, _TASTE, id_)
            else:
                search = SealedAnswer(known, seat, own_seed, _TASTE, id_, strategies)
            if logged:
                search.logs = []
            self._searches[text] = search

    def run(self, iterations: int) -> None:
        """Search every answer in so many further worlds."""
        for search in self._searches.values():
            search.run(iterations)

    @property
    def values(self) -> list[Value]:
        """What every answer is worth, in the order in which the answers were given."""
        return [self.value(answer) for answer in self.answers]

    def value(self, answer: str) -> Value:
        """Return what one answer is worth."""
        search = self._searches[answer]
        chance, error = mean_and_error(search.rewards_seen)
        return Value(answer, chance, error, mean_and_error(search.points_seen)[0])

    def difference(self, one: str, other: str) -> tuple[float, float]:
        """Return by how much one answer raises the chance to win above the other, and the standard error."""
        pairs = zip(self._searches[one].rewards_seen, self._searches[other].rewards_seen, strict=True)
        return mean_and_error([mine - theirs for mine, theirs in pairs])

    def logs(self, answer: str) -> list[FactLog]:
        """Return what happened in each imagined world after an answer."""
        return self._searches[answer].logs or []


def compare(
    view: View, answers: Sequence[str], budget: Budget | None = None, *, seed: int = 0
) -> list[Value]:
    """Return what each answer is worth to the seat of a view, in the same order.

    The budget holds for each answer: 150 iterations if none is given. With iterations alone the same view and
    seed give the same values again.

    Examples:
        >>> import kerys
        >>> from kerys.bots.base import Budget
        >>> from kerys.coach import compare
        >>> game = kerys.Game(players=3, seed=7)
        >>> low, high = compare(game.view(0), ["bid 0 0", "bid 4 4"], Budget(iterations=20))
        >>> low.answer, 0 < low.chance < 1, low.error > 0
        ('bid 0 0', True, True)
    """
    if budget is None or (budget.iterations is None and budget.seconds is None):
        budget = (budget or Budget()).within(USUAL_ITERATIONS, None)
    comparison = Comparison(view, answers, seed, budget.iterations or USUAL_ITERATIONS)
    budget.spend(comparison.run)
    return comparison.values


def _checked(known: State, seat: int, answers: Sequence[str]) -> list[int]:
    """Return the ids of the answers; refuse one that is not legal or comes twice."""
    choices = Choices()
    fill_options(known, seat, choices)
    ids = [id_of(text) for text in answers]
    for text, id_ in zip(answers, ids, strict=True):
        if not choices.allows(id_):
            raise IllegalAnswer(f"“{text}” is not legal here")
    if not ids or len(set(ids)) < len(ids):
        raise IllegalAnswer("answers to compare must be different ones, at least one")
    return ids


def _strategies(known: State, seat: int, seed: int, usual: int) -> SealedSearch | None:
    """Return how everybody answers a sealed question; None if the question is an open one."""
    if not FIRST_TOGETHER <= known.top_kind() < FIRST_ASK:
        return None
    search = SealedSearch(known, seat, seed, _TASTE)
    search.run(_STRATEGY_ITERATIONS * usual)
    return search


def mean_and_error(samples: Sequence[float]) -> tuple[float, float]:
    """Return the mean of samples and its standard error."""
    count = len(samples)
    mean = sum(samples) / count
    if count < 2:
        return mean, 1.0
    spread = sum((sample - mean) ** 2 for sample in samples) / (count - 1)
    return mean, sqrt(spread / count)
