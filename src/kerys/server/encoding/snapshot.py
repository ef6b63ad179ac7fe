"""Snapshots of what a viewer saw of a game, and the difference between one and the present.

A snapshot is small: a reference to the game's state, and who looked at it. What that viewer may know of the state is
worked out anew for every message (`visible_state`), and JSON is built only of what is different. So an update tells
no more than the two views themselves.
"""

from functools import lru_cache
from typing import Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from kerys.engine import layout as at
from kerys.engine.agenda import FIRST_ASK, FIRST_TOGETHER
from kerys.engine.knowledge import known_to
from kerys.engine.numbers import vec
from kerys.engine.pieces import BIT, SPECTATOR
from kerys.engine.state import State
from kerys.engine.steps import STEP_NAMES
from kerys.server.domain.table import hides_who_answered
from kerys.server.encoding.cache import RecentCache
from kerys.views.parts import broker_part, seat_cells, seat_part, viewer_name
from kerys.views.public import PUBLIC_PARTS

UNCHANGED: Final = b'"view":{},"seats":[],"brokers":null'
encode: Final = msgspec.json.Encoder().encode


def visible_state(state: State, viewer: int | None) -> State:
    """Return what a seat or a spectator may know.

    Where it would tell too much, that includes nothing about who has answered.
    """
    known = known_to(state, SPECTATOR if viewer is None else viewer)
    kind = state.top_kind()
    if FIRST_TOGETHER <= kind < FIRST_ASK and hides_who_answered(STEP_NAMES[kind]):
        for seat in range(state.rules.seats):
            if seat != viewer:
                known.cells[at.SEALED + seat] = 0
    return known


@mypyc_attr(acyclic=True)
class Snapshot:
    """What one viewer saw. All who looked at the same time share the state."""

    def __init__(self, state: State, viewer: int | None, study: bytes | None) -> None:
        self.state = state
        self.viewer = viewer
        self.study = study  # JSON, for clients that want it


