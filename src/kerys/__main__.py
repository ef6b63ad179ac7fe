"""`python -m kerys`: what the launcher `./kerys` runs."""

import sys

from kerys.cli import main

if __name__ == "__main__":
    sys.exit(main())
