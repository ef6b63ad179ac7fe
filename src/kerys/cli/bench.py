"""`kerys bench`: run one of the benchmarks of `kerys.bench`."""

import argparse
from importlib import import_module
from importlib.util import find_spec

from kerys.engine.errors import KerysError


def bench(chosen: argparse.Namespace) -> int:
    name = f"kerys.bench.{chosen.what}"
    if find_spec(name) is None:
        raise KerysError(f"this version has no benchmark “{chosen.what}”")
    code: int | None = import_module(name).main(chosen)
    return code or 0
