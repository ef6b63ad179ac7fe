"""`kerys record show|check|replay FILE…`: draw, check or retell recorded games."""

import argparse
from collections.abc import Iterator

from kerys.cli.files import BadFile, game_of, read_records, shown
from kerys.cli.screen import Screen
from kerys.cli.terminal_game import seat_of, show_position
from kerys.engine.errors import KerysError
from kerys.game import Game
from kerys.words import Words


def record(chosen: argparse.Namespace) -> int:
    words = Words(chosen.language)
    if chosen.action == "check":
        return _check(words, chosen.files)
    screen = Screen(words)
    for name, number, text in _records(chosen.files):
        game = game_of(f"{shown(name)}, record {number}", Game.from_record, text)
        viewer = None if chosen.seat is None else seat_of(game, chosen.seat)
        answers = len(game.answers)
        title = words.say(
            "record-title", file=shown(name), number=number, players=game.seats, answers=answers
        )
        screen.say(title)
        if chosen.action == "replay":
            for line in words.story(game.facts(viewer=viewer)):
                screen.say(line)
        show_position(screen, words, game, viewer)
        screen.say()
    return 0


def _records(names: list[str]) -> Iterator[tuple[str, int, str]]:
    """Yield file, number and text of every record."""
    for name in names:
        for number, text in enumerate(read_records(name), 1):
            yield name, number, text


def _check(words: Words, names: list[str]) -> int:
    """Print one line per record; return 1 if a record is invalid, 2 if a file cannot be read."""
    code = 0
    for name in names:
        try:
            texts = read_records(name)
        except BadFile as error:
            print(words.error(error))
            code = 2
            continue
        for number, text in enumerate(texts, 1):
            try:
                print(_valid(words, shown(name), number, Game.from_record(text)))
            except KerysError as error:
                print(words.say("record-bad", file=shown(name), number=number, reason=words.error(error)))
                code = code or 1
    return code


def _valid(words: Words, name: str, number: int, game: Game) -> str:
    winners = [words.seat(winner) for winner in game.view(None)["winners"]]
    return words.say(
        "record-good",
        file=name,
        number=number,
        players=game.seats,
        answers=len(game.answers),
        state="over" if game.over else "running",
        winners=words.listed(winners),
    )
