"""What holds for all tests."""

from __future__ import annotations

import signal

# Whoever starts the tests in the background may have turned Ctrl-C off, which our children would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)
