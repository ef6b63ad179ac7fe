"""Rate limits: how often one client address, person or account may do something, counted in this process."""

import time
from collections import Counter
from typing import Final

from limits import parse

from kerys.server import metrics
from kerys.server.settings import RATES, Settings

# The page is many small files: this many of them cost as much as one other request.
_FILES_PER_REQUEST: Final = 20
_BUDGET_INTERVAL: Final = 60.0  # seconds


class RateLimits:
    """Counts actions by client in fixed intervals. An action is named like its setting, such as `sign_ins`."""

    def __init__(self, settings: Settings) -> None:
        self._rates = {name: parse(getattr(settings, name)) for name in RATES}
        self._intervals: dict[str, tuple[int, Counter[str]]] = {}
        self._budget = _BUDGET_INTERVAL * settings.replay_share / 100
        self._spent: tuple[int, Counter[str]] = (0, Counter())

    def allow(self, action: str, client: str, *, file: bool = False) -> bool:
        """Count an action of a client; return whether it is within the limit."""
        counts = self._counts(action)
        counts[client] += 1 if file else _FILES_PER_REQUEST
        allowed = counts[client] <= self._rates[action].amount * _FILES_PER_REQUEST
        if not allowed:
            metrics.limits_hit.labels(action).inc()
        return allowed

    def give_back(self, action: str, client: str) -> None:
        """Take back what `allow` counted last: the action does not count after all."""
        self._counts(action)[client] -= _FILES_PER_REQUEST

    def _counts(self, action: str) -> "Counter[str]":
        number = int(time.monotonic() / self._rates[action].get_expiry())
        interval = self._intervals.get(action)
        if interval is None or interval[0] != number:
            interval = self._intervals[action] = (number, Counter())
        return interval[1]

    # --- Processor time -------------------------------------------------------------------------------------
    def has_time_left(self, client: str) -> bool:
        """Return whether a client has not yet used up its share of the processor for replays in this minute."""
        left = self._seconds()[client] < self._budget * 1e6
        if not left:
            metrics.limits_hit.labels("replay_share").inc()
        return left

    def spend(self, client: str, seconds: float) -> None:
        """Charge processor time to a client; a negative time takes some back."""
        self._seconds()[client] += int(seconds * 1e6)

    def _seconds(self) -> "Counter[str]":
        number = int(time.monotonic() / _BUDGET_INTERVAL)
        if self._spent[0] != number:
            self._spent = (number, Counter())
        return self._spent[1]
