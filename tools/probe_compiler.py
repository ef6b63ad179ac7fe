"""Says why the engine cannot be compiled here: prints the reason, or nothing if it can be.

Run by the environment's Python, as that knows with which compiler and flags it was built. Only a real compilation
tells: compilers without headers, broken ones and CC=/bin/false are all met in practice.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

EMPTY_MODULE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""


def why_not() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(EMPTY_MODULE)
        # The program that links extension modules is the compiler with options; CC replaces the program only.
        linking = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
        compiler = shlex.split(os.environ.get("CC", "")) or linking[:1]
        include = ["-I", sysconfig.get_path("include"), "-I", sysconfig.get_path("platinclude")]
        command = [
            *compiler,
            *linking[1:],
            "-fPIC",
            *include,
            str(source),
            "-o",
            str(Path(folder, "probe.so")),
        ]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, check=False)
            if answer.returncode == 0:
                return ""
            print(answer.stderr, file=sys.stderr)
        except OSError as error:
            print(error, file=sys.stderr)
    # One command that brings all that may be missing: who lacks the compiler mostly lacks the headers as well.
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        what = "Python's C headers are missing"
    else:
        what = "no working C compiler"
    return f"{what} (Debian, Ubuntu: apt install gcc libc6-dev python3-dev)"


if __name__ == "__main__":
    print(why_not())
