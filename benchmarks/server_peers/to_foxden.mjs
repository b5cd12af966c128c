// How the client program plays at Foxden: the Duet, whole games of it, by the protocol that everybody uses.
import { randomBytes } from "node:crypto";
import WebSocket from "ws";

async function post(address, path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`http://${address}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export async function open(address, shown) {
  const tokens = [(await post(address, "me", {})).token, (await post(address, "me", {})).token];
  const { table } = await post(address, "tables", { game: "duet" }, tokens[0]);
  const sockets = [];
  const rooms = [];
  const versions = [];
  let game = 0;
  let moves = 0;
  const send = (seat, message) => sockets[seat].send(JSON.stringify(message));
  const sitting = () => rooms.every((room) => room?.chairs.every((chair) => chair.person !== null));

  function heard(seat, message) {
    if (message.kind === "view") {
      versions[seat] = message.version;
      const { legal, asked } = message.game;
      shown(seat, { number: message.version, legal, over: asked === "nothing" });
    } else if (message.kind === "room") {
      const before = rooms[seat];
      rooms[seat] = message;
      if (message.pledge?.wanted && !(before?.pledge?.wanted && before.pledge.deal === message.pledge.deal)) {
        send(seat, { kind: "randomness", deal: message.pledge.deal, value: randomBytes(16).toString("hex") });
      }
      if (message.awaits_ready && !message.ready.includes(seat) && !before?.awaits_ready) send(seat, { kind: "ready" });
      // The host starts each game once, when both sit there and know it.
      const host = rooms.findIndex((room) => room?.hosting);
      const gathered = rooms.length === 2 && rooms.every((room) => room?.phase === "gathering");
      if (gathered && sitting() && game < message.number) {
        game = message.number;
        send(host, { kind: "start" });
      }
    } else if (message.kind === "refused" || message.kind === "closed") {
      throw new Error(`Foxden: ${JSON.stringify(message)}`);
    }
  }

  // One after the other, so that the first is seat 0.
  for (const seat of [0, 1]) {
    const socket = new WebSocket(`ws://${address}/api/socket`, { perMessageDeflate: false });
    sockets[seat] = socket;
    await new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => {
        send(seat, { kind: "hello", table, token: tokens[seat] });
        send(seat, { kind: "sit" });
      });
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        heard(seat, message);
        if (message.kind === "room" && message.seat === seat) resolve();
      });
    });
  }
  return {
    again() {
      send(
        rooms.findIndex((room) => room.hosting),
        { kind: "rematch" },
      );
    },
    play(seat, move) {
      moves += 1;
      send(seat, { kind: "move", id: `m${moves}`, seen: versions[seat], move });
    },
  };
}
