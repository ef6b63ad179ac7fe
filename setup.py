"""Compiles the engine and what else is in a hurry with mypyc; all else about the package stands in pyproject.toml.

Compiling is optional: where it fails, the .py files are installed and run as they are, only slower.
KERYS_PURE=1 does not even try; KERYS_MUST_COMPILE=1 (the launcher's way) fails instead, so that nothing half
compiled is left behind.
"""

import os
import platform
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
COMPILED: list[str] = tomllib.loads((HERE / "pyproject.toml").read_text())["tool"]["kerys"]["compiled"]
PURE = os.environ.get("KERYS_PURE", "") not in ("", "0")
MUST_COMPILE = os.environ.get("KERYS_MUST_COMPILE", "") not in ("", "0")
# The launcher builds into a .venv that stays on this machine, so its processor may be used to the full.
FOR_THIS_MACHINE = MUST_COMPILE and sys.platform == "linux" and platform.machine() == "x86_64"
# pip runs this file several times; these commands only ask for the package's description.
ONLY_DESCRIBING = {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415  # a pure build needs no mypyc

    # Relative paths, as mypyc derives the names of its C files from them.
    os.chdir(HERE)
    modules = sorted(str(path) for package in COMPILED for path in Path("src", package).rglob("*.py"))
    if not modules:
        return []
    # Mistakes are the type check's business, not the build's, where the libraries that we use need not be there yet.
    options = ["--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify([*options, *modules], opt_level="3", debug_level="0", group_name="kerys")
    for extension in found:
        extension.optional = not MUST_COMPILE
        if sys.platform != "win32":
            # Lets the C compiler inline the rules' many small functions across modules: 28 to 58 % faster.
            extension.extra_compile_args.append("-fvisibility=hidden")
        if FOR_THIS_MACHINE:
            extension.extra_compile_args.append("-march=native")
    return found


setup(
    ext_modules=[] if PURE or ONLY_DESCRIBING else extensions(),
    # One big C file and a tiny one for each module: the tiny ones compile while the big one does.
    options={"build_ext": {"parallel": 2}},
)
