"""`kerys screenshots`: the games show every kind of decision, names can be listed and chosen, a picture is taken."""

import shutil
from pathlib import Path

import pytest

from kerys.cli import main
from kerys.cli import screenshots as command
from kerys.cli.screenshot_games import decisions
from kerys.engine.agenda import FIRST_ASK, FIRST_TOGETHER, STEP_NAMES

needs_chromium = pytest.mark.skipif(shutil.which("chromium") is None, reason="chromium is not installed")


def test_every_kind_of_question_is_among_the_decisions() -> None:
    asked = {moment.name.split("-")[0] for moment in decisions()}
    kinds = {name for kind, name in STEP_NAMES.items() if kind >= min(FIRST_TOGETHER, FIRST_ASK)}
    assert {kind.split("-")[0] for kind in kinds} <= asked


@needs_chromium
def test_a_picture_of_each_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pictures"
    assert main(["screenshots", "--out", str(out), "--only", "rules", "characters", "pl", "dark"]) == 0
    names = sorted(file.name for file in out.iterdir())
    assert names == [
        f"rules-characters-pl-dark-{size}.png" for size in ("laptop", "large", "phone", "tablet")
    ]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in out.iterdir())
    assert len(capsys.readouterr().out.splitlines()) == 4


@needs_chromium
def test_words_that_fit_no_picture(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["screenshots", "--only", "nonsense"]) == 2
    assert capsys.readouterr().err == "kerys: no picture has all these words; --list prints the names.\n"


def test_without_a_browser_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "BROWSERS", ("no-such-program",))
    assert main(["screenshots", "--list"]) == 2
    assert "apt install chromium" in capsys.readouterr().err
