"""`kerys bot-protocol PROGRAM …`: let a program play and report whether it keeps to the protocol."""

import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from kerys.bots.base import Bot, Budget, with_options
from kerys.bots.greedy import GreedyBot
from kerys.bots.guard import GuardedBot
from kerys.bots.program import ProgramBot
from kerys.engine.actions import id_of, text_of
from kerys.engine.options import Options, options
from kerys.engine.pieces import SEAT_NAMES
from kerys.engine.search import SearchState, new_game
from kerys.views.project import view_of

HELP = """\
A bot can be a program in any language. For every question it gets one line of JSON on its standard input,

    {"version": 1, "view": …, "known": …, "question": …, "options": ["pass", …], "budget": {"seconds": 1.0}}

and writes one line of JSON to its standard output: {"answer": "pass"}, one of the options. docs/bots.md
describes the fields; examples/bots has samples. To try a program:

    kerys bot-protocol python examples/bots/sample.py
"""


def play_game(chosen: Options, seed: int, bots: Sequence[Bot], budget: Budget) -> tuple[SearchState, int]:
    """Play a game between bots; return the final state and the number of questions for seat 0."""
    state = new_game(chosen, seed)
    asked = 0
    while not state.over:
        seat = state.seat
        view = view_of(state, seat)
        question = with_options(view["question"], [text_of(id) for id in state.legal()])
        state.apply(id_of(bots[seat].choose(view, question, budget)))
        asked += seat == 0
    return state, asked


def try_program(
    command: Sequence[str], games: int = 1, seed: int = 1, seconds: float = 1.0, **settings: Any
) -> int:
    """Let a program play seat 0 against greedy bots; return exit code 1 if it commits a fault."""
    if not command:
        print(HELP, end="")
        return 0
    chosen = options(**settings)
    for game in range(seed, seed + games):
        program = GuardedBot(lambda: ProgramBot(command), GreedyBot(game))
        others = [GreedyBot(10 * game + seat) for seat in range(1, chosen.players)]
        began = perf_counter()
        state, asked = play_game(chosen, game, [program, *others], Budget(seconds=seconds))
        program.close()
        if program.faults:
            print(f"game {game}: {program.faults[0]}", file=sys.stderr)
            return 1
        points = ", ".join(f"{SEAT_NAMES[seat]} {state.scores()[seat]}" for seat in range(chosen.players))
        print(f"game {game}: {asked} questions answered in {perf_counter() - began:.1f} s; {points}")
    return 0
