"""`kerys balance`: measure how fair the game is."""

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from kerys.arena.balance import GameHistory, balances, history_of
from kerys.arena.balance_report import html, text
from kerys.arena.executors import executor
from kerys.arena.folder import ARCHIVE, Folder
from kerys.arena.match import results_in_order
from kerys.arena.match_report import print_report
from kerys.arena.plan import Plan, planned_games
from kerys.arena.variants import playable_variants
from kerys.cli.arena import interruptible, progress, run_folder
from kerys.cli.files import game_of, read_records, shown, write_text
from kerys.engine.errors import KerysError
from kerys.game import Game


def balance(chosen: argparse.Namespace) -> int:
    path = run_folder(chosen.out, "balance")
    if chosen.archive:
        names = ", ".join(shown(name) for name in chosen.archive)
        histories, source = list(_read_games(chosen.archive)), f"From the games of {names}."
        if not histories:
            raise KerysError(f"there is no finished game in {names}")
        path.mkdir(parents=True, exist_ok=True)
    else:
        histories = list(_play_games(chosen, path))
        source = f"From games that {chosen.bot} played against itself."
    kinds = [each.data() for each in balances(histories)]
    report = {"source": source, "kinds": kinds}
    write_text(str(path / "balance.json"), json.dumps(report, indent=2, ensure_ascii=False) + "\n")
    write_text(str(path / "balance.html"), html(kinds, source))
    if chosen.json:
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        for each in kinds:
            print_report(text(each))
        print_report([f"The plots are in {path / 'balance.html'}, the figures in {path / 'balance.json'}."])
    return 0


def _play_games(chosen: argparse.Namespace, path: Path) -> Iterator[GameHistory]:
    """Play games with one bot on all seats, each with its own deal."""
    plans = {
        name: Plan((chosen.bot,), options, chosen.seed, chosen.budget).checked()
        for name, options in playable_variants(chosen.players, chosen.variants)
    }
    runner = executor(chosen.executor, chosen.jobs)
    with ExitStack() as stack:
        folders = {
            name: stack.enter_context(closing(Folder(path / name, plan, kind="balance")))
            for name, plan in plans.items()
        }
        stack.enter_context(interruptible(path))
        update = stack.enter_context(progress("games", chosen.games * len(plans)))
        done = 0
        for name, plan in plans.items():
            for _ in results_in_order(planned_games(plan, chosen.games), folders[name], runner):
                done += 1
                update(name, done)
            # Games of an earlier run are only in the archive, so all histories are read from there.
            yield from list(_read_games([str(path / name / ARCHIVE)]))[: chosen.games]


def _read_games(files: list[str]) -> Iterator[GameHistory]:
    """Yield the finished games of these files, except games from scenarios: they lack the first rounds."""
    for name in files:
        for number, record in enumerate(read_records(name), 1):
            game = game_of(f"{shown(name)}, record {number}", Game.from_record, record)
            if game.over and "\nscenario\n" not in record:
                yield history_of(game)
