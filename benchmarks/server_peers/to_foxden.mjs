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
  const mixed = [];
  const ready = [];
  let started = 0;
  let moves = 0;
  const send = (who, message) => sockets[who].send(JSON.stringify(message));
  const host = () => rooms.findIndex((room) => room.hosting);
  const gathered = (room) => room?.phase === "gathering" && room.chairs.every((chair) => chair.person !== null);

  function around(who, room) {
    rooms[who] = room;
    const deal = `${room.number}.${room.pledge?.deal}`;
    if (room.pledge?.wanted && mixed[who] !== deal) {
      mixed[who] = deal;
      send(who, { kind: "randomness", deal: room.pledge.deal, value: randomBytes(16).toString("hex") });
    }
    if (room.awaits_ready && ready[who] !== deal) {
      ready[who] = deal;
      send(who, { kind: "ready" });
    }
    // Each game is started once, when both know that both sit there.
    if (room.number > started && gathered(rooms[0]) && gathered(rooms[1])) {
      started = room.number;
      send(host(), { kind: "start" });
    }
  }

  function heard(who, message) {
    if (message.kind === "view") {
      versions[who] = message.version;
      const { legal, asked } = message.game;
      shown(who, { number: message.version, legal, over: asked === "nothing" });
    } else if (message.kind === "room") {
      around(who, message);
    } else if (message.kind === "closed" || (message.kind === "refused" && message.about !== "randomness")) {
      throw new Error(JSON.stringify(message));
    }
  }

  for (const who of [0, 1]) {
    const socket = new WebSocket(`ws://${address}/api/socket`, { perMessageDeflate: false });
    sockets[who] = socket;
    await new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => {
        send(who, { kind: "hello", table, token: tokens[who] });
        send(who, { kind: "sit" });
      });
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        heard(who, message);
        if (message.kind === "room" && message.seat !== null) resolve();
      });
    });
  }
  return {
    again: () => send(host(), { kind: "rematch" }),
    play(who, move) {
      moves += 1;
      send(who, { kind: "move", id: `m${moves}`, seen: versions[who], move });
    },
  };
}
