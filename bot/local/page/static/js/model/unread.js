// What each person has read, missed and dismissed; kept in the browser, so that it survives a reload.

import { compareIds, isEphemeral, mentionsUser, newest, state } from "./state.js";

const key = (person) => `tessera.read.${person}`;
// Channel id -> id of the last message read there.
const readMarks = (person) => JSON.parse(localStorage.getItem(key(person)) ?? "{}");

export function markRead(channelId, messageId) {
  const marks = readMarks(state.you.id);
  marks[channelId] = newest(marks[channelId], messageId);
  localStorage.setItem(key(state.you.id), JSON.stringify(marks));
}

const isAfter = (id, mark) => Boolean(id) && (!mark || compareIds(id, mark) > 0);

export const isUnread = (channel) => isAfter(channel.last_message_id, readMarks(state.you.id)[channel.id]);

export function mentionCount(channel) {
  const mark = readMarks(state.you.id)[channel.id];
  const known = [...(state.messages.get(channel.id)?.values() ?? [])];
  return known.filter((message) => isAfter(message.id, mark) && mentionsUser(message)).length;
}

const hasButton = (part) =>
  Boolean(part.custom_id) || (part.components ?? []).some(hasButton);

// Whether the last mention in a channel is of this person, and can still be answered by a button.
export function awaitsAnswer(channel) {
  const known = [...(state.messages.get(channel.id)?.values() ?? [])];
  const last = known
    .filter((message) => message.mentions?.length && !isEphemeral(message))
    .sort((a, b) => compareIds(a.id, b.id))
    .at(-1);
  return Boolean(last) && mentionsUser(last) && (last.components ?? []).some(hasButton);
}

// A dismissed message stays dismissed until the tab is closed.
const DISMISSED = "tessera.dismissed";
const dismissed = new Set(JSON.parse(sessionStorage.getItem(DISMISSED) ?? "[]"));

export const isDismissed = (messageId) => dismissed.has(messageId);

export function dismissMessage(messageId) {
  dismissed.add(messageId);
  sessionStorage.setItem(DISMISSED, JSON.stringify([...dismissed]));
}

// Mentions of the other people, who may share this window and switch to themselves later.
const missed = new Map(); // person's id -> number of mentions

export function countMissedMentions(message) {
  if (isEphemeral(message)) return;
  for (const { id } of state.people) {
    if (id !== state.you.id && mentionsUser(message, id)) missed.set(id, (missed.get(id) ?? 0) + 1);
  }
}

export const missedMentions = (person) => missed.get(person) ?? 0;
export const clearMissedMentions = (person) => missed.delete(person);
