// The protocol of Foxden, from the server's own types. Do not edit it: `python3 make.py generate` writes it.

export const PROTOCOL = 1;

/** Characters in a line of chat. */
export const LONGEST_TEXT = 300;

/** Characters in a name. */
export const LONGEST_NAME = 24;

/** What a client may send. */
export type ToServer =
  | Hello
  | Sit
  | Leave
  | AddBot
  | BotLevel
  | RemoveBot
  | Kick
  | Change
  | Start
  | Move
  | Hint
  | GiveRandomness
  | Ready
  | End
  | Nudge
  | HandOver
  | TakeBack
  | Pause
  | Resume
  | Rematch
  | Say
  | Mute;

/** What the server sends. */
export type FromServer = Welcome | Room | Seen | Line | Nudged | Hinted | Accepted | Refused | Closed;

export type FoxyMove = FoxyEstimate | FoxyBlank;

export type FoolMove = FoolPlay;

export type DuetMove = DuetPlay | DuetSwap | DuetGive | DuetSteps | DuetCover | DuetStop;

/** The first message on a socket: which table, and who comes. Answered by `welcome`, `room`, `view`, old `line`s. */
export interface Hello {
  kind: "hello";
  /** The secret in the table's link (the last part of its address), or the table's short code. 1 to 64 characters. */
  table: string;
  /**
   * For programs: who they are, as an earlier `welcome` told them. A browser has a cookie instead. 1 to 200 characters.
   */
  token?: string | null;
  /** The name to be known by; may be left out. At most 96 characters. */
  name?: string | null;
  /** True: see only what a watcher sees, also where one has a seat. */
  watch?: boolean;
  /** True: this is a program. Everybody is told so, and its views remember what has been played (`seen`). */
  program?: boolean;
}

/** Take a seat, while the table is gathering. Whoever sits already moves there. */
export interface Sit {
  kind: "sit";
  /** Which one; the first free one if left out. A seat with a bot on it is free too, if it is named. 0 to 99999. */
  seat?: number | null;
}

/** Give the seat up. While gathering it becomes free; in a game a bot takes it over for good. */
export interface Leave {
  kind: "leave";
}

/** Put a bot on a free seat (host, while gathering). */
export interface AddBot {
  kind: "add_bot";
  /** Which one; every free one if left out. 0 to 99999. */
  seat?: number | null;
  /** How well it is to play. */
  level?: "easy" | "hard" | "normal";
}

/** Have the bot on a seat play at another level (host, while gathering). */
export interface BotLevel {
  kind: "bot_level";
  /** 0 to 99999. */
  seat: number;
  level: "easy" | "hard" | "normal";
}

/** Take a bot off its seat (host, while gathering). */
export interface RemoveBot {
  kind: "remove_bot";
  /** 0 to 99999. */
  seat: number;
}

/** Make a person leave their seat and not sit down again (host, before the start). */
export interface Kick {
  kind: "kick";
  /** 0 to 99999. */
  seat: number;
}

/** Change the table's set-up (host, while gathering). What is left out stays. */
export interface Change {
  kind: "change";
  /** How many play. 1 to 100000. */
  seats?: number | null;
  /** The game's options, all of them at once. */
  options?: FoxyOptions | FoolOptions | DuetOptions | null;
  /** Seconds for a decision. 1 to 86400. */
  clock?: number | null;
  /** True takes the clock away. */
  no_clock?: boolean;
  /** Whether players may ask for a `hint`. Until it is said they may at tables with one person, and not at others. */
  hints?: boolean | null;
}

/** The variants, chosen before the game. */
export interface FoxyOptions {
  /** What the number of the Fox is: kinds seen, the kind seen most, cards of one animal, or it is a cat. */
  fox?: "cat" | "different" | "most_seen" | "singles";
  /** Hard mode: points only for the exact number. */
  exact_only?: boolean;
  /** Easy mode: each turn, the number that was written last is told to all. */
  announce_last?: boolean;
}

/** Fool! has no variants. */
export type FoolOptions = Record<string, never>;

/** How hard the walk is. */
export interface DuetOptions {
  /** 1, 2 or 3, with the standard box. */
  level?: number;
}

/** Begin the game (host, when every seat is taken). */
export interface Start {
  kind: "start";
}

