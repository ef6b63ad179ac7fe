"""Sights: what one viewer sees of a game as pieces of JSON, and what is different from another sight.

A sight is made only of what the viewer may know (`telling.known_for`). Two sights differ only where their pieces do,
so news of what changed tell no more than the two views themselves.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final

import msgspec

from kerys.engine import layout as at
from kerys.engine.brokers import place_of
from kerys.engine.options import Rules
from kerys.engine.state import State
from kerys.views.project import broker_part, seat_cells, seat_part, viewer_name
from kerys.views.public import PUBLIC_PARTS

Row = list[int]
Cells = tuple[int, ...]

NOTHING_SEEN: Final = b'"view":{},"seats":[],"brokers":null'
encode: Final = msgspec.json.Encoder().encode
# How much that is the same at many tables is kept.
_KEPT_PARTS: Final = 10_000
_KEPT_BROKERS: Final = 10_000
_KEPT_VERSIONS: Final = 12


class Sight:
    """A viewer's view. Pieces that are the same are mostly the same object, here and at other tables."""

    __slots__ = ("brokers", "pieces", "public", "seats", "study", "viewer")

    def __init__(self, viewer: int | None, public: tuple[bytes, ...], seats: list[bytes]) -> None:
        self.viewer = viewer
        self.public = public
        self.seats = seats
        self.pieces: Row = []  # the cells of the board, and what they are in JSON
        self.brokers: list[bytes] = []
        self.study: bytes | None = None

    def look_at_board(self, row: Row, known: State, before: "Sight | None") -> None:
        """The brokers; where only some were added since an earlier sight, only these are new."""
        pieces = self.pieces = row[at.BOARD : at.BOARD + row[at.BROKERS]]
        if before is not None and pieces[: len(before.pieces)] == before.pieces:
            if len(pieces) == len(before.pieces):
                self.pieces, self.brokers = before.pieces, before.brokers
                return
            self.brokers = before.brokers.copy()
        places = [place_of(piece) for piece in pieces[: len(self.brokers)]]
        for i in range(len(places), len(pieces)):
            place = place_of(pieces[i])
            places.append(place)
            self.brokers.append(_broker(pieces[i], places.count(place), known, i))

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

    __slots__ = ("_public", "_public_cells", "_seats", "_up_to_date")

    def __init__(self) -> None:
        self._up_to_date = False  # whether the following is about the table as it is now
        self._public_cells: Cells = ()
        self._public: tuple[bytes, ...] = ()
        # For each seat the public cells it was made of, and what was made of them with each viewer's secret ones.
        self._seats: list[tuple[Cells, dict[Cells, bytes]]] = []

    def look_again(self) -> None:
        """Something happened, or may have."""
        self._up_to_date = False

    def sight(self, known: State, viewer: int | None, before: Sight | None) -> Sight:
        """What a viewer sees who knows this, and who had perhaps seen something before."""
        row: Row = list(known.cells)
        if not self._up_to_date:
            self._look_at_public(row, known)
        getters = _cells_of_seats(known.rules.seats)
        seats = [
            made.get(secret(row)) or self._seat(row, known, seat)
            for seat, ((_, secret), (_, made)) in enumerate(zip(getters, self._seats, strict=True))
        ]
        sight = Sight(viewer, self._public, seats)
        sight.look_at_board(row, known, before)
        return sight

    def _look_at_public(self, row: Row, known: State) -> None:
        """What is public is in everybody's knowledge, so it is looked at once for all."""
        self._up_to_date = True
        cells = _PUBLIC(row)
        if cells != self._public_cells:
            self._public_cells = cells
            self._public = tuple([_public_part(name, row, known) for name in PUBLIC_PARTS])
        of_seats = [public(row) for public, _ in _cells_of_seats(known.rules.seats)]
        before = self._seats or [((), {})] * len(of_seats)
        self._seats = [
            old if old[0] == new and len(old[1]) < _KEPT_VERSIONS else (new, {})
            for old, new in zip(before, of_seats, strict=True)
        ]

    def _seat(self, row: Row, known: State, seat: int) -> bytes:
        _, secret = _cells_of_seats(known.rules.seats)[seat]
        made = self._seats[seat][1][secret(row)] = encode(seat_part(known, seat))
        return made


def _getter(cells: Sequence[int]) -> Callable[[Row], Cells]:
    """What finds some cells, always as a tuple."""
    if len(cells) > 1:
        return itemgetter(*cells)
    return lambda row: tuple([row[cell] for cell in cells])


def _cells_of(sections: tuple[str, ...]) -> list[int]:
    found = [(begin, length) for name, begin, length, _ in at.SECTIONS if name in sections]
    return [cell for begin, length in found for cell in range(begin, begin + length)]


_KEYS: Final = {name: _getter(_cells_of(part.sections)) for name, part in PUBLIC_PARTS.items()}
_PUBLIC: Final = _getter(
    sorted({cell for part in PUBLIC_PARTS.values() for cell in _cells_of(part.sections)})
)
_PARTS: Final[dict[tuple[str, Rules, Cells], bytes]] = {}
_BROKERS: Final[dict[tuple[int, int, int], bytes]] = {}


def _public_part(name: str, row: Row, known: State) -> bytes:
    key = (name, known.rules, _KEYS[name](row))
    made = _PARTS.get(key)
    if made is None:
        if len(_PARTS) > _KEPT_PARTS:
            _PARTS.clear()
        made = _PARTS[key] = encode(PUBLIC_PARTS[name].make(known))
    return made


@lru_cache
def _cells_of_seats(seats: int) -> list[tuple[Callable[[Row], Cells], Callable[[Row], Cells]]]:
    """For each seat what finds its public and its secret cells."""
    public = set(_cells_of(tuple(name for name, _, _, who in at.SECTIONS if who == at.PUBLIC)))
    found = []
    for seat in range(seats):
        cells = seat_cells(seats, seat)
        open_ones, secret = set(cells) & public, set(cells) - public
        found.append((_getter(sorted(open_ones)), _getter(sorted(secret))))
    return found


def _broker(piece: int, n: int, known: State, i: int) -> bytes:
    """A broker that is the n-th at its place; the same one stands like that at many tables."""
    key = (piece, n, int(known.rules.seats))
    made = _BROKERS.get(key)
    if made is None:
        if len(_BROKERS) > _KEPT_BROKERS:
            _BROKERS.clear()
        made = _BROKERS[key] = encode(broker_part(known, i))
    return made
