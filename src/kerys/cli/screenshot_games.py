"""The games shown by `kerys screenshots`: always the same ones, dealt and played from fixed seeds."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kerys.game import Game

_PLUS: Final[dict[str, Any]] = {"ys_plus_characters": True, "events": True}
_GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4, "kings_favour": True, **_PLUS},
    {"players": 2},
    {"players": 5, "kings_favour": True, **_PLUS},
    {"players": 3, **_PLUS},
)
_SEEDS: Final = (*range(1, 13), 17, 33)  # every kind of question comes up in these games


@dataclass(frozen=True)
class Moment:
    """The record of a running game in which the first seat is asked a question."""

    name: str
    record: str


def question_name(question: dict[str, Any]) -> str:
    """Name the kind of decision: `place`, `window-W4`, `card-herald-2`, `gem-ship`, …"""
    kind = str(question["kind"])
    if kind == "window":
        return f"window-{question['window']}"
    if kind == "card":
        return f"card-{question['card']}-{question['stage'] + 1}"
    if kind in ("gem", "colour"):
        return f"{kind}-{question['source']['from']}"
    return kind


def decisions() -> list[Moment]:
    """Return one moment for each kind of decision, in order of appearance."""
    moments: dict[str, Moment] = {}
    for seed in _SEEDS:
        for options in _GAMES:
            _collect(Game(seed=seed, **options), Random(seed), moments)
    return list(moments.values())


def _collect(game: Game, chance: Random, moments: dict[str, Moment]) -> None:
    while game.waiting:
        if 0 in game.waiting and game.question is not None:
            name = question_name(game.question)
            if name not in moments and len(game.options(0)) > 1:
                moments[name] = Moment(name, game.record)
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))


def finished(**options: Any) -> str:
    """Return the record of a finished game."""
    game, chance = Game(seed=5, **options), Random(5)
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))
    return game.record


def placing(**options: Any) -> str:
    """Return the record of a game in the placement of round 2, with the first seat to play."""
    game, chance = Game(seed=5, **options), Random(5)
    turns = 0
    while game.waiting:
        if game.waiting == [0] and game.question is not None and game.question["kind"] == "place":
            turns += game.view(None)["round"] == 2
            if turns == 5:
                break
        seat = game.waiting[0]
        game.play(seat, chance.choice(game.options(seat)))
    return game.record


def before(phase: str) -> str:
    """Return the record of a game just before the first seat's answer that starts a phase."""
    for seed in range(1, 100):
        game, chance = Game(seed=seed, players=4), Random(seed)
        while game.view(None)["phase"] != phase:
            seat, record = game.waiting[0], game.record
            game.play(seat, chance.choice(game.options(seat)))
        if seat == 0:
            return record
    raise AssertionError(f"no game in which the first seat begins: {phase}")
