"""Refusals in the log, so that the host notices somebody guessing passwords or flooding the server.

For each address and code there is one line at the first refusal and, a minute later, one with the number of further ones.
Names, paths and passwords are never logged. Refusals of ordinary use are only counted in the metrics.
"""

import asyncio
import time
from collections import Counter
from typing import Final

from starlette.types import Scope

from kerys.server import metrics
from kerys.server.logs import log
from kerys.server.transport.addresses import client_address

_LOGGED: Final = frozenset(
    ("wrong-password", "not-allowed", "too-many", "bad-request", "wrong-host", "too-large", "wrong-method")
)
_INTERVAL: Final = 60.0  # seconds
_MAX_KEYS: Final = (
    200  # pairs of address and code in an interval: a client with many addresses must not fill the disk
)
_OTHERS: Final = "others"


class RefusalLog:
    """Counts refusals and logs a summary after each interval."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._began = 0.0

    def count(self, code: str, address: str) -> None:
        metrics.refused.labels(code).inc()
        if code not in _LOGGED:
            return
        key, now = (address, code), time.monotonic()
        if key not in self._counts and len(self._counts) >= _MAX_KEYS:
            key = (_OTHERS, code)
        if not self._counts or now > self._began + _INTERVAL:
            self._summarize()
            self._began = now
            asyncio.get_running_loop().call_later(
                _INTERVAL, self._summarize
            )  # or the last interval would never be logged
        self._counts[key] += 1
        if self._counts[key] == 1:
            log.warning("refused", code=code, address=key[0])

    def _summarize(self) -> None:
        counts, self._counts = self._counts, Counter()
        for (address, code), count in counts.items():
            if count > 1:
                log.warning("refused", code=code, address=address, more=count - 1, seconds=int(_INTERVAL))


refusal_log: Final = RefusalLog()


def count_refusal(code: str, scope: Scope | None) -> None:
    """Count a refused request."""
    if scope is None:
        metrics.refused.labels(code).inc()
    else:
        refusal_log.count(code, client_address(scope))
