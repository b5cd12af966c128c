"""People without accounts: a signed name for each, a name and a colour that they give, and who comes too often."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from typing import Final

from foxden.store import Store
from foxden.store.sqlite import Person
from foxden.table.house import Face, Kept

COOKIE: Final = "foxden"
_NOBODY_YET: Final = Person(Face("", ""), 0)
MOST_REMEMBERED: Final = 50_000


class People:
    """Who is who. A token says who somebody is; only this server can make one that holds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}

    def newcomer(self) -> str:
        """Give the id of somebody who has not been here. Nothing is kept of them until they do something."""
        return secrets.token_hex(8)

    def token(self, person: str) -> str:
        """Give what somebody shows to be known again."""
        return f"{person}.{self._signature('person', person)}"

    def by_token(self, token: str | None) -> str | None:
        """Tell whose token this is; None if nobody's."""
        person, _, signature = (token or "").partition(".")
        good = person.isascii() and person.isalnum() and signature.isascii()
        return person if good and hmac.compare_digest(signature, self._signature("person", person)) else None

    def link(self, person: str) -> str:
        """Give the secret with which somebody becomes themselves on another device."""
        number = str(self.known(person).link)
        return f"{person}.{number}.{self._signature('link', person, number)}"

    def by_link(self, secret: str) -> str | None:
        """Tell whose secret link this is, if it is their newest."""
        person, _, rest = secret.partition(".")
        number, _, signature = rest.partition(".")
        good = person.isascii() and person.isalnum() and number.isdecimal() and secret.isascii()
        if not good or not hmac.compare_digest(signature, self._signature("link", person, number)):
            return None
        return person if number == str(self.known(person).link) else None

    def known(self, person: str) -> Person:
        """Tell what is known of somebody."""
        known = self._known.get(person)
        if known is None:
            known = self._store.person(person) or _NOBODY_YET
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[person] = known
        return known

    def face(self, person: str) -> Face:
        return self.known(person).face

    def keep(self, person: str, known: Person, then: Kept | None = None) -> None:
        self._known[person] = known
        self._store.keep_person(person, known, int(time.time() * 1000), then)

    def forget(self, person: str, then: Kept) -> None:
        # What is deleted is still there for a moment; it is not to be looked up again.
        self._known[person] = _NOBODY_YET
        self._store.forget(person, then)

    def _signature(self, *words: str) -> str:
        digest = hmac.digest(self._store.key, "\n".join(words).encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()


class Bucket:
    """Lets things happen at a rate, and some more at once."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = self._left = full
        self._then = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Tell whether this may happen now, and count it if so."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def spent(self) -> bool:
        """Whether nothing more may happen now."""
        return self._left + (time.monotonic() - self._then) * self._rate < 1

    @property
    def idle(self) -> bool:
        """Whether it is full again, so that it needs not be remembered."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._full


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._buckets: dict[str, Bucket] = {}

    def spent(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.spent

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.idle}
            bucket = self._buckets[address] = Bucket(self._rate, self._full)
        return bucket.take()


def network_of(address: str) -> str:
    """Give what counts as one address: with IPv6 a household has very many, which share their first half."""
    if ":" not in address or address.startswith("::"):
        return address.removeprefix("::ffff:")
    return ":".join(address.split(":")[:4])
