"""An interrupted or crashed match resumes from its folder; a different match in that folder is refused."""

import json
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from kerys.arena.folder import ARCHIVE, RESULTS, BadFolder, Folder
from kerys.arena.plan import Plan
from tests.arena.small_match import MATCH, figures
from tests.cli.runner import Runner, program


def test_match_resumes_after_a_crash(run: Runner, tmp_path: Path) -> None:
    """A truncated last line and a record without its line, as kill -9 may leave them."""
    whole = figures(run, *MATCH, "--out", "whole")
    figures(run, *MATCH, "--out", "cut")
    results, archive = tmp_path / "cut" / RESULTS, tmp_path / "cut" / ARCHIVE
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:9]) + lines[9][:40])
    archive.write_bytes(archive.read_bytes()[: json.loads(lines[9])["end"] - 7])
    assert figures(run, *MATCH, "--out", "cut") == whole
    assert archive.read_bytes() == (tmp_path / "whole" / ARCHIVE).read_bytes()
    assert results.read_bytes().splitlines()[1:9] == [line.strip() for line in lines[1:9]], "not played again"
    before = results.read_bytes()
    assert figures(run, *MATCH, "--out", "cut") == whole
    assert results.read_bytes() == before, "everything was there"


def test_more_sets_extend_a_finished_match(run: Runner, tmp_path: Path) -> None:
    figures(run, *MATCH[:-1], "1", "--out", "a")
    first = (tmp_path / "a" / RESULTS).read_bytes()
    longer = figures(run, *MATCH, "--out", "a")
    assert (tmp_path / "a" / RESULTS).read_bytes().startswith(first)
    assert longer == figures(run, *MATCH, "--out", "b")
    assert figures(run, *MATCH[:-1], "1", "--out", "a")["sets"] == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGINT])
def test_killed_match_resumes(run: Runner, tmp_path: Path, signal_number: int) -> None:
    arguments = ("arena", "greedy", "clerk", "--players", "3", "--sets", "3", "--jobs", "2")
    process = program(*arguments, "--out", str(tmp_path / "killed"))
    results = tmp_path / "killed" / RESULTS
    end = time.monotonic() + 100
    while time.monotonic() < end and not (results.exists() and results.read_bytes().count(b"\n") > 2):
        time.sleep(0.01)
    process.send_signal(signal_number)
    _, errors = process.communicate(timeout=60)
    done = results.read_bytes().count(b"\n") - 1
    if signal_number == signal.SIGINT:
        assert process.returncode == 2
        assert errors.split("\n") == [
            "",
            f"To resume: the same command with --out {tmp_path / 'killed'}",
            "",
            "Interrupted by Ctrl-C.",
            "",
        ]
    assert 2 <= done < 18
    after = figures(run, *arguments, "--out", str(tmp_path / "killed"))
    assert after == figures(run, *arguments[:-1], "1", "--out", "calm")
    assert (tmp_path / "killed" / ARCHIVE).read_bytes() == (tmp_path / "calm" / ARCHIVE).read_bytes()


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (("--seed", "2"), "seed"),
        (("--options", "events"), "options"),
        (("--budget", "iterations=3"), "budget"),
        (("--one-way",), "one way"),
        (("--sprt", "0.3,0.4"), "sprt"),
    ],
)
def test_different_match_in_the_same_folder_is_refused(
    run: Runner, changed: tuple[str, ...], named: str
) -> None:
    small = ("arena", "greedy", "random", "--players", "2", "--sets", "1")
    figures(run, *small, "--out", "here")
    complaint = run(*small, *changed, "--out", "here").complaint
    assert complaint.lower() == (
        f"kerys: the folder here holds another match (different {named}); use another folder."
    )


def test_games_of_changed_code_are_refused(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    figures(run, *MATCH[:-1], "1", "--out", "here")
    monkeypatch.setattr("kerys.arena.folder.code_fingerprint", lambda: "changed")
    assert "another version of the engine or the bots" in run(*MATCH, "--out", "here").complaint


def test_unusable_folder_is_refused(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "cannot be used" in run(*MATCH, "--out", "file").complaint
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / RESULTS).write_text("something else\n")
    assert "was not written by an arena" in run(*MATCH, "--out", "odd").complaint
    assert (tmp_path / "odd" / RESULTS).read_text() == "something else\n"
    figures(run, *MATCH[:-1], "1", "--out", "here")
    (tmp_path / "here" / ARCHIVE).write_text("")
    assert "lacks games" in run(*MATCH, "--out", "here").complaint


def test_folder_is_locked_while_in_use(tmp_path: Path) -> None:
    plan = Plan(("greedy", "random"), {"players": 2}).checked()
    with closing(Folder(tmp_path, plan)), pytest.raises(BadFolder, match="another arena is writing"):
        Folder(tmp_path, plan)
    with closing(Folder(tmp_path, plan)) as again:
        assert again.results == []


def test_crash_before_the_first_complete_line(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / RESULTS).write_bytes(b'{"arena":1,"plan":{"entr')
    assert figures(run, *MATCH[:-1], "1", "--out", "cut")["games"] == 6
