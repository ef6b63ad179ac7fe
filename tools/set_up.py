"""Sets up .venv: what `./kerys` does on first use, and again when something changed.

Five steps, each noted in .venv/kerys-setup.json when it is done and only then, so that whatever was
interrupted is done again at the next start:

    environment   the virtual environment itself
    packages      what requirements.lock lists, by hash; for tests what requirements-test.lock lists
    metadata      the package's name, version, entry points and its command .venv/bin/kerys
    files         copy .py and data files: after any change under src/kerys
    project       the compiled engine (tools/build_engine.py): after changes in what is compiled or how

Playing does not wait for the last step: the engine runs as plain Python while it is compiled in the background, and the
next start finds the result. What computes a lot waits for it.

When nothing is left to do, the launcher's glance is kept in .venv/kerys-glance.txt for the later starts.
"""

import errno
import filecmp
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tools import build_engine
from tools.environment import (
    COMPILE_LOCK,
    Environment,
    Trouble,
    digest,
    files_below,
    only_one,
    say,
    working_uv,
    write_at_once,
)

# What a start is for. Computing waits for the compiled engine, testing needs the test tools as well.
PLAYING, COMPUTING, TESTING, TESTING_PLAIN = "play", "compute", "test", "test plain"
SCRIPT = """#!{python}
import sys
from kerys.cli import main
sys.exit(main())
"""


def set_up(root: str, glance: Callable[[str], str], purpose: str = PLAYING) -> int:
    """Bring .venv in line with the sources; 0, or the exit code after telling the user what is wrong."""
    try:
        with ExitStack() as locks:
            if purpose != PLAYING:
                waiting = "The engine is being compiled in the background; waiting for it…"
                locks.enter_context(only_one(Path(root), COMPILE_LOCK, waiting=waiting))
            lock = locks.enter_context(only_one(Path(root)))
            SetUp(Path(root), lock, purpose).bring_up_to_date(lambda: glance(root))
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


