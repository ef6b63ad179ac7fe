"""A cache that keeps what was used lately."""

from collections.abc import Hashable


class RecentCache:
    """Values by key: at least the latest `size` of them, at most twice as many.

    Values that nobody asks for leave in two steps, so there is never a moment at which all have to be built again.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._young: dict[Hashable, bytes] = {}
        self._old: dict[Hashable, bytes] = {}

    def get(self, key: Hashable) -> bytes | None:
        value = self._young.get(key)
        if value is None:
            value = self._old.get(key)
            if value is not None:
                self.put(key, value)
        return value

    def put(self, key: Hashable, value: bytes) -> None:
        if len(self._young) >= self._size:
            self._old, self._young = self._young, {}
        self._young[key] = value
