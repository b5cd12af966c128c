// How the client program plays at a boardgame.io server.
import { io } from "socket.io-client";
import { legal } from "./tricks.mjs";

export async function open(address, shown) {
  const post = async (path, body) => {
    const answer = await fetch(`http://${address}/games/tricks/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const seats = ["0", "1"];
  const sockets = seats.map(() =>
    io(`http://${address}/tricks`, { transports: ["websocket"], forceNew: true, reconnection: false }),
  );
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on("connect", resolve))));
  let match;
  let credentials = [];
  const states = [];
  const show = (seat, state) => {
    states[seat] = state;
    const { G, ctx } = state;
    const over = ctx.gameover !== undefined;
    const mine = !over && ctx.currentPlayer === seats[seat];
    shown(seat, { number: state._stateID, legal: mine ? legal(G.hands[seat], G.trick[0]) : [], over });
  };
  sockets.forEach((socket, seat) => {
    socket.on("sync", (id, info) => id === match && show(seat, info.state));
    socket.on("update", (id, state) => id === match && show(seat, state));
  });
  const again = async () => {
    match = (await post("create", { numPlayers: 2, unlisted: true })).matchID;
    const id = match;
    const joined = seats.map((playerID) => post(`${id}/join`, { playerID, playerName: playerID }));
    credentials = (await Promise.all(joined)).map((answer) => answer.playerCredentials);
    sockets.forEach((socket, seat) => socket.emit("sync", id, seats[seat], credentials[seat], 2));
  };
  await again();
  return {
    again,
    play(seat, card) {
      const payload = { type: "play", args: [card], playerID: seats[seat], credentials: credentials[seat] };
      const action = { type: "MAKE_MOVE", payload };
      sockets[seat].emit("update", action, states[seat]._stateID, match, seats[seat]);
    },
  };
}
