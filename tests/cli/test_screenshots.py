"""`kerys screenshots`: the games contain every kind of decision, names can be listed and selected, pictures are taken.

The commands run in separate processes, because the tests of the page hold a browser open in this one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kerys.cli.screenshot_games import decisions
from kerys.engine.agenda import FIRST_ASK, FIRST_TOGETHER
from kerys.engine.steps import STEP_NAMES

needs_chromium = pytest.mark.skipif(shutil.which("chromium") is None, reason="chromium is not installed")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kerys", "screenshots", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_every_kind_of_question_is_among_the_decisions() -> None:
    asked = {moment.name.split("-")[0] for moment in decisions()}
    kinds = {name for kind, name in STEP_NAMES.items() if kind >= min(FIRST_TOGETHER, FIRST_ASK)}
    assert {kind.split("-")[0] for kind in kinds} <= asked


@needs_chromium
def test_pictures_of_each_size(tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    done = run("--out", str(out), "--only", "rules", "characters", "pl", "dark")
    assert (done.returncode, done.stderr) == (0, "")
    names = sorted(file.name for file in out.iterdir())
    assert names == [
        f"rules-characters-pl-dark-{size}.png" for size in ("laptop", "large", "phone", "tablet")
    ]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in out.iterdir())
    assert len(done.stdout.splitlines()) == 4


@needs_chromium
def test_unknown_words_are_refused() -> None:
    done = run("--only", "nonsense")
    assert done.returncode == 2
    assert done.stderr == "kerys: no picture name contains all these words; --list prints the names.\n"


def test_missing_browser_is_explained(tmp_path: Path) -> None:
    done = run("--list", PATH=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "apt install chromium" in done.stderr
