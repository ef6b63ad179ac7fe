"""`python -m kerys`: what the launcher `./kerys` runs."""

import sys

if __name__ == "__main__":
    try:
        from kerys.cli import main
    except KeyboardInterrupt:  # while the program is still starting
        print("\nInterrupted by Ctrl-C.", file=sys.stderr)
        sys.exit(2)
    sys.exit(main())
