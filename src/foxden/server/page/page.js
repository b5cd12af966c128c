// The developer's page: everything that the protocol can do, plainly. See docs/protocol.md.

const GAMES = {
  foxy: ["Foxy", "Twenty cards, one by one: write how often you have seen these animals, and never look back."],
  fool: ["Fool!", "Get rid of your cards. Who plays the worst card of a trick sits out the next one."],
  duet: ["The Duet", "Two walk one path through the forest and win tricks to collect its gems."],
};
const LAMP = {
  open: "Everybody may write.",
  round: "Silence: in the Duet nobody talks during a round.",
  game: "Silence: in Foxy nobody talks from the first card to the end of the count.",
  to_watchers: "You are watching: only watchers read what you write until the game is over.",
};
const ENDED = {
  agreement: "All agreed to end the game here.",
  counted: "All cards are counted.",
  "lowest_total": "The game is over: somebody is at −80 or below.",
  "out_often": "The game is over: somebody was out of cards six times.",
  won: "You have won together: no gem is left.",
  lost_path: "Lost: you have left the path, and no forest token was left.",
  lost_time: "Lost: after the third round gems still lay there.",
  stopped: "Lost: you both agreed to stop.",
};

// Small tools

const $ = (id) => document.getElementById(id);
const randomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "colour") node.style.background = value;
    else if (name === "class" || name.includes("-") || !(name in node)) node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...present(children));
  return node;
}

const present = (children) => children.flat(Infinity).filter((child) => ![null, undefined, false, ""].includes(child));
const section = (title, ...children) => h("section", {}, h("h2", {}, title), ...children);
const row = (...children) => h("div", { class: "row" }, ...children);
const minus = (number) => String(number).replace("-", "−");

function tell(text) {
  $("message").textContent = text;
  $("message").hidden = !text;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => tell(""), 2500 + 70 * text.length);
}

async function attempt(act) {
  try {
    await act();
  } catch (problem) {
    tell(problem.message);
  }
}

const button = (text, act, props = {}) =>
  h("button", { type: "button", id: `b-${text}`, ...props, onclick: () => attempt(act) }, text);

/** A button that has to be pressed twice. */
function carefulButton(text, sure, act) {
  const node = button(text, () => {
    if (node.dataset.sure) return act();
    node.dataset.sure = "yes";
    node.textContent = sure;
    setTimeout(() => { delete node.dataset.sure; node.textContent = text; }, 5000);
  });
  return node;
}

const field = (label, id, props, tag = "input", ...children) =>
  h("p", { class: "field" }, h("label", { htmlFor: id }, label), h(tag, { id, ...props }, ...children));

const choice = (label, id, value, choices, onchange) =>
  field(label, id, { onchange }, "select",
    ...choices.map(([key, text]) => h("option", { value: key, selected: String(key) === String(value) }, text)));

const tick = (label, id, checked, onchange) =>
  h("label", { class: "tick" }, h("input", { type: "checkbox", id, checked, onchange }), label);

function grid(caption, heads, rows) {
  const cells = (tag, row, props) => row.map((cell) => h(tag, props, ...[cell].flat()));
  return h("div", { class: "wide", tabIndex: 0, role: "region", "aria-label": caption },
    h("table", {}, h("caption", {}, caption), h("thead", {}, h("tr", {}, cells("th", heads, { scope: "col" }))),
      h("tbody", {}, rows.map((row) => h("tr", {}, cells("td", row, {}))))));
}

const unfolded = new Set();
const fold = (id, summary, ...children) =>
  h("details", { id, open: unfolded.has(id), ontoggle: (event) => unfolded[event.target.open ? "add" : "delete"](id) },
    h("summary", { id: `${id}-summary` }, summary), ...children);

/** Fill a place anew, if what it shows has changed; whoever is there with the keyboard stays there. */
function paint(id, shown, build) {
  const place = $(id);
  const key = JSON.stringify(shown);
  if (place.shown === key) return;
  place.shown = key;
  const focus = place.contains(document.activeElement) ? document.activeElement.id : null;
  place.replaceChildren(...present([build()]));
  if (focus === null) return;
  $(focus)?.focus({ preventScroll: true });
  if (!place.contains(document.activeElement)) place.focus({ preventScroll: true });
}

async function ask(method, path, body) {
  const how = { method, headers: body ? { "Content-Type": "application/json" } : {} };
  if (body) how.body = JSON.stringify(body);
  const answer = await fetch(path, how).catch(() => { throw new Error("The server does not answer."); });
  if (answer.status === 204) return null;
  const said = await answer.json().catch(() => ({ text: `The server said ${answer.status}.` }));
  if (!answer.ok) throw new Error(said.text);
  return said;
}

function linkToCopy(label, id, link) {
  const input = h("input", { id, value: link, readOnly: true, onfocus: () => input.select() });
  const copy = () => {
    input.select();
    // Over plain HTTP on a network there is no clipboard; then the text is at least selected.
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject();
    return copied.then(() => tell("Copied."), () => tell("Selected: copy it with your keyboard or by a long press."));
  };
  return h("p", { class: "field" }, h("label", { htmlFor: id }, label),
    row(input, button("Copy", copy, { id: `${id}-copy` })));
}

