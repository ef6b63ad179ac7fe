"""Clocks: one for each seat that owes an answer.

Times are given, never asked for, so a log always folds alike.
"""

from typing import Final

from kerys.server.table.setup import ClockSettings

_GRACE: Final = (
    15.0  # what somebody who comes back with an empty bank has at least, so that they can play at all
)


class Clocks:
    """How long each seat still has, and since when it has been asked."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.bank = [settings.bank] * seats
        self.since: list[float | None] = [None] * seats
        # How all stood when the question was asked: what is shown while sealed answers come in.
        self.asked_at = 0.0
        self.asked_bank = list(self.bank)

    @property
    def ticking(self) -> bool:
        return bool(self.settings.bank or self.settings.per_answer)

    def ask(self, waiting: list[int], now: float, *, again: bool) -> None:
        """These seats owe an answer now; `again`: to a new question, so that all of their clocks start."""
        if again:
            self.asked_at, self.asked_bank = now, list(self.bank)
        for seat in range(len(self.since)):
            if seat not in waiting:
                self.since[seat] = None
            elif again or self.since[seat] is None:
                self.since[seat] = now

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; None without a clock."""
        if not self.ticking:
            return None
        has = self.settings.per_answer or self.bank[seat]
        since = self.since[seat]
        return has if since is None else max(0.0, has - max(0.0, now - since))

    def left_as_if_asked(self, seat: int, now: float) -> float:
        """What a seat would have left if it had not answered the open question."""
        has = self.settings.per_answer or self.asked_bank[seat]
        return max(0.0, has - max(0.0, now - self.asked_at))

    def left_after_answer(self, seat: int, now: float) -> float | None:
        """What the bank will hold after an answer now; None where there is no bank."""
        if not self.settings.bank:
            return None
        if self.since[seat] is None:
            return self.bank[seat]  # a sealed answer replaced
        left = self.left(seat, now) or 0.0
        return round(left + self.settings.increment, 3)

    def answered(self, seat: int, left: float | None) -> None:
        if left is not None:
            self.bank[seat] = left

    def came_back(self, seat: int, now: float) -> None:
        """Who comes back gets at least a little time."""
        self.bank[seat] = max(self.left(seat, now) or 0.0, _GRACE)
        if self.since[seat] is not None:
            self.since[seat] = now

    def deadline(self, seat: int) -> float | None:
        since = self.since[seat]
        if not self.ticking or since is None:
            return None
        return since + (self.settings.per_answer or self.bank[seat])

    def not_before(self, moment: float) -> None:
        """The server did not run before this moment: that time is nobody's."""
        self.asked_at = max(self.asked_at, moment)
        self.since = [None if since is None else max(since, moment) for since in self.since]
