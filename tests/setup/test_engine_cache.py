"""The cache of compiled engines: whole files or none, and no more of them than its limits allow."""

import os
from pathlib import Path

import pytest

from tools import engine_cache


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder with a compiled engine in it and an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "built" / "kerys").mkdir(parents=True)
    (tmp_path / "built" / "kerys" / "state.so").write_text("machine code" * 100)
    (tmp_path / "built" / "kerys__mypyc.so").write_text("more of it")
    return tmp_path / "built"


def store(built: Path, name: str = "name") -> Path:
    engine_cache.store(name, built, built.rglob("*.so"))
    return engine_cache.folder() / f"{name}.zip"


def test_what_was_stored_is_restored_with_its_folders(built: Path, tmp_path: Path) -> None:
    store(built)
    assert engine_cache.restore("name", tmp_path / "target")
    assert (tmp_path / "target" / "kerys" / "state.so").read_text() == "machine code" * 100
    assert (tmp_path / "target" / "kerys__mypyc.so").is_file()


def test_an_unknown_name_restores_nothing(built: Path, tmp_path: Path) -> None:
    assert not engine_cache.restore("name", tmp_path / "target")
    assert not (tmp_path / "target").exists()


@pytest.mark.parametrize("damage", ["cut off", "garbled", "empty"])
def test_a_damaged_file_is_deleted_and_counts_as_absent(built: Path, tmp_path: Path, damage: str) -> None:
    file = store(built)
    content = file.read_bytes()
    if damage == "garbled":
        content = content[:60] + bytes([content[60] ^ 255]) + content[61:]
    file.write_bytes({"cut off": content[: len(content) // 2], "garbled": content, "empty": b""}[damage])
    assert not engine_cache.restore("name", tmp_path / "target")
    assert not file.exists()
    assert not (tmp_path / "target").exists()


def test_no_partial_file_is_left_where_storing_fails(built: Path) -> None:
    engine_cache.store("name", built, [built / "missing.so"])
    assert list(engine_cache.folder().iterdir()) == []


def test_a_cache_that_cannot_be_written_is_done_without(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(built / "kerys__mypyc.so"))
    store(built)
    assert not engine_cache.restore("name", built)


def test_the_engines_unused_for_longest_go_first(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_cache, "LIMIT_FILES", 2)
    for age, name in enumerate(["old", "older"], 1):
        os.utime(store(built, name), (1000 - age, 1000 - age))
    engine_cache.restore("older", built)  # used again
    store(built, "new")
    assert {file.stem for file in engine_cache.folder().iterdir()} == {"new", "older"}


def test_the_cache_keeps_to_its_size(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = store(built).stat().st_size
    monkeypatch.setattr(engine_cache, "LIMIT_BYTES", 3 * size)
    for number in range(5):
        store(built, f"number-{number}")
    assert len(list(engine_cache.folder().iterdir())) == 3


def test_the_key_depends_on_sources_python_and_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine_cache.key("sources")
    assert before == engine_cache.key("sources") != engine_cache.key("other sources")
    monkeypatch.setattr(engine_cache, "processor", lambda: "another one")
    assert engine_cache.key("sources") != before
