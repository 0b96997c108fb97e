// An embed: a card with a title, fields and pictures.

import { accent, text } from "./components.js";
import { el, outside, safeUrl } from "./dom.js";
import { inline } from "./markdown.js";
import { picture } from "./pictures.js";
import { see } from "./state.js";
import { stamp } from "./times.js";

function linked(label, address) {
  const url = safeUrl(address ?? "");
  return url ? outside(url, ...label) : label;
}

const field = ({ name, value, inline: beside }) =>
  el(
    "div",
    { class: beside ? "field beside" : "field" },
    el("dt", {}, inline(name, see)),
    el("dd", {}, text(value)),
  );

function foot(embed) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  return el(
    "footer",
    { class: "faint" },
    embed.footer?.text ?? null,
    embed.timestamp ? [embed.footer?.text ? " · " : "", stamp(new Date(embed.timestamp))] : null,
  );
}

export function embed(data) {
  const card = el(
    "section",
    { class: "container embed" },
    data.author?.name
      ? el("p", { class: "embed-author" }, linked([data.author.name], data.author.url))
      : null,
    data.title ? el("h3", {}, linked(inline(data.title, see), data.url)) : null,
    data.description ? text(data.description) : null,
    data.fields?.length ? el("dl", { class: "fields" }, data.fields.map(field)) : null,
    data.image ? picture(data.image, data.image.description) : null,
    data.thumbnail ? picture(data.thumbnail, data.thumbnail.description, { small: true }) : null,
    foot(data),
  );
  if (data.color) accent(card, data.color);
  return card;
}
