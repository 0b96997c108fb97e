// The list of channels, threads and direct messages, with badges for unread ones.

import { $, el, fill } from "../dom/elements.js";
import { addRovingFocus, setTabStop } from "../dom/roving_focus.js";
import { channelName, compareIds, isArchived, isThread, state } from "../model/state.js";
import { translate } from "../model/strings.js";
import { awaitsAnswer, isUnread, mentionCount } from "../model/unread.js";
import { memberList } from "./member_list.js";

const WIDE_SCREEN = "(min-width: 761px)";
const TEXT = [0, 5];
const DIRECT = [1, 3];

const byPosition = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
const byRecent = (a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id);

const ofTypes = (types) => [...state.channels.values()].filter((channel) => types.includes(channel.type));

export const homeChannel = () => ofTypes(TEXT).sort(byPosition)[0] ?? ofTypes(DIRECT)[0] ?? null;

export const channelSign = (channel) => (isThread(channel) ? "↳" : DIRECT.includes(channel.type) ? "@" : "#");

function badge(channel) {
  const mentions = mentionCount(channel);
  if (mentions)
    return el("span", { class: "badge", "aria-label": translate("mentions", mentions), text: mentions });
  if (!isUnread(channel)) return null;
  return el("span", { class: "dot", role: "img", "aria-label": translate("unread") });
}

function row(channel, onOpen) {
  const isCurrent = channel.id === state.channelId;
  const unread = !isCurrent && isUnread(channel);
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: unread ? "channel unread" : "channel",
        "data-channel": channel.id,
        "aria-current": isCurrent ? "page" : null,
        onclick: () => onOpen(channel.id),
      },
      el("span", { class: "sign", "aria-hidden": "true", text: channelSign(channel) }),
      el("span", { class: "name", text: channelName(channel) }),
      isThread(channel) && awaitsAnswer(channel)
        ? el("span", { class: "turn", text: translate("yourTurn") })
        : null,
      isCurrent ? null : badge(channel),
    ),
    threadsOf(channel, onOpen),
  );
}

function threadsOf(channel, onOpen) {
  const threads = [...state.channels.values()].filter(
    (thread) => isThread(thread) && thread.parent_id === channel.id,
  );
  if (!threads.length) return null;
  const [active, archived] = [threads.filter((t) => !isArchived(t)), threads.filter(isArchived)].map((t) =>
    t.sort(byRecent),
  );
  return el(
    "ul",
    {},
    active.map((thread) => row(thread, onOpen)),
    archived.length ? archiveList(archived, onOpen) : null,
  );
}

function archiveList(threads, onOpen) {
  const open = threads.some((thread) => thread.id === state.channelId || isUnread(thread));
  return el(
    "li",
    {},
    el(
      "details",
      { open },
      el("summary", { text: `${translate("archived")} (${threads.length})` }),
      el(
        "ul",
        {},
        threads.map((thread) => row(thread, onOpen)),
      ),
    ),
  );
}

function group(title, channels, onOpen) {
  if (!channels.length) return null;
  return [
    el("h2", { text: title }),
    el(
      "ul",
      {},
      channels.map((channel) => row(channel, onOpen)),
    ),
  ];
}

export function drawChannelList(onOpen) {
  const nav = $("channels");
  const focused = nav.contains(document.activeElement) && document.activeElement.dataset.channel;
  fill(
    nav,
    group(translate("channels"), ofTypes(TEXT).sort(byPosition), onOpen),
    group(translate("direct"), ofTypes(DIRECT).sort(byRecent), onOpen),
    memberList(),
  );
  const rows = [...nav.querySelectorAll(".channel")];
  setTabStop(rows, rows.find((item) => item.dataset.channel === (focused || state.channelId)) ?? rows[0]);
  if (focused) rows.find((item) => item.dataset.channel === focused)?.focus();
  drawMenuBadge();
}

function drawMenuBadge() {
  const elsewhere = [...state.channels.values()].filter((channel) => channel.id !== state.channelId);
  const mentions = elsewhere.reduce((sum, channel) => sum + mentionCount(channel), 0);
  const mark = mentions
    ? el("span", { class: "badge", text: mentions })
    : elsewhere.some(isUnread)
      ? el("span", { class: "dot" })
      : null;
  fill($("menu"), el("span", { class: "bars", "aria-hidden": "true" }), mark);
  $("menu").setAttribute(
    "aria-label",
    mentions ? `${translate("menu")}, ${translate("mentions", mentions)}` : translate("menu"),
  );
}

export function setUpChannelList() {
  $("channels").setAttribute("aria-label", translate("channelList"));
  addRovingFocus($("channels"), ".channel");
  $("menu").addEventListener("click", (event) => {
    event.stopPropagation();
    openMenu(true);
  });
  document.addEventListener("click", (event) => !$("channels").contains(event.target) && openMenu(false));
  matchMedia(WIDE_SCREEN).addEventListener("change", () => openMenu(false));
  $("channels").addEventListener("keydown", (event) => event.key === "Escape" && openMenu(false));
}

const isOpen = () => document.body.classList.contains("menu-open");

// On a phone the list covers the messages, which must not get focus meanwhile.
export function openMenu(open) {
  if (open === isOpen()) return;
  document.body.classList.toggle("menu-open", open);
  document.querySelector("main").inert = open;
  $("menu").setAttribute("aria-expanded", String(open));
  (open ? $("channels").querySelector(".channel[tabindex='0']") : $("menu")).focus();
}
