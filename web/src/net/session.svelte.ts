// One table and the line to it: comes back by itself, sends again what was not answered, never does anything twice.

import type { Face, FromServer, Hinted, Line, Move, Refused, Room, Seen, ToServer } from "../wire.ts";
import { api, Refusal } from "./api.ts";
import { keepPromise } from "./promises.ts";
import { keepReadUpTo, readUpTo } from "./reading.ts";
import { dropped, hear, isAnswerToProbe, isFinal, mayAct, NOTHING, opened, type Said, type Screen } from "./screen.ts";
import { canWait, type Wish, wishing } from "./wishes.ts";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** After so long without an answer the line is taken for dead. */
const PATIENCE = 10_000;
/** When the page wakes up it asks whether the line still stands, and does not wait long. */
const PATIENCE_AWAKE = 2_500;
/** After so long a silence the page asks whether the line still stands. */
const SILENCE = 25_000;

type Sent<K extends ToServer["kind"]> = Omit<Extract<ToServer, { kind: K }>, "kind">;
type Timer = ReturnType<typeof setTimeout> | undefined;

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Listening {
  refused(refused: Refused): void;
  nudged(): void;
  /** A line of chat that is new here. */
  line(line: Line): void;
  /** Something could not be sent, and will not be: the line is down. */
  unsent(): void;
}

export class Session {
  #screen: Screen = $state.raw(NOTHING);
  #tries = $state(0);
  #watch = $state(false);
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: Timer;
  #deadline: Timer;
  #silence: Timer;
  #mixed = "";
  #over = false;
  #introduced = false;
  /** The number of the newest line that was on the screen. */
  #read = $state(0);
  /** When we first came, by the server's clock. */
  #since = 0;
  /** Whether this line has still to bring its first room. */
  #fresh = true;

  constructor(
    readonly key: string,
    private readonly listening: Listening,
    watch = false,
    /** Becomes somebody, if need be (a socket cannot be given a cookie), and gives the server's time. */
    private readonly introduce: () => Promise<number> = async () => 0,
  ) {
    this.#watch = watch;
    this.#read = readUpTo(key);
  }

