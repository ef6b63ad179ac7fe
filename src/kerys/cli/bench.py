"""`kerys bench`: hands over to the measuring code, which needs nothing of the other commands."""

import argparse
from importlib import import_module
from importlib.util import find_spec

from kerys.engine.errors import KerysError


def bench(chosen: argparse.Namespace) -> int:
    name = f"kerys.bench.{chosen.what}"
    if find_spec(name) is None:
        raise KerysError(f"this version has no measurement “{chosen.what}”")
    code: int | None = import_module(name).main(chosen)
    return code or 0
