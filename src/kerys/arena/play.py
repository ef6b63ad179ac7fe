"""Playing one planned game of a match, in this process or in a worker process."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from time import perf_counter
from types import FrameType
from typing import Any, Final

from kerys.arena.entrants import Entrant
from kerys.arena.plan import PlannedGame, derive_seed
from kerys.bots.greedy import GreedyBot
from kerys.bots.guard import GuardedBot
from kerys.engine.errors import KerysError
from kerys.game import Game

_GRACE: Final = 10.0  # seconds beyond its budget after which an in-process bot is interrupted
_DEFAULT_DEADLINE: Final = 120.0  # seconds, if its budget has no time limit
_LONGEST_FAULT: Final = 300


@dataclass(frozen=True)
class GameResult:
    """The result of a game. Lists have a value for each seat; `points` has one more for a neutral seat."""

    set: int
    game: int
    seats: list[int]  # the entrant on each seat
    points: list[int]
    winners: list[int]
    decisions: list[int]
    faults: list[list[Any]]  # [seat, description]
    seconds: list[float]  # total thinking time
    slowest: list[float]  # seconds of the longest decision
    record: str = ""  # stored in the archive, not beside the figures

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1, 0, or a part of 1 if the victory is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def rank(self, seat: int) -> float:
        """The seat's final place, counted from 1; tied seats get the average of their places."""
        mine = self._standing(seat)
        others = [self._standing(other) for other in range(len(self.points)) if other != seat]
        return 1 + sum(other > mine for other in others) + sum(other == mine for other in others) / 2

    def _standing(self, party: int) -> tuple[bool, int]:
        return party in self.winners, self.points[party]

    def lead(self, seat: int) -> int:
        """Points ahead of the best opponent; negative if behind."""
        return self.points[seat] - max(points for party, points in enumerate(self.points) if party != seat)


class TooSlow(KerysError):
    """Error for an in-process bot that exceeds its deadline."""


def play_game(planned: PlannedGame) -> GameResult:
    """Play a game. Every error of a bot becomes a fault in the result, and the game goes on."""
    plan = planned.plan
    players = [plan.players()[index] for index in planned.seats]
    game = Game(**plan.options, seed=derive_seed("deal", plan.seed, planned.set))
    faults: list[list[Any]] = []
    bots: list[GuardedBot] = []
    seats = len(players)
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    try:
        for seat, entrant in enumerate(players):
            game.names[seat] = entrant.label
            seed = derive_seed(plan.seed, planned.set, planned.game, seat)
            with _signals_deferred() if entrant.command else nullcontext():
                bots.append(_guarded(entrant, seat, seed, faults))
        while not game.over:
            seat = game.waiting[0]
            asked = game.ask(seat)
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
        with _signals_deferred():
            for player in bots:
                player.close()
    return GameResult(
        set=planned.set,
        game=planned.game,
        seats=list(planned.seats),
        points=[int(points) for points in game.points],
        winners=[int(party) for party in game.winners],
        decisions=decisions,
        faults=faults,
        seconds=[round(each, 6) for each in seconds],
        slowest=[round(each, 6) for each in slowest],
        record=game.record,
    )


def _guarded(entrant: Entrant, seat: int, seed: int, faults: list[list[Any]]) -> GuardedBot:
    """Wrap the bot so that after a fault `greedy` takes over its seat."""

    def report(fault: str) -> None:
        faults.append([seat, " ".join(fault.split())[:_LONGEST_FAULT]])

    return GuardedBot(lambda: entrant.make(seed), GreedyBot(seed), report)


@contextmanager
def _signals_deferred() -> Iterator[None]:
    """Defer SIGINT and SIGTERM, so that a program that has just been started is always closed."""
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
    """Interrupt a bot that does not answer in time. `ProgramBot` already does this for programs."""
    if entrant.command or threading.current_thread() is not threading.main_thread():
        yield
        return
    seconds = _DEFAULT_DEADLINE if entrant.limit.seconds is None else entrant.limit.seconds + _GRACE

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow(f"{entrant.label} did not answer within {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
