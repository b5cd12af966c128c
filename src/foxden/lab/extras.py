"""Libraries that only some parts of the lab need, and how to get them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from foxden.core.errors import FoxdenError


class NotInstalled(FoxdenError):
    """A library is missing that came with none of what was installed."""


def needed(module: str, *, extra: str = "lab") -> Any:  # noqa: ANN401 - any module
    """Import a library of an extra, or say how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise NotInstalled(
            f"This needs {missing.name}, which is not installed: `python3 make.py lab` in Foxden's folder"
            f" installs it, or `pip install 'foxden[{extra}]'`."
        ) from None