/** Make a move of the game. Answered by `accepted` once it is kept, or by `refused`. */
export interface Move {
  kind: "move";
  /**
   * Made by the client, a new one for each move. A move that is sent again under its id counts once. 1 to 40
   * characters.
   */
  id: string;
  /** The `version` of the view that the player answers. The question must not have changed since. At least 0. */
  seen: number;
  /** The move as the record spells it, without `seat`: one of the view's `legal` ones, for example. */
  move: FoxyMove | FoolMove | DuetMove;
}

/** Write a number in the box of this turn; circled, it is a bet on being exact. */
export interface FoxyEstimate {
  do: "estimate";
  value: number;
  circled?: boolean;
}

/** Time ran out: the box stays empty. */
export interface FoxyBlank {
  do: "blank";
}

/** Put a card into the trick. */
export interface FoolPlay {
  do: "play";
  card: string;
}

/** Put a card into the trick. */
export interface DuetPlay {
  do: "play";
  card: string;
}

/** After the Foxes: put this card in the decree's place and take the decree; null leaves it. */
export interface DuetSwap {
  do: "swap";
  card: string | null;
}

/** After the Gift: hand this card to the partner. */
export interface DuetGive {
  do: "give";
  card: string;
}

/** The winner's choice of how far the tracker goes; negative is toward seat 0's end. */
export interface DuetSteps {
  do: "move";
  steps: number;
}

/** Between rounds: a forest token covers the last space of this end, 0 or 1 as the seats. */
export interface DuetCover {
  do: "cover";
  end: number;
}

/** Offer to stop, or accept the partner's offer; then the game is lost. */
export interface DuetStop {
  do: "stop";
}

/** Ask what a strong player would do now on one's own seat, and why. Answered by `hinted`, or by `refused`. */
export interface Hint {
  kind: "hint";
}

/** Add one's own randomness to the next shuffle, as the room's `pledge` asks for. */
export interface GiveRandomness {
  kind: "randomness";
  /** Which deal of this game it is for, from 0: as in the pledge. At least 0. */
  deal: number;
  /** 16 to 64 random bytes in lower-case hexadecimal. Matches `^([0-9a-f]{2}){16,64}$(?!\n)`. */
  value: string;
}

/** Say that the next round may be dealt. */
export interface Ready {
  kind: "ready";
}

/** Agree that the game ends here, or take that back. It ends when everybody who plays agrees. */
export interface End {
  kind: "end";
  agree?: boolean;
}

/** Remind a player that the table waits for them (host). */
export interface Nudge {
  kind: "nudge";
  /** 0 to 99999. */
  seat: number;
}

/** Let a bot play on a seat until its owner is back: one's own or, for the host, that of somebody awaited. */
export interface HandOver {
  kind: "hand_over";
  /** 0 to 99999. */
  seat: number;
}

/** Play oneself again on one's own seat. */
export interface TakeBack {
  kind: "take_back";
}

/** Stop the game and its clocks for a while (host). */
export interface Pause {
  kind: "pause";
}

/** Go on with a game that is paused (host). */
export interface Resume {
  kind: "resume";
}

/** After a game: gather the same people for another one, each a seat further on. */
export interface Rematch {
  kind: "rematch";
}

/** Write a line of chat. Refused while the game asks for silence. */
export interface Say {
  kind: "say";
  /** 1 to 300 characters. */
  text: string;
  /** Made by the client. A line that is sent again under its id is shown once. 1 to 40 characters. */
  id?: string | null;
}

/** Stop hearing what somebody at this table writes, or hear it again. */
export interface Mute {
  kind: "mute";
  /** 1 to 40 characters. */
  person: string;
  on?: boolean;
}

/** How a new table is to be. */
export interface OpenTable {
  game: "duet" | "fool" | "foxy";
  /** How many play; the game's usual number if left out. 1 to 100000. */
  seats?: number | null;
  /** The game's options; those left out are as in the rulebook. */
  options?: FoxyOptions | FoolOptions | DuetOptions;
  /** Another deck or board than the standard one, as `foxden box` prints it. */
  box?: Record<string, unknown> | null;
  /** Seconds for a decision; no clock if left out. 1 to 86400. */
  clock?: number | null;
}

