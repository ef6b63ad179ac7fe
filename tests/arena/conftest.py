"""`run`: a command in this process, in a folder of its own."""

from pathlib import Path

import pytest

from tests.cli.running import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Runner:
    monkeypatch.chdir(tmp_path)
    return Runner(monkeypatch, capsys)
