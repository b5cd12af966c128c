"""Who may knock: origins, hosts, addresses; and what every answer says to the browser."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from foxden.server.people import network_of
from foxden.server.settings import Settings

HEADERS: Final[dict[str, str]] = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's secret is in its address
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


class Guards:
    """Tells requests that may come in from those that another site has sent."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        public = urlsplit(settings.address).hostname
        self._names = {"localhost", socket.gethostname().lower(), *([public] if public else [])}
        self.secure = settings.address.startswith("https://")

    def knows_host(self, host: str) -> bool:
        """Tell whether this Host is one of our own.

        Another site could make its name lead here and then read our answers in a visitor's browser; but it cannot make
        a number or one of our own names lead to its page.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        # A name without a dot is one of this network: no site on the Internet has such a one.
        if name in self._names or name.endswith((".localhost", ".local", ".lan", ".home.arpa")):
            return True
        if name and "." not in name and ":" not in name:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            # A proxy in front of us has looked at the name already.
            return self._settings.behind_proxy and not self._settings.address
        return True

    def why_not(self, headers: Mapping[str, str]) -> str | None:
        """Tell why a request that changes something may not come in, or None."""
        host = headers.get("host", "")
        if not self.knows_host(host):
            return "unknown host"
        origin = headers.get("origin")
        if origin is not None and origin != "null" and self._same_origin(origin, host, headers):
            return None
        if origin is None and headers.get("sec-fetch-site", "none") in {"none", "same-origin"}:
            return None  # no browser's page, but a program
        return "another site's page"

    def _same_origin(self, origin: str, host: str, headers: Mapping[str, str]) -> bool:
        hosts = {host.lower()}
        if self._settings.behind_proxy and "x-forwarded-host" in headers:
            hosts.add(headers["x-forwarded-host"].lower())
        if self._settings.address:
            hosts.add(urlsplit(self._settings.address).netloc.lower())
        return origin.lower().partition("://")[2] in hosts

    def address(self, peer: str, headers: Mapping[str, str]) -> str:
        """Tell where somebody comes from: what counts as one address for all limits."""
        if self._settings.behind_proxy and self.is_local(peer):
            forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            peer = forwarded or peer
        return network_of(peer)

    @staticmethod
    def is_local(peer: str) -> bool:
        try:
            return ipaddress.ip_address(peer.removeprefix("::ffff:")).is_loopback
        except ValueError:
            return False
