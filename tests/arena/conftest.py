"""Fixture `run`: runs a command in this process, inside a temporary folder."""

from pathlib import Path

import pytest

from tests.cli.runner import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Runner:
    monkeypatch.chdir(tmp_path)
    return Runner(monkeypatch, capsys)
