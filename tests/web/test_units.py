"""The page's own unit tests (web/src/**/*.test.ts) belong to the one command that runs all tests."""

from __future__ import annotations

import subprocess

from tests.node import ENVIRONMENT, NODE, TOOLS, WEB


def test_the_units_of_the_page_pass() -> None:
    done = subprocess.run(
        [NODE, f"node_modules/{TOOLS['vitest']}", "run"],
        cwd=WEB,
        env=ENVIRONMENT | {"NO_COLOR": "1", "CI": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    print(done.stdout)  # pytest shows it when they fail
    assert done.returncode == 0, "Vitest found something; see above or below"
    assert " passed " in done.stdout
