// The game of tricks.mjs on a Colyseus server, which keeps it in memory. Started by ../server.py: PORT.
// What lies open is the room's state, encoded once for both and sent right after each move, without waiting for the next
// tick. A hand is told its owner when it is dealt; after that its owner knows what is left of it.
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { DECK, HAND, ROUNDS, beats, legal, shuffled } from "./tricks.mjs";

const NO_CARD = 255;

const Table = schema(
  {
    moves: t.uint32().default(0),
    round: t.uint8().default(0),
    next: t.uint8().default(0),
    decree: t.uint8().default(NO_CARD),
    lead: t.uint8().default(NO_CARD),
    answer: t.uint8().default(NO_CARD),
    won0: t.uint8().default(0),
    won1: t.uint8().default(0),
  },
  "Table",
);

class Tricks extends Room {
  maxClients = 2;
  patchRate = 60_000;
  state = new Table();
  hands = [[], []];
  players = [];
  messages = {
    sit: (client) => {
      client.userData = this.players.push(client) - 1;
      if (this.players.length === 2) {
        this.deal();
        this.broadcastPatch();
      }
    },
    play: (client, card) => this.play(client.userData, card),
  };

  deal() {
    const cards = shuffled(DECK);
    this.hands = [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)];
    this.state.decree = cards[2 * HAND];
    this.state.round = (this.state.round % ROUNDS) + 1;
    this.state.next = (this.state.round - 1) % 2;
    this.players.forEach((client, seat) => client.send("hand", { seat, cards: this.hands[seat] }));
  }

  play(seat, card) {
    const { state } = this;
    const hand = this.hands[seat];
    const follows = state.lead !== NO_CARD && state.answer === NO_CARD;
    if (seat !== state.next || !legal(hand, follows ? state.lead : undefined).includes(card)) return;
    hand.splice(hand.indexOf(card), 1);
    if (!follows) {
      state.lead = card;
      state.answer = NO_CARD;
      state.next = 1 - seat;
    } else {
      state.answer = card;
      state.next = beats(card, state.lead, state.decree) ? seat : 1 - seat;
      if (state.next === 0) state.won0 += 1;
      else state.won1 += 1;
      if (!hand.length) this.deal();
    }
    state.moves += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("tricks", Tricks);
await server.listen(Number(process.argv[2]), "127.0.0.1");
process.on("SIGUSR2", () => globalThis.gc());
console.log("ready");
