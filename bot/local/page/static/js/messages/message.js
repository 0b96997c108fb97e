// One message: author, content, components, reactions.

import { userName } from "../controls/user_menu.js";
import { avatar } from "../dom/avatar.js";
import { alertLine, el } from "../dom/elements.js";
import { timestamp } from "../dom/timestamps.js";
import {
  displayName,
  findUser,
  isEphemeral,
  isThinking,
  mentionContext,
  mentionsUser,
} from "../model/state.js";
import { translate } from "../model/strings.js";
import { attachments, component, text } from "./components.js";
import { embed } from "./embed.js";

export const REPLY = 19;
export const THREAD_STARTED = 18;
const MENU_RESPONSE = 23; // to a command in the menu of a person

// A message has a copy of its author; the state has the current user.
const current = (user) => findUser(user.id) ?? user;
const currentName = (user) => displayName(current(user));

function origin(message) {
  if (message.interaction) return command(message);
  if (message.type !== REPLY) return null;
  const other = message.referenced_message;
  if (!other) return el("p", { class: "origin", text: translate("gone") });
  return el(
    "p",
    { class: "origin" },
    `${translate("replies", currentName(other.author))} `,
    el("q", { text: snippet(other) }),
  );
}

const command = ({ interaction: { user, name }, type }) =>
  el(
    "p",
    { class: "origin" },
    `${translate("used", currentName(user))} `,
    el("code", { text: type === MENU_RESPONSE ? name : `/${name}` }),
  );

const snippet = (message) =>
  (message.content || message.components?.find((part) => part.content)?.content || "…").slice(0, 80);

function heading(message) {
  const author = current(message.author);
  return el(
    "header",
    {},
    userName(author, "author"),
    author.bot ? el("span", { class: "tag", text: translate("bot") }) : null,
    timestamp(new Date(message.timestamp), "t"),
  );
}

function body(message, actions) {
  if (isThinking(message))
    return [el("p", { class: "thinking", text: translate("thinking", currentName(message.author)) })];
  const used = JSON.stringify([message.components, message.embeds]);
  const loose = (message.attachments ?? []).filter((item) => !used.includes(item.id));
  return [
    message.content ? text(message.content) : null,
    (message.embeds ?? []).map(embed),
    attachments(loose),
    (message.components ?? []).map((part) => component(part, actions)),
    isEphemeral(message) ? null : edited(message),
    reactions(message),
    message.thread ? el("p", { class: "origin" }, threadLink(message.thread.id, message.thread.name)) : null,
  ];
}

function edited(message) {
  if (!message.edited_timestamp) return null;
  const title = new Date(message.edited_timestamp).toLocaleString();
  return el("span", { class: "edited faint", title, text: translate("edited") });
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el(
    "p",
    { class: "reactions" },
    message.reactions.map(({ emoji, count }) =>
      el("span", { class: "reaction", text: `${emoji.name} ${count}` }),
    ),
  );
}

// Above the content: the end of a message that is acted on, its buttons, is in sight while one acts.
const privateLine = (message, dismiss) =>
  el(
    "div",
    { class: "private" },
    el("span", { class: "eye", "aria-hidden": "true" }),
    el("span", { text: translate("only") }),
    isThinking(message)
      ? null
      : el("button", { type: "button", class: "quiet", onclick: dismiss, text: translate("dismiss") }),
    edited(message),
  );

// `actions` has click and choose; a message that `follows` another of its author shows no heading.
export function drawMessage(message, { actions, dismiss, follows }) {
  const classes = [
    "message",
    follows && "follows",
    isEphemeral(message) && "ephemeral",
    mentionsUser(message) && "mentions-me",
  ];
  const author = current(message.author);
  return el(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "data-message": message.id,
      "aria-label": displayName(author),
    },
    follows ? null : avatar(author),
    el(
      "div",
      { class: "body" },
      follows ? null : heading(message),
      origin(message),
      isEphemeral(message) ? privateLine(message, dismiss) : null,
      body(message, actions),
      alertLine("failure"),
    ),
  );
}

// The notice that a thread was started, with a link to it.
export function drawThreadStart(message) {
  const channelId = message.message_reference?.channel_id;
  return el(
    "p",
    { class: "event", "data-message": message.id },
    `${translate("started", currentName(message.author))} `,
    threadLink(channelId, message.content),
  );
}

const threadLink = (channelId, name) =>
  el(
    "button",
    { type: "button", class: "thread-link", onclick: () => mentionContext.openChannel(channelId) },
    el("span", { "aria-hidden": "true", text: "↳" }),
    name,
  );

// What a screen reader says when a message arrives.
export function spokenText(node) {
  const body = node.querySelector(".body") ?? node;
  const alts = [...body.querySelectorAll("img")].map((image) => image.alt);
  const texts = [...body.querySelectorAll(".text, .thinking, .embed > h3, .private span")].map(
    (part) => part.textContent,
  );
  return body === node
    ? node.textContent
    : [node.getAttribute("aria-label"), ...texts, ...alts].filter(Boolean).join(". ");
}