/** How one wants to be known. What is left out stays. */
export interface Face {
  /** At most 96 characters. */
  name?: string | null;
  /** Matches `^(#[0-9a-f]{6})?$(?!\n)`. */
  colour?: string | null;
}

/** The secret of somebody's own link. */
export interface LinkSecret {
  /** What stands behind the `#`. At most 200 characters. */
  secret: string;
}

/** You are at the table. */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  /** Who you are, as others see it: it stands in the chairs' `person`. */
  person: string;
  name: string;
  colour: string;
  /** For one who came without a cookie or token: the secret with which to come back as the same person. */
  token: string | null;
}

/** The table around the game, as one viewer sees it. Sent whole whenever something in it changes. */
export interface Room {
  kind: "room";
  /** The table's secret, which is in its link. */
  table: string;
  /** The short code by which others can join. */
  code: string;
  game: string;
  options: FoxyOptions | FoolOptions | DuetOptions;
  /** The deck or board, if it is not the standard one. */
  box: Record<string, unknown> | null;
  /** Which game at this table, from 1. */
  number: number;
  /** The id of this game. Once it is over its record is found under it. */
  game_id: string;
  phase: "gathering" | "over" | "paused" | "playing";
  chairs: ChairShown[];
  /** The viewer's own seat; null for a watcher. */
  seat: number | null;
  /** The person who may change the table, start, kick, nudge and pause. */
  host: string | null;
  /** Whether the viewer may do so: as the host, or in the host's absence. */
  hosting: boolean;
  /** How many people are connected and have no seat. */
  watchers: number;
  /** Seconds for a decision; null without a clock. */
  clock: number | null;
  /** Whether players may ask for a `hint`. */
  hints: boolean;
  /** Whether the next round is dealt as soon as everybody has said `ready`. */
  awaits_ready: boolean;
  /** Who has. */
  ready: number[];
  /** Who agrees to end the game here. */
  ending: number[];
  /**
   * Once over: how. `counted` in Foxy; `lowest_total` or `out_often` in Fool!; `won`, `lost_path`, `lost_time` or
   * `stopped` in the Duet; `agreement` in any.
   */
  ended: string | null;
  /** Once over by the rules: the points of each seat. In the Duet both have the same. */
  scores: number[];
  /** Once over by the rules: the seats that win, ties broken. In the Duet both or nobody. */
  winners: number[];
  /** Once over: the seal of the game's record, to be compared with (`foxden verify --seal`). */
  seal: string | null;
  chat: ChatLamp;
  /** Whom the viewer does not want to hear. */
  muted: string[];
  /** About the next shuffle; null when there will be none. */
  pledge: PledgeShown | null;
}

/** A seat at the table, and who is on it. */
export interface ChairShown {
  /** From 0, clockwise. */
  seat: number;
  /** Who sits here; null on a free seat and on a bot's. */
  person: string | null;
  /** The name to show; empty on a free seat and on a bot's. */
  name: string;
  /** The person's colour, such as "#c2410c"; empty if none was chosen. */
  colour: string;
  /** Whether a bot moves for this seat now. */
  bot: boolean;
  /** Whether that bot only holds the seat until its owner is back. */
  held: boolean;
  /** Whether the person is connected. */
  here: boolean;
  /** Whether it is a program that plays here by the bot API. */
  program: boolean;
  /** How well the bot plays that moves here; null where none does. */
  level: "easy" | "hard" | "normal" | null;
}

/** Whether this viewer may write, and why not, or to whom. */
export interface ChatLamp {
  open: boolean;
  /**
   * `open`: everybody may write. `round`: silence during a round of the Duet. `game`: silence from the first card of
   * Foxy to the end of the count. `to_watchers`: a watcher writes to watchers only while a game is on.
   */
  why: "game" | "open" | "round" | "to_watchers";
}

/** The server's promise about the next shuffle, made before anybody's randomness is known. */
export interface PledgeShown {
  /** Which deal of this game, from 0. */
  deal: number;
  /** SHA-256 of the server's secret for it, in hexadecimal. */
  commitment: string;
  /** The seats that have added randomness so far. */
  given: number[];
  /** Whether the viewer should add some now (`randomness`). */
  wanted: boolean;
}

