"""`kerys simulate`: let bots play many games and print averages, win shares and speed."""

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

_SHARE = 60  # a victory counts 60, which 1 to 5 winners can share evenly


@dataclass(frozen=True)
class Batch:
    """A batch of games with the seeds `first`, `first + 1`, …

    It is sent to other processes, with the options as plain data, because a compiled `Options` cannot be pickled.
    """

    options: dict[str, Any]
    bot: str
    first: int
    games: int


def simulate(chosen: argparse.Namespace) -> int:
    settings = chosen_options(chosen)
    chunk = max(1, min(500, chosen.games // (8 * chosen.jobs)))
    batches = [
        Batch(settings.as_dict(), chosen.bot, chosen.seed + begin, min(chunk, chosen.games - begin))
        for begin in range(0, chosen.games, chunk)
    ]
    total: Counter[str] = Counter()
    started = time.perf_counter()
    with _progress() as progress:
        bar = progress.add_task("games", total=chosen.games)
        for counts in _batch_counts(batches, chosen.jobs):
            add_counts(total, counts)
            progress.advance(bar, counts["games"])
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


def _batch_counts(batches: list[Batch], jobs: int) -> Iterator[Counter[str]]:
    """Yield the tallies of all batches in any order, because they are only added up."""
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    with _pool(min(jobs, len(batches))) as pool:
        yield from pool.imap_unordered(play_batch, batches)


def _pool(processes: int) -> Pool:
    """Create a pool of processes with SIGINT blocked, so that only this process reacts to Ctrl-C.

    They are spawned, not forked, because this process has threads (the progress bar).
    """
    resource_tracker.ensure_running()  # otherwise the pool starts it, which unblocks the signal
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return multiprocessing.get_context("spawn").Pool(processes)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


# --- Playing and counting ---------------------------------------------------------------------------------


def play_batch(batch: Batch) -> Counter[str]:
    """Play a batch and sum up whole numbers, so that the order of adding does not matter."""
    counts: Counter[str] = Counter()
    chosen = options(**batch.options)
    for seed in range(batch.first, batch.first + batch.games):
        if batch.bot == "random":
            state = new_game(chosen, seed)
            decisions = state.playout(Rng(seed))
        else:
            state, decisions = _play_with_bots(chosen, batch.bot, seed)
        _count_game(counts, state, decisions)
    return counts


def _play_with_bots(chosen: Options, name: str, seed: int) -> tuple[SearchState, int]:
    game = Game(seed=seed, **chosen.as_dict())
    bots = [bot(name, 8 * seed + seat) for seat in range(game.seats)]
    decisions = 0
    while not game.over:
        seat = game.waiting[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.ask(seat)))
        decisions += 1
    return game.state, decisions


def _count_game(counts: Counter[str], state: SearchState, decisions: int) -> None:
    points = sorted(state.scores(), reverse=True)
    seats = int(state.rules.seats)
    coloured = sum(int(state.gems(seat, gem)) for seat in range(seats) for gem in range(4))
    black = sum(int(state.gems(seat, 4)) for seat in range(seats))
    counts.update(games=1, decisions=decisions, sum=sum(points), winner=points[0], second=points[1])
    counts.update(coloured=coloured, black=black)
    winners = state.winners
    for party in winners:
        counts[f"wins {party}"] += _SHARE // len(winners)
    counts["shortest"] = min(counts["shortest"] or decisions, decisions)
    counts["longest"] = max(counts["longest"], decisions)


def add_counts(total: Counter[str], counts: Counter[str]) -> None:
    shortest = min(count["shortest"] for count in (total, counts) if count["shortest"])
    longest = max(total["longest"], counts["longest"])
    total.update(counts)
    total["shortest"], total["longest"] = shortest, longest


# --- Report -----------------------------------------------------------------------------------------------


def summary(total: Counter[str], settings: Options, name: str, seed: int) -> dict[str, Any]:
    """Compute the figures of all games."""
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
