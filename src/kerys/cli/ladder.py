"""`kerys ladder`: ratings of a pool of bots."""

import argparse
import json
import shlex
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from kerys.arena.executors import executor
from kerys.arena.folder import Folder
from kerys.arena.ladder import Ladder, checked_pool, run_ladder, usual_pool
from kerys.arena.ladder_report import docs_table, html, text_table, write_docs
from kerys.arena.plan import Plan
from kerys.arena.telling import show
from kerys.arena.variants import kinds
from kerys.cli.arena import interruptible, progress, run_folder
from kerys.cli.files import write_text


def ladder(chosen: argparse.Namespace) -> int:
    pool = chosen.pool or usual_pool()
    plans = {
        name: checked_pool(Plan(tuple(pool), options, chosen.seed, chosen.budget))
        for name, options in kinds(chosen.players, chosen.variants)
    }
    if chosen.docs:
        write_docs(Path(chosen.docs), None)  # before hours of games, not after them
    where = executor(chosen.executor, chosen.jobs)
    path = run_folder(chosen.out, "ladder")
    found: list[Ladder] = []
    with ExitStack() as stack:
        folders = {
            name: stack.enter_context(closing(Folder(path / name, plan, kind="ladder")))
            for name, plan in plans.items()
        }
        stack.enter_context(interruptible(path))
        tell = stack.enter_context(progress("deals", chosen.sets * len(plans)))
        for number, (name, plan) in enumerate(plans.items()):
            told = partial(_told, tell, name, number * chosen.sets)
            found.append(run_ladder(plan, chosen.sets, folders[name], where, told))
    command = command_of(chosen, pool)
    write_text(str(path / "ladder.json"), json.dumps([each.data() for each in found], indent=2) + "\n")
    write_text(str(path / "ladder.html"), html(found, command))
    if chosen.docs:
        write_docs(Path(chosen.docs), docs_table(found, command))
    if chosen.json:
        print(json.dumps([each.data() for each in found], indent=2, ensure_ascii=False))
    else:
        for each in found:
            show(text_table(each))
        show([f"The games, ladder.json and ladder.html are kept in {path}."])
    return 0


def _told(tell: Callable[[str, int], None], name: str, before: int, sets: int) -> None:
    tell(name, before + sets)


def command_of(chosen: argparse.Namespace, pool: tuple[str, ...]) -> str:
    """The command that repeats it."""
    words = ["kerys", "ladder"]
    if chosen.pool:
        words += ["--pool", ",".join(pool)]
    words += ["--sets", str(chosen.sets), "--players", ",".join(map(str, chosen.players))]
    words += ["--variants", ",".join(chosen.variants), "--seed", str(chosen.seed)]
    if chosen.budget:
        words += ["--budget", chosen.budget]
    return shlex.join(words)
