"""The command line: `kerys` alone is `kerys serve`; `play`, `simulate`, `record`, `scenario`, `bench`, …

Whatever goes wrong is told in one sentence on standard error, with exit code 2 (1: a record did not pass the
check; 130: Ctrl-C; 141: whoever read our output went away).
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from kerys.cli.parser import UsageError, command_line

INTERRUPTED = 130
READER_GONE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs gets question marks
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _complain("\nInterrupted by Ctrl-C.", INTERRUPTED)
    except BrokenPipeError:
        _give_up_output()
        return READER_GONE
    except OSError as error:
        _give_up_output()
        return _complain(f"kerys: {error.filename or 'standard output'}: {error.strerror or error}.", 2)
    return code


def _run(arguments: list[str]) -> int:
    parser = command_line()
    try:
        chosen = parser.parse_args(arguments or ["serve"])
    except UsageError as error:
        return _complain(str(error), 2)
    from kerys.cli.commands import run_command  # noqa: PLC0415  # `--help` and mistakes need no engine

    return run_command(chosen)


def _give_up_output() -> None:
    """Python flushes once more when it ends: let it write into nothing."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str, code: int) -> int:
    with contextlib.suppress(OSError):  # nobody may be listening
        print(sentence, file=sys.stderr, flush=True)
    return code