// Home

function faceForm(me) {
  const save = (event) => attempt(async () => {
    const kept = await ask("POST", "/api/me", { [event.target.name]: event.target.value });
    if (event.target.name === "name") event.target.value = kept.name;
    tell("Kept.");
    show();
  });
  return section("You",
    row(
      field("Your name", "name",
        { name: "name", value: me.name, maxLength: 24, autocomplete: "nickname", onchange: save }),
      field("Colour", "colour", { name: "colour", type: "color", value: me.colour || "#8a8a8a", onchange: save })));
}

async function openTable(game, after = "") {
  location.href = `/t/${(await ask("POST", "/api/tables", { game })).table}${after}`;
}

const gameCard = ([game, [name, sentence]]) =>
  h("article", {}, h("h3", {}, name), h("p", {}, sentence),
    row(button("Play with bots", () => openTable(game, "#bots"), { id: `bots-${game}`, class: "main" }),
      button("Make a table", () => openTable(game), { id: `make-${game}` })));

function joinForm() {
  const join = async () => {
    const code = $("code").value.trim();
    if (code) location.href = `/t/${(await ask("GET", `/api/codes/${encodeURIComponent(code)}`)).table}`;
  };
  const onsubmit = (event) => { event.preventDefault(); attempt(join); };
  return section("Join with a code",
    h("form", { onsubmit }, row(
      field("Code", "code", { autocomplete: "off", autocapitalize: "characters", maxLength: 40 }),
      h("button", { class: "main" }, "Join"))));
}

function ownLinkForm() {
  const show = async (method) => {
    const { link } = await ask(method, "/api/me/link");
    $("own-link").replaceChildren(
      linkToCopy("Open it on your other device. Whoever has it can be you.", "mine", link),
      carefulButton("Make a new one", "The old link stops working. Sure?", () => show("POST")));
  };
  const forget = async () => { await ask("DELETE", "/api/me"); location.reload(); };
  return section("This is you",
    h("div", { id: "own-link" }, button("My secret link for another device", () => show("GET"))),
    h("p", {}, carefulButton("Forget me", "Delete name, chat and seats for good?", forget)));
}

async function home() {
  const [me, tables, games] = await Promise.all(
    ["/api/me", "/api/me/tables", "/api/me/games"].map((path) => ask("GET", path)));
  const running = tables.filter((table) => !table.over);
  $("main").replaceChildren(
    section("Play", h("div", { class: "cards" }, Object.entries(GAMES).map(gameCard))), joinForm(), faceForm(me),
    ...present([
      running.length > 0 && section("Your tables", h("ul", {}, running.map((table) =>
        h("li", {}, h("a", { href: `/t/${table.table}` }, `${GAMES[table.game][0]}, code ${table.code}`))))),
      games.length > 0 && section("Your finished games", h("ul", {}, games.map((game) =>
        h("li", {}, `${GAMES[game.game][0]}, ${when(game.ended_at)}: `, recordLink(game.id))))),
      me.person && ownLinkForm()]));
}

const when = (at) => new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
const recordLink = (game) => h("a", { href: `/api/games/${game}`, download: `foxden-${game}.json` }, "the record");

function takeOver() {
  const be = async () => {
    await ask("POST", "/api/me/here", { secret: location.hash.slice(1) });
    history.replaceState(null, "", "/me");
    location.replace("/");
  };
  $("main").replaceChildren(section("Your secret link",
    h("p", {}, "In this browser you will be who you are on your other device, with the same seats and games."),
    location.hash.length > 1 ? button("Be this person in this browser", be, { class: "main" })
      : "This link is incomplete."));
}

// The table: what is known, and the connection

const T = {
  key: decodeURIComponent(location.pathname.slice(3)),
  room: null, view: null, viewAt: 0, lines: new Map(), me: "", live: false, lost: "",
  waiting: null, again: false, needed: 0, // the move that is not answered yet, and how old a view may be to act on
  said: null, mixed: "", pause: 500, draft: {},
};
const send = (kind, what = {}) => {
  if (T.socket?.readyState === WebSocket.OPEN) T.socket.send(JSON.stringify({ kind, ...what }));
  else tell("Not connected just now.");
};

function connect() {
  clearTimeout(T.retry);
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  T.socket = socket;
  setTimeout(() => { if (T.socket === socket && !T.live) socket.close(); }, 15000); // it opens and nothing is said
  socket.onopen = () => {
    Object.assign(T, { mixed: "", needed: 0, again: T.waiting !== null });
    send("hello", { table: T.key });
    if (T.waiting) send("move", T.waiting);
    if (T.said) send("say", T.said);
  };
  socket.onmessage = (event) => { if (T.socket === socket) hear(JSON.parse(event.data)); };
  socket.onclose = () => {
    if (T.socket !== socket) return;
    T.live = false;
    if (!T.lost) T.retry = setTimeout(connect, T.pause * (0.5 + Math.random()));
    T.pause = Math.min(T.pause * 2, 15000);
    show();
  };
}

