"""Sets up .venv: what `./kerys` does on first use, and again when something changed.

Four steps, each noted in .venv/kerys-setup.json when it is done and only then, so that whatever was
interrupted is done again at the next start:

    environment   the virtual environment itself
    packages      what requirements.lock lists, by hash
    project       build and install Kerys, compiled if possible: after changes in what is compiled or how
    files         copy .py and data files: after any other change under src/kerys

The last two are apart because compiling takes long and most changes do not need it. Any change in a compiled
module means compiling all of them, as the C compiler inlines across modules: old build output saves nothing,
and has been known to win over new sources. Each build therefore starts from a fresh copy in .venv/build, which
also keeps compiled files out of src/. What was compiled before is taken from a cache (tools/engine_cache.py).

When nothing is left to do, the launcher's glance is kept in .venv/kerys-glance.txt for the later starts.
"""

import errno
import fcntl
import filecmp
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import engine_cache

COMPILED_FILES = (".so", ".pyd")
# Settings of the caller that would send our packages elsewhere or bring foreign ones in.
UNWANTED = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_ROOT",
    "__PYVENV_LAUNCHER__",
)


class Trouble(Exception):
    """What stops the set-up, as one sentence that says what to do."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def set_up(root: str, glance: Callable[[str], str]) -> int:
    """Bring .venv in line with the sources; 0, or the exit code after telling the user what is wrong."""
    try:
        with only_one(Path(root)) as lock:
            SetUp(Path(root), lock).bring_up_to_date(lambda: glance(root))
    except Trouble as trouble:
        say(str(trouble))
        return 2
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            say(f"Kerys cannot write to {error.filename or root}: make the folder writable.")
        else:
            say(f"The set-up failed ({error}): mend that and start again.")
        return 2
    except KeyboardInterrupt:
        say("\nThe set-up was interrupted; the next start carries on with it.")
        return 2
    return 0


@contextmanager
def only_one(root: Path) -> Iterator[int]:
    """Let a second start wait for the first. The system frees the lock however the first ends."""
    with (root / ".venv.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting up Kerys; waiting for it…")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


class SetUp:
    def __init__(self, root: Path, lock: int) -> None:
        self.root = root
        self.lock = lock
        self.venv = root / ".venv"
        self.python = self.venv / "bin" / "python"
        self.log = self.venv / "setup.log"
        self.glance = self.venv / "kerys-glance.txt"
        self.notes = self.venv / "kerys-setup.json"
        self.done = self.read_notes()

    def bring_up_to_date(self, glance: Callable[[], str]) -> None:
        started = time.monotonic()
        steps = (self.environment, self.packages, self.project, self.files)
        # Again until nothing is left to do: a source may be edited while the engine is being compiled.
        for _ in range(3):
            seen = glance()
            worked = [step() for step in steps]
            if not any(worked):
                write_at_once(self.glance, seen)
                break
        if time.monotonic() - started > 2:
            say(f"Ready after {time.monotonic() - started:.0f} seconds.")

    # --- The steps: each says whether it had anything to do -------------------------------------------------

    def environment(self) -> bool:
        made_by = str(self.python.resolve()) if self.python.exists() else "nobody"
        # Without packages, their installation was cut short, and pip cannot mend what it left half-installed.
        if self.done.get("environment") == made_by and "packages" in self.done:
            return False
        try:
            import ensurepip  # noqa: F401, PLC0415
            import venv  # noqa: F401, PLC0415
        except ImportError:
            raise Trouble(
                "Python's venv module is missing: install it (Debian, Ubuntu: apt install python3-venv)."
            ) from None
        say("Setting up Kerys (once, one to two minutes)…")
        if self.venv.exists():
            shutil.rmtree(self.venv)  # half-made, or of a Python that is gone
        self.venv.mkdir()
        self.done = {}
        # Not sys.executable: that may be the python of the very environment which was just deleted.
        python = getattr(sys, "_base_executable", None) or sys.executable
        self.run([python, "-I", "-m", "venv", str(self.venv)], "Python's venv module failed")
        self.finish("environment", str(self.python.resolve()))
        return True

    def packages(self) -> bool:
        lock = self.root / "requirements.lock"
        wanted = self.digest([lock])
        if self.done.get("packages") == wanted:
            return False
        say("Installing packages…")
        self.begin("packages")
        failure = "The packages could not be installed: check the connection to the internet and start again"
        self.pip(["install", "--require-hashes", "-r", str(lock)], failure)
        self.finish("packages", wanted)
        return True

    def project(self) -> bool:
        pure = os.environ.get("KERYS_PURE", "") not in ("", "0")
        wanted = f"{'pure' if pure else 'compiled'} {self.digest(self.built_files())}"
        if self.done.get("project") == wanted:
            lacked_compiler = self.done["lacks compiler"] == "yes"
            if not lacked_compiler or self.compiler_trouble():
                return False
        self.begin("project")
        reason = "KERYS_PURE is set" if pure else self.compiler_trouble()
        self.done["lacks compiler"] = "yes" if reason and not pure else "no"
        if not reason:
            try:
                self.build_compiled()
            except Trouble:
                reason = f"compiling failed, see {self.log}; after `rm -r .venv` it is tried again"
        if reason:
            say(f"The engine will run as plain Python, which is slower: {reason}.")
            self.build("KERYS_PURE")
        self.done["engine"] = f"interpreted: {reason}" if reason else "compiled"
        self.finish("project", wanted)
        return True

    def files(self) -> bool:
        """Copy what differs, delete what is gone; needs no notes, as it compares the files themselves."""
        source = self.root / "src" / "kerys"
        target = self.site_packages() / "kerys"
        wanted, present = files_below(source), files_below(target)
        obsolete = [name for name in present if name not in wanted]
        changed = [name for name in wanted if name not in present or differ(source / name, target / name)]
        if obsolete or changed:
            self.glance.unlink(missing_ok=True)
        for name in obsolete:
            (target / name).unlink()
        for name in changed:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            write_at_once(target / name, (source / name).read_bytes())
        return bool(obsolete or changed)

    # --- Building -------------------------------------------------------------------------------------------

    def built_files(self) -> list[Path]:
        packages = tomllib.loads((self.root / "pyproject.toml").read_text())["tool"]["kerys"]["compiled"]
        compiled = [path for package in packages for path in (self.root / "src" / package).rglob("*.py")]
        return [self.root / "pyproject.toml", self.root / "setup.py", *sorted(compiled)]

    def digest(self, files: list[Path]) -> str:
        """Of names and contents, not times: the same sources checked out again need no compiling."""
        hasher = hashlib.sha256()
        for file in files:
            content = file.read_bytes()
            hasher.update(f"{file.relative_to(self.root)} {len(content)} ".encode() + content)
        return hasher.hexdigest()

    def compiler_trouble(self) -> str:
        probe = [str(self.python), "-I", str(self.root / "tools" / "probe_compiler.py")]
        with self.log.open("a") as log:
            answer = subprocess.run(probe, stdout=subprocess.PIPE, stderr=log, text=True, check=False)
        return answer.stdout.strip()

    def build(self, how: str, **settings: str) -> None:
        tree = self.venv / "build"
        shutil.rmtree(tree, ignore_errors=True)
        for name in files_below(self.root / "src" / "kerys"):
            (tree / "src" / "kerys" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.root / "src" / "kerys" / name, tree / "src" / "kerys" / name)
        for other in ("LICENSE", "pyproject.toml", "setup.py"):
            shutil.copy2(self.root / other, tree / other)
        offline, failure = ["--no-deps", "--no-index"], "Kerys could not be installed"
        wheels = ["--no-build-isolation", "--wheel-dir", str(tree / "wheel")]
        self.pip(["wheel", *offline, *wheels, str(tree)], failure, **{how: "1"}, **settings)
        # Not left to pip, which cannot uninstall what an interrupted installation left behind.
        for pattern in ("kerys", "kerys-*.dist-info", "kerys__mypyc.*", "~erys*"):
            for path in self.site_packages().glob(pattern):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        self.pip(["install", *offline, *map(str, (tree / "wheel").glob("*.whl"))], failure)

    def build_compiled(self) -> None:
        """Install the compiled engine: from the cache, or compile it and put it there."""
        key = engine_cache.key(self.digest([self.root / "requirements.lock", *self.built_files()]))
        unpacked = self.venv / "cached"
        shutil.rmtree(unpacked, ignore_errors=True)
        if engine_cache.restore(key, unpacked):
            self.build("KERYS_PURE")
            shutil.copytree(unpacked, self.site_packages(), dirs_exist_ok=True)
            shutil.rmtree(unpacked)
            return
        say("Compiling the engine…")
        self.build("KERYS_MUST_COMPILE", KERYS_NATIVE="1")
        packages = self.site_packages()
        extensions = [*packages.glob("kerys__mypyc*"), *(packages / "kerys").rglob("*")]
        engine_cache.store(key, packages, [path for path in extensions if path.suffix in COMPILED_FILES])

    def site_packages(self) -> Path:
        return next(self.venv.glob("lib/python3*/site-packages"))

    # --- Running commands and taking notes ------------------------------------------------------------------

    def pip(self, arguments: list[str], failure: str, **settings: str) -> None:
        self.run([str(self.python), "-I", "-m", "pip", "--no-input", *arguments], failure, **settings)

    def run(self, command: list[str], failure: str, **settings: str) -> None:
        settings = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", **settings}
        env = {name: value for name, value in os.environ.items() if name not in UNWANTED} | settings
        with self.log.open("a") as log:
            print("$", *command, file=log, flush=True)
            # The child holds the lock too: if this process is killed, the next start waits for the child.
            code = subprocess.call(
                command, env=env, pass_fds=[self.lock], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        if code != 0:
            raise Trouble(f"{failure} (details: {self.log}).")

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


def files_below(folder: Path) -> set[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPILED_FILES)
    return {path.relative_to(folder) for path in found if "__pycache__" not in path.parts}


def differ(left: Path, right: Path) -> bool:
    return not filecmp.cmp(left, right, shallow=False)


def write_at_once(path: Path, content: str | bytes) -> None:
    """Whoever reads the file, or kills us, finds it whole: the old one or the new one."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
