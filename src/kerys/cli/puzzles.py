"""`kerys puzzles list|show|find`: positions in which one answer is clearly best."""

import argparse
from collections import Counter
from datetime import UTC, datetime

from kerys.cli.arena import progress
from kerys.cli.files import read_records
from kerys.cli.screen import Screen
from kerys.cli.terminal_game import show_position
from kerys.coach.compare import Comparison
from kerys.coach.explain import explain
from kerys.coach.puzzles import Puzzle, daily_number, find_puzzles, puzzle, puzzles
from kerys.coach.text import answer_text, explanation_lines, percent
from kerys.words import Words

_WORLDS = 300  # in which a tried answer is compared with the solution


def run(chosen: argparse.Namespace) -> int:
    """List puzzles, show one, or find new ones."""
    if chosen.action == "find":
        return _find(chosen)
    words = Words(chosen.language)
    screen = Screen(words)
    if chosen.action == "list":
        for number, each in enumerate(puzzles(), 1):
            screen.say(_title(words, number, each))
        return 0
    number = chosen.number or daily_number(datetime.now(UTC).date())
    shown = puzzle(number)
    screen.say(_title(words, number, shown))
    if chosen.answer is None:
        show_position(screen, words, shown.game, shown.viewer)
    else:
        for line in tried(words, shown, chosen.answer):
            screen.say(line)
    return 0


def _title(words: Words, number: int, shown: Puzzle) -> str:
    return words.say("coach-puzzle", number=number, theme=shown.theme, seat=words.seat(shown.seat))


def tried(words: Words, shown: Puzzle, answer: str) -> list[str]:
    """Return what the coach says to an answer."""
    view = shown.game.view(shown.viewer)
    best = answer_text(words, shown.best)
    if answer == shown.best:
        second = answer_text(words, shown.second)
        lines = [words.say("coach-puzzle-right", answer=best, second=second, lead=percent(shown.lead))]
        return lines + explanation_lines(words, explain(view, shown.second, shown.best))
    comparison = Comparison(view, [answer, shown.best])
    comparison.run(_WORLDS)
    loss = percent(max(0.0, comparison.difference(shown.best, answer)[0]))
    lines = [words.say("coach-puzzle-wrong", answer=answer_text(words, answer), loss=loss)]
    lines.append(words.say("coach-better", answer=best))
    return lines + explanation_lines(words, explain(view, answer, shown.best))


def _find(chosen: argparse.Namespace) -> int:
    """Print puzzles as lines of JSON, of every theme at most a few."""
    records = [text for name in chosen.files for text in read_records(name)]
    printed = 0
    themes: Counter[str] = Counter()
    with progress("records", len(records)) as update:
        for number, text in enumerate(records, 1):
            for found in find_puzzles(text, chosen.seed):
                themes[found.theme] += 1
                if printed < chosen.count and themes[found.theme] <= chosen.per_theme:
                    print(found.line(), flush=True)
                    printed += 1
            update(str(printed), number)
            if printed >= chosen.count:
                break
    return 0
