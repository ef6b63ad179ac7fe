"""`kerys scenario FILE`: draw a position written as text, and play on from it."""

import argparse

from kerys.cli.files import game_of, read_text
from kerys.cli.screen import Screen
from kerys.cli.terminal_game import TerminalGame, bots_for, seat_of, show_position
from kerys.engine.errors import KerysError
from kerys.game import Game
from kerys.words import Words


def scenario(chosen: argparse.Namespace) -> int:
    words = Words(chosen.language)
    game = game_of(chosen.file, Game.from_scenario, read_text(chosen.file))
    viewer = None if chosen.seat is None else seat_of(game, chosen.seat)
    if viewer is None and game.waiting:
        viewer = game.waiting[0]
    if not chosen.play:
        show_position(Screen(words), words, game, viewer)
        return 0
    if viewer is None:
        raise KerysError("the game of this scenario is over, so it cannot be played on")
    return TerminalGame(game, viewer, bots_for(game, chosen.bot, chosen.seed), words, None).run()
