"""Builds what others install, into dist/: `.venv/bin/python -m tools.build_wheels`.

    kerys-*.tar.gz            the sources
    kerys-*-py3-none-any.whl  plain Python, runs everywhere
    kerys-*-cp*.whl           compiled for this Python and system, but for no processor in particular

Both wheels are built from the unpacked sources, so that something missing there is noticed. The tools come from
requirements-build.lock, which the launcher installs. Wheels for other systems: [tool.cibuildwheel] in pyproject.toml.
"""

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The settings of setup.py for each kind of wheel.
KINDS = {"pure": {"KERYS_PURE": "1"}, "compiled": {"KERYS_MUST_COMPILE": "1"}}
BUILD = "import sys; from setuptools import build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"


class BuildError(Exception):
    """A build failed; its last lines."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="build_wheels", description="Build the sdist and the wheels.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for the files")
    parser.add_argument("--only", choices=KINDS, help="build just this wheel, after the sdist")
    chosen = parser.parse_args(arguments)
    try:
        for file in build_all(chosen.out.resolve(), [chosen.only] if chosen.only else list(KINDS)):
            print(file)
    except BuildError as error:
        print(f"The build failed:\n{error}", file=sys.stderr)
        return 1
    return 0


def build_all(out: Path, kinds: Sequence[str]) -> list[Path]:
    """Build the sdist and these kinds of wheel; return the files."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        checkout = copy_of_checkout(Path(folder, "checkout"))
        sdist = out / build("build_sdist", checkout, out)
        files = [sdist]
        for kind in kinds:
            with tarfile.open(sdist) as archive:
                archive.extractall(Path(folder, kind), filter="data")
            sources = Path(folder, kind, sdist.name.removesuffix(".tar.gz"))
            files.append(out / build("build_wheel", sources, out, **KINDS[kind]))
    return files


def copy_of_checkout(target: Path) -> Path:
    """Copy what git knows of the checkout, or all of it where there is no git, as in an unpacked sdist."""
    listing = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        check=False,
    )
    if listing.returncode == 0:
        names = [Path(os.fsdecode(name)) for name in listing.stdout.split(b"\0") if name]
    else:
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*") if ".venv" not in path.parts]
    for name in names:
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes((ROOT / name).read_bytes())
            (target / name).chmod((ROOT / name).stat().st_mode)
    return target


def build(hook: str, sources: Path, out: Path, **settings: str) -> str:
    """Call a hook of the build backend (PEP 517) in a process of its own; return the name of the file it made."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("KERYS_")}
    command = [sys.executable, "-c", BUILD, hook, str(out)]
    answer = subprocess.run(
        command, cwd=sources, env={**env, **settings}, capture_output=True, text=True, check=False
    )
    if answer.returncode != 0:
        raise BuildError(answer.stderr[-2000:])
    return answer.stdout.splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
