"""A house to visit, and a browser to visit it with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.visiting import browsing
from tests.server.house import House, open_house


@pytest.fixture(scope="session", autouse=True)
def _one_browser() -> Iterator[None]:
    yield
    browsing.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests in a browser; its bots do not take their time."""
    with open_house(tmp_path_factory.mktemp("browser") / "data", TABLES_PER_PERSON="1000") as opened:
        yield opened
