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
