"""The files of a SQLite database, recognised so that nothing is written to files that somebody put in their place.

A file that was moved or replaced has another inode. A file that was overwritten in place has another stamp: the server
counts its commits in the header of the file (`PRAGMA user_version`), and that count only grows.
"""

import os
import struct
import threading
import time
from pathlib import Path
from typing import IO, Final

from kerys.server.logs import log
from kerys.server.storage.backend import StorageUnavailable

_STAMP_OFFSET: Final = 60  # of the user version in the header of a database file
_STAMPS: Final = 1 << 31
_WAL_HEADER: Final = struct.Struct(">8sII8s8s")  # magic and version, page size, checkpoints, salts, checksum
_FRAME_HEADER: Final = struct.Struct(">II8s8s")  # page, size after a commit, salts, checksum
_ATTEMPTS: Final = 5


class DatabaseFile:
    """One SQLite file and its write-ahead log. `stamped`: this process is the server, which counts its commits."""

    def __init__(self, path: Path, *, stamped: bool) -> None:
        self.path = path
        self.stamped = stamped
        self.replaced = False
        self._inodes: tuple[int, ...] = ()
        # Open as long as SQLite uses the file: closing it earlier would drop SQLite's own locks.
        self._header: IO[bytes] | None = None
        self._lock = threading.Lock()
        self._seen = 0  # the stamp that the file itself had last
        self._latest = 0  # the stamp of the last commit, perhaps only in the write-ahead log

    @property
    def _wal(self) -> Path:
        return Path(f"{self.path}-wal")

    def create(self) -> None:
        """Create the file readable for this user alone: it holds password hashes and the secret of invitations."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))

    def check_log(self) -> None:
        """Keep SQLite from applying a write-ahead log that belongs to another database file.

        That is what is left when somebody puts a backup in the place of the file alone.
        """
        if not is_foreign_log(self.path, self._wal):
            return
        if not self.stamped:
            raise self._replaced_error()
        aside = Path(f"{self._wal}.replaced-{int(time.time())}")
        self._wal.rename(aside)
        log.error("write-ahead-log-set-aside", file=aside.name, why="it belongs to another database file")

    def opened(self, stamp: int) -> None:
        """Remember which files were opened, and the last committed stamp."""
        if self._header is None:
            self._header = self.path.open("rb", buffering=0)
        self._inodes = self._current_inodes()
        self._seen, self._latest = self._stored_stamp(), stamp

    def check(self) -> None:
        """Refuse files that are not those that were opened; once refused, always."""
        if not self.replaced:
            try:
                with self._lock:
                    self.replaced = self._current_inodes() != self._inodes or not self._stamp_fits()
            except (OSError, ValueError):
                self.replaced = True
        if self.replaced:
            raise self._replaced_error()

    def next_stamp(self) -> int:
        """Return the stamp to write with the next commit."""
        self._latest = (self._latest + 1) % _STAMPS
        return self._latest

    def close(self) -> None:
        if self._header is not None:
            self._header.close()
            self._header = None

    def _stamp_fits(self) -> bool:
        """Return whether the file has the stamp it had, or that of a later commit of ours."""
        if not self.stamped:
            return True
        stored = self._stored_stamp()
        if (stored - self._seen) % _STAMPS > (self._latest - self._seen) % _STAMPS:
            return False
        self._seen = stored
        return True

    def _stored_stamp(self) -> int:
        assert self._header is not None
        return _read_stamp(self._header)

    def _current_inodes(self) -> tuple[int, ...]:
        return tuple(file.stat().st_ino for file in (self.path, self._wal))

    def _replaced_error(self) -> StorageUnavailable:
        return StorageUnavailable(
            f"{self.path} or its -wal file was moved or replaced while it was in use; "
            "put it back and start Kerys again"
        )


def is_foreign_log(path: Path, wal: Path) -> bool:
    """Return whether a write-ahead log has commits that do not follow on those in the database file."""
    for _ in range(_ATTEMPTS):  # a running server may change both between the two looks
        try:
            with path.open("rb") as file:
                stored = _read_stamp(file)
            stamps = _stamps_in_log(wal)
        except (OSError, ValueError):  # a file that is empty or is not there
            return False
        if not stamps or (stored - stamps[0] + 1) % _STAMPS <= (stamps[-1] - stamps[0] + 1) % _STAMPS:
            return False
        if not any(stamps):
            return False  # by a Kerys that did not count yet
    return True


def _read_stamp(file: IO[bytes]) -> int:
    file.seek(_STAMP_OFFSET)
    stamp = file.read(4)
    if len(stamp) < 4:
        raise ValueError("the file is cut off")
    return int.from_bytes(stamp, "big")


def _stamps_in_log(wal: Path) -> list[int]:
    """Return the stamps of the commits in a write-ahead log, the oldest first."""
    stamps: list[int] = []
    with wal.open("rb") as file:
        header = file.read(_WAL_HEADER.size)
        if len(header) < _WAL_HEADER.size:
            return []
        _, page_size, _, salts, _ = _WAL_HEADER.unpack(header)
        while len(frame := file.read(_FRAME_HEADER.size)) == _FRAME_HEADER.size:
            page, _, frame_salts, _ = _FRAME_HEADER.unpack(frame)
            content = file.read(page_size)
            if frame_salts != salts or len(content) < page_size:
                break  # left over from before the log was restarted
            if page == 1:
                stamps += struct.unpack_from(">I", content, _STAMP_OFFSET)
    return stamps
