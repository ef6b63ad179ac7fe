"""The options of the commands about the coach. It imports nothing of the game, so `--help` comes at once."""

from typing import Any

from kerys.cli.arguments import SEATS, Parser, as_json, count, language, seed


def add_coach(commands: Any) -> None:
    """Add the command to the command line."""
    parser: Parser = commands.add_parser(
        "coach",
        help="say what was good and bad in a finished game, and what was luck",
        description="Judge every decision of finished games on what its seat knew then; show chances to win, luck and "
        "skill. docs/coach.md says how.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="files with records; - is standard input")
    parser.add_argument("--seat", choices=SEATS, help="judge this seat, from what it knew (all seats)")
    parser.add_argument("--seed", type=seed, default=0, help="the same seed gives the same analysis (0)")
    parser.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="how many processes share the work (1)"
    )
    as_json(parser)
    parser.add_argument("--html", action="store_true", help="print a page with a graph instead")
    language(parser)


def add_calibrate(commands: Any) -> None:
    """Add the command to the command line."""
    parser: Parser = commands.add_parser(
        "calibrate",
        help="measure how right the coach's chances, luck and grades are",
        description="Measure the coach on finished games, for instance those that `kerys arena --out` stores.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="files with records; - is standard input")
    parser.add_argument("--games", type=count, metavar="N", help="only the first N games (all)")
    parser.add_argument(
        "--every", type=count, default=6, metavar="N", help="the chances of each N-th moment (6)"
    )
    parser.add_argument(
        "--judge", type=int, default=0, metavar="N", help="how many decisions of each game are judged (0)"
    )
    parser.add_argument("--no-luck", action="store_true", help="leave luck out, which takes longest")
    parser.add_argument("--seed", type=seed, default=0, help="the same seed gives the same figures (0)")
    parser.add_argument(
        "--jobs", type=count, default=1, metavar="J", help="how many processes share the work (1)"
    )
    as_json(parser)


def add_puzzles(commands: Any, parser_class: Any) -> None:
    """Add the command to the command line."""
    parser: Parser = commands.add_parser(
        "puzzles",
        help="solve positions in which one answer is clearly best, or find new ones",
        description="Positions from games of strong bots in which one answer is clearly best.",
    )
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", title="actions", required=True, parser_class=parser_class
    )
    listing = actions.add_parser("list", help="list the puzzles", description="List the puzzles.")
    language(listing)
    show = actions.add_parser(
        "show",
        help="show a puzzle, or what the coach says to an answer",
        description="Draw a puzzle as its seat sees it; with an answer, say how good it is and why.",
    )
    show.add_argument("number", nargs="?", type=count, metavar="NUMBER", help="which puzzle (today's)")
    show.add_argument("--answer", metavar="TEXT", help="an answer, as `gem red`")
    language(show)
    find = actions.add_parser(
        "find",
        help="find puzzles in recorded games",
        description="Look for puzzles in finished games and print each as a line of JSON.",
    )
    find.add_argument("files", nargs="+", metavar="FILE", help="files with records; - is standard input")
    find.add_argument("--count", type=count, default=60, metavar="N", help="how many puzzles (60)")
    find.add_argument(
        "--per-theme", type=count, default=15, metavar="N", help="how many of a theme at most (15)"
    )
    find.add_argument("--seed", type=seed, default=0, help="the same seed finds the same puzzles (0)")
