"""The command line: `kerys` alone is `kerys serve`; `play`, `simulate`, `record`, `scenario`, `bench`, …

Every error, including Ctrl-C and a closed pipe, is one sentence on standard error with exit code 2. Exit code 1 means
that a record did not pass the check.
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
            stream.reconfigure(errors="replace")  # unsupported characters become question marks
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _fail("\nInterrupted by Ctrl-C.")
    except BrokenPipeError:
        _discard_output()
        return _fail("kerys: the output pipe was closed, so the rest is not written.")
    except OSError as error:
        _discard_output()
        return _fail(f"kerys: {error.filename or 'standard output'}: {error.strerror or error}.")
    return code


def _run(arguments: list[str]) -> int:
    parser = command_line()
    try:
        chosen = parser.parse_args(_with_command(arguments))
    except UsageError as error:
        return _fail(str(error))
    from kerys.cli.commands import run_command  # noqa: PLC0415  # `--help` and usage errors do not need the engine

    return run_command(chosen)


def _with_command(arguments: list[str]) -> list[str]:
    """`kerys --port 8001` is `kerys serve --port 8001`."""
    first = arguments[0] if arguments else "--"
    return ["serve", *arguments] if first.startswith("-") and first not in ("-h", "--help") else arguments


def _discard_output() -> None:
    """Redirect output to the null device, because Python flushes once more when it exits."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str) -> int:
    with contextlib.suppress(OSError):  # standard error may be closed too
        print(sentence, file=sys.stderr, flush=True)
    return 2
