"""The parser of all commands and options. It does not import the game, so that `--help` is fast."""

import argparse
from typing import Any, NoReturn

from kerys.cli.admin import add_admin
from kerys.cli.arena_options import add_arena, add_balance, add_ladder
from kerys.cli.arguments import SEATS, Parser, as_json, bot_name, count, game_options, language, seconds, seed
from kerys.cli.coach_options import add_calibrate, add_coach, add_puzzles
from kerys.cli.screenshots import add_screenshots
from kerys.cli.serve import add_bench, add_serve


class UsageError(Exception):
    """Error for a command line that cannot be parsed, as one sentence."""


class _Parser(argparse.ArgumentParser):
    """Raises `UsageError` with one sentence instead of printing the usage and exiting."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}; see `{self.prog} --help`.")


def command_line() -> Parser:
    """Create the parser of the whole command line."""
    parser = _Parser(
        prog="kerys",
        description="The board game Ys: play it online or in the terminal, simulate it, inspect recorded games.",
    )
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", parser_class=_Parser
    )
    add_serve(commands)
    add_admin(commands)
    _play(commands)
    _simulate(commands)
    _record(commands)
    _scenario(commands)
    add_coach(commands)
    add_calibrate(commands)
    add_puzzles(commands, _Parser)
    _bot_protocol(commands)
    add_arena(commands)
    add_ladder(commands)
    add_balance(commands)
    _bench(commands)
    add_screenshots(commands)
    commands.add_parser(
        "about",
        help="print the version and whether the engine is compiled",
        description="Print the versions of Kerys and Python and whether the engine is compiled; if not, why not.",
    )
    return parser


def _play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play a game in the terminal against bots",
        description="Play a game against bots. Type `help` in the game to see what you can type.",
    )
    bot_name(play, "greedy", "who plays the other seats")
    play.add_argument("--seat", choices=SEATS, help="the seat you play (blue)")
    play.add_argument("--seed", type=seed, help="deal from this number, so that the game can be repeated")
    play.add_argument(
        "--record", metavar="FILE", help="save the game to this file after each of your answers"
    )
    play.add_argument(
        "--load", metavar="FILE", help="continue from a record or a scenario instead of a new game"
    )
    language(play)
    game_options(play)


def _simulate(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games and show the averages",
        description="Let bots play many games among themselves and show scores, winners, gems and speed.",
    )
    simulate.add_argument("--games", type=count, default=1000, metavar="N", help="how many games (1000)")
    bot_name(simulate, "random", "who plays all seats; random plays inside the engine")
    simulate.add_argument(
        "--seed", type=seed, default=1, help="the seed of the first game; the next adds 1 (1)"
    )
    simulate.add_argument(
        "--jobs",
        type=count,
        default=1,
        metavar="J",
        help="how many processes share the work; the result is the same (1)",
    )
    as_json(simulate)
    game_options(simulate)


def _record(commands: Any) -> None:
    record = commands.add_parser(
        "record",
        help="show, check or replay recorded games",
        description="Inspect recorded games. A file may hold one record or many; - reads standard input.",
    )
    actions = record.add_subparsers(
        dest="action", metavar="ACTION", title="actions", required=True, parser_class=_Parser
    )
    texts = {
        "show": (
            "draw the table at the end of each record",
            "Draw the last position of each record.",
        ),
        "check": (
            "check that each record can be replayed",
            "Replay each record and print one line about it; the exit code is 1 if a record is invalid.",
        ),
        "replay": ("retell each game from the beginning", "Retell each game in sentences."),
    }
    for name, (short, long) in texts.items():
        action = actions.add_parser(name, help=short, description=long)
        action.add_argument(
            "files", nargs="+", metavar="FILE", help="files with records; - is standard input"
        )
        if name != "check":
            action.add_argument("--seat", choices=SEATS, help="show this seat's view (a spectator's)")
        language(action)


def _scenario(commands: Any) -> None:
    scenario = commands.add_parser(
        "scenario",
        help="show a position written as text, and play on from it",
        description="Draw the position of a scenario and print the question.",
    )
    scenario.add_argument("file", metavar="FILE", help="the file with the scenario; - is standard input")
    scenario.add_argument(
        "--seat", choices=SEATS, help="show this seat's view, and play this seat (the seat that is asked)"
    )
    scenario.add_argument("--play", action="store_true", help="play on from the position against bots")
    bot_name(scenario, "greedy", "who plays the other seats")
    scenario.add_argument("--seed", type=seed, help="seed of the bots, for repeatable answers")
    language(scenario)


def _bot_protocol(commands: Any) -> None:
    protocol = commands.add_parser(
        "bot-protocol",
        help="test a bot that is an external program",
        description="Let a program play seat blue against greedy bots over its standard input and output and "
        "report whether it keeps to the protocol. Without a program: describe the protocol.",
    )
    protocol.add_argument("--games", type=count, default=1, metavar="N", help="how many games (1)")
    protocol.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time for each answer (1)")
    protocol.add_argument("--seed", type=seed, default=1, help="the seed of the first game (1)")
    protocol.add_argument("--players", type=int, default=4, metavar="N", help="how many seats, 2 to 5 (4)")
    protocol.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="PROGRAM …", help="the program and its arguments"
    )


def _bench(commands: Any) -> None:
    bench = commands.add_parser(
        "bench", help="measure the speed", description="Measure the speed on this machine."
    )
    what = bench.add_subparsers(
        dest="what", metavar="WHAT", title="what", required=True, parser_class=_Parser
    )
    engine = what.add_parser(
        "engine",
        help="decisions and games per second of the rules engine",
        description="Measure the rules engine: playing inside it, stepping it from Python, copying states.",
    )
    engine.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="S", help="how long to measure each contender (2)"
    )
    as_json(engine)
    bots = what.add_parser(
        "bots",
        help="iterations per second of the searches, time per decision of the levels",
        description="Measure the bots: iterations per second of each search, thinking time of each level, "
        "games per second, and, if open_spiel is installed, ismcts against OpenSpiel's.",
    )
    bots.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="S", help="how long to measure each search (2)"
    )
    bots.add_argument(
        "--sets", type=int, default=5, metavar="N", help="sets of games against OpenSpiel, or 0 (5)"
    )
    bots.add_argument(
        "--think", type=seconds, default=0.1, metavar="S", help="seconds per decision in those games (0.1)"
    )
    as_json(bots)
    page = what.add_parser(
        "page",
        help="milliseconds for an update of the table in a browser",
        description="Measure the page: chromium shows a five-player game with all of Ys+, and each update is "
        "timed from the server's message until everything is drawn.",
    )
    as_json(page)
    env = what.add_parser(
        "env",
        help="decisions per second of the research environment",
        description="Measure the research environment: batches, and each interface whose library is installed, "
        "next to games of that library.",
    )
    env.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="S", help="how long to measure each interface (2)"
    )
    as_json(env)
    add_bench(what)