/** Where the game stands, as one viewer sees it. Always whole: who missed some needs only the newest. */
export interface Seen {
  kind: "view";
  /** Grows with everything that happens. A `move` says which version it answers. */
  version: number;
  /** The game's view. `legal` lists what the viewer may do; empty when it is not their turn. */
  game: FoxyView | FoolView | DuetView;
  /** The seats that are awaited (at most the first 100). */
  to_move: number[];
  /** The clocks that run, if the table has one; at tables of more than 8 only the viewer's own. */
  clocks: ClockShown[];
}

/** All that one viewer may know. */
export interface FoxyView {
  viewer: number | "watcher";
  options: Required<FoxyOptions>;
  seats: number;
  table: FoxyTable;
  /** Who has finished this turn. Never with what. */
  done: number[];
  /** The viewer's own boxes so far, this turn's too once it is written. */
  sheet: FoxyMove[];
  legal: FoxyEstimateRange[];
  reveal: FoxyReveal | null;
}

/** What lies open before everybody; the count only once the game is over. */
export interface FoxyTable {
  /** How many cards have been revealed. */
  turn: number;
  /** The newest; no other may be seen. */
  card: string | null;
  announced: FoxyAnnounced[];
  exact?: number[];
  points?: number[][];
  totals?: number[];
  circled_points?: number[];
  crossed?: number[];
  deviation?: number[];
}

/** With `announce_last`: the number that was written last in a finished turn (from 1). */
export interface FoxyAnnounced {
  turn: number;
  seat: number;
  value: number;
}

/** All the numbers that may be written, said at once. */
export interface FoxyEstimateRange {
  do: "estimate";
  min: number;
  max: number;
  may_circle: boolean;
}

/** Once the game is over: all cards and all sheets, for the count. */
export interface FoxyReveal {
  deck: string[];
  sheets: FoxyMove[][];
}

/** All that one viewer may know. */
export interface FoolView {
  viewer: number | "watcher";
  table: FoolTable;
  first: number;
  turn: number | null;
  hand: string[];
  legal: FoolPlay[];
  /** The hands laid open at the end of the last round. */
  left: string[][];
  /** The trick before this one, which lies open until the next card is led. */
  last: FoolPlayed[];
  /** This round's finished tricks, as a perfect memory holds them: for bots. At the table they lie face down. */
  seen: FoolPlayed[][];
}

/** What lies open before everybody. */
export interface FoolTable {
  round: number;
  leader: number | null;
  trick: FoolPlayed[];
  /** Who sits out the trick going on. */
  fools: number[];
  counts: number[];
  rounds: FoolRound[];
  totals: number[];
  /** How often each seat has scored +10. */
  tens: number[];
}

/** A card in a trick, and whose it was. */
export interface FoolPlayed {
  seat: number;
  card: string;
}

/** What a finished round brought. */
export interface FoolRound {
  scores: number[];
  /** Who became a Fool in its last trick. */
  fools: number[];
}

/** All that one viewer may know. */
export interface DuetView {
  viewer: number | "watcher";
  level: number;
  table: DuetTable;
  asked: "cover" | "deal" | "give" | "move" | "nothing" | "play" | "swap";
  asked_of: number[];
  hand: string[];
  /** The viewer's own choice in an exchange that still waits for the other. */
  given: string | null;
  has_given: [boolean, boolean];
  legal: DuetMove[];
  /** Who has proposed to stop. */
  offer: number | null;
  /** The trick before this one, which lies open until the next card is led. */
  last: DuetTrickCard[];
  /** This round so far, as a perfect memory holds it: for bots. At the table finished tricks lie face down. */
  seen: (DuetPlayed | DuetSwapped | DuetGave)[];
}

/** What lies open before both. */
export interface DuetTable {
  round: number;
  leader: number;
  trick: DuetTrickCard[];
  decree: string | null;
  tracker: number;
  gems: number[];
  reserve: number;
  covered: [number, number];
  forest: number;
  counts: [number, number];
  result?: "lost_path" | "lost_time" | "stopped" | "won";
  score?: number;
}

/** A card in the trick, and whose it is. */
export interface DuetTrickCard {
  seat: number;
  card: string;
}

