"""What it means to keep a secret: two worlds that differ only in what a viewer cannot know look the same to them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from foxden.core.rules import AnyRules
from foxden.core.seats import Viewer


def as_sent(rules: AnyRules, state: Any, viewer: Viewer) -> bytes:
    """Give the bytes that this viewer would be sent."""
    return msgspec.json.encode(rules.view(state, viewer))


def assert_cannot_tell_apart(rules: AnyRules, one: Any, other: Any, viewer: Viewer) -> None:
    assert rules.view(one, viewer) == rules.view(other, viewer)
    assert as_sent(rules, one, viewer) == as_sent(rules, other, viewer)


def assert_keeps_its_secrets(rules: AnyRules, state: Any, viewer: Viewer, seed: int) -> Any:
    """Imagine another world from what a viewer sees, and check that they could be in it. Give that world."""
    other = rules.imagine(rules.view(state, viewer), Random(seed))
    assert_cannot_tell_apart(rules, state, other, viewer)
    return other
