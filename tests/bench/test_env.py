"""`kerys bench env` measures every interface that is installed."""

import argparse

from kerys.bench import env


def test_every_interface_is_measured() -> None:
    lines: list[str] = []
    assert env.main(argparse.Namespace(seconds=0.01, json=False), lines.append) == 0
    for name in (env.BATCH, env.BARE, "Gymnasium", "PettingZoo", "OpenSpiel", "hearts"):
        assert name in lines[0]
