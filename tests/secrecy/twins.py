"""Twins: two games that differ only in what one viewer may not know."""

import random
from typing import TypeVar

from kerys.engine.actions import FROM_HAND, NEUTRAL_BROKER, PLACE, first_of, id_of, kind_of, text_of
from kerys.engine.chance import Rng
from kerys.engine.errors import KerysError
from kerys.engine.facts import FIELDS
from kerys.engine.imagine import imagine
from kerys.engine.knowledge import known_to
from kerys.engine.pieces import BIT, DOWN, SPECTATOR
from kerys.game import Game

AnyGame = TypeVar("AnyGame", bound=Game)

# Facts that turn something hidden up: from there on twins may differ for everybody.
REVEALING = {
    "revealed",
    "last-broker",
    "front-replaced",
    "taken-off",
    "throne-revealed",
    "bid-revealed",
    "round-began",
}


def twin_of(game: AnyGame, viewer: int | None, rng: random.Random) -> AnyGame:
    """A game that this viewer cannot tell from the given one: hidden brokers, decks, sealed answers all different."""
    seen_by = SPECTATOR if viewer is None else viewer
    state = imagine(known_to(game._state, seen_by), seen_by, Rng(rng.getrandbits(60)))
    twin = type(game).__new__(type(game))
    twin.__dict__.update(game.__dict__)
    twin._state = state
    twin._log = type(game._log)()
    twin._log.facts = [_altered(fact, seen_by, rng) for fact in game._log.facts]
    twin._log.answers = [
        (seat, _other_answer(number, seat, viewer, rng), forced) for seat, number, forced in game._log.answers
    ]
    twin._log.facts_before = list(game._log.facts_before)
    state.log = twin._log
    return twin


def _altered(
    fact: tuple[int, int, tuple[int, ...]], viewer: int, rng: random.Random
) -> tuple[int, int, tuple[int, ...]]:
    """The fact with another secret, if this viewer may not read it."""
    kind, knowers, numbers = fact
    if knowers & BIT[viewer]:
        return fact
    secret = next(n for n, field in enumerate(FIELDS[kind][1]) if field.endswith("*"))
    return kind, knowers, (*numbers[:secret], rng.randrange(5), *numbers[secret + 1 :])


def _other_answer(number: int, seat: int, viewer: int | None, rng: random.Random) -> int:
    """An earlier answer that looked the same to the viewer."""
    if seat == viewer:
        return number
    same = [other for other in _LOOK_ALIKES.get(disguised(number), []) if other != number]
    return rng.choice(same) if same else number


def disguised(number: int) -> str:
    """Return an answer as others see it when it is given."""
    text = text_of(number)
    words = text.split()
    if kind_of(number) == PLACE and first_of(number) in (FROM_HAND + DOWN, NEUTRAL_BROKER):
        words[-3] = "?"
    elif words[0] in ("favour", "speculate"):
        words[1] = "?"
    return " ".join(words)


def _look_alikes() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number in range(id_of("prize points") + 1):
        if "?" in disguised(number):
            found.setdefault(disguised(number), []).append(number)
    return found


_LOOK_ALIKES = _look_alikes()


def everything(game: Game, viewer: int | None) -> list[str]:
    """All that a viewer can get out of a game, as text; of the facts the latest (the earlier ones were compared)."""
    view = game.view(viewer)
    got = [
        view.to_json(),
        repr(view),
        str(view),
        view._repr_svg_(),
        repr(game),
        game._repr_svg_(),
        repr(game.facts(since=len(game._log.facts) - 40, viewer=viewer)),
        repr(game.waiting),
        repr(game.question),
        str(game),
        game.excerpt(viewer),
    ]
    if viewer is not None:
        got.append(repr(game.options(viewer)))
        got += [
            refusal(game, viewer, text) for text in ("pass", "bid 4 4", "place 4 down 1/palace", "nonsense")
        ]
    return got


def refusal(game: Game, seat: int, text: str) -> str:
    """Return the error for an illegal answer; legal ones are not tried."""
    if text in game.options(seat):
        return "legal"
    try:
        game.play(seat, text)
    except KerysError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError(f"{text} was taken although it is not listed")


def step_together(game: Game, twin: Game, viewer: int | None, rng: random.Random) -> bool:
    """One answer in both that looks the same to the viewer; False when there is none."""
    seat = rng.choice(game.waiting)
    text = rng.choice(game.options(seat))
    if seat == viewer:
        candidates = [text] if text in twin.options(seat) else []
    else:
        look = disguised(id_of(text))
        candidates = [other for other in twin.options(seat) if disguised(id_of(other)) == look]
    if not candidates:
        return False
    game.play(seat, text)
    twin.play(seat, rng.choice(candidates))
    return True


def fact_kinds_since(game: Game, number: int, viewer: int | None) -> set[str]:
    return {str(fact["fact"]) for fact in game.facts(number, viewer)}


def play_random(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.waiting)
    options = game.options(seat)
    cards = [text for text in options if text.startswith("play ")]
    game.play(seat, rng.choice(cards if cards and rng.random() < 0.7 else options))
