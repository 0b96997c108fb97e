// One message, from its author's line to its last button.

import { attachment, component, text } from "./components.js";
import { alertLine, el } from "./dom.js";
import { embed } from "./embed.js";
import { isEphemeral, isThinking, mentionsMe, nameOf, personOf, see, tile } from "./state.js";
import { stamp } from "./times.js";
import { word } from "./words.js";

const REPLY = 19;
export const THREAD_STARTED = 18;

const who = (user) => personOf(user.id) ?? user;

function origin(message) {
  if (message.interaction) return command(message.interaction);
  if (message.type !== REPLY) return null;
  const other = message.referenced_message;
  if (!other) return el("p", { class: "origin", text: word("gone") });
  return el(
    "p",
    { class: "origin" },
    `${word("replies", nameOf(who(other.author)))} `,
    el("q", { text: snippet(other) }),
  );
}

const command = ({ user, name }) =>
  el("p", { class: "origin" }, `${word("used", nameOf(who(user)))} `, el("code", { text: `/${name}` }));

const snippet = (message) =>
  (message.content || message.components?.find((part) => part.content)?.content || "…").slice(0, 80);

function heading(message) {
  const author = who(message.author);
  return el(
    "header",
    {},
    el("strong", { class: "author", text: nameOf(author) }),
    author.bot ? el("span", { class: "tag", text: word("bot") }) : null,
    stamp(new Date(message.timestamp), "t"),
  );
}

function body(message, hands) {
  if (isThinking(message))
    return [el("p", { class: "thinking", text: word("thinking", nameOf(who(message.author))) })];
  const used = JSON.stringify([message.components, message.embeds]);
  const loose = (message.attachments ?? []).filter((item) => !used.includes(item.id));
  return [
    message.content ? text(message.content) : null,
    (message.embeds ?? []).map(embed),
    loose.map(attachment),
    (message.components ?? []).map((part) => component(part, hands)),
    message.edited_timestamp
      ? el("span", {
          class: "edited faint",
          title: new Date(message.edited_timestamp).toLocaleString(),
          text: word("edited"),
        })
      : null,
    reactions(message),
    message.thread ? el("p", { class: "origin" }, threadLink(message.thread.id, message.thread.name)) : null,
  ];
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

const privately = (message, dismiss) =>
  el(
    "footer",
    { class: "private" },
    el("span", { class: "eye", "aria-hidden": "true" }),
    el("span", { text: word("only") }),
    isThinking(message)
      ? null
      : el("button", { type: "button", class: "quiet", onclick: dismiss, text: word("dismiss") }),
  );

// `hands` can click and choose; `follows` says that the author's line stands above already.
export function drawMessage(message, { hands, dismiss, follows }) {
  const classes = [
    "message",
    follows && "follows",
    isEphemeral(message) && "ephemeral",
    mentionsMe(message) && "calls-me",
  ];
  const author = who(message.author);
  return el(
    "article",
    { class: classes.filter(Boolean).join(" "), "data-message": message.id, "aria-label": nameOf(author) },
    follows ? null : tile(author),
    el(
      "div",
      { class: "body" },
      follows ? null : heading(message),
      origin(message),
      body(message, hands),
      alertLine("failure"),
      isEphemeral(message) ? privately(message, dismiss) : null,
    ),
  );
}

// A thread begins: one quiet line with a way in.
export function drawStart(message) {
  const place = message.message_reference?.channel_id;
  return el(
    "p",
    { class: "event", "data-message": message.id },
    `${word("started", nameOf(who(message.author)))} `,
    threadLink(place, message.content),
  );
}

const threadLink = (place, name) =>
  el(
    "button",
    { type: "button", class: "thread-link", onclick: () => see.go(place) },
    el("span", { "aria-hidden": "true", text: "↳" }),
    name,
  );

// What a screen reader says of a message as it arrives.
export function spoken(node) {
  const body = node.querySelector(".body") ?? node;
  const alts = [...body.querySelectorAll("img")].map((image) => image.alt);
  const texts = [...body.querySelectorAll(".text, .thinking, .embed > h3, .private span")].map(
    (part) => part.textContent,
  );
  return body === node
    ? node.textContent
    : [node.getAttribute("aria-label"), ...texts, ...alts].filter(Boolean).join(". ");
}
