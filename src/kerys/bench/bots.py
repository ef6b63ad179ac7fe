"""`kerys bench bots`: iterations per second of each search, thinking time of each level, games per second,
and our search against OpenSpiel's.
"""

import argparse
import json
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from kerys.arena.executors import SerialExecutor
from kerys.arena.folder import Folder
from kerys.arena.match import run_match
from kerys.arena.plan import Plan, PlannedGame
from kerys.arena.play import play_game
from kerys.bench.engine import compiled
from kerys.bots import bot
from kerys.bots.base import with_options
from kerys.bots.levels import LEVELS
from kerys.bots.search_bots import Search, SearchMaker, tree_or_sealed
from kerys.engine.actions import id_of, text_of
from kerys.engine.options import Options, options
from kerys.engine.search import SearchState, new_game
from kerys.search.flat import FlatSearch
from kerys.search.taste import Taste
from kerys.views.project import View, view_of

GAMES: Final = {
    "four players": options(players=4),
    "four players, all of Ys+": options(players=4, kings_favour=True, ys_plus_characters=True, events=True),
    "two players": options(players=2),
}
SEARCHES: Final[dict[str, SearchMaker]] = {"flat": FlatSearch, "ismcts": tree_or_sealed}
GOAL: Final = 1000.0  # milliseconds per decision, for every level …
QUICK_GOAL: Final = 50.0  # … and for the first three
WIN_GOAL: Final = 0.7  # of the games against OpenSpiel's search
_EVERY: Final = 7  # each search gets every seventh position of a game
_SAMPLE: Final = 12  # positions of each kind of game that every level answers
_BOTS: Final = ("random", "greedy", "trader")  # measured in games per second
_REFERENCES: Final = {
    "OpenSpiel’s ISMCTS": "import:kerys.bench.openspiel:OpenSpielBot",
    "… with playouts in our engine": "import:kerys.bench.openspiel:FasterOpenSpielBot",
}

Position = tuple[View, Any]  # a view and its question


def positions(chosen: Options, seed: int = 1) -> list[Position]:
    """Return views and questions from a whole game between greedy bots; the same every time."""
    players = [bot("greedy", seat) for seat in range(chosen.players)]
    state = new_game(chosen, seed)
    figures: list[Position] = []
    while not state.over:
        view = view_of(state, state.seat)
        question = _question(state, view)
        if len(question["options"]) > 1:  # a single option is position only to keep a hand secret
            figures.append((view, question))
        state.apply(id_of(players[state.seat].choose(view, question)))
    return figures


def _question(state: SearchState, view: View) -> Any:
    return with_options(view["question"], [text_of(id) for id in state.legal()])


def iterations_per_second(make: SearchMaker, sample: list[Position], seconds: float) -> float:
    """Search all the positions for about `seconds` in total."""
    share = seconds / len(sample)
    done, began = 0, perf_counter()
    for n, (view, _) in enumerate(sample):
        assert view.viewer is not None
        search: Search = make(view.known, view.viewer, n, Taste())
        end = perf_counter() + share
        while perf_counter() < end:
            search.run(8)
            done += 8
    return done / (perf_counter() - began)


def decision_times(name: str, sample: list[Position]) -> list[float]:
    """Return the seconds that a level takes for each of the positions."""
    player = bot(name, 1)
    took: list[float] = []
    for view, question in sample:
        began = perf_counter()
        player.choose(view, question)
        took.append(perf_counter() - began)
    return took


def games_per_second(name: str, seconds: float) -> float:
    """Play whole arena games with one bot on all four seats, including views and records."""
    plan = Plan((name,), {"players": 4}).checked()
    began = perf_counter()
    for games in count(1):
        play_game(PlannedGame(plan, games, 0, (0, 0, 0, 0)))
        if perf_counter() - began >= seconds:
            return games / (perf_counter() - began)
    raise AssertionError


