"""The command line: `kerys` alone is `kerys serve`; `play`, `simulate`, `record`, `scenario`, `bench`, …

Whatever goes wrong is told in one sentence on standard error, with exit code 2; Ctrl-C and a closed pipe count as
that (1: a record did not pass the check).
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from kerys.cli.parser import UsageError, command_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs gets question marks
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _complain("\nInterrupted by Ctrl-C.")
    except BrokenPipeError:
        _give_up_output()
        return _complain("kerys: whoever read the output has gone, so the rest is not written.")
    except OSError as error:
        _give_up_output()
        return _complain(f"kerys: {error.filename or 'standard output'}: {error.strerror or error}.")
    return code


def _run(arguments: list[str]) -> int:
    parser = command_line()
    try:
        chosen = parser.parse_args(_with_command(arguments))
    except UsageError as error:
        return _complain(str(error))
    from kerys.cli.commands import run_command  # noqa: PLC0415  # `--help` and mistakes need no engine

    return run_command(chosen)


def _with_command(arguments: list[str]) -> list[str]:
    """`kerys --port 8001` is `kerys serve --port 8001`."""
    first = arguments[0] if arguments else "--"
    return ["serve", *arguments] if first.startswith("-") and first not in ("-h", "--help") else arguments


def _give_up_output() -> None:
    """Python flushes once more when it ends: let it write into nothing."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    with contextlib.suppress(OSError):  # nobody may be listening
        print(sentence, file=sys.stderr, flush=True)
    return 2
