"""A server that cannot start says why in one sentence."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kerys.server.run import _listen
from kerys.server.settings import Settings
from tests.server.helpers.server import ServerProcess


def _started(*flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "kerys", *flags], capture_output=True, text=True, timeout=60, check=False
    )


def _is_one_sentence(text: str) -> bool:
    return text.startswith("kerys: ") and text.endswith(".\n") and text.count("\n") == 1


@pytest.mark.parametrize("command", [("serve", "--port", "0", "--browser", "off"), ("db", "check")])
@pytest.mark.parametrize("wrong", ["a file", "not a database", "no PostgreSQL"])
def test_a_database_that_cannot_be_opened_is_told_in_one_sentence(
    command: tuple[str, ...], wrong: str, tmp_path: Path
) -> None:
    flags = ("--data", str(tmp_path))
    if wrong == "a file":
        (tmp_path / "file").touch()
        flags = ("--data", str(tmp_path / "file"))
    elif wrong == "not a database":
        (tmp_path / "kerys.sqlite3").write_bytes(b"something else " * 500)
    else:
        flags = ("--database", "postgresql://somebody:secret@127.0.0.1:1/nothing")
    ended = _started(*command, *flags)
    assert ended.returncode == 2
    said = ended.stderr + ended.stdout
    assert _is_one_sentence(said), said
    assert "secret" not in said


@pytest.mark.parametrize(
    "rest",
    [
        "kerys:secret/word@127.0.0.1/kerys",
        "kerys:secret#word@127.0.0.1/kerys",
        "kerys:secret?word@127.0.0.1/kerys",
        "kerys:secret@127.0.0.1:port/kerys",
        "kerys:secret@127.0.0.1:-5/kerys",
        "kerys:secret@[::1/kerys",
        "kerys:secret@127.0.0.1/kerys?sslmode=maybe",
    ],
)
def test_an_address_of_postgresql_that_is_none_is_told_how_it_looks(rest: str) -> None:
    ended = _started("db", "check", "--database", f"postgresql://{rest}")
    said = ended.stderr + ended.stdout
    assert ended.returncode == 2
    assert _is_one_sentence(said) and "postgresql://name:password@host" in said, said
    assert "secret" not in said


def test_a_locked_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "kerys.sqlite3", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("CREATE TABLE something (name TEXT)")
    other.execute("BEGIN EXCLUSIVE")
    ended = _started("serve", "--port", "0", "--browser", "off", "--data", str(tmp_path))
    other.close()
    assert ended.returncode == 2
    assert _is_one_sentence(ended.stderr) and "locked" in ended.stderr, ended.stderr


def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path, tmp_path / "log")
    first.start()
    try:
        second = _started("serve", "--port", "0", "--browser", "off", "--data", str(tmp_path))
        assert second.returncode == 2
        assert _is_one_sentence(second.stderr) and "already" in second.stderr, second.stderr
        assert _started("db", "check", "--data", str(tmp_path)).returncode == 0  # that one may look
        first.kill()
        first.start()  # nothing is left of a server that was killed
    finally:
        first.stop()


def test_one_port_has_one_server_however_early_the_second_comes(tmp_path: Path) -> None:
    with _listen(Settings(port=0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            _listen(Settings(port=port)).close()
        second = _started("serve", "--port", str(port), "--browser", "off", "--data", str(tmp_path))
    assert second.returncode == 2
    assert _is_one_sentence(second.stderr) and "in use" in second.stderr, second.stderr
