"""The launcher and its set-up, with a fake installer that leaves behind what the real one would."""

import ast
import errno
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.metadata import distributions
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools import build_engine, environment, probe_compiler, set_up
from tools.environment import Environment, Trouble
from tools.set_up import SetUp

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-build.lock", "requirements-test.lock")
NO_COMPILER = "no working C compiler (install gcc)"


def load_launcher() -> ModuleType:
    loader = SourceFileLoader("kerys_launcher", str(ROOT / "kerys"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # no stray `kerysc` beside the script
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = writes
    return module


launcher = load_launcher()


class Checkout:
    """A small checkout whose installer is fake: it can fail or be interrupted at a chosen command."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.trips: dict[str, BaseException] = {}
        self.in_background = 0  # builds that were started
        self.compiler = ""  # what is wrong with it
        for name, text in {
            "LICENSE": "free",
            "pyproject.toml": '[tool.kerys]\ncompiled = ["kerys/engine"]\n',
            "README.md": "Read me",
            "requirements.lock": "rich==15",
            "requirements-build.lock": "mypy==2",
            "requirements-test.lock": "pytest==9",
            "setup.py": "",
            "src/kerys/cli.py": "print('hello')",
            "src/kerys/words/en.ftl": "hello = Hello",
            "src/kerys/engine/state.py": "SEATS = 5",
        }.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def start(self, purpose: str = set_up.COMPUTING) -> list[str]:
        """Start the launcher as far as the set-up; the commands that it ran."""
        self.ran.clear()
        if purpose.startswith("test") or not self.is_current():
            assert set_up.set_up(str(self.root), launcher.glance, purpose) == 0
        return self.ran

    def interrupt(self, step: str) -> None:
        """Start the launcher and press Ctrl-C during a step."""
        self.trips[step] = KeyboardInterrupt()
        assert set_up.set_up(str(self.root), launcher.glance, set_up.COMPUTING) == 2

    def is_current(self) -> bool:
        return bool(launcher.glance(str(self.root)) == launcher.glance_at_set_up(str(self.root)))

    @property
    def site_packages(self) -> Path:
        return next((self.root / ".venv").glob("lib/python3*/site-packages"))

    @property
    def installed(self) -> Path:
        """The package that a program would import now."""
        return (
            self.site_packages / (self.site_packages / "kerys.pth").read_text().strip()
        ).resolve() / "kerys"

    def installed_files(self) -> dict[str, str]:
        files = (path for path in self.installed.rglob("*") if path.is_file())
        return {str(path.relative_to(self.installed)): path.read_text() for path in files}

    def run(self, step: Environment, command: list[str], cwd: Path | None = None) -> None:
        """Stands in for Environment.run. Work is left half done when interrupted, as in life."""
        kinds = {
            "venv": "venv",
            "build_ext": "compile",
            str(self.root / "requirements.lock"): "packages",
            str(self.root / "requirements-build.lock"): "tools",
            str(self.root / "requirements-test.lock"): "test packages",
        }
        kind = next(kinds[word] for word in command if word in kinds)
        self.ran.append(kind)
        if kind == "venv":
            (self.root / ".venv" / "lib" / "python3.11" / "site-packages" / "pip").mkdir(parents=True)
        elif kind == "compile":
            assert cwd is not None
            (cwd / "built" / "kerys" / "engine").mkdir(parents=True)
        trip = self.trips.pop(kind, None)
        if trip is not None:
            raise trip
        if kind == "venv":
            (self.root / ".venv" / "bin").mkdir()
            step.python.symlink_to(sys.executable)
        elif kind == "compile":
            assert cwd is not None
            (cwd / "built" / "kerys" / "engine" / "state.so").write_text("machine code")

    def start_in_background(self, step: Environment) -> None:
        self.in_background += 1

    def finish_in_background(self) -> list[str]:
        self.ran.clear()
        build_engine.build_in_background(self.root)
        return self.ran


@pytest.fixture
def checkout(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Checkout:
    made = Checkout(tmp_path)
    monkeypatch.delenv("KERYS_PURE", raising=False)
    # A cache that cannot be used, so that these tests see everything compiled.
    no_folder = tmp_path_factory.mktemp("cache") / "file"
    no_folder.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(no_folder))

    def run(
        step: Environment, command: list[str], failure: str, cwd: Path | None = None, **settings: str
    ) -> None:
        made.run(step, command, cwd)

    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(set_up, "working_uv", lambda: "")
    monkeypatch.setattr(environment, "working_uv", lambda: "")
    monkeypatch.setattr(build_engine, "start_in_background", made.start_in_background)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(SetUp, "compiler_trouble", lambda _: made.compiler)
    return made


# --- Which Python -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_old_python_gets_a_message_with_the_version_to_install(version: tuple[int, int, int]) -> None:
    complaint = launcher.complaint_about(version, "linux")
    assert "needs Python 3.11 or newer" in complaint
    assert f"this is 3.{version[1]}" in complaint


def test_main_stops_with_2_on_an_old_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher.sys, "version_info", (3, 9, 18))
    assert launcher.main(["about"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_newer_pythons_are_welcome() -> None:
    assert launcher.complaint_about((3, 11, 0), "linux") == ""
    assert launcher.complaint_about((3, 13, 1), "darwin") == ""


def test_windows_is_sent_to_wsl() -> None:
    assert "WSL" in launcher.complaint_about((3, 12, 0), "win32")


def test_old_pythons_can_read_the_launcher() -> None:
    ast.parse((ROOT / "kerys").read_text(), feature_version=(3, 7))


def test_without_the_venv_module_one_sentence_says_what_to_install(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert set_up.set_up(str(checkout.root), launcher.glance) == 2
    assert re.fullmatch(
        r"Python's venv module is missing: install it .*python3-venv.*\n", capsys.readouterr().err
    )
    assert not (checkout.root / ".venv").exists()


# --- What is done when --------------------------------------------------------------------------------------


def test_the_first_start_does_everything_and_the_second_nothing(checkout: Checkout) -> None:
    assert checkout.start() == ["venv", "packages", "tools", "compile"]
    assert checkout.installed_files()["engine/state.so"] == "machine code"
    assert checkout.is_current()
    assert checkout.start() == []


def test_a_changed_engine_is_compiled_again(checkout: Checkout) -> None:
    checkout.start()
    checkout.write("src/kerys/engine/state.py", "SEATS = 4")
    assert checkout.start() == ["compile"]


def test_a_renamed_engine_module_is_compiled_again(checkout: Checkout) -> None:
    checkout.start()
    source = checkout.root / "src" / "kerys" / "engine" / "state.py"
    (source.parent / "rules").mkdir()
    source.rename(source.parent / "rules" / "state.py")
    assert checkout.start() == ["compile"]
    assert "engine/state.py" not in checkout.installed_files()


def test_other_files_are_just_copied(checkout: Checkout) -> None:
    checkout.start()
    checkout.write("src/kerys/cli.py", "print('bonjour')")
    checkout.write("src/kerys/words/fr.ftl", "hello = Bonjour")
    (checkout.root / "src/kerys/words/en.ftl").unlink()
    assert checkout.start() == []
    assert checkout.installed_files() == {
        "cli.py": "print('bonjour')",
        "words/fr.ftl": "hello = Bonjour",
        "engine/state.py": "SEATS = 5",
        "engine/state.so": "machine code",
    }
    assert checkout.is_current()


def test_a_new_time_alone_compiles_nothing(checkout: Checkout) -> None:
    checkout.start()
    os.utime(checkout.root / "src/kerys/engine/state.py", (1, 1))
    assert not checkout.is_current()
    assert checkout.start() == []
    assert checkout.is_current()


def test_a_changed_lock_installs_packages_only(checkout: Checkout) -> None:
    checkout.start()
    checkout.write("requirements.lock", "rich==16")
    assert checkout.start() == ["packages"]


def test_environment_without_its_python_is_created_again(checkout: Checkout) -> None:
    checkout.start()
    python = checkout.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3.11")
    assert checkout.start() == ["venv", "packages", "tools", "compile"]


def test_compiled_files_in_src_are_never_installed(checkout: Checkout) -> None:
    checkout.write("src/kerys/cli.so", "stale")
    checkout.start()
    assert "cli.so" not in checkout.installed_files()


def test_an_edit_during_the_compilation_is_noticed(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit_once(
        step: Environment, command: list[str], failure: str, cwd: Path | None = None, **settings: str
    ) -> None:
        if "KERYS_MUST_COMPILE" in settings and "compile" not in checkout.ran:
            checkout.write("src/kerys/engine/state.py", "SEATS = 3")
        checkout.run(step, command, cwd)

    monkeypatch.setattr(Environment, "run", edit_once)
    assert checkout.start().count("compile") == 2
    assert checkout.is_current()


# --- Compiled or not ----------------------------------------------------------------------------------------


def test_kerys_pure_installs_plain_python_until_it_is_unset(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KERYS_PURE", "1")
    assert checkout.start() == ["venv", "packages"]
    assert "engine/state.so" not in checkout.installed_files()
    assert SetUp(checkout.root, 0).done["engine"] == "interpreted: KERYS_PURE is set"
    monkeypatch.delenv("KERYS_PURE")
    assert checkout.start() == ["tools", "compile"]


def test_without_a_compiler_plain_python_and_compiled_once_there_is_one(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    checkout.compiler = NO_COMPILER
    assert checkout.start() == ["venv", "packages"]
    assert SetUp(checkout.root, 0).done["engine"] == f"interpreted: {NO_COMPILER}"
    assert checkout.start() == []

    bin_with_compiler = tmp_path_factory.mktemp("bin")
    (bin_with_compiler / "gcc").touch()
    monkeypatch.setenv("PATH", str(bin_with_compiler), prepend=os.pathsep)
    checkout.compiler = ""
    assert checkout.start() == ["tools", "compile"]
    assert SetUp(checkout.root, 0).done["engine"] == "compiled"


def test_a_compiler_that_disappears_changes_nothing(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.start()
    checkout.compiler = NO_COMPILER
    monkeypatch.setenv("PATH", "/nowhere")
    assert checkout.start() == []
    assert SetUp(checkout.root, 0).done["engine"] == "compiled"


def test_where_compiling_fails_plain_python_is_installed_and_the_log_named(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.trips["compile"] = Trouble("gcc crashed")
    assert checkout.start() == ["venv", "packages", "tools", "compile"]
    assert "setup.log" in capsys.readouterr().err
    assert SetUp(checkout.root, 0).done["engine"].startswith("interpreted: compiling failed")
    checkout.write("src/kerys/cli.py", "print('an edit that does not concern the engine')")
    assert checkout.start() == []


def test_a_second_checkout_takes_the_engine_from_the_cache(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
    assert checkout.start() == ["venv", "packages", "tools", "compile"]
    shutil.rmtree(checkout.root / ".venv")
    assert checkout.start(set_up.PLAYING) == ["venv", "packages"]
    assert checkout.in_background == 0
    assert checkout.installed_files()["engine/state.so"] == "machine code"
    assert SetUp(checkout.root, 0).done["engine"] == "compiled"
    checkout.write("src/kerys/engine/state.py", "SEATS = 4")
    assert checkout.start() == ["tools", "compile"]


# --- When it goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["venv", "packages", "tools", "compile"])
def test_an_interrupted_set_up_heals_at_the_next_start(
    checkout: Checkout, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.interrupt(command)
    assert "interrupted" in capsys.readouterr().err
    assert not checkout.is_current()
    checkout.start()
    assert checkout.is_current()
    assert set(checkout.installed_files()) == {"cli.py", "words/en.ftl", "engine/state.py", "engine/state.so"}


def test_an_interrupted_update_heals_too(checkout: Checkout) -> None:
    checkout.start()
    state = checkout.root / "src/kerys/engine/state.py"
    before = state.stat()
    state.write_text("SEATS = 4")
    checkout.interrupt("compile")
    # Even if the source is put back, time and all: what is installed is neither the old nor the new one.
    state.write_text("SEATS = 5")
    os.utime(state, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert checkout.start() == ["compile"]
    assert checkout.installed_files()["engine/state.py"] == "SEATS = 5"


@pytest.mark.parametrize("notes", ["", "{", "[]"])
def test_damaged_notes_are_as_good_as_none(checkout: Checkout, notes: str) -> None:
    checkout.start()
    checkout.write(".venv/kerys-setup.json", notes)
    checkout.write("src/kerys/cli.py", "pass")
    assert checkout.start() == ["venv", "packages", "tools", "compile"]


def test_failing_packages_end_with_2_and_one_sentence(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.trips["packages"] = trouble = Trouble("No way to the internet (details: setup.log).")
    assert set_up.set_up(str(checkout.root), launcher.glance) == 2
    assert capsys.readouterr().err.splitlines()[-1] == str(trouble)
    assert checkout.start() == ["venv", "packages", "tools", "compile"]


def test_a_failing_command_names_the_log_which_has_its_output(tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    with environment.only_one(tmp_path) as lock:
        step = Environment(tmp_path, lock)
        with pytest.raises(Trouble, match=r"^Nothing worked \(details: .*setup\.log\)\.$"):
            step.run([sys.executable, "-c", "print('the reason'); exit(3)"], "Nothing worked")
    assert "the reason" in step.log.read_text()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_an_unwritable_folder_is_named_in_one_sentence(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert set_up.set_up(str(checkout.root), launcher.glance) == 2
    assert re.fullmatch(
        rf"Kerys cannot write to {checkout.root}.*: make the folder writable.*\n", capsys.readouterr().err
    )


def test_a_second_start_waits_for_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order: list[str] = []

    def second() -> None:
        with environment.only_one(tmp_path):
            order.append("second")

    thread = threading.Thread(target=second)
    with environment.only_one(tmp_path):
        thread.start()
        thread.join(0.2)
        order.append("first")
    thread.join(10)
    assert order == ["first", "second"]
    assert "waiting" in capsys.readouterr().err


# --- In the background --------------------------------------------------------------------------------------


def test_playing_starts_on_plain_python_while_the_engine_is_compiled(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checkout.start(set_up.PLAYING) == ["venv", "packages"]
    assert "being compiled in the background" in capsys.readouterr().err
    assert checkout.in_background == 1
    assert "engine/state.so" not in checkout.installed_files()
    assert "in the background" in SetUp(checkout.root, 0).done["engine"]

    before = checkout.installed
    assert checkout.finish_in_background() == ["tools", "compile"]
    assert checkout.installed_files()["engine/state.so"] == "machine code"
    assert checkout.installed != before  # a running program goes on with what it started with
    assert (before / "engine" / "state.py").exists()
    assert SetUp(checkout.root, 0).done["engine"] == "compiled"
    assert checkout.start(set_up.PLAYING) == []
    assert checkout.is_current()
    assert checkout.in_background == 1


def test_an_edit_of_the_engine_brings_plain_python_back_until_it_is_compiled(checkout: Checkout) -> None:
    checkout.start()
    checkout.write("src/kerys/engine/state.py", "SEATS = 4")
    assert checkout.start(set_up.PLAYING) == []
    assert checkout.installed_files()["engine/state.py"] == "SEATS = 4"
    assert "engine/state.so" not in checkout.installed_files()
    assert checkout.finish_in_background() == ["compile"]
    assert checkout.installed_files()["engine/state.so"] == "machine code"


def test_a_failure_in_the_background_is_reported_once(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.start(set_up.PLAYING)
    checkout.trips["compile"] = Trouble("gcc crashed")
    checkout.finish_in_background()
    capsys.readouterr()
    assert checkout.start(set_up.PLAYING) == []
    assert capsys.readouterr().err.count("compiling failed, see") == 1
    assert checkout.start(set_up.PLAYING) == []
    assert capsys.readouterr().err == ""
    assert checkout.in_background == 1
    assert SetUp(checkout.root, 0).done["engine"].startswith("interpreted: compiling failed")


def test_sources_edited_during_a_build_in_the_background_are_built_again(checkout: Checkout) -> None:
    checkout.start(set_up.PLAYING)
    real = build_engine.build

    def edit_meanwhile(step: Environment) -> str:
        built = real(step)
        checkout.write("src/kerys/engine/state.py", "SEATS = 4")
        return built

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build_engine, "build", edit_meanwhile)
        checkout.finish_in_background()
    assert "engine/state.so" not in checkout.installed_files()
    checkout.start(set_up.PLAYING)
    assert checkout.in_background == 2
    assert checkout.finish_in_background() == ["compile"]
    assert checkout.installed_files()["engine/state.py"] == "SEATS = 4"


def test_a_second_build_in_the_background_leaves_the_first_alone(checkout: Checkout) -> None:
    checkout.start(set_up.PLAYING)
    with environment.only_one(checkout.root, environment.COMPILE_LOCK), pytest.raises(environment.Busy):
        checkout.finish_in_background()


# --- Other ways ---------------------------------------------------------------------------------------------


def test_testing_installs_the_test_tools_and_later_runs_need_them_only_once(checkout: Checkout) -> None:
    assert checkout.start(set_up.TESTING_PLAIN) == ["venv", "packages", "test packages"]
    assert checkout.in_background == 0
    assert checkout.start(set_up.TESTING) == ["tools", "compile"]
    assert checkout.start(set_up.TESTING) == []


def test_uv_is_used_where_it_works(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def note(
        step: Environment, command: list[str], failure: str, cwd: Path | None = None, **settings: str
    ) -> None:
        commands.append(command)
        checkout.run(step, command, cwd)

    monkeypatch.setattr(Environment, "run", note)
    monkeypatch.setattr(set_up, "working_uv", lambda: "/opt/uv")
    monkeypatch.setattr(environment, "working_uv", lambda: "/opt/uv")
    monkeypatch.setitem(sys.modules, "ensurepip", None)  # uv needs no venv module
    checkout.start(set_up.PLAYING)
    assert [command[0] for command in commands] == ["/opt/uv", "/opt/uv"]
    assert "--require-hashes" in commands[1]


def test_a_stub_of_uv_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stub = tmp_path / "uv"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert environment.working_uv() == ""
    stub.write_text("#!/bin/sh\nexit 127\n")
    stub.chmod(0o755)
    assert environment.working_uv() == ""
    stub.write_text("#!/bin/sh\nexit 0\n")
    assert environment.working_uv() == str(stub)


def test_a_moved_folder_heals_the_command(
    checkout: Checkout, tmp_path_factory: pytest.TempPathFactory
) -> None:
    checkout.start()
    moved = tmp_path_factory.mktemp("elsewhere") / "kerys"
    checkout.root.rename(moved)
    checkout.root = moved
    assert checkout.start() == []
    command = moved / ".venv" / "bin" / "kerys"
    assert command.read_text().startswith(f"#!{moved}/.venv/bin/python\n")
    assert os.access(command, os.X_OK)
    assert checkout.installed.is_relative_to(moved)
    assert checkout.installed_files()["engine/state.so"] == "machine code"


def test_the_package_is_described_as_pip_would(checkout: Checkout) -> None:
    checkout.write(
        "pyproject.toml",
        """[project]\nversion = "1.2"\nscripts = { kerys = "kerys.cli:main" }\n
[project.entry-points."kerys.bots"]\nrandom = "kerys.bots:Random"\n[tool.kerys]\ncompiled = ["kerys/engine"]\n""",
    )
    checkout.start()
    found = next(iter(distributions(name="kerys", path=[str(checkout.site_packages)])))
    assert found.version == "1.2"
    assert {(entry.group, entry.name, entry.value) for entry in found.entry_points} == {
        ("console_scripts", "kerys", "kerys.cli:main"),
        ("kerys.bots", "random", "kerys.bots:Random"),
    }


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock"])
def test_the_locks_agree(name: str) -> None:
    pins = {file: set(re.findall(r"^\S+==\S+.*", (ROOT / file).read_text(), re.M)) for file in LOCKS}
    assert pins[name] <= pins["requirements-test.lock"]


def test_without_a_compiler_one_command_installs_all_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    reason = probe_compiler.why_not()
    assert reason.endswith("(Debian, Ubuntu: apt install gcc libc6-dev python3-dev)")
    monkeypatch.setenv("CC", "/nowhere/gcc")
    assert probe_compiler.why_not() == reason


# --- Handing over -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "purpose"),
    [
        ([], set_up.PLAYING),
        (["play"], set_up.PLAYING),
        (["about"], set_up.PLAYING),
        (["arena", "greedy", "random"], set_up.COMPUTING),
        (["bench", "engine"], set_up.COMPUTING),
        (["test"], set_up.TESTING),
        (["test", "--quick"], set_up.TESTING_PLAIN),
        (["test", "--only", "lint"], set_up.TESTING_PLAIN),
    ],
)
def test_only_what_computes_a_lot_waits_for_the_compiled_engine(arguments: list[str], purpose: str) -> None:
    assert launcher.purpose_of(arguments) == purpose


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["-P", "-m", "kerys"]),
        (["play", "--players", "3"], ["-P", "-m", "kerys", "play", "--players", "3"]),
        (["test", "-k", "spy"], ["-P", "-m", "tools.run_tests", "-k", "spy"]),
    ],
)
def test_arguments_are_handed_on(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: list[str]
) -> None:
    commands: list[list[str]] = []
    record: Callable[[str, list[str]], None] = lambda _, command: commands.append(command)  # noqa: E731
    monkeypatch.setattr(set_up, "set_up", lambda *_: 0)
    monkeypatch.setattr(launcher, "glance", lambda _: "same")
    monkeypatch.setattr(launcher, "glance_at_set_up", lambda _: "same")
    monkeypatch.setattr(launcher.os, "execv", record)
    monkeypatch.setenv("PYTHONPATH", "")
    launcher.main(arguments)
    assert commands == [[str(ROOT / ".venv" / "bin" / "python"), *expected]]