function hurry() {
  if (!T.live && !T.lost && !document.hidden && T.socket?.readyState === WebSocket.CLOSED) connect();
}

function hear(message) {
  switch (message.kind) {
    case "welcome": Object.assign(T, { me: message.person, live: true, pause: 500 }); break;
    case "room": hearRoom(message); break;
    case "view":
      if (!T.view || message.version >= T.view.version) Object.assign(T, { view: message, viewAt: Date.now() });
      break;
    case "line":
      T.lines.set(message.n, message);
      if (message.person === T.me) T.said = null;
      break;
    case "nudged": tell("The table waits for you."); break;
    case "accepted":
      if (message.id !== T.waiting?.id) break;
      T.waiting = null;
      if (!T.again) T.needed = message.version;
      break;
    case "refused": hearRefusal(message); break;
    case "closed":
      tell(message.text);
      if (["gone", "forgotten"].includes(message.code)) T.lost = message.text;
  }
  show();
}

function hearRefusal(refused) {
  if (refused.about === "move" && refused.id === T.waiting?.id) T.waiting = null;
  if (refused.about === "say" && T.said) {
    $("say").value ||= T.said.text;
    T.said = null;
  }
  if (refused.about === "change") {
    T.options = T.room.options;
    $("game").shown = null; // shows again what holds
  }
  if (refused.about === "hello") {
    T.lost = refused.text;
    T.socket.close();
    if (!T.room) $("main").replaceChildren(row(h("a", { href: "/", class: "button" }, "Home")));
  } else if (!["no-pledge", "not-between"].includes(refused.code)) tell(refused.text);
}

function hearRoom(room) {
  T.room = room;
  T.options = room.options;
  if (room.phase === "gathering") T.view = null;
  const pledge = room.pledge;
  if (pledge) rememberPledge(room.game_id, pledge);
  if (pledge?.wanted && T.mixed !== pledge.commitment) {
    T.mixed = pledge.commitment;
    send("randomness", { deal: pledge.deal, value: randomHex(32) });
  }
  if (location.hash === "#bots" && room.phase === "gathering" && room.hosting) playWithBots(room);
}

function playWithBots(room) {
  if (room.seat === null) {
    if (!T.sitting) send("sit"); // once: said again while seated, it would mean the next free seat
    T.sitting = true;
    return;
  }
  history.replaceState(null, "", location.pathname);
  send("add_bot");
  send("start");
}

/** Promises are no secrets: kept until the browser closes, to compare them with the record. */
function rememberPledge(game, pledge) {
  sessionStorage.setItem(`pledges ${game}`, JSON.stringify({ ...pledgesOf(game), [pledge.deal]: pledge.commitment }));
}
const pledgesOf = (game) => JSON.parse(sessionStorage.getItem(`pledges ${game}`) || "{}");

function move(what) {
  T.waiting = { id: randomHex(8), seen: T.view.version, move: what };
  send("move", T.waiting);
  const { id } = T.waiting;
  setTimeout(() => { if (T.waiting?.id === id) T.socket.close(); }, 10000); // a dead line: come back and send it again
  show();
}

// The table: what is shown

const nameOf = (seat) => chairName(T.room.chairs[seat]);
const chairName = (chair) =>
  chair.seat === T.room.seat ? "you" : chair.person ? chair.name || "Guest"
    : chair.bot ? `Bot ${chair.seat + 1}` : "free";
const names = (seats) => seats.map(nameOf).join(", ");
const mayAct = () => T.room.phase === "playing" && !T.waiting && T.live && T.view?.version >= T.needed;
const legal = () => (mayAct() ? T.view.game.legal : []);
const mustBeReady = () => T.room.awaits_ready && T.room.seat !== null && !T.room.ready.includes(T.room.seat);
const free = () => T.room.chairs.filter((chair) => !chair.person && !chair.bot);
const inGame = () => ["playing", "paused"].includes(T.room.phase);

async function openTablePage() {
  $("main").className = "table";
  const place = (id) => h("div", { id, tabIndex: -1 });
  $("main").replaceChildren(h("div", { id: "play" }, h("p", { id: "status", role: "status" }), place("game")),
    place("seats"), chatSection(), h("div", { id: "about" }, place("control")));
  let me = await ask("GET", "/api/me");
  if (!me.person) me = await ask("POST", "/api/me", {}); // a socket that opens cannot give a cookie
  $("about").append(faceForm(me));
  for (const news of ["online", "focus"]) addEventListener(news, hurry);
  document.addEventListener("visibilitychange", hurry);
  setInterval(showClocks, 500);
  connect();
}