class SetUp(Environment):
    def __init__(self, root: Path, lock: int, purpose: str = PLAYING) -> None:
        super().__init__(root, lock)
        self.purpose = purpose

    def bring_up_to_date(self, glance: Callable[[], str]) -> None:
        started = time.monotonic()
        steps = (self.environment, self.packages, self.metadata, self.files, self.project)
        # Again until nothing is left to do: a source may be edited while the engine is being compiled.
        for _ in range(3):
            seen = glance()
            worked = [step() for step in steps]
            if not any(worked):
                if "project" in self.done:
                    write_at_once(self.glance, seen)
                break
        if "project" not in self.done and self.purpose == PLAYING:
            self.compile_later()
        if time.monotonic() - started > 2:
            say(f"Ready after {time.monotonic() - started:.0f} seconds.")

    # --- The steps: each says whether it had anything to do -------------------------------------------------

    def environment(self) -> bool:
        made_by = str(self.python.resolve()) if self.python.exists() else "nobody"
        # Without packages, their installation was cut short, and pip cannot mend what it left half-installed.
        if self.done.get("environment") == made_by and "packages" in self.done:
            return False
        uv = working_uv()
        if not uv:
            require_venv_module()
        say("Setting up Kerys (once, about half a minute)…")
        if self.venv.exists():
            shutil.rmtree(self.venv)  # half-made, or of a Python that is gone
        self.venv.mkdir()
        self.done = {}
        # Not sys.executable: that may be the python of the very environment which was just deleted.
        python = getattr(sys, "_base_executable", None) or sys.executable
        if uv:
            command = [uv, "--no-config", "venv", "--no-project", "--allow-existing", "--python", python]
            self.run([*command, str(self.venv)], "uv could not make the environment")
        else:
            self.run([python, "-I", "-m", "venv", str(self.venv)], "Python's venv module failed")
        self.finish("environment", str(self.python.resolve()))
        return True

    def packages(self) -> bool:
        failure = "The packages could not be installed: check the connection to the internet and start again"
        names = {"packages": "requirements.lock"}
        if self.purpose in (TESTING, TESTING_PLAIN):
            names["test packages"] = "requirements-test.lock"
        worked = False
        for step, name in names.items():
            wanted = digest(self.root, [self.root / name])
            if self.done.get(step) != wanted:
                say(f"Installing {step}…")
                self.begin(step)
                self.install(self.root / name, failure)
                self.finish(step, wanted)
                worked = True
        return worked

    def metadata(self) -> bool:
        """Write what pip would about the package, and its command; again after the folder was moved."""
        file = self.root / "pyproject.toml"
        wanted = f"{self.root} {digest(self.root, [file])}"
        if self.done.get("metadata") == wanted:
            return False
        self.begin("metadata")
        for pattern in ("kerys", "kerys-*.dist-info", "kerys__mypyc.*", "~erys*"):  # of earlier versions
            for path in self.site_packages().glob(pattern):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        about = tomllib.loads(file.read_text()).get("project", {})
        version = about.get("version", "0")
        folder = self.site_packages() / f"kerys-{version}.dist-info"
        folder.mkdir()
        groups = {"console_scripts": about.get("scripts", {}), **about.get("entry-points", {})}
        lines = [
            line
            for group, names in groups.items()
            for line in (f"[{group}]", *map(" = ".join, names.items()))
        ]
        (folder / "METADATA").write_text(f"Metadata-Version: 2.4\nName: kerys\nVersion: {version}\n")
        (folder / "entry_points.txt").write_text("\n".join(lines) + "\n")
        (folder / "INSTALLER").write_text("kerys\n")
        command = self.venv / "bin" / "kerys"
        write_at_once(command, SCRIPT.format(python=self.python))
        command.chmod(0o755)
        self.finish("metadata", wanted)
        return True

    def files(self) -> bool:
        """Copy what differs, delete what is gone; needs no notes, as it compares the files themselves."""
        worked = self.copy_to(self.plain / "kerys")
        # A compiled package whose sources changed is left as it is: programs that use it may be running.
        if self.done.get("engine") == "compiled" and self.done.get("project") == self.wanted():
            worked |= self.copy_to(self.compiled / "kerys")
        return worked

    def copy_to(self, target: Path) -> bool:
        source = self.root / "src" / "kerys"
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

    def project(self) -> bool:
        self.report_failure()
        wanted = self.wanted()
        if self.done.get("project") == wanted:
            lacked_compiler = self.done["lacks compiler"] == "yes"
            if not lacked_compiler or self.compiler_trouble():
                return False
        self.begin("project")
        pure = wanted.startswith("pure")
        reason = "KERYS_PURE is set" if pure else self.compiler_trouble()
        self.done["lacks compiler"] = "yes" if reason and not pure else "no"
        if reason:
            say(f"The engine will run as plain Python, which is slower: {reason}.")
            self.settle(wanted, f"interpreted: {reason}")
        elif build_engine.restore(self):
            self.settle(wanted, "compiled")
        elif self.purpose in (COMPUTING, TESTING):
            self.settle(wanted, self.compile_now())
        else:
            self.use_plain()
            return False
        return True

    # --- Compiling ------------------------------------------------------------------------------------------

    def wanted(self) -> str:
        pure = os.environ.get("KERYS_PURE", "") not in ("", "0")
        return f"{'pure' if pure else 'compiled'} {self.engine_digest()}"

    def compile_now(self) -> str:
        say("Compiling the engine…")
        try:
            build_engine.build(self)
        except Trouble:
            engine = build_engine.failure(self)
            say(f"The engine will run as plain Python, which is slower: {engine.partition(': ')[2]}.")
            return engine
        finally:
            self.progress.unlink(missing_ok=True)
        build_engine.put_in_place(self, self.venv / "build")
        return "compiled"

    def use_plain(self) -> None:
        """Run as plain Python until the engine is compiled."""
        self.select(self.plain)
        self.done["engine"] = "interpreted: it is being compiled in the background"
        self.finish("environment", self.done["environment"])

    def compile_later(self) -> None:
        say(
            "The engine is being compiled in the background, which takes a minute or two. Until then it runs as "
            "plain Python, where bots that search need longer; the next start uses the compiled one."
        )
        build_engine.start_in_background(self)

    def report_failure(self) -> None:
        """Say once that the build in the background failed."""
        failure = self.done.pop("to report", "")
        if failure:
            say(f"The engine runs as plain Python, which is slower: {failure.partition(': ')[2]}.")
            self.finish("engine", failure)

    def compiler_trouble(self) -> str:
        probe = [str(self.python), "-I", str(self.root / "tools" / "probe_compiler.py")]
        with self.log.open("a") as log:
            answer = subprocess.run(probe, stdout=subprocess.PIPE, stderr=log, text=True, check=False)
        return answer.stdout.strip()


def require_venv_module() -> None:
    try:
        import ensurepip  # noqa: F401, PLC0415
        import venv  # noqa: F401, PLC0415
    except ImportError:
        raise Trouble(
            "Python's venv module is missing: install it (Debian, Ubuntu: apt install python3-venv)."
        ) from None


def differ(left: Path, right: Path) -> bool:
    return not filecmp.cmp(left, right, shallow=False)
