"""`kerys balance`: how fair the game is."""

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from kerys.arena.balance import Course, balances, course_of
from kerys.arena.balance_report import html, text
from kerys.arena.executors import executor
from kerys.arena.folder import ARCHIVE, Folder
from kerys.arena.match import played_in_order
from kerys.arena.plan import Plan, items
from kerys.arena.telling import show
from kerys.arena.variants import kinds
from kerys.cli.arena import interruptible, progress, run_folder
from kerys.cli.files import game_of, read_records, shown, write_text
from kerys.engine.errors import KerysError
from kerys.game import Game


def balance(chosen: argparse.Namespace) -> int:
    path = run_folder(chosen.out, "balance")
    if chosen.archive:
        names = ", ".join(shown(name) for name in chosen.archive)
        courses, source = list(_recorded(chosen.archive)), f"From the games of {names}."
        if not courses:
            raise KerysError(f"there is no finished game in {names}")
        path.mkdir(parents=True, exist_ok=True)
    else:
        courses = list(_played(chosen, path))
        source = f"From games that {chosen.bot} played against itself."
    found = [each.data() for each in balances(courses)]
    told = {"source": source, "kinds": found}
    write_text(str(path / "balance.json"), json.dumps(told, indent=2, ensure_ascii=False) + "\n")
    write_text(str(path / "balance.html"), html(found, source))
    if chosen.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        for each in found:
            show(text(each))
        show([f"The plots are in {path / 'balance.html'}, the figures in {path / 'balance.json'}."])
    return 0


def _played(chosen: argparse.Namespace, path: Path) -> Iterator[Course]:
    """Games of one bot on all seats, each with a deal of its own."""
    plans = {
        name: Plan((chosen.bot,), options, chosen.seed, chosen.budget).checked()
        for name, options in kinds(chosen.players, chosen.variants)
    }
    where = executor(chosen.executor, chosen.jobs)
    with ExitStack() as stack:
        folders = {
            name: stack.enter_context(closing(Folder(path / name, plan, kind="balance")))
            for name, plan in plans.items()
        }
        stack.enter_context(interruptible(path))
        tell = stack.enter_context(progress("games", chosen.games * len(plans)))
        done = 0
        for name, plan in plans.items():
            for _ in played_in_order(items(plan, chosen.games), folders[name], where):
                done += 1
                tell(name, done)
            # What was played earlier is only in the archive, so all courses are read from there.
            yield from list(_recorded([str(path / name / ARCHIVE)]))[: chosen.games]


def _recorded(files: list[str]) -> Iterator[Course]:
    """The finished games of these files; a game from a scenario has no beginning to tell of."""
    for name in files:
        for number, record in enumerate(read_records(name), 1):
            game = game_of(f"{shown(name)}, record {number}", Game.from_record, record)
            if game.over and "\nscenario\n" not in record:
                yield course_of(game)