function show() {
  if (!T.socket) return; // not at a table
  const banner = T.lost || (T.live ? (T.room?.phase === "paused" ? "The game is paused." : "") : "Reconnecting…");
  $("banner").textContent = banner;
  $("banner").hidden = !banner;
  if (!T.room) return;
  const { room, view } = T;
  const yours = legal().length > 0 || (mustBeReady() && room.phase === "playing");
  document.title = `${yours ? "Your turn · " : ""}${GAMES[room.game][0]} · Foxden`;
  $("where").textContent = `${GAMES[room.game][0]}, table ${room.code}`;
  const status = prompt();
  if ($("status").textContent !== status) $("status").textContent = status;
  $("say").disabled = !room.chat.open;
  const state = [room, view?.game, view?.to_move, legal().length > 0, !$("name").value];
  paint("game", state, () => (room.phase === "gathering" ? gathering() : playing()));
  const listed = room.chairs.filter(({ seat }) => seat < 24 || seat === room.seat);
  paint("seats", [room, view?.to_move], () => section("Seats",
    h("ul", { class: "seats" }, listed.map(chairLine)),
    room.chairs.length > listed.length && h("p", {}, `And ${room.chairs.length - listed.length} more.`),
    room.watchers > 0 && h("p", { class: "quiet" }, `Watching: ${room.watchers}`)));
  paint("control", room, control);
  paint("lines", [[...T.lines.keys()], room.muted, room.chat, room.chairs], chatLines);
  showClocks();
}

function showClocks() {
  const running = T.room?.phase === "playing" && T.live ? T.view?.clocks || [] : [];
  for (const place of document.querySelectorAll("[data-clock]")) {
    const clock = running.find(({ seat }) => String(seat) === place.dataset.clock);
    const left = clock && Math.max(0, Math.ceil(clock.left - (Date.now() - T.viewAt) / 1000));
    place.textContent = clock ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : "";
  }
}

function chairLine(chair) {
  const { room } = T;
  const { seat } = chair;
  const unready = chair.person && !chair.bot && !room.ready.includes(seat);
  const awaited = inGame() && (room.awaits_ready ? unready : T.view?.to_move.includes(seat));
  const tags = [
    chair.person === room.host && chair.person && "host", chair.program && "program", chair.held && "a bot plays",
    chair.person && !chair.here && "away", awaited && (room.awaits_ready ? "not ready yet" : "to move"),
    room.awaits_ready && room.ready.includes(seat) && "ready", room.ending.includes(seat) && "agrees to end",
  ].filter(Boolean);
  const act = (text, kind) => button(text, () => send(kind, { seat }),
    { id: `${kind}-${seat}`, "aria-label": `${text}: ${chairName(chair)}` });
  const mine = seat === room.seat;
  const isFree = free().includes(chair);
  return h("li", { class: awaited ? "awaited" : "" },
    h("span", { class: "dot", colour: chair.colour || undefined, "aria-hidden": "true" }),
    h("span", { class: "who" }, h("b", {}, chairName(chair)), ` ${tags.join(", ")} `,
      h("span", { "data-clock": seat })),
    row(present(room.phase === "gathering"
      ? [isFree && act(room.seat === null ? "Sit" : "Move here", "sit"),
        isFree && room.hosting && act("Add a bot", "add_bot"),
        chair.bot && room.hosting && act("Remove", "remove_bot"),
        chair.person && !mine && room.hosting && act("Send away", "kick")]
      : [awaited && chair.person && !mine && room.hosting && act("Nudge", "nudge"),
        awaited && chair.person && !mine && room.hosting && !chair.held && act("Let a bot play", "hand_over")])));
}

function control() {
  const { room } = T;
  const seated = room.seat !== null;
  const mine = seated ? room.chairs[room.seat] : null;
  const agreed = room.ending.includes(room.seat);
  const offer = room.game === "duet" ? "Offer to stop (or accept it)" : "Agree to end the game here";
  const deeds = present(inGame() ? [
    room.hosting && (room.phase === "paused" ? button("Resume", () => send("resume"))
      : button("Pause", () => send("pause"))),
    seated && (mine.held ? button("Take my seat back", () => send("take_back"))
      : button("Let a bot play for me", () => send("hand_over", { seat: room.seat }))),
    seated && (agreed ? button("Go on after all", () => send("end", { agree: false }))
      : carefulButton(offer, "End it here? Sure?", () => send("end"))),
    seated && carefulButton("Leave for good", "A bot takes your seat. Sure?", () => send("leave")),
  ] : []);
  const about = room.pledge && fold("pledge", "The next shuffle",
    h("p", {}, "The server has promised its secret for the next shuffle. This is the SHA-256 of it:"),
    h("p", { class: "hex" }, room.pledge.commitment),
    h("p", {}, `Added randomness: ${names(room.pledge.given.slice(0, 20)) || "nobody yet"}. `
      + `Your browser ${room.pledge.given.includes(room.seat) ? "has added its own." : "adds its own if you play."}`));
  if (!deeds.length && !about) return [];
  return section("Table", row(deeds), about, inGame() && h("p", { class: "quiet" }, `Code for friends: ${room.code}`));
}

// Gathering

