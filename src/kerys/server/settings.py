"""Settings of the server: from a flag, else an environment variable, else the default."""

import math
import os
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from limits import parse

from kerys.server.logs import LEVELS


def data_folder() -> Path:
    """Return the folder for Kerys in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kerys"


def _setting(default: Any, help_: str) -> Any:
    return field(default=default, metadata={"help": help_})


@dataclass(frozen=True)
class Settings:
    """`--bot-deadline 3` equals the environment variable `KERYS_BOT_DEADLINE=3` and `Settings(bot_deadline=3)`."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on; 0 takes a free one")
    data: str = _setting("", "folder of the SQLite database (default: kerys in the user's data folder)")
    database: str = _setting("", "postgresql://… to use PostgreSQL instead of SQLite")
    public_address: str = _setting("", "address that browsers use, such as https://ys.example.org")
    proxy: str = _setting("", "addresses of reverse proxies to believe, with commas; “*”: all")
    browser: bool = _setting(True, "open the page in a browser when there is a desktop")
    bot_workers: int = _setting(max(2, os.cpu_count() or 2), "processes in which bots think")
    bot_deadline: float = _setting(5.0, "seconds after which a thinking bot is stopped")
    bot_pace: float = _setting(0.7, "seconds between a question and a bot's answer")
    max_tables: int = _setting(20, "unfinished tables that one person may have made")
    max_tables_per_address: int = _setting(60, "unfinished tables that may be made from one address")
    max_public_tables_per_address: int = _setting(
        10, "public tables from one address that may wait for players at once"
    )
    max_sockets: int = _setting(5000, "WebSockets open at once")
    max_sockets_per_address: int = _setting(
        200, "WebSockets open at once from one address; as many connections for HTTP"
    )
    idle_seconds: float = _setting(300.0, "seconds after which a table that nobody watches leaves the memory")
    requests: str = _setting(
        "600/minute", "HTTP requests of one address; twenty files of the page count as one"
    )
    sign_ins: str = _setting("10/minute", "attempts to sign in, new accounts and new names of one address")
    guests: str = _setting("60/hour", "new guests from one address")
    password_guesses: str = _setting(
        "20/hour", "wrong passwords for one account, whatever addresses they come from"
    )
    new_tables: str = _setting("120/hour", "tables that may be made from one address")
    imports: str = _setting("30/hour", "records that may be imported from one address")
    messages: str = _setting(
        "300/minute", "WebSocket messages of one person, or of strangers from one address"
    )
    chat_lines: str = _setting("20/minute", "lines of chat of one person")
    replay_share: float = _setting(
        5.0, "percent of a processor core that replays for one address may take, over a minute"
    )
    metrics: str = _setting(
        "loopback", "who may read /metrics: loopback, private (networks too), all or nobody"
    )
    log_level: str = _setting("info", "debug, info, warning or error")

    @property
    def database_file(self) -> Path:
        return (Path(self.data) if self.data else data_folder()) / "kerys.sqlite3"


PREFIX: Final = "KERYS_"
METRICS: Final = ("loopback", "private", "all", "nobody")
RATES: Final = (
    "requests",
    "sign_ins",
    "guests",
    "password_guesses",
    "new_tables",
    "imports",
    "messages",
    "chat_lines",
)


def read_settings(given: dict[str, str | None], environment: dict[str, str] | None = None) -> Settings:
    """Read settings from flags (name → text, None if not given) and the environment."""
    environment = dict(os.environ) if environment is None else environment
    values: dict[str, Any] = {}
    for one in fields(Settings):
        text, source = given.get(one.name), "--" + one.name.replace("_", "-")
        if text is None:
            source = PREFIX + one.name.upper()
            text = environment.get(source) or None  # an empty variable counts as unset
        if text is not None:
            values[one.name] = _value(one.name, source, type(one.default), text)
    return Settings(**values)


def _value(name: str, flag: str, kind: type, text: str) -> Any:
    """Parse a value; an error names the flag or variable it was given by."""
    if kind is bool:
        words = {
            "on": True,
            "yes": True,
            "1": True,
            "true": True,
            "off": False,
            "no": False,
            "0": False,
            "false": False,
        }
        if text.lower() not in words:
            raise ValueError(f"{flag} is on or off, not “{text}”")
        return words[text.lower()]
    try:
        value = kind(text)
    except ValueError:
        raise ValueError(f"{flag} is a number, not “{text}”") from None
    if kind in (int, float) and value < 0:
        raise ValueError(f"{flag} cannot be negative")
    _check(name, flag, value)
    return value


def _check(name: str, flag: str, value: Any) -> None:
    """Refuse unusable values before the server starts."""
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{flag} is a number, not “{value}”")
    if name == "host" and not value:
        raise ValueError(f"{flag} is an address of this machine; 0.0.0.0 is all of them")
    if name == "public_address" and value and not _is_address(value):
        raise ValueError(
            f"{flag} is an address such as https://ys.example.org, without a path, not “{value}”"
        )
    if name == "proxy" and not _are_proxies(value):
        raise ValueError(
            f"{flag} has addresses such as 127.0.0.1 or 10.0.0.0/8, with commas, or “*”, not “{value}”"
        )
    if name == "port" and value > 65_535:
        raise ValueError(f"{flag} is at most 65535, not {value}")
    if name == "bot_workers" and value < 1:
        raise ValueError(f"{flag} is at least 1")
    if name == "log_level" and value not in LEVELS:
        raise ValueError(f"{flag} is one of {', '.join(LEVELS)}, not “{value}”")
    if name == "metrics" and value not in METRICS:
        raise ValueError(f"{flag} is one of {', '.join(METRICS)}, not “{value}”")
    if name == "database" and value and not value.startswith(("postgresql://", "postgres://")):
        raise ValueError(
            f"{flag} begins with postgresql://"
        )  # the value is not quoted, as it may hold a password
    if name in RATES:
        try:
            fine = parse(value).amount > 0
        except ValueError:
            fine = False
        if not fine:
            raise ValueError(f"{flag} is a number from 1 on and a time, such as 600/minute, not “{value}”")


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        bare = parts.path in ("", "/") and not parts.query and not parts.fragment
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and bare
    except ValueError:  # also if the port is not a number, or too large
        return False


def _are_proxies(text: str) -> bool:
    try:
        for one in text.split(",") if text not in ("", "*") else ():
            ip_network(one.strip())
    except ValueError:
        return False
    return True


def settings_table() -> str:
    """Return all settings as the table of docs/hosting.md."""
    rows = ["| flag | variable | default | |", "| --- | --- | --- | --- |"]
    for one in fields(Settings):
        shown = ("on" if one.default else "off") if isinstance(one.default, bool) else str(one.default)
        if one.name == "bot_workers":
            shown = "one for each core, at least 2"
        flag = "--" + one.name.replace("_", "-")
        rows.append(f"| `{flag}` | `{PREFIX}{one.name.upper()}` | {shown} | {one.metadata['help']} |")
    return "\n".join(rows)
