"""The endpoints of the HTTP side, for what is written about them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from foxden.server.describe import Endpoint

_API: Final = "foxden.server.api"

ENDPOINTS: Final[tuple[Endpoint, ...]] = import_module(_API).ENDPOINTS if find_spec(_API) else ()