function gathering() {
  const { room } = T;
  const missing = free().length;
  const link = `${location.origin}/t/${room.table}`;
  const qr = { src: `/api/tables/${room.table}/qr.svg`, alt: "The table's link as a QR code", width: 160, height: 160 };
  T.qr ??= h("img", qr); // the same one each time: it is loaded once
  return section(GAMES[room.game][0], h("p", {}, GAMES[room.game][1]),
    row(present([
      room.seat === null && missing > 0 && button("Sit down", () => send("sit"), { class: "main" }),
      room.hosting && missing > 0 && button("Fill with bots", () => send("add_bot")),
      room.hosting && button("Start", () => send("start"), { class: "main", disabled: missing > 0 }),
      room.seat !== null && button("Get up", () => send("leave"))])),
    !$("name").value && h("p", {}, button("Tell the others your name", () => $("name").focus())),
    h("h3", {}, "Invite"),
    h("div", { class: "invite" },
      T.qr,
      h("div", {}, linkToCopy("Whoever has this link can join", "link", link),
        h("p", {}, "Or with the code ", h("b", { class: "code" }, room.code)))),
    h("h3", {}, "Set-up"), room.hosting ? setUp(room) : h("p", {}, setUpInWords(room)));
}

const setUpInWords = (room) => [
  `${room.chairs.length} seats`, room.clock ? `${room.clock} seconds for a decision` : "no clock",
  ...Object.entries(room.options).map(([name, value]) => `${name.replace("_", " ")}: ${value}`)].join("; ");

const FOX_RULES = [["different", "kinds of animal seen"], ["most_seen", "how often the most frequent was seen"],
  ["singles", "cards with one animal"], ["cat", "cats seen, the Fox among them"]];

function setUp(room) {
  const { options } = room;
  const option = (name, value) => {
    T.options = { ...T.options, [name]: value }; // all are sent at once, and another change may come before the answer
    send("change", { options: T.options });
  };
  const seats = (event) => send("change", { seats: Number(event.target.value) });
  const clock = ({ target }) => send("change", target.value ? { clock: Number(target.value) } : { no_clock: true });
  const times = [...new Set([15, 30, 60, 120, 300, room.clock])].filter(Boolean);
  const clocks = [["", "none"], ...times.map((time) => [time, `${time} seconds`])];
  return h("div", { class: "setup" }, present([
    room.game === "fool" && choice("Seats", "opt-seats", room.chairs.length, [4, 5, 6, 7, 8].map((n) => [n, n]), seats),
    room.game === "foxy" && field("Seats", "opt-seats",
      { type: "number", min: 1, max: 100000, value: room.chairs.length, onchange: seats }),
    choice("Clock", "opt-clock", room.clock ?? "", clocks, clock),
    room.game === "duet" && choice("Level", "opt-level", options.level, [1, 2, 3].map((n) => [n, n]),
      (event) => option("level", Number(event.target.value))),
    room.game === "foxy" && [
      choice("The Fox asks for", "opt-fox", options.fox, FOX_RULES, (event) => option("fox", event.target.value)),
      tick("Hard: only exact numbers score", "opt-exact", options.exact_only,
        (event) => option("exact_only", event.target.checked)),
      tick("Easy: the last number of a turn is told", "opt-announce", options.announce_last,
        (event) => option("announce_last", event.target.checked))],
  ]));
}

// Chat

function chatSection() {
  const onsubmit = (event) => {
    event.preventDefault();
    const text = $("say").value.trim();
    if (!text) return;
    T.said = { text, id: randomHex(8) };
    send("say", T.said);
    $("say").value = "";
  };
  return h("div", { id: "chat" }, section("Chat", h("div", { id: "lines", tabIndex: -1 }),
    h("form", { onsubmit },
      row(field("Say", "say", { maxLength: 300, autocomplete: "off" }), h("button", {}, "Say")))));
}

function chatLines() {
  const { room } = T;
  const lines = [...T.lines.values()].sort((one, other) => one.n - other.n);
  const heard = lines.filter(({ person }) => !room.muted.includes(person)).slice(-100);
  const others = [...lines, ...room.chairs.slice(0, 60)].filter(({ person }) => person && person !== T.me);
  const people = new Map(others.map(({ person, name }) => [person, name || "Guest"]));
  const mute = ([person, name]) => {
    const on = !room.muted.includes(person);
    return button(`${on ? "Mute" : "Hear"} ${name}`, () => send("mute", { person, on }), { id: `mute-${person}` });
  };
  const log = h("ol", { class: "lines", "aria-live": "polite" }, heard.map((line) => h("li", {},
    h("b", {}, line.person === T.me ? "you" : line.name || "Guest"),
    line.channel === "watchers" && " (to watchers)", `: ${line.text}`)));
  requestAnimationFrame(() => { log.scrollTop = log.scrollHeight; });
  return [
    h("p", { class: "lamp" }, h("span", { class: `dot ${room.chat.open ? "on" : "off"}`, "aria-hidden": "true" }),
      LAMP[room.chat.why] || ""),
    log, people.size > 0 && fold("mutes", "Mute somebody", row([...people].map(mute)))];
}

// Playing

function playing() {
  const { room, view } = T;
  const over = room.phase === "over";
  const body = { foxy, fool, duet }[room.game];
  return section(GAMES[room.game][0],
    room.seat === null && h("p", { class: "quiet" }, "You are watching."),
    mustBeReady() && row(button("I am ready", () => send("ready"), { class: "main" })),
    over && row(room.seat !== null && button("Rematch", () => send("rematch"), { class: "main" }),
      h("a", { href: "/", class: "button" }, "Home")),
    view && body(view.game),
    over && afterwards(room));
}

