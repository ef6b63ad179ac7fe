"""`kerys coach FILE…`: what the coach says about finished games."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import Progress

from kerys.cli.files import game_of, read_records, shown
from kerys.cli.screen import Screen
from kerys.cli.terminal_game import seat_of
from kerys.coach.analysis import Analysis, analyse
from kerys.coach.html import page
from kerys.coach.text import lines_of
from kerys.game import Game
from kerys.words import Words


def coach(chosen: argparse.Namespace) -> int:
    """Analyse the records of some files and print what was found."""
    words = Words(chosen.language)
    found: list[dict[str, Any]] = []
    screen = Screen(words)
    for name in chosen.files:
        for number, text in enumerate(read_records(name), 1):
            game = game_of(f"{shown(name)}, record {number}", Game.from_record, text)
            seat = None if chosen.seat is None else seat_of(game, chosen.seat)
            data = _analysed(words, text, seat, chosen).data()
            found.append(data)
            if not chosen.json and not chosen.html:
                answers = len(game.answers)
                screen.say(
                    words.say(
                        "record-title", file=shown(name), number=number, players=game.seats, answers=answers
                    )
                )
                for line in lines_of(words, data):
                    screen.say(line)
                screen.say()
    if chosen.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    if chosen.html:
        print(page(words, " ".join(shown(name) for name in chosen.files), found), end="")
    return 0


def _analysed(words: Words, text: str, seat: int | None, chosen: argparse.Namespace) -> Analysis:
    seats = None if seat is None else [seat]
    with _progress(words) as update:
        return analyse(text, seats=seats, viewer=seat, seed=chosen.seed, jobs=chosen.jobs, on_progress=update)


@contextmanager
def _progress(words: Words) -> Iterator[Any]:
    """Show how far an analysis is, where somebody can see it."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def update(done: int, total: int) -> None:
            bar.update(
                task,
                completed=done,
                total=total,
                description=words.say("coach-progress", done=done, total=total),
            )

        yield update
