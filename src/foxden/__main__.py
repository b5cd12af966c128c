"""`foxden` and `python -m foxden`."""

import sys

from foxden.cli import main


def run() -> None:
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    run()
