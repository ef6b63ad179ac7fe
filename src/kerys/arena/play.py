"""One game of a match, from an item of work to its result. It runs in whatever process has time for it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from time import perf_counter
from types import FrameType
from typing import Any, Final

from kerys.arena.entrants import Entrant
from kerys.arena.plan import Item, number_from
from kerys.bots import with_options
from kerys.bots.greedy import GreedyBot
from kerys.bots.guard import GuardedBot
from kerys.engine.errors import KerysError
from kerys.game import Game

_GRACE: Final = 10.0  # seconds beyond its budget after which a bot inside this process is interrupted
_PATIENCE: Final = 120.0  # … and if its budget has no seconds
_LONGEST_FAULT: Final = 300


@dataclass(frozen=True)
class Played:
    """What came out of a game. Lists have a value for each seat, `points` one more for a neutral seat."""

    set: int
    game: int
    seats: list[int]  # the entrant on each seat
    points: list[int]
    winners: list[int]
    decisions: list[int]
    faults: list[list[Any]]  # [seat, what it did]
    seconds: list[float]  # thinking, in all
    slowest: list[float]  # the longest decision
    record: str = ""  # kept in the archive, not beside the figures

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def rank(self, seat: int) -> float:
        """1 for the first; those who are level share their places."""
        mine = self._standing(seat)
        others = [self._standing(other) for other in range(len(self.points)) if other != seat]
        return 1 + sum(other > mine for other in others) + sum(other == mine for other in others) / 2

    def _standing(self, party: int) -> tuple[bool, int]:
        return party in self.winners, self.points[party]

    def lead(self, seat: int) -> int:
        """Points ahead of the best other one; negative: behind."""
        return self.points[seat] - max(points for party, points in enumerate(self.points) if party != seat)


class TooSlow(KerysError):
    """A bot inside this process does not come back."""


def play_item(item: Item) -> Played:
    """Play a game. Whatever a bot does wrong is a fault in the result, and the game goes on."""
    plan = item.plan
    players = [plan.players()[index] for index in item.seats]
    game = Game(**plan.options, seed=number_from("deal", plan.seed, item.set))
    faults: list[list[Any]] = []
    bots: list[GuardedBot] = []
    seats = len(players)
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    try:
        for seat, entrant in enumerate(players):
            game.names[seat] = entrant.label
            seed = number_from(plan.seed, item.set, item.game, seat)
            with _undisturbed() if entrant.command else nullcontext():
                bots.append(_guarded(entrant, seat, seed, faults))
        while (question := game.question) is not None:
            seat = game.waiting[0]
            asked = with_options(question, game.options(seat))
            view = game.view(seat)
            began = perf_counter()
            with _deadline(players[seat]):
                answer = bots[seat].choose(view, asked, players[seat].limit.budget())
            took = perf_counter() - began
            game.play(seat, answer)
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
    finally:
        with _undisturbed():
            for player in bots:
                player.close()
    return Played(
        set=item.set,
        game=item.game,
        seats=list(item.seats),
        points=[int(points) for points in game.points],
        winners=[int(party) for party in game.winners],
        decisions=decisions,
        faults=faults,
        seconds=[round(each, 6) for each in seconds],
        slowest=[round(each, 6) for each in slowest],
        record=game.record,
    )


def _guarded(entrant: Entrant, seat: int, seed: int, faults: list[list[Any]]) -> GuardedBot:
    """A player nobody has to trust; after a fault `greedy` plays its seat on."""

    def report(fault: str) -> None:
        faults.append([seat, " ".join(fault.split())[:_LONGEST_FAULT]])

    return GuardedBot(lambda: entrant.make(seed), GreedyBot(seed), report)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C and being ended wait for a moment: a program that has just been started must not be forgotten."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: caught.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if caught:
            signal.raise_signal(caught[0])


@contextmanager
def _deadline(entrant: Entrant) -> Iterator[None]:
    """Interrupts a bot that does not come back. Programs are watched by `ProgramBot` already."""
    if entrant.command or threading.current_thread() is not threading.main_thread():
        yield
        return
    seconds = _PATIENCE if entrant.limit.seconds is None else entrant.limit.seconds + _GRACE

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow(f"{entrant.label} did not answer within {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
