"""What was made lately is kept for whoever wants the same."""

from collections.abc import Hashable


class Kept:
    """Things by what they were made of: at least the latest so many, at most twice as many.

    What is not asked for goes in two steps, so that there is never a moment at which all has to be made again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._young: dict[Hashable, bytes] = {}
        self._old: dict[Hashable, bytes] = {}

    def get(self, key: Hashable) -> bytes | None:
        made = self._young.get(key)
        if made is None:
            made = self._old.get(key)
            if made is not None:
                self.put(key, made)
        return made

    def put(self, key: Hashable, made: bytes) -> None:
        if len(self._young) >= self._most:
            self._old, self._young = self._young, {}
        self._young[key] = made
