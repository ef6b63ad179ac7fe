"""Clocks: one for each seat that owes an answer.

Times are given, never asked for, so a log always folds alike.
"""

from collections.abc import Sequence
from typing import Final

from kerys.server.protocol.setup import ClockSettings

# What somebody has who comes back after their time ran out, so that they can play at all: once for each question, and
# never for going away and coming back with time left.
_GRACE: Final = 15.0
_DAY: Final = 86_400.0
Outages = Sequence[tuple[float, float]]  # from when to when nobody could play, in order and apart


def merged(outages: Outages) -> Outages:
    """In order and apart: no second was lost twice."""
    apart: list[tuple[float, float]] = []
    for began, ended in sorted(outages):
        if apart and began <= apart[-1][1]:
            apart[-1] = (apart[-1][0], max(ended, apart[-1][1]))
        else:
            apart.append((began, ended))
    return apart


class Clocks:
    """How long each seat still has, and since when it has been asked."""

    def __init__(self, settings: ClockSettings, seats: int, outages: Outages = ()) -> None:
        self.settings = settings
        # While no server ran it was nobody's time, but where answers have days: a day is a day.
        self._outages = list(outages) if settings.per_answer < _DAY else []
        self.bank = [settings.bank] * seats
        self.since: list[float | None] = [None] * seats
        # How all stood when the question was asked: what is shown while sealed answers come in.
        self.asked_at = 0.0
        self.shown_since = [0.0] * seats
        self.shown_bank = list(self.bank)
        self.had_grace = [False] * seats  # at this question

    def stood_still(self, outages: Outages) -> bool:
        """Outages that were not known when the game was loaded; whether that makes a difference."""
        if not self.ticking or self.settings.per_answer >= _DAY:
            return False
        self._outages = list(merged([*self._outages, *outages]))
        return True

    @property
    def ticking(self) -> bool:
        return bool(self.settings.bank or self.settings.per_answer)

    def ask(self, waiting: list[int], now: float, *, again: bool) -> None:
        """These seats owe an answer now; `again`: to a new question, so that all of their clocks start."""
        if again:
            if self._outages:
                self._outages = [one for one in self._outages if one[1] > now]
            seats = len(self.since)
            self.asked_at, self.shown_since, self.shown_bank = now, [now] * seats, list(self.bank)
            self.had_grace = [False] * seats
        for seat in range(len(self.since)):
            if seat not in waiting:
                self.since[seat] = None
            elif again or self.since[seat] is None:
                self.since[seat] = now

    def _ran(self, since: float, now: float) -> float:
        """Seconds that went by while a server ran."""
        if not self._outages:
            return max(0.0, now - since)
        down = sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in self._outages)
        return max(0.0, now - since - down)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; None without a clock."""
        if not self.ticking:
            return None
        has = self.settings.per_answer or self.bank[seat]
        since = self.since[seat]
        return has if since is None else max(0.0, has - self._ran(since, now))

    def left_as_if_asked(self, seat: int, now: float) -> float:
        """What a seat would have left if it had not answered the open question."""
        has = self.settings.per_answer or self.shown_bank[seat]
        return max(0.0, has - self._ran(self.shown_since[seat], now))

    def left_after_answer(self, seat: int, now: float, *, own: bool = True) -> float | None:
        """What the bank will hold after an answer now; None where there is no bank.

        Only the own answers bring the increment: nobody wins time by letting a bot play.
        """
        if not self.settings.bank:
            return None
        if self.since[seat] is None:
            return self.bank[seat]  # a sealed answer replaced
        left = self.left(seat, now) or 0.0
        return round(left + (self.settings.increment if own else 0.0), 3)

    def answered(self, seat: int, left: float | None) -> None:
        if left is not None:
            self.bank[seat] = left

    def came_back(self, seat: int, now: float, *, shown: bool = True) -> None:
        """Whose time ran out gets a little, once for each question.

        What is shown goes by what is shown, so that it does not tell whether there is a sealed answer.
        """
        if not self.ticking or self.had_grace[seat] or self.left_as_if_asked(seat, now):
            return  # what is shown is never more than there is
        self.had_grace[seat] = True
        since = now
        if self.settings.per_answer:
            since += min(_GRACE, self.settings.per_answer) - self.settings.per_answer
        if shown:
            self.shown_since[seat], self.shown_bank[seat] = since, _GRACE
        if not self.left(seat, now):
            self.bank[seat] = _GRACE
            self.since[seat] = None if self.since[seat] is None else since

    def deadline(self, seat: int) -> float | None:
        since = self.since[seat]
        if not self.ticking or since is None:
            return None
        ends = since + (self.settings.per_answer or self.bank[seat])
        for began, ended in self._outages:
            if began < ends and since < ended:
                ends += ended - max(began, since)
        return ends
