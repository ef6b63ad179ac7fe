"""`kerys bench bots`: iterations a second of every search, and the time each level takes for a decision."""

import argparse
import json
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from kerys.bench.engine import compiled
from kerys.bots import bot, with_options
from kerys.bots.levels import LEVELS
from kerys.bots.searching import Search, SearchMaker, tree_or_sealed
from kerys.engine.actions import id_of, text_of
from kerys.engine.options import Options, options
from kerys.engine.search import SearchState, new_game
from kerys.search.flat import FlatSearch
from kerys.search.taste import Taste
from kerys.views.project import View, view_of

GAMES = {
    "four players": options(players=4),
    "four players, all of Ys+": options(players=4, kings_favour=True, ys_plus_characters=True, events=True),
    "two players": options(players=2),
}
SEARCHES: dict[str, SearchMaker] = {"flat": FlatSearch, "ismcts": tree_or_sealed}
_EVERY = 7  # positions of a game that are searched


def positions(chosen: Options, seed: int = 1) -> list[View]:
    """The views of whoever is asked, all over a game between greedy bots."""
    players = [bot("greedy", seat) for seat in range(chosen.players)]
    state = new_game(chosen, seed)
    found: list[View] = []
    while not state.over:
        view = view_of(state, state.seat)
        found.append(view)
        state.apply(id_of(players[state.seat].choose(view, asked(state, view))))
    return found


def asked(state: SearchState, view: View) -> Any:
    return with_options(view["question"], [text_of(id) for id in state.legal()])


def iterations_a_second(make: SearchMaker, views: list[View], seconds: float) -> float:
    """Searches of all the positions, for about so many seconds together."""
    share = seconds / len(views)
    done, began = 0, perf_counter()
    for n, view in enumerate(views):
        assert view.viewer is not None
        search: Search = make(view.known, view.viewer, n, Taste())
        end = perf_counter() + share
        while perf_counter() < end:
            search.run(8)
            done += 8
    return done / (perf_counter() - began)


def decision_times(name: str, chosen: Options, decisions: int) -> list[float]:
    """How long a level takes, decision by decision, playing all seats."""
    players = [bot(name, seat) for seat in range(chosen.players)]
    state = new_game(chosen, 2)
    took: list[float] = []
    while not state.over and len(took) < decisions:
        view = view_of(state, state.seat)
        question = asked(state, view)
        began = perf_counter()
        answer = players[state.seat].choose(view, question)
        took.append(perf_counter() - began)
        state.apply(id_of(answer))
    return took


def bench(seconds: float) -> dict[str, Any]:
    """All figures; each search gets `seconds` for every kind of game."""
    searches = {
        kind: {
            name: round(iterations_a_second(make, positions(chosen)[::_EVERY], seconds))
            for name, make in SEARCHES.items()
        }
        for kind, chosen in GAMES.items()
    }
    levels = {}
    for level in LEVELS:
        took = decision_times(level.name, GAMES["four players"], 30 if level.iterations else 200)
        levels[level.name] = {"median_ms": 1000 * median(took), "longest_ms": 1000 * max(took)}
    return {"compiled": compiled(), "iterations_per_second": searches, "levels": levels}


def report(found: dict[str, Any]) -> str:
    lines = [
        "compiled" if found["compiled"] else "interpreted",
        "",
        "iterations a second, playouts to the end of the round",
    ]
    for kind, rates in found["iterations_per_second"].items():
        lines.append(f"  {kind:<28}" + "".join(f"{name} {rate:>8,}   " for name, rate in rates.items()))
    lines += ["", "milliseconds a decision, four players: median, longest"]
    for name, times in found["levels"].items():
        lines.append(f"  {name:<12}{times['median_ms']:>8.1f}{times['longest_ms']:>8.1f}")
    return "\n".join(lines)


def main(chosen: argparse.Namespace, say: Callable[[str], None] = print) -> int:
    """The command: `chosen.seconds` for each search, as a table or with `chosen.json` as JSON."""
    found = bench(chosen.seconds)
    say(json.dumps(found, indent=2) if chosen.json else report(found))
    return 0
