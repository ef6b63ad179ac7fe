"""`kerys serve` and `kerys db`: the online table.

Flags and environment variables come from `server.settings`.
"""

import argparse
import asyncio
import sys
from dataclasses import MISSING, fields
from typing import Any, Final

from kerys.server.settings import PREFIX, Settings, read_settings

_NOT_SETTINGS: Final = ("command", "action", "file", "to")


def add_serve(commands: Any) -> None:
    """Add the parsers of both commands."""
    serve = commands.add_parser(
        "serve",
        help="serve the online table on this machine",
        description="Serve the online table. Each setting can also be given as the environment variable in brackets.",
    )
    add_settings(serve)
    database = commands.add_parser(
        "db",
        help="maintain the database of the online table",
        description="Maintain the database of the online table.",
    )
    actions = database.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    check = actions.add_parser(
        "check",
        help="replay every stored game",
        description="Replay every stored game. A game that fails is kept, marked and reported.",
    )
    add_settings(check, only=("data", "database"))
    backup = actions.add_parser(
        "backup",
        help="write a backup, also while the server runs",
        description="Write a backup of SQLite or PostgreSQL to a new file. The server may run meanwhile.",
    )
    backup.add_argument("file", metavar="FILE", help="the new file")
    restore = actions.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Check a backup, put it in the place of the database and replay every game. The server must not "
        "run. A SQLite database that is there is set aside; a PostgreSQL database must be empty.",
    )
    restore.add_argument("file", metavar="FILE", help="a file written by kerys db backup")
    move = actions.add_parser(
        "move",
        help="move everything from SQLite to PostgreSQL or back",
        description="Copy everything to the other kind of database, compare all rows and replay every game. The server "
        "must not run. What is copied stays where it was.",
    )
    move.add_argument("--to", required=True, choices=("sqlite", "postgresql"), help="where everything goes")
    for parser in (backup, restore, move):
        add_settings(parser, only=("data", "database"))


def add_bench(what: Any) -> None:
    """Add the parser of `kerys bench server`."""
    server = what.add_parser(
        "server",
        help="answers per second of the online table",
        description="Let many clients play on a separate server, and compare it with a minimal one.",
    )
    server.add_argument("--tables", type=int, default=250, metavar="N", help="tables with four players (250)")
    server.add_argument(
        "--rate", type=float, default=1000.0, metavar="R", help="offered answers per second (1000)"
    )
    server.add_argument("--seconds", type=float, default=6.0, metavar="S", help="how long to measure (6)")
    server.add_argument(
        "--stretches",
        type=int,
        default=5,
        metavar="N",
        help="measurements at the offered rate; the median is reported (5)",
    )
    server.add_argument(
        "--warm-up", type=float, default=5.0, metavar="S", help="seconds to wait before measuring (5)"
    )
    server.add_argument(
        "--database", default="", metavar="URL", help="a PostgreSQL database to use instead of SQLite"
    )
    server.add_argument("--processes", type=int, default=1, metavar="P", help="server processes (1)")
    server.add_argument(
        "--stored",
        type=int,
        default=10_000,
        metavar="N",
        help="stored games at the cold start (10000; 0: none)",
    )
    server.add_argument("--quick", action="store_true", help="a small load for a first look")
    server.add_argument("--json", action="store_true", help="print the figures as JSON")


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


async def _database_command(chosen: argparse.Namespace, settings: Settings) -> int:
    if chosen.action == "check":
        from kerys.server.maintenance.check import check_database  # noqa: PLC0415

        return await check_database(settings)
    from kerys.server.maintenance import database  # noqa: PLC0415

    if chosen.action == "backup":
        return await database.backup_database(settings, chosen.file)
    if chosen.action == "restore":
        return await database.restore_database(settings, chosen.file)
    return await database.move_database(settings, chosen.to)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def run(chosen: argparse.Namespace) -> int:
    """Run `kerys serve` or `kerys db …`."""
    try:
        given = {name: value for name, value in vars(chosen).items() if name not in _NOT_SETTINGS}
        settings = read_settings(given)
    except ValueError as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    if chosen.command == "db":
        return asyncio.run(_database_command(chosen, settings))
    from kerys.server.run import serve  # noqa: PLC0415

    return serve(settings)
