"""The compiled engine and its plain source agree state by state, not only on final scores."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.combinations import COMPILED, scaled
from tests.laws.test_laws import fingerprints

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.compiled_only
def test_move_by_move() -> None:
    if not COMPILED:
        pytest.skip("the engine is not compiled here")
    games = scaled(2, 1)
    code = f"from tests.laws.test_laws import fingerprints; print(*fingerprints({games}), sep='\\n')"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == fingerprints(games)
