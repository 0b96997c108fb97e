// The page: keeps the state as the server tells it, and draws what changed.

import { Composer } from "./composer.js";
import { $ } from "./dom.js";
import { greeting } from "./greeting.js";
import { Log } from "./log.js";
import { Modal } from "./modal.js";
import { drawPeople } from "./people.js";
import { drawPlaces, homeChannel, openMenu, setUpPlaces, signOf } from "./places.js";
import { answerCalls, isUnread, markRead, mentionCount, noteCalls } from "./reading.js";
import { isEphemeral, mentionsMe, newest, placeName, see, state } from "./state.js";
import { keepCounting } from "./times.js";
import { Wire } from "./wire.js";
import { locale, word } from "./words.js";

const wire = new Wire({ frame, away });
const ask = (request) => wire.ask(request);
const log = new Log({ ask, greet: greeting });
const composer = new Composer(ask);

see.go = go;
see.pick = (name) => composer.pick(name);

function frame(data) {
  FRAMES[data.t]?.(data);
}

const FRAMES = {
  hello,
  commands: ({ commands }) => {
    state.commands = commands;
    if (!state.messages.get(state.here)?.size) log.draw();
  },
  message_create: ({ message }) => arrive(message),
  message_update: ({ message }) => change(message),
  message_delete: ({ message }) => leave(message),
  channel_create: ({ channel }) => settle(channel),
  channel_update: ({ channel }) => settle(channel),
  channel_delete: ({ channel }) => vanish(channel),
  thread_create: ({ channel }) => settle(channel),
  thread_update: ({ channel }) => settle(channel),
  thread_delete: ({ channel }) => vanish(channel),
  modal: ({ modal }) => new Modal(modal, ask).open(),
};

function hello(data) {
  const { you, people, bot, guild, commands } = data;
  Object.assign(state, { you, people, bot, guild, commands, messages: new Map() });
  state.places = new Map([...data.channels, ...data.threads].map((place) => [place.id, place]));
  if (!state.places.has(state.here)) state.here = homeChannel()?.id ?? null;
  document.body.classList.add("ready");
  $("connection").hidden = true;
  $("server-name").textContent = guild.name;
  answerCalls(you.id);
  drawPeople(become);
  composer.draw();
  go(state.here);
  countElsewhere();
}

function away() {
  $("connection").textContent = word(state.you ? "away" : "connecting");
  $("connection").hidden = false;
}

function become(person) {
  composer.leave();
  wire.open(person, locale);
}

async function fetchHistory(place) {
  const answer = await ask({ do: "history", channel: place });
  if (answer.ok) state.messages.set(place, new Map(answer.messages.map((message) => [message.id, message])));
}

// Mentions can only be counted in what was read from the server.
async function countElsewhere() {
  const unread = [...state.places.values()].filter((place) => place.id !== state.here && isUnread(place));
  await Promise.all(unread.map((place) => fetchHistory(place.id)));
  drawPlaces(go);
}

async function go(place) {
  if (place !== state.here) composer.leave();
  state.here = place;
  openMenu(false);
  drawPlace();
  if (!state.messages.has(place) && place) await fetchHistory(place);
  if (place !== state.here) return;
  log.enter();
  look();
}

function drawPlace() {
  const place = state.places.get(state.here);
  // A reload, or the address sent to another window, comes back here.
  history.replaceState(null, "", `?${new URLSearchParams({ person: state.you.id })}#${state.here}`);
  const name = place ? placeName(place) : "";
  $("place-name").textContent = place ? `${signOf(place)} ${name}` : "";
  $("place-topic").textContent = place?.topic ?? "";
  $("log").setAttribute("aria-label", word("log", name));
}

// Being in a channel with the window in front is reading it.
function look() {
  const place = state.places.get(state.here);
  if (place?.last_message_id && document.visibilityState === "visible")
    markRead(place.id, place.last_message_id);
  drawPlaces(go);
  drawTitle();
}

// A tab in the background shows that somebody was called.
function drawTitle() {
  const place = state.places.get(state.here);
  const calls = [...state.places.values()].reduce((sum, each) => sum + mentionCount(each), 0);
  document.title = `${calls ? `(${calls}) ` : ""}${place ? `${placeName(place)} · ` : ""}${state.guild.name}`;
}

function arrive(message) {
  const place = state.places.get(message.channel_id);
  if (place && !isEphemeral(message)) place.last_message_id = newest(place.last_message_id, message.id);
  state.messages.get(message.channel_id)?.set(message.id, message);
  noteCalls(message);
  drawPeople(become);
  if (message.channel_id === state.here) {
    if (state.messages.has(state.here)) log.add(message);
    look();
  } else if (mentionsMe(message) && !state.messages.has(message.channel_id)) {
    fetchHistory(message.channel_id).then(look);
  } else look();
}

function change(message) {
  const known = state.messages.get(message.channel_id);
  if (!known?.has(message.id)) return;
  const whole = { ...known.get(message.id), ...message };
  known.set(message.id, whole);
  if (message.channel_id === state.here) log.change(whole);
}

function leave(message) {
  const known = state.messages.get(message.channel_id);
  if (known?.delete(message.id) && message.channel_id === state.here) log.remove();
}

function settle(channel) {
  state.places.set(channel.id, { ...state.places.get(channel.id), ...channel });
  if (channel.id === state.here) drawPlace();
  drawPlaces(go);
}

function vanish(channel) {
  state.places.delete(channel.id);
  if (channel.id === state.here) go(homeChannel()?.id ?? null);
  else drawPlaces(go);
}

document.documentElement.lang = locale;
document.addEventListener("visibilitychange", () => state.you && look());
document.addEventListener("keydown", (event) => {
  // A slash typed anywhere begins a command.
  if (event.key === "/" && !event.target.closest("input, textarea, dialog, [role=listbox]")) composer.begin();
});
$("newer").textContent = word("newer");
setUpPlaces();
keepCounting();
away();
state.here = location.hash.slice(1);
wire.open(new URLSearchParams(location.search).get("person"), locale);