def against(reference: str, sets: int, think: float) -> dict[str, Any]:
    """Let `ismcts` play another bot, two players, the same time for every decision."""
    plan = Plan(("ismcts", reference), {"players": 2}, budget=f"seconds={think}").checked()
    with TemporaryDirectory() as path:
        folder = Folder(Path(path), plan)
        try:
            standings, _ = run_match(plan, sets, folder, SerialExecutor())
        finally:
            folder.close()
    ours, theirs = standings.rows
    return {
        "games": standings.games,
        "win_share": ours.interval.mean,
        "low": ours.interval.low,
        "high": ours.interval.high,
        "theirs": theirs.interval.mean,
        "faults": len(standings.faults),
    }


def bench(seconds: float, sets: int, think: float) -> dict[str, Any]:
    """Measure all figures; each search gets `seconds` for every kind of game."""
    samples = {kind: positions(chosen) for kind, chosen in GAMES.items()}
    searches = {
        kind: {
            name: round(iterations_per_second(make, sample[::_EVERY], seconds))
            for name, make in SEARCHES.items()
        }
        for kind, sample in samples.items()
    }
    mixed = [
        position for sample in samples.values() for position in sample[:: len(sample) // _SAMPLE][:_SAMPLE]
    ]
    levels = {}
    for number, level in enumerate(LEVELS):
        took = decision_times(level.name, mixed)
        goal = QUICK_GOAL if number < 3 else GOAL
        levels[level.name] = {
            "median_ms": 1000 * median(took),
            "longest_ms": 1000 * max(took),
            "goal_ms": goal,
            "reached": 1000 * max(took) <= goal,
        }
    figures: dict[str, Any] = {
        "compiled": compiled(),
        "iterations_per_second": searches,
        "levels": levels,
        "positions": len(mixed),
        "games_per_second": {name: round(games_per_second(name, seconds), 2) for name in _BOTS},
    }
    if sets and find_spec("pyspiel"):
        figures["openspiel"] = {
            name: against(reference, sets, think) for name, reference in _REFERENCES.items()
        }
        figures["think"] = think
    return figures


def report(figures: dict[str, Any]) -> str:
    lines = [
        "compiled" if figures["compiled"] else "interpreted",
        "",
        "iterations per second, playouts to the end of the round",
    ]
    for kind, rates in figures["iterations_per_second"].items():
        lines.append(f"  {kind:<28}" + "".join(f"{name} {rate:>8,}   " for name, rate in rates.items()))
    lines += ["", f"milliseconds per decision, {figures['positions']} positions: median, longest, goal"]
    for name, times in figures["levels"].items():
        numbers = f"{times['median_ms']:>8.1f}{times['longest_ms']:>8.1f}{times['goal_ms']:>8.0f}"
        lines.append(f"  {name:<12}{numbers}   {'reached' if times['reached'] else 'missed'}")
    lines += ["", "games per second in the arena, one process, four players"]
    lines += [f"  {name:<12}{rate:>8.1f}" for name, rate in figures["games_per_second"].items()]
    lines.append("")
    if "openspiel" not in figures:
        return "\n".join(
            [*lines, "OpenSpiel is not installed (pip install open_spiel), or no sets were requested"]
        )
    lines.append(
        f"ismcts against others, two players, {figures['think']:g} s per decision; goal: 70 % of the games"
    )
    for name, result in figures["openspiel"].items():
        lines.append(
            f"  {name:<32}{100 * result['win_share']:>6.1f} % ({100 * result['low']:.1f} to "
            f"{100 * result['high']:.1f}) of {result['games']} games   "
            + ("reached" if result["win_share"] >= WIN_GOAL else "missed")
        )
    return "\n".join(lines)


def main(chosen: argparse.Namespace, output: Callable[[str], None] = print) -> int:
    """Run the command with `chosen.seconds` per search; print a table, or JSON with `chosen.json`."""
    figures = bench(chosen.seconds, chosen.sets, chosen.think)
    output(json.dumps(figures, indent=2, ensure_ascii=False) if chosen.json else report(figures))
    return 0
