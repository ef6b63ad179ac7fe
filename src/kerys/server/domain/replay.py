"""Finished games step by step: from any seat's knowledge, a spectator's, or with everything open."""

from typing import Any, Final

from kerys.engine.pieces import SEAT_NAMES
from kerys.game import Game
from kerys.records.record import read_record
from kerys.server.protocol.bodies import Moment
from kerys.server.protocol.common import Data
from kerys.server.refusals import Refusal
from kerys.words import Words

OPEN: Final = "open"
SPECTATOR: Final = "spectator"


def viewer_named(name: str, seats: int) -> int | str | None:
    """A seat's number, None for a spectator, `open` for everything."""
    if name == OPEN:
        return OPEN
    if name == SPECTATOR:
        return None
    if name in SEAT_NAMES[:seats]:
        return SEAT_NAMES.index(name)
    raise Refusal("bad-viewer", f"One can look as {', '.join(SEAT_NAMES[:seats])}, {SPECTATOR} or {OPEN}.")


def answers_of(game: Game) -> list[tuple[int, str]]:
    """Every answer of a game in order, those that the engine gave itself left out."""
    return [(seat, text) for seat, text, forced in game.answers if not forced]


def beginning_of(record: str) -> Game:
    """The game of a record before its first answer."""
    read = read_record(record)
    if read.deal is None:
        return Game.from_scenario(read.scenario)
    return Game.from_deal(read.options, read.deal)


def moments(
    record: str, answers: list[tuple[int, str]], viewer: str, first: int, count: int, words: Words
) -> list[Moment]:
    """Moments of a game; moment n is after n answers."""
    game = beginning_of(record)
    seen_by = viewer_named(viewer, game.seats)
    found: list[Moment] = []
    facts = 0
    for n in range(min(first + count, len(answers) + 1)):
        if n > 0:
            game.play(*answers[n - 1])
        if n >= first:
            before = facts if n else 0
            found.append(_moment(game, n, answers[n - 1] if n else None, seen_by, before, words))
        facts = game.fact_count
    return found


def _moment(
    game: Game, n: int, answer: tuple[int, str] | None, viewer: int | str | None, facts: int, words: Words
) -> Moment:
    told = facts_open(game, facts) if isinstance(viewer, str) else game.facts(facts, viewer)
    return Moment(
        step=n,
        seat=None if answer is None else SEAT_NAMES[answer[0]],
        answer=_answer(game, answer, viewer),
        first=facts,
        facts=[{**fact, "text": text} for fact, text in zip(told, words.facts(told), strict=True)],
        view=view_open(game) if isinstance(viewer, str) else game.view(viewer).data,
    )


def _answer(game: Game, answer: tuple[int, str] | None, viewer: int | str | None) -> str | None:
    """What was answered, if this viewer knew it."""
    if answer is None:
        return None
    seat, text = answer
    hidden = " down " in f" {text} " or text.split()[0] in ("bid", "favour", "speculate")
    return text if viewer in (OPEN, seat) or not hidden else None


def view_open(game: Game) -> Data:
    """Everything that anybody at the table knows: each seat's own part, each broker as its owner sees it."""
    views = [game.view(seat).data for seat in range(game.seats)]
    data = game.view(None).data
    data["viewer"] = OPEN
    data["seats"] = [view["seats"][seat] for seat, view in enumerate(views)]
    data["brokers"] = [merged(brokers) for brokers in zip(*[view["brokers"] for view in views], strict=True)]
    return data


def facts_open(game: Game, since: int) -> list[Data]:
    told = [game.facts(since, seat) for seat in range(game.seats)]
    return [merged(facts) for facts in zip(*told, strict=True)]


def merged(versions: tuple[dict[str, Any], ...]) -> Data:
    """One thing as several saw it: whoever knows a field says it."""
    return {
        name: next((one[name] for one in versions if one[name] is not None), None) for name in versions[0]
    }