function prompt() {
  const { room, view } = T;
  if (room.phase === "gathering") {
    const missing = free().length;
    if (missing) return `${missing} of ${room.chairs.length} seats are free.`;
    return room.hosting ? "Every seat is taken: you may start." : "Every seat is taken. The host starts the game.";
  }
  if (room.phase === "over") return ENDED[room.ended] || room.ended;
  if (room.phase === "paused") return "The game is paused.";
  if (mustBeReady()) return "The round is over. Are you ready for the next one?";
  if (room.awaits_ready) return "Waiting for the others to be ready.";
  if (room.chairs[room.seat]?.held) return "A bot plays for you. Take your seat back below.";
  if (!view) return "The cards are about to be dealt.";
  if (T.waiting) return "Sending…";
  if (legal().length) return { foxy: foxyPrompt, fool: foolPrompt, duet: duetPrompt }[room.game](view.game);
  return view.to_move.length ? `To move: ${names(view.to_move.slice(0, 8))}` : "One moment…";
}

function afterwards(room) {
  const pledges = Object.values(pledgesOf(room.game_id));
  const command = [`foxden verify foxden-${room.game_id}.json`, room.seal && `--seal ${room.seal}`,
    ...pledges.map((pledge) => `--commitment ${pledge}`)];
  return [
    h("p", {}, "All moves, hands and shuffles: ", recordLink(room.game_id), "."),
    fold("verify", "Check that the cards were dealt fairly",
      h("p", {}, "Keep the record, and let your own Foxden compare it with what this page was shown:"),
      h("p", { class: "hex" }, present(command).join(" ")))];
}

const pick = (what) => legal().find((one) => Object.entries(what).every(([name, value]) => one[name] === value));

// Foxy

const habitatOf = (card) => card.split(":")[0];
const animalsOf = (card) => (card === "fox" ? "The Fox" : card.split(":")[1].split("+").join(", "));
const FOX_ASKS = {
  different: "How many kinds of animal have appeared so far?",
  most_seen: "How often has the animal appeared that appeared most often?",
  singles: "How many cards before showed one animal only?",
  cat: "How many cats so far? The Fox is one of them.",
};

const foxyPrompt = (game) => `Your turn: ${animalsOf(game.table.card)}. Write your number.`;

function foxy(game) {
  const { table } = game;
  if (game.reveal && table.exact) return foxyCount(game);
  if (T.room.phase === "over" || !table.card) return [];
  const announced = table.announced.at(-1);
  const asks = table.card === "fox" ? FOX_ASKS[game.options.fox]
    : "How often have these appeared so far, this card included? Add them up.";
  return [
    h("div", { class: `bigcard ${habitatOf(table.card)}` },
      h("p", {}, `Card ${table.turn} of 20`), h("p", { class: "animals" }, animalsOf(table.card)),
      table.card !== "fox" && h("p", {}, habitatOf(table.card)), h("p", { class: "asks" }, asks)),
    legal().length > 0 && foxyPad(legal()[0], table.turn),
    h("p", {}, `Has written: ${names(game.done.slice(0, 20)) || "nobody yet"}.`),
    announced && h("p", {}, `Last in turn ${announced.turn}, ${nameOf(announced.seat)} wrote ${announced.value}.`),
    game.sheet.length > 0 && [h("h3", {}, "Your sheet"),
      h("ol", { class: "sheet" }, game.sheet.map((box) => h("li", {}, inBox(box))))]];
}

const inBox = (box) => (box?.do !== "estimate" ? "–" : box.circled ? `(${box.value})` : String(box.value));

function foxyPad(range, turn) {
  if (T.draft.turn !== turn) T.draft = { turn, value: "", circled: false };
  const { draft } = T;
  const { min, max } = range;
  const number = h("input",
    { id: "number", type: "number", inputMode: "numeric", min, max, required: true, value: draft.value });
  const write = h("button", { class: "main", id: "write" });
  const told = () => {
    draft.value = number.value;
    write.textContent = number.value === "" ? "Write" : `Write ${number.value}${draft.circled ? ", circled" : ""}`;
    write.disabled = number.value === "" || !number.checkValidity();
  };
  number.addEventListener("input", told);
  const set = (value) => { number.value = value; told(); };
  const onsubmit = (event) => {
    event.preventDefault();
    const circled = draft.circled && range.may_circle ? { circled: true } : {};
    move({ do: "estimate", value: Number(number.value), ...circled });
  };
  told();
  return h("form", { onsubmit },
    h("div", { class: "pad" }, Array.from({ length: 21 }, (_, value) =>
      button(String(value), () => set(value), { id: `pad-${value}` }))),
    range.may_circle && tick("Circle it: a bet that it is exact, once in the game", "circle", draft.circled,
      (event) => { draft.circled = event.target.checked; told(); }),
    row(h("p", { class: "field" }, h("label", { htmlFor: "number" }, `Your number (${min} to ${max})`), number),
      write));
}

