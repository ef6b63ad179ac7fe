"""The research examples run, shortened."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "research"


def test_random_baseline_prints_an_interval() -> None:
    command = [sys.executable, str(EXAMPLES / "random_baseline.py"), "--games", "16", "--players", "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert "win share" in done.stdout
