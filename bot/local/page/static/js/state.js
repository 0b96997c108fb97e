// What this person may see, as the server last told it, and names for it.

import { el } from "./dom.js";

export const state = {
  you: null,
  bot: null,
  people: [],
  guild: { name: "Tessera", roles: [] },
  places: new Map(), // channels and threads by id
  messages: new Map(), // by channel, then by id; a channel is absent until its history was asked for
  commands: [],
  here: null,
};

const THREADS = [10, 11, 12];
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & LOADING);
export const isThread = (place) => THREADS.includes(place.type);
export const isArchived = (place) => Boolean(place.thread_metadata?.archived);

// Snowflakes are numbers too large for JavaScript's, so they are compared as words.
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));
export const newest = (a, b) => (!a || (b && compareIds(a, b) < 0) ? b : a);

export const nameOf = (user) => user.global_name ?? user.username;

export function personOf(id) {
  return [...state.people, state.bot].find((user) => user?.id === id) ?? null;
}

export function placeName(place) {
  if (place.name) return place.name;
  const others = (place.recipients ?? []).filter((user) => user.id !== state.you.id);
  return (others.length ? others : [state.bot]).map(nameOf).join(", ");
}

export function mentionsMe(message, me = state.you.id) {
  if (message.author.id === me) return false;
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === me);
}

// What Markdown needs to know; `go` and `pick` are the page's to fill in.
export const see = {
  get me() {
    return state.you?.id;
  },
  person: (id) => {
    const user = personOf(id);
    return user && nameOf(user);
  },
  role: (id) => state.guild.roles?.find((role) => role.id === id)?.name,
  place: (id) => {
    const place = state.places.get(id);
    return place && placeName(place);
  },
  go: () => {},
  pick: () => {},
};

// A person's tile: letter and colour, never colour alone.
export function tile(user) {
  const seat = state.people.findIndex((person) => person.id === user.id);
  if (seat < 0) return el("img", { class: "tile", src: "/static/mark.svg", alt: "" });
  return el("span", {
    class: `tile hue-${seat % 4}`,
    "aria-hidden": "true",
    text: [...nameOf(user)][0].toUpperCase(),
  });
}
