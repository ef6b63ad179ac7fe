"""The runner behind `./kerys test`: what it starts, and when it calls that a failure."""

import json
import sys
from pathlib import Path

import pytest

from tools import run_tests


class Runs:
    """Records what the runner starts and answers with the exit codes asked for."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.interpreted = 0
        self.compiled = 0
        self.lint = 0

    def run(self, part: str, arguments: list[str], **settings: str) -> int:
        self.commands.append(arguments)
        if arguments[0] != "pytest":
            return self.lint
        return self.interpreted if "PYTHONPATH" in settings else self.compiled

    def marks(self) -> list[str]:
        return [command[command.index("-m") + 1] for command in self.commands if command[0] == "pytest"]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    made = Runs()
    monkeypatch.delenv("KERYS_PURE", raising=False)
    monkeypatch.setattr(run_tests, "run", made.run)
    monkeypatch.setattr(run_tests, "why_not_compiled", lambda: "")
    return made


def test_everything_runs_and_passes(runs: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main([]) == 0
    assert [command[0] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest", "pytest"]
    assert runs.marks() == ["not compiled_only and not soak", "not soak"]
    assert capsys.readouterr().out.count(" ok ") == 5


@pytest.mark.parametrize("part", ["lint", "interpreted", "compiled"])
def test_any_failing_part_fails_the_whole(runs: Runs, part: str) -> None:
    setattr(runs, part, 1)
    assert run_tests.main([]) == 1


def test_no_tests_is_a_failure(runs: Runs) -> None:
    runs.interpreted = run_tests.NO_TESTS
    assert run_tests.main([]) == 1


def test_a_selection_may_miss_one_of_the_two_runs_but_not_both(runs: Runs) -> None:
    runs.interpreted = run_tests.NO_TESTS
    assert run_tests.main(["-k", "launcher"]) == 0
    runs.compiled = run_tests.NO_TESTS
    assert run_tests.main(["-k", "misspelt"]) == 1


def test_arguments_and_marks_reach_pytest(runs: Runs) -> None:
    run_tests.main(["--only", "interpreted", "--soak", "-m", "slow or huge", "-k", "spy"])
    assert runs.marks() == ["not compiled_only and (slow or huge)"]
    assert runs.commands[0][-2:] == ["-k", "spy"]


def test_soak_alone_selects_nothing_away_in_the_compiled_run(runs: Runs) -> None:
    run_tests.main(["--only", "compiled", "--soak"])
    assert runs.marks() == [""]


@pytest.mark.parametrize(("lacks_compiler", "code"), [("yes", 0), ("no", 1)])
def test_an_uncompiled_engine_is_excused_only_without_a_compiler(
    runs: Runs,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    lacks_compiler: str,
    code: int,
) -> None:
    notes = {"engine": "interpreted: for a reason", "lacks compiler": lacks_compiler}
    (tmp_path / "kerys-setup.json").write_text(json.dumps(notes))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(run_tests, "why_not_compiled", lambda: notes["engine"])
    assert run_tests.main([]) == code
    assert "interpreted: for a reason" in capsys.readouterr().out
    # The one remaining run then takes the tests that otherwise need only the compiled one.
    assert not [argument for argument in runs.commands[-1] if argument.startswith("--ignore")]


def test_a_module_that_is_not_compiled_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))  # no notes there
    monkeypatch.setattr(run_tests, "compiled_modules", lambda: ["json", "_json"])
    assert run_tests.why_not_compiled() == "not compiled: json"


def test_engine_that_cannot_be_imported_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(run_tests, "compiled_modules", lambda: ["kerys_nowhere"])
    assert "No module named 'kerys_nowhere'" in run_tests.why_not_compiled()


def test_compiled_files_in_src_fail_the_interpreted_run(
    runs: Runs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "state.so").touch()
    monkeypatch.setattr(run_tests, "ROOT", tmp_path)
    assert run_tests.main(["--only", "interpreted"]) == 1
    assert runs.commands == []
