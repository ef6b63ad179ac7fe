"""Finished games step by step: from any seat's knowledge, a spectator's, or with everything open."""

import threading
from collections import OrderedDict
from typing import Any, Final

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from kerys.records.record import read_record
from kerys.server.protocol.bodies import Moment
from kerys.server.protocol.common import Data
from kerys.server.refusals import Refusal
from kerys.views.parts import broker_part, seat_part
from kerys.words import Words

OPEN: Final = "open"
SPECTATOR: Final = "spectator"
_SNAPSHOT_EVERY: Final = 16  # answers
_CACHED_GAMES: Final = 32


def viewer_named(name: str, seats: int) -> int | str | None:
    """Return a seat's number, None for a spectator, or `open` for everything."""
    if name == OPEN:
        return OPEN
    if name == SPECTATOR:
        return None
    if name in SEAT_NAMES[:seats]:
        return SEAT_NAMES.index(name)
    raise Refusal("bad-viewer", f"One can look as {', '.join(SEAT_NAMES[:seats])}, {SPECTATOR} or {OPEN}.")


def answers_of(game: Game) -> list[tuple[int, str]]:
    """Return every answer of a game in order, without those that the engine gave itself."""
    return [(seat, text) for seat, text, forced in game.answers if not forced]


def beginning_of(record: str) -> Game:
    """Return the game of a record before its first answer."""
    read = read_record(record)
    if read.deal is None:
        return Game.from_scenario(read.scenario)
    return Game.from_deal(read.options, read.deal)


class ReplayedGame:
    """A finished game with snapshots along the way, so that a moment is found without playing from the beginning."""

    def __init__(self, game: Game) -> None:
        self.answers = answers_of(game)
        self._record, self._seats = game.record, game.seats
        self._lock = threading.Lock()
        self._snapshots: list[Game] = []  # after 0, _SNAPSHOT_EVERY, … answers; never changed

    def moments(self, viewer: str, first: int, count: int, words: Words) -> list[Moment]:
        """Return moments of the game; moment n is after n answers."""
        seen_by = viewer_named(viewer, self._seats)
        last = min(first + count, len(self.answers) + 1)
        if first >= last:
            return []
        game = self._game_after(max(0, first - 1))
        moments: list[Moment] = []
        for n in range(first, last):
            before = game.fact_count if n else 0
            if n:
                game.play(*self.answers[n - 1])
            moments.append(_moment(game, n, self.answers[n - 1] if n else None, seen_by, before, words))
        return moments

    def _game_after(self, count: int) -> Game:
        """Return a copy of the game after so many answers."""
        with self._lock:
            if not self._snapshots:
                self._snapshots.append(beginning_of(self._record))
            while len(self._snapshots) <= count // _SNAPSHOT_EVERY:
                game = self._snapshots[-1].clone()
                done = (len(self._snapshots) - 1) * _SNAPSHOT_EVERY
                for answer in self.answers[done : done + _SNAPSHOT_EVERY]:
                    game.play(*answer)
                self._snapshots.append(game)
            game = self._snapshots[count // _SNAPSHOT_EVERY].clone()
        for answer in self.answers[count - count % _SNAPSHOT_EVERY : count]:
            game.play(*answer)
        return game


class ReplayCache:
    """The games that were replayed last, by the id of their table."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, ReplayedGame] = OrderedDict()

    def get(self, table_id: str, game: Game) -> ReplayedGame:
        """Return the replay of a table's finished game."""
        cached = self._games.get(table_id)
        if cached is None:
            cached = self._games[table_id] = ReplayedGame(game)
        self._games.move_to_end(table_id)
        if len(self._games) > _CACHED_GAMES:
            self._games.popitem(last=False)
        return cached


def _moment(
    game: Game, n: int, answer: tuple[int, str] | None, viewer: int | str | None, facts: int, words: Words
) -> Moment:
    facts_seen = facts_open(game, facts) if isinstance(viewer, str) else game.facts(facts, viewer)
    return Moment(
        step=n,
        seat=None if answer is None else SEAT_NAMES[answer[0]],
        answer=_answer(game, answer, viewer),
        first=facts,
        facts=[
            {**fact, "text": text} for fact, text in zip(facts_seen, words.facts(facts_seen), strict=True)
        ],
        view=view_open(game) if isinstance(viewer, str) else game.view(viewer).data,
    )


def _answer(game: Game, answer: tuple[int, str] | None, viewer: int | str | None) -> str | None:
    """Return what was answered if this viewer knew it."""
    if answer is None:
        return None
    seat, text = answer
    hidden = " down " in f" {text} " or text.split()[0] in ("bid", "favour", "speculate")
    return text if viewer in (OPEN, seat) or not hidden else None


def view_open(game: Game) -> Data:
    """Return everything that anybody at the table knows: each seat's own part, each broker as its owner sees it."""
    known = [game.view(seat).known for seat in range(game.seats)]
    data = game.view(None).data
    data["viewer"] = OPEN
    data["seats"] = [seat_part(one, seat) for seat, one in enumerate(known)]
    data["brokers"] = [
        merged(tuple(broker_part(one, n) for one in known)) for n in range(known[0].n_brokers())
    ]
    return data


def facts_open(game: Game, since: int) -> list[Data]:
    by_seat = [game.facts(since, seat) for seat in range(game.seats)]
    return [merged(facts) for facts in zip(*by_seat, strict=True)]


def merged(versions: tuple[dict[str, Any], ...]) -> Data:
    """Return one thing as several viewers saw it, each field from a viewer who knows it."""
    return {
        name: next((one[name] for one in versions if one[name] is not None), None) for name in versions[0]
    }
