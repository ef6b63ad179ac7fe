"""The folder of a match: its plan, one line for every finished game, and an archive of all records.

    results.jsonl   the plan, then one line of JSON for each game, in order; append-only
    games.kerys     the records of the same games in the same order (`kerys record check games.kerys`)

A crash loses at most the game that was being written: an incomplete last line is dropped, and the archive
is truncated to the length given in the last complete line.
"""

import fcntl
import json
import os
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, Final

from kerys.arena.plan import Plan, code_fingerprint
from kerys.arena.play import GameResult
from kerys.engine.errors import KerysError

RESULTS: Final = "results.jsonl"
ARCHIVE: Final = "games.kerys"
_VERSION: Final = 1
_FIGURES: Final = tuple(field.name for field in fields(GameResult) if field.name != "record")


class BadFolder(KerysError):
    """Error for a folder that cannot store this match."""


class Folder:
    """Storage of a match; only one process at a time can open it."""

    def __init__(self, path: Path, plan: Plan, **terms: str | None) -> None:
        self.path = path
        self.results: list[GameResult] = []  # of earlier runs, without the records
        self._header: dict[str, Any] = {
            "arena": _VERSION,
            "plan": {**plan.data(), **terms},
            "code": code_fingerprint(),
        }
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._results_file: IO[bytes] = (path / RESULTS).open("a+b")
            self._archive_file: IO[bytes] = (path / ARCHIVE).open("a+b")
        except OSError as error:
            raise BadFolder(
                f"the folder {path} cannot be used: {(error.strerror or str(error)).lower()}"
            ) from None
        try:
            self._load()
        except BaseException:
            self.close()
            raise

    def _load(self) -> None:
        try:
            fcntl.flock(self._results_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(f"another arena is writing into {self.path}") from None
        self._results_file.seek(0)
        content = self._results_file.read()
        complete = content[: content.rfind(b"\n") + 1]
        lines = complete.splitlines()
        if not lines:
            self._results_file.truncate(0)
            self._append(self._results_file, _line(self._header))
            self._archive_file.truncate(0)
            return
        self._check(lines[0])
        self._results_file.truncate(len(complete))
        end = 0
        for number, line in enumerate(lines[1:], 2):
            try:
                data = json.loads(line)
                end = data.pop("end")
                self.results.append(GameResult(**data))
            except (ValueError, TypeError, KeyError):
                raise BadFolder(
                    f"the file {self.path / RESULTS}, line {number}: this is not the result of a game"
                ) from None
        if self._archive_file.seek(0, os.SEEK_END) < end:
            raise BadFolder(
                f"the archive {self.path / ARCHIVE} lacks games listed in {RESULTS}; use another folder"
            )
        self._archive_file.truncate(end)

    def _check(self, line: bytes) -> None:
        """Check that the folder holds the same match, played by the same code."""
        try:
            header = json.loads(line)
            version, plan, code = header["arena"], dict(header["plan"]), header["code"]
        except (ValueError, KeyError, TypeError):
            raise BadFolder(f"the file {self.path / RESULTS} was not written by an arena") from None
        if version != _VERSION:
            raise BadFolder(f"the folder {self.path} holds a match written by another version of Kerys")
        wanted = self._header["plan"]
        changed = [name for name in {**wanted, **plan} if plan.get(name) != wanted.get(name)]
        if changed:
            names = ", ".join(name.replace("_", " ") for name in changed)
            raise BadFolder(
                f"the folder {self.path} holds another match (different {names}); use another folder"
            )
        if code != self._header["code"]:
            raise BadFolder(
                f"the folder {self.path} holds games of another version of the engine or the bots; use another folder"
            )

    # --- Writing --------------------------------------------------------------------------------------------
    def add(self, result: GameResult) -> None:
        """Store a game: first its record, then the line that confirms it."""
        first = self._archive_file.seek(0, os.SEEK_END) == 0
        self._append(self._archive_file, (b"" if first else b"\n") + result.record.encode())
        figures = {name: getattr(result, name) for name in _FIGURES}
        self._append(self._results_file, _line({**figures, "end": self._archive_file.tell()}))

    def _append(self, file: IO[bytes], content: bytes) -> None:
        file.seek(0, os.SEEK_END)
        file.write(content)
        file.flush()

    def close(self) -> None:
        self._results_file.close()
        self._archive_file.close()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def new_folder(parent: Path, name: str) -> Path:
    """Return the path of a folder that does not exist yet: `name-1`, `name-2`, …"""
    number = 1
    while (path := parent / f"{name}-{number}").exists():
        number += 1
    return path
