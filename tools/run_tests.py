"""All checks, as `./kerys test` and CI run them: ruff, mypy, the tests interpreted, the tests compiled.

    ./kerys test                            everything but the long runs and most of the axe matrix
    ./kerys test --quick                    lint, layers, rules, words and records, interpreted
    ./kerys test --full                     with the whole axe matrix (marker `full`)
    ./kerys test --share 3/10               with the third tenth of it
    ./kerys test --soak                     with the long runs (marker `soak`)
    ./kerys test --only lint                or interpreted, or compiled
    ./kerys test -k spy -x                  what is not understood here goes to pytest
    KERYS_GAMES=1000 ./kerys test           the tests that play random games play that many

The engine's tests run twice because compiled Python is not quite Python: integers wrap around, types are
checked, patching has no effect. `PYTHONPATH=src` picks the plain sources, else the installed package is used.
The interpreted run measures the branch coverage, which must not fall (docs/testing.md).
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.test_report import coverage_gaps, print_times, read_times

ROOT = Path(__file__).resolve().parent.parent
CHECKED = [name for name in ("src", "tests", "tools", "bench", "setup.py", "kerys") if (ROOT / name).exists()]
# What is compiled is tested interpreted too. The folders that say what each rule does also decide the coverage, whose
# measuring takes three times as long; those that play many games add minutes and hardly a branch.
COVERING = (
    *("tests/engine", "tests/characters", "tests/events", "tests/rulebook", "tests/golden", "tests/views"),
    *("tests/records", "tests/server/domain", "tests/test_layers.py", "tests/env/test_batch.py"),
)
TWICE = ("tests/laws", "tests/referee", "tests/secrecy", "tests/bots", "tests/server/encoding")
QUICK = (
    *("tests/test_layers.py", "tests/rulebook", "tests/characters", "tests/events", "tests/engine"),
    *("tests/words", "tests/records"),
)
PLAIN = {"PYTHONPATH": str(ROOT / "src")}
NO_TESTS = 5  # pytest's exit code when it selected none

# Given the names of the modules that must be compiled, prints those that are not.
LIST_UNCOMPILED = """
import importlib, importlib.machinery, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__ or ""
    if not file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)):
        print(name)
