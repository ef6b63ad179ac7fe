"""`kerys simulate`: bots play many games among themselves; averages, shares and speed."""

import argparse
import json
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kerys.bots import bot
from kerys.cli.settings import chosen_options
from kerys.engine.chance import Rng
from kerys.engine.options import Options, options
from kerys.engine.pieces import NEUTRAL_NAME, SEAT_NAMES
from kerys.engine.search import SearchState, new_game
from kerys.game import Game

_SHARE = 60  # a victory in parts that 1 to 5 winners can share evenly


@dataclass(frozen=True)
class Work:
    """A run of games: seeds `first`, `first + 1`, …

    It is sent to other processes; the options as plain data, because a compiled `Options` cannot be.
    """

    options: dict[str, Any]
    bot: str
    first: int
    games: int


def simulate(chosen: argparse.Namespace) -> int:
    settings = chosen_options(chosen)
    chunk = max(1, min(500, chosen.games // (8 * chosen.jobs)))
    works = [
        Work(settings.as_dict(), chosen.bot, chosen.seed + begin, min(chunk, chosen.games - begin))
        for begin in range(0, chosen.games, chunk)
    ]
    total: Counter[str] = Counter()
    started = time.perf_counter()
    with _progress() as progress:
        bar = progress.add_task("games", total=chosen.games)
        for tally in _done(works, chosen.jobs):
            add_tally(total, tally)
            progress.advance(bar, tally["games"])
    seconds = time.perf_counter() - started
    figures = summary(total, settings, chosen.bot, chosen.seed)
    figures["timing"] = {
        "seconds": round(seconds, 3),
        "games_per_second": round(total["games"] / seconds, 1),
        "decisions_per_second": round(total["decisions"] / seconds),
        "jobs": chosen.jobs,
    }
    if chosen.json:
        print(json.dumps(figures, indent=2))
    else:
        Console(highlight=False).print(_table(figures))
    return 0


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _done(works: list[Work], jobs: int) -> Iterator[Counter[str]]:
    """The tallies of all works, in whatever order they are ready: they are only added up."""
    if jobs == 1:
        yield from map(tally_of, works)
        return
    with _pool(min(jobs, len(works))) as pool:
        yield from pool.imap_unordered(tally_of, works)


def _pool(processes: int) -> Pool:
    """Processes that leave Ctrl-C to this one: they begin, and stay, with that signal blocked.

    Fresh processes, not forks: this one has threads (the progress bar).
    """
    resource_tracker.ensure_running()  # else the pool starts it, and starting it unblocks the signal
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return multiprocessing.get_context("spawn").Pool(processes)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


# --- Playing and counting ---------------------------------------------------------------------------------


def tally_of(work: Work) -> Counter[str]:
    """Play some games and add up whole numbers, so that the order of adding does not matter."""
    tally: Counter[str] = Counter()
    chosen = options(**work.options)
    for seed in range(work.first, work.first + work.games):
        if work.bot == "random":
            state = new_game(chosen, seed)
            decisions = state.playout(Rng(seed))
        else:
            state, decisions = _played_by_bots(chosen, work.bot, seed)
        _count_game(tally, state, decisions)
    return tally


def _played_by_bots(chosen: Options, name: str, seed: int) -> tuple[SearchState, int]:
    game = Game(seed=seed, **chosen.as_dict())
    bots = [bot(name, 8 * seed + seat) for seat in range(game.seats)]
    decisions = 0
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.ask(seat)))
        decisions += 1
    return game.state, decisions


def _count_game(tally: Counter[str], state: SearchState, decisions: int) -> None:
    points = sorted(state.scores(), reverse=True)
    seats = int(state.rules.seats)
    coloured = sum(int(state.gems(seat, gem)) for seat in range(seats) for gem in range(4))
    black = sum(int(state.gems(seat, 4)) for seat in range(seats))
    tally.update(games=1, decisions=decisions, sum=sum(points), winner=points[0], second=points[1])
    tally.update(coloured=coloured, black=black)
    winners = state.winners
    for party in winners:
        tally[f"wins {party}"] += _SHARE // len(winners)
    tally["shortest"] = min(tally["shortest"] or decisions, decisions)
    tally["longest"] = max(tally["longest"], decisions)


def add_tally(total: Counter[str], tally: Counter[str]) -> None:
    shortest = min(count["shortest"] for count in (total, tally) if count["shortest"])
    longest = max(total["longest"], tally["longest"])
    total.update(tally)
    total["shortest"], total["longest"] = shortest, longest


# --- Telling ----------------------------------------------------------------------------------------------


def summary(total: Counter[str], settings: Options, name: str, seed: int) -> dict[str, Any]:
    """The figures of all games."""
    games = total["games"]
    seats = settings.players
    parties = [*SEAT_NAMES[:seats], *([NEUTRAL_NAME] if seats == 2 else [])]
    return {
        "games": games,
        "bot": name,
        "seed": seed,
        "options": {**settings.as_dict(), "neutral": list(settings.neutral)},
        "score_sum": round(total["sum"] / games, 2),
        "winner": round(total["winner"] / games, 2),
        "second": round(total["second"] / games, 2),
        "coloured_gems_per_player": round(total["coloured"] / games / seats, 3),
        "black_gems_per_player": round(total["black"] / games / seats, 3),
        "decisions_per_game": round(total["decisions"] / games, 2),
        "shortest_game": total["shortest"],
        "longest_game": total["longest"],
        "win_share": {
            party: round(total[f"wins {n}"] / _SHARE / games, 4) for n, party in enumerate(parties)
        },
    }


def _table(figures: dict[str, Any]) -> Table:
    settings = figures["options"]
    on = [name.replace("_", " ") for name, value in settings.items() if value is True]
    title = f"{figures['games']:,} games of {settings['players']} {figures['bot']} bots"
    table = Table(title=", ".join([title, *on]), title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows: list[tuple[str, str]] = [
        ("sum of all scores", f"{figures['score_sum']:.1f}"),
        ("winner's score", f"{figures['winner']:.1f}"),
        ("second's score", f"{figures['second']:.1f}"),
        ("coloured gems per player", f"{figures['coloured_gems_per_player']:.2f}"),
        ("black gems per player", f"{figures['black_gems_per_player']:.2f}"),
        ("decisions per game", f"{figures['decisions_per_game']:.1f}"),
        ("length of a game in decisions", f"{figures['shortest_game']} to {figures['longest_game']}"),
    ]
    rows += [(f"won by {party}", f"{100 * share:.1f} %") for party, share in figures["win_share"].items()]
    timing = figures["timing"]
    rows += [
        ("games per second", f"{timing['games_per_second']:,.0f}"),
        ("decisions per second", f"{timing['decisions_per_second']:,}"),
    ]
    for row in rows:
        table.add_row(*row)
    return table
