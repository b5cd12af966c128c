"""What docs/fairness.md says, done once more from its words alone: no code of Foxden's, only SHA-256."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

Json = dict[str, Any]

OPTIONS: dict[str, Json] = {
    "foxy": {"fox": "different", "exact_only": False, "announce_last": False},
    "fool": {},
    "duet": {"level": 1},
}


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def message(game: str, index: int, randomness: list[str | None]) -> str:
    text = f"foxden-1\n{game}\n{index}\n"
    for given in randomness:
        text += "-\n" if given is None else given + "\n"
    return text


def seed(secret: str, game: str, index: int, randomness: list[str | None]) -> bytes:
    return hmac_sha256(bytes.fromhex(secret), message(game, index, randomness).encode())


def words(start: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(start + bytes([block >> shift & 255 for shift in range(56, -1, -8)])).digest()
        for at in range(0, 32, 4):
            yield digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
        block += 1


def below(n: int, stream: Iterator[int]) -> int:
    while True:
        number = next(stream) & int("1" * len(f"{n - 1:b}"), base=2)
        if number < n:
            return number


def shuffled(cards: list[str], stream: Iterator[int]) -> list[str]:
    cards = list(cards)
    i = len(cards) - 1
    while i >= 1:
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return cards


def foxy_cards(box: Json) -> list[str]:
    animals = {"farm": "hen pig", "forest": "bear rabbit", "savannah": "giraffe zebra", "sea": "dolphin octopus"}
    order = []
    for habitat, pair in animals.items():
        first, second = pair.split()
        for cat in ("", "+cat"):
            order += [f"{habitat}:{first}{cat}", f"{habitat}:{second}{cat}", f"{habitat}:{first}+{second}{cat}"]
    return [card for card in order for _ in range(box["cards"].get(card, 0))]


def fool_cards(box: Json, seats: int) -> list[str]:
    pile = box["tables"][str(seats)]
    cards = []
    for colour in ("green", "red", "yellow", "blue"):
        for part in pile[colour].split(","):
            first, _, last = part.strip().partition("-")
            cards += [f"{colour[0].upper()}{value}" for value in range(int(first), int(last or first) + 1)]
    return cards + ["1"] * int(pile["ones"])


def deal(game: str, box: Json, seats: int, stream: Iterator[int]) -> Json:
    if game == "foxy":
        drawn = shuffled(foxy_cards(box), stream)[:19]
        return {"deck": shuffled([*drawn, "fox"], stream)}
    if game == "fool":
        order = fool_cards(box, seats)
        cards = shuffled(order, stream)
        return {"hands": [sorted(cards[seat::seats], key=order.index) for seat in range(seats)]}
    order = [f"{suit}{rank}" for suit in "DRS" for rank in range(1, 11)]
    cards = shuffled(order, stream)
    hands = [sorted(cards[:11], key=order.index), sorted(cards[11:22], key=order.index)]
    return {"hands": hands, "decree": cards[22]}


def spelled(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sealed_lines(record: Json) -> list[str]:
    """The record must write `circled` only where it is true, and hold a box in full if it holds one."""
    table = {
        "game": record["game"],
        "options": OPTIONS[record["game"]] | record.get("options", {}),
        "box": record.get("box"),
        "seats": len(record["seats"]),
    }
    moves = [{key: value for key, value in move.items() if key != "t"} for move in record["moves"]]
    return ["foxden-seal-1", *map(spelled, [table, *record["deals"], *moves, record["fairness"]["deals"]])]


def seal(record: Json) -> str:
    return sha256("".join(line + "\n" for line in sealed_lines(record)).encode()).hexdigest()
