"""HostedGame: a game as a server holds it, thousands of them in one process.

It plays by the same rules as `Game` and adds what saves memory and copies: positions that are handed out without
copying them, facts as numbers, and one object for equal entries in the logs of all games.
"""

from typing import Any, Final

from kerys.engine.search import SearchState
from kerys.game import Game
from kerys.views.facts import KnownFact, knows_more

_INTERNED: Final[dict[Any, Any]] = {}
_MOST_INTERNED: Final = 60_000


class HostedGame(Game):
    """A `Game` that shares its position with readers and its log entries with other games."""

    _position_is_shared = False

    @property
    def position(self) -> SearchState:
        """The full state, not copied. Readers must not change it; the next answer goes on with a copy."""
        self._position_is_shared = True
        return self._state

    def play(self, seat: int, text: str) -> None:
        if self._position_is_shared:
            self._state, self._position_is_shared = self._state.clone(), False
            self._state.log = self._log
        super().play(seat, text)

    def known_facts(self, since: int, viewer: int | None) -> list[KnownFact]:
        """Return the facts from number `since` on as numbers, without what the viewer may not know."""
        return self._known_facts(since, viewer)

    def knows_more(self, since: int, viewer: int | None) -> bool:
        """Say whether a viewer knows more than a spectator about the facts from number `since` on."""
        return viewer is not None and knows_more(self._log.facts, max(since, 0), viewer)

    def share_log(self, facts: int, answers: int) -> tuple[int, int]:
        """Replace log entries from these numbers on by equal entries of other games.

        Returns the numbers to start with the next time.
        """
        _intern(self._log.facts_before, answers)
        return _intern(self._log.facts, facts), _intern(self._log.answers, answers)


def _intern(entries: list[Any], since: int) -> int:
    if len(_INTERNED) > _MOST_INTERNED:
        _INTERNED.clear()
    for n in range(since, len(entries)):
        entries[n] = _INTERNED.setdefault(entries[n], entries[n])
    return len(entries)
