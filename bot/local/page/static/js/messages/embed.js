// An embed: a card with a title, fields and pictures.

import { el, externalLink, safeUrl } from "../dom/elements.js";
import { timestamp } from "../dom/timestamps.js";
import { mentionContext } from "../model/state.js";
import { setAccent, text } from "./components.js";
import { inline } from "./markdown.js";
import { picture } from "./pictures.js";

function optionalLink(label, address) {
  const url = safeUrl(address ?? "");
  return url ? externalLink(url, ...label) : label;
}

const field = ({ name, value, inline: beside }) =>
  el(
    "div",
    { class: beside ? "field beside" : "field" },
    el("dt", {}, inline(name, mentionContext)),
    el("dd", {}, text(value)),
  );

function footer(embed) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  return el(
    "footer",
    { class: "faint" },
    embed.footer?.text ?? null,
    embed.timestamp ? [embed.footer?.text ? " · " : "", timestamp(new Date(embed.timestamp))] : null,
  );
}

export function embed(data) {
  const card = el(
    "section",
    { class: "container embed" },
    data.author?.name
      ? el("p", { class: "embed-author" }, optionalLink([data.author.name], data.author.url))
      : null,
    data.title ? el("h3", {}, optionalLink(inline(data.title, mentionContext), data.url)) : null,
    data.description ? text(data.description) : null,
    data.fields?.length ? el("dl", { class: "fields" }, data.fields.map(field)) : null,
    data.image ? picture(data.image, data.image.description) : null,
    data.thumbnail ? picture(data.thumbnail, data.thumbnail.description, { small: true }) : null,
    footer(data),
  );
  if (data.color) setAccent(card, data.color);
  return card;
}
