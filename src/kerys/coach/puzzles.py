"""Puzzles: positions in which one answer is clearly best and the rules of thumb miss it."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from kerys.bots.base import with_options
from kerys.bots.registry import bot
from kerys.coach.compare import Comparison
from kerys.coach.decisions import legal_ids, likely_answers
from kerys.coach.moments import Moment, finished_game
from kerys.engine.actions import LOOK, PLACE, first_of, id_of, kind_of, text_of, third_of
from kerys.engine.errors import KerysError
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.tables import MARKET
from kerys.game import Game
from kerys.records.scenario_text import scenario_of

CLEAR: Final = 0.06  # by how much of the chance to win the best answer leads
_PROMISING: Final = 0.05  # the lead that a short look must show
_SEARCH: Final = 100
_SCREEN: Final = 40
_PAIR: Final = 300
_CONFIRM: Final = 1500
_RIVALS: Final = 5
_AREAS: Final = ("harbour", "commercial", "palace")
_FIRST_DAY: Final = date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """A position with its solution."""

    theme: str
    seat: str
    best: str
    second: str  # the closest rival
    greedy: str  # what the rules of thumb answer
    lead: float  # of the best answer over the second, in chances to win
    error: float  # its standard error
    scenario: str

    @property
    def game(self) -> Game:
        """The position, to be looked at from its seat."""
        return Game.from_scenario(self.scenario)

    @property
    def viewer(self) -> int:
        """The number of the seat that solves it."""
        return SEAT_NAMES.index(self.seat)

    def line(self) -> str:
        """Return the puzzle as a line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the project."""
    text = files("kerys.coach").joinpath("puzzles.jsonl").read_text(encoding="utf-8")
    return tuple(Puzzle(**json.loads(line)) for line in text.splitlines())


def puzzle(number: int) -> Puzzle:
    """Return a puzzle by its number, counted from 1."""
    known = puzzles()
    if not 1 <= number <= len(known):
        raise KerysError(f"there is no puzzle {number}; there are 1 to {len(known)}")
    return known[number - 1]


def daily_number(today: date) -> int:
    """Return the number of a day's puzzle."""
    return 1 + (today - _FIRST_DAY).days * 37 % len(puzzles())


# --- Finding them ---------------------------------------------------------------------------------------------


def find_puzzles(record: str, seed: int = 0) -> Iterator[Puzzle]:
    """Yield the puzzles among the decisions of a finished game."""
    for moment in finished_game(record).moments:
        found = puzzle_at(moment, seed)
        if found is not None:
            yield found


def puzzle_at(moment: Moment, seed: int = 0) -> Puzzle | None:
    """Return the puzzle of a decision, if it is one.

    The rivals come from a search, the best answer from a screening, the lead from two further sets of worlds that had
    no part in choosing it.
    """
    view = moment.view
    options = [text_of(id_) for id_ in legal_ids(view)]
    if len(options) < 3 or any(kind_of(id_of(option)) == LOOK for option in options):
        return None
    greedy = bot("greedy", seed).choose(view, with_options(view["question"] or {}, options))
    rivals = likely_answers(view, seed, _SEARCH)[:_RIVALS]
    if rivals[0] == greedy:
        return None
    answers = list(dict.fromkeys([*rivals, greedy, moment.answer]))
    screening = Comparison(view, answers, seed + 1, _SCREEN)
    screening.run(_SCREEN)
    ranked = [value.answer for value in sorted(screening.values, key=lambda value: -value.chance)]
    best = ranked[0]
    if best == greedy or screening.difference(best, ranked[1])[0] < _PROMISING:
        return None
    pairs = Comparison(view, answers, seed + 2)
    pairs.run(_PAIR)
    leads = [(pairs.difference(best, rival)[0], rival) for rival in answers if rival != best]
    lead, second = min(leads)
    if lead < CLEAR:
        return None
    last = Comparison(view, [best, second], seed + 3)
    last.run(_CONFIRM)
    lead, error = last.difference(best, second)
    if lead < CLEAR or not _kept(moment):
        return None
    scenario = scenario_of(moment.state)
    return Puzzle(
        theme_of(moment, best),
        SEAT_NAMES[moment.seat],
        best,
        second,
        greedy,
        round(lead, 4),
        round(error, 4),
        scenario,
    )


def _kept(moment: Moment) -> bool:
    """Whether a scenario tells all that the seat knew."""
    return Game.from_scenario(scenario_of(moment.state)).view(moment.seat) == moment.view


def theme_of(moment: Moment, best: str) -> str:
    """Return what a puzzle is about."""
    id_ = id_of(best)
    if kind_of(id_) != PLACE:
        return moment.kind
    place = third_of(id_)
    if place >= MARKET:
        return "market"
    return f"hidden-{_AREAS[place % 3]}" if first_of(id_) & 1 == 0 else _AREAS[place % 3]