/** A card in a trick, and whose it was. */
export interface DuetPlayed {
  was: "played";
  seat: number;
  card: string;
}

/** A player put `card` in the decree's place and took `decree` in hand: all of it in the open. */
export interface DuetSwapped {
  was: "swapped";
  seat: number;
  card: string;
  decree: string;
}

/** The two exchanged a card. In a view, what the viewer cannot know is null. */
export interface DuetGave {
  was: "gave";
  /** What seat 0 and seat 1 gave. */
  cards: [string | null, string | null];
}

/** How long a player still has. */
export interface ClockShown {
  seat: number;
  /** Seconds, when this was sent. */
  left: number;
}

/** A line of chat. */
export interface Line {
  kind: "line";
  /** Lines come in this order. */
  n: number;
  person: string;
  name: string;
  colour: string;
  /** The writer's seat, if they have one now. */
  seat: number | null;
  /** `watchers`: written by a watcher while a game was on, and shown to watchers only until it is over. */
  channel: "table" | "watchers";
  /** Plain text: show it as such, never as HTML. */
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** The host reminds you that the table waits for you. */
export interface Nudged {
  kind: "nudged";
  seat: number;
}

/** What a strong player would do on your seat, and why. Nobody else is told. */
export interface Hinted {
  kind: "hinted";
  /** Of the view that it is about. */
  version: number;
  /** One of its `legal` moves. */
  move: FoxyMove | FoolMove | DuetMove;
  /** The reason, for programs: see the reference of the game. `best` if there is none to give. */
  code: string;
  /** What the reason speaks of. */
  facts: Record<string, string | number>;
}

/** What you sent under this id, a move or a line of chat, is kept, and will survive a crash of the server. */
export interface Accepted {
  kind: "accepted";
  id: string;
  /** Of the table, since when it is so. */
  version: number;
}

/** What you sent was not done. Nobody else is told. */
export interface Refused {
  kind: "refused";
  /** The kind of the message that was refused; empty when it could not be read. */
  about: string;
  /** Its id, if it had one. */
  id: string | null;
  /** For programs: stays the same. */
  code: string;
  /** For people, in English. */
  text: string;
  /** What the sentence speaks of, so that it can be said in another language. */
  facts: Record<string, string | number>;
}

/** The server is about to close this socket. */
export interface Closed {
  kind: "closed";
  /**
   * `restart`: connect again in a moment. `gone`: this table does not exist any more. `slow`, `too-fast`, `unreadable`,
   * `too-many`, `forgotten`: what the text says.
   */
  code: string;
  text: string;
}

/** Where a table is. */
export interface TableFound {
  /** Its secret, for `hello`. Whoever has it can join. */
  table: string;
  /** The short code, to be read out. */
  code: string;
  /** The address of its page. */
  link: string;
}

/** What can be told of a table before one sits down. */
export interface TableSummary {
  table: string;
  code: string;
  link: string;
  game: string;
  phase: "gathering" | "over" | "paused" | "playing";
  seats: number;
  /** How many seats are free. */
  free: number;
}

/** Who somebody is here. */
export interface Me {
  /** As others see it in the chairs; null for one who is not known. */
  person: string | null;
  name: string;
  colour: string;
}

/** Who one is from now on. */
export interface Myself {
  person: string;
  name: string;
  colour: string;
  /** The secret by which a program shows who it is: in `hello`, or as `Authorization: Bearer …`. */
  token: string;
}

/** How to be the same person on another device. */
export interface OwnLink {
  /** Open it there. Whoever has it can be you, so it is for nobody else. */
  link: string;
}

/** One of my tables. */
export interface TableListed {
  table: string;
  code: string;
  link: string;
  game: string;
  /** Whether its last game is over. */
  over: boolean;
}

/** A finished game in a list. */
export interface GameListed {
  id: string;
  game: string;
  ended_at: number;
}

/** That the server lives. */
export interface Health {
  /** `ok`. */
  status: string;
}

/** Why a request was not done. */
export interface Problem {
  /** For programs: stays the same. */
  code: string;
  /** For people, in English. */
  text: string;
  /** What the sentence speaks of, so that it can be said in another language. */
  facts: Record<string, string | number>;
}
