"""Cache of compiled engines, so that a second clone or worktree with the same sources compiles nothing.

One zip file of extension modules for each key, below the user's cache folder (XDG_CACHE_HOME, else ~/.cache).
A file appears under its name only when it is complete; one that is damaged all the same is deleted and counts as
absent. Any trouble with the cache means compiling as if there were none.
"""

import contextlib
import hashlib
import os
import platform
import sys
import sysconfig
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path

LIMIT_BYTES = 100_000_000  # a compiled engine takes one to two million
LIMIT_FILES = 30


def folder() -> Path:
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".cache") / "kerys" / "engine"


def key(sources: str) -> str:
    """Return the name of what `sources`, a digest, compile to with this Python on this processor."""
    parts = [
        sources,
        sys.implementation.cache_tag or "",
        sysconfig.get_platform(),
        platform.python_version(),
        processor(),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def processor() -> str:
    """Describe the processor: code made for one may crash on another, and homes are shared between machines."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    wanted = ("model name", "flags", "Features", "CPU part")
    return "\n".join(sorted({line for line in lines if line.startswith(wanted)}))


def restore(name: str, target: Path) -> bool:
    """Unpack the cached engine into `target`; return False if there is no complete one."""
    file = folder() / f"{name}.zip"
    try:
        with zipfile.ZipFile(file) as archive:
            if archive.testzip() is not None:
                raise zipfile.BadZipFile
            archive.extractall(target)
        os.utime(file)  # the least recently used is deleted first
    except FileNotFoundError:
        return False
    except (OSError, zipfile.BadZipFile, zlib.error, EOFError):
        with contextlib.suppress(OSError):
            file.unlink()
        return False
    return True


def store(name: str, root: Path, files: Iterable[Path]) -> None:
    """Store `files`, which are below `root`, for the next clone."""
    with contextlib.suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        partial = folder() / f"{name}.{os.getpid()}.part"
        try:
            with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
                for path in files:
                    archive.write(path, path.relative_to(root))
            partial.replace(folder() / f"{name}.zip")
        finally:
            partial.unlink(missing_ok=True)
        trim()


def trim() -> None:
    """Delete the least recently used engines until the rest is within the limits."""
    files = sorted(folder().glob("*"), key=lambda path: path.stat().st_mtime, reverse=True)
    size = 0
    for count, path in enumerate(files, 1):
        size += path.stat().st_size
        if count > LIMIT_FILES or size > LIMIT_BYTES:
            path.unlink(missing_ok=True)
