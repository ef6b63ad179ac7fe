"""`flat` and `ismcts`: bots that sample the hidden information many times and play the round out."""

from collections.abc import Callable
from typing import Final, Protocol

from kerys.bots.base import Budget, Question
from kerys.bots.seat import ids_of, known_seat
from kerys.engine.actions import LOOK, kind_of, text_of
from kerys.engine.agenda import FIRST_ASK
from kerys.engine.state import State
from kerys.search.flat import FlatSearch
from kerys.search.policy import Policy
from kerys.search.sealed import SealedSearch
from kerys.search.taste import Taste
from kerys.search.tree import TreeSearch
from kerys.views.project import View

DEFAULT_BUDGET: Final = Budget(seconds=0.2)
_TASTE: Final = Taste()


class Search(Protocol):
    """The interface of all searches."""

    def run(self, iterations: int) -> None:
        """Continue the search."""

    def results(self) -> list[tuple[int, int, float]]:
        """Return (answer, visits, mean reward), most visited first."""


SearchMaker = Callable[[State, int, int, Taste], Search]


def seed_of(known: State, seat: int, seed: int) -> int:
    """Mix the bot's seed with its seat's knowledge: the same position gives the same seed."""
    mixed = seed * 31 + seat
    for cell in known.cells:
        mixed = (mixed * 1000003 ^ int(cell)) & 0xFFFFFFFFFFFF
    return mixed


class SearchBot:
    """Gives the answer that a search visited most often."""

    def __init__(self, seed: int, make: SearchMaker, default: Budget = DEFAULT_BUDGET) -> None:
        self._seed = seed
        self._make = make
        self._default = default

    def choose(self, view: View, question: Question, budget: Budget | None = None) -> str:
        return text_of(self.results(view, question, budget)[0][0])

    def results(
        self, view: View, question: Question, budget: Budget | None = None
    ) -> list[tuple[int, int, float]]:
        """Return all visited answers, most visited first."""
        known, seat = known_seat(view)
        ids = ids_of(question)
        if len(ids) == 1:
            return [(ids[0], 1, 0.0)]
        look = look_first(known, seat, ids)
        if look is not None:
            return [(look, 1, 0.0)]
        search = self._make(known, seat, seed_of(known, seat, self._seed), _TASTE)
        if budget is None or (budget.iterations is None and budget.seconds is None):
            budget = (budget or Budget()).within(self._default.iterations, self._default.seconds)
        budget.spend(search.run)
        return search.results()


def look_first(known: State, seat: int, ids: list[int]) -> int | None:
    """Decide on the Spy's looks by rule of thumb: a search sees no use in looking, because nothing is hidden
    in the states it samples.
    """
    looks = [id for id in ids if kind_of(id) == LOOK]
    if not looks:
        return None
    policy = Policy(_TASTE)
    scores = dict(zip(ids, policy.scores(known, seat, ids), strict=True))
    best = max(looks, key=lambda id: scores[id])
    return best if scores[best] >= max(scores.values()) else None


def tree_or_sealed(known: State, seat: int, seed: int, taste: Taste) -> Search:
    """Choose the search: regret matching for sealed answers, a tree for all others."""
    if known.top_kind() < FIRST_ASK:
        return SealedSearch(known, seat, seed, taste)
    return TreeSearch(known, seat, seed, taste)


class FlatBot(SearchBot):
    """Flat Monte Carlo search."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, FlatSearch)


class IsmctsBot(SearchBot):
    """Information-set Monte Carlo tree search."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, tree_or_sealed)
