// The page: keeps the state that the server sends, and draws what changed.

import { Composer } from "./composer/composer.js";
import { $ } from "./dom/elements.js";
import { updateRelativeTimes } from "./dom/timestamps.js";
import { drawEmptyChannel } from "./messages/empty_channel.js";
import { MessageList } from "./messages/message_list.js";
import { Modal } from "./modal/modal.js";
import { Connection } from "./model/connection.js";
import {
  channelName,
  isArchived,
  isEphemeral,
  isThread,
  mentionContext,
  mentionsUser,
  newest,
  state,
  userMenuActions,
} from "./model/state.js";
import { locale, translate } from "./model/strings.js";
import {
  clearMissedMentions,
  countMissedMentions,
  isUnread,
  markRead,
  mentionCount,
} from "./model/unread.js";
import {
  channelSign,
  drawChannelList,
  homeChannel,
  openMenu,
  setUpChannelList,
} from "./navigation/channel_list.js";
import { drawPersonSwitch } from "./navigation/person_switch.js";

const connection = new Connection({ onEvent: handleEvent, onLost: showDisconnected });
const send = (request) => connection.send(request);
const messageList = new MessageList({ send, drawEmpty: drawEmptyChannel });
const composer = new Composer(send);

mentionContext.openChannel = openChannel;
mentionContext.startCommand = (name, id) => composer.startMentioned(name, id);
userMenuActions.useCommand = (name, user) =>
  send({ do: "use_on", channel: state.channelId, name, user: user.id });

function handleEvent(event) {
  HANDLERS[event.t]?.(event);
}

const HANDLERS = {
  hello,
  commands: ({ commands }) => {
    state.commands = commands;
    drawChannelList(openChannel);
    if (!state.messages.get(state.channelId)?.size) messageList.draw();
  },
  message_create: ({ message }) => addMessage(message),
  message_update: ({ message }) => updateMessage(message),
  message_delete: ({ message }) => removeMessage(message),
  channel_create: ({ channel }) => updateChannel(channel),
  channel_update: ({ channel }) => updateChannel(channel),
  channel_delete: ({ channel }) => removeChannel(channel),
  thread_create: ({ channel }) => updateChannel(channel),
  thread_update: ({ channel }) => updateChannel(channel),
  thread_delete: ({ channel }) => removeChannel(channel),
  modal: ({ modal }) => new Modal(modal, send).open(),
};

function hello(data) {
  const { you, people, bot, guild, commands } = data;
  Object.assign(state, { you, people, bot, guild, commands, messages: new Map() });
  state.channels = new Map([...data.channels, ...data.threads].map((channel) => [channel.id, channel]));
  if (!state.channels.has(state.channelId)) state.channelId = homeChannel()?.id ?? null;
  document.body.classList.add("ready");
  $("connection").hidden = true;
  $("server-name").textContent = guild.name;
  clearMissedMentions(you.id);
  drawPersonSwitch(switchPerson);
  composer.draw();
  openChannel(state.channelId);
  countUnreadMentions();
}

function showDisconnected() {
  $("connection").textContent = translate(state.you ? "away" : "connecting");
  $("connection").hidden = false;
}

function switchPerson(person) {
  composer.closeCommand();
  connection.open(person, locale);
}

async function fetchHistory(channelId) {
  const answer = await send({ do: "history", channel: channelId });
  if (answer.ok)
    state.messages.set(channelId, new Map(answer.messages.map((message) => [message.id, message])));
}

// Mentions are found in messages, so those of unread channels and of open threads must be fetched first.
async function countUnreadMentions() {
  const wanted = [...state.channels.values()].filter(
    (channel) =>
      channel.id !== state.channelId && (isUnread(channel) || (isThread(channel) && !isArchived(channel))),
  );
  await Promise.all(wanted.map((channel) => fetchHistory(channel.id)));
  drawChannelList(openChannel);
}

// With a message's id, scrolls to that message.
async function openChannel(channelId, messageId = null) {
  if (channelId !== state.channelId) composer.closeCommand();
  state.channelId = channelId;
  openMenu(false);
  drawHeader();
  if (!state.messages.has(channelId) && channelId) await fetchHistory(channelId);
  // Another channel may have been opened while the history was fetched.
  if (channelId !== state.channelId) return;
  messageList.reset();
  if (messageId) messageList.show(messageId);
  markCurrentRead();
}

function drawHeader() {
  const channel = state.channels.get(state.channelId);
  // Reloading the page, or opening its address elsewhere, returns to this channel.
  history.replaceState(null, "", `?${new URLSearchParams({ person: state.you.id })}#${state.channelId}`);
  const name = channel ? channelName(channel) : "";
  $("channel-name").textContent = channel ? `${channelSign(channel)} ${name}` : "";
  $("channel-topic").textContent = channel?.topic ?? "";
  $("log").setAttribute("aria-label", translate("log", name));
}

// The open channel counts as read while the window is visible.
function markCurrentRead() {
  const channel = state.channels.get(state.channelId);
  if (channel?.last_message_id && document.visibilityState === "visible")
    markRead(channel.id, channel.last_message_id);
  drawChannelList(openChannel);
  drawTitle();
}

// The title shows mentions, so that they are noticed in a background tab.
function drawTitle() {
  const channel = state.channels.get(state.channelId);
  const mentions = [...state.channels.values()].reduce((sum, each) => sum + mentionCount(each), 0);
  const prefix = mentions ? `(${mentions}) ` : "";
  document.title = `${prefix}${channel ? `${channelName(channel)} · ` : ""}${state.guild.name}`;
}

function addMessage(message) {
  const channel = state.channels.get(message.channel_id);
  if (channel && !isEphemeral(message)) channel.last_message_id = newest(channel.last_message_id, message.id);
  state.messages.get(message.channel_id)?.set(message.id, message);
  countMissedMentions(message);
  drawPersonSwitch(switchPerson);
  if (message.channel_id === state.channelId) {
    if (state.messages.has(state.channelId)) messageList.add(message);
    markCurrentRead();
  } else if (mentionsUser(message) && !state.messages.has(message.channel_id)) {
    fetchHistory(message.channel_id).then(markCurrentRead);
  } else markCurrentRead();
}

function updateMessage(message) {
  const known = state.messages.get(message.channel_id);
  if (!known?.has(message.id)) return;
  const updated = { ...known.get(message.id), ...message };
  known.set(message.id, updated);
  drawChannelList(openChannel);
  if (message.channel_id === state.channelId) messageList.update(updated);
}

function removeMessage(message) {
  const known = state.messages.get(message.channel_id);
  if (known?.delete(message.id) && message.channel_id === state.channelId) messageList.redraw();
}

function updateChannel(channel) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  if (channel.id === state.channelId) drawHeader();
  drawChannelList(openChannel);
}

function removeChannel(channel) {
  state.channels.delete(channel.id);
  if (channel.id === state.channelId) openChannel(homeChannel()?.id ?? null);
  else drawChannelList(openChannel);
}

document.documentElement.lang = locale;
document.addEventListener("visibilitychange", () => state.you && markCurrentRead());
document.addEventListener("keydown", (event) => {
  // A slash typed outside of any field starts a command.
  if (event.key === "/" && !event.target.closest("input, textarea, dialog, [role=listbox]")) composer.focus();
});
$("newer").textContent = translate("newer");
setUpChannelList();
updateRelativeTimes();
showDisconnected();
state.channelId = location.hash.slice(1);
connection.open(new URLSearchParams(location.search).get("person"), locale);
