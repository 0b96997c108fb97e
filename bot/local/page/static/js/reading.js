// What each person has read: kept in the browser, so that badges survive a reload.

import { compareIds, isEphemeral, mentionsMe, newest, state } from "./state.js";

const key = (person) => `tessera.read.${person}`;
const marks = (person) => JSON.parse(localStorage.getItem(key(person)) ?? "{}");
const calls = new Map(); // person -> how often somebody called them while they were not looking

export function markRead(place, message) {
  const read = marks(state.you.id);
  read[place] = newest(read[place], message);
  localStorage.setItem(key(state.you.id), JSON.stringify(read));
}

const after = (id, mark) => Boolean(id) && (!mark || compareIds(id, mark) > 0);

export const isUnread = (place) => after(place.last_message_id, marks(state.you.id)[place.id]);

export function mentionCount(place) {
  const mark = marks(state.you.id)[place.id];
  const known = [...(state.messages.get(place.id)?.values() ?? [])];
  return known.filter((message) => after(message.id, mark) && mentionsMe(message)).length;
}

// A dismissed message stays dismissed as long as this tab lives.
const DISMISSED = "tessera.dismissed";
const dismissed = new Set(JSON.parse(sessionStorage.getItem(DISMISSED) ?? "[]"));

export const isDismissed = (message) => dismissed.has(message);

export function rememberDismissed(message) {
  dismissed.add(message);
  sessionStorage.setItem(DISMISSED, JSON.stringify([...dismissed]));
}

// Everybody at this keyboard hears it when another seat is called.
export function noteCalls(message) {
  if (isEphemeral(message)) return;
  for (const { id } of state.people) {
    if (id !== state.you.id && mentionsMe(message, id)) calls.set(id, (calls.get(id) ?? 0) + 1);
  }
}

export const callsFor = (person) => calls.get(person) ?? 0;
export const answerCalls = (person) => calls.delete(person);
