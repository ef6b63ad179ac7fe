"""`kerys admin`: look after people and tables of a server."""

import argparse
import asyncio
import sys
from typing import Any, Final

from kerys.cli.serve import add_settings
from kerys.server.settings import read_settings

_PERSON: Final = ("person", "PERSON", "the id of a person, or the name of an account")
_TABLE: Final = ("table", "TABLE", "the id of a table")
_WHO: Final = ("who", "WHO", "a person's id, an account, an address, or a range such as 198.51.100.0/24")
_TEXT: Final = ("text", "TEXT", "an id, an account, or a part of a name or title")
_ACTIONS: Final[dict[str, tuple[str, tuple[str, str, str] | None]]] = {
    "people": ("list people, the newest first", _TEXT),
    "person": ("show one person: sessions, tables, ratings, bans", _PERSON),
    "tables": ("list tables, the newest first", _TEXT),
    "table": ("show one table", _TABLE),
    "ban": ("ban a person, an address or a range of addresses", _WHO),
    "unban": ("take a ban back", _WHO),
    "bans": ("list who is banned or muted", None),
    "mute": ("mute a person at all tables", _PERSON),
    "unmute": ("let a person chat again", _PERSON),
    "close": ("close a table, also during a game", _TABLE),
    "reset-password": ("give an account a new password and end its sessions", _PERSON),
    "delete": ("delete a person; their games stay, without their name", _PERSON),
    "export": ("print everything that is stored about a person, as JSON", _PERSON),
    "limits": ("show which limits were reached in the last 30 days", None),
    "log": ("show what was done with this command, the newest first", None),
}


def add_admin(commands: Any) -> None:
    """Add the parser of the command."""
    admin = commands.add_parser(
        "admin",
        help="look after people and tables of a server",
        description="Look after people and tables. The server may run meanwhile. Every action is in an audit log.",
    )
    actions = admin.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    for name, (help_, argument) in _ACTIONS.items():
        parser = actions.add_parser(name, help=help_, description=f"{help_[0].upper()}{help_[1:]}.")
        if argument is not None:
            dest, shown, text = argument
            optional = {"nargs": "?", "default": ""} if dest == "text" else {}
            parser.add_argument(dest, metavar=shown, help=text, **optional)
        if name in ("ban", "mute"):
            parser.add_argument("--for", dest="time", metavar="TIME", help="such as 12h, 7d or 2w (for ever)")
        if name in ("ban", "mute", "close"):
            parser.add_argument("--reason", default="", metavar="TEXT", help="for the audit log")
        if name == "delete":
            parser.add_argument("--yes", action="store_true", help="really delete, for ever")
        add_settings(parser, only=("data", "database"))


def admin(chosen: argparse.Namespace) -> int:
    """Run `kerys admin …`."""
    from kerys.server.maintenance.admin import run_admin  # noqa: PLC0415

    try:
        settings = read_settings({"data": chosen.data, "database": chosen.database})
    except ValueError as error:
        print(f"kerys: {error}.", file=sys.stderr)
        return 2
    return asyncio.run(run_admin(settings, chosen.action, vars(chosen)))
