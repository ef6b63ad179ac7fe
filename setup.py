"""Compiles the engine and what else is in a hurry with mypyc; all else about the package stands in pyproject.toml.

Compiling is optional: where it fails, the .py files are installed and run as they are, only slower.
KERYS_PURE=1 does not even try; KERYS_MUST_COMPILE=1 (the launcher's way) fails instead, so that nothing half
compiled is left behind. KERYS_NATIVE=1 makes code for this machine's processor only.

mypyc writes one C file for each module. They are compiled as a few units, several at a time: the modules of a
unit are seen by the C compiler as one file, so that it can inline across them and reads the headers only once.
"""

import os
import platform
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
COMPILED: list[str] = tomllib.loads((HERE / "pyproject.toml").read_text())["tool"]["kerys"]["compiled"]
# Packages whose calls into each other decide the speed: one unit. All other packages are units of their own.
HOT = ("kerys/engine", "kerys/search")
# -O3 takes more than twice as long to compile for 2 to 8 % of speed (docs/speed.md).
OPTIMISATION = "2"


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


MUST_COMPILE = is_set("KERYS_MUST_COMPILE")
NATIVE = is_set("KERYS_NATIVE") and sys.platform == "linux" and platform.machine() == "x86_64"
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
    options = [
        *("--follow-imports=silent", "--ignore-missing-imports", "--no-warn-return-any"),
        *("--no-warn-unused-ignores", "--allow-subclassing-any", "--allow-untyped-decorators"),
    ]
    found = mypycify(
        [*options, *modules],
        opt_level=OPTIMISATION,
        debug_level="0",
        group_name="kerys",
        multi_file=True,
    )
    for extension in found:
        extension.optional = not MUST_COMPILE
        if sys.platform != "win32":
            # Lets the C compiler inline the rules' many small functions across modules: 28 to 58 % faster.
            extension.extra_compile_args.append("-fvisibility=hidden")
        if NATIVE:
            extension.extra_compile_args.append("-march=native")
        if len(extension.sources) > 1:
            extension.sources = units(extension.sources)
    return found


def units(sources: list[str]) -> list[str]:
    """Write the C files that include all others, and return their names, the one that takes longest first."""
    members: dict[str, list[str]] = {"hot": []}
    for source in sources:
        members.setdefault(unit_of(source), []).append(source)
    names = []
    for unit, included in members.items():
        file = Path("build", f"unit_{unit}.c")
        lines = [f'#include "{Path(source).relative_to("build").as_posix()}"\n' for source in included]
        file.write_text("".join(lines))
        names.append(str(file))
    return names


def unit_of(source: str) -> str:
    """Return the unit of a C file; mypyc's own support goes with the hot code, which calls it most."""
    for package in COMPILED:
        own = "__native_" + package.replace("/", "___")
        if package not in HOT and Path(source).name.startswith((f"{own}.c", f"{own}___")):
            return package.replace("/", "_")
    return "hot"


class BuildUnits(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compile the units of an extension side by side; setuptools does so only with whole extensions."""

    def build_extension(self, extension: Extension) -> None:
        if len(extension.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(
                    pool.map(lambda source: self.compile_one(extension, source), extension.sources)
                )
            extension.extra_objects = [*objects, *(extension.extra_objects or [])]
            extension.sources = []
        super().build_extension(extension)

    def compile_one(self, extension: Extension, source: str) -> str:
        macros = [*extension.define_macros, *((name,) for name in extension.undef_macros)]
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=macros,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=extension.depends,
        )
        return objects[0]


setup(
    ext_modules=[] if is_set("KERYS_PURE") or ONLY_DESCRIBING else extensions(),
    cmdclass={"build_ext": BuildUnits},
    # The big extension and, while its units compile, the tiny ones that each module has.
    options={"build_ext": {"parallel": os.cpu_count()}},
)
