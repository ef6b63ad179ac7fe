"""A database file is replaced under a running server: nothing more is acknowledged, and a restart finds it sound."""

import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from kerys.server.storage.sqlite import _CHECKPOINT_EVERY
from tests.server.helpers.server import ServerProcess

Replace = Callable[[Path, Path], None]


def _moved(backup: Path, file: Path) -> None:
    backup.rename(file)


def _copied(backup: Path, file: Path) -> None:
    shutil.copyfile(backup, file)  # into the same inode


def _backup(file: Path, to: Path) -> None:
    with sqlite3.connect(file) as source, sqlite3.connect(to) as target:
        source.backup(target)
    source.close()
    target.close()


def _names(client: httpx.Client, names: list[str]) -> list[bool]:
    """Change one's name several times; return which changes were acknowledged."""
    return [client.post("/api/me", json={"name": name}).status_code == 200 for name in names]


@pytest.mark.parametrize("replace", [_moved, _copied])
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_nothing_is_acknowledged_into_a_replaced_file(replace: Replace, end: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    file = data / "kerys.sqlite3"
    server = ServerProcess(data, tmp_path / "log")
    server.start()
    try:
        with httpx.Client(base_url=server.address.http) as client:
            assert all(_names(client, ["one", "two"]))
            _backup(file, tmp_path / "backup.sqlite3")
            assert all(_names(client, [f"name {n}" for n in range(50)]))
            time.sleep(_CHECKPOINT_EVERY + 1.0)
            replace(tmp_path / "backup.sqlite3", file)
            assert not any(_names(client, [f"lost {n}" for n in range(5)]))
            assert client.get("/healthz").status_code == 503
            getattr(server, end)()
        assert "moved or replaced" in server.log.read_text()
        server.start()
        with httpx.Client(base_url=server.address.http, cookies=client.cookies) as client:
            assert client.get("/api/me").json()["name"] in ("two", "name 49")
            assert all(_names(client, ["three"]))
        server.stop()
        connection = sqlite3.connect(file)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
    finally:
        server.stop()


def test_a_copy_that_is_older_than_the_log_loses_nothing(tmp_path: Path) -> None:
    """Until the next checkpoint the write-ahead log has everything that the copy lacks."""
    data = tmp_path / "data"
    file = data / "kerys.sqlite3"
    server = ServerProcess(data, tmp_path / "log")
    server.start()
    try:
        with httpx.Client(base_url=server.address.http) as client:
            assert all(_names(client, ["one", "two"]))
            _backup(file, tmp_path / "backup.sqlite3")
            assert all(_names(client, ["three"]))
            _copied(tmp_path / "backup.sqlite3", file)
            acknowledged = _names(client, ["four", "five"])
            server.kill()
            server.start()
            expected = ["three", "four", "five"][sum(acknowledged)]
            assert client.get("/api/me").json()["name"] == expected
    finally:
        server.stop()


def test_a_log_of_another_file_is_set_aside(tmp_path: Path) -> None:
    """A backup was put in place after the server had been killed, and the write-ahead log was forgotten."""
    data = tmp_path / "data"
    file = data / "kerys.sqlite3"
    server = ServerProcess(data, tmp_path / "log")
    server.start()
    try:
        with httpx.Client(base_url=server.address.http) as client:
            assert all(_names(client, ["one", "two"]))
            _backup(file, tmp_path / "backup.sqlite3")
            server.stop()
            server.start()
            assert all(_names(client, [f"name {n}" for n in range(50)]))
            server.kill()
            _copied(tmp_path / "backup.sqlite3", file)
            server.start()
            assert client.get("/api/me").json()["name"] == "two"
        assert "write-ahead-log-set-aside" in server.log.read_text()
        assert len(list(data.glob("kerys.sqlite3-wal.replaced-*"))) == 1, "nothing is deleted"
    finally:
        server.stop()
