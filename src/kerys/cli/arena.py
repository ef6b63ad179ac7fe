"""`kerys arena`: compare bots in a match with confidence intervals."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kerys.arena.executors import executor
from kerys.arena.export import parquet, write_csv, write_parquet
from kerys.arena.folder import Folder, new_folder
from kerys.arena.match import run_match
from kerys.arena.match_report import print_report, progress_text, report
from kerys.arena.plan import Plan, seatings
from kerys.arena.standings import Standings
from kerys.arena.statistics import Sprt
from kerys.arena.variants import parse_options
from kerys.cli.settings import given_options
from kerys.engine.errors import KerysError

RUNS = Path("kerys-arena")  # parent of the folders that are not named with --out


def arena(chosen: argparse.Namespace) -> int:
    if len(chosen.entrants) < 2:
        raise KerysError("an arena needs at least two entrants, for instance: kerys arena greedy random")
    settings = {**given_options(chosen), **parse_options(chosen.options)}
    plan = Plan(tuple(chosen.entrants), settings, chosen.seed, chosen.budget, chosen.one_way).checked()
    if chosen.parquet:
        parquet()
    sprt = Sprt(*chosen.sprt) if chosen.sprt else None
    runner = executor(chosen.executor, chosen.jobs)
    label = "-".join(plan.entrants)
    folder = Folder(
        run_folder(chosen.out, label), plan, kind="arena", sprt=f"{sprt.low},{sprt.high}" if sprt else None
    )
    try:
        games = chosen.sets * len(seatings(plan))
        with interruptible(folder.path), progress("games", games) as update:

            def on_game(standings: Standings, done: int) -> None:
                update(progress_text(standings.rows[0]), done)

            standings, results = run_match(plan, chosen.sets, folder, runner, sprt, on_game)
    finally:
        folder.close()
    if chosen.csv:
        write_csv(Path(chosen.csv), plan, results)
    if chosen.parquet:
        write_parquet(Path(chosen.parquet), plan, results)
    if chosen.json:
        print(json.dumps(standings.data(), indent=2, ensure_ascii=False))
    else:
        print_report([*report(standings), f"The games are stored in {folder.path}."])
    return 0


def run_folder(given: str | None, label: str) -> Path:
    """Return the folder given with --out, or a new one."""
    if given is not None:
        return Path(given)
    safe = "".join(letter if letter.isalnum() or letter in "-=." else "-" for letter in label)
    return new_folder(RUNS, safe[:60].strip("-.") or "match")


@contextmanager
def interruptible(folder: Path) -> Iterator[None]:
    """On Ctrl-C, say how to resume: finished games are not lost."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\nTo resume: the same command with --out {folder}", file=sys.stderr)
        raise


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[str, int], None]]:
    """Show a progress bar in the terminal; yield a function that updates its text and count."""
    columns: tuple[Any, ...] = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(what),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task("", total=total)
        yield lambda estimate, done: bars.update(bar, description=estimate, completed=done)
