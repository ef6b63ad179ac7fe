"""Fixture `run`: runs a command in this process."""

import pytest

from tests.cli.runner import Runner


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use English, regardless of the machine's language."""
    monkeypatch.setenv("KERYS_LANGUAGE", "en")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)
