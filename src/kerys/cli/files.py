"""Reading records and scenarios, and writing files atomically."""

import contextlib
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from kerys.engine.errors import KerysError
from kerys.game import Game

STANDARD_INPUT = "-"
_RECORD = "kerys record "  # the beginning of every record
_MAX_SIZE = 200_000_000  # bytes; a big archive has about ten thousand games


class BadFile(KerysError):
    """Error for a file that cannot be read or written."""


def read_text(name: str) -> str:
    """Read a file or standard input as text; raise `BadFile` if that fails."""
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(_MAX_SIZE + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(_MAX_SIZE + 1)
    except OSError as error:
        raise BadFile(f"{shown(name)} cannot be read: {reason(error)}") from None
    except ValueError:
        raise BadFile(f"{shown(name)!r} is not the name of a file") from None
    if len(content) > _MAX_SIZE:
        raise BadFile(f"{shown(name)} is too large for records: more than {_MAX_SIZE // 1_000_000} MB")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(
            f"{shown(name)} is not text (UTF-8), so it is neither a record nor a scenario"
        ) from None
    if "\0" in text:
        raise BadFile(f"{shown(name)} is not text, so it is neither a record nor a scenario")
    if not text.strip():
        raise BadFile(f"{shown(name)} is empty")
    return text


def read_records(name: str) -> list[str]:
    """Read the records of a file: one, or an archive of many separated by blank lines."""
    parts = re.split(r"\n[ \t\r]*\n\s*", read_text(name).strip("\n"))
    return [part.rstrip("\n") + "\n" for part in parts if part.strip()]


def read_game(name: str) -> Game:
    """Load a game from a record or a scenario."""
    text = read_text(name)
    return game_of(name, Game.from_record if text.startswith(_RECORD) else Game.from_scenario, text)


def game_of(name: str, read: Callable[[str], Game], text: str) -> Game:
    """Parse a game; errors are prefixed with the name of the file."""
    try:
        return read(text)
    except KerysError as error:
        raise BadFile(f"{shown(name)}: {error}") from None


def write_text(name: str, text: str) -> None:
    """Replace a file atomically: after a crash it holds either the old text or the new one."""
    path = Path(name)
    if path.is_symlink():
        path = Path(os.path.realpath(path))
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(_mode(path))
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        raise BadFile(f"{shown(name)} cannot be written: {reason(error)}") from None


def _mode(path: Path) -> int:
    """Return the permissions of the file that is replaced, or the default for a new file."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def reason(error: OSError) -> str:
    """Return the system's error message without the name of the file."""
    message = (error.strerror or str(error)).lower()
    return {"no such file or directory": "there is no such file or folder"}.get(message, message)


def shown(name: str) -> str:
    return "standard input" if name == STANDARD_INPUT else name