"""


@dataclass
class Result:
    part: str
    outcome: str  # "ok", "skipped", "no tests" or "FAILED"
    remark: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class Wishes:
    only: str | None
    quick: bool
    soak: bool
    share: str  # of the marker `full`: "" for none, "all", or such as "3/10"
    marked: str
    pytest_arguments: list[str]

    @property
    def narrowed(self) -> bool:
        return bool(self.pytest_arguments or self.marked)


def main(arguments: Sequence[str]) -> int:
    wishes = parse(arguments)
    not_compiled = "" if wishes.quick else why_not_compiled()
    results: list[Result] = []
    try:
        if wishes.only in (None, "lint"):
            results.append(measured(ruff_check))
            results.append(measured(ruff_format))
            results.append(measured(mypy))
        if wishes.only in (None, "interpreted"):
            if not (wishes.quick or wishes.narrowed or not_compiled or compiled_files_in_sources()):
                results.append(measured(lambda: covering_tests(wishes)))
            results.append(measured(lambda: interpreted_tests(wishes, everything=bool(not_compiled))))
        if wishes.only in (None, "compiled") and not wishes.quick:
            results.append(measured(lambda: compiled_tests(wishes, not_compiled)))
    except KeyboardInterrupt:
        results.append(Result("interrupted", "FAILED"))
    if wishes.narrowed and any(
        result.outcome == "ok" for result in results if result.part.startswith("tests")
    ):
        # `-k launcher` finds its tests in one run only; that is no failure of the other.
        for result in results:
            result.outcome = "skipped" if result.outcome == "no tests" else result.outcome
    print_summary(results)
    return 0 if all(result.outcome in ("ok", "skipped") for result in results) else 1


def parse(arguments: Sequence[str]) -> Wishes:
    parser = argparse.ArgumentParser(
        prog="kerys test", description="Run all checks; other arguments go to pytest.", allow_abbrev=False
    )
    parser.add_argument("--only", choices=("lint", "interpreted", "compiled"), help="run just this part")
    parser.add_argument("--quick", action="store_true", help="lint, layers, rules, words and records")
    share = parser.add_mutually_exclusive_group()
    share.add_argument("--full", action="store_const", const="all", dest="share", help="the whole axe matrix")
    share.add_argument("--share", type=a_share, default="", metavar="K/N", help="the K-th of N parts of it")
    parser.add_argument("--soak", action="store_true", help="also the long runs")
    parser.add_argument(
        "-m", dest="marked", default="", metavar="MARKS", help="only tests with these markers"
    )
    known, others = parser.parse_known_args(arguments)
    return Wishes(known.only, known.quick, known.soak, known.share or "", known.marked, others)


def a_share(text: str) -> str:
    found = re.fullmatch(r"([0-9]{1,3})/([0-9]{1,3})", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise argparse.ArgumentTypeError(f"{text!r} is not a share such as 3/10")
    return text


# --- The parts ----------------------------------------------------------------------------------------------


def ruff_check() -> Result:
    return passed("ruff check", run("ruff check", ["ruff", "check", *CHECKED]))


def ruff_format() -> Result:
    return passed("ruff format", run("ruff format", ["ruff", "format", "--check", *CHECKED]))


def mypy() -> Result:
    return passed("mypy --strict", run("mypy --strict", ["mypy", "--strict", *CHECKED]))


def interpreted_tests(wishes: Wishes, *, everything: bool) -> Result:
    part = "tests, interpreted"
    left_over = compiled_files_in_sources()
    if left_over:
        return Result(part, "FAILED", f"compiled files in src/ hide the sources, delete {left_over[0]}")
    if wishes.quick:
        return pytest(part, wishes, "not compiled_only", QUICK, **PLAIN)
    if everything:  # nothing is compiled: this is the only run
        return pytest(part, wishes, "not compiled_only", (), **PLAIN)
    folders = (*COVERING, *TWICE) if wishes.narrowed else TWICE
    return pytest(part, wishes, "not compiled_only", folders, **PLAIN)


def compiled_files_in_sources() -> list[Path]:
    return [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


def covering_tests(wishes: Wishes) -> Result:
    part = "tests, coverage"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        measuring = ["--cov", "--cov-branch", f"--cov-report=json:{report}"]
        result = pytest(part, wishes, "not compiled_only", [*measuring, *COVERING], **PLAIN)
        gaps = coverage_gaps(report, coverage_goals()) if result.outcome == "ok" else []
    return Result(part, "FAILED", "; ".join(gaps)) if gaps else result


def coverage_goals() -> dict[str, int]:
    """Return the least branch coverage of each package, in per cent."""
    goals: dict[str, int] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["kerys"]["coverage"]
    return goals


def compiled_tests(wishes: Wishes, not_compiled: str) -> Result:
    part = "tests, compiled"
    if not_compiled:
        # With a compiler at hand, an engine that is not compiled is a defect, not an excuse.
        excused = os.environ.get("KERYS_PURE", "") not in ("", "0") or notes().get("lacks compiler") == "yes"
        return Result(part, "skipped" if excused else "FAILED", not_compiled)
    return pytest(part, wishes, "", [])


def pytest(part: str, wishes: Wishes, marks: str, arguments: Sequence[str], **settings: str) -> Result:
    wanted = [marks, "" if wishes.soak else "not soak", f"({wishes.marked})" if wishes.marked else ""]
    # Two processes for the whole lot; for a few tests, or with --pdb, one is better.
    workers = [] if wishes.pytest_arguments or (os.cpu_count() or 1) < 2 else ["-n", "2"]
    expression = " and ".join(filter(None, wanted))
    with tempfile.TemporaryDirectory() as folder:
        times = Path(folder, "times.xml")
        command = ["pytest", "-m", expression, *workers, f"--junit-xml={times}", *arguments]
        code = run(part, [*command, *wishes.pytest_arguments], KERYS_FULL=wishes.share, **settings)
        print_times(part, read_times(times))
    return Result(part, "no tests", "pytest found none") if code == NO_TESTS else passed(part, code)


def notes() -> dict[str, str]:
    """What tools/set_up.py wrote down about this environment."""
    file = Path(sys.prefix, "kerys-setup.json")
    found: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}
    return found


def compiled_modules() -> list[str]:
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["kerys"]["compiled"]
    files = [path for package in packages for path in sorted((ROOT / "src" / package).rglob("*.py"))]
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in files]
    return [name.removesuffix(".__init__") for name in names]


def why_not_compiled() -> str:
    """Empty if all of the engine that is installed really is compiled."""
    engine = notes().get("engine", "compiled")
    if engine != "compiled":
        return engine
    listing = subprocess.run(
        [sys.executable, "-I", "-c", LIST_UNCOMPILED, *compiled_modules()],
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode != 0:
        return f"the installed engine cannot be imported: {listing.stderr.strip().splitlines()[-1]}"
    return f"not compiled: {', '.join(listing.stdout.split())}" if listing.stdout.strip() else ""


# --- Running and telling ------------------------------------------------------------------------------------


def run(part: str, arguments: list[str], **settings: str) -> int:
    print(f"--- {part}", flush=True)
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-P", "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**inherited, **settings}, check=False).returncode


def passed(part: str, code: int) -> Result:
    return Result(part, "ok" if code == 0 else "FAILED")


def measured(action: Callable[[], Result]) -> Result:
    started = time.monotonic()
    result = action()
    result.seconds = time.monotonic() - started
    return result


def print_summary(results: list[Result]) -> None:
    print()
    for result in results:
        print(f"{result.part:20} {result.outcome:9} {result.seconds:6.1f} s  {result.remark}".rstrip())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