function foxyCount(game) {
  const { table, reveal } = game;
  const rank = (seat) => [table.totals[seat], table.circled_points[seat], -table.crossed[seat]];
  const better = (one, other) => rank(other).reduce((told, value, at) => told || value - rank(one)[at], 0);
  const order = [...table.totals.keys()].sort(better);
  const top = (places) => order.filter((seat, place) => place < places || seat === T.room.seat);
  const shown = top(12);
  const number = (seat, turn) => {
    const box = reveal.sheets[seat][turn];
    const crossed = box?.do === "estimate" && box.value > table.exact[turn];
    return [h(crossed ? "s" : "span", {}, inBox(box)), " ", h("small", {}, `+${table.points[seat][turn]}`)];
  };
  const alone = table.totals.length === 1;
  const [off] = table.deviation;
  const best = order.filter((seat) => better(seat, order[0]) === 0);
  return [
    h("p", { class: "result" }, alone ? `Off by ${off} in all: ${off <= 5 ? "won" : "lost, 5 would have won"}.`
      : `Winner: ${names(best)}`),
    grid("Result", ["", "Points", "Circled", "Crossed out", "Off by"], top(30).map((seat) =>
      [`${order.indexOf(seat) + 1}. ${nameOf(seat)}`, table.totals[seat],
        table.circled_points[seat], table.crossed[seat], table.deviation[seat]])),
    grid("The count: (n) is circled, +n are points", ["", "Card", "Exact", ...shown.map(nameOf)],
      reveal.deck.map((card, turn) =>
        [turn + 1, animalsOf(card), table.exact[turn], ...shown.map((seat) => number(seat, turn))]))];
}

// Cards, for the other two

const SUITS = { fool: { G: "green", R: "red", Y: "yellow", B: "blue" }, duet: { D: "doves", R: "roses", S: "stars" } };
const CHARACTERS = { 1: "Musician", 3: "Foxes", 5: "Gazelle", 7: "Gift", 9: "Heir" };
const MOVEMENT = [0, 3, 2, 1, 1, 2, 0, 2, 0, 3];
const PLUS = { 1: [-4, -2, -1, 1, 3], 2: [-5, 1, 5], 3: [-5, 1, 5] };
const suitOf = (card) => SUITS[T.room.game][card[0]] || "no colour";
const rankOf = (card) => card.replace(/^[A-Z]/, "");
const cardName = (card) => `${suitOf(card)} ${rankOf(card)}`;
const steps = (card) => (T.room.box?.movement || MOVEMENT)[rankOf(card) - 1];

function face(card) {
  const duet = T.room.game === "duet"
    && [CHARACTERS[rankOf(card)], steps(card) === 1 ? "1 step" : `${steps(card)} steps`];
  return [h("b", {}, rankOf(card)), h("span", {}, suitOf(card)), present([duet]).map((line) => h("small", {}, line))];
}
const cardClass = (card) => `card ${suitOf(card).replace(" ", "-")}`;
const lying = (cards) => h("ul", { class: "lying" }, cards.map(({ seat, card }) =>
  h("li", {}, h("span", { class: cardClass(card) }, face(card)), h("small", {}, nameOf(seat)))));

function hand(cards, title, why) {
  const cardButton = (card, at) => {
    const found = pick({ card });
    return h("button", { type: "button", class: cardClass(card), id: `card-${card}-${at}`, disabled: !found,
      title: found ? cardName(card) : why(card), onclick: () => move(found) }, face(card));
  };
  return cards.length > 0 && [h("h3", {}, title),
    h("div", { class: `hand ${legal().length ? "asked" : ""}` }, cards.map(cardButton))];
}

const whyNot = (trick) => () => (legal().length ? `You have to follow ${colourOf(trick)}.` : "It is not your turn.");
const colourOf = (trick) => {
  const coloured = trick.find(({ card }) => card !== "1");
  return coloured ? suitOf(coloured.card) : "any colour";
};

function tricks(trick, last) {
  return h("div", { class: "tricks" },
    h("div", {}, h("h3", {}, "This trick"), trick.length ? lying(trick) : h("p", { class: "quiet" }, "No card yet.")),
    last.length > 0 && h("div", {}, h("h3", {}, "The trick before"), lying(last)));
}

// Fool!

function foolPrompt(game) {
  const { trick } = game.table;
  return trick.length ? `Your turn: follow ${colourOf(trick)} if you can.` : "Your turn: lead any card.";
}

