"""`kerys ladder`: rate a pool of bots."""

import argparse
import json
import shlex
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from kerys.arena.executors import executor
from kerys.arena.folder import Folder
from kerys.arena.ladder import Ladder, checked_pool, default_pool, run_ladder
from kerys.arena.ladder_report import docs_table, html, text_table, write_docs
from kerys.arena.match_report import print_report
from kerys.arena.plan import Plan
from kerys.arena.variants import playable_variants
from kerys.cli.arena import interruptible, progress, run_folder
from kerys.cli.files import write_text


def ladder(chosen: argparse.Namespace) -> int:
    pool = chosen.pool or default_pool()
    plans = {
        name: checked_pool(Plan(tuple(pool), options, chosen.seed, chosen.budget))
        for name, options in playable_variants(chosen.players, chosen.variants)
    }
    if chosen.docs:
        write_docs(Path(chosen.docs), None)  # fail before hours of games, not after them
    runner = executor(chosen.executor, chosen.jobs)
    path = run_folder(chosen.out, "ladder")
    ladders: list[Ladder] = []
    with ExitStack() as stack:
        folders = {
            name: stack.enter_context(closing(Folder(path / name, plan, kind="ladder")))
            for name, plan in plans.items()
        }
        stack.enter_context(interruptible(path))
        update = stack.enter_context(progress("deals", chosen.sets * len(plans)))
        for number, (name, plan) in enumerate(plans.items()):
            on_set = partial(_update, update, name, number * chosen.sets)
            ladders.append(run_ladder(plan, chosen.sets, folders[name], runner, on_set))
    command = command_of(chosen, pool)
    write_text(str(path / "ladder.json"), json.dumps([each.data() for each in ladders], indent=2) + "\n")
    write_text(str(path / "ladder.html"), html(ladders, command))
    if chosen.docs:
        write_docs(Path(chosen.docs), docs_table(ladders, command))
    if chosen.json:
        print(json.dumps([each.data() for each in ladders], indent=2, ensure_ascii=False))
    else:
        for each in ladders:
            print_report(text_table(each))
        print_report([f"The games, ladder.json and ladder.html are stored in {path}."])
    return 0


def _update(update: Callable[[str, int], None], name: str, before: int, sets: int) -> None:
    update(name, before + sets)


def command_of(chosen: argparse.Namespace, pool: tuple[str, ...]) -> str:
    """Return the command that repeats this run."""
    words = ["kerys", "ladder"]
    if chosen.pool:
        words += ["--pool", ",".join(pool)]
    words += ["--sets", str(chosen.sets), "--players", ",".join(map(str, chosen.players))]
    words += ["--variants", ",".join(chosen.variants), "--seed", str(chosen.seed)]
    if chosen.budget:
        words += ["--budget", chosen.budget]
    return shlex.join(words)
