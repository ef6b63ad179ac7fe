"""The options of a game from the command line; the engine validates them."""

import argparse
from typing import Any

from kerys.engine.options import OPTION_NAMES, Options, options


def given_options(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return only the options that were given, by name."""
    given = {name: getattr(chosen, name) for name in OPTION_NAMES}
    return {name: value for name, value in given.items() if value is not None and value is not False}


def chosen_options(chosen: argparse.Namespace) -> Options:
    return options(**given_options(chosen))
