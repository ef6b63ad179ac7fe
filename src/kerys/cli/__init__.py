"""The command line. For now only `kerys about`."""

import json
import platform
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path


def engine_state() -> str:
    """Whether the engine runs compiled, and if not, why not."""
    spec = find_spec("kerys.engine.pieces")
    if spec is None or spec.origin is None:
        return "missing"
    if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled"
    # Left by the launcher (tools/set_up.py) in its environment. Not there after a plain `pip install`, and
    # not about this engine if it is another one than the installed one (PYTHONPATH=src).
    note = Path(sys.prefix, "kerys-setup.json")
    if note.is_file() and Path(spec.origin).is_relative_to(sys.prefix):
        return str(json.loads(note.read_text()).get("engine", "interpreted"))
    return "interpreted"


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words != ["about"]:
        print("kerys: the only command so far is `kerys about`", file=sys.stderr)
        return 2
    print(f"Kerys {version('kerys')}")
    print(f"Python {platform.python_version()}")
    print(f"engine {engine_state()}")
    return 0
