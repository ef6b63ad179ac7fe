"""Refusals in the log: whoever looks after a server should see that somebody tries passwords, or much too much.

One line when it begins and, a minute later, one with how many more there were: by address and code, and never what was
asked for or by whom, as names, paths and passwords are nobody's business. What happens in ordinary use is only counted
in the metrics.
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
_MAX_KEYS: Final = 200  # addresses and codes told apart in a stretch: who has many must not fill the disk
_OTHERS: Final = "others"


class RefusalLog:
    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._began = 0.0

    def count(self, code: str, address: str) -> None:
        metrics.refused.labels(code).inc()
        if code not in _LOGGED:
            return
        who, now = (address, code), time.monotonic()
        if who not in self._counts and len(self._counts) >= _MAX_KEYS:
            who = (_OTHERS, code)
        if not self._counts or now > self._began + _INTERVAL:
            self._summarize()
            self._began = now
            asyncio.get_running_loop().call_later(
                _INTERVAL, self._summarize
            )  # else the last would stay untold
        self._counts[who] += 1
        if self._counts[who] == 1:
            log.warning("refused", code=code, address=who[0])

    def _summarize(self) -> None:
        counts, self._counts = self._counts, Counter()
        for (address, code), count in counts.items():
            if count > 1:
                log.warning("refused", code=code, address=address, more=count - 1, seconds=int(_INTERVAL))


refusal_log: Final = RefusalLog()


def count_refusal(code: str, scope: Scope | None) -> None:
    """Something was not done for whoever asked."""
    if scope is None:
        metrics.refused.labels(code).inc()
    else:
        refusal_log.count(code, client_address(scope))
