#!/usr/bin/env python3
"""Every command of Foxden's workshop. Needs only Python 3.11 or newer with pip.

python3 make.py run   [arguments of foxden]   set up and start Foxden
python3 make.py test  [arguments of pytest]   set up and pass every test (all of them: with coverage)
python3 make.py check                         formatting, linters, types, layers
python3 make.py fix                           let the formatter and the linter mend what they can
python3 make.py generate                      write again what is made from the protocol's types
python3 make.py page                          the page, made anew at every change, before a server that starts again
python3 make.py bench [arguments]             the rules' speed beside its peers (installs them in .tools)
python3 make.py bench-kernels [arguments]     the compiled rules' speed beside theirs (--pgx: jax as well)
python3 make.py bench-server [arguments]      the server's speed beside its peers (needs npm; on Linux)
python3 make.py fuzz  [--minutes 10]          throw everything at a playing server, and see that it plays on
python3 make.py lock                          renew run.lock and test.lock
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - it may well be started with an older one
    sys.exit("foxden needs Python 3.11 or newer; this is " + sys.version.split()[0])

ROOT = Path(__file__).resolve().parent
TOOLS, VENV = ROOT / ".tools", ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
UV = "0.13.8"
NODE = (PYTHON, "-m", "tests.node")


def step(*command: str | Path) -> None:
    """Run one command; when it fails, stop with its status."""
    status = subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode
    if status:
        sys.exit(status)


def uv(*words: str | Path) -> None:
    """Run a uv of the project's own: pip's --target is allowed even where pip may not touch the system."""
    if not (TOOLS / f"uv-{UV}.dist-info").is_dir():
        shutil.rmtree(TOOLS, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        step(*pip, "--root-user-action=ignore", "--target", TOOLS, f"uv=={UV}")
    step(TOOLS / "bin" / ("uv.exe" if WINDOWS else "uv"), *words)


def install(lock: str) -> None:
    if not PYTHON.exists():
        uv("venv", "--quiet", "--python", sys.executable, VENV)
    uv("pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", lock)
    uv("pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--editable", ".")


def prepare() -> None:
    """Install what tests and linters need: the page's own tools too."""
    install("test.lock")
    step(*NODE, "prepare")


def run(*words: str) -> None:
    """Give way to Foxden, so that Ctrl-C and the exit status are its own."""
    command = [str(PYTHON), *words]
    if not WINDOWS:
        os.execv(PYTHON, command)  # noqa: S606 - no shell is wanted
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step(*command)


def check() -> None:
    step(PYTHON, "-m", "ruff", "format", "--check", ".")
    step(PYTHON, "-m", "ruff", "check", ".")
    step(PYTHON, "-m", "mypy")
    step(PYTHON.with_name("lint-imports" + (".exe" if WINDOWS else "")))
    step(*NODE, "biome", "check", ".")
    step(*NODE, "svelte-check", "--fail-on-warnings")


def develop() -> None:
    """Show the page from its sources (Vite), in front of a house with data of its own."""
    server = subprocess.Popen([PYTHON, "-m", "foxden", "--no-browser", "--data", TOOLS / "data", "--port", "8420"])
    try:
        step(*NODE, "vite", "--open")
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()


def lock() -> None:
    export = ("export", "--quiet", "--format", "requirements.txt", "--no-emit-project", "--no-header")
    for name, groups in (("run.lock", ()), ("test.lock", ("--all-groups", "--all-extras"))):
        uv(*export, "--no-annotate", *groups, "--output-file", name)


def main() -> None:
    what, rest = (sys.argv[1:2] or ["help"])[0], sys.argv[2:]
    if what == "run":
        install("run.lock")
        run("-m", "foxden", *rest)
    elif what == "test":
        prepare()
        step(PYTHON, "-m", "pytest", *(rest or ["--cov"]))
    elif what == "check":
        prepare()
        check()
    elif what == "fix":
        prepare()
        step(*NODE, "biome", "check", "--write", ".")
        step(PYTHON, "-m", "ruff", "check", "--fix", "--quiet", ".")
        step(PYTHON, "-m", "ruff", "format", ".")
    elif what == "page":
        prepare()
        develop()
    elif what == "generate":
        install("test.lock")
        step(PYTHON, "-m", "tools.generate", *rest)
    elif what == "bench":
        install("run.lock")
        step(PYTHON, "benchmarks/rules.py", *rest)
    elif what == "bench-kernels":
        install("run.lock")
        step(PYTHON, "benchmarks/kernels.py", *rest)
    elif what == "bench-server":
        install("run.lock")
        step(PYTHON, "benchmarks/server.py", *rest)
    elif what == "fuzz":
        install("test.lock")
        step(PYTHON, "-m", "tests.server.fuzzing", *rest)
    elif what == "lock":
        lock()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
