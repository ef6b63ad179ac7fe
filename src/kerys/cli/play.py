"""`kerys play`: play against bots in a terminal or through a pipe."""

import argparse
from pathlib import Path

from kerys.cli.files import BadFile, read_game
from kerys.cli.settings import chosen_options, given_options
from kerys.cli.terminal_game import YOU, TerminalGame, bots_for, seat_of
from kerys.engine.errors import BadOptions
from kerys.game import Game
from kerys.words import Words


def play(chosen: argparse.Namespace) -> int:
    words = Words(chosen.language)
    if chosen.load is None:
        game = Game(seed=chosen.seed, **chosen_options(chosen).as_dict())
    else:
        for name in given_options(chosen):
            raise BadOptions(f"--{name.replace('_', '-')} cannot be changed in a loaded game")
        game = read_game(chosen.load)
    if chosen.record is not None and chosen.record != chosen.load and Path(chosen.record).exists():
        raise BadFile(f"{chosen.record} already exists; choose another file, or continue it with --load")
    seat = seat_of(game, chosen.seat)
    bots = bots_for(game, chosen.bot, chosen.seed)
    game.names.update({other: YOU if other == seat else chosen.bot for other in range(game.seats)})
    return TerminalGame(game, seat, bots, words, chosen.record).run()
