"""Measures the way to the first game: `python -m tools.measure_set_up` in a checkout, with the network at hand.

Clones the checkout into a temporary folder and starts it there with an empty HOME and empty caches: once with pip alone,
once with uv if there is one. It prints the seconds

    question   until `./kerys play` asks its first question in the terminal
    page       until the server of a second fresh clone answers with its page
    compiled   from the start of `./kerys play` until the next start would run the compiled engine
"""

import argparse
import json
import os
import pty
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 900.0
QUESTION = re.compile(
    rb"\n(\x1b\[[0-9;]*m| )*1(\x1b| )"
)  # the first of the numbered answers, coloured or not


class TooLong(Exception):
    """Nothing came within the limit."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="measure_set_up", description=(__doc__ or "").split(":")[0])
    parser.add_argument("--with", dest="installer", choices=("pip", "uv"), help="measure just this one")
    installers = [parser.parse_args(arguments).installer or ""]
    if installers == [""]:
        installers = ["pip", "uv"] if shutil.which("uv") else ["pip"]
    print(f"{'':6} {'question':>9} {'page':>9} {'compiled':>9}   seconds")
    for installer in installers:
        with fresh_clone(installer) as (clone, env):
            started = time.monotonic()
            question = until_question(clone, env)
            compiled = until_compiled(clone, started)
        with fresh_clone(installer) as (clone, env):
            page = until_page(clone, env)
        print(f"{installer:6} {question:9.1f} {page:9.1f} {compiled:>9}", flush=True)
    return 0


@contextmanager
def fresh_clone(installer: str) -> Iterator[tuple[Path, dict[str, str]]]:
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "kerys"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        caches = {
            "HOME": home,
            "XDG_CACHE_HOME": home,
            "PIP_CACHE_DIR": home / "pip",
            "UV_CACHE_DIR": home / "uv",
        }
        env = {**os.environ, **{name: str(path) for name, path in caches.items()}, "TERM": "xterm"}
        if installer == "pip":
            stub = Path(folder, "bin", "uv")  # hides the real one
            stub.parent.mkdir()
            stub.write_text("#!/bin/sh\nexit 127\n")
            stub.chmod(0o755)
            env["PATH"] = f"{stub.parent}{os.pathsep}{env['PATH']}"
        try:
            yield clone, env
        finally:
            stop_build(clone)


def until_question(clone: Path, env: dict[str, str]) -> float:
    """Return the seconds until `./kerys play` asks; it believes that it talks to a terminal."""
    terminal, inner = pty.openpty()
    started = time.monotonic()
    program = subprocess.Popen(
        [sys.executable, "kerys", "play", "--seed", "1"],
        cwd=clone,
        env=env,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
    )
    os.close(inner)
    text = b""
    try:
        while QUESTION.search(text) is None:
            if not select.select([terminal], [], [], LIMIT)[0]:
                raise TooLong("no question in the terminal")
            try:
                text += os.read(terminal, 65536)
            except OSError:  # the other end is closed
                raise TooLong(f"the game stopped: {text.decode(errors='replace')[-200:]}") from None
        return time.monotonic() - started
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()
        os.close(terminal)


def until_page(clone: Path, env: dict[str, str]) -> float:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    started = time.monotonic()
    command = [sys.executable, "kerys", "serve", "--port", str(port), "--browser", "off"]
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(
        command, cwd=clone, env=env, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        while time.monotonic() - started < LIMIT:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                    page.read()
                return time.monotonic() - started
            except (urllib.error.URLError, OSError):
                if program.poll() is not None:
                    raise TooLong("the server stopped") from None
                time.sleep(0.1)
        raise TooLong("no page from the server")
    finally:
        os.killpg(program.pid, signal.SIGTERM)
        program.wait()


def until_compiled(clone: Path, started: float) -> str:
    """Return the seconds until the engine is compiled, or why it is not."""
    notes = clone / ".venv" / "kerys-setup.json"
    while time.monotonic() - started < LIMIT:
        found = json.loads(notes.read_text())
        if "project" in found:
            compiled = found["engine"] == "compiled"
            return f"{time.monotonic() - started:.1f}" if compiled else str(found["engine"])
        time.sleep(0.2)
    raise TooLong("the engine was not compiled")


def stop_build(clone: Path) -> None:
    """End the build in the background, which would outlive the clone."""
    try:
        process = json.loads((clone / ".venv" / "kerys-compiling.json").read_text())["process"]
        os.killpg(process, signal.SIGKILL)
    except (OSError, ValueError, KeyError):
        return


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TooLong as error:
        print(f"Not measured: {error}.", file=sys.stderr)
        sys.exit(1)
