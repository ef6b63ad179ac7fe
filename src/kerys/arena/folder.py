"""The folder of a match: what was agreed, a line for every finished game, and all games as an archive.

    results.jsonl   the plan, then one line of JSON for each game, in order; only ever appended to
    games.kerys     the records of the same games in the same order (`kerys record check games.kerys`)

A crash loses at most the game that was being written: a last line that is not whole is dropped, and the
archive is cut where the last whole line says it ended.
"""

import fcntl
import json
import os
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, Final

from kerys.arena.plan import Plan, code_print
from kerys.arena.play import Played
from kerys.engine.errors import KerysError

RESULTS: Final = "results.jsonl"
ARCHIVE: Final = "games.kerys"
_VERSION: Final = 1
_FIGURES: Final = tuple(field.name for field in fields(Played) if field.name != "record")


class BadFolder(KerysError):
    """A folder that cannot hold this match."""


class Folder:
    """Where a match is kept; opened for writing by one process at a time."""

    def __init__(self, path: Path, plan: Plan, **terms: str | None) -> None:
        self.path = path
        self.played: list[Played] = []  # what was there before, without the records
        self._agreed: dict[str, Any] = {
            "arena": _VERSION,
            "plan": {**plan.data(), **terms},
            "code": code_print(),
        }
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._results: IO[bytes] = (path / RESULTS).open("a+b")
            self._archive: IO[bytes] = (path / ARCHIVE).open("a+b")
        except OSError as error:
            raise BadFolder(
                f"the folder {path} cannot be used: {(error.strerror or str(error)).lower()}"
            ) from None
        try:
            self._take_up()
        except BaseException:
            self.close()
            raise

    def _take_up(self) -> None:
        try:
            fcntl.flock(self._results, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(f"another arena is writing into {self.path}") from None
        self._results.seek(0)
        content = self._results.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            self._results.truncate(0)
            self._append(self._results, _line(self._agreed))
            self._archive.truncate(0)
            return
        self._check(lines[0])
        self._results.truncate(len(whole))
        end = 0
        for number, line in enumerate(lines[1:], 2):
            try:
                data = json.loads(line)
                end = data.pop("end")
                self.played.append(Played(**data))
            except (ValueError, TypeError, KeyError):
                raise BadFolder(f"the file {self.path / RESULTS}, line {number}: this is no game") from None
        if self._archive.seek(0, os.SEEK_END) < end:
            raise BadFolder(
                f"the archive {self.path / ARCHIVE} lacks games that {RESULTS} has; use another folder"
            )
        self._archive.truncate(end)

    def _check(self, line: bytes) -> None:
        """The same match, by the same code?"""
        try:
            found = json.loads(line)
            version, plan, code = found["arena"], dict(found["plan"]), found["code"]
        except (ValueError, KeyError, TypeError):
            raise BadFolder(f"the file {self.path / RESULTS} was not written by an arena") from None
        if version != _VERSION:
            raise BadFolder(f"the folder {self.path} holds a match in a format of another version of Kerys")
        wanted = self._agreed["plan"]
        changed = [name for name in {**wanted, **plan} if plan.get(name) != wanted.get(name)]
        if changed:
            said = ", ".join(name.replace("_", " ") for name in changed)
            raise BadFolder(f"the folder {self.path} holds another match ({said} differ); use another folder")
        if code != self._agreed["code"]:
            raise BadFolder(
                f"the folder {self.path} holds games of another version of the engine or the bots; use another folder"
            )

    # --- Writing --------------------------------------------------------------------------------------------
    def add(self, played: Played) -> None:
        """Keep a game: first its record, then the line that says it is there."""
        first = self._archive.seek(0, os.SEEK_END) == 0
        self._append(self._archive, (b"" if first else b"\n") + played.record.encode())
        figures = {name: getattr(played, name) for name in _FIGURES}
        self._append(self._results, _line({**figures, "end": self._archive.tell()}))

    def _append(self, file: IO[bytes], content: bytes) -> None:
        file.seek(0, os.SEEK_END)
        file.write(content)
        file.flush()

    def close(self) -> None:
        self._results.close()
        self._archive.close()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def new_folder(parent: Path, name: str) -> Path:
    """A folder that is not there yet: `name-1`, `name-2`, …"""
    number = 1
    while (path := parent / f"{name}-{number}").exists():
        number += 1
    return path
