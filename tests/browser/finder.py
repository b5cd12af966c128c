"""Finds a Chromium for the tests in a browser, or says exactly how to get one."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.node import NODE, WEB

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
HELP: Final = """There is no browser for the tests. Any one of these gives one:
  FOXDEN_BROWSER=/path/to/chrome            (an installed Chromium, Chrome or Edge)
  apt-get install chromium                  (Debian or Ubuntu, as root)
  .venv/bin/playwright install --only-shell chromium
  python3 -m tests.node npm ci              (Linux x86-64: brings @sparticuz/chromium)"""
FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True)
class Found:
    """A browser, and what it needs in its environment."""

    path: str
    env: dict[str, str] = field(default_factory=dict)

    @property
    def flags(self) -> list[str]:
        """Root has no sandbox to put a browser into."""
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        return [*FLAGS, *(["--no-sandbox"] if as_root else [])]


def find(playwrights_own: str) -> Found:
    """Find a browser: the one that is named, the one in our packages, or any that is installed."""
    named = os.environ.get("FOXDEN_BROWSER")
    if named:
        if not Path(named).is_file():
            raise FileNotFoundError(f"FOXDEN_BROWSER={named} is not a file")
        return Found(named)
    packed = WEB / "node_modules" / "@sparticuz" / "chromium" / "bin"
    if packed.is_dir() and sys.platform == "linux" and platform.machine() == "x86_64":
        return _unpacked(packed)
    installed = [playwrights_own, *(shutil.which(name) or "" for name in NAMES), *PLACES]
    for place in installed:
        if place and Path(place).is_file():
            return Found(place)
    raise FileNotFoundError(HELP)


def _unpacked(packed: Path) -> Found:
    home = WEB / "node_modules" / ".cache" / "chromium"
    if not (home / "done").is_file():
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        code = "const[,a,b]=process.argv;fs.writeFileSync(b,zlib.brotliDecompressSync(fs.readFileSync(a)))"
        for name in ("chromium.br", "al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"):
            target = home / name.removesuffix(".br")
            subprocess.run([NODE, "-e", code, packed / name, target], check=True)
            if target.suffix == ".tar":
                shutil.unpack_archive(target, home)
                target.unlink()
        # The package's own file names a folder that is not there, and the page would show no text at all.
        (home / "fonts.conf").write_text(
            f"<fontconfig><dir>{home}/fonts</dir><dir>/usr/share/fonts</dir>"
            f"<cachedir>{home}/fontcache</cachedir></fontconfig>"
        )
        (home / "chromium").chmod(0o755)
        (home / "done").touch()
    return Found(str(home / "chromium"), {"LD_LIBRARY_PATH": f"{home}/lib", "FONTCONFIG_PATH": str(home)})
