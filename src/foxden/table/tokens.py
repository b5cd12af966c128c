"""Names that nobody can guess, and codes that people can read out to each other."""

from __future__ import annotations

import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look like others: 0 and O, 1 and I."""
CODE_LENGTH: Final = 6


def new_secret_name() -> str:
    """Give a name with 128 bits of chance, fit for a link."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Give a short code. It can be guessed by trying, so trying is made slow."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def as_code(text: str) -> str:
    """Give a code as it was made, however somebody has typed it."""
    return "".join(char for char in text.upper() if char.isalnum())
