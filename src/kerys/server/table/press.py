"""Presses: views, facts and questions as JSON, where what was made once serves all who may know it.

They get only what a viewer may know (`Game.known`, `Game.known_facts`, `Game.options`), and what they keep is found
by exactly that, so nobody is handed what was made for somebody who knows more.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

import msgspec

from kerys.engine import layout as at
from kerys.engine.brokers import place_of
from kerys.engine.state import State
from kerys.server.protocol.shared import Option
from kerys.views.facts import KnownFact, told
from kerys.views.project import broker_part, seat_cells, seat_part, viewer_name
from kerys.views.public import PUBLIC_PARTS
from kerys.words import Words

Parts = dict[str, msgspec.Raw]
Row = list[int]
_Key = tuple[Any, ...]

_encode: Final = msgspec.json.Encoder().encode
_KEPT_FACTS: Final = 30_000
_KEPT_BROKERS: Final = 20_000
_KEPT_QUESTIONS: Final = 5_000


def encoded(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


# --- Views --------------------------------------------------------------------------------------------------


class ViewPress:
    """The views of one game. A part is made again only when the cells it is made of have changed."""

    def __init__(self) -> None:
        self._public: dict[str, tuple[_Key, msgspec.Raw]] = {}
        # What seats and boards were made of, now and the time before: usually it serves several viewers.
        self._made: dict[_Key, bytes] = {}
        self._before: dict[_Key, bytes] = {}

    def turn(self, known: State) -> Parts:
        """Something happened: the public parts of the views, out of any viewer's knowledge."""
        self._made, self._before = {}, self._made
        row: Row = list(known.cells)
        return {name: self._public_part(name, row, known) for name in PUBLIC_PARTS}

    def _public_part(self, name: str, row: Row, known: State) -> msgspec.Raw:
        key = _KEYS[name](row)
        kept = self._public.get(name)
        if kept is None or kept[0] != key:
            kept = self._public[name] = (key, encoded(PUBLIC_PARTS[name].make(known)))
        return kept[1]

    def parts(self, public: Parts, known: State, viewer: int | None) -> Parts:
        """All parts of one viewer's view."""
        row: Row = list(known.cells)
        seats = b",".join([self._seat(row, known, seat) for seat in range(known.rules.seats)])
        return {
            "viewer": _viewer_part(viewer),
            **public,
            "seats": msgspec.Raw(b"[%b]" % seats),
            "brokers": msgspec.Raw(self._board(row, known)),
        }

    def _seat(self, row: Row, known: State, seat: int) -> bytes:
        key = (seat, *_seat_key(known.rules.seats, seat)(row))
        return self._kept(key) or self._keep(key, _encode(seat_part(known, seat)))

    def _board(self, row: Row, known: State) -> bytes:
        key = ("board", *row[at.BOARD : at.BOARD + row[at.BROKERS]])
        return self._kept(key) or self._keep(key, b"[%b]" % b",".join(_brokers(row, known)))

    def _kept(self, key: _Key) -> bytes | None:
        found = self._made.get(key)
        if found is None and (found := self._before.get(key)) is not None:
            self._made[key] = found
        return found

    def _keep(self, key: _Key, made: bytes) -> bytes:
        self._made[key] = made
        return made


def _cells_of(sections: tuple[str, ...]) -> Callable[[Row], Any]:
    """What finds the numbers of some sections in a row of cells."""
    cells = [
        cell
        for name, begin, length, _ in at.SECTIONS
        if name in sections
        for cell in range(begin, begin + length)
    ]
    return itemgetter(*cells) if cells else lambda row: ()


_KEYS: Final = {name: _cells_of(part.sections) for name, part in PUBLIC_PARTS.items()}
_BROKERS: Final[dict[tuple[int, int, int], bytes]] = {}


@lru_cache
def _viewer_part(viewer: int | None) -> msgspec.Raw:
    return encoded(viewer_name(viewer))


@lru_cache
def _seat_key(seats: int, seat: int) -> Callable[[Row], _Key]:
    return itemgetter(*seat_cells(seats, seat))


def _brokers(row: Row, known: State) -> list[bytes]:
    """The brokers of the board; the same broker stands like that at many tables."""
    if len(_BROKERS) > _KEPT_BROKERS:
        _BROKERS.clear()
    seats, found = int(known.rules.seats), []
    standing: dict[int, int] = {}
    for i in range(row[at.BROKERS]):
        piece = row[at.BOARD + i]
        place = place_of(piece)
        n = standing[place] = standing.get(place, 0) + 1
        made = _BROKERS.get((piece, n, seats))
        if made is None:
            made = _BROKERS[piece, n, seats] = _encode(broker_part(known, i))
        found.append(made)
    return found


# --- Facts and questions ------------------------------------------------------------------------------------


class WordPress:
    """Facts, questions and options with their sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self._facts: dict[tuple[int, KnownFact], bytes] = {}
        self._questions: dict[tuple[int | None, bytes], str] = {}
        self._options: dict[tuple[str, str], msgspec.Raw] = {}

    def facts(self, facts: list[KnownFact], first: int, seats: int) -> msgspec.Raw:
        """Facts in order, numbered from the first."""
        made = [b'{"number":%d,%b' % (n, self._fact(fact, seats)) for n, fact in enumerate(facts, first)]
        return msgspec.Raw(b"[%b]" % b",".join(made))

    def _fact(self, fact: KnownFact, seats: int) -> bytes:
        """All of a fact but its number, which differs from game to game."""
        made = self._facts.get((seats, fact))
        if made is None:
            data = told(fact, 0, seats)
            data["text"] = self.words.fact(data)
            del data["number"]
            if len(self._facts) > _KEPT_FACTS:
                self._facts.clear()
            made = self._facts[seats, fact] = _encode(data)[1:]
        return made

    def question(self, about: dict[str, Any], viewer: int | None) -> str:
        """What is asked, as a sentence to a viewer."""
        key = (viewer, _encode(about))
        text = self._questions.get(key)
        if text is None:
            if len(self._questions) > _KEPT_QUESTIONS:
                self._questions.clear()
            text = self._questions[key] = self.words.question(about, viewer)
        return text

    def option(self, text: str, about: dict[str, Any]) -> msgspec.Raw:
        """An answer that may be given, with its label; what `pass` means depends on the question."""
        key = (text, about["kind"] if text == "pass" else "")
        made = self._options.get(key)
        if made is None:
            made = self._options[key] = encoded(Option(text, self.words.option(text, about)))
        return made


@lru_cache
def press(language: str) -> WordPress:
    """A language's press; refuses a language there is none of."""
    return WordPress(language)
