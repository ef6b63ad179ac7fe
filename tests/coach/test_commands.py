"""The commands about the coach."""

from pathlib import Path

import pytest

from kerys import Game
from kerys.cli import main
from kerys.coach.calibration import Findings, brier, fitted_sharpness, slope


def test_a_running_game_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.txt"
    file.write_text(Game(players=3, seed=1).record)
    assert main(["coach", str(file)]) == 2
    assert "not over" in capsys.readouterr().err


def test_brier_score_and_slope_of_known_chances() -> None:
    """Chances of 80 % that come true in 80 of 100 cases have slope 1; chances that are too sure, less."""
    right = [([0.8, 0.2], [1.0, 0.0])] * 80 + [([0.8, 0.2], [0.0, 1.0])] * 20
    assert brier(right) == pytest.approx(0.16)
    assert slope(right) == pytest.approx(1.0, abs=1e-6)
    sure = [([0.95, 0.05], shares) for _, shares in right]
    assert slope(sure) == pytest.approx(0.4708, abs=1e-3)
    found = Findings(games=100, chances=[(2, chances, shares) for chances, shares in sure])
    assert fitted_sharpness(found)[1] == pytest.approx(0.47, abs=0.031)
