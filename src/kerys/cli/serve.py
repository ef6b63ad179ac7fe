"""`kerys serve` and `kerys db`: the online table.

Flags and environment variables come from `server.settings`.
"""

import argparse
import asyncio
import sys
from dataclasses import MISSING, fields
from typing import Any

from kerys.server.settings import PREFIX, Settings, read_settings


def add_serve(commands: Any) -> None:
    """The parsers of both commands."""
    serve = commands.add_parser(
        "serve",
        help="serve the online table on this machine",
        description="Serve the online table. Each setting may also come from the environment, as named.",
    )
    add_settings(serve)
    database = commands.add_parser(
        "db",
        help="look after the database of the online table",
        description="Look after the database of the online table.",
    )
    actions = database.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    check = actions.add_parser(
        "check",
        help="replay every stored game",
        description="Replay every stored game. One that does not fit is kept, marked and reported.",
    )
    add_settings(check, only=("data", "database"))


def add_settings(parser: argparse.ArgumentParser, only: tuple[str, ...] = ()) -> None:
    for one in fields(Settings):
        if only and one.name not in only:
            continue
        default = "" if one.default in ("", MISSING) else f"; {_shown(one.default)}"
        parser.add_argument(
            "--" + one.name.replace("_", "-"),
            metavar="on|off" if isinstance(one.default, bool) else one.name.upper().replace("_", "-"),
            help=f"{one.metadata['help']} ({PREFIX}{one.name.upper()}{default})".replace("%", "%%"),
        )


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def run(chosen: argparse.Namespace) -> int:
    """Run `kerys serve` or `kerys db …`."""
    try:
        settings = read_settings({name: value for name, value in vars(chosen).items() if name != "command"})
    except ValueError as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    if chosen.command == "db":
        from kerys.server.check import check_database  # noqa: PLC0415

        return asyncio.run(check_database(settings))
    from kerys.server.run import serve  # noqa: PLC0415

    return serve(settings)
