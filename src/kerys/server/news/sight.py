"""Sights: what one viewer sees of a game as pieces of JSON, and what is different from another sight.

A sight is made only of what the viewer may know (`telling.known_for`). Two sights differ only where their pieces do,
so news of what changed tell no more than the two views themselves.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from mypy_extensions import i64

from kerys.engine import layout as at
from kerys.engine.numbers import vec
from kerys.engine.state import State
from kerys.views.project import broker_part, seat_cells, seat_part, viewer_name
from kerys.views.public import PUBLIC_PARTS

Cells = tuple[int, ...]

NOTHING_SEEN: Final = b'"view":{},"seats":[],"brokers":null'
encode: Final = msgspec.json.Encoder().encode
_KEPT_BROKERS: Final = 10_000  # of all tables: most stand like that at several
_KEPT_VERSIONS: Final = 6


class Sight:
    """A viewer's view. Pieces that are the same are mostly the same object, here and at other tables."""

    __slots__ = ("brokers", "pieces", "public", "seats", "study", "viewer")

    def __init__(self, viewer: int | None, public: tuple[bytes, ...], seats: list[bytes]) -> None:
        self.viewer = viewer
        self.public = public
        self.seats = seats
        self.pieces = vec[i64]()  # the cells of the board, and what they are in JSON
        self.brokers: list[bytes] = []
        self.study: bytes | None = None

    def look_at_board(self, known: State, before: "Sight | None") -> None:
        """The brokers; those before the first that is different from an earlier sight are taken from there."""
        cells = known.cells
        count = cells[at.BROKERS]
        pieces = self.pieces = cells[at.BOARD : at.BOARD + count]
        same: i64 = 0
        if before is not None:
            olds = before.pieces
            while same < count and same < len(olds) and olds[same] == pieces[same]:
                same += 1
            if same == count == len(olds):
                self.pieces, self.brokers = olds, before.brokers
                return
            self.brokers = before.brokers[:same]
        for i in range(same, count):
            self.brokers.append(_broker(known, i))

    def whole(self) -> bytes:
        """The view."""
        parts = [b'"viewer":' + encode(viewer_name(self.viewer))]
        parts += map(_named, PUBLIC_PARTS, self.public)
        parts += (b'"seats":[%b]' % b",".join(self.seats), b'"brokers":[%b]' % b",".join(self.brokers))
        if self.study is not None:
            parts.append(_named("study", self.study))
        return b"{%b}" % b",".join(parts)

    def changes(self, before: "Sight") -> bytes:
        """The fields `view`, `seats` and `brokers` of news for somebody who had an earlier view of the same game."""
        parts = [] if before.viewer == self.viewer else [b'"viewer":' + encode(viewer_name(self.viewer))]
        if self.public is not before.public:
            both = zip(PUBLIC_PARTS, self.public, before.public, strict=True)
            parts += [_named(name, new) for name, new, old in both if new != old]
        if self.study is not None and self.study != before.study:
            parts.append(_named("study", self.study))
        seats = [new for new, old in zip(self.seats, before.seats, strict=True) if new != old]
        brokers = _splice(before.brokers, self.brokers)
        return b'"view":{%b},"seats":[%b],"brokers":%b' % (b",".join(parts), b",".join(seats), brokers)


def _named(name: str, part: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), part)


def _splice(old: Sequence[bytes], new: Sequence[bytes]) -> bytes:
    """How one list becomes another: where to begin, how many to drop there and what to put in their place."""
    if old is new:
        return b"null"
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    if first == len(old) == len(new):
        return b"null"
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    put = b",".join(new[first : len(new) - last])
    return b'{"at":%d,"drop":%d,"put":[%b]}' % (first, len(old) - last - first, put)


# --- Making them --------------------------------------------------------------------------------------------


class Eyes:
    """The sights of one game. A seat is put into JSON again only when the cells it is made of have changed."""

    __slots__ = ("_parts", "_public", "_public_cells", "_seats", "_up_to_date")

    def __init__(self) -> None:
        self._up_to_date = False  # whether the following is about the table as it is now
        self._public_cells: Cells = ()
        # For each public part the cells it was made of, and what was made.
        self._parts: list[tuple[Cells | None, bytes]] = [(None, b"")] * len(_PARTS)
        self._public: tuple[bytes, ...] = ()
        # For each seat the public cells it was made of, and what was made of them with each viewer's secret ones.
        self._seats: list[tuple[Cells, dict[Cells, bytes]]] = []

    def look_again(self) -> None:
        """Something happened, or may have."""
        self._up_to_date = False

    def sight(self, known: State, viewer: int | None, before: Sight | None) -> Sight:
        """What a viewer sees who knows this, and who had perhaps seen something before."""
        if not self._up_to_date:
            self._look_at_public(known)
        secrets = _cells_of_seats(known.rules.seats)[1]
        seats = []
        for seat, (_, made) in enumerate(self._seats):
            secret = _found(known, secrets[seat])
            seats.append(made.get(secret) or made.setdefault(secret, encode(seat_part(known, seat))))
        sight = Sight(viewer, self._public, seats)
        sight.look_at_board(known, before)
        return sight

    def _look_at_public(self, known: State) -> None:
        """What is public is in everybody's knowledge, so it is looked at once for all."""
        self._up_to_date = True
        cells = _found(known, _PUBLIC)
        if cells != self._public_cells:
            self._public_cells = cells
            self._parts = [
                old if old[0] == _found(known, cells) else (_found(known, cells), encode(part.make(known)))
                for (cells, part), old in zip(_PARTS, self._parts, strict=True)
            ]
            self._public = tuple([made for _, made in self._parts])
        of_seats = [_found(known, cells) for cells in _cells_of_seats(known.rules.seats)[0]]
        before = self._seats or [((), {})] * len(of_seats)
        self._seats = [
            old if old[0] == new and len(old[1]) < _KEPT_VERSIONS else (new, {})
            for old, new in zip(before, of_seats, strict=True)
        ]


def _found(known: State, wanted: Cells) -> Cells:
    """What is in some cells."""
    cells = known.cells
    return tuple([int(cells[cell]) for cell in wanted])


def _cells_of(sections: tuple[str, ...]) -> Cells:
    found = [(begin, length) for name, begin, length, _ in at.SECTIONS if name in sections]
    return tuple([int(cell) for begin, length in found for cell in range(begin, begin + length)])


_PARTS: Final = [(_cells_of(part.sections), part) for part in PUBLIC_PARTS.values()]
_PUBLIC: Final = tuple(sorted({cell for part in PUBLIC_PARTS.values() for cell in _cells_of(part.sections)}))
_BROKERS: Final[dict[tuple[int, int, int], bytes]] = {}


@lru_cache
def _cells_of_seats(seats: int) -> tuple[list[Cells], list[Cells]]:
    """For each seat its public cells, and for each its secret ones."""
    public = set(_cells_of(tuple([name for name, _, _, who in at.SECTIONS if who == at.PUBLIC])))
    own = [set(seat_cells(seats, seat)) for seat in range(seats)]
    return [tuple(sorted(cells & public)) for cells in own], [tuple(sorted(cells - public)) for cells in own]


def _broker(known: State, i: i64) -> bytes:
    """A broker; the same one, as the n-th at its place, stands like that at many tables."""
    key = (int(known.broker(i)), int(known.nth_at_place(i)), int(known.rules.seats))
    made = _BROKERS.get(key)
    if made is None:
        if len(_BROKERS) > _KEPT_BROKERS:
            _BROKERS.clear()
        made = _BROKERS[key] = encode(broker_part(known, int(i)))
    return made
