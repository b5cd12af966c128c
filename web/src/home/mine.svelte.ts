// Who one is here, and where one plays: what the pages around the games show of it.

import { api, Refusal } from "../net/api.ts";
import type { GameListed, Me, TableListed } from "../wire.ts";

const NOBODY: Me = { person: null, name: "", colour: "" };

class Mine {
  me: Me = $state.raw(NOBODY);
  /** The newest first. */
  tables: readonly TableListed[] = $state.raw([]);
  games: readonly GameListed[] = $state.raw([]);
  /** Whether the server has told by now. */
  known = $state(false);
  /** Grows when one becomes somebody else. */
  lives = $state(0);

  /** Ask the server. Somebody new has no tables, and need not ask for them. */
  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "bad-token")) throw problem;
      this.me = NOBODY; // the server has another key now, and knows nobody of old
    }
    [this.tables, this.games] = this.me.person ? await Promise.all([api.tables(), api.games()]) : [[], []];
    this.known = true;
  }

  async become(face: { name?: string; colour?: string }): Promise<void> {
    this.me = await api.become(face);
  }

  /** Become the person whose own link this is. */
  async beHere(secret: string): Promise<void> {
    await api.beHere(secret);
    await this.look();
    this.lives += 1;
  }

  async forget(): Promise<void> {
    await api.forget();
    this.me = NOBODY;
    this.tables = this.games = [];
  }
}

export const mine = new Mine();
