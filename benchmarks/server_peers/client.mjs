// Plays at many tables at once and takes the time. Started by ../server.py, once for each measurement:
//
//   node client.mjs KIND ADDRESS TABLES
//
// KIND names the adapter to_KIND.mjs, all there is that differs from server to server. When all tables are open it prints
// {"ready": true}. For each line {"seconds": s, "pace": p} on its input it plays for so long; {"ended": true} says that
// the time is over, and a line with what was measured follows. Without a line for a while, or at the end of its input,
// it stops. A pace is the milliseconds from one move at a table to the next; 0 is at once.
//
// At a table one move is under way at a time: it is sent, it is over when the opponent has a view that shows it, and the
// next follows when its player has that view too.
import { createInterface } from "node:readline";

const [kind, address, tables] = process.argv.slice(2);
const { open } = await import(`./to_${kind}.mjs`);
const PATIENCE = 120_000;
const AT_ONCE = 20;

const now = () => performance.now();
const games = [];
let running = false;
let pace = 0;
let moves = 0;
let took = [];

class Game {
  views = [null, null];
  sent = null;
  newest = -1;
  due = 0;
  waiting = false;

  shown(seat, view) {
    this.views[seat] = view;
    if (this.sent !== null && seat !== this.sent.seat && view.number > this.sent.number) {
      if (running) {
        moves += 1;
        took.push(now() - this.sent.at);
      }
      this.newest = view.number;
      this.sent = null;
    }
    this.next();
  }

  next() {
    const [one, two] = this.views;
    if (!running || this.waiting || this.sent !== null || one === null || two === null) return;
    if (pace && now() < this.due) {
      this.waiting = true;
      setTimeout(() => {
        this.waiting = false;
        this.next();
      }, Math.max(1, this.due - now()));
      return;
    }
    if (one.over && two.over) {
      this.views = [null, null];
      this.newest = -1;
      this.table.again();
      return;
    }
    for (const [seat, view] of this.views.entries()) {
      if (view.legal.length && view.number >= this.newest) {
        const at = now();
        this.due = Math.max(this.due + pace, at);
        this.sent = { seat, number: view.number, at };
        this.table.play(seat, view.legal[Math.trunc(Math.random() * view.legal.length)]);
        return;
      }
    }
  }
}

async function openAll() {
  let left = Number(tables);
  const opening = Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      const game = new Game();
      game.table = await open(address, (seat, view) => game.shown(seat, view));
      games.push(game);
    }
  });
  await Promise.all(opening);
  while (!games.every((game) => game.views.every((view) => view !== null))) await pause(10);
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

async function measure(seconds) {
  const begun = now();
  const cpu = process.cpuUsage();
  moves = 0;
  took = [];
  running = true;
  games.forEach((game, at) => {
    game.due = begun + (pace * at) / games.length;
    game.next();
  });
  await pause(1000 * seconds);
  running = false;
  const lasted = (now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  say({ ended: true });
  // What is under way comes to its end, and does not count.
  for (const until = now() + 5000; now() < until && games.some((game) => game.sent !== null); ) await pause(5);
  const stuck = games.filter((game) => game.sent !== null).length;
  const client = (used.user + used.system) / 1e6;
  say({ moves, seconds: lasted, client, stuck, took: took.map((each) => Math.round(1000 * each)) });
}

let watchdog = setTimeout(() => process.exit(3), PATIENCE);
await openAll();
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => process.exit(3), PATIENCE);
  const wanted = JSON.parse(line);
  pace = wanted.pace;
  await measure(wanted.seconds);
}
process.exit(0);
