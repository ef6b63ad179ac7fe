"""The sample client plays a whole game, in under a hundred lines."""

import subprocess
import sys
from pathlib import Path

from tests.server.helpers.server import Address

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_sample_client_plays_a_game(address: Address) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 100
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), address.http], capture_output=True, text=True, timeout=90, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "Winners:" in run.stdout