  get room(): Room | null {
    return this.#screen.room;
  }
  get view(): Seen | null {
    return this.#screen.view;
  }
  get viewAt(): number {
    return this.#screen.viewAt;
  }
  get lines(): readonly Line[] {
    return this.#screen.lines;
  }
  /** How many lines of others have not been on the screen yet. */
  get unread(): number {
    const muted = this.room?.muted ?? [];
    const fresh = this.lines.filter((line) => line.n > this.#read && line.person !== this.me);
    return fresh.filter((line) => !muted.includes(line.person)).length;
  }
  /** Our public id. */
  get me(): string {
    return this.#screen.me;
  }
  get face(): Screen["face"] {
    return this.#screen.face;
  }
  get live(): boolean {
    return this.#screen.live;
  }
  /** How often we have tried in vain to come (back). */
  get tries(): number {
    return this.#tries;
  }
  /** Whether we see only what a watcher sees, also with a seat. */
  get watch(): boolean {
    return this.#watch;
  }
  /** The code of the reason why there is no way back to this table; empty while there is one. */
  get lost(): string {
    return this.#screen.lost;
  }
  /** The move on its way. */
  get waiting(): Move | null {
    return this.#screen.waiting;
  }
  /** What a strong player would do now, if that was asked; "asked" until the answer is here. */
  get hint(): Hinted | "asked" | null {
    return this.#screen.hint;
  }
  get mayAct(): boolean {
    return mayAct(this.#screen);
  }
  /** What was asked of the table and is not done yet. */
  get wishes(): readonly Wish[] {
    return this.#screen.wishes;
  }
  /** What we have written and the server has not kept yet. */
  get saying(): readonly Said[] {
    return this.#screen.said;
  }
  /** What we have written last and the server has refused. */
  get unsaid(): string {
    return this.#screen.unsaid;
  }

  /** All lines are on the screen. */
  readLines(): void {
    const newest = Math.max(0, ...this.lines.map((line) => line.n));
    if (newest <= this.#read) return;
    this.#read = newest;
    keepReadUpTo(this.key, newest);
  }

  open(): void {
    this.#over = false;
    this.#screen = { ...this.#screen, lost: "" };
    void this.#connect();
  }

  close(): void {
    this.#over = true;
    this.#hangUp();
  }

  /** The page is looked at again, or the network has changed: see that the line stands, and come back at once if not. */
  check(): void {
    if (this.#over || this.lost) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#probe(PATIENCE_AWAKE);
    } else if (this.#retry !== undefined) {
      this.#pause = FIRST_PAUSE;
      void this.#connect();
    }
  }

  /** Be known otherwise from now on. */
  async become(face: Face): Promise<void> {
    const { name, colour } = await api.become(face);
    this.#screen = { ...this.#screen, face: { name, colour } };
  }

  /** Play from now on, after having watched. */
  stopWatching(): void {
    this.#watch = false;
    this.#screen = dropped(this.#screen);
    void this.#connect();
  }

  send<K extends ToServer["kind"]>(
    kind: K,
    ...what: Record<string, never> extends Sent<K> ? [Sent<K>?] : [Sent<K>]
  ): void {
    const message = { kind, ...what[0] } as ToServer;
    const wishes = wishing(this.#screen.wishes, this.room, message, Date.now());
    this.#screen = { ...this.#screen, wishes };
    // Before this line has brought its room, wishes wait for it.
    if (this.live && !this.#fresh) this.#say(message);
    else if (!canWait(message)) this.listening.unsent();
  }

  /** Ask what a strong player would do now. */
  askHint(): void {
    if (!this.mayAct || this.hint !== null) return;
    if (this.live) this.#screen = { ...this.#screen, hint: "asked" };
    this.send("hint");
  }

  /** Make a move, once, however often the line breaks meanwhile. Does nothing while the last one is on its way. */
  move(move: Move["move"]): void {
    if (!this.view || this.waiting) return;
    const waiting: Move = { kind: "move", id: randomHex(8), seen: this.view.version, move };
    this.#screen = { ...this.#screen, waiting, sentAgain: false, hint: null };
    this.#say(waiting, PATIENCE);
  }

  say(text: string): void {
    const said = { id: randomHex(8), text };
    this.#screen = { ...this.#screen, said: [...this.#screen.said, said], unsaid: "" };
    this.#say({ kind: "say", ...said }, PATIENCE);
  }

  /** Send something, if the line stands; with a patience, expect an answer within it. */
  #say(message: ToServer, patience = 0): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (patience > 0) this.#expect(patience);
  }

  /** Take the line for dead if nothing at all is heard for so long. */
  #expect(patience: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lose(this.#socket), patience);
  }

  /** The protocol has no ping. A second hello is always refused, which is an answer. */
  #probe(patience: number): void {
    this.#say({ kind: "hello", table: this.key }, patience);
  }

  async #connect(): Promise<void> {
    this.#hangUp();
    try {
      if (!this.#introduced) this.#since = await this.introduce();
      this.#introduced = true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.code === "offline") this.#comeLater();
      else this.#screen = { ...this.#screen, lost: problem.code };
      return;
    }
    if (this.#over || this.#socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    this.#fresh = true;
    this.#expect(PATIENCE);
    socket.onopen = () => this.#socket === socket && this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #opened(): void {
    this.#screen = opened(this.#screen);
    this.#mixed = "";
    this.#say({ kind: "hello", table: this.key, ...(this.#watch ? { watch: true } : {}) }, PATIENCE);
    if (this.#screen.waiting) this.#say(this.#screen.waiting);
    for (const said of this.#screen.said) this.#say({ kind: "say", ...said });
  }

  /** Let go of the line; nothing more is heard from it. */
  #hangUp(): void {
    for (const timer of [this.#retry, this.#deadline, this.#silence]) clearTimeout(timer);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The line is dead. It may not know it yet, and take its time to close. */
  #lose(socket: WebSocket | null): void {
    if (this.#socket !== socket) return;
    this.#hangUp();
    this.#screen = dropped(this.#screen);
    this.#comeLater();
  }

  #comeLater(): void {
    if (this.#over || this.lost) return;
    this.#tries += 1;
    this.#retry = setTimeout(() => void this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#probe(PATIENCE), SILENCE);
    const known = message.kind === "line" && this.lines.some((line) => line.n === message.n);
    this.#screen = hear(this.#screen, message, Date.now());
    switch (message.kind) {
      case "welcome":
        this.#pause = FIRST_PAUSE;
        this.#tries = 0;
        break;
      case "room":
        this.#wishAgain();
        this.#mix(message);
        break;
      case "line":
        if (!known && message.at >= this.#since) this.listening.line(message);
        break;
      case "refused":
        if (!isAnswerToProbe(message)) this.listening.refused(message);
        if (this.lost) this.close();
        break;
      case "nudged":
        this.listening.nudged();
        break;
      case "closed":
        if (isFinal(message)) this.close();
        // A server that had enough of us is not asked again at once.
        else if (message.code !== "restart") this.#pause = LONGEST_PAUSE;
        break;
    }
  }

  /** Ask again for what the first room of a new line does not show. */
  #wishAgain(): void {
    if (!this.#fresh) return;
    this.#fresh = false;
    for (const { message } of this.#screen.wishes) this.#say(message);
  }

  /** Add our randomness to the next shuffle, and keep what the server has promised about it to compare later. */
  #mix(room: Room): void {
    const pledge = room.pledge;
    if (!pledge) return;
    keepPromise(room.game_id, pledge.deal, pledge.commitment);
    if (!pledge.wanted || this.#mixed === pledge.commitment) return;
    this.#mixed = pledge.commitment;
    this.#say({ kind: "randomness", deal: pledge.deal, value: randomHex(32) });
  }
}
