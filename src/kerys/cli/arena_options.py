"""The parsers of `kerys arena`, `kerys ladder` and `kerys balance`. This module does not import the game."""

import argparse
from typing import Any

from kerys.cli.arguments import Parser, as_json, bot_name, count, game_options, seed, short


def add_arena(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        help="compare the strength of two or more bots, with confidence intervals",
        description="Let bots play sets of games against each other: one deal, every seating. Shows win "
        "shares with 95 % intervals. docs/arena.md explains how to read them.",
    )
    arena.add_argument(
        "entrants",
        nargs="+",
        metavar="ENTRANT",
        help="2 to 5: a bot's or level's name, name:iterations=500, name:seconds=0.1, program:COMMAND",
    )
    arena.add_argument("--sets", type=count, default=100, metavar="N", help="how many sets (100)")
    arena.add_argument(
        "--sprt",
        type=hypotheses,
        metavar="LOW,HIGH",
        help="stop as soon as the first entrant's win share is decided between these two, such as 0.25,0.30",
    )
    arena.add_argument(
        "--one-way",
        action="store_true",
        help="two entrants: play only the games in which the first sits alone",
    )
    _run_options(arena)
    arena.add_argument("--csv", metavar="FILE", help="write a row for every seat of every game as CSV")
    arena.add_argument("--parquet", metavar="FILE", help="write the same rows as Parquet (needs pyarrow)")
    as_json(arena)
    game_options(arena)
    _option_words(arena)


def add_ladder(commands: Any) -> None:
    ladder = commands.add_parser(
        "ladder",
        help="rate a pool of bots",
        description="Let a pool of bots play in all combinations and fit ratings to the final orders.",
    )
    ladder.add_argument(
        "--pool",
        type=names,
        metavar="NAMES",
        help="the entrants, separated by commas (all levels, weakest first, and random)",
    )
    ladder.add_argument(
        "--sets", type=count, default=35, metavar="N", help="how many deals for each kind of game (35)"
    )
    _kinds_of_game(ladder)
    _run_options(ladder)
    ladder.add_argument("--docs", metavar="FILE", help="write the table into the ladder section of this page")
    as_json(ladder)


def add_balance(commands: Any) -> None:
    balance = commands.add_parser(
        "balance",
        help="measure how fair the game is: seats, turn order, lead changes, scores",
        description="Win share by seat and by turn order, lead changes and scores, from games that a bot "
        "plays against itself or from recorded games; as a page with plots and as JSON.",
    )
    bot_name(balance, "greedy", "the bot on all seats, with an optional budget as in ismcts:iterations=100")
    balance.add_argument(
        "--games", type=count, default=200, metavar="N", help="games for each kind of game (200)"
    )
    balance.add_argument(
        "--archive", nargs="+", metavar="FILE", help="read these recorded games instead of playing"
    )
    _kinds_of_game(balance)
    _run_options(balance)
    as_json(balance)


def _run_options(parser: Parser) -> None:
    """Add the options of all commands that play many games."""
    parser.add_argument("--seed", type=seed, default=1, help="the seed of all deals and bots (1)")
    parser.add_argument(
        "--budget",
        metavar="LIMIT",
        help="for entrants without a budget: iterations=200 or seconds=0.1 (levels: their own; else 200)",
    )
    parser.add_argument(
        "--jobs",
        type=count,
        default=1,
        metavar="J",
        help="how many games are played in parallel; the result is the same (1)",
    )
    parser.add_argument(
        "--executor",
        choices=("local", "ray"),
        default="local",
        help="play on this machine, or on Ray (needs ray; RAY_ADDRESS names a cluster)",
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        help="store games and results here, and resume an unfinished run (a new folder)",
    )


def _kinds_of_game(parser: Parser) -> None:
    parser.add_argument(
        "--players", type=player_counts, default=(4,), metavar="N", help="for instance 4, 2,3 or 2-5 (4)"
    )
    parser.add_argument(
        "--variants",
        type=names,
        default=("base",),
        metavar="NAMES",
        help="any of base, kings-favour, express, ys+, all, separated by commas (base)",
    )


def _option_words(parser: Parser) -> None:
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="OPTION",
        help="options of the game as words: kings-favour, events, districts=3; ys+ is all of Ys+",
    )


# --- Values -----------------------------------------------------------------------------------------------


def hypotheses(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(f"two win shares such as 0.25,0.30 are needed, not “{short(text)}”")
    return low, high


def names(text: str) -> tuple[str, ...]:
    parts = tuple(part.strip() for part in text.split(","))
    if not all(parts):
        raise argparse.ArgumentTypeError(f"names are separated by single commas, not “{short(text)}”")
    return parts


def player_counts(text: str) -> tuple[int, ...]:
    """Parse `4`, `2,3,5` or `2-5`."""
    counts: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()) or len(part) > 6:
            raise argparse.ArgumentTypeError(f"numbers of players are 4, 2,3 or 2-5, not “{short(text)}”")
        counts += range(int(first), int(last or first) + 1)
    if not counts or not all(2 <= number <= 5 for number in counts):
        raise argparse.ArgumentTypeError(f"Ys is played by 2 to 5 players, not “{short(text)}”")
    return tuple(dict.fromkeys(counts))
