// How cards, people, spaces and happenings of the Duet are said.

import { hintWords } from "../table/hint.ts";
import { seatName } from "../table/people.ts";
import type { DuetMove, DuetView, Hinted, Room } from "../wire.ts";
import { list, number, t } from "../words/words.svelte.ts";
import { characterOf, rankOf, type Suit, suitOf } from "./cards.ts";
import type { Happening, TrickEnded } from "./news.ts";
import type { Covering, Landing } from "./path.ts";
import type { Forecast } from "./preview.ts";

export function cardName(card: string): string {
  return t("duet-card", { suit: suitOf(card), rank: number(rankOf(card)) });
}

/** Name the trump: "Trump: roses". */
export function trumpName(suit: Suit): string {
  return t("duet-trump", { suit });
}

/** Say in a sentence what a card does: "Rose 7, the Gift: each of you …". */
export function aboutCard(card: string, paws: number): string {
  return t("duet-about", { card: cardName(card), character: characterOf(card) ?? "none", paws });
}

/** Name a space: "+3", "−2", "0". */
export function spaceName(space: number): string {
  return number(space, { signDisplay: "exceptZero" });
}

/** What a sentence needs that speaks of somebody: `who` is "you" or "other". */
export function person(room: Room, seat: number): { who: "you" | "other"; name: string } {
  return { who: seat === room.seat ? "you" : "other", name: seatName(room, seat) };
}

function kindOf(landing: Landing): "lost" | "off" | "stay" | "walk" {
  if (landing.lost) return "lost";
  if (landing.off !== null) return "off";
  return landing.steps === 0 ? "stay" : "walk";
}

/** Say where the tracker would land: "4 steps to −2: a gem". */
export function landingWords(landing: Landing): string {
  return t("duet-landing", {
    kind: kindOf(landing),
    steps: Math.abs(landing.steps),
    to: spaceName(landing.to),
    gem: landing.won ? "last" : landing.gem ? "gem" : "none",
  });
}

/** The same where nothing else is said. */
export function landingSentence(landing: Landing): string {
  const words = landingWords(landing);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function forecastWords(room: Room, forecast: Forecast): string {
  const facts = {
    ...person(room, forecast.winner),
    choices: forecast.landings.length > 1 ? "some" : "none",
    landings: forecast.landings.map(landingWords).join(" · "),
  };
  return forecast.open ? `${t("duet-forecast", facts)} ${t("duet-forecast-open")}` : t("duet-forecast", facts);
}

export function coveringWords(room: Room, covering: Covering): string {
  return t("duet-covering", {
    ...person(room, covering.end),
    space: spaceName(covering.space),
    gems: covering.gems,
    toward: spaceName(covering.toward),
    sent: covering.sent === null ? "no" : spaceName(covering.sent),
  });
}

function trickWords(room: Room, trick: TrickEnded): string {
  return t("duet-trick", {
    ...person(room, trick.winner),
    kind: trick.lost ? "lost" : trick.off !== null ? "off" : trick.steps === 0 ? "stay" : "walk",
    steps: Math.abs(trick.steps ?? 0),
    to: spaceName(trick.to),
    gem: trick.gem ? "gem" : "none",
  });
}

/** Tell one thing that has happened. */
export function newsWords(room: Room, news: Happening): string {
  switch (news.was) {
    case "dealt":
      return t("duet-news-dealt", {
        ...person(room, news.leader),
        round: news.round,
        decree: cardName(news.decree),
        suit: suitOf(news.decree),
      });
    case "played":
      return t("duet-news-played", { ...person(room, news.seat), card: cardName(news.card) });
    case "swapped":
      return t("duet-news-swapped", {
        ...person(room, news.seat),
        decree: cardName(news.decree),
        suit: suitOf(news.decree),
      });
    case "kept":
      return t("duet-news-kept", person(room, news.seat));
    case "exchanged":
      return news.gave && news.got
        ? t("duet-news-exchanged", { gave: cardName(news.gave), got: cardName(news.got) })
        : t("duet-news-exchanged-unseen");
    case "trick":
      return trickWords(room, news);
    case "added":
      return t("duet-news-added", { gems: news.gems });
    case "covered": {
      const facts = { ...person(room, news.end), sent: news.sent === null ? "no" : spaceName(news.sent) };
      return t("duet-news-covered", facts);
    }
    case "offered":
      return t("duet-news-offered", person(room, news.seat));
  }
}

/** Name the players that are awaited. */
export function awaited(room: Room, view: DuetView): string {
  return list(view.asked_of.map((seat) => seatName(room, seat)));
}

/** A hint as a sentence; nothing while there is none. */
export function adviceWords(room: Room, view: DuetView, hint: Hinted | "asked" | null): string {
  if (!hint || hint === "asked") return "";
  const { card, space, end, suit } = hint.facts;
  const facts = {
    ...person(room, Number(end ?? 0)),
    card: card === undefined ? "" : cardName(String(card)),
    space: spaceName(Number(space ?? 0)),
    suit: suit ?? "",
  };
  return hintWords("duet", t("duet-advice", advised(room, view, hint.move as DuetMove)), hint.code, facts);
}

function advised(room: Room, view: DuetView, move: DuetMove): Record<string, string> {
  const { tracker } = view.table;
  switch (move.do) {
    case "move":
      return { move: move.steps === 0 ? "stay" : "move", to: spaceName(tracker + move.steps) };
    case "cover":
      return { move: "cover", ...person(room, move.end) };
    case "stop":
      return { move: "stop" };
    default:
      return move.card === null ? { move: "leave" } : { move: move.do, card: cardName(move.card) };
  }
}
