"""A bot that joins a table by its link and plays some legal move, in any of the three games.

python examples/bot.py LINK [NAME]          the link is that of the table's page; needs `pip install websockets`
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect


def some_move(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Choose any move that is offered. In Foxy the offer is a range of numbers."""
    move = random.choice(legal)
    return {"do": "estimate", "value": random.randint(0, 9)} if move["do"] == "estimate" else move


def play(socket: ClientConnection) -> None:
    """Sit down and play until the game is over."""

    def say(kind: str, **what: object) -> None:
        socket.send(json.dumps({"kind": kind, **what}))

    ready = pledged = -1
    say("sit")
    for text in socket:
        message = json.loads(text)
        match message["kind"]:
            case "room":
                if message["phase"] == "over":
                    print("The game is over:", message["ended"])
                    return
                pledge = message["pledge"]
                if pledge and pledge["wanted"] and pledge["deal"] != pledged:
                    pledged = pledge["deal"]
                    say("randomness", deal=pledged, value=secrets.token_hex(16))
                if message["awaits_ready"] and pledge and pledge["deal"] != ready:
                    ready = pledge["deal"]
                    say("ready")
            case "view" if message["game"]["legal"]:
                move = some_move(message["game"]["legal"])
                say("move", id=secrets.token_hex(8), seen=message["version"], move=move)
            case "refused" if message["code"] != "stale":
                print(message["text"], file=sys.stderr)


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    name = sys.argv[2] if len(sys.argv) > 2 else "Any Legal Move"
    scheme = "wss" if link.scheme == "https" else "ws"
    with connect(f"{scheme}://{link.netloc}/api/socket", compression=None) as connection:
        table = link.path.removeprefix("/t/")
        connection.send(json.dumps({"kind": "hello", "table": table, "name": name, "program": True}))
        play(connection)
