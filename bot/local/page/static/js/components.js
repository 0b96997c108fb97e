// The parts a message is built of, one small function a kind.

import { isSelect } from "./choices.js";
import { el, outside, safeUrl } from "./dom.js";
import { markdown } from "./markdown.js";
import { isPicture, localUrl, picture } from "./pictures.js";
import { Select, emojiOf } from "./select.js";
import { see } from "./state.js";

const STYLES = { 1: "primary", 2: "plain", 3: "success", 4: "danger" };
const LINK = 5;

export const text = (content) => el("div", { class: "text" }, markdown(content, see));

function button(part, hands) {
  const face = [emojiOf(part.emoji), part.label ? el("span", { text: part.label }) : null];
  if (part.style === LINK) return linkButton(part, face);
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "plain"}`,
      disabled: part.disabled,
      "data-custom-id": part.custom_id,
      "aria-label": part.label ? null : part.emoji?.name,
      onclick: (event) => hands.click(event.currentTarget, part.custom_id),
    },
    ...face,
  );
}

function linkButton(part, face) {
  const url = safeUrl(part.url);
  if (!url || part.disabled)
    return el("button", { type: "button", class: "button link", disabled: true }, ...face);
  const anchor = outside(url, ...face.filter(Boolean), el("span", { "aria-hidden": "true", text: "↗" }));
  anchor.className = "button link";
  return anchor;
}

const menu = (part, hands) =>
  new Select(part, { done: (values) => hands.choose(part.custom_id, values) }).node;

const row = (part, hands) =>
  el(
    "div",
    { class: "row" },
    part.components.map((child) => component(child, hands)),
  );

function section(part, hands) {
  return el(
    "div",
    { class: "section" },
    el(
      "div",
      { class: "section-text" },
      part.components.map((child) => component(child, hands)),
    ),
    part.accessory ? component(part.accessory, hands) : null,
  );
}

const thumbnail = (part) => picture(part.media, part.description, { small: true, spoiler: part.spoiler });

function gallery(part) {
  return el(
    "div",
    { class: `gallery of-${Math.min(part.items.length, 4)}` },
    part.items.map((item) => picture(item.media, item.description, { spoiler: item.spoiler })),
  );
}

function file(media, name) {
  const source = localUrl(media.url);
  const title = name ?? decodeURIComponent(media.url.split("/").at(-1));
  return source ? el("a", { class: "file", href: source, download: title, text: title }) : null;
}

function separator(part) {
  const size = part.spacing === 2 ? "gap wide" : "gap";
  return part.divider === false ? el("div", { class: size }) : el("hr", { class: size });
}

function container(part, hands) {
  const box = el(
    "section",
    { class: "container" },
    part.components.map((child) => component(child, hands)),
  );
  if (Number.isInteger(part.accent_color)) accent(box, part.accent_color);
  return part.spoiler ? veil(box) : box;
}

export function accent(box, color) {
  box.classList.add("accented");
  box.style.setProperty("--edge", `#${color.toString(16).padStart(6, "0")}`);
}

function veil(box) {
  box.classList.add("veiled");
  box.addEventListener("click", () => box.classList.remove("veiled"), { once: true });
  return box;
}

const KINDS = {
  1: row,
  2: button,
  9: section,
  10: (part) => text(part.content),
  11: thumbnail,
  12: gallery,
  13: (part) => file(part.file, part.name),
  14: separator,
  17: container,
};

export function component(part, hands) {
  if (isSelect(part)) return menu(part, hands);
  return KINDS[part.type]?.(part, hands) ?? null;
}

export function attachment(item) {
  const spoiler = item.filename?.startsWith("SPOILER_");
  return isPicture(item) ? picture(item, item.description, { spoiler }) : file(item, item.filename);
}
