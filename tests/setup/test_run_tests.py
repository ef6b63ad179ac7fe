"""The runner behind `./kerys test`: what it starts, and when it calls that a failure."""

import json
import re
import sys
from pathlib import Path

import pytest

from tools import run_tests
from tools.test_report import print_times, read_times


class Runs:
    """Records what the runner starts and answers with the exit codes asked for."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.shares: list[str] = []
        self.interpreted = 0
        self.compiled = 0
        self.lint = 0
        self.covered: dict[str, dict[str, dict[str, int]]] = {}
        self.cover("src/kerys/engine/state.py", 10)

    def cover(self, file: str, lines: int) -> None:
        """Pretend that so many of the file's ten lines were covered."""
        counts = {"num_statements": 10, "num_branches": 0, "covered_lines": lines, "covered_branches": 0}
        self.covered[file] = {"summary": counts}

    def run(self, part: str, arguments: list[str], **settings: str) -> int:
        self.commands.append(arguments)
        if "KERYS_FULL" in settings:
            self.shares.append(settings["KERYS_FULL"])
        if arguments[0] != "pytest":
            return self.lint
        for argument in arguments:
            if argument.startswith("--cov-report=json:"):
                Path(argument.removeprefix("--cov-report=json:")).write_text(
                    json.dumps({"files": self.covered})
                )
        return self.interpreted if "PYTHONPATH" in settings else self.compiled

    def marks(self) -> list[str]:
        return [command[command.index("-m") + 1] for command in self.commands if command[0] == "pytest"]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    made = Runs()
    monkeypatch.delenv("KERYS_PURE", raising=False)
    monkeypatch.setattr(run_tests, "run", made.run)
    monkeypatch.setattr(run_tests, "why_not_compiled", lambda: "")
    monkeypatch.setattr(run_tests, "coverage_goals", lambda: {"kerys/engine": 90})
    return made


def test_everything_runs_and_passes(runs: Runs, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tests.main([]) == 0
    assert [command[0] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest", "pytest", "pytest"]
    interpreted = "not compiled_only and not soak"
    assert runs.marks() == [interpreted, interpreted, "not soak"]
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


def test_quick_runs_lint_and_a_few_folders_interpreted(runs: Runs) -> None:
    assert run_tests.main(["--quick"]) == 0
    assert [command[0] for command in runs.commands] == ["ruff", "ruff", "mypy", "pytest"]
    assert {"tests/test_layers.py", "tests/rulebook", "tests/words", "tests/records"} <= set(
        runs.commands[-1]
    )
    assert not [argument for argument in runs.commands[-1] if argument.startswith("--cov")]


@pytest.mark.parametrize("folders", [run_tests.COVERING, run_tests.TWICE, run_tests.QUICK])
def test_the_folders_that_are_named_exist(folders: tuple[str, ...]) -> None:
    assert [folder for folder in folders if not (run_tests.ROOT / folder).exists()] == []


@pytest.mark.parametrize(
    ("arguments", "share"), [([], ""), (["--full"], "all"), (["--share", "3/10"], "3/10")]
)
def test_the_share_of_the_axe_matrix_reaches_the_tests(runs: Runs, arguments: list[str], share: str) -> None:
    assert run_tests.main(arguments) == 0
    assert runs.shares == [share, share, share]


@pytest.mark.parametrize("share", ["0/10", "11/10", "3", "x/y", "-1/2"])
def test_a_share_that_is_none_is_refused(runs: Runs, share: str) -> None:
    with pytest.raises(SystemExit):
        run_tests.main([f"--share={share}"])


def test_coverage_below_its_goal_fails_the_interpreted_run(
    runs: Runs, capsys: pytest.CaptureFixture[str]
) -> None:
    runs.cover("src/kerys/engine/state.py", 8)
    assert run_tests.main([]) == 1
    assert "coverage of kerys/engine fell to 80.0 %, at least 90 is asked for" in capsys.readouterr().out


def test_a_package_that_was_not_measured_counts_as_uncovered(runs: Runs) -> None:
    runs.covered.clear()
    assert run_tests.main([]) == 1


def test_the_report_says_where_the_time_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "times.xml"
    report.write_text(
        """<testsuites><testsuite>
        <testcase classname="tests.web.test_axe" name="test_home[a.b]" time="3.0"/>
        <testcase classname="tests.words.test_lists" name="test_and" time="1.0"/>
        <testcase classname="tests.test_layers" name="test_order" time="0.5"/>
        </testsuite></testsuites>"""
    )
    print_times("tests", read_times(report))
    out = capsys.readouterr().out
    assert re.search(r"web +3\.0 s +67 %", out)
    assert re.search(r"words +1\.0 s +22 %", out)
    assert "test_layers" in out
    assert "3.0 s  tests.web.test_axe.test_home[a.b]" in out
    assert read_times(tmp_path / "missing.xml") == {}


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
    assert not [argument for argument in runs.commands[-1] if argument.startswith("tests/")]


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
