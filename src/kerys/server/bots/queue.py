"""Queue of bots that wait for a worker process.

Nobody's tables keep others waiting: networks take turns, and within a network the hosts, however many tables each of
them has made and however many guests one client has become. Tables where somebody plays or watches come before those of
bots alone. Nobody waits for ever: after a while a bot learns that its turn did not come, and a simpler one plays for it.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

PATIENCE: Final = 1.0  # seconds in the line; then there is one more process
_LOOK: Final = 0.25  # seconds between two looks at those who wait
_KEPT: Final = 10_000  # networks and hosts of whom it is known when they had their last turn


def _somebody() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks."""

    host: str = ""  # of its table
    attended: Callable[[], bool] = _somebody  # whether somebody plays or watches there now
    origin: str = ""  # the network that the table was made from, hashed; the host if it is not known

    @property
    def client(self) -> str:
        """Who shares the workers with others: one network, or else one host."""
        return self.origin or self.host


@dataclass(eq=False)
class _Waiting:
    level: str
    asker: Asker
    attended: bool
    since: float
    turn: asyncio.Future[bool]


_Line = dict[str, dict[tuple[str, str], deque[_Waiting]]]  # by level, and by client and host


class Turns:
    """At most `count` think at once, and of one level one fewer.

    Up to three times as many where people have waited and their network has no other bot thinking: those that think may
    be stuck.
    """

    def __init__(self, count: int, longest: float) -> None:
        self._count = count
        self._longest = longest  # seconds in the line
        self._lines: tuple[_Line, _Line] = ({}, {})  # of tables with somebody, and of bots alone
        self._levels: Counter[str] = Counter()  # how many think
        self._clients: Counter[str] = Counter()
        self._turn = 0
        # The last turn of each client, and of each of its hosts, the oldest first.
        self._served: dict[str, int] = {}
        self._served_hosts: dict[tuple[str, str], int] = {}
        self._looking: asyncio.TimerHandle | None = None

    async def take(self, level: str, asker: Asker) -> bool:
        """Wait for a turn, to be given back; False if it did not come in time."""
        loop = asyncio.get_running_loop()
        one = _Waiting(level, asker, asker.attended(), loop.time(), loop.create_future())
        self._enter(one)
        self._serve()
        try:
            return await one.turn
        except asyncio.CancelledError:
            if one.turn.cancelled():
                self._leave(one)
            elif one.turn.result():
                self.give_back(level, asker)
            raise

    def give_back(self, level: str, asker: Asker) -> None:
        for counter, key in ((self._levels, level), (self._clients, asker.client)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
        self._serve()

    # --- The line -------------------------------------------------------------------------------------------
    def _enter(self, one: _Waiting) -> None:
        line = self._lines[0 if one.attended else 1]
        line.setdefault(one.level, {}).setdefault(_key(one), deque()).append(one)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _leave(self, one: _Waiting) -> None:
        line = self._lines[0 if one.attended else 1]
        hosts = line[one.level]
        hosts[_key(one)].remove(one)
        if not hosts[_key(one)]:
            del hosts[_key(one)]
            if not hosts:
                del line[one.level]

    def _look(self) -> None:
        """Now and then: who has waited long enough, and where has somebody come to watch?"""
        self._looking = None
        now = asyncio.get_running_loop().time()
        for one in _all_in(self._lines[0]):
            if now - one.since >= self._longest:
                self._leave(one)
                one.turn.set_result(False)
        for one in _all_in(self._lines[1]):
            if one.asker.attended():
                self._leave(one)
                one.attended, one.since = True, now
                self._enter(one)
        self._serve()
        if any(self._lines) and self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _serve(self) -> None:
        while (one := self._next()) is not None:
            self._leave(one)
            self._levels[one.level] += 1
            self._clients[one.asker.client] += 1
            self._turn += 1
            _remember(self._served, one.asker.client, self._turn)
            _remember(self._served_hosts, _key(one), self._turn)
            one.turn.set_result(True)

    def _next(self) -> _Waiting | None:
        busy = self._levels.total()
        if busy >= 3 * self._count:
            return None
        for line in self._lines if busy < self._count else self._lines[:1]:
            firsts = [
                waiting[0]
                for level, hosts in line.items()
                if self._levels[level] < self._count - 1
                for waiting in hosts.values()
            ]
            if busy >= self._count:
                late = asyncio.get_running_loop().time() - PATIENCE
                firsts = [one for one in firsts if one.since <= late and not self._clients[one.asker.client]]
            if firsts:
                return min(firsts, key=self._priority)
        return None

    def _priority(self, one: _Waiting) -> tuple[int, int, float]:
        """Return what decides who is next, the smallest first: whose network, and then whose host, has waited longest."""
        served = self._served.get(one.asker.client, 0), self._served_hosts.get(_key(one), 0)
        return (*served, one.since)


K = TypeVar("K")


def _remember(served: dict[K, int], key: K, turn: int) -> None:
    served.pop(key, None)
    served[key] = turn
    if len(served) > _KEPT:
        del served[next(iter(served))]


def _key(one: _Waiting) -> tuple[str, str]:
    return one.asker.client, one.asker.host


def _all_in(line: _Line) -> list[_Waiting]:
    return [one for hosts in line.values() for waiting in hosts.values() for one in waiting]
