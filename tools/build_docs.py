"""Build the documentation site: `./kerys docs` writes build/site, `./kerys docs --out DIR` another folder.

Warnings are errors: a broken link, a page missing from the navigation or a name without a docstring fails.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MISSING = "The documentation needs mkdocs-material and mkdocstrings; `./kerys docs` installs them."


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="kerys docs", description="Build the documentation site.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="folder of the site")
    chosen = parser.parse_args(arguments)
    if importlib.util.find_spec("mkdocs") is None or importlib.util.find_spec("mkdocstrings") is None:
        print(f"kerys: {MISSING}", file=sys.stderr)
        return 2
    out = chosen.out.absolute()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)]
    code = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    if code == 0:
        print(f"The documentation is in {out / 'index.html'}")
    return code


def environment() -> dict[str, str]:
    """Return the caller's environment without the banner that mkdocs-material prints at every build."""
    return os.environ | {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
