"""`python -m kerys.server`: the same as `kerys serve`."""

import argparse
import sys

from kerys.cli.serve import add_settings, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="kerys serve")
    add_settings(parser)
    parser.set_defaults(command="serve")
    sys.exit(run(parser.parse_args()))
