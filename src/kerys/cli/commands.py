"""Dispatch of commands; each is imported only when it runs."""

import argparse
import sys

from kerys.engine.errors import KerysError
from kerys.words import Words


def run_command(chosen: argparse.Namespace) -> int:
    """Run the chosen command; an error is printed as one sentence and gives exit code 2."""
    try:
        return _run(chosen)
    except KerysError as error:
        sys.stdout.flush()
        print(f"kerys: {Words().error(error)}", file=sys.stderr)
        return 2


def _run(chosen: argparse.Namespace) -> int:
    # Imported here so that each command loads only what it needs and starts quickly.
    if chosen.command == "about":
        from kerys.cli.about import about  # noqa: PLC0415

        return about()
    if chosen.command in ("serve", "db"):
        from kerys.cli.serve import run  # noqa: PLC0415

        return run(chosen)
    if chosen.command == "admin":
        from kerys.cli.admin import admin  # noqa: PLC0415

        return admin(chosen)
    if chosen.command == "play":
        from kerys.cli.play import play  # noqa: PLC0415

        return play(chosen)
    if chosen.command == "simulate":
        from kerys.cli.simulate import simulate  # noqa: PLC0415

        return simulate(chosen)
    if chosen.command == "record":
        from kerys.cli.record import record  # noqa: PLC0415

        return record(chosen)
    if chosen.command == "scenario":
        from kerys.cli.scenario import scenario  # noqa: PLC0415

        return scenario(chosen)
    if chosen.command == "coach":
        from kerys.cli.coach import coach  # noqa: PLC0415

        return coach(chosen)
    if chosen.command == "calibrate":
        from kerys.cli.calibrate import calibrate  # noqa: PLC0415

        return calibrate(chosen)
    if chosen.command == "puzzles":
        from kerys.cli.puzzles import run as run_puzzles  # noqa: PLC0415

        return run_puzzles(chosen)
    if chosen.command == "screenshots":
        from kerys.cli.screenshots import screenshots  # noqa: PLC0415

        return screenshots(chosen)
    if chosen.command == "bot-protocol":
        from kerys.bots.protocol import try_program  # noqa: PLC0415

        return try_program(chosen.program, chosen.games, chosen.seed, chosen.seconds, players=chosen.players)
    if chosen.command == "arena":
        from kerys.cli.arena import arena  # noqa: PLC0415

        return arena(chosen)
    if chosen.command == "ladder":
        from kerys.cli.ladder import ladder  # noqa: PLC0415

        return ladder(chosen)
    if chosen.command == "balance":
        from kerys.cli.balance import balance  # noqa: PLC0415

        return balance(chosen)
    from kerys.cli.bench import bench  # noqa: PLC0415

    return bench(chosen)
