// How the client program plays at a Colyseus server.
import WebSocket from "ws";
import { legal } from "./tricks.mjs";

// Its SDK takes the global one if there is one; the same library for all is fairer, and this one is faster.
globalThis.WebSocket = WebSocket;
const { Client } = await import("@colyseus/sdk");
const NO_CARD = 255;

export async function open(address, shown) {
  const client = new Client(`ws://${address}`);
  const first = await client.create("tricks");
  const second = await client.joinById(first.roomId);
  const rooms = [];
  const hands = [[], []];
  for (const room of [first, second]) {
    let seat;
    room.onMessage("hand", (dealt) => {
      seat = dealt.seat;
      rooms[seat] = room;
      hands[seat] = dealt.cards;
    });
    room.onStateChange((state) => {
      if (seat === undefined) return;
      const follows = state.lead !== NO_CARD && state.answer === NO_CARD;
      const mine = state.next === seat;
      const cards = mine ? legal(hands[seat], follows ? state.lead : undefined) : [];
      shown(seat, { number: state.moves, legal: cards, over: false });
    });
    room.send("sit");
  }
  return {
    again() {},
    play(seat, card) {
      hands[seat] = hands[seat].filter((held) => held !== card);
      rooms[seat].send("play", card);
    },
  };
}
