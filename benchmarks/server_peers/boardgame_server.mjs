// The game of tricks.mjs on a boardgame.io server, which keeps it in memory. Started by ../server.py: PORT.
import { createRequire } from "node:module";
import { DECK, HAND, ROUNDS, beats, legal } from "./tricks.mjs";

const require = createRequire(import.meta.url);
const { Server, SocketIO } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

function deal(G, random) {
  const cards = random.Shuffle(DECK);
  G.hands = [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)];
  G.decree = cards[2 * HAND];
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!legal(hand, G.trick[0]).includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push(card);
  G.next = 1 - seat;
  if (G.trick.length < 2) return undefined;
  const [first, second] = G.trick;
  G.next = beats(second, first, G.decree) ? seat : 1 - seat;
  G.won[G.next] += 1;
  G.trick = [];
  if (!hand.length) {
    G.round += 1;
    G.next = (G.round - 1) % 2;
    if (G.round <= ROUNDS) deal(G, random);
  }
  return undefined;
}

const tricks = {
  name: "tricks",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { round: 1, trick: [], won: [0, 0], next: 0 };
    deal(G, random);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.round > ROUNDS ? { won: G.won } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

// Sockets only: what polling costs is not to be counted against it.
const transport = new SocketIO({ socketOpts: { transports: ["websocket"], serveClient: false } });
const server = Server({ games: [tricks], origins: [], transport });
await server.run({ port: Number(process.argv[2]) });
process.on("SIGUSR2", () => globalThis.gc());
console.log("ready");
