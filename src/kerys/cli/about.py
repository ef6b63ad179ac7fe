"""`kerys about`: print versions and the state of the engine."""

import json
import os
import platform
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import kerys
from kerys.engine.actions import N_ACTIONS, TABLE_VERSION
from kerys.records.draft import SCENARIO_VERSION
from kerys.records.record import RECORD_VERSION
from kerys.words import languages


def engine_state() -> str:
    """Say whether the engine runs compiled, and if not, why."""
    spec = find_spec("kerys.engine.pieces")
    if spec is None or spec.origin is None:
        return "missing"
    if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled"
    # The launcher (tools/set_up.py) leaves a note in its environment. It is missing after a plain `pip install`, and
    # it does not apply if another engine than the installed one is running (PYTHONPATH=src).
    note = Path(sys.prefix, "kerys-setup.json")
    if note.is_file() and Path(spec.origin).is_relative_to(sys.prefix):
        return build_progress() or str(json.loads(note.read_text()).get("engine", "interpreted"))
    return "interpreted"


def build_progress() -> str:
    """Return the progress of the build in the background (tools/build_engine.py); empty if there is none."""
    try:
        progress = json.loads(Path(sys.prefix, "kerys-compiling.json").read_text())
        os.kill(progress["process"], 0)
    except (OSError, ValueError, KeyError):
        return ""
    seconds = time.time() - progress["since"]
    return f"interpreted: compiled in the background, {progress['stage']}, {seconds:.0f} s so far"


def about() -> int:
    print(f"Kerys {kerys.__version__}")
    print(f"Python {platform.python_version()} ({platform.python_implementation()} on {platform.system()})")
    print(f"engine {engine_state()}")
    print(f"table of answers: version {TABLE_VERSION}, {N_ACTIONS} answers")
    print(f"records: version {RECORD_VERSION}, scenarios: version {SCENARIO_VERSION}")
    print(f"languages: {', '.join(languages())}")
    return 0
