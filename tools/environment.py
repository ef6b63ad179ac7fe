"""The environment in .venv: where its parts are, what was done to it, and how packages get into it.

    .venv/kerys/plain       the package as plain Python
    .venv/kerys/compiled    the same with extension modules, when they have been compiled
    kerys.pth               in site-packages: which of the two is imported

A running program keeps the one that it started with. Two locks order those who change something: `.venv.lock`
for all of it, `.venv.compile.lock` for the build tools and the compiled package. The second is taken first
where both are needed.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

COMPILED_FILES = (".so", ".pyd")
MAIN_LOCK = ".venv.lock"
COMPILE_LOCK = ".venv.compile.lock"
# Settings of the caller that would send our packages elsewhere or bring foreign ones in.
UNWANTED = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_ROOT",
    "UV_PYTHON",
    "UV_TARGET",
    "UV_PREFIX",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
)


class Trouble(Exception):
    """What stops the set-up, as one sentence that says what to do."""


class Busy(Exception):
    """Somebody else holds the lock."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def only_one(root: Path, name: str = MAIN_LOCK, *, wait: bool = True, waiting: str = "") -> Iterator[int]:
    """Hold a lock, after whoever holds it now. The system frees it however its holder ends."""
    with (root / name).open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                raise Busy from None
            say(waiting or "Another start is setting up Kerys; waiting for it…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


class Environment:
    def __init__(self, root: Path, lock: int) -> None:
        self.root = root
        self.lock = lock
        self.venv = root / ".venv"
        self.python = self.venv / "bin" / "python"
        self.log = self.venv / "setup.log"
        self.glance = self.venv / "kerys-glance.txt"
        self.notes = self.venv / "kerys-setup.json"
        self.progress = self.venv / "kerys-compiling.json"
        self.plain = self.venv / "kerys" / "plain"
        self.compiled = self.venv / "kerys" / "compiled"
        self.done = self.read_notes()

    def site_packages(self) -> Path:
        return next(self.venv.glob("lib/python3*/site-packages"))

    # --- What is compiled -----------------------------------------------------------------------------------

    def built_files(self, root: Path | None = None) -> list[Path]:
        """Return the files that decide what the compiled engine is, below `root` (else the checkout)."""
        root = root or self.root
        packages = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["kerys"]["compiled"]
        compiled = [path for package in packages for path in (root / "src" / package).rglob("*.py")]
        return [root / "pyproject.toml", root / "setup.py", *sorted(compiled)]

    def engine_digest(self, root: Path | None = None) -> str:
        return digest(root or self.root, self.built_files(root))

    def select(self, package: Path) -> None:
        """Make the programs that start from now on import this one."""
        line = os.path.relpath(package, self.site_packages())  # relative: the folder may move
        write_at_once(self.site_packages() / "kerys.pth", line + "\n")

    def settle(self, wanted: str, engine: str) -> None:
        """Note what the engine of these sources is: compiled, or why not."""
        self.select(self.compiled if engine == "compiled" else self.plain)
        self.done["engine"] = engine
        self.finish("project", wanted)

    # --- Running commands -----------------------------------------------------------------------------------

    def install(self, lock: Path, failure: str) -> None:
        """Install what a lock file lists, by hash: with uv where there is one, else with pip."""
        chosen = ["--require-hashes", "-r", str(lock)]
        uv = working_uv()
        if uv:
            self.run([uv, "--no-config", "pip", "install", "--python", str(self.python), *chosen], failure)
            return
        python = [str(self.python), "-I", "-m"]
        if not (self.site_packages() / "pip").is_dir():  # uv, which is gone, made the environment
            self.run([*python, "ensurepip"], "pip could not be installed")
        # Python compiles a module when it is first imported; most of them never are.
        self.run([*python, "pip", "--no-input", "install", "--no-compile", *chosen], failure)

    def run(self, command: list[str], failure: str, cwd: Path | None = None, **settings: str) -> None:
        settings = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", **settings}
        env = {name: value for name, value in os.environ.items() if name not in UNWANTED} | settings
        with self.log.open("a") as log:
            print("$", *command, file=log, flush=True)
            # The child holds the lock too: if this process is killed, the next start waits for the child.
            code = subprocess.call(
                command,
                env=env,
                cwd=cwd,
                pass_fds=[self.lock],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        if code != 0:
            raise Trouble(f"{failure} (details: {self.log}).")

    # --- Taking notes ---------------------------------------------------------------------------------------

    def read_notes(self) -> dict[str, str]:
        try:
            notes = json.loads(self.notes.read_text())
        except (OSError, ValueError):
            return {}
        return notes if isinstance(notes, dict) else {}

    def begin(self, step: str) -> None:
        self.done.pop(step, None)
        self.glance.unlink(missing_ok=True)
        write_at_once(self.notes, json.dumps(self.done, indent=2))

    def finish(self, step: str, result: str) -> None:
        self.done[step] = result
        write_at_once(self.notes, json.dumps(self.done, indent=2))


def working_uv() -> str:
    """Return the path of uv, or nothing: what lies on the PATH may be a stub that only says how to install it."""
    uv = shutil.which("uv")
    if uv is None:
        return ""
    answer = subprocess.run([uv, "--version"], capture_output=True, check=False)
    return uv if answer.returncode == 0 else ""


def digest(root: Path, files: Iterable[Path]) -> str:
    """Of names and contents, not times: the same sources checked out again need no compiling."""
    hasher = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        hasher.update(f"{file.relative_to(root)} {len(content)} ".encode() + content)
    return hasher.hexdigest()


def files_below(folder: Path) -> set[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPILED_FILES)
    return {path.relative_to(folder) for path in found if "__pycache__" not in path.parts}


def write_at_once(path: Path, content: str | bytes) -> None:
    """Whoever reads the file, or kills us, finds it whole: the old one or the new one."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