class ViewEncoder:
    """JSON of one state of a game, shared by all viewers who may know the same."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._known: dict[int | None, State] = {}
        # The public parts that changed, and the state since which they did.
        self._since: State | None = None
        self._public: list[bytes] = []
        # For each seat its JSON, with the knowledge it was built from.
        self._seats: list[list[tuple[State, bytes]]] = [[] for _ in range(state.rules.seats)]

    def known(self, viewer: int | None) -> State:
        known = self._known.get(viewer)
        if known is None:
            known = self._known[viewer] = visible_state(self.state, viewer)
        return known

    def view(self, snapshot: Snapshot) -> bytes:
        """Return the whole view."""
        known = self.known(snapshot.viewer)
        parts = [_named("viewer", encode(viewer_name(snapshot.viewer)))]
        parts += [_named(name, encode(part.make(known))) for name, part in PUBLIC_PARTS.items()]
        seats = [self._seat(known, seat) for seat in range(known.rules.seats)]
        brokers = [_broker(known, i) for i in range(known.n_brokers())]
        parts += (b'"seats":[%b]' % b",".join(seats), b'"brokers":[%b]' % b",".join(brokers))
        if snapshot.study is not None:
            parts.append(_named("study", snapshot.study))
        return b"{%b}" % b",".join(parts)

    def diff(self, snapshot: Snapshot, before: Snapshot) -> bytes:
        """Return the fields `view`, `seats` and `brokers` of an update for a viewer who had an earlier snapshot."""
        old, new = visible_state(before.state, before.viewer), self.known(snapshot.viewer)
        changed = _changed(old, new)
        parts = self._public_changes(before.state, old, changed) if changed >= _FIRST_PART else []
        if before.viewer != snapshot.viewer:
            parts = [_named("viewer", encode(viewer_name(snapshot.viewer))), *parts]
        if snapshot.study is not None and snapshot.study != before.study:
            parts = [*parts, _named("study", snapshot.study)]
        seats = [self._seat(new, seat) for seat in range(new.rules.seats) if changed & BIT[seat]]
        brokers = _splice(old, new) if changed & _BOARD else b"null"
        return b'"view":{%b},"seats":[%b],"brokers":%b' % (b",".join(parts), b",".join(seats), brokers)

    def _public_changes(self, since: State, old: State, changed: i64) -> list[bytes]:
        """Return the public parts that changed; the same for all whose snapshots are of the same moment."""
        if self._since is not since:
            self._since, self._public, new = since, [], self.known(None)
            for n, name in enumerate(PUBLIC_PARTS):
                if changed & (_FIRST_PART << n):
                    built = encode(PUBLIC_PARTS[name].make(new))
                    if built != encode(
                        PUBLIC_PARTS[name].make(old)
                    ):  # not all that is in its cells need show
                        self._public.append(_named(name, built))
        return self._public

    def _seat(self, known: State, seat: int) -> bytes:
        cells = _cells_of_seat(known.rules.seats, seat)
        for other, built in self._seats[seat]:
            if _same(other.cells, known.cells, cells):
                return built
        built = encode(seat_part(known, seat))
        self._seats[seat].append((known, built))
        return built


def _named(name: str, part: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), part)


# --- What changed -------------------------------------------------------------------------------------------------
# Bits: the seats, the board, and then the public parts in their order.
_BOARD: Final[i64] = 32
_FIRST_PART: Final[i64] = 64


def _changed(old: State, new: State) -> i64:
    """Return what of a view depends on cells that are different."""
    shows = _shown_in(new.rules.seats)
    before, now = old.cells, new.cells
    changed: i64 = 0
    for i in range(at.N_CELLS):
        if before[i] != now[i]:
            changed |= shows[i]
    return changed


@lru_cache
def _shown_in(seats: int) -> vec[i64]:
    """Return for each cell what depends on it."""
    shows = vec[i64]([0] * int(at.N_CELLS))
    for seat in range(seats):
        for cell in seat_cells(seats, seat):
            shows[cell] |= BIT[seat]
    for n, part in enumerate(PUBLIC_PARTS.values()):
        for name, begin, length, _ in at.SECTIONS:
            if name in part.sections:
                for cell in range(begin, begin + length):
                    shows[cell] |= _FIRST_PART << n
    for cell in range(at.BROKERS, at.BOARD + at.MAX_BROKERS):
        shows[cell] |= _BOARD
    return shows


@lru_cache
def _cells_of_seat(seats: int, seat: int) -> vec[i64]:
    return vec[i64](list(seat_cells(seats, seat)))


def _same(some: vec[i64], others: vec[i64], cells: vec[i64]) -> bool:
    for n in range(len(cells)):
        if some[cells[n]] != others[cells[n]]:
            return False
    return True


def _splice(old: State, new: State) -> bytes:
    """Return how the brokers changed: where to begin, how many to drop there and what to put in their place."""
    had, has = old.n_brokers(), new.n_brokers()
    shorter = min(had, has)
    first: i64 = 0
    # Where all before are the same, the same cell is the same broker.
    while first < shorter and (
        old.broker(first) == new.broker(first) or _broker(old, first) == _broker(new, first)
    ):
        first += 1
    if first == had and first == has:
        return b"null"
    last: i64 = 0
    while last < shorter - first and _broker(old, had - 1 - last) == _broker(new, has - 1 - last):
        last += 1
    put = b",".join([_broker(new, i) for i in range(first, has - last)])
    return b'{"at":%d,"drop":%d,"put":[%b]}' % (first, had - last - first, put)


_BROKERS: Final = RecentCache(5_000)  # of all tables: most brokers stand like that at several


def _broker(known: State, i: i64) -> bytes:
    """Return one broker. The same one, as the n-th at its place, stands like that at many tables."""
    key = (int(known.broker(i)), int(known.nth_at_place(i)), int(known.rules.seats))
    built = _BROKERS.get(key)
    if built is None:
        built = encode(broker_part(known, int(i)))
        _BROKERS.put(key, built)
    return built