function fool(game) {
  const { table } = game;
  const seats = [...table.totals.keys()];
  const best = Math.max(...table.totals);
  const sign = (number) => (number > 0 ? `+${number}` : minus(number));
  const settled = T.room.phase === "over" || T.room.awaits_ready;
  const part = (seat) => !settled && present([table.fools.includes(seat) && "Fool: sits out",
    table.leader === seat && "leads",
    game.turn === seat && "to play"]).join(", ");
  const fooled = table.fools.includes(T.room.seat) && !settled;
  return [
    T.room.phase === "over" && table.rounds.length > 0 && h("p", { class: "result" },
      `Winner: ${names(seats.filter((seat) => table.totals[seat] === best))}`),
    fooled && h("p", { class: "quiet" }, "You are the Fool and sit out this trick."),
    !settled && tricks(table.trick, game.last),
    !settled && hand(game.hand, `Your hand (${game.hand.length})`, whyNot(table.trick)),
    settled && game.left.some((cards) => cards.length) && [
      game.last.length > 0 && [h("h3", {}, "The last trick"), lying(game.last)],
      h("h3", {}, "Left in the hands"), seats.map((seat) => game.left[seat].length > 0 &&
        h("p", {}, `${nameOf(seat)}: `, game.left[seat].map(cardName).join(", ")))],
    grid(settled ? `Rounds played: ${table.rounds.length}` : `Round ${table.round}`,
      ["", "Cards", "Total", "+10 scored", ""], seats.map((seat) =>
      [nameOf(seat), table.counts[seat], sign(table.totals[seat]), table.tens[seat], part(seat) || ""])),
    table.rounds.length > 0 && grid("Scores by round (F: Fool of its last trick)",
      ["Round", ...seats.map(nameOf)], table.rounds.map((round, at) =>
      [at + 1, ...seats.map((seat) => sign(round.scores[seat]) + (round.fools.includes(seat) ? " F" : ""))]))];
}

// The Duet

function duetPrompt(game) {
  return {
    play: game.table.trick.length ? `Your turn: ${colourOf(game.table.trick)} were led.` : "Your turn: lead any card.",
    swap: "The Foxes: put a card in the decree's place, or leave it.",
    give: "The Gift: choose a card for your partner.",
    move: "You have won the trick: choose how far the tracker goes.",
    cover: "Choose which end of the path a forest token covers.",
  }[game.asked] || "Your turn.";
}

function duet(game) {
  const { table } = game;
  const titles = { swap: "Put in the decree's place", give: "Give to your partner" };
  const mine = T.room.seat !== null;
  const over = T.room.phase === "over";
  const hands = [0, 1].map((seat) => `${nameOf(seat)}: ${table.counts[seat]} cards`).join("; ");
  return [
    table.score !== undefined && h("p", { class: "result" }, `Score: ${table.score}`),
    game.offer !== null && !over && h("div", { class: "notice" },
      h("p", {}, `${nameOf(game.offer)} offered to stop. If both agree, the game is lost.`),
      mine && game.offer !== T.room.seat && button("Accept and stop", () => send("end"))),
    path(game),
    h("p", {}, `Round ${table.round} of 3. ${hands}. `
      + `Gems in reserve: ${table.reserve}. Forest tokens left: ${table.forest}.`),
    !over && duetQuestion(game),
    h("div", { class: "tricks" },
      table.decree && h("div", {}, h("h3", {}, `Decree: ${suitOf(table.decree)} are trump`),
        h("ul", { class: "lying" }, h("li", {}, h("span", { class: cardClass(table.decree) }, face(table.decree))))),
      tricks(table.trick, game.last)),
    game.given && h("p", { class: "quiet" }, `You give ${cardName(game.given)}; your partner is still choosing.`),
    hand(game.hand, (legal().length && titles[game.asked]) || `Your hand (${game.hand.length})`, whyNot(table.trick))];
}

function duetQuestion(game) {
  const { tracker, covered } = game.table;
  const toward = (steps) => {
    const to = tracker + steps;
    const off = to < covered[0] - 5 || to > 5 - covered[1];
    return `${Math.abs(steps)} toward ${nameOf(steps < 0 ? 0 : 1)}: ${off ? "off the path!" : `to ${minus(to)}`}`;
  };
  const label = (one) => ({
    move: () => (one.steps ? toward(one.steps) : `Stay on ${minus(tracker)}`),
    cover: () => (one.end === T.room.seat ? "Cover your own end" : `Cover the end of ${nameOf(one.end)}`),
    swap: () => "Leave the decree as it is",
  })[one.do]?.();
  const asked = legal().filter((one) => !one.card && label(one));
  return asked.length > 0 && row(asked.map((one) => button(label(one), () => move(one), { class: "main" })));
}

function path(game) {
  const { table, level } = game;
  const plus = T.room.box?.levels?.[level]?.plus || PLUS[level] || [];
  const cell = (gems, at) => {
    const space = at - 5;
    const gone = at < table.covered[0] || at > 10 - table.covered[1];
    const here = space === table.tracker;
    const words = gone ? ["forest"] : present([`${gems} gems`, here && "tracker", plus.includes(space) && "plus sign"]);
    const state = `${gone ? "gone" : ""} ${here ? "here" : ""}`;
    return h("li", { class: state, "aria-label": `Space ${space}: ${words.join(", ")}` },
      h("small", {}, minus(space)), h("b", {}, here ? "▲" : ""),
      h("span", {}, gone ? "♣" : gems ? `${gems}◆` : "·"),
      h("small", {}, plus.includes(space) ? "+" : ""));
  };
  return [
    h("div", { class: "ends" }, h("span", {}, `← ${nameOf(0)}`), h("span", {}, `${nameOf(1)} →`)),
    h("ol", { class: "path", "aria-label": "The path" }, table.gems.map(cell)),
    h("p", { class: "quiet" }, "▲ tracker, ◆ gems, + one more gem after the round, ♣ covered by forest")];
}

attempt({ "/": home, "/me": takeOver }[location.pathname] || openTablePage);
