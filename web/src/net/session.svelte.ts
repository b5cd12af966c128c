// One table and the line to it: comes back by itself, sends again what was not answered, never sends anything twice.

import type { FromServer, Line, Move, Refused, Room, Seen, ToServer } from "../wire.ts";
import { dropped, hear, isFinal, mayAct, NOTHING, opened, type Screen } from "./screen.ts";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** After so long without an answer the line is taken for dead. */
const PATIENCE = 10_000;

type Sent<K extends ToServer["kind"]> = Omit<Extract<ToServer, { kind: K }>, "kind">;

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Listening {
  refused(refused: Refused): void;
  nudged(): void;
  line(line: Line): void;
}

export class Session {
  #screen: Screen = $state.raw(NOTHING);
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #mixed = "";
  #over = false;

  constructor(
    readonly key: string,
    private readonly listening: Listening,
    readonly watch = false,
  ) {}

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
  /** Our public id. */
  get me(): string {
    return this.#screen.me;
  }
  get live(): boolean {
    return this.#screen.live;
  }
  /** The code of the reason why there is no way back to this table; empty while there is one. */
  get lost(): string {
    return this.#screen.lost;
  }
  /** The move on its way. */
  get waiting(): Move | null {
    return this.#screen.waiting;
  }
  get mayAct(): boolean {
    return mayAct(this.#screen);
  }
  get saying(): boolean {
    return this.#screen.said !== null;
  }

  open(): void {
    clearTimeout(this.#retry);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    setTimeout(() => this.#socket === socket && !this.live && socket.close(), PATIENCE);
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#closed(socket);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** Come back at once, if the line is down: the page is looked at again, or the network is back. */
  hurry(): void {
    if (!this.#over && !this.live && !this.lost && this.#socket?.readyState === WebSocket.CLOSED) {
      this.#pause = FIRST_PAUSE;
      this.open();
    }
  }

  send<K extends ToServer["kind"]>(
    kind: K,
    ...what: Record<string, never> extends Sent<K> ? [Sent<K>?] : [Sent<K>]
  ): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ kind, ...what[0] }));
  }

  /** Make a move, once, however often the line breaks meanwhile. Does nothing while the last one is on its way. */
  move(move: Move["move"]): void {
    if (!this.view || this.waiting) return;
    const waiting: Move = { kind: "move", id: randomHex(8), seen: this.view.version, move };
    this.#screen = { ...this.#screen, waiting, sentAgain: false };
    this.#socket?.readyState === WebSocket.OPEN && this.#socket.send(JSON.stringify(waiting));
    this.#closeUnless(() => this.waiting?.id !== waiting.id);
  }

  say(text: string): void {
    const said = { id: randomHex(8), text };
    this.#screen = { ...this.#screen, said };
    this.send("say", said);
    this.#closeUnless(() => this.#screen.said?.id !== said.id);
  }

  #closeUnless(answered: () => boolean): void {
    setTimeout(() => answered() || this.#socket?.close(), PATIENCE);
  }

  #opened(): void {
    this.#screen = opened(this.#screen);
    this.#mixed = "";
    this.send("hello", this.watch ? { table: this.key, watch: true } : { table: this.key });
    if (this.#screen.waiting) this.#socket?.send(JSON.stringify(this.#screen.waiting));
    if (this.#screen.said) this.send("say", this.#screen.said);
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#screen = dropped(this.#screen);
    if (this.#over || this.lost) return;
    this.#retry = setTimeout(() => this.open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(message: FromServer): void {
    this.#screen = hear(this.#screen, message, Date.now());
    switch (message.kind) {
      case "welcome":
        this.#pause = FIRST_PAUSE;
        break;
      case "room":
        this.#mix(message);
        break;
      case "line":
        this.listening.line(message);
        break;
      case "refused":
        this.listening.refused(message);
        if (message.about === "hello") this.close();
        break;
      case "nudged":
        this.listening.nudged();
        break;
      case "closed":
        if (isFinal(message)) this.close();
        break;
    }
  }

  /** Add our randomness to the next shuffle, and keep what the server has promised about it to compare later. */
  #mix(room: Room): void {
    const pledge = room.pledge;
    if (!pledge) return;
    keepPromise(room.game_id, pledge.deal, pledge.commitment);
    if (!pledge.wanted || this.#mixed === pledge.commitment) return;
    this.#mixed = pledge.commitment;
    this.send("randomness", { deal: pledge.deal, value: randomHex(32) });
  }
}

function promisesOf(game: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(`promises ${game}`) ?? "{}") as Record<string, string>;
}

function keepPromise(game: string, deal: number, commitment: string): void {
  try {
    sessionStorage.setItem(`promises ${game}`, JSON.stringify({ ...promisesOf(game), [deal]: commitment }));
  } catch {
    // without storage there is nothing to compare with later, and the game goes on
  }
}

/** The commitments that this page was shown for a game's deals, in order. */
export function promises(game: string): string[] {
  return Object.values(promisesOf(game));
}
