"""Says why the engine cannot be compiled here: prints the reason, or nothing if it can be.

Run by the environment's Python, as setuptools knows which compiler and flags that Python was built with. Only
a real compilation tells: compilers without headers, broken ones and CC=/bin/false are all met in practice.
"""

import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

EMPTY_MODULE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""


def why_not() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(EMPTY_MODULE)
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception as error:  # setuptools wraps a compiler's failures in many classes
            print(error, file=sys.stderr)
            if not Path(sysconfig.get_path("include"), "Python.h").is_file():
                return "Python's C headers are missing (Debian, Ubuntu: apt install python3-dev)"
            return "no working C compiler (Debian, Ubuntu: apt install gcc libc6-dev)"
    return ""


if __name__ == "__main__":
    print(why_not())
