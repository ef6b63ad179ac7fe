"""Presses: views, facts and questions as JSON, where what was made once serves all who may know it.

They get only what a viewer may know (`Game.known`, `Game.known_facts`, `Game.options`), and what they keep is found
by exactly that, so nobody is handed what was made for somebody who knows more.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

import msgspec

from kerys.engine import layout as at
from kerys.engine.actions import text_of
from kerys.engine.brokers import place_of
from kerys.engine.state import State
from kerys.server.protocol.shared import Option
from kerys.views.facts import KnownFact, told
from kerys.views.project import broker_part, seat_cells, seat_part, viewer_name
from kerys.views.public import PUBLIC_PARTS
from kerys.words import Words
from kerys.words.arguments import fact_arguments

Parts = dict[str, msgspec.Raw]
Row = list[int]
_Key = tuple[Any, ...]

_encode: Final = msgspec.json.Encoder().encode
# How much is kept for the next reader, in each language.
_KEPT_FACTS: Final = 16_000
_KEPT_BROKERS: Final = 10_000
_KEPT_VERSIONS: Final = 12
_KEPT_QUESTIONS: Final = 5_000


def encoded(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def _plain(value: Any) -> bytes:
    """JSON in ASCII alone: a text with one letter beyond it takes twice the room and several times as long to send."""
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":")).encode()


# --- Views --------------------------------------------------------------------------------------------------


class ViewPress:
    """The views of one game. A part is made again only when the cells it is made of have changed."""

    def __init__(self) -> None:
        self._public: dict[str, tuple[Any, msgspec.Raw]] = {}
        # By seat: the public cells it was made of, and what was made of them with each viewer's secret ones.
        self._seats: dict[int, tuple[Any, dict[Any, bytes]]] = {}
        self._boards: dict[_Key, msgspec.Raw] = {}
        self._boards_before: dict[_Key, msgspec.Raw] = {}

    def turn(self, known: State) -> Parts:
        """Something happened: the public parts of the views, out of any viewer's knowledge."""
        row: Row = list(known.cells)
        for seat in range(known.rules.seats):
            cells = _seat_cells(known.rules.seats, seat)[0](row)
            if seat not in self._seats or self._seats[seat][0] != cells:
                self._seats[seat] = (cells, {})
        self._boards, self._boards_before = {}, self._boards
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
            "brokers": self._board(row, known),
        }

    def _seat(self, row: Row, known: State, seat: int) -> bytes:
        made = self._seats[seat][1]
        key = _seat_cells(known.rules.seats, seat)[1](row)
        found = made.get(key)
        if found is None:
            if len(made) > _KEPT_VERSIONS:
                made.clear()
            found = made[key] = _encode(seat_part(known, seat))
        return found

    def _board(self, row: Row, known: State) -> msgspec.Raw:
        key = tuple(row[at.BOARD : at.BOARD + row[at.BROKERS]])
        found = self._boards.get(key) or self._boards_before.get(key)
        if found is None:
            found = msgspec.Raw(b"[%b]" % b",".join(_brokers(row, known)))
        self._boards[key] = found
        return found


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
def _seat_cells(seats: int, seat: int) -> tuple[Callable[[Row], Any], Callable[[Row], Any]]:
    """What finds the public and the secret cells of a seat."""
    public = {
        cell
        for _, begin, length, who in at.SECTIONS
        if who == at.PUBLIC
        for cell in range(begin, begin + length)
    }
    cells = seat_cells(seats, seat)
    return (
        itemgetter(*[cell for cell in cells if cell in public]),
        itemgetter(*[cell for cell in cells if cell not in public]),
    )


def _brokers(row: Row, known: State) -> list[bytes]:
    """The brokers of the board; the same broker stands like that at many tables."""
    if len(_BROKERS) > _KEPT_BROKERS:
        _BROKERS.clear()
    seats, found = int(known.rules.seats), []
    standing: dict[int, int] = {}
    for i, piece in enumerate(row[at.BOARD : at.BOARD + row[at.BROKERS]]):
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
        self._fact = lru_cache(_KEPT_FACTS)(self._made_fact)
        self._questions: dict[tuple[int | None, bytes], msgspec.Raw] = {}
        self._options: dict[int, bytes] = {}
        self._passes: dict[str, bytes] = {}

    def facts(self, facts: list[KnownFact], first: int, seats: int) -> msgspec.Raw:
        """Facts in order, numbered from the first."""
        made = [b'{"number":%d,%b' % (n, self._fact(fact, seats)) for n, fact in enumerate(facts, first)]
        return msgspec.Raw(b"[%b]" % b",".join(made))

    def _made_fact(self, fact: KnownFact, seats: int) -> bytes:
        """All of a fact but its number, which differs from game to game."""
        data = told(fact, 0, seats)
        # Not words.fact, which would keep the sentence a second time.
        data["text"] = self.words.say(f"fact-{data['fact']}", **fact_arguments(self.words.names, data))
        del data["number"]
        return _plain(data)[1:]

    def question(self, about: dict[str, Any], viewer: int | None) -> msgspec.Raw:
        """What is asked, as a sentence to a viewer."""
        key = (viewer, _encode(about))
        text = self._questions.get(key)
        if text is None:
            if len(self._questions) > _KEPT_QUESTIONS:
                self._questions.clear()
            text = self._questions[key] = msgspec.Raw(_plain(self.words.question(about, viewer)))
        return text

    def options(self, ids: list[int], about: dict[str, Any]) -> msgspec.Raw:
        """The answers that may be given, with their labels; what `pass` means depends on the question."""
        made, asked = self._options, about["kind"]
        return msgspec.Raw(
            b"[%b]" % b",".join([made.get(id_) or self._option(id_, asked, about) for id_ in ids])
        )

    def _option(self, id_: int, asked: str, about: dict[str, Any]) -> bytes:
        text = text_of(id_)
        if text != "pass":
            made = self._options[id_] = _plain(Option(text, self.words.option(text)))
        elif asked in self._passes:
            made = self._passes[asked]
        else:
            made = self._passes[asked] = _plain(Option(text, self.words.option(text, about)))
        return made


@lru_cache
def press(language: str) -> WordPress:
    """A language's press; refuses a language there is none of."""
    return WordPress(language)
